import { countWords } from '../count-words.ts';
import type { PageRecord } from '../page-record.ts';
import { type Evidence, markedAs, most, share } from './evidence.ts';

const marks = new Set('team member members people founder founders staff'.split(' '));
const personName = /^\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){1,3}$/u;

const office =
  /\b(?:founder|ceo|cto|coo|cfo|cmo|engineer|developer|designer|manager|director|president|head of|lead|partner|advis[eo]r|researcher|professor|maintainer)\b/i;
const maxOfficeWords = 6;

/** What somebody is, in a short line of its own. */
const hasOffice = (record: PageRecord) =>
  [...record.badges, ...record.lines.map(({ text }) => text)].some(
    (text) => countWords(text) <= maxOfficeWords && office.test(text) && !/[.!]$/.test(text),
  );

/** People's names as titles, where the page is about its people. */
export function areTeam({ group, records, topics }: Evidence): boolean {
  const isPerson = (record: PageRecord) => record.title !== null && personName.test(record.title);
  if (share(records, isPerson) < most) return false;
  return topics.has('team') || markedAs(group, marks) || share(records, hasOffice) >= most;
}
