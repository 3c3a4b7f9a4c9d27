import type { PageRecord } from '../read-records.ts';
import { type Evidence, markedAs, most, share } from './evidence.ts';

const marks = new Set('team member members people founder founders staff'.split(' '));
const personName = /^\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){1,3}$/u;

/** People's names as titles, where the page is about its people. */
export function areTeam({ group, records, topics }: Evidence): boolean {
  const isPerson = (record: PageRecord) => record.title !== null && personName.test(record.title);
  const isHinted = topics.has('team') || markedAs(group, marks);
  return isHinted && share(records, isPerson) >= most;
}
