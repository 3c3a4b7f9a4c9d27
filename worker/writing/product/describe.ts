import * as limits from '../../contract/limits.ts';
import { capitalise, joinList } from '../../language/grammar.ts';
import { plainSentence, type Section, sentencesOf, textOf } from '../article/section.ts';
import { chooseKeyphrase, furtherKeywords, titleLine } from '../facts/keyphrase.ts';
import type { Metadata } from '../writer.ts';
import type { Desk } from './desk.ts';
import { listOf } from './headings.ts';

const keywordsMost = 8;
const further = 5;

/** Title, excerpt, meta description and keywords: the site's words, the sheet's, and a frame, as in the article. */
export function describe(desk: Desk, sections: readonly Section[]): Metadata {
  const { material } = desk;
  const asked = material.brief.keywords;
  const given = asked.length > 0 ? asked : [chooseKeyphrase(material.source)];
  const lead = (sections[0] ? sentencesOf(sections[0]) : [])
    .filter(({ facts, text }) => facts.length > 0 && !text.startsWith('**'))
    .map(({ text }) => plainSentence(text))
    // What speaks of the product tells more than the line at the top of its site.
    .sort((a, b) => Number(b.startsWith(desk.product)) - Number(a.startsWith(desk.product)));
  // Only what the article does treat is named.
  const text = sections.flatMap(({ blocks }) => blocks.map(textOf)).join(' ');
  const told = material.source.sheet.features
    .filter(({ name, role }) => role === 'feature' && text.includes(name))
    .map(({ name }) => name);
  const keywords = [...given, ...furtherKeywords(material.source, given, further)].slice(
    0,
    Math.max(keywordsMost, given.length),
  );
  return {
    title: titleOf(desk),
    excerpt: excerptOf(desk, lead),
    metaDescription: metaOf(desk, lead, told),
    keywords: [...keywords],
  };
}

/** What the article treats, in a word each. */
function subjectsOf({ material }: Desk): string[] {
  const { sheet } = material.source;
  return [
    ...(sheet.features.length > 0 ? ['features'] : []),
    ...(sheet.plans.length > 0 ? ['plans', 'prices'] : []),
    ...(sheet.integrations.length > 2 ? ['integrations'] : []),
    ...(sheet.questions.length > 0 ? ['common questions'] : []),
    ...(sheet.quotes.length > 1 ? ['the words of users'] : []),
    'questions to ask first',
  ];
}

function titleOf(desk: Desk): string {
  const { product, material } = desk;
  const { kind, plans } = material.source.sheet;
  const priced = plans.length > 0 ? ', Plans and Pricing' : '';
  const line = titleLine(material.source);
  const named = kind ? [kind.text, chooseKeyphrase(material.source)] : line ? [line] : [];
  const asked = material.brief.keywords[0];
  const options = [
    ...(asked ? [`${capitalise(asked)}: A Look at ${product}`, `${capitalise(asked)}: ${product}`] : []),
    ...named.flatMap((text) => [`${product}: ${capitalise(text)}${priced}`, `${product}: ${capitalise(text)}`]),
    `${product}: ${capitalise(joinList(subjectsOf(desk).slice(0, 3)))}`,
    `${product}: ${capitalise(joinList(subjectsOf(desk).slice(0, 2)))}`,
    product,
  ];
  return options.find((text) => text.length <= limits.titleAimed) ?? product.slice(0, limits.titleAimed);
}

function excerptOf(desk: Desk, lead: readonly string[]): string {
  const tail = `This article covers ${joinList(subjectsOf(desk))}, from ${desk.material.source.pages.length === 1 ? 'the page' : 'the pages'} of its site.`;
  const [first = ''] = lead;
  const options = [`${first} ${tail}`.trim(), first, tail];
  return options.find((text) => text !== '' && text.length <= limits.excerptAimed) ?? tail;
}

/** Of whole sentences only, as near to the length that result lists show as they come. */
function metaOf(desk: Desk, lead: readonly string[], told: readonly string[]): string {
  const { product, material } = desk;
  const subjects = subjectsOf(desk);
  const names = listOf(told);
  const lists = subjects.map((_, at) => joinList(subjects.slice(0, at + 1)));
  const tails = [
    ...(names ? [`Read about ${names}.`, `${product} with ${names}, in the words of its site.`] : []),
    ...lists.flatMap((list) => [
      `Read what its site says about ${list}.`,
      `${product} at a glance: ${list}.`,
      `An overview of ${list}, in the words of the ${product} site.`,
    ]),
  ];
  const heads = [
    ...lead.slice(0, 3),
    ...(lead[0] && lead[1] ? [`${lead[0]} ${lead[1]}`] : []),
    `${product}: ${capitalise(chooseKeyphrase(material.source))}.`,
  ];
  const options = heads.flatMap((head) => [head, ...tails.map((tail) => `${head} ${tail}`)]);
  const fits = options.filter(({ length }) => length <= limits.metaDescriptionMost);
  return (
    fits.find(({ length }) => length >= limits.metaDescriptionLeast) ??
    [...fits].sort((a, b) => b.length - a.length)[0] ??
    `${product}: ${subjects[0]}.`
  );
}
