import type { HeadingTopic } from '../../records/heading-topics.ts';
import { stateOf } from '../availability.ts';

/** Parts of a page that are about others, or tell how something else is got. */
const elsewhere: ReadonlySet<HeadingTopic> = new Set([
  ...(['voices', 'customers', 'team', 'posts', 'comparison', 'problem', 'jobs', 'sample', 'coming'] as const),
]);

export const isElsewhere = (topics: Iterable<HeadingTopic>) => [...topics].some((topic) => elsewhere.has(topic));

/** It is not there yet, or no more. */
export const isAwaited = (text: string) => ['coming', 'closed', 'closing'].includes(stateOf(text) ?? '');
