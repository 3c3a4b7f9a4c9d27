import type { ArticleBlock, Sentence } from '../../section.ts';
import { type Kit, say } from '../kit.ts';
import { pricingHeadings, pricingKeyHeadings } from '../phrases/headings.ts';
import { pricingIntros, pricingLinks, pricingRemarks, singlePlanIntros, tableIntros } from '../phrases/sections.ts';
import type { PlannedSection } from '../plan.ts';
import { tellFact } from '../tell.ts';
import { writeHeading } from './headings.ts';
import { frame, keyphraseRemark, packParagraphs, paragraph } from './paragraphs.ts';
import { groupPlans, namesOf, planTable } from './plan-table.ts';
import { tellPlan } from './tell-plan.ts';

/** What the product costs: every plan in a table, what sets them apart, and what else the source says about money. */
export function composePricing(kit: Kit, planned: PlannedSection): ArticleBlock[] {
  const { book, source } = kit.material;
  const heading = writeHeading(
    kit,
    planned,
    { name: 'pricingHeadings', bank: pricingHeadings },
    { name: 'pricingKeyHeadings', bank: pricingKeyHeadings },
  );
  const blocks = planned.items.some(({ part }) => part === 'plans') ? tellPlans(kit) : [];
  const told: Sentence[] = [];
  for (const { part, at } of planned.items) {
    const fact = part === 'notes' ? book.priceNotes[at] : undefined;
    if (fact !== undefined) told.push(...tellFact(kit, fact, { first: told.length === 0 }));
  }
  const page = source.pages.find(({ url }) => /\/(?:pricing|plans|prices)\b/i.test(url))?.url;
  if (page) told.push(...frame(kit, say(kit, 'pricingLinks', pricingLinks, { url: page })));
  blocks.push(...packParagraphs([told, keyphraseRemark(kit, planned.keyInText, 'pricingRemarks', pricingRemarks)]));
  return blocks.length > 0 ? [heading, ...blocks] : [];
}

function tellPlans(kit: Kit): ArticleBlock[] {
  const { book, source } = kit.material;
  const groups = groupPlans(source);
  const facts = book.plans.flatMap(({ price }) => price);
  const single = groups.length === 1;
  const intro = single
    ? say(kit, 'singlePlan', singlePlanIntros, { plans: namesOf(groups) })
    : say(kit, 'pricing', pricingIntros, { plans: namesOf(groups) });
  const opening = frame(kit, intro, facts);
  if (!single) opening.push(...frame(kit, say(kit, 'table', tableIntros)));
  const units = groups.map((group, at) =>
    tellPlan(kit, group, at === 0 ? 'first' : at === groups.length - 1 && at > 1 ? 'last' : 'middle'),
  );
  return [paragraph(opening), planTable(kit, groups), ...packParagraphs(units)];
}
