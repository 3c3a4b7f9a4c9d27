import { originNotes } from '../built-in-notes.ts';
import type { BuiltInWriter } from '../writer.ts';
import { composeSubject } from './compose.ts';

/** Writes on a subject from what several pages say of it, without a model: it arranges quotations. */
export const subjectWriter: BuiltInWriter = {
  compose: composeSubject,
  notes: (material, draft) => originNotes(material, draft, 'quoted from the pages that it names.'),
};
