import type { Material } from '../facts/material.ts';
import type { Claim, Proof } from '../types.ts';
import { plainSentence, type Section, type Sentence } from './section.ts';

/** Of an article that states nothing. */
export const noProof: Proof = { sources: [], facts: [], claims: [] };

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
    claims: [
      ...sections.flatMap((section) => section.blocks.flatMap(claimsOf)),
      ...described.map((one) => claim(one.text, one)),
    ],
  };
}

const claim = (
  sentence: string,
  { facts, kind, reckoning }: Pick<Sentence, 'facts' | 'kind' | 'reckoning'>,
): Claim => ({
  sentence,
  facts: [...new Set(facts)],
  kind: kind ?? (facts.length > 0 ? 'stated' : 'connective'),
  reckoning: reckoning ?? null,
});

function claimsOf(block: Section['blocks'][number]): Claim[] {
  switch (block.kind) {
    case 'heading':
      return [claim(block.text, { facts: [] })];
    case 'quote':
      return [claim(block.text, { facts: block.facts })];
    case 'table':
      return [{ cells: block.header, facts: [] }, ...block.rows].map((row) => claim(row.cells.join(' | '), row));
    default:
      return (block.kind === 'list' ? block.items : block.sentences).map((one) => claim(plainSentence(one.text), one));
  }
}
