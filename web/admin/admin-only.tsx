import type { ReactNode } from 'react';
import type { User } from '../../worker/contract/users.ts';
import { useSession } from '../auth/use-session.tsx';
import { ScreenLoading } from '../ui/screen-loading.tsx';

type AdminOnlyProps = { refusal: ReactNode; children: (admin: User) => ReactNode };

/** Shows its children to admins, the refusal to everyone else. The server checks again. */
export function AdminOnly({ refusal, children }: AdminOnlyProps) {
  const { user, isPending } = useSession();
  if (isPending) return <ScreenLoading />;
  if (!user?.isAdmin) return <div className="mx-auto max-w-xl px-5 py-28 text-center text-soft">{refusal}</div>;
  return children(user);
}
