import { capitalise } from '../grammar/words.ts';
import type { Kit } from '../kit.ts';
import type { PlannedSection } from '../plan.ts';
import { capitalised, keyphraseAsNoun, productNoun } from '../product-noun.ts';
import { isUsable } from '../rewrite/clean.ts';
import { lowerFirst } from '../rewrite/statement.ts';

/** A heading with the keyphrase in it, for the sections that the plan gives one. */
export function keyHeading(kit: Kit, kind: PlannedSection['kind']): string {
  const { product } = kit.wording;
  const noun = productNoun(kit);
  const key = capitalised(kit);
  const topic = keyphraseAsNoun(kit);
  switch (kind) {
    case 'pricing':
      return noun ? `What ${noun} costs` : `${key}: plans and prices`;
    case 'audience':
      return noun ? `Who ${noun} is for` : `${key} with ${product}: who it is for`;
    case 'faq':
      return topic ? `Questions about ${topic}` : `${key}: questions and answers`;
    case 'closing':
      return topic ? `Getting started with ${topic}` : `${key}: where to start`;
    case 'workflow':
      return noun ? `How ${noun} works` : `${key}: how ${product} works`;
    default:
      return noun ? `What ${noun} does` : `${key}: what ${product} does`;
  }
}

const mostHeading = 60;

/** A heading of the page that can stand in an article: it tells what follows and is no call or cry. */
export function readHeading(kit: Kit, text: string): string | null {
  const plain = text
    .replace(/[\s.:!]+$/, '')
    .trim()
    .replace(/^(how) it (works)$/i, `$1 ${kit.wording.product} $2`);
  const words = plain.split(' ');
  if (words.length < 2 || plain.length > mostHeading || /[?*`<>[\]…“”"]/.test(plain) || !isUsable(plain)) return null;
  if (
    /\b(?:you|your|we|our|us|my|i|loved|amazing|easy|simple|welcome|need|love|one place|for what|why|good to know)\b/i.test(
      plain,
    )
  )
    return null;
  return /^(?:features?|overview|benefits|key features|product|the product|more)$/i.test(plain)
    ? null
    : sentenceCase(kit, plain);
}

/** The name of a feature as a label: as the page writes it, in sentence case. */
export function readLabel(kit: Kit, name: string): string {
  return sentenceCase(kit, name.replace(/[\s.:!]+$/, '').trim());
}

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
