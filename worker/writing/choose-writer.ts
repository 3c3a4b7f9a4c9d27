import type { Source } from '../source/types.ts';
import { WritingError } from './errors.ts';
import { productWriter } from './product/index.ts';
import { subjectWriter } from './subject/index.ts';
import type { Brief } from './types.ts';
import type { BuiltInWriter } from './writer.ts';

/** The writer that needs no model: an idea is told from the pages on it, a page that offers something as that product. */
export const builtInFor = (brief: Brief, source: Source): BuiltInWriter =>
  isResearched(brief, source) ? subjectWriter : productWriter;

/** Whether the source is pages on a subject, not those of a product. */
export const isResearched = (brief: Brief, source: Source) => brief.sourceType === 'idea' && source.kind === 'article';

export const isEnglish = ({ language }: Source) => language === null || language === 'en';

export function assertEnglish(source: Source): void {
  const { language } = source;
  if (isEnglish(source) || language === null) return;
  const name = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' }).of(language) ?? language;
  throw new WritingError(`The built-in writer writes English only, and the source is in ${name}.`);
}
