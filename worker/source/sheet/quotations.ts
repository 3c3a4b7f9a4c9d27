import type { Quotation } from '../../contract/product-sheet.ts';
import { textKey } from '../page/fold-text.ts';
import type { Section } from './sections.ts';

/** People's words, each once. */
export function findQuotations(sections: readonly Section[]): Quotation[] {
  const found = new Map<string, Quotation>();
  for (const section of sections)
    for (const block of section.blocks) {
      if (block.kind !== 'records' || block.of !== 'voices') continue;
      for (const record of block.records) {
        const key = textKey(record.text).slice(0, 60);
        if (!found.has(key)) found.set(key, { ...record, page: section.page });
      }
    }
  return [...found.values()];
}
