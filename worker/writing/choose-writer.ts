import type { Source } from '../source/types.ts';
import { productWriter } from './product/index.ts';
import { subjectWriter } from './subject/index.ts';
import type { Brief } from './types.ts';
import type { BuiltInWriter } from './writer.ts';

/** The writer that needs no model: an idea is told from the pages on it, a page that offers something as that product. */
export const builtInFor = (brief: Brief, source: Source): BuiltInWriter =>
  isResearched(brief, source) ? subjectWriter : productWriter;

/** Whether the source is pages on a subject, not those of a product. */
export const isResearched = (brief: Brief, source: Source) => brief.sourceType === 'idea' && source.kind === 'article';
