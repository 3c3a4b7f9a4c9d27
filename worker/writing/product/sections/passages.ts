import { countWords } from '../../../contract/text.ts';
import type { Sentence } from '../../article/section.ts';
import { readRuns, type Told } from '../cards.ts';
import { makers, ofPage } from '../data/phrases.ts';
import type { Desk } from '../desk.ts';
import { isNaming, isQuotable, unstopped } from '../headings.ts';
import { join, paragraph } from '../prose.ts';
import type { Topic } from '../topic.ts';
import { partKey } from './feature-groups.ts';
import { freshTold } from './features.ts';

const fewestWords = 20;
const mostWords = 130;

const wordsOf = (told: readonly Told[]) => countWords(told.map(({ text }) => text).join(' '));

/**
 * Running text that names the product, introduced by the part of the page that it is from. Where no heading tells what it is about,
 * only what has the product as its subject is told, the texts of one page together.
 */
export function composePassages(desk: Desk, told: readonly Topic[]): Topic[] {
  const topics: Topic[] = [];
  const unnamed = new Map<number, Told[]>();
  for (const { heading, sentences, page, topic } of desk.material.source.passages) {
    if (topic === 'pricing' || topic === 'company') continue;
    const facts = heading !== null && isQuotable(heading, desk.product) ? desk.factsOf(heading, page) : [];
    const isHeaded = heading !== null && facts.length > 0;
    const key = partKey({ heading, page });
    const fresh = freshTold(desk, readRuns(desk, sentences, page, { fromStart: isHeaded }));
    const texts = fresh.map(({ text }) => text);
    const isOfProduct = [heading ?? '', ...texts].some((text) => text.includes(desk.product));
    if (wordsOf(fresh) < fewestWords || !isOfProduct) continue;
    const home = told.find(({ parts }) => parts?.includes(key));
    if (home) home.blocks.push(paragraph(join(fresh, desk.product)));
    else if (isHeaded) {
      const lead: Sentence = {
        text: desk.say('groupUnder', { page: desk.pageName(page), heading: unstopped(heading) }),
        facts,
      };
      topics.push({
        kind: 'passages',
        page,
        heading: isNaming(heading, texts) ? heading : null,
        blocks: [paragraph([lead, ...join(fresh, desk.product)])],
      });
    } else {
      const before = unnamed.get(page) ?? [];
      if (wordsOf([...before, ...fresh]) <= mostWords) unnamed.set(page, [...before, ...fresh]);
    }
  }
  const together = [...unnamed].map(([page, all]): Topic => {
    const lead: Sentence = { text: desk.say('passageWithout', { page: desk.pageName(page) }), facts: [] };
    return { kind: 'passages', page, heading: null, blocks: [paragraph([lead, ...join(all, desk.product)])] };
  });
  return [...topics, ...together];
}

const mostMakersWords = 110;

/** What the makers say as 'we' is theirs, so it is quoted: a run of sentences of one place. */
export function composeMakers(desk: Desk): Topic | null {
  const runs = desk.material.source.passages.flatMap(({ sentences, page }) => {
    const own = sentences.filter((text) => makers.test(text));
    const told = own.length === 0 ? [] : runOf(sentences.map((text) => ({ text, facts: desk.factsOf(text, page) })));
    return told.length > 1 ? [{ page, told }] : [];
  });
  const [longest] = runs.sort((a, b) => b.told.length - a.told.length);
  if (!longest || !desk.tellOnce(longest.told.map(({ text }) => text).join(' '))) return null;
  const lead: Sentence = { text: desk.say('makers', { product: desk.product }), facts: [] };
  const text = longest.told.map((one) => one.text).join(' ');
  const facts = longest.told.flatMap((one) => one.facts);
  return {
    kind: 'makers',
    page: longest.page,
    heading: `The makers of ${desk.product} in their own words`,
    blocks: [paragraph([lead]), { kind: 'quote', text, speaker: null, facts }],
  };
}

/** Whole sentences from the first on, as long as they have room and speak to the reader. */
function runOf(sentences: readonly Sentence[]): Sentence[] {
  const end = sentences.findIndex(
    ({ text, facts }, at) =>
      facts.length === 0 ||
      ofPage.test(text) ||
      !/[.!]["”’)]*$/.test(text) ||
      countWords(
        sentences
          .slice(0, at + 1)
          .map((one) => one.text)
          .join(' '),
      ) > mostMakersWords,
  );
  return sentences.slice(0, end < 0 ? sentences.length : end);
}
