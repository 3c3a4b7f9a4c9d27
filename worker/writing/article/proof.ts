import type { Material } from '../facts/material.ts';
import type { Claim, Proof } from '../types.ts';
import { type ArticleBlock, isProse, linesOf, plainSentence, type Section, type Sentence } from './section.ts';

/**
 * What the finished article rests on: its sources, their facts, and its sentences, `described` those of its title and descriptions:
 * those that state a fact with it, the others too, so that nobody takes them for somebody else's.
 */
export function collectProof(
  { source, book }: Material,
  sections: readonly Section[],
  described: readonly Sentence[] = [],
): Proof {
  return {
    sources: source.pages.map(({ url, title, fetchedAt, hash, text }) => ({ url, title, fetchedAt, hash, text })),
    facts: book.facts,
    claims: [...sections.flatMap((section) => section.blocks.flatMap(claimsOf)), ...described.map(toClaim)],
  };
}

/** Only prose has marks: what else looks like one is a character of the source. */
const claimsOf = (block: ArticleBlock): Claim[] =>
  linesOf(block, ' | ').map((line) => toClaim(isProse(block) ? { ...line, text: plainSentence(line.text) } : line));

const toClaim = ({ text, facts, kind, reckoning }: Sentence): Claim => ({
  sentence: text,
  facts: [...new Set(facts)],
  kind: kind ?? (facts.length > 0 ? 'stated' : 'connective'),
  reckoning: reckoning ?? null,
});
