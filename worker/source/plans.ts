import { textKey } from './fold-text.ts';
import type { Plan } from './found.ts';
import type { Section } from './outline.ts';
import { readPlanCard } from './plan-cards.ts';
import { readTablePlans } from './plan-tables.ts';
import { offerPrice } from './structured-data.ts';
import type { Box, SourcePage } from './types.ts';

/** Blocks of a page that are used up by its plans. */
export type FoundPlans = { plans: Plan[]; used: Box[] };

const maxPlanBlocks = 40;

const extras = /\badd[- ]?ons?\b|\bextras\b|\btop[- ]?ups?\b/i;

/** What can be bought besides a plan is none, though it looks like one. */
function isExtra(page: SourcePage, at: number): boolean {
  const heading = page.blocks.slice(0, at).findLast((block) => block.kind === 'heading');
  return heading?.kind === 'heading' && extras.test(heading.text);
}

/** Plans in boxes: the innermost box that has both a name and a price. */
function boxPlans(page: SourcePage, index: number): FoundPlans {
  const found: Array<{ plans: Plan[]; box: Box }> = [];
  const small = page.boxes.filter((box) => box.to - box.from <= maxPlanBlocks);
  for (const box of small.sort((a, b) => a.to - a.from - (b.to - b.from))) {
    if (found.some((other) => other.box.from >= box.from && other.box.to <= box.to)) continue;
    const plans = isExtra(page, box.from) ? [] : readPlanCard(page.blocks.slice(box.from, box.to), index);
    if (plans.length > 0) found.push({ plans, box });
  }
  found.sort((a, b) => a.box.from - b.box.from);
  return { plans: found.flatMap(({ plans }) => plans), used: found.map(({ box }) => box) };
}

/** Plans without boxes: a heading with a price under it, or with the price in it. */
function sectionPlans(page: SourcePage, sections: readonly Section[], index: number): FoundPlans {
  const found: FoundPlans = { plans: [], used: [] };
  for (const section of sections) {
    if (section.heading === null || section.level < 2) continue;
    const plans = readPlanCard(page.blocks.slice(section.at, section.at + 1).concat(section.blocks), index);
    if (plans.length === 0 || plans.some(({ name }) => !section.heading?.includes(name))) continue;
    found.plans.push(...plans);
    found.used.push({ from: section.at, to: section.at + 1 + section.blocks.length });
  }
  return found;
}

function tablePlans(page: SourcePage, index: number): FoundPlans {
  const found: FoundPlans = { plans: [], used: [] };
  for (const [at, block] of page.blocks.entries()) {
    if (block.kind !== 'table' || isExtra(page, at)) continue;
    const plans = readTablePlans(block.rows, index);
    if (plans.length > 1) {
      found.plans.push(...plans);
      found.used.push({ from: at, to: at + 1 });
    }
  }
  return found;
}

function offerPlans(page: SourcePage, index: number): Plan[] {
  return page.meta.offers.flatMap((offer) => {
    const name = offer.name ?? (page.meta.offers.length === 1 ? page.meta.productName : null);
    const isOnPage = name !== null && page.text.includes(name);
    return isOnPage
      ? { name, price: offerPrice(offer), period: null, description: null, features: [], page: index }
      : [];
  });
}

const isTrusted = (found: FoundPlans, sections: readonly Section[]) =>
  found.plans.length > 1 || (found.plans.length === 1 && sections.some(({ topic }) => topic === 'pricing'));

/** The plans of one page. Cards are richer than tables, and what the page shows beats what its structured data says. */
export function findPlans(page: SourcePage, sections: readonly Section[], index: number): FoundPlans {
  const cards = boxPlans(page, index);
  const found = isTrusted(cards, sections) ? cards : sectionPlans(page, sections, index);
  const tables = tablePlans(page, index);
  if (!isTrusted(found, sections))
    return tables.plans.length > 0 ? tables : { plans: offerPlans(page, index), used: [] };
  return { plans: fillFrom(found.plans, tables.plans), used: [...found.used, ...tables.used] };
}

/** A comparison table below the cards tells the features that a card leaves out. */
function fillFrom(cards: readonly Plan[], tables: readonly Plan[]): Plan[] {
  return cards.map((card) => {
    const same = tables.find((plan) => textKey(plan.name) === textKey(card.name));
    return same && card.features.length === 0 ? { ...card, features: same.features } : card;
  });
}

/** The plans of all pages; the page with most of them leads, and a plan known already counts only with another period. */
export function mergePlans(perPage: readonly Plan[][]): Plan[] {
  const merged: Plan[] = [];
  for (const plans of [...perPage].sort((a, b) => weight(b) - weight(a))) {
    const known = new Set(merged.map(({ name }) => textKey(name)));
    for (const plan of plans) {
      const twin = merged.find((other) => textKey(other.name) === textKey(plan.name));
      if (!twin) merged.push(plan);
      else if (!known.has(textKey(plan.name)) && plan.period !== twin.period && plan.price !== twin.price)
        merged.push(plan);
    }
  }
  return merged;
}

const weight = (plans: readonly Plan[]) => plans.reduce((sum, plan) => sum + 10 + plan.features.length, 0);
