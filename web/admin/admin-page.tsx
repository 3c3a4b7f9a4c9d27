import type { ReactNode } from 'react';

type AdminPageProps = { title: string; lead: string; actions?: ReactNode; children: ReactNode };

export function AdminPage({ title, lead, actions, children }: AdminPageProps) {
  return (
    <div className="mx-auto w-full max-w-6xl px-5 pt-10">
      <div className="flex flex-wrap items-end justify-between gap-5 border-b border-line pb-6">
        <div>
          <h1 className="font-serif text-2xl font-semibold tracking-tight">{title}</h1>
          <p className="mt-1.5 text-sm text-soft">{lead}</p>
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      <div className="space-y-6 pt-7">{children}</div>
    </div>
  );
}
