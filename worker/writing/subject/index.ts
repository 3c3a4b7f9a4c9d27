import type { Material } from '../facts/material.ts';
import type { BuiltInWriter, Draft } from '../writer.ts';
import { prepareDesk } from './desk.ts';
import { describeSubject } from './metadata.ts';
import { composeBody, composeLead, composeQuestions, composeSources, composeTerms } from './sections.ts';

/** Writes on a subject from what several pages say of it, without a model: it arranges quotations. */
export const subjectWriter: BuiltInWriter = { compose: composeSubject, origin: 'quoted from the pages that it names.' };

/**
 * An article on a subject from what several pages say of it. Every sentence is either one of its own, which says nothing of the subject, or
 * quotes whole sentences of a page that it names and links.
 */
export function composeSubject(material: Material): Draft {
  const desk = prepareDesk(material);
  // The wordings of the body come first: of one kind none comes twice while there are others.
  const body = composeBody(desk);
  const closing = [composeTerms(desk), composeQuestions(desk), composeSources(desk)];
  const sections = [composeLead(desk), ...body, ...closing].filter((section) => section !== null);
  return { sections, metadata: describeSubject(desk) };
}
