import type { Material } from '../facts/material.ts';
import type { Claim, Proof } from '../types.ts';
import { plainSentence, type Section } from './section.ts';

/** Of an article that states nothing. */
export const noProof: Proof = { sources: [], facts: [], claims: [] };

/** What the finished article rests on: its sources, their facts, and every sentence that states one. */
export function collectProof({ source, book }: Material, sections: readonly Section[]): Proof {
  return {
    sources: source.pages.map(({ url, title, fetchedAt, hash, text }) => ({ url, title, fetchedAt, hash, text })),
    facts: book.facts,
    claims: sections.flatMap((section) => section.blocks.flatMap(claimsOf)),
  };
}

const stated = (sentence: string, facts: readonly number[]): Claim => ({
  sentence,
  facts: [...new Set(facts)],
  kind: 'stated',
  reckoning: null,
});

function claimsOf(block: Section['blocks'][number]): Claim[] {
  switch (block.kind) {
    case 'heading':
      return [];
    case 'quote':
      return [stated(block.text, block.facts)];
    case 'table':
      return block.rows
        .filter(({ facts }) => facts.length > 0)
        .map(({ cells, facts }) => stated(cells.join(' | '), facts));
    default:
      return (block.kind === 'list' ? block.items : block.sentences)
        .filter(({ facts, kind }) => facts.length > 0 || kind === 'explanation')
        .map(
          ({ text, facts, kind, reckoning }): Claim => ({
            ...stated(plainSentence(text), facts),
            kind: kind ?? 'stated',
            reckoning: reckoning ?? null,
          }),
        );
  }
}
