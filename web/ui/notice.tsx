import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type NoticeProps = { text: ReactNode; actions: Array<{ label: string; onClick: () => void }> };

/** A line above a form that asks for a decision, and how to take it. */
export function Notice({ text, actions }: NoticeProps) {
  return (
    <div
      role="status"
      className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-marker px-4 py-3 text-sm text-on-marker"
    >
      <p className="min-w-0 flex-1 basis-60">{text}</p>
      <div className="flex gap-2">
        {actions.map(({ label, onClick }) => (
          <Button key={label} size="sm" onClick={onClick}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
