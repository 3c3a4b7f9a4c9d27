import { standsIn } from '../../contract/seo/keyphrase.ts';
import { capitalise, cutAtWord } from '../../language/grammar.ts';
import { plainSentence, type Section, sentencesOf } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import type { Metadata } from '../writer.ts';
import { audienceOf } from './category.ts';
import { writeExcerpt, writeMetaDescription } from './descriptions.ts';
import { furtherKeywords } from './keyphrase.ts';
import { choose, readMaterial } from './kit.ts';
import type { Outline } from './plan.ts';

const titleMost = 60;
const keywordsMost = 8;

/** Title, excerpt, meta description and keywords, all from the outline and the finished text. */
export function describeArticle(material: Material, outline: Outline, sections: readonly Section[]): Metadata {
  const asked = material.brief.keywords;
  const given = [asked[0] ?? outline.keyphrase.phrase, ...asked.slice(1)];
  const { product } = readMaterial(material).wording;
  const lead = sections
    .slice(0, 1)
    .flatMap(sentencesOf)
    .filter(({ facts }) => facts.length > 0)
    .map(({ text }) => plainSentence(text))
    // Out of its paragraph 'It checks …' needs its name back.
    .map((text, at, all) =>
      /^It \p{Ll}+s /u.test(text) && all[at - 1]?.startsWith(`${product} `) ? `${product}${text.slice(2)}` : text,
    );
  const further = sections
    .slice(1)
    .flatMap(sentencesOf)
    .filter(({ text, facts }) => facts.length > 0 && !/[*\]“]/.test(text))
    .map(({ text }) => text);
  return {
    title: writeTitle(material, outline),
    excerpt: writeExcerpt(material, outline, lead),
    metaDescription: writeMetaDescription(material, outline, lead, further),
    keywords: [...given, ...furtherKeywords(material.source, given, Math.max(0, keywordsMost - given.length))],
  };
}

function writeTitle(material: Material, { keyphrase, salt, sections }: Outline): string {
  const { wording, category } = readMaterial(material);
  const { product } = wording;
  const key = capitalise(keyphrase.phrase);
  const priced = sections.some(({ kind }) => kind === 'pricing');
  const named = standsIn(product, key);
  const audience = shortAudience(audienceOf(category));
  const special = [
    ...(audience && !named && !/ for /.test(key) && keyphrase.inSentence !== null
      ? [`${key} for ${audience}: how ${product} works`]
      : []),
    ...(keyphrase.activity && !named ? [`${key} with ${product}: features${priced ? ' and prices' : ''}`] : []),
  ];
  const withinWidth = (titles: readonly string[]) => titles.filter((title) => title.length <= titleMost);
  const plain = named ? namedTails(priced) : material.source.kind === 'article' ? articleTails : plainTails(priced);
  const fitting = [
    withinWidth(special),
    withinWidth(plain.map((tail) => `${key}: ${tail.replaceAll('{P}', product)}`)),
  ].find((titles) => titles.length > 0);
  const [first, ...others] = fitting ?? [];
  if (first !== undefined) return choose({ material, salt }, 'title', [first, ...others]);
  const last = named ? [key] : [`${key}: ${product}`, `${product}: ${keyphrase.phrase}`];
  return (
    last.find((title) => title.length <= titleMost) ?? `${cutAtWord(key, titleMost - product.length - 2)}: ${product}`
  );
}

const plainTails = (priced: boolean) =>
  priced
    ? ['what {P} does and costs', '{P} features and prices', 'how {P} works']
    : ['how {P} works', 'what {P} does', 'what {P} offers'];
const articleTails = ['the main points from {P}', 'what {P} reports', 'notes from {P}'];
const namedTails = (priced: boolean) => (priced ? ['an overview with prices'] : ['an overview']);

/** 'cafés' of 'cafés, restaurants and small hospitality groups'. */
function shortAudience(audience: string | null): string | null {
  const first = audience?.split(/, | and | or /)[0] ?? '';
  return first &&
    first.split(' ').length <= 3 &&
    !/ (?:with|of|in|on|at|from|to) /.test(` ${first} `) &&
    !/\d/.test(first)
    ? first
    : null;
}
