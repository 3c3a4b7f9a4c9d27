import type { ArticleBlock, Sentence } from '../../section.ts';
import { type Kit, say } from '../kit.ts';
import { phrasesFor } from '../phrases/by-kind.ts';
import {
  companyHeadings,
  overviewHeadings,
  overviewKeyHeadings,
  workflowHeadings,
  workflowKeyHeadings,
} from '../phrases/headings.ts';
import { companyIntros, proseRemarks } from '../phrases/sections.ts';
import type { PlannedSection } from '../plan.ts';
import { isUsable } from '../rewrite/clean.ts';
import { isImperative, tokenize } from '../rewrite/finite.ts';
import { lowerFirst, readNounPhrase } from '../rewrite/statement.ts';
import { tellFact } from '../tell.ts';
import { writeHeading } from './headings.ts';
import { frame, keyphraseRemark, packParagraphs } from './paragraphs.ts';

/** What the product is, in more sentences than the lead has room for. */
export function composeOverview(kit: Kit, planned: PlannedSection): ArticleBlock[] {
  const facts = planned.items.flatMap(({ at }) => kit.material.book.summary[at] ?? []);
  const intro = frame(kit, sayOfKind(kit, 'overviewIntros'));
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
  const { book } = kit.material;
  const subheading = readHeading(kit, planned);
  const intro = subheading ? [] : frame(kit, sayOfKind(kit, 'workflowIntros'));
  const units = planned.items.map(({ at, from, to }, place) => {
    const passage = book.passages[at];
    const subject = place > 0 && from === 0 ? subjectOfPassage(kit, passage?.heading ?? null) : null;
    return tellAll(kit, (passage?.sentences ?? []).slice(from, to), subject);
  });
  if (units.every((unit) => unit.length === 0)) return [];
  const heading =
    subheading ??
    writeHeading(
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

/** The page's own heading, where it tells what follows and is no call to its reader. */
function readHeading(kit: Kit, planned: PlannedSection): ArticleBlock | null {
  const fact = kit.material.book.passages[planned.items[0]?.at ?? -1]?.heading;
  const text = fact == null ? '' : (kit.material.book.facts[fact]?.quote ?? '').replace(/[\s.:!]+$/, '');
  const words = text.split(' ');
  if (planned.keyInHeading || words.length < 2 || text.length > 55 || /[?*`<>[\]]/.test(text) || !isUsable(text))
    return null;
  if (
    /\b(?:you|your|we|our|us|my|i|everything|loved|amazing|easy|simple|welcome)\b/i.test(text) ||
    isImperative(tokenize(text), false)
  )
    return null;
  if (kit.said.has(text.toLowerCase())) return null;
  kit.said.add(text.toLowerCase());
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const plain =
    capitals > words.length / 2
      ? words.map((word, at) => (at === 0 ? word : lowerFirst(word, kit.wording))).join(' ')
      : text;
  return { kind: 'heading', level: 2, text: plain };
}

function subjectOfPassage(kit: Kit, heading: number | null): { phrase: string; facts: number[] } | null {
  const phrase = heading === null ? null : readNounPhrase(kit.material.book.facts[heading]?.quote ?? '', kit.wording);
  return phrase && heading !== null ? { phrase, facts: [heading] } : null;
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

function tellAll(
  kit: Kit,
  facts: readonly number[],
  subject: { phrase: string; facts: number[] } | null = null,
): Sentence[] {
  const told: Sentence[] = [];
  for (const fact of facts) {
    const first = told.length === 0;
    told.push(
      ...tellFact(kit, fact, {
        first,
        feature: first ? (subject?.phrase ?? null) : null,
        featureFacts: subject?.facts ?? [],
        topic: true,
      }),
    );
  }
  return told;
}

function sayOfKind(kit: Kit, part: 'overviewIntros' | 'workflowIntros'): string {
  const phrases = phrasesFor(kit.material.source.kind);
  return say(kit, `${phrases.name} ${part}`, phrases[part]);
}
