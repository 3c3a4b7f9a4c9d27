import { topicsOf } from '../heading-topics.ts';
import type { PageRecord } from '../page-record.ts';
import { type Evidence, most, share } from './evidence.ts';

const dates: readonly RegExp[] = [
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.?\s\d{1,2},?\s\d{4}\b/iu,
  /\b\d{1,2}\s\p{L}{3,9}\s\d{4}\b/u,
  /\b\d{4}-\d{2}-\d{2}\b/,
  /\bmin(?:ute)?s? read\b/i,
];
/** An entry of a log begins with its day. */
const dayText =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.?\s\d{1,2}|\d{1,2}\.?\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6})(?![\p{L}\p{N}])/iu;
const versionText = /^(?:v|version\s)?\d{1,3}\.\d{1,3}(?:\.\d{1,4})?\b/i;

/** A text with a date in it, or how long it takes to read something. */
export const isDated = (text: string) => dates.some((date) => date.test(text));

const textsOf = (record: PageRecord) => [
  ...[record.title ?? '', ...record.badges, ...record.actions],
  ...record.lines.map(({ text }) => text),
];

/** Records that each bear a date, or a version as their title. */
export function arePosts({ records }: Evidence): boolean {
  const isRelease = ({ title, lines }: PageRecord) =>
    [title ?? '', lines[0]?.text ?? ''].some((text) => versionText.test(text) || dayText.test(text));
  // 'Read article →', 'Sowing guide →' is what each of them asks for.
  const isRead = ({ actions, badges }: PageRecord) =>
    actions.some((text) => /^read (?:the |this |our )?(?:full )?(?:article|post|story|blog|guide)\b/i.test(text)) ||
    [...actions, ...badges].some((text) => /\b(?:article|guide|tutorial|story) ?[→›»]$/i.test(text));
  // 'Blog · Sowing' stands over what is written elsewhere.
  const isEntry = ({ badges, labels, lines }: PageRecord) =>
    [...badges, ...labels, lines[0]?.text ?? ''].some((text) =>
      text.split(/\s[·•|—–]\s/).some((part) => topicsOf(part).has('posts')),
    );
  return (
    share(records, isRelease) >= most ||
    share(records, isRead) >= most ||
    share(records, isEntry) >= most ||
    share(records, (record) => textsOf(record).some(isDated)) >= most
  );
}
