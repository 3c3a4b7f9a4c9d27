import useSWR, { type SWRConfiguration } from 'swr';
import { loadOrNull } from './api.ts';
import type { Key } from './api-types.ts';

type Asked<Answer> = Key<Answer> | readonly [Key<Answer>, ...unknown[]] | null;

/** What the API says at an address; its type follows from the address. */
export const useRead = <Answer>(key: Asked<Answer>, options?: SWRConfiguration<Answer>) => useSWR<Answer>(key, options);

/** As above, and null where it answers with one of the statuses. */
export const useReadOrNull = <Answer>(
  key: Key<Answer> | null,
  statuses: number[],
  options?: SWRConfiguration<Answer | null>,
) => useSWR<Answer | null>(key, (asked: Key<Answer>) => loadOrNull(asked, ...statuses), options);
