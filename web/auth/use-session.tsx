import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { userPollMs } from '../../worker/contract/limits.ts';
import type {
  GoogleBody,
  LoginBody,
  MeResponse,
  ProfileBody,
  RegisterBody,
  User,
} from '../../worker/contract/users.ts';
import { endSession, keyOf, send } from '../lib/api.ts';
import { forgetUnsaved } from '../lib/draft-keys.ts';
import { guardLeaving, useUnsaved } from '../lib/leave-guard.ts';
import { usePage } from '../lib/page-data.tsx';
import { never } from '../lib/screen.tsx';
import { usePoll } from '../lib/use-poll.ts';
import { useReadOrNull } from '../lib/use-read.ts';

const meKey = keyOf('/api/auth/me');
const storageKey = 'user';

type Session = {
  user: User | null;
  /**
   * The session has ended, elsewhere or by itself, while a form holds what is not saved: the user stays on the screen until they
   * have signed in again or left the form.
   */
  isSignedOut: boolean;
  /** True until it is known who is signed in. */
  isPending: boolean;
  error: unknown;
  /** Asks anew who is signed in. */
  refresh(): Promise<unknown>;
  login(body: LoginBody): Promise<void>;
  loginWithGoogle(body: GoogleBody): Promise<void>;
  register(body: RegisterBody): Promise<void>;
  logout(): Promise<void>;
  updateProfile(body: ProfileBody): Promise<void>;
  /** Takes over the user that the server answered with: somebody signed in, or their account changed. */
  adopt(user: User): Promise<void>;
  /** Forgets the user whose session or account the server has just ended, and begins on a fresh page. */
  leave(): void;
};

const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider');
  return session;
}

/** One place asks who is signed in, keeps it fresh and keeps the copy in the browser's storage. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const page = usePage();
  const { mutate: mutateAny } = useSWRConfig();
  // A visitor's page never asks: there is nobody to be found and a 401 would stand in the console.
  const [asks, setAsks] = useState(page.session);
  const [stored] = useState(() => (page.session ? readStoredUser() : null));
  const { data, error, mutate } = useReadOrNull(asks ? meKey : null, [401], {
    revalidateOnMount: true,
    fallbackData: stored ? { user: stored } : undefined,
  });
  usePoll({ mutate }, asks ? userPollMs : 0);
  const current = asks ? (data?.user ?? null) : null;
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  const hasUnsaved = useUnsaved();
  const isSignedOut = current === null && last !== null && hasUnsaved;
  const user = isSignedOut ? last : current;

  useEffect(() => {
    if (asks && data === undefined) return;
    storeUser(current);
  }, [asks, data, current]);

  const isSignedIn = current !== null;
  useEffect(() => {
    // What other tabs change.
    if (isSignedIn) void (import.meta.env.SSR ? never() : import('../lib/changes.ts'));
  }, [isSignedIn]);

  async function adopt(next: User) {
    storeUser(next);
    // Whoever comes in place of somebody else begins with a fresh page, and nothing of theirs goes on under another name.
    if (last && last.id !== next.id) {
      guardLeaving(false);
      location.reload();
      return new Promise<never>(() => {});
    }
    await mutateAny(meKey, { user: next } satisfies MeResponse, { revalidate: false });
    setAsks(true);
  }

  function leave() {
    storeUser(null);
    if (user) forgetUnsaved(user.id);
    // A fresh page: nothing that was loaded for this user stays behind.
    location.assign('/');
  }

  const session: Session = {
    user,
    isSignedOut,
    isPending: asks && data === undefined && !error,
    error: user ? undefined : error,
    refresh: () => mutate(),
    login: async (body) => adopt(await send('POST', '/api/auth/login', { body })),
    loginWithGoogle: async (body) => adopt(await send('POST', '/api/auth/google', { body })),
    register: async (body) => adopt(await send('POST', '/api/auth/register', { body })),
    async logout() {
      await endSession('/api/auth/logout');
      leave();
    },
    async updateProfile(body) {
      if (!user) return;
      await adopt(await send('PATCH', '/api/users/:id', { params: { id: user.id }, body }));
    },
    adopt,
    leave,
  };
  return <SessionContext value={session}>{children}</SessionContext>;
}

function readStoredUser(): User | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null');
  } catch {
    return null;
  }
}

function storeUser(user: User | null): void {
  try {
    if (user) localStorage.setItem(storageKey, JSON.stringify(user));
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage the user is simply asked for again on the next page.
  }
}
