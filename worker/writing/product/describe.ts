import * as limits from '../../contract/limits.ts';
import { capitalise, joinList } from '../../language/grammar.ts';
import { isImperativeVerb, opensWithImperative } from '../../language/verb-forms.ts';
import { plainSentence, type Section, sentencesOf, textOf } from '../article/section.ts';
import { chooseKeyphrase, furtherKeywords, kindPhrase, titleLine } from '../facts/keyphrase.ts';
import type { Metadata } from '../writer.ts';
import type { Desk } from './desk.ts';
import { shortNames } from './headings.ts';

const isImperative = (line: string) => opensWithImperative(line) || isImperativeVerb(line.split(' ')[0] ?? '');

const keywordsMost = 8;
const further = 5;
const mostNames = 3;

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
  const asks = sections.at(-1)?.blocks.some(({ kind }) => kind === 'list') ?? false;
  const keywords = [...given, ...furtherKeywords(material.source, given, further)].slice(
    0,
    Math.max(keywordsMost, given.length),
  );
  return {
    title: titleOf(desk, asks),
    excerpt: excerptOf(desk, subjects, asks),
    metaDescription: metaOf(desk, lead, subjects, asks),
    keywords: [...keywords],
  };
}

/** What the article treats, in a few words each; only what it does treat is named. */
function subjectsOf({ material }: Desk, sections: readonly Section[]): string[] {
  const { sheet } = material.source;
  const text = sections.flatMap(({ blocks }) => blocks.map(textOf)).join(' ');
  const told = sheet.features.filter(({ name, role }) => role === 'feature' && text.includes(name));
  const names = shortNames(told.map(({ name }) => name)).slice(0, mostNames);
  return [
    ...(names.length > 1 ? names : told.length > 0 ? ['features'] : []),
    ...(sheet.plans.length > 0 ? ['prices'] : []),
    ...(sheet.questions.some(({ question }) => text.includes(question)) ? ['common questions'] : []),
  ];
}

function titleOf(desk: Desk, asks: boolean): string {
  const { product, material } = desk;
  const { kind, plans } = material.source.sheet;
  const keyphrase = chooseKeyphrase(material.source);
  const priced = plans.length > 0 ? ', Plans and Pricing' : '';
  const line = titleLine(material.source);
  const isLine = line !== null && !isImperative(line);
  const named = kind
    ? [kindPhrase(kind), kind.text, keyphrase].filter((text) => !text.includes(','))
    : isLine
      ? [line]
      : [];
  const asked = material.brief.keywords[0];
  const options = [
    ...(asked ? [`${capitalise(asked)}: A Look at ${product}`, `${capitalise(asked)}: ${product}`] : []),
    ...named.flatMap((text) => [`${product}: ${capitalise(text)}${priced}`, `${product}: ${capitalise(text)}`]),
    asks ? `${product}: What It Does and What to Ask First` : `${product}: What Its Site Says`,
    product,
  ];
  return options.find((text) => text.length <= limits.titleAimed) ?? product.slice(0, limits.titleAimed);
}

/** Other words than the lead's, which stands right below it. */
function excerptOf({ product }: Desk, subjects: readonly string[], asks: boolean): string {
  const end = asks ? ', and what to ask before you decide' : '';
  const lists = subjects.map((_, at) => joinList(subjects.slice(0, subjects.length - at)));
  const options = lists.map((list) => `What the ${product} site says about ${list}${end}.`);
  return options.find((text) => text.length <= limits.excerptAimed) ?? `What the ${product} site says of it${end}.`;
}

/** Of whole sentences only, as near to the length that result lists show as they come. */
function metaOf(desk: Desk, lead: readonly string[], subjects: readonly string[], asks: boolean): string {
  const { product, material } = desk;
  const keyphrase = chooseKeyphrase(material.source);
  const lists = subjects.map((_, at) => joinList(subjects.slice(0, subjects.length - at)));
  const tails = lists.flatMap((list) => [
    `Read about ${list}.`,
    `${product} at a glance: ${list}.`,
    `Read what its site says about ${list}.`,
    `An overview of ${list}, in the words of the ${product} site.`,
  ]);
  if (asks) tails.push('What its site says, and what to ask before you decide.');
  tails.push('An overview in the words of its own site.', 'An overview from its own site.');
  const heads = [
    ...lead.slice(0, 3),
    ...(lead[0] && lead[1] ? [`${lead[0]} ${lead[1]}`] : []),
    ...(keyphrase === product ? [] : [`${product}: ${capitalise(keyphrase)}.`]),
    `A look at ${product}, by its own site.`,
  ];
  const options = heads.flatMap((head) => [head, ...tails.map((tail) => `${head} ${tail}`)]);
  const fits = options.filter(({ length }) => length <= limits.metaDescriptionMost);
  return (
    fits.find(({ length }) => length >= limits.metaDescriptionLeast) ??
    [...fits].sort((a, b) => b.length - a.length)[0] ??
    `${product}: ${subjects[0] ?? keyphrase}.`
  );
}
