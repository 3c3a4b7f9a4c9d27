import type { ArticleBlock, Sentence } from '../../section.ts';
import { type Kit, say } from '../kit.ts';
import {
  companyHeadings,
  overviewHeadings,
  overviewKeyHeadings,
  workflowHeadings,
  workflowKeyHeadings,
} from '../phrases/headings.ts';
import { companyIntros, overviewIntros, proseRemarks, workflowIntros } from '../phrases/sections.ts';
import type { PlannedSection } from '../plan.ts';
import { tellFact } from '../tell.ts';
import { writeHeading } from './headings.ts';
import { frame, keyphraseRemark, packParagraphs } from './paragraphs.ts';

/** What the product is, in more sentences than the lead has room for. */
export function composeOverview(kit: Kit, planned: PlannedSection): ArticleBlock[] {
  const facts = planned.items.flatMap(({ at }) => kit.material.book.summary[at] ?? []);
  const intro = frame(kit, say(kit, 'overviewIntros', overviewIntros));
  const told = tellAll(kit, facts);
  if (told.length === 0) return [];
  const heading = writeHeading(
    kit,
    planned,
    { name: 'overviewHeadings', bank: overviewHeadings },
    { name: 'overviewKeyHeadings', bank: overviewKeyHeadings },
  );
  return [
    heading,
    ...packParagraphs([
      [...intro, ...told.slice(0, 2)],
      told.slice(2),
      keyphraseRemark(kit, planned.keyInText, 'proseRemarks', proseRemarks),
    ]),
  ];
}

/** How the product works: the passages of its pages. */
export function composeWorkflow(kit: Kit, planned: PlannedSection): ArticleBlock[] {
  const intro = frame(kit, say(kit, 'workflowIntros', workflowIntros));
  const units = planned.items.map(({ at, from, to }) =>
    tellAll(kit, (kit.material.book.passages[at]?.sentences ?? []).slice(from, to)),
  );
  if (units.every((unit) => unit.length === 0)) return [];
  const heading = writeHeading(
    kit,
    planned,
    { name: 'workflowHeadings', bank: workflowHeadings },
    { name: 'workflowKeyHeadings', bank: workflowKeyHeadings },
  );
  return [
    heading,
    ...packParagraphs([
      [...intro, ...(units[0] ?? [])],
      ...units.slice(1),
      keyphraseRemark(kit, planned.keyInText, 'proseRemarks', proseRemarks),
    ]),
  ];
}

/** Who makes the product. */
export function composeCompany(kit: Kit, planned: PlannedSection): ArticleBlock[] {
  const facts = planned.items.flatMap(({ at }) => kit.material.book.company[at] ?? []);
  const intro = frame(kit, say(kit, 'companyIntros', companyIntros));
  const told = tellAll(kit, facts);
  if (told.length === 0) return [];
  return [
    writeHeading(kit, planned, { name: 'companyHeadings', bank: companyHeadings }, null),
    ...packParagraphs([[...intro, ...told]]),
  ];
}

function tellAll(kit: Kit, facts: readonly number[]): Sentence[] {
  const told: Sentence[] = [];
  for (const fact of facts) told.push(...tellFact(kit, fact, { first: told.length === 0 }));
  return told;
}
