import * as limits from '../../contract/limits.ts';
import { contentOf } from '../../language/content-words.ts';
import { joinList } from '../../language/grammar.ts';
import { splitSentences } from '../../language/sentences.ts';
import { mayBeVerb } from '../../language/verb-forms.ts';
import { isGenericKind } from '../../source/sheet/generic-kind.ts';
import { plainSentence, type Section, sentencesOf, textOf } from '../article/section.ts';
import { calledKind, chooseKeyphrase, furtherKeywords, kindPhrase, statedKind, titleLine } from '../facts/keyphrase.ts';
import type { Metadata } from '../writer.ts';
import { shapeOf } from './clause.ts';
import type { Desk } from './desk.ts';
import { ended, isOfName, quoted } from './read-sentence.ts';
import { accessSentence } from './sections/access.ts';
import { beforeStart } from './sections/opening.ts';
import { startingPrice } from './starting-price.ts';
import { siteSummary } from './summary.ts';
import { titleOf } from './title.ts';

const keywordsMost = 8;
const further = 5;

/** Title, excerpt, meta description and keywords: the site's words, the sheet's, and a frame, as in the article. */
export function describe(desk: Desk, sections: readonly Section[]): Metadata {
  const { material } = desk;
  const asked = material.brief.keywords;
  const given = asked.length > 0 ? asked : [chooseKeyphrase(material.source)];
  const [lead] = sections;
  const keywords = [...given, ...furtherKeywords(material.source, given, further)].slice(
    0,
    Math.max(keywordsMost, given.length),
  );
  const text = sections.flatMap(({ blocks }) => blocks.map(textOf)).join('\n');
  const covered = coveredIn(desk, text);
  const opening = lead ? factual(lead).filter((text) => !text.startsWith(beforeStart)) : [];
  const facts = factsOf(desk);
  const metaDescription = metaOf(desk, covered, opening, facts);
  const excerpt = excerptOf(desk, covered, opening, facts, metaDescription);
  return { title: titleOf(desk, text), excerpt, metaDescription, keywords: [...keywords] };
}

/** The sentences of a section that stand on facts. */
const factual = (section: Section): string[] =>
  sentencesOf(section).flatMap(({ facts, kind, text }) =>
    facts.length > 0 && kind === undefined ? [plainSentence(text)] : [],
  );

/** The product and what it is, in the words of its site: with the article that stands there, or as a quotation; null where it says none. `isShort`: without what it is for. */
function introduced({ product, material }: Desk, isShort = false): string | null {
  const { kind } = material.source.sheet;
  const line = titleLine(material.source);
  // 'Track every …' calls somebody, and nothing.
  const isName = line !== null && !mayBeVerb(/^\p{L}*/u.exec(line.toLowerCase())?.[0] ?? '');
  if (!kind) return isName ? `${product}, “${line}”` : null;
  const phrase = isShort && !isGenericKind(kind.text) ? kind.text : kindPhrase(kind);
  const stated = statedKind(kind, phrase);
  return `${product}, ${/^an? /.test(stated) ? stated : calledKind(kind, phrase)}`;
}

const lookAt = (what: string) => `This is a look at ${what}`;
const readAbout = (names: string) => `Read about ${names}.`;

/**
 * What stands between the title and the lead: what the product is, on what it runs and what it costs; else what the site says of it in
 * short, in other words than the meta description where it has any.
 */
function excerptOf(
  desk: Desk,
  [names = '']: readonly string[],
  opening: readonly string[],
  facts: readonly string[],
  metaDescription: string,
): string {
  const { product, material } = desk;
  const { kind } = material.source.sheet;
  const named = introduced(desk);
  // What its author says of it is not the site's.
  const isOwn = kind !== null && desk.factsOf(kind.text, kind.page).some(desk.isAuthors);
  const short = (isOwn ? null : introduced(desk, true)) ?? product;
  const covering = { product: short === product ? product : `${short},`, names };
  const stating = (facts.length > 0 ? [facts, facts.slice(0, 1), facts.slice(-1)] : []).map((some) =>
    [`${lookAt(short)}.`, ...some].join(' '),
  );
  const summary = siteSummary(desk, limits.excerptAimed - product.length - 4);
  const options = [
    ...(named ? stating : []),
    ...(summary ? [summaryAfter(desk, product, summary.text)] : []),
    ...(named ? [`${lookAt(named)}.`] : []),
    ...opening.filter((text) => isOfName(text, product)),
    opening.join(' '),
    ...stating,
    ...(names ? [desk.say('covers', covering)] : []),
    ...opening,
  ].filter(({ length }) => length > 0 && length <= limits.excerptAimed);
  return options.find((text) => !metaDescription.includes(text)) ?? options[0] ?? `${lookAt(product)}.`;
}

