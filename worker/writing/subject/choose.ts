import { wordTargets } from '../../contract/options.ts';
import type { Material } from '../facts/material.ts';
import { orderOf } from './data/angles.ts';
import { follows, type Quotation } from './quotations.ts';

/**
 * What one section quotes, and the `others` that could be quoted there too; without a role it is one part of a page, told under the
 * heading that it has there.
 */
export type Group = ReturnType<typeof chooseQuotations>[number];

/**
 * Words that stand around the quotations (lead, table, questions and sources), then those of one frame; so many a section has on average,
 * has at least, and stand together in one quotation at most.
 */
const words = { around: 300, perQuotation: 9, perSection: 115, fewest: 30, joined: 70 };
/** An article quotes, it does not reprint: at most this share of a page. */
const mostOfPage = 0.4;
const mostInSection = { short: 3, medium: 5, long: 7 };

/**
 * Chooses, by estimate, as many quotations as the asked length holds: first how many sections there are, in the order that the angle
 * asks for, then a quotation for each of them in turn, the nearest to the subject first.
 */
export function chooseQuotations({ brief, source }: Material, quotations: readonly Quotation[]) {
  const { least, most } = wordTargets[brief.length];
  let room = (least + most) / 2 - words.around;
  const roles = orderOf(brief.angle).map((role) => ({ role, all: quotations.filter((one) => one.role === role) }));
  const overview = quotations.filter(({ part, from }) => part === null && from > 0);
  // Parts whose headings promise nothing that many pages have: they keep their own headings.
  const own = quotations.filter(({ role, part }) => role === null && part !== null);
  const parts = [...Map.groupBy(own, ({ passage }) => passage).values()];
  const groups = [{ role: null, all: overview }, ...roles, ...parts.map((all) => ({ role: null, all }))]
    .filter(({ all }) => isEnough(all) && all.some(({ nearness }) => nearness !== 'far'))
    .slice(0, Math.max(3, Math.round(room / words.perSection)))
    .map(({ role, all }) => ({ role, quoted: [] as Quotation[], others: all.sort((a, b) => weight(a) - weight(b)) }));
  const left = source.pages.map(({ text }) => text.split(' ').length * mostOfPage);
  for (let round = 0; round < mostInSection[brief.length]; round += 1) {
    for (const { quoted, others } of groups) {
      const at = others.findIndex((one) => one.words <= (left[one.page] ?? 0));
      const next = others[at];
      if (!next || next.words + words.perQuotation > room) continue;
      others.splice(at, 1);
      quoted.push(next);
      room -= next.words + words.perQuotation;
      left[next.page] = (left[next.page] ?? 0) - next.words;
    }
  }
  const chosen = groups.filter(({ quoted }) => isEnough(quoted));
  return chosen.map(({ quoted, ...group }) => ({ ...group, quotations: joinNeighbours(quoted.sort(inOrder)) }));
}

const steps = { on: 0, near: 3, far: 6 };

/** What stands first in a part of a page on the subject comes first. */
const weight = ({ nearness, from, page, passage }: Quotation) =>
  steps[nearness] + from * 0.6 + page * 0.3 + passage * 0.01;

const inOrder = (a: Quotation, b: Quotation) => a.passage - b.passage || a.from - b.from;

const isEnough = (quotations: readonly Quotation[]) =>
  quotations.reduce((sum, one) => sum + one.words, 0) >= words.fewest;

/** What stands together in the source is quoted together. */
function joinNeighbours(quotations: readonly Quotation[]): Quotation[] {
  const joined: Quotation[] = [];
  for (const next of quotations) {
    const last = joined.at(-1);
    if (last && follows(last, next) && last.words + next.words <= words.joined) {
      const sentences = [...last.sentences, ...next.sentences];
      joined.splice(-1, 1, { ...last, sentences, words: last.words + next.words });
    } else joined.push(next);
  }
  return joined;
}
