import { countWords } from '../../../contract/text.ts';
import { paragraph, paragraphs } from '../../article/blocks.ts';
import type { Sentence } from '../../article/section.ts';
import { shapeOf } from '../clause.ts';
import { ofPage } from '../data/phrases.ts';
import type { Desk } from '../desk.ts';
import { headingFacts, isNaming, leadTo } from '../headings.ts';
import { isLeaning, quoted } from '../read-sentence.ts';
import { beginningOf, readPassage, together } from '../runs.ts';
import type { Topic } from '../topic.ts';
import { isOfMoney } from './plans.ts';

/**
 * Running text that names the product, introduced by the part of the page that it is from. Where no heading tells what it is about,
 * only what has the product as its subject is told, the texts of one page together.
 */
export function composePassages(desk: Desk): Topic[] {
  const read = desk.material.source.passages
    .filter((passage) => passage.topic !== 'pricing' && passage.topic !== 'company' && !isOfMoney(passage))
    .map((passage) => {
      const heading = headingFacts(desk, passage).length > 0 ? passage.heading : null;
      return { heading, page: passage.page, told: readPassage(desk, passage) };
    })
    .filter(({ told }) => told.length > 0);
  const parts = Map.groupBy(read, (one) => (one.heading === null ? one.page : one));
  return [...parts.values()].flatMap((part): Topic[] => {
    const told = part.flatMap((one) => one.told);
    return part.slice(0, 1).map(({ heading, page }) => ({
      ...{ kind: 'passages', page },
      heading:
        heading !== null &&
        isNaming(
          heading,
          told.map(({ text }) => text),
        )
          ? heading
          : null,
      blocks: paragraphs([leadTo(desk, { heading, page }, 'group'), ...told.map((one) => [one])]),
    }));
  });
}

const longestQuotation = 110;
const mostQuotations = 3;

/** Of a site that says little in sentences of its product: whole runs of its text, quoted, what the makers say as 'we' among them. */
export function composeQuotations(desk: Desk): Topic[] {
  return desk.material.source.passages
    .filter((passage) => passage.topic !== 'pricing' && !isOfMoney(passage))
    .map(({ heading, sentences, page, topic }) => ({ heading, page, topic, told: runOf(desk, sentences, page) }))
    .filter(({ told }) => told.length > 1 && !told.some(({ text }) => desk.rivals.some((name) => text.includes(name))))
    .sort((a, b) => b.told.length - a.told.length)
    .map((run) => ({ ...run, told: freshPart(desk, run.told) }))
    .filter(({ told }) => told.length > 1)
    .slice(0, mostQuotations)
    .map(({ heading, page, topic, told }) => {
      const isOpening = topic === 'opening' && page === 0;
      const named = heading !== null && isNaming(heading, [together(told).text]) ? heading : null;
      const lead = leadTo(desk, { heading: named === null && !isOpening ? heading : null, page }, 'group');
      const text = { ...together(told), text: quoted(together(told).text) };
      const over = desk.headed([named, isOpening ? `About ${desk.product}` : null]);
      return { kind: 'passages', page, heading: over, blocks: [paragraph([...lead, text])] };
    });
}

/** From the first sentence that is not told yet to the next one that is; nothing where it leans on what is left out. */
function freshPart(desk: Desk, run: readonly Sentence[]): Sentence[] {
  const fresh = run.filter(({ text }) => desk.tellOnce(text));
  const [first] = fresh;
  if (!first || isLeaning(first.text)) return [];
  const from = run.slice(run.indexOf(first));
  const end = from.findIndex((one) => !fresh.includes(one));
  return end < 0 ? from : from.slice(0, end);
}

/** Whole sentences of one block from the first on, as long as they have room and speak to the reader. */
const runOf = (desk: Desk, texts: readonly string[], page: number): Sentence[] =>
  beginningOf(
    desk,
    texts,
    page,
    (text, all) =>
      !(text === all && (isLeaning(text) || shapeOf(text) !== 'clause')) &&
      !ofPage.test(text) &&
      // Who 'I' is stands elsewhere.
      !/\b(?:I|I['’]\p{L}+|my|me)\b/u.test(text) &&
      /[.!]["”’)]*$/.test(text) &&
      countWords(all) <= longestQuotation &&
      desk.standsWhole(all, page),
  );
