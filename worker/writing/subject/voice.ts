import { capitalise, joinList } from '../../language/grammar.ts';
import { siteNameOf } from '../../source/site-name.ts';
import { escapeMarks, type Sentence } from '../article/section.ts';
import { createWording } from '../article/wording.ts';
import type { Material } from '../facts/material.ts';
import { type FrameKind, frames } from './data/frames.ts';
import type { Quotation } from './quotations.ts';

/** How this article speaks: of its subject, and of the pages that it quotes. */
export type Voice = ReturnType<typeof createVoice>;

export function createVoice({ seed, source }: Material, name: string) {
  const word = createWording(seed);
  const siteNames = source.pages.map(siteNameOf);
  const siteOf = (page: number) => siteNames[page] ?? '';
  const named = { k: escapeMarks(name), K: escapeMarks(capitalise(name)) };
  const linkTo = (page: number) => {
    const { title = '', url = '' } = source.pages[page] ?? {};
    // A bracket in the address would end the link.
    return `[${escapeMarks(title)}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`;
  };
  return {
    choose: (options: readonly string[]) => word(options, named),
    /** Where words stand, and the words: each sentence with its own fact. */
    quote: (kind: FrameKind, { page, part, sentences }: Quotation): Sentence[] => {
      const where = { page: linkTo(page), site: escapeMarks(siteOf(page)), part: escapeMarks(part ?? '') };
      return sentences.map(({ text, facts }, at, all) => {
        const quote = `${at === 0 ? '“' : ''}${escapeMarks(text)}${at === all.length - 1 ? '”' : ''}`;
        return { text: at === 0 ? word(frames[kind], { ...where, quote }) : quote, facts };
      });
    },
    linkTo,
    siteOf,
    sites: joinList([...new Set(siteNames)]),
  };
}
