import { keyOf } from '../lib/api.ts';
import { useRead } from '../lib/use-read.ts';

/** The user's sessions, asked for anew each time that they are shown. */
export const useSessions = () => useRead(keyOf('/api/account/sessions'), { revalidateOnMount: true });
