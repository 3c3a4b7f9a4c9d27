import { sectionSentences } from './features.ts';
import type { Passage } from './found.ts';
import { claimAll, type Ledger } from './ledger.ts';
import type { Section } from './outline.ts';

/** Whole sentences that nothing else took, under the headings at which they stand. */
export function findPassages(sections: readonly Section[], ledger: Ledger, language: string | null): Passage[] {
  return sections.flatMap((section) => {
    if (section.topic === 'elsewhere' || section.topic === 'call') return [];
    const sentences = claimAll(ledger, sectionSentences(section, language));
    return sentences.length > 0 ? [{ heading: section.heading, sentences, page: section.page }] : [];
  });
}
