import type { ArticleBlock } from '../../article/section.ts';
import { choose, type Kit } from '../kit.ts';
import type { PlannedSection } from '../plan.ts';
import { retellAll } from '../retell.ts';
import { heading, packParagraphs } from './paragraphs.ts';

/** Who makes the product. */
export function composeCompany(kit: Kit, planned: PlannedSection): ArticleBlock[] {
  const told = retellAll(
    kit,
    planned.items.flatMap(({ at }) => kit.material.book.company[at] ?? []),
    { company: true },
  );
  if (told.length === 0) return [];
  const { product } = kit.wording;
  return [
    heading(choose(kit, 'company', [`The company behind ${product}`, `Who makes ${product}`, `Behind ${product}`])),
    ...packParagraphs([told]),
  ];
}
