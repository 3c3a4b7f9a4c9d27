import type { BuiltInWriter } from '../writer.ts';
import { composeProduct } from './compose.ts';
import { noteOrigin } from './note-origin.ts';

/** Writes about a product from its site's sheet, without a model. */
export const productWriter: BuiltInWriter = { compose: composeProduct, notes: noteOrigin };
