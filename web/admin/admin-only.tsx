import type { ReactNode } from 'react';
import type { User } from '../../worker/contract/users.ts';
import { useSession } from '../auth/use-session.tsx';
import { ScreenLoading } from '../ui/screen-loading.tsx';

type AdminOnlyProps = { title: string; refusal: ReactNode; children: (admin: User) => ReactNode };

/** Shows its children to admins, the refusal to everyone else. The server checks again. */
export function AdminOnly({ title, refusal, children }: AdminOnlyProps) {
  const { user, isPending } = useSession();
  if (isPending) return <ScreenLoading />;
  if (!user?.isAdmin) {
    return (
      <div className="mx-auto max-w-xl space-y-3 px-5 py-28 text-center text-soft">
        <h1 className="font-serif text-2xl font-semibold tracking-tight text-ink">{title}</h1>
        {refusal}
      </div>
    );
  }
  return children(user);
}
