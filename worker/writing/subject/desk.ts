import { capitalise, headNoun, joinList, nounNumber } from '../../language/grammar.ts';
import { isActivity, thirdPersonOf } from '../../language/verbs.ts';
import { nameSubject, subjectOf } from '../../research/index.ts';
import { siteNameOf } from '../../source/site-name.ts';
import { escapeMarks, joinTexts, type Sentence } from '../article/section.ts';
import { createWording } from '../article/wording.ts';
import type { Material } from '../facts/material.ts';
import { chooseQuotations } from './choose.ts';
import { textsOf } from './data/angles.ts';
import { type FrameKind, frames } from './data/frames.ts';
import { type Quotation, readQuotations } from './quotations.ts';

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

/** The subject's name as the article uses it. */
export function readName(material: Material) {
  const text = joinTexts(material.source.pages);
  const words = new Set(text.match(/[\p{L}\p{N}]+/gu));
  const names = new Set([...text.matchAll(/\p{Ll} (\p{Lu}[\p{L}\p{N}]*)/gu)].map(([, word]) => word));
  // With the capitals that the pages give its words in the middle of a sentence.
  const plain = nameSubject(subjectOf(material.brief)).replace(/[\p{L}\p{N}]+/gu, (word) => {
    const named = capitalise(word);
    return names.has(named) && !words.has(word) ? named : word;
  });
  const isDone = isActivity(plain);
  const head = headNoun(plain);
  // 'invoice' is one of several where the pages speak of 'invoices'; of 'storage' there is no such form.
  const plural = head.endsWith('o') ? `${head}s` : thirdPersonOf(head);
  const isOne = !isDone && nounNumber(plain) === 'singular' && words.has(plural);
  return {
    /** As in 'electronic invoice'. */
    plain,
    /** As a sentence names it: 'electronic invoices'. */
    inSentence: isOne ? plain.replace(new RegExp(`(?<= |^)${head}(?= |$)`, 'g'), plural) : plain,
    /** Whether headings can say 'Rules for …' with it; long names and names of one thing stand before a colon instead. */
    isHandy: plain.length <= 32 && !(isDone && plain.split(' ').length > 2),
  };
}
