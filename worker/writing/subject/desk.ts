import type { Material } from '../facts/material.ts';
import { chooseQuotations } from './choose.ts';
import { textsOf } from './data/angles.ts';
import { readName } from './name.ts';
import { readQuotations } from './quotations.ts';
import { createVoice } from './voice.ts';

/** What is at hand while one article on a subject is arranged. */
export type Desk = ReturnType<typeof prepareDesk>;

export function prepareDesk(material: Material) {
  const name = readName(material);
  const quotations = readQuotations(material);
  /** What each page begins with. */
  const openings = quotations.filter(({ part, from }) => part === null && from === 0);
  const groups = chooseQuotations(material, quotations);
  return {
    ...{ ...material, name, openings, groups },
    voice: createVoice(material, name.inSentence),
    /** What the first page begins with. */
    definition: openings.find(({ page }) => page === 0) ?? null,
    /** What the article takes up, each in a word or two. */
    gists: groups.flatMap(({ role }) => (role ? textsOf(material.brief.angle, role).gist : [])),
  };
}
