import { standsIn } from '../../contract/seo/keyphrase.ts';
import { capitalise, cutAtWord, joinList, withArticle } from '../../language/grammar.ts';
import type { Material } from '../facts/material.ts';
import { audienceOf, describeCategory } from './category.ts';
import { readMaterial } from './kit.ts';
import { readOffer, tellStart } from './offers.ts';
import type { Outline } from './plan.ts';
import { holdsKeyphrase } from './product-noun.ts';
import { readNounPhrase } from './rewrite/statement.ts';

const metaLeast = 121;
const metaMost = 156;
const excerptMost = 280;

/** What the product is, and one concrete fact about it. */
export function writeExcerpt(material: Material, { keyphrase }: Outline, lead: readonly string[]): string {
  const definition = define(material);
  const start = tellStart(readOffer(material));
  const whole = lead.filter((text) => !/^(?:it|this|that|they|one|for|any)\b/i.test(text));
  const opening = definition ?? whole.find((text) => standsIn(keyphrase.phrase, text)) ?? whole[0] ?? lead[0] ?? '';
  const fact = start
    ? `${capitalise(start.text)}.`
    : whole.find((text) => text !== opening && !saysTheSame(text, opening));
  const named = `${readMaterial(material).wording.product} `;
  const both = fact ? `${opening} ${opening.startsWith(named) ? nameAsIt(named, fact) : fact}` : opening;
  const text = [both, opening].find((option) => option.length <= excerptMost);
  return text ?? `${cutAtWord(opening, excerptMost - 1)}…`;
}

/** 'Ferrite 2.x cannot …' speaks of something narrower than the product, so it keeps its name. */
function nameAsIt(named: string, text: string): string {
  const rest = text.slice(named.length);
  return text.startsWith(named) && /^\p{Ll}/u.test(rest) ? `It ${rest}` : text;
}

const saysTheSame = (one: string, other: string) => one.slice(0, 30).toLowerCase() === other.slice(0, 30).toLowerCase();

function define(material: Material): string | null {
  const { category, wording } = readMaterial(material);
  return category ? `${wording.product} is ${describeCategory(category)}.` : null;
}

/** A description that has the keyphrase, made of what is true of the product: as near to the length of result lists as the facts allow. */
export function writeMetaDescription(
  material: Material,
  { keyphrase }: Outline,
  lead: readonly string[],
  further: readonly string[],
): string {
  const heads = openings(material, keyphrase.phrase, lead);
  const fromLead = compose(heads, closings(material, lead));
  const options = fits(fromLead) ? fromLead : [...fromLead, ...compose(heads, detailsOf(further))];
  const clean = options.filter(({ text }) => text.length <= metaMost);
  const fitting = clean.filter(({ text }) => text.length >= metaLeast).sort((a, b) => b.worth - a.worth)[0];
  const longest = [...clean].sort((a, b) => b.text.length - a.text.length)[0];
  return (fitting ?? longest)?.text ?? cutAtWord(heads[0] ?? capitalise(keyphrase.phrase), metaMost);
}

const fits = (options: readonly Part[]) =>
  options.some(({ text }) => text.length >= metaLeast && text.length <= metaMost);

/** A thin page's description may use what the article says further down. */
const detailsOf = (further: readonly string[]): Part[][] => {
  const whole = further
    .filter(
      (text) =>
        text.length <= 120 &&
        !pointsBack.test(text) &&
        !/^(?:it|this|that|they|these|those|he|she|one|but|so|then|yes|no)\b/i.test(text),
    )
    .slice(0, 10);
  const parts = whole.map((text) => ({ text, worth: 1 }));
  return [parts, parts];
};

/** Every head with every choice of tails that does not say the same again. */
function compose(heads: readonly string[], tails: readonly (readonly Part[])[]): Part[] {
  return heads.flatMap((head, rank) =>
    subsets(tails)
      .filter((chosen) => isNew(head, chosen))
      .map((chosen) => {
        const text = [head, ...chosen.map(({ text: sentence }) => sentence)].join(' ');
        return { text, worth: chosen.reduce((sum, { worth }) => sum + worth, 0) - rank * 2 };
      }),
  );
}

function isNew(head: string, chosen: readonly Part[]): boolean {
  const texts = chosen.map(({ text }) => text.replace(/^It /, ''));
  return new Set(texts).size === texts.length && texts.every((text) => !head.includes(text));
}

type Part = { text: string; worth: number };

