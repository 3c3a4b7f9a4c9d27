import type { Material } from '../facts/material.ts';
import type { Draft } from '../writer.ts';
import { chooseQuotations } from './choose.ts';
import { composeQuestions, composeSources, composeTerms } from './closing.ts';
import { textsOf } from './data/angles.ts';
import { describeSubject } from './metadata.ts';
import { readName } from './name.ts';
import { composeGlance, composeLead } from './opening.ts';
import { readQuotations } from './quotations.ts';
import { composeBody } from './sections.ts';
import { createVoice } from './voice.ts';

/**
 * An article on a subject from what several pages say of it. Every sentence is either one of its own, which says nothing of the subject, or
 * quotes whole sentences of a page that it names and links.
 */
export function composeSubject(material: Material): Draft {
  const name = readName(material);
  const quotations = readQuotations(material);
  const openings = quotations.filter(({ part, from }) => part === null && from === 0);
  const definition = openings.find(({ page }) => page === 0) ?? null;
  const groups = chooseQuotations(material, quotations);
  const gists = groups.flatMap(({ role }) => (role ? textsOf(material.brief.angle, role).gist : []));
  const voice = createVoice(material, name.inSentence);
  const desk = { ...material, name, voice, openings, definition, groups, gists };
  // The wordings of the body come first: of one kind none comes twice while there are others.
  const body = composeBody(desk);
  const opening = [composeLead(desk), composeGlance(desk)];
  const closing = [composeTerms(desk), composeQuestions(desk), composeSources(desk)];
  const sections = [...opening, ...body, ...closing].filter((section) => section !== null);
  return { sections, metadata: describeSubject(desk) };
}
