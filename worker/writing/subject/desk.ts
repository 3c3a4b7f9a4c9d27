import { wordTargets } from '../../contract/options.ts';
import { capitalise, headNoun, joinList, nounNumber } from '../../language/grammar.ts';
import { isActivity, thirdPersonOf } from '../../language/verbs.ts';
import { nameSubject, subjectOf } from '../../research/index.ts';
import { siteNameOf } from '../../source/site-name.ts';
import { escapeMarks, joinTexts, type Sentence } from '../article/section.ts';
import { createWording } from '../article/wording.ts';
import type { Material } from '../facts/material.ts';
import { orderOf, textsOf } from './data/angles.ts';
import { type FrameKind, frames } from './data/frames.ts';
import { follows, type Quotation, readQuotations } from './quotations.ts';

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

/** What one section quotes; without a role it is one part of a page, told under the heading that it has there. */
export type Group = ReturnType<typeof chooseQuotations>[number];

/**
 * Words that stand around the quotations (lead, table, questions and sources), then those of one frame; so many a section has on average,
 * has at least, and stand together in one quotation at most.
 */
const budget = { around: 300, perQuotation: 9, perSection: 115, fewest: 30, joined: 70 };
/** An article quotes, it does not reprint: at most this share of a page. */
const mostOfPage = 0.4;
const mostInSection = { short: 3, medium: 5, long: 7 };

/**
 * Chooses, by estimate, as many quotations as the asked length holds: first how many sections there are, in the order that the angle
 * asks for, then a quotation for each of them in turn, the nearest to the subject first.
 */
export function chooseQuotations({ brief, source }: Material, quotations: readonly Quotation[]) {
  const { least, most } = wordTargets[brief.length];
  let room = (least + most) / 2 - budget.around;
  const roles = orderOf(brief.angle).map((role) => ({ role, all: quotations.filter((one) => one.role === role) }));
  const overview = quotations.filter(({ part, from }) => part === null && from > 0);
  // Parts whose headings promise nothing that many pages have: they keep their own headings.
  const own = quotations.filter(({ role, part }) => role === null && part !== null);
  const parts = [...Map.groupBy(own, ({ passage }) => passage).values()];
  const groups = [{ role: null, all: overview }, ...roles, ...parts.map((all) => ({ role: null, all }))]
    .filter(({ all }) => isEnough(all) && all.some(({ nearness }) => nearness !== 'far'))
    .slice(0, Math.max(3, Math.round(room / budget.perSection)))
    .map(({ role, all }) => ({ role, quoted: [] as Quotation[], others: all.sort((a, b) => weight(a) - weight(b)) }));
  const left = source.pages.map(({ text }) => text.split(' ').length * mostOfPage);
  for (let round = 0; round < mostInSection[brief.length]; round += 1) {
    for (const { quoted, others } of groups) {
      const at = others.findIndex((one) => one.words <= (left[one.page] ?? 0));
      const next = others[at];
      if (!next || next.words + budget.perQuotation > room) continue;
      others.splice(at, 1);
      quoted.push(next);
      room -= next.words + budget.perQuotation;
      left[next.page] = (left[next.page] ?? 0) - next.words;
    }
  }
  const chosen = groups.filter(({ quoted }) => isEnough(quoted));
  return chosen.map(({ role, quoted }) => ({ role, quotations: joinNeighbours(quoted.sort(inOrder)) }));
}

const steps = { on: 0, near: 3, far: 6 };

/** What stands first in a part of a page on the subject comes first. */
const weight = ({ nearness, from, page, passage }: Quotation) =>
  steps[nearness] + from * 0.6 + page * 0.3 + passage * 0.01;

const inOrder = (a: Quotation, b: Quotation) => a.passage - b.passage || a.from - b.from;

const isEnough = (quotations: readonly Quotation[]) =>
  quotations.reduce((sum, one) => sum + one.words, 0) >= budget.fewest;

/** What stands together in the source is quoted together. */
function joinNeighbours(quotations: readonly Quotation[]): Quotation[] {
  const joined: Quotation[] = [];
  for (const next of quotations) {
    const last = joined.at(-1);
    if (last && follows(last, next) && last.words + next.words <= budget.joined) {
      const sentences = [...last.sentences, ...next.sentences];
      joined.splice(-1, 1, { ...last, sentences, words: last.words + next.words });
    } else joined.push(next);
  }
  return joined;
}
