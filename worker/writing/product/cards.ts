import type { Feature } from '../../contract/product-sheet.ts';
import { countWords } from '../../contract/text.ts';
import { capitalise, joinList, unshouted } from '../../language/grammar.ts';
import { splitSentences } from '../../language/sentences.ts';
import { isPossibleThird, opensWithImperative } from '../../language/verbs.ts';
import { contentOf } from '../../language/words.ts';
import { isOperatingSystem, readSystems } from '../../source/sheet/access/systems.ts';
import { wordsOfState } from '../../source/sheet/availability.ts';
import { sharesOf } from '../../source/sheet/twin-groups.ts';
import { list, paragraph, paragraphs } from '../article/blocks.ts';
import type { ArticleBlock, Sentence } from '../article/section.ts';
import * as words from './data/phrases.ts';
import type { Desk } from './desk.ts';
import * as sentence from './read-sentence.ts';
import {
  beginningOf,
  behind,
  fromFirst,
  limits,
  narrows,
  pastTaglines,
  together,
  untilFirst,
  upToLast,
  withoutTaglines,
  wordsOf,
} from './runs.ts';
import { tellCommand } from './sections/access.ts';
import { plansWith } from './sections/tables.ts';

/** One named thing of a group, as far as it can be told. */
export type Card = {
  name: Sentence;
  role: Feature['role'];
  /** Its first words as the page prints them. */
  line: Sentence | null;
  /** Its list, as far as that can be told; empty where it has none beside its words. */
  items: Sentence[];
};

/** In words; a step of more than `longestPlain` is a sentence of the site. */
const [longestText, longestItem, longestPlain, longestSlogan] = [90, 40, 3, 6];
const [fewestInWhole, fewestBelow] = [7, 10];
/** Of the words of an item so many stand in what is said over it. */
const mostTold = 0.6;

/** Null where the name can't be told, or nothing of what is said of it, or where what is left out would limit what is told. */
export function readCard(desk: Desk, feature: Feature): Card | null {
  const { name, page, role } = feature;
  const facts = desk.factsOf(name, page);
  const { said, items } = partsOf(feature);
  const own = said.filter((text, at) => at === 0 || !announcesOthers(text, name));
  const sentences = undecorated(desk, { ...feature, sentences: own });
  if (facts.length === 0 || words.noName.test(name) || !sentence.mayBeNamed(name, desk.rivals)) return null;
  if ([name, ...sentences].some((text) => words.announcing.test(text))) return null;
  const kept = beginningOfCard(desk, feature, sentences);
  const line = lineOf(kept);
  if (said.length > 0 && line === null) return null;
  // 'With it, keepers can:' leads to the list, which says nothing without it.
  const lead = items.length > 0 && said.at(-1)?.endsWith(':') ? said.at(-1) : undefined;
  // What is still to come may be missing, or says something of the others; without any other item it would be another list.
  const there = items.filter((text) => !words.announcing.test(text) && !/^th(?:is|ese) /i.test(text));
  const listed = untilFirst(
    there.map((text) => listedAs(desk, text, page)),
    (item) => item === null,
  ).filter((item) => item !== null);
  const isLed = lead === undefined || (kept.length === said.length - 1 && sentence.mayBeQuoted(lead, desk.rivals));
  const isWhole = listed.length === there.length && listed.length > 1 && isLed;
  const named = { name: nameOf(desk, feature, facts), role };
  const leading = lead && isWhole ? [{ text: lead, facts: desk.factsOf(lead, page) }] : [];
  if (line !== null || items.length === 0) {
    const isTold = ({ text }: Sentence) => sharesOf(contentOf(text), contentOf(line?.text ?? '')) >= mostTold;
    const areNew = isWhole && listed.filter(isTold).length * 2 < listed.length;
    return { ...named, line: line && together([line, ...leading]), items: areNew ? listed : [] };
  }
  return isWhole ? { ...named, line: lineOf(listed), items: [] } : null;
}

/** What a card says at its end of others, and not of itself: 'More harbours coming soon.' */
function announcesOthers(text: string, name: string): boolean {
  const own = contentOf(text.replace(words.announcing, ''));
  return words.announcing.test(text) && own.size > 0 && own.isDisjointFrom(contentOf(name));
}