/** On what it runs, and what it costs. */
const factsOf = (desk: Desk) =>
  [accessSentence(desk), ...startingPrice(desk)].flatMap((one) => (one ? [one.text] : []));

const mostPlans = 4;

const plansOf = ({ material }: Desk) => {
  const names = material.source.sheet.plans.map(({ name }) => name);
  // Some of several would read as all of them.
  return names.length > 1 && names.length <= mostPlans && material.announced.length === 0
    ? [`Its plans: ${joinList(names)}.`]
    : [];
};

/** What names its subject needs nobody to introduce it. */
function summaryAfter({ product }: Desk, lead: string, text: string): string {
  // 'LedgerLark' in its title is 'Ledgerlark' in its text.
  if (!text.toLowerCase().startsWith(product.toLowerCase())) return `${lead}: ${quoted(text)}`;
  return isOfName(text, product) && splitSentences(text).length === 1 ? ended(text) : quoted(text);
}

const mostCovered = 5;
const longestName = 4;

/** 'With your crew', 'No spreadsheets', 'Always on': said of something, and no thing. */
const opensClause =
  /^(?:\d|(?:with|without|for|from|in|on|at|by|no|not|never|always|when|where|how|why|what|who|your|our|every|all|one|more|less|from|built|made|designed)\b)/i;

const endsAsAdjective =
  /(?:able|ible|ful|ous|less|ive|fast|secure|simple|private|free|ready|easy|first|native|friendly|driven)$/i;

/** 'Mood tracking' beside 'Daily mood entries' says the same twice. */
const overlaps = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].some((word) => other.has(word));

/** What the article tells of by name, from many names to few. */
function coveredIn({ material }: Desk, text: string): string[] {
  const names = material.source.sheet.features
    .filter(
      ({ availability, role, name }) =>
        availability === null && role === 'feature' && text.includes(name) && !/[.:;!?,]/.test(name),
    )
    // 'Track keywords' calls its reader.
    .filter(({ name }) => shapeOf(name) === 'fragment' && !mayBeVerb(name.split(' ')[0]?.toLowerCase() ?? ''))
    .filter(({ name }) => !opensClause.test(name) && !endsAsAdjective.test(name))
    .map(({ name }) => name)
    // One word alone may be anything: 'Air', 'Paid', 'Education'.
    .filter((name) => name.includes(' ') && name.split(' ').length <= longestName)
    .filter((name, at, all) => !all.slice(0, at).some((other) => overlaps(contentOf(name), contentOf(other))))
    .slice(0, mostCovered);
  // Whatever words they are, in quotation marks they are names.
  const called = names.map((name) => `“${name}”`);
  return called.map((_, at) => joinList(called.slice(0, called.length - at))).slice(0, -1);
}

/** Of whole sentences only, as near to the length that result lists show as they come. */
function metaOf(desk: Desk, covered: readonly string[], opening: readonly string[], facts: readonly string[]): string {
  const told = opening.filter((text) => text.startsWith(`${desk.product} `) && !/[“”]/.test(text));
  const named = introduced(desk);
  const ofName = siteSummary(desk, limits.metaDescriptionMost);
  const summary = ofName?.text.startsWith(desk.product)
    ? ofName
    : siteSummary(desk, limits.metaDescriptionMost - desk.product.length - 4);
  const heads = [
    ...(summary ? [summaryAfter(desk, desk.product, summary.text)] : []),
    ...told,
    ...(named ? [`${lookAt(named)}.`] : []),
    ...opening.slice(0, 1),
  ];
  const kind = desk.material.source.sheet.kind?.text ?? null;
  const repeats = (head: string, tail: string) =>
    head === tail || (kind !== null && head.includes(kind) && tail.includes(kind));
  const plain = [`${lookAt(desk.product)}.`];
  const tails = [...facts, ...plansOf(desk), ...told, ...covered.map(readAbout)];
  const fitting = (from: readonly string[], more: readonly string[]) =>
    from
      .flatMap((head) => [head, ...more.filter((tail) => !repeats(head, tail)).map((tail) => `${head} ${tail}`)])
      .filter(({ length }) => length <= limits.metaDescriptionMost);
  const fits = [...fitting(heads, tails), ...fitting(plain, tails)];
  return (
    fits.find(({ length }) => length >= limits.metaDescriptionLeast) ??
    [...fits].sort((a, b) => b.length - a.length)[0] ??
    `${lookAt(desk.product)}.`.slice(0, limits.metaDescriptionMost)
  );
}
