import type { Statement } from '../../contract/product-sheet.ts';
import { escapePattern } from '../../escape-pattern.ts';
import { isPlural, nounNumber, withArticle } from '../../language/grammar.ts';
import { wordsOf } from '../../language/words.ts';
import type { Source } from '../types.ts';
import { descriptionLine, titleLine } from './called.ts';
import { asSearched, epithets, isGenericKind } from './generic-kind.ts';
import { builtFor, kindInFull } from './kind-in-words.ts';
import { kindPhrase } from './kind-phrase.ts';

/** How many words each may have; 'Security bot for small communities' is typed as it stands, and no longer. */
const most = { kind: 4, joined: 6, search: 5, withFor: 7, whom: 3, what: 4, whole: 8 };
const count = (text: string) => text.split(' ').length;

/** The same with the article that stands before it on its page: 'an editor', 'the memory layer'. */
export function statedKind(kind: Statement, phrase = kindInFull(kind)): string {
  const [article = ''] = new RegExp(`\\b(?:the|an?) (?=${escapePattern(phrase)})`, 'i').exec(kind.quote) ?? [];
  return `${article.toLowerCase()}${phrase}`;
}

/** 'Free shipping' is had, 'a free plugin' is one. */
const articleOf = (kind: string) =>
  /^free\b/i.test(kind) && nounNumber(kind) === 'singular' ? 'a ' : withArticle(kind).slice(0, -kind.length);
const quoted = (kind: string) => `${articleOf(kind)}“${kind}”`;

/** What a title or a description calls a product, in quotation marks: with 'a' before a kind of product, or what is no title. */
export const calledLine = (line: string) =>
  /^\p{Ll}/u.test(line) || kindPhrase(line) === (line.split(furtherOn)[0] ?? line) ? quoted(line) : `“${line}”`;

/** The same as it is called so, in quotation marks; where no article stands before it on its page, the sentence has it. */
export const calledKind = (kind: Statement, phrase?: string) => quoted(statedKind(kind, phrase));

/** What people would type to find it: the product's kind as the site names it, else its name. */
export function chooseKeyphrase(source: Source): string {
  const { kind, name } = source.sheet;
  const lines = [titleLine(source), descriptionLine(source)].filter((line) => line !== null);
  const called = lines
    .map((line) => asSearched(line.replace(/^(?:the|an?) /i, '')))
    // Of 'calm, quiet journal' the last is enough; what it is that does something says more than what it does.
    .map((line) => (/ for [^,]{0,80},/.test(line) ? line : (line.split(', ').at(-1) ?? '')))
    .flatMap((line) => [...(/ that /.test(line) ? [] : [line.replace(builtFor, ' ')]), line.split(furtherOn)[0] ?? '']);
  return (kind && searchedKind(kind)) || (called.find(isSearched) ?? name);
}

/** 'Workout log built for families' is one for families, and a workout log. */
const furtherOn = / (?:(?:built|made|designed) |for |that |with |on |in |to )/;

/** A noun phrase as people type it, no call and no promise. */
const isSearched = (line: string) =>
  line.includes(' ') &&
  count(line) <= (line.includes(' for ') ? most.withFor : most.search) &&
  !isGenericKind(line) &&
  !/^the\b|\b(?:your?|our|we|us|all|every|best|documentation|docs|home|official|site|website)\b/i.test(line) &&
  !/[,.!?]|\d$/.test(line);

/** A kind is searched for with what it is for: 'memory layer for AI agents'; null where nothing tells that. */
function searchedKind(kind: Statement): string | null {
  const short = shortKind(kind.text);
  const further = kindInFull(kind).slice(kind.text.length).replace(builtFor, ' ');
  const [preposition, ...words] = further.trim().split(' ');
  const end = words.findIndex((word) => ends.test(word));
  // 'Food and drink wholesalers' are not food.
  const isCut = /^(?:and|or|to)$/i.test(words[end] ?? '') && !isPlural(words[end - 1] ?? '');
  // What is done is done with all that is named; of several whom it is for the first is enough.
  const isWhat = /ing$/.test(words[0] ?? '') && words.length <= most.what && !words.some((word) => vague.test(word));
  const whom = isWhat || end < 0 ? words : words.slice(0, end);
  // Half of a phrase is none: 'for managing' without what is managed.
  const isWhole =
    whom.length > (/ing$/.test(whom[0] ?? '') ? 1 : 0) &&
    (isWhat || (whom.length <= most.whom && !isCut)) &&
    !whom[0]?.includes(',') &&
    !/^(?:the|your|our|my|people|those|you|all|any(?:one|body)|every(?:one|body)|20\d\d)$/i.test(whom[0] ?? '');
  const phrase = `${short} for ${whom.join(' ')}`;
  // 'On-premise welding traceability software' tells it already.
  const leavesRoom = count(short) <= 3;
  const isFor = preposition === 'for' && isWhole && leavesRoom && count(phrase) <= most.whole;
  return isFor ? phrase : isGenericKind(short) ? null : short;
}

const ends = /^(?:and|or|to|who|that|with|in|on)$/i;

const vague = /^(?:to|who|that|what|more|how)$/i;

/** 'Free, open-source Discord security bot' as people type it: 'Discord security bot'. */
export function shortKind(called: string): string {
  const kind = asSearched(called);
  if (count(kind) <= most.kind && !kind.includes(',')) return kind;
  const bare = kind.replace(epithets, '').split(/[,;]/).at(-1)?.trim() ?? kind;
  const words = bare.split(' ');
  const from = Math.max(0, words.length - most.kind);
  // 'Detention & accessorial charge recovery' is one thing, and half of it is another.
  const joint = words.findLastIndex((word) => /^(?:&|and|or)$/i.test(word));
  if (from === 0 || joint < from - 1) return words.slice(from).join(' ');
  // 'Salt cards & pan map': of two things the second.
  const begin = isPlural(words[joint - 1] ?? '') ? joint + 1 : joint - 1;
  return count(bare) <= most.joined ? bare : words.slice(begin).join(' ');
}

/** Further search phrases, the surest first, none that says the same as one that is there. */
export function furtherKeywords(source: Source, taken: readonly string[], room: number): string[] {
  const { name, kind, plans, features } = source.sheet;
  const candidates = [
    name,
    ...[kind && searchedKind(kind)].flatMap((phrase) => phrase ?? []),
    ...(plans.length > 0 ? [`${name} pricing`] : []),
    ...(features.length >= 3 ? [`${name} features`] : []),
  ];
  const key = (text: string) => [...new Set(wordsOf(text))].sort().join(' ');
  const known = new Set(taken.map(key));
  return candidates.filter((text) => !known.has(key(text)) && Boolean(known.add(key(text)))).slice(0, room);
}
