import type { Source } from '../../source/types.ts';
import { builtInWriter } from '../built-in/index.ts';
import type { Brief } from '../types.ts';
import type { Draft, Writer } from '../writer.ts';
import { composeSubject } from './compose.ts';

export { composeSubject } from './compose.ts';

/** Writes on a subject from what several pages say of it, without a model: it arranges quotations. */
export const topicWriter: Writer<Draft> = {
  plan: composeSubject,
  sectionsOf: ({ sections }) => sections.map(({ id }) => id),
  writeSection(_, { sections }, index) {
    const section = sections[index];
    if (!section) throw new RangeError(`The article has no section ${index}`);
    return section;
  },
  describe: (_, { metadata }) => metadata,
  notes: builtInWriter.notes,
};

/** The writer that needs no model: an idea is told from the pages on it, a page that offers something as that product. */
export const builtInFor = (brief: Brief, source: Source): Writer<unknown> =>
  isResearched(brief, source) ? topicWriter : builtInWriter;

/** Whether the source is pages on a subject, not those of a product. */
export const isResearched = (brief: Brief, source: Source) => brief.sourceType === 'idea' && source.kind === 'article';