/** What is said of it, and the list behind that. */
function partsOf({ sentences, listed = 0 }: Feature) {
  const end = sentences.length - listed;
  return { said: sentences.slice(0, end), items: sentences.slice(end) };
}

/** An item of a thing's list; null where it leads elsewhere, or goes on in small letters with what is said before it. */
function listedAs(desk: Desk, text: string, page: number): Sentence | null {
  const facts = desk.factsOf(text, page);
  const isTold = sentence.isTellable(text, desk.rivals) && !isDecoration(text) && !/^\p{Ll}+\s/u.test(text);
  return isTold && facts.length > 0 && countWords(text) <= longestItem ? { text, facts } : null;
}

/** Words of the site as they stand, or in quotation marks where its makers speak; a `fragment` without a full stop. */
export const toldAs = (
  { text, facts }: Sentence,
  isFragment = false,
  isQuoted = !sentence.isFactual(text),
): Sentence => {
  if (!isQuoted) return { text: sentence.unquoted(text, isFragment), facts };
  return { text: isFragment ? `“${sentence.asInner(text)}”` : sentence.quoted(text), facts };
};

/** The same of what stands in one list: all of it is quoted, or none. */
export const toldAlike = (some: readonly Sentence[], areFragments = false): Sentence[] => {
  const areQuoted = !some.every(({ text }) => sentence.isFactual(text));
  return some.map((one) => toldAs(one, areFragments, areQuoted));
};

/** A long list is read as a text: a part of it would read as all. */
export const asText = (items: readonly Sentence[], lead = ''): Sentence => ({
  text: `${lead}${items.map(({ text }) => text.replace(/\.(?=”?$)/, '')).join('; ')}.`,
  facts: together(items).facts,
});

/** Items of the site, as a list where they are few. */
export function composeList(items: readonly Sentence[]): ArticleBlock[] {
  if (items.length <= longestList) return [list(toldAlike(items, true))];
  const told = toldAlike(items);
  // Sentences in a row are a text as they are.
  const areLong = wordsOf(told) >= told.length * fewestOfText;
  return areLong ? paragraphs(told.map((item) => [item])) : [paragraph([asText(told)])];
}

const [longestList, fewestOfText] = [7, 14];

/** With its state, its labels, and the plans that the page ties it to: 'Cloud sync (Pro)'. */
function nameOf(desk: Desk, feature: Feature, facts: number[]): Sentence {
  const { name, plans, quote, page, availability, labels = [] } = feature;
  // 'Whom we serve' is said by the makers; alone a name is quoted where it is told.
  const bare = labelOf(desk, name);
  const text = feature.sentences.length === 0 || sentence.isFactual(bare) ? bare : `“${sentence.asInner(bare)}”`;
  const state = availability === null ? null : wordsOfState(quote, availability);
  const compared = plans.length > 0 ? { plans: [], facts: [] } : plansWith(desk, text);
  const markers = [...labels.map(unshouted), ...plans, ...compared.plans, ...(state === null ? [] : [state])];
  const isIn = (whole: string, part: string) => whole.toLowerCase().includes(part.toLowerCase());
  const others = (marker: string, at: number) =>
    markers.filter((other, nth) => nth < at || other.length > marker.length);
  const missing = markers.filter((marker, at) => ![text, ...others(marker, at)].some((other) => isIn(other, marker)));
  const tied = missing.length === 0 ? [] : [...desk.factsOf(quote, page), ...compared.facts];
  if (tied.length === 0) return { text, facts };
  return { text: text.replace(/(\.?)$/, ` (${joinList(missing)})$1`), facts: [...facts, ...tied] };
}

/** A step, quoted with the others of its order; of one whose words can't be told the name, or the steps would have a gap. */
export function readStep(desk: Desk, feature: Feature, isQuoted: boolean): Sentence | null {
  const { name, page } = feature;
  const facts = desk.factsOf(name, page);
  if (facts.length === 0 || !sentence.mayBeNamed(name, desk.rivals)) return null;
  const named = { text: labelOf(desk, name), facts };
  const kept = beginningOfCard(desk, feature, undecorated(desk, feature));
  const said = tellWithCommands(desk, kept, feature, isQuoted);
  if (said.length > 0) return underName(named, together(said));
  if (countWords(named.text) > longestPlain) return toldAs(named);
  return sentence.isLeaning(name) ? null : named;
}

