import { countWords } from '../../contract/text.ts';
import { type Section, textOf } from '../article/section.ts';
import { originNotes } from '../built-in-notes.ts';
import type { Material } from '../facts/material.ts';
import type { BuiltInWriter, Draft } from '../writer.ts';
import { composeSubject } from './compose.ts';

/** Writes on a subject from what several pages say of it, without a model: it arranges quotations. */
export const subjectWriter: BuiltInWriter = {
  compose: composeSubject,
  notes: ({ brief }: Material, { sections }: Draft) =>
    originNotes(brief, `${quotedPercent(sections)}% of this article is quoted from the pages that it names.`),
};

function quotedPercent(sections: readonly Section[]): number {
  const text = sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind !== 'heading').map(textOf)).join(' ');
  const quoted = text.match(/“[^”]*”/g) ?? [];
  return Math.round((countWords(quoted.join(' ')) / Math.max(1, countWords(text))) * 100);
}
