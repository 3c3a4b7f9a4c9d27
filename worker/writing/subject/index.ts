import type { Source } from '../../source/types.ts';
import { builtInWriter } from '../built-in/index.ts';
import type { Material } from '../facts/material.ts';
import type { Brief } from '../types.ts';
import type { Emphasis, Writer } from '../writer.ts';
import { composeArticle } from './compose.ts';
import { describeTopic } from './describe.ts';
import { planTopic, type TopicOutline } from './plan.ts';

/** Writes on a subject from what several pages say of it, without a model: every statement is one of theirs, told in other words. */
export const topicWriter: Writer<TopicOutline> = {
  plan: (material: Material, emphasis: Emphasis) => planTopic(material, emphasis.length),
  sectionsOf: (outline) => outline.sections.map(({ kind }) => kind),
  writeSection(material: Material, outline: TopicOutline, index: number) {
    const section = composeArticle(material, outline)[index];
    if (!section) throw new RangeError(`The outline has no section ${index}`);
    return section;
  },
  describe: describeTopic,
  notes: builtInWriter.notes,
};

/** The writer that needs no model: an idea is told from the pages on it, a page that offers something as that product. */
export const builtInFor = (brief: Brief, source: Source): Writer<unknown> =>
  isResearched(brief, source) ? topicWriter : builtInWriter;

/** Whether the source is pages on a subject, not those of a product. */
export const isResearched = (brief: Brief, source: Source) => brief.sourceType === 'idea' && source.kind === 'article';
