import useSWR from 'swr';
import type { SessionList } from '../../worker/contract/account.ts';

const key = '/api/account/sessions';

/** The user's sessions, asked for anew each time that they are shown. */
export const useSessions = () => useSWR<SessionList>(key, { revalidateOnMount: true });
