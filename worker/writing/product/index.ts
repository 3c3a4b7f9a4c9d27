import type { BuiltInWriter } from '../writer.ts';
import { composeProduct } from './compose.ts';

/** Writes about a product from its site's sheet, without a model. */
export const productWriter: BuiltInWriter = {
  compose: composeProduct,
  origin: 'the site’s own wording, arranged.',
};