/** Every choice of parts that keeps their order and takes no two of one kind. */
const subsets = (parts: readonly (readonly Part[])[]): Part[][] =>
  parts.reduce<Part[][]>(
    (chosen, options) => chosen.flatMap((before) => [before, ...options.map((option) => [...before, option])]),
    [[]],
  );

/** What the product is, in full and shorter. */
function openings(material: Material, phrase: string, lead: readonly string[]): string[] {
  const { category, wording } = readMaterial(material);
  const { product } = wording;
  const key = capitalise(phrase);
  if (category) {
    const audience = audienceOf(category);
    const short = audience ? audience.split(/, /)[0] : null;
    const forms = [
      describeCategory(category),
      ...(short && short !== audience ? [`${describeCategory({ ...category, tail: `for ${short}` })}`] : []),
      describeCategory({ ...category, tail: '' }),
    ].map((what) => `${product} is ${what}.`);
    return holdsKeyphrase(category, phrase) && standsIn(phrase, category.noun)
      ? forms
      : forms.map((form) => (standsIn(phrase, form) ? form : `${key}: ${form}`));
  }
  const whole = lead.filter(
    (text) =>
      text.length <= metaMost - key.length - 2 &&
      !/^(?:it|this|that|they)\b/i.test(text) &&
      (material.source.kind === 'article' || text.includes(product)),
  );
  const options = [
    ...whole.filter((text) => standsIn(phrase, text)),
    ...whole.filter((text) => !standsIn(phrase, text)).map((text) => `${key}: ${text}`),
  ];
  return options.length > 0 ? options : [`${key}: ${product}.`];
}

function closings(material: Material, lead: readonly string[]): Part[][] {
  const { wording, category } = readMaterial(material);
  const offer = readOffer(material);
  const start = tellStart(offer);
  const does = lead
    .filter((text) => text.startsWith(`${wording.product} `) && !pointsBack.test(text))
    .filter((text) => !text.startsWith(`${wording.product} is `) && !text.startsWith(`${wording.product} handles `))
    .map((text) => ({ text: nameAsIt(`${wording.product} `, text), worth: 4 }));
  const other = lead
    .filter(
      (text) =>
        text.length <= 110 &&
        !text.includes(' is ') &&
        !/\b(?:found|make|start|began|begin|team of)\w*\b/.test(text) &&
        !/^(?:It|This|That|They|Plans?|The \S+ plan)\b/.test(text) &&
        !text.startsWith(wording.product),
    )
    .map((text) => ({ text, worth: 2 }));
  const points = featurePhrases(material).filter((phrase) => !category?.noun.includes(phrase));
  const lists = [3, 2].flatMap((count): Part[] =>
    points.length >= count ? [{ text: `It offers ${joinList(points.slice(0, count))}.`, worth: 2 + count * 0.3 }] : [],
  );
  const prices = [
    ...(start ? [{ text: `${capitalise(start.text)}.`, worth: 3 }] : []),
    ...(offer.lowest && !offer.free && offer.trial
      ? [{ text: `Plans start at ${offer.lowest.price}, after a trial of ${offer.trial.length}.`, worth: 3.6 }]
      : []),
    ...(offer.lowest && !offer.free ? [{ text: `Plans start at ${offer.lowest.price}.`, worth: 3.2 }] : []),
    ...(offer.lowest && offer.free
      ? [
          { text: `Paid plans start at ${offer.lowest.price}.`, worth: 2.8 },
          { text: `There is a free plan, and paid ones start at ${offer.lowest.price}.`, worth: 3.1 },
        ]
      : []),
  ];
  const saysFree = /free/i.test(material.book.facts[offer.trial?.facts[0] ?? -1]?.quote ?? '');
  const trials =
    offer.trial && !offer.lowest && saysFree ? [{ text: `A trial of ${offer.trial.length} is free.`, worth: 1 }] : [];
  return [[...does, ...other], lists, prices, trials];
}

/** 'That file' means nothing without the sentence before. */
const pointsBack =
  /\b(?:replaces|of|for|to|in|on|turns|takes|through) (?:that|this|these|those|them|it)\b|\bwith (?:that|these|those|them|it)\b|\bBoth\b/u;

/** Names of features that read well in running text. */
function featurePhrases(material: Material): string[] {
  const { facts, features } = material.book;
  const { wording } = readMaterial(material);
  return features
    .flatMap(({ name }) => readNounPhrase(facts[name]?.quote ?? '', wording) ?? [])
    .filter((phrase) => !/ and /.test(phrase) && phrase.includes(' '))
    .map((phrase) =>
      / (?:on|by|in|at|for|against|from|to|with|without|of) /.test(phrase) ? phrase : withArticle(phrase),
    );
}
