import * as limits from '../../contract/limits.ts';
import { capitalise, joinFewer, joinList } from '../../language/grammar.ts';
import { splitSentences } from '../../language/sentences.ts';
import { mayBeVerb } from '../../language/verb-forms.ts';
import { plainSentence, type Section, sentencesOf, textOf } from '../article/section.ts';
import { chooseKeyphrase, furtherKeywords, kindPhrase, statedKind, titleLine } from '../facts/keyphrase.ts';
import type { Metadata } from '../writer.ts';
import { bareName } from './cards.ts';
import { shapeOf } from './clause.ts';
import type { Desk } from './desk.ts';
import { ended, quoted } from './read-sentence.ts';
import { startingPrice } from './reckon.ts';
import { accessSentence } from './sections/access.ts';
import { siteSummary } from './summary.ts';

const keywordsMost = 8;
const further = 5;

/** Title, excerpt, meta description and keywords: the site's words, the sheet's, and a frame, as in the article. */
export function describe(desk: Desk, sections: readonly Section[]): Metadata {
  const { material } = desk;
  const asked = material.brief.keywords;
  const given = asked.length > 0 ? asked : [chooseKeyphrase(material.source)];
  const lead = (sections[0] ? sentencesOf(sections[0]) : [])
    .filter(({ facts, text }) => facts.length > 0 && !text.startsWith('**') && text.includes(desk.product))
    .map(({ text }) => plainSentence(text))
    // What speaks of the product tells more than the line at the top of its site.
    .sort((a, b) => Number(b.startsWith(desk.product)) - Number(a.startsWith(desk.product)));
  const subjects = subjectsOf(desk, sections);
  const keywords = [...given, ...furtherKeywords(material.source, given, further)].slice(
    0,
    Math.max(keywordsMost, given.length),
  );
  const excerpt = excerptOf(desk, sections[0]?.blocks.map(textOf).join(' ') ?? '', subjects);
  return {
    title: titleOf(desk),
    excerpt,
    metaDescription: metaOf(desk, lead, subjects, excerpt),
    keywords: [...keywords],
  };
}

/** What the article treats: only what it does. */
function subjectsOf({ material }: Desk, sections: readonly Section[]): string[] {
  const { features, plans, quotes, questions } = material.source.sheet;
  const text = sections.flatMap(({ blocks }) => blocks.map(textOf)).join(' ');
  return [
    ...(features.some(({ name }) => text.includes(bareName(name))) ? ['features'] : []),
    ...(plans.length > 0 ? ['prices'] : []),
    ...(quotes.some(({ speaker }) => speaker !== '' && text.includes(speaker)) ? ['what others say'] : []),
    ...(questions.some(({ question }) => text.includes(question)) ? ['common questions'] : []),
  ];
}

function titleOf(desk: Desk): string {
  const { product, material } = desk;
  const { kind, plans } = material.source.sheet;
  const keyphrase = chooseKeyphrase(material.source);
  const line = titleLine(material.source);
  const named = kind
    ? [kindPhrase(kind).replace(/( for [^,]*),.*$/, '$1'), kind.text, keyphrase].filter((text) => !text.includes(','))
    : line !== null
      ? [line]
      : [];
  const asked = material.brief.keywords[0];
  const options = [
    ...(asked ? [`${capitalise(asked)}: A Look at ${product}`, `${capitalise(asked)}: ${product}`] : []),
    ...named
      .flatMap((text) => [text, text.replace(/ for [^,]*$/, '')])
      .map((text) => `${product}: ${capitalise(text)}`),
    ...(plans.length > 0 ? [`${product}: Features, Plans and Pricing`] : []),
    `${product}: What It Does`,
    product,
  ];
  return options.find((text) => text.length <= limits.titleAimed) ?? product.slice(0, limits.titleAimed);
}

/** The product and what it is, in the words of its site: with the article that stands there, or as a quotation. */
function introduced({ product, material }: Desk): string {
  const { kind } = material.source.sheet;
  const line = titleLine(material.source);
  // 'Track every …' calls somebody, and nothing.
  const isName = line !== null && !mayBeVerb(/^\p{L}*/u.exec(line.toLowerCase())?.[0] ?? '');
  if (!kind) return isName ? `${product}, “${line}”` : product;
  const stated = statedKind(kind);
  return /^an? /.test(stated) ? `${product}, ${stated}` : `${product}, “${stated}”`;
}

/** Other words than the lead's, which stands right below it. */
function excerptOf(desk: Desk, lead: string, subjects: readonly string[]): string {
  const about = `A look at ${introduced(desk)}`;
  const summary = siteSummary(desk, limits.excerptAimed - about.length - 4);
  const got = accessSentence(desk);
  const options = [
    ...(summary && !lead.includes(summary.text) ? [summaryAfter(desk, about, summary.text)] : []),
    ...(got ? [`${about}. ${got.text}`] : []),
    ...(subjects.length > 1 ? [`${about}. It takes up ${joinList(subjects)}.`] : []),
    `${about}.`,
  ];
  return options.find((text) => text.length <= limits.excerptAimed) ?? `A look at ${desk.product}.`;
}

const startsWithName = ({ product }: Desk, text: string) =>
  text.startsWith(`${product} `) && shapeOf(`It ${text.slice(product.length + 1)}`) === 'clause';

/** What names its subject needs nobody to introduce it. */
function summaryAfter(desk: Desk, lead: string, text: string): string {
  if (!startsWithName(desk, text)) return `${lead}: ${quoted(text)}`;
  return splitSentences(text).length === 1 ? ended(text) : `The site on ${desk.product}: ${quoted(text)}`;
}

/** Of whole sentences only, as near to the length that result lists show as they come; others than the excerpt's where there are any. */
function metaOf(desk: Desk, lead: readonly string[], subjects: readonly string[], excerpt: string): string {
  // One of them by itself is not what it is about.
  const lists = joinFewer(subjects).filter((list) => list.includes(' and '));
  const tails = [
    ...startingPrice(desk).map(({ text }) => text),
    ...[accessSentence(desk)].flatMap((sentence) => sentence?.text ?? []),
    ...lists.flatMap((list) => [`Read about ${list}.`, `An overview of ${list}, in the words of its site.`]),
    'An overview in the words of its own site.',
    'An overview from its own site.',
  ];
  const about = [`A look at ${introduced(desk)}.`, `A look at ${desk.product}.`];
  const summary = siteSummary(desk, limits.metaDescriptionMost - desk.product.length - 4);
  const quoted = summary ? [summaryAfter(desk, desk.product, summary.text)] : [];
  const told = [...lead.slice(0, 3), ...(lead[0] && lead[1] ? [`${lead[0]} ${lead[1]}`] : [])];
  const heads =
    summary && excerpt.includes(summary.text) ? [...told, ...quoted, ...about] : [...quoted, ...told, ...about];
  const fits = heads
    .flatMap((head) => [head, ...tails.map((tail) => `${head} ${tail}`)])
    .filter(({ length }) => length <= limits.metaDescriptionMost);
  return (
    fits.find(({ length }) => length >= limits.metaDescriptionLeast) ??
    [...fits].sort((a, b) => b.length - a.length)[0] ??
    `A look at ${desk.product}.`.slice(0, limits.metaDescriptionMost)
  );
}
