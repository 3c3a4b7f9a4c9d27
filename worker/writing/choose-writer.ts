import type { Source } from '../source/types.ts';
import { WritingError } from './errors.ts';
import type { Material } from './facts/material.ts';
import { productWriter } from './product/index.ts';
import { subjectWriter } from './subject/index.ts';
import type { Brief, WritingTools } from './types.ts';
import { writeWithModel } from './with-model/index.ts';
import type { Written } from './writer.ts';

/** The article by the model, where there is one; the writer that needs none stands by for what the model does not manage. */
export async function writeDraft(material: Material, tools: WritingTools): Promise<Written> {
  const { brief, source } = material;
  const writer = isResearched(brief, source) ? subjectWriter : productWriter;
  const { language } = source;
  const isEnglish = language === null || language === 'en';
  const compose = (step: string) => tools.step(step, 60, () => writer.compose(material));
  // Steps of their own names: a job that began with one writer may go on with the other.
  if (tools.model)
    return writeWithModel(material, tools.model, tools, isEnglish ? () => compose('built-in write') : null);
  if (!isEnglish) {
    const name = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' }).of(language) ?? language;
    throw new WritingError(`The built-in writer writes English only, and the source is in ${name}.`);
  }
  return { ...(await compose('write')), notes: (finished) => writer.notes(material, finished) };
}

/** Whether the source is pages on a subject, not those of a product: an idea is told from the pages on it. */
export const isResearched = (brief: Brief, source: Source) => brief.sourceType === 'idea' && source.kind === 'article';
