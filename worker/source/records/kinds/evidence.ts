import { countWords } from '../count-words.ts';
import type { Group } from '../find-groups.ts';
import type { HeadingTopic } from '../heading-topics.ts';
import type { PageRecord } from '../page-record.ts';

/** What tells what a group's records are. */
export type Evidence = {
  group: Group;
  records: readonly PageRecord[];
  /** What stands over the group. */
  heading: string | null;
  /** What the heading above, or the page's address, says that the part is about. */
  topics: ReadonlySet<HeadingTopic>;
};

/** What holds for a group holds for this share of its records. */
export const most = 0.6;

/** What share of the records satisfies a test. */
export const share = <T>(records: readonly T[], test: (record: T) => boolean) =>
  records.filter(test).length / Math.max(1, records.length);

/** Whether the makers of the page call the group, or each of its members, by one of these words. */
export const markedAs = ({ box, members }: Group, words: ReadonlySet<string>) =>
  box.marks.some((mark) => words.has(mark)) || members.every((member) => member.marks.some((mark) => words.has(mark)));

/** The text below a record's title. */
export const bodyOf = (record: PageRecord) => record.lines.filter(({ level }) => level === 0);

export const hasBody = (record: PageRecord) => bodyOf(record).some(({ text }) => countWords(text) > 2);

/** Many short lines and not one that says something: a row of a table, a piece of a screen. */
export const isTabular = (record: PageRecord) =>
  record.lines.length > 2 && !record.lines.some(({ text }) => countWords(text) > 5);

/** Whether the part of the page that a group stands in is about one of these. */
export const isAbout =
  (...topics: readonly HeadingTopic[]) =>
  ({ topics: about }: Evidence): boolean =>
    topics.some((topic) => about.has(topic));
