import { linesOf } from '../box-lines.ts';
import { countWords } from '../count-words.ts';
import type { PageRecord } from '../page-record.ts';
import { type Evidence, hasBody, most, share } from './evidence.ts';

const nearlyAll = 0.8;
const maxNameWords = 4;

const isName = (record: PageRecord) =>
  record.items.length === 0 &&
  !hasBody(record) &&
  (record.title !== null
    ? countWords(record.title) <= maxNameWords
    : record.pictures.length > 0 || record.lines.length === 1);

/** Records that are a name or a logo each and nothing more. */
export const areNames = ({ records }: Evidence) => share(records, isName) >= nearlyAll;

/** Records that each lead to another site are about others: papers, partners, tools. What has a list of its own is told here. */
export const leadAway = ({ group }: Evidence) =>
  share(
    group.members,
    (member) =>
      linesOf(member).some((line) => line.leadsAway && line.level === 0 && !line.isAction) &&
      linesOf(member).filter(({ isItem }) => isItem).length < fewestListed,
  ) >= most;
const fewestListed = 3;
