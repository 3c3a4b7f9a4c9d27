import { standsIn } from '../../contract/seo/keyphrase.ts';
import type { Material } from '../material.ts';
import { plainSentence, type Section, sentencesOf } from '../section.ts';
import type { Metadata } from '../writer.ts';
import { capitalise, cutAtWord, joinList } from './grammar/words.ts';
import type { SectionKind } from './items.ts';
import { furtherKeywords } from './keyphrase.ts';
import { readMaterial } from './kit.ts';
import type { Outline } from './plan.ts';
import { readNounPhrase } from './rewrite/statement.ts';
import { createVoice } from './voice.ts';

const titleMost = 60;
const metaLeast = 121;
const metaMost = 156;
const keywordsMost = 8;
const excerptMost = 280;

/** Title, excerpt, meta description and keywords, all from the outline and the finished text. */
export function describeArticle(material: Material, outline: Outline, sections: readonly Section[]): Metadata {
  const asked = material.brief.keywords;
  const given = [asked[0] ?? outline.keyphrase.phrase, ...asked.slice(1)];
  const kinds = new Set(outline.sections.map(({ kind }) => kind));
  return {
    title: writeTitle(material, outline, kinds),
    excerpt: writeExcerpt(outline, kinds, sections),
    metaDescription: writeMetaDescription(material, outline, kinds),
    keywords: [...given, ...furtherKeywords(material.source, given, Math.max(0, keywordsMost - given.length))],
  };
}

type Kinds = ReadonlySet<SectionKind>;

function writeTitle(material: Material, { keyphrase, salt }: Outline, kinds: Kinds): string {
  const { product } = readMaterial(material).wording;
  const Kp = capitalise(keyphrase.phrase);
  const named = standsIn(product, Kp);
  const tails = named
    ? namedTails
    : material.source.kind === 'article'
      ? articleTails
      : [...(kinds.has('pricing') ? pricedTails : []), ...plainTails];
  const fitting = tails
    .map((tail) => `${Kp}: ${tail.replaceAll('{P}', product)}`)
    .filter((title) => title.length <= titleMost);
  if (fitting.length > 0) return createVoice(material.seed + 17 + salt).pick(fitting.slice(0, 4));
  const last = named ? [Kp] : [`${Kp}: ${product}`, `${Kp} – ${product}`, `${product}: ${keyphrase.phrase}`];
  return (
    last.find((title) => title.length <= titleMost) ?? `${cutAtWord(Kp, titleMost - product.length - 2)}: ${product}`
  );
}

const pricedTails = [
  'what {P} does and costs',
  '{P}, its features and prices',
  '{P} features and pricing',
  'the {P} plans compared',
];
const plainTails = ['how {P} works', 'what {P} offers', 'a look at {P}', 'inside {P}', '{P} explained'];
const articleTails = ['the main points from {P}', 'what {P} reports', '{P} in brief', 'according to {P}', '{P}'];
const namedTails = ['what it does and costs', 'a closer look', 'what to know', 'the details'];

/** The first statements about the product, as they stand in the lead, and what else the article covers where there is room. */
function writeExcerpt({ keyphrase }: Outline, kinds: Kinds, sections: readonly Section[]): string {
  const stated = sections
    .slice(0, 1)
    .flatMap(sentencesOf)
    .filter(({ text, facts }) => facts.length > 0 && text.length > 40 && !text.includes('“'))
    .map(({ text }) => plainSentence(text));
  const best =
    stated.find((text) => standsIn(keyphrase.phrase, text)) ?? stated.find((text) => text.length > 60) ?? stated[0];
  const subjects = [
    'features',
    ...(kinds.has('pricing') ? ['prices'] : []),
    ...(kinds.has('integrations') ? ['integrations'] : []),
  ];
  const covers =
    subjects.length > 1
      ? `This article covers its ${joinList(subjects)}.`
      : `A summary for readers who want to know more about ${keyphrase.inSentence ?? `“${keyphrase.phrase}”`}.`;
  if (!best) return `${capitalise(keyphrase.phrase)}: what the source says, in short. ${covers}`;
  const next = stated[stated.indexOf(best) + 1];
  const options = [next ? `${best} ${next}` : '', best.length < 140 ? `${best} ${covers}` : '', best];
  return options.find((text) => text !== '' && text.length <= excerptMost) ?? `${cutAtWord(best, excerptMost - 1)}…`;
}

/** A description that has the keyphrase once, says what stands in the article, and has the length that result lists show. */
function writeMetaDescription(material: Material, { keyphrase, salt }: Outline, kinds: Kinds): string {
  const { wording } = readMaterial(material);
  const Kp = capitalise(keyphrase.phrase);
  const voice = createVoice(material.seed + 29 + salt);
  const named = standsIn(wording.product, Kp);
  const openings = named
    ? ['what it does', 'what to know', 'the main points']
    : material.source.kind === 'article'
      ? articleOpenings
      : metaOpenings;
  const opening = `${Kp}: ${voice.pick(openings).replaceAll('{P}', wording.product)}`;
  const points = pointsOf(material).filter((phrase) => !standsIn(keyphrase.phrase, phrase));
  const parts = [
    ...(kinds.has('pricing') ? ['prices'] : []),
    ...(kinds.has('integrations') ? ['integrations'] : []),
    ...(kinds.has('faq') ? ['answers to common questions'] : []),
  ];
  const start = Math.floor(voice.random() * tails.length);
  const turned = tails.map((_, at) => tails[(start + at) % tails.length] ?? '');
  const pairs = turned.flatMap((first, at) => turned.slice(at + 1).map((second) => first + second));
  const ends = ['', ...turned, ...pairs];
  let longest = '';
  for (let count = Math.min(5, points.length); count >= 0; count--) {
    for (let more = parts.length; more >= 0; more--) {
      const list = [joinList(points.slice(0, count)), joinList(parts.slice(0, more))].filter(Boolean).join(', plus ');
      for (const end of ends) {
        const text = `${opening}${list ? `, with ${list}` : ''}.${end}`;
        if (text.length > metaMost) continue;
        if (text.length >= metaLeast) return text;
        if (text.length > longest.length) longest = text;
      }
    }
  }
  return longest || cutAtWord(opening, metaMost);
}

const metaOpenings = [
  'what {P} does',
  'a look at {P}',
  'how {P} works',
  'what {P} offers',
  '{P} in detail',
  'what to know about {P}',
];
const articleOpenings = ['the main points of an article by {P}', 'what {P} found', 'what {P} has to say, in short'];

const tails = [
  ' All from its own pages.',
  ' A plain summary for people who want to choose well.',
  ' Here are the facts, as the site itself states them.',
  ' Read what it offers before you choose.',
  ' What it says, in short and in plain words.',
  ' With links to the source.',
];

/** Names of features that read well in a list. */
function pointsOf(material: Material): string[] {
  const { facts, features } = material.book;
  const { wording } = readMaterial(material);
  return features
    .flatMap(({ name }) => readNounPhrase(facts[name]?.quote ?? '', wording) ?? [])
    .filter((phrase) => !/ and /.test(phrase));
}
