import { functionWords } from '../language/data/function-words.ts';
import { splitSentences } from '../language/sentences.ts';
import { stem, wordsOf } from '../language/words.ts';
import type { Subject } from './subject.ts';
import type { Finding } from './types.ts';

/** Works, persons, places and names share words with subjects that they have nothing to do with. */
const otherThings =
  'album|EP|single|song|soundtrack|film|movie|documentary|novel|book|poem|musical|opera|painting|series|sitcom|episode|manga|anime|comic|band|duo|rapper|singer|songwriter|musician|composer|actor|actress|footballer|cricketer|politician|wrestler|racehorse|horse|magazine|newspaper|village|town|municipality|commune|suburb|hamlet|river|surname|given name|railway station|record label|football club|video game';
const isOtherKind = new RegExp(
  String.raw`^[^.]{0,200}?\b(?:is|was|are|were)\s+(?:an?|the)\s+(?:[\p{L}\p{N}’'.-]+,?\s+){0,4}?(${otherThings})\b`,
  'iu',
);
const qualifier = new RegExp(String.raw`\([^)]*\b(${otherThings})\)$`, 'i');

const stemsOf = (text: string) =>
  new Set(
    wordsOf(text)
      .filter((word) => !functionWords.has(word))
      .map(stem),
  );

/**
 * True where a page is about the subject, judged by its title and its first paragraphs:
 * - its title has all words of the subject's core; or
 * - its title has one of them, and its first paragraphs have the rest; or
 * - it goes by another name, and its very first sentence has them all.
 * Works, persons and places that only share a word are left out, unless their title is the subject itself.
 */
export function isRelevant(finding: Finding, subject: Subject): boolean {
  const { core } = subject;
  if (isOtherThing(finding, subject)) return false;
  const { lead } = finding;
  const titleStems = titleStemsOf(finding);
  const inTitle = core.filter((word) => titleStems.has(word)).length;
  if (inTitle === core.length) return true;
  const scope = inTitle > 0 ? lead : (splitSentences(lead)[0] ?? '');
  const told = stemsOf(scope);
  return core.every((word) => told.has(word) || titleStems.has(word));
}

/** True where a page that another one calls related has one of the subject's words in its title, or all in its first paragraphs. */
export function isRelated(finding: Finding, subject: Subject): boolean {
  const told = stemsOf(finding.lead);
  const title = titleStemsOf(finding);
  return (
    !isOtherThing(finding, subject) &&
    (subject.core.some((word) => title.has(word)) || subject.core.every((word) => told.has(word)))
  );
}

/** How much of the subject's core a page has in its title, from 0 to 1: pages on the subject itself come before those beside it. */
export function closeness(finding: Finding, { core }: Subject): number {
  const title = titleStemsOf(finding);
  return core.filter((word) => title.has(word)).length / core.length;
}

const titleStemsOf = ({ title }: Finding) => stemsOf(title.replace(/(?<!\s)\s*\([^()]*\)$/, ''));

function isOtherThing(finding: Finding, { core, context }: Subject): boolean {
  const titleStems = titleStemsOf(finding);
  const isNamesake = titleStems.size === core.length && core.every((word) => titleStems.has(word));
  const kind = qualifier.exec(finding.title)?.[1] ?? (isNamesake ? undefined : otherKind(finding.lead));
  return kind !== undefined && ![...core, ...context].includes(stem(kind.toLowerCase()));
}

const otherKind = (lead: string) =>
  /\(born\b/.test(lead.slice(0, 200)) ? 'person' : isOtherKind.exec(lead.replace(/\([^()]*\)/g, ''))?.[1];

/**
 * True where the whole text speaks of at least half of what narrows the subject: a page on snakes shares its title with
 * 'python for data pipelines', but not its matter.
 */
export const mentionsContext = (text: string, { context }: Subject) => hasHalf(text, context);

/** True where a text on something else speaks of the subject as well. */
export function mentionsSubject(text: string, { core }: Subject): boolean {
  const told = stemsOf(text);
  return core.every((word) => told.has(word));
}

function hasHalf(text: string, words: readonly string[]): boolean {
  const told = stemsOf(text);
  return words.filter((word) => told.has(word)).length >= words.length / 2;
}
