import type { ArticleBlock, Sentence } from '../../article/section.ts';
import { choose, type Kit, state } from '../kit.ts';
import type { PlannedSection } from '../plan.ts';
import { retellAll } from '../retell.ts';
import { keyHeading } from './headings.ts';
import { heading, packParagraphs } from './paragraphs.ts';
import { planTable } from './plan-table.ts';
import { tellPlan } from './tell-plan.ts';

/** What the product costs: every plan in a table, what sets them apart, and what else the source says about money. */
export function composePricing(kit: Kit, planned: PlannedSection): ArticleBlock[] {
  const { book, source } = kit.material;
  const { product } = kit.wording;
  const blocks: ArticleBlock[] = [];
  if (planned.items.some(({ part }) => part === 'plans')) {
    blocks.push(planTable(kit));
    blocks.push(...packParagraphs(source.sheet.plans.map((_, at) => tellPlan(kit, at))));
  }
  const notes: Sentence[] = retellAll(
    kit,
    planned.items.flatMap(({ part, at }) => (part === 'notes' ? (book.pricing[at] ?? []) : [])),
  );
  const page = source.pages.find(({ url }) => /\/(?:pricing|plans|prices)\b/i.test(url))?.url;
  if (page) {
    const link = `[pricing page](${page})`;
    notes.push(
      ...state(
        kit,
        choose(kit, 'pricing page', [
          `since prices change, the ${link} is the place to check the current figures`,
          `before choosing a plan, readers can check the current figures on the ${link}`,
        ]),
        [],
      ),
    );
  }
  blocks.push(...packParagraphs([notes]));
  if (blocks.length === 0) return [];
  const plain = choose(kit, 'pricing', [`What ${product} costs`, `${product} plans and prices`, `Plans and prices`]);
  return [heading(planned.keyInHeading ? keyHeading(kit, 'pricing') : plain), ...blocks];
}
