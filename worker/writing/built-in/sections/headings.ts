import { capitalise } from '../../../language/grammar.ts';
import { choose, type Kit } from '../kit.ts';
import type { PlannedSection } from '../plan.ts';
import { capitalised, keyphraseAsNoun, productNoun } from '../product-noun.ts';
import { isUsable } from '../rewrite/clean.ts';
import { lowerFirst } from '../rewrite/statement.ts';

/** A heading with the keyphrase in it, for the sections that the plan gives one. */
export function keyHeading(kit: Kit, kind: PlannedSection['kind']): string {
  const { product, users } = kit.wording;
  const { activity } = kit.keyphrase;
  const noun = productNoun(kit);
  const key = capitalised(kit);
  const topic = keyphraseAsNoun(kit);
  switch (kind) {
    case 'pricing':
      if (activity !== null) return `What ${activity} with ${product} costs`;
      return noun
        ? choose(kit, 'pricing heading', [`What ${noun} costs`, `Plans and prices of ${noun}`])
        : `${key}: plans and prices`;
    case 'audience':
      return noun ? `Who ${noun} is for` : `${key} with ${product}: who it is for`;
    case 'faq':
      return topic
        ? choose(kit, 'faq heading', [`Questions about ${topic}`, `What people ask about ${topic}`])
        : `${key}: questions and answers`;
    case 'closing':
      if (kit.material.source.kind === 'article') return `${key}: where to read on`;
      if (!topic) return `${key}: where to start`;
      return activity !== null
        ? `Getting started with ${kit.keyphrase.phrase}`
        : choose(kit, 'closing heading', [`Getting started with ${topic}`, `First steps with ${topic}`]);
    case 'workflow':
      return noun ? `How ${noun} works` : `${key}: how ${product} works`;
    case 'voices':
      return topic ? `What ${users} say about ${topic}` : `${key}: what ${users} say`;
    default:
      if (activity !== null) return `How ${product} handles ${kit.keyphrase.phrase}`;
      return noun
        ? choose(kit, 'features heading', [`What ${noun} does`, `What ${noun} offers`, `The features of ${noun}`])
        : `${key}: what ${product} does`;
  }
}

export const mostHeading = 60;

/** A heading of the page that can stand in an article: it tells what follows and is no call or cry. */
export function readHeading(kit: Kit, text: string): string | null {
  const plain = text
    .replace(/(?<![\s.:!])[\s.:!]+$/, '')
    .replace(/\byour (?:own )?(?=\p{L})/giu, '')
    .trim()
    .replace(/^(how) it (works)$/i, `$1 ${kit.wording.product} $2`);
  const words = plain.split(' ');
  if (words.length < 2 || plain.length > mostHeading || /[?*`<>[\]…“”"]/.test(plain) || !isUsable(plain)) return null;
  if (
    /\b(?:you|your|we|our|us|my|i|loved|amazing|easy|simple|welcome|need|love|one place|for what|good to know)\b/i.test(
      plain,
    )
  )
    return null;
  return /^(?:features?|overview|benefits|key features|product|the product|more|get \w+ing\b.*|why .{0,12}|examples?|more examples|install.*|download.*|contribut.*|acknowledg.*|change ?log.*|table of contents)$/i.test(
    plain,
  )
    ? null
    : sentenceCase(kit, plain);
}

/** The name of a feature as a label: as the page writes it, in sentence case. */
export function readLabel(kit: Kit, name: string): string {
  return sentenceCase(
    kit,
    name
      .replace(/(?<![\s.:!])[\s.:!]+$/, '')
      .replace(/ (?:for|to|with) you$/i, '')
      .replace(/\byour(?: own)?\b/gi, 'the')
      .trim(),
  );
}

/** True for a label that speaks to no one and calls out nothing. */
export const isPlainLabel = (label: string) =>
  label !== '' && !/\b(?:you|we|our|us|my|me|i)\b/i.test(label) && !/[?!…]|^(?:also|more|code|and|other)$/i.test(label);

function sentenceCase({ wording }: Kit, text: string): string {
  const words = text.split(' ');
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  if (words.length > 1 && capitals > words.length / 2)
    return words.map((word, at) => (at === 0 ? word : lowerFirst(word, wording))).join(' ');
  return capitalise(text);
}

/** True for a heading that tells for whom a product is. */
export const namesAudience = (text: string) =>
  /^(?:who\b|for \p{Ll}|(?:built|made|designed|meant) for\b)/iu.test(text.trim());
