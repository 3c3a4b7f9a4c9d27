import { stateOf } from './availability.ts';
import {
  denials,
  integrationNouns,
  kindsOfOthers,
  listRelations,
  plainRelations,
  relations,
  strongRelations,
} from './data/relations.ts';
import { type Enumeration, enumerationsOf, namesAt } from './named-products.ts';
import { endsInPhrase, phrasePattern } from './phrases.ts';

const denial = phrasePattern(denials);
const relation = phrasePattern(relations, 'g');
const plainRelation = phrasePattern(plainRelations, 'g');
const kindOfOthers = phrasePattern(kindsOfOthers, 'g');
const strongRelation = phrasePattern(strongRelations, 'g');
const listRelation = endsInPhrase(listRelations, '\\s(?:the |your |either )?');
const maxApart = 70;
const maxSentence = 1000;

const likes = '(?:like|such as|including|e\\.g\\.|are)';
/** What may stand between a kind of things and the names of such. */
const opening = new RegExp(`^[\\s:—–(,-]{0,3}(?:${likes}\\s)?$`, 'i');
/** A list that a mark or a word for examples opens. */
const listed = new RegExp(`(?:[:—–(]|(?:^|\\s)${likes})\\s?$`, 'i');
const nounBehind = new RegExp(`^\\s(?:${integrationNouns.split('; ').join('|')})(?![\\p{L}\\p{N}])`, 'iu');
const maxNoun = 16;
/** What stands right before the other side of a relation: 'syncs your files with', 'imports your notes from'. */
const joined = /(?:^|\s)(?:with|to|from|into|for)\s(?:your\s|the\s)?$/i;
const clauseMark = /[,:;—–(]/;
const takenBack = /^[^,;:—–(]{0,40}(?:\b(?:not|never|no longer)\b|n['’]t\b)/i;

/** Where the last phrase of a text that a pattern finds begins and ends; null where there is none. */
function lastOf(pattern: RegExp, text: string): { start: number; end: number } | null {
  const last = [...text.matchAll(pattern)].at(-1);
  return last ? { start: last.index, end: last.index + last[0].length } : null;
}

/** Where the clause begins that holds a place of a text. */
function clauseAt(text: string, at: number): number {
  for (let start = at - 1; start >= 0; start -= 1) if (clauseMark.test(text[start] ?? '')) return start + 1;
  return 0;
}

/** Where in a sentence it says that what is listed at a place works with the product; null where it does not. */
function relationBefore(sentence: string, at: number): number | null {
  const from = Math.max(0, at - maxApart);
  const before = sentence.slice(from, at);
  if (listRelation.test(before)) return at - 1;
  const kind = lastOf(kindOfOthers, before);
  if (kind && opening.test(before.slice(kind.end))) return from + kind.start;
  const said = joined.test(before)
    ? lastOf(relation, before)
    : listed.test(before)
      ? lastOf(plainRelation, before)
      : null;
  return said && from + said.start;
}

/** 'works with Slack and Teams': names right after the words that say so plainly. */
function namedPlainly(sentence: string): Enumeration[] {
  return [...sentence.matchAll(strongRelation)].flatMap(({ 0: words, index }) => {
    const at = index + words.length + 1;
    const { names, end } = /\s/.test(sentence[at - 1] ?? '') ? namesAt(sentence, at) : { names: [], end: at };
    return names.length > 0 ? [{ names, at, end }] : [];
  });
}

/**
 * Products that a sentence names after it has said that this one works with them. `isAboutThem`: it stands in a part about such, so
 * that names with which it begins need no word for it.
 */
export function namedTogether(text: string, isAboutThem: boolean): string[] {
  const sentence = text.slice(0, maxSentence);
  if (stateOf(sentence) !== null) return [];
  const isDenied = (from: number, { at, end }: Enumeration) => {
    const before = sentence.slice(clauseAt(sentence, from), at);
    return denial.test(before) || /n['’]t\b/.test(before) || takenBack.test(sentence.slice(end));
  };
  const plainly = namedPlainly(sentence).filter((list) => !isDenied(list.at, list));
  const listedNames = enumerationsOf(sentence).filter((list) => {
    // 'Currently, Brinewell is …' lists nothing.
    const isList = list.names.length > 2 || /\s(?:and|or)\s|[&/·|•]/.test(sentence.slice(list.at, list.end));
    const isSaid =
      (isAboutThem && list.at < 3 && isList) || nounBehind.test(sentence.slice(list.end, list.end + maxNoun));
    const said = isSaid ? list.at : relationBefore(sentence, list.at);
    return said !== null && !isDenied(said, list);
  });
  return [...plainly, ...listedNames].flatMap(({ names }) => names);
}

/** 'GitHub', 'n8n', 'Google Drive': no word that a title could merely begin with. */
const isUnmistakable = (name: string) => /.\p{Lu}|\d|\s|\./u.test(name);

/** 'Slack and Teams integrations', 'GitHub integration': the names of a title or an item that says no more. */
export function namedInTitle(title: string): string[] {
  const { names, end } = namesAt(title, 0);
  if (!nounBehind.test(title.slice(end)) || title.includes(' ', end + 1)) return [];
  return names.length > 1 || names.every(isUnmistakable) ? names : [];
}
