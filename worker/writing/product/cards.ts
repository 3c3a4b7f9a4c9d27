import type { Feature } from '../../contract/product-sheet.ts';
import type { Sentence } from '../article/section.ts';
import { leaning } from './data/phrases.ts';
import type { Desk } from './desk.ts';
import { isTellable, type Reading, readSentence } from './read-sentence.ts';

/** A sentence of the site, read, with the facts that it is. */
export type Told = Reading & { facts: number[] };

/** One named thing of a group, as far as it can be told. */
export type Card = {
  name: Sentence;
  role: Feature['role'];
  /** Whole sentences, for paragraphs. */
  prose: Told[];
  /** As the page prints it, for a table or a list. */
  line: Sentence | null;
};

const longestLine = 40;

/** Sentences of one place in their order; one that leans comes with the one before it or not at all. */
export function readProse(desk: Desk, texts: readonly string[], page: number, isOfProduct: boolean): Told[] {
  const told: Told[] = [];
  let follows = false;
  for (const text of texts) {
    const reading = readSentence(text, desk, isOfProduct);
    const facts = desk.factsOf(text, page);
    follows = reading !== null && facts.length > 0 && (!reading.leans || follows);
    if (reading && follows) told.push({ ...reading, facts });
  }
  return told;
}

/** Null where the name can't be told, or nothing of what is said of it. */
export function readCard(desk: Desk, feature: Feature, isOfProduct: boolean): Card | null {
  const { name, sentences, page, role } = feature;
  const nameFacts = desk.factsOf(name, page);
  if (nameFacts.length === 0 || /·.*·|[|→]/.test(name) || !isTellable(name, desk.rivals)) return null;
  const lines = lineOf(desk, sentences, page);
  const prose = readProse(desk, sentences, page, isOfProduct && role !== 'step');
  if (sentences.length > 0 && lines === null && prose.length === 0) return null;
  return {
    name: { text: name.replace(/^\d{1,2}[.)] /, '').replace(/[.:!]$/, ''), facts: nameFacts },
    role,
    prose,
    line: lines,
  };
}

/** '// anywhere', 'This is huge!': set for the eye. */
const isDecoration = (text: string) =>
  /^[^\p{L}\p{N}"“‘'($€£~+⌘⌥⇧<]/u.test(text) ||
  /^\d{1,2} ?[·.:)] /.test(text) ||
  (leaning.test(text) && text.split(' ').length < 5);

/** The first lines that have room in a cell. */
function lineOf(desk: Desk, sentences: readonly string[], page: number): Sentence | null {
  const kept: Sentence[] = [];
  let words = 0;
  for (const text of sentences.filter((line) => !isDecoration(line))) {
    const facts = desk.factsOf(text, page);
    words += text.split(' ').length;
    // Labels and items of a list in a card are no sentences of it.
    if (kept.length > 0 && /^\p{Ll}/u.test(text)) break;
    if (!isTellable(text, desk.rivals) || facts.length === 0 || text.split(' ').length < 2 || words > longestLine)
      break;
    kept.push({ text, facts });
  }
  if (kept.length === 0) return null;
  const text = kept
    .map((part, at) => (at < kept.length - 1 && !/[.!?…:;]$/.test(part.text) ? `${part.text}.` : part.text))
    .join(' ');
  return { text, facts: kept.flatMap(({ facts }) => facts) };
}
