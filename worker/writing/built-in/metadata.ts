import { indexOfPhrase, standsIn } from '../../contract/seo/keyphrase.ts';
import { splitSentences } from '../../contract/seo/sentences.ts';
import type { Material } from '../material.ts';
import { plainSentence, type Section, sentencesOf } from '../section.ts';
import type { Metadata } from '../writer.ts';
import { capitalise, cutAtWord, joinList } from './grammar/words.ts';
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
  const { keyphrase } = outline;
  const asked = material.brief.keywords;
  const first = asked[0] ?? keyphrase.phrase;
  return {
    title: writeTitle(material, outline),
    excerpt: writeExcerpt(outline, sections),
    metaDescription: writeMetaDescription(material, outline),
    keywords: [
      first,
      ...asked.slice(1),
      ...furtherKeywords(
        material.source,
        [first, ...asked.slice(1)],
        Math.max(0, keywordsMost - Math.max(1, asked.length)),
      ),
    ],
  };
}

function writeTitle(material: Material, outline: Outline): string {
  const { product } = readMaterial(material).wording;
  const voice = createVoice(material.seed + 17 + outline.salt);
  const Kp = capitalise(outline.keyphrase.phrase);
  const kinds = new Set(outline.sections.map(({ kind }) => kind));
  const tails = [
    ...(kinds.has('pricing')
      ? [`what ${product} does and costs`, `${product}, its features and prices`, `${product} features and pricing`]
      : []),
    `how ${product} works`,
    `what ${product} offers`,
    `a look at ${product}`,
    `inside ${product}`,
  ];
  const named = standsIn(product, Kp);
  const bodies = named
    ? ['what it does and costs', 'a closer look', 'features and prices'].map((tail) => `${Kp}: ${tail}`)
    : tails.map((tail) => `${Kp}: ${tail}`);
  const fitting = bodies.filter((title) => title.length <= titleMost);
  if (fitting.length > 0) return voice.pick(fitting.slice(0, 4));
  const short = `${Kp}: ${product}`;
  if (short.length <= titleMost) return short;
  const turned = `${product}: ${outline.keyphrase.phrase}`;
  return turned.length <= titleMost ? turned : cutAtWord(`${product}: ${outline.keyphrase.phrase}`, titleMost);
}

/** The first statements about the product, as they stand in the lead. */
function writeExcerpt({ keyphrase }: Outline, sections: readonly Section[]): string {
  const stated = sections
    .slice(0, 2)
    .flatMap(sentencesOf)
    .filter(({ facts }) => facts.length > 0)
    .map(({ text }) => plainSentence(text));
  const best =
    stated.find((text) => standsIn(keyphrase.phrase, text)) ??
    stated.find((text) => text.length > 60) ??
    stated[0] ??
    '';
  const next = stated[stated.indexOf(best) + 1];
  const both = next ? `${best} ${next}` : best;
  return both.length <= excerptMost ? both : best.length <= excerptMost ? best : `${cutAtWord(best, excerptMost - 1)}…`;
}

/** A description that has the keyphrase once and the length that result lists show. */
function writeMetaDescription(material: Material, outline: Outline): string {
  const { wording } = readMaterial(material);
  const { product } = wording;
  const { keyphrase } = outline;
  const { book } = material;
  const kinds = new Set(outline.sections.map(({ kind }) => kind));
  const points = book.features
    .flatMap(({ name }) => readNounPhrase(book.facts[name]?.quote ?? '', wording) ?? [])
    .filter((phrase) => !standsIn(keyphrase.phrase, phrase));
  const parts = [
    kinds.has('pricing') ? 'prices' : null,
    kinds.has('integrations') ? 'integrations' : null,
    kinds.has('faq') ? 'answers to common questions' : null,
  ].flatMap((part) => part ?? []);
  const voice = createVoice(material.seed + 29 + outline.salt);
  const Kp = capitalise(keyphrase.phrase);
  const openings = standsIn(product, Kp)
    ? [`${Kp} explained`, `${Kp} in detail`]
    : [`${Kp}: what ${product} does`, `${Kp}: a look at ${product}`, `${Kp}: how ${product} works`];
  const opening = voice.pick(openings);
  const candidates: string[] = [];
  for (let count = Math.min(5, points.length); count >= 0; count--) {
    const list = joinList(points.slice(0, count));
    for (let more = parts.length; more >= 0; more--) {
      const rest = joinList(parts.slice(0, more));
      for (const tail of [
        '',
        ' All from its own pages.',
        ' Here are the facts, as its own site states them.',
        ' Read what it offers, and for whom, before you choose.',
        ' A plain summary of what its own pages say.',
        ' A plain summary of what the product and its makers say on their own pages.',
      ]) {
        const middle =
          list && rest ? `, with ${list}, plus ${rest}.` : list ? `, with ${list}.` : rest ? `, with ${rest}.` : '.';
        candidates.push(`${opening}${middle}${tail}`);
      }
    }
  }
  const fits = (text: string) => text.length >= metaLeast && text.length <= metaMost;
  const found = candidates.find((text) => fits(text) && splitSentences(text).length > 0);
  if (found) return found;
  const longest =
    candidates.filter((text) => text.length <= metaMost).sort((a, b) => b.length - a.length)[0] ?? opening;
  return indexOfPhrase(keyphrase.phrase, longest) >= 0 ? longest : cutAtWord(`${Kp}: ${longest}`, metaMost);
}
