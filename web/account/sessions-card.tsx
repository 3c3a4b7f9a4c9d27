import { useState } from 'react';
import type { SessionItem } from '../../worker/contract/account.ts';
import { useSession } from '../auth/use-session.tsx';
import { send, toldOr } from '../lib/api.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { ArticleTime } from '../ui/article-time.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { Failure } from '../ui/failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useSessions } from './use-sessions.ts';

/** Where the user is signed in. */
export function SessionsCard() {
  const { data, error, mutate } = useSessions();
  const { refresh } = useSession();
  const [isBusy, setIsBusy] = useState(false);

  async function end(work: () => Promise<unknown>, description: string) {
    setIsBusy(true);
    try {
      await work();
      toast({ title: 'Signed Out', description });
    } catch (failure) {
      toastFailure('Error', toldOr(failure, 'Please try again later.'));
    }
    await mutate();
    setIsBusy(false);
  }
  const endOne = ({ id, device }: SessionItem) =>
    end(() => send('DELETE', '/api/account/sessions/:id', { params: { id } }), `The session of ${device} has ended.`);
  const endOthers = () =>
    end(async () => {
      await send('POST', '/api/account/sign-out-everywhere');
      // With the new cookie: a poll that went out with the old one may have come back empty.
      await refresh();
    }, 'You are signed in here, and nowhere else.');

  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <CardTitle>Sessions</CardTitle>
        {data && data.sessions.length > 1 && (
          <Button size="sm" disabled={isBusy} onClick={endOthers}>
            Sign Out Everywhere Else
          </Button>
        )}
      </div>
      {!data && !error && <Skeleton className="mt-4 h-16" />}
      {!data && error && <Failure message="Failed to fetch sessions" onRetry={() => mutate()} className="mt-4" />}
      {data && (
        <ul className="mt-2 max-h-80 divide-y divide-line overflow-y-auto text-sm">
          {data.sessions.map((session) => (
            <li key={session.id} className="flex items-center justify-between gap-4 py-3">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  {session.device}
                  {session.isCurrent && <Badge>This one</Badge>}
                </p>
                <p className="text-xs text-soft">
                  First seen: <ArticleTime iso={session.createdAt} />. Last seen:{' '}
                  <ArticleTime iso={session.lastSeenAt} />
                </p>
              </div>
              {!session.isCurrent && (
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={isBusy}
                  aria-label={`End session: ${session.device}`}
                  onClick={() => endOne(session)}
                >
                  End
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