const leadsToCommand = ({ commands = [] }: Feature, text: string) =>
  commands.some(({ lead }) => lead?.includes(text.replace(/[.:]$/, '')));

/** Sentences, and the commands of the page, each behind what leads to it. */
function tellWithCommands(desk: Desk, kept: readonly Sentence[], feature: Feature, isQuoted: boolean): Sentence[] {
  const { commands = [], page } = feature;
  const isLead = ({ text }: Sentence) => leadsToCommand(feature, text);
  const before = untilFirst(kept, isLead);
  const after = kept.slice(before.length).filter((one) => !isLead(one));
  const tell = (some: readonly Sentence[]) => {
    const line = lineOf(some);
    return line === null ? [] : [toldAs(line, false, isQuoted)];
  };
  const told = commands.map(({ text, lead }, nth) => {
    const command = tellCommand(desk, { text, lead, page });
    // One of which nothing is said is another way to the same.
    const named = lead === null && nth > 0 ? `or ${command.text}` : command.text;
    const next = commands[nth + 1];
    const end = next ? (next.lead === null ? ';' : '.') : after.length > 0 ? '.' : '';
    return { ...command, text: `${named}${end}` };
  });
  return [...tell(before), ...told, ...tell(after)];
}

/** A thing's words under its name: without it they would seem to be about the thing before. */
export const underName = (name: Sentence, { text, facts }: Sentence): Sentence => ({
  text: `**${name.text}${/[.!?]$/.test(name.text) ? '' : ':'}** ${text}`.trim(),
  facts: [...name.facts, ...facts],
});

/** 'venue eq' is set so for the eye; 'e2e-tester', 'npm' and a command that begins with the product's name are written so. */
const labelOf = ({ product }: Desk, name: string): string =>
  bareName(name).replace(words.setSmall, (bare) => (bare.startsWith(`${product} `) ? bare : capitalise(bare)));

/** Without its number, and the mark at its end. */
export const bareName = (name: string) => name.replace(/^\p{Lu}?\d{1,2} ?[.):·] /u, '').replace(/(?<![.!])[.:!]$/, '');

/** '// anywhere', 'This is huge!', 'Pans · 2024': set for the eye; 'Windows 10 · 64-bit' says what it needs. */
const isDecoration = (text: string) =>
  (words.leaning.test(text) && text.split(' ').length < 5) ||
  (sentence.labelled.test(text) && !isPunctuated(text) && !namesSystem(text));
const namesSystem = (text: string) => readSystems(text).found.some(isOperatingSystem);

/** A short line by itself is the slogan of what stands below it. */
const mayBeSlogan = (text: string) => countWords(text) <= longestSlogan && !namesSystem(text);
const isWhole = (text: string) =>
  isPunctuated(text) && countWords(text) >= fewestInWhole && sentence.shapeOf(text) !== 'fragment';

function undecorated(desk: Desk, { sentences, page }: Feature): readonly string[] {
  // What the article began with begins no thing as well, where more is said of it; what it has said ends none.
  const fresh = fromFirst(sentences, (text) => !desk.isToldAs(text));
  const isTied = fresh[0] !== sentences[0] && sentence.leansBack(fresh[0] ?? '', desk.product);
  const bare = fromFirst(isTied || fresh.length === 0 ? sentences : fresh, (text) => !isDecoration(text));
  const [first = '', ...more] = bare;
  const [next = ''] = more;
  // A line without a stop over sentences is set over them, as a name is.
  const isSetOver = !isPunctuated(first) && isPunctuated(next) && countWords(more.join(' ')) >= fewestBelow;
  const isOver = mayBeSlogan(first) && (isWhole(next) || isSetOver) && !desk.standsWhole(`${first} ${next}`, page);
  const plain = isOver ? bare.slice(1) : bare;
  // Where there is nothing else, labels are what is said.
  return plain.length > 0 ? plain : sentences.filter((text) => sentence.labelled.test(text));
}

