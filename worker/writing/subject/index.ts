import { instructionsNote } from '../instructions-note.ts';
import type { BuiltInWriter } from '../writer.ts';
import { composeSubject } from './compose.ts';

/** Writes on a subject from what several pages say of it, without a model: it arranges quotations. */
export const subjectWriter: BuiltInWriter = { compose: composeSubject, notes: ({ brief }) => instructionsNote(brief) };
