import { figuresOf } from '../contract/figures.ts';
import { contentOf, foldText } from '../language/words.ts';
import { denials } from '../writing/grounding/data/denial-words.ts';

/** Words that say of how much a statement holds, and whether it must. */
const bounds =
  /\b(?:only|just|solely|exclusively|uniquely|all|every|each|any|most|some|always|often|sometimes|may|might|can|must|even)\b/g;

/** How often denials stand in a text. */
const denialsIn = (text: string) => foldText(text).match(denials)?.length ?? 0;

const boundsOf = (text: string) => (foldText(text).match(bounds) ?? []).sort().join(' ');

/** `denied`: a denial came or went, and little else. `saysMore`: than was said, or of more or fewer. */
type Changes = { denied: boolean; saysMore: boolean };

/** What a statement says since a person has changed it that neither it nor the quotes that it rested on said before. */
export function findChanges(text: string, before: string, quotes: readonly string[]): Changes {
  const basis = [before, ...quotes].join('\n');
  const known = contentOf(basis);
  const figures = new Set(figuresOf(foldText(basis)));
  const adds =
    [...contentOf(text)].some((word) => !known.has(word)) ||
    figuresOf(foldText(text)).some((figure) => !figures.has(figure));
  return {
    denied: !adds && denialsIn(text) !== denialsIn(before),
    saysMore: adds || boundsOf(text) !== boundsOf(before),
  };
}
