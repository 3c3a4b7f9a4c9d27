import { countWords } from '../../../contract/text.ts';
import { paragraph } from '../../article/blocks.ts';
import type { ArticleBlock, Sentence } from '../../article/section.ts';
import { ofPage } from '../data/phrases.ts';
import type { Desk } from '../desk.ts';
import { headingFacts, isNaming, unstopped } from '../headings.ts';
import { isLeaning } from '../read-sentence.ts';
import { beginningOf, readPassage, type Told, together, wordsOf } from '../runs.ts';
import type { Topic } from '../topic.ts';

const mostWords = 130;

/**
 * Running text that names the product, introduced by the part of the page that it is from. Where no heading tells what it is about,
 * only what has the product as its subject is told, the texts of one page together.
 */
export function composePassages(desk: Desk): Topic[] {
  const topics: Topic[] = [];
  const unnamed = new Map<number, Told[]>();
  for (const passage of desk.material.source.passages) {
    const { heading, page, topic } = passage;
    if (topic === 'pricing' || topic === 'company') continue;
    const isHeaded = heading !== null && headingFacts(desk, heading, page).length > 0;
    const told = readPassage(desk, passage, isHeaded);
    if (told.length === 0) continue;
    if (isHeaded) {
      const isNamed = isNaming(
        heading,
        told.map(({ text }) => text),
      );
      const blocks = [paragraph([leadTo(desk, heading, page), ...told])];
      topics.push({ kind: 'passages', page, heading: isNamed ? heading : null, blocks });
    } else {
      const before = unnamed.get(page) ?? [];
      if (wordsOf([...before, ...told]) <= mostWords) unnamed.set(page, [...before, ...told]);
    }
  }
  const together = [...unnamed].map(([page, told]): Topic => {
    const blocks = [paragraph([leadTo(desk, null, page), ...told])];
    return { kind: 'passages', page, heading: null, blocks };
  });
  return [...topics, ...together];
}

const longestQuotation = 110;
const mostQuotations = 3;

/** Of a site that says little in sentences of its product: whole runs of its text, quoted, what the makers say as 'we' among them. */
export function composeQuotations(desk: Desk): Topic | null {
  const runs = desk.material.source.passages
    .filter(({ topic }) => topic !== 'pricing')
    .map(({ heading, sentences, page }) => ({ heading, page, told: runOf(desk, sentences, page) }))
    .filter(({ told }) => told.length > 1 && !told.some(({ text }) => desk.rivals.some((name) => text.includes(name))))
    .sort((a, b) => b.told.length - a.told.length)
    .filter(({ told }) => told.filter(({ text }) => desk.tellOnce(text)).length * 2 > told.length)
    .slice(0, mostQuotations);
  if (runs.length === 0) return null;
  const blocks = runs.flatMap(({ heading, page, told }): ArticleBlock[] => [
    paragraph([leadTo(desk, heading, page, 'quoteUnder')]),
    { ...together(told), kind: 'quote', speaker: null },
  ]);
  return { kind: 'quotations', page: runs[0]?.page ?? -1, heading: `In the words of the ${desk.product} site`, blocks };
}

function leadTo(
  desk: Desk,
  heading: string | null,
  page: number,
  under: 'groupUnder' | 'quoteUnder' = 'groupUnder',
): Sentence {
  const facts = headingFacts(desk, heading, page);
  const slots = { page: desk.pageName(page), product: desk.product };
  if (heading === null || facts.length === 0) return { text: desk.say('passageWithout', slots), facts: [] };
  return { text: desk.say(under, { ...slots, heading: unstopped(heading) }), facts };
}

/** Whole sentences of one block from the first on, as long as they have room and speak to the reader. */
const runOf = (desk: Desk, texts: readonly string[], page: number): Sentence[] =>
  beginningOf(
    desk,
    texts,
    page,
    (text, all) =>
      !(text === all && isLeaning(text)) &&
      !ofPage.test(text) &&
      /[.!]["”’)]*$/.test(text) &&
      countWords(all) <= longestQuotation &&
      desk.standsWhole(all, page),
  );