/** 'Works with …' has a verb for a reader, be it a noun elsewhere. */
const isSentence = (text: string) =>
  sentence.shapeOf(text) !== 'fragment' || isPossibleThird(text.split(' ')[0]?.toLowerCase() ?? '');

/** A sentence ends there, or leads on. */
const isPunctuated = (text: string) => /[.!?…:;]["”’)]*$/.test(text);

/** A card's first sentences, as much as has room in a paragraph, or in a cell where they are none; nothing that the others would limit. */
function beginningOfCard(desk: Desk, feature: Feature, sentences: readonly string[]): Sentence[] {
  const { page, role } = feature;
  const isLed = (at: number) =>
    leadsToLost(sentences[at] ?? '', sentences[at + 1]) && !leadsToCommand(feature, sentences[at] ?? '');
  // 'Go to your folder and run:', 'Follow what it asks.': an order with one missing.
  const orders = untilFirst(sentences, (_, at) => isLed(at) && opensWithImperative(sentences[at + 1] ?? ''));
  const whole = orders.filter((_, at) => !isLed(at));
  const read = beginningOf(
    desk,
    whole,
    page,
    (text, all) =>
      sentence.mayBeQuoted(text.replace(role === 'step' ? words.joining : '', '').replace(/\?$/, '.'), desk.rivals) &&
      // Somebody is quoted, or speaks for the reader: 'I need this.'
      !/^["“](?:[^"”]*$|I\b)/.test(text) &&
      countWords(all) <= longestText &&
      // Labels and items of a list in a card are no sentences of it; what is left out ends a quotation.
      (text === all || isPunctuated(text) || !isPunctuated(whole[0] ?? '') || desk.standsWhole(all, page)),
  );
  // What points back goes on from what stands before it on the page.
  const isCutOff = (text: string, at: number) =>
    at > 0 &&
    desk.isTorn(read[at - 1]?.text ?? '', text, page) &&
    (!isPunctuated(text) || sentence.leansBack(text, desk.product));
  const joined = untilFirst(read, ({ text }, at) => isCutOff(text, at));
  const isCut = joined.length < whole.length;
  // What leads to a list is left out with it, a question without its answer; 'Guests are busy too!' says nothing without what comes next.
  const isOpen = (text: string) => /[:?]$/.test(text) || words.filler.test(text) || (isCut && text.endsWith('!'));
  const kept = withoutTaglines(pastTaglines(upToLast(joined, ({ text }) => !isOpen(text))));
  // What it points to stands beside it on the page, what it asks is answered in what is left out.
  const isLost = words.pointsAway.test(kept[0]?.text ?? '') || (isCut && kept[0]?.text.endsWith('?'));
  const left = whole.slice(kept.length);
  // What its line goes on to say may go against it, be it too short to be told.
  const [next = ''] = splitSentences(behind(desk, kept.at(-1)?.text ?? '', page));
  const isHalf = limits(next) && !announcesOthers(next, feature.name);
  if (isLost || isHalf || left.some(takesBack)) return [];
  // What the article has said ends no thing of which most is new.
  const fresh = upToLast(kept, ({ text }) => !desk.saysAgain(text));
  return wordsOf(fresh) * 2 >= wordsOf(kept) ? fresh : kept;
}

/** It narrows what stands beside it; 'Don’t take our word for it' asks its reader for something. */
const takesBack = (text: string) =>
  !/^(?:don['’]t|never) /i.test(text) && (isPunctuated(text) ? limits(text) : narrows(text));

/** 'It never touches:' before a whole sentence: what it leads to is set elsewhere. */
const leadsToLost = (text: string, next = '') =>
  text.endsWith(':') && /[.!]$/.test(next) && (isSentence(next) || countWords(next) >= fewestInWhole);

function lineOf(kept: readonly Sentence[]): Sentence | null {
  const last = kept.length - 1;
  // 'Checked at the gate' over 'Each heap is weighed twice.': a phrase, and not the first of a list.
  const mark = (at: number, next = kept[at + 1]?.text ?? '') => (/^\p{Lu}.*[.!?]$/u.test(next) ? '.' : ';');
  const parts = kept.map(({ text, facts }, at) => ({
    text: at < last && !isPunctuated(text) ? `${text}${mark(at)}` : text,
    facts,
  }));
  return last < 0 ? null : together(parts);
}
