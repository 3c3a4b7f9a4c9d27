import type { Source } from '../../source/types.ts';
import type { Material } from '../facts/material.ts';
import { instructionsNote } from '../instructions-note.ts';
import { productWriter } from '../product/index.ts';
import type { Brief } from '../types.ts';
import type { BuiltInWriter } from '../writer.ts';
import { composeArticle } from './compose.ts';
import { describeTopic } from './describe.ts';
import { planTopic } from './plan.ts';

/** Writes on a subject from what several pages say of it, without a model: every statement is one of theirs, told in other words. */
export const topicWriter: BuiltInWriter = {
  compose(material: Material) {
    const outline = planTopic(material, 0);
    const sections = composeArticle(material, outline);
    return { sections, metadata: describeTopic(material, outline, sections) };
  },
  notes: ({ brief }) => instructionsNote(brief),
};

/** The writer that needs no model: an idea is told from the pages on it, a page that offers something as that product. */
export const builtInFor = (brief: Brief, source: Source): BuiltInWriter =>
  isResearched(brief, source) ? topicWriter : productWriter;

/** Whether the source is pages on a subject, not those of a product. */
export const isResearched = (brief: Brief, source: Source) => brief.sourceType === 'idea' && source.kind === 'article';
