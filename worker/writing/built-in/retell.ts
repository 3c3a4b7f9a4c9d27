import { splitSentences } from '../../contract/seo/sentences.ts';
import type { Sentence } from '../section.ts';
import { addAlso, callByKind, nameOnce } from './connect.ts';
import { countWordsIn, finishSentence, type Kit } from './kit.ts';
import { readPiece } from './read-piece.ts';
import { isRepeated } from './repeats.ts';
import { simplifyWords } from './rewrite/loosen.ts';
import { lowerFirst } from './rewrite/statement.ts';
import { joinVerdict, tieSentences } from './tie.ts';
import { makeActive, vary } from './vary.ts';

export type Retelling = {
  /** The sentence before it in the source stands just before it here, so that 'it' and 'this' have what they point to. */
  follows?: boolean;
  /** An answer: its question stands before it. */
  answer?: boolean;
  /** About the company: its 'we' is the company, not the product. */
  company?: boolean;
};

const mostWords = 34;

/** Tells the facts of one matter, in the order of the source. */
export function retellAll(
  kit: Kit,
  facts: readonly number[],
  { answer = false, follows = false, company = false }: Retelling = {},
): Sentence[] {
  const told: Sentence[] = [];
  let unbroken = follows || answer;
  let verdict = '';
  for (const fact of facts) {
    const quote = kit.material.book.facts[fact]?.quote ?? '';
    // No sentence stands twice: the second 'Yes.' of an article opens the sentence after it.
    if (
      answer &&
      told.length === 0 &&
      kit.said.has(quote.toLowerCase().replace('.', '')) &&
      /^(?:yes|no)\.$/i.test(quote)
    ) {
      verdict = quote.replace('.', ', ');
      continue;
    }
    const [opening, ...others] = retell(kit, fact, { answer, company, follows: unbroken }, told);
    const tied =
      opening && verdict ? { ...opening, text: `${verdict}${lowerFirst(opening.text, kit.wording)}` } : opening;
    const sentences = tied ? [tied, ...others] : [];
    if (tied) verdict = '';
    // What an answer opens with decides it: without that, the rest could say the opposite.
    if (answer && told.length === 0 && sentences.length === 0) return [];
    unbroken = sentences.length > 0;
    told.push(...sentences);
  }
  return tieSentences(kit, answer ? joinVerdict(kit, told) : told);
}

function retell(
  kit: Kit,
  fact: number,
  { answer, company, follows }: Required<Retelling>,
  before: readonly Sentence[],
): Sentence[] {
  const quote = kit.material.book.facts[fact]?.quote ?? '';
  if (kit.told.has(fact) || (!answer && isRepeated(kit, quote))) return [];
  const told: Sentence[] = [];
  let unbroken = follows;
  for (const piece of splitSentences(quote)) {
    const read = readPiece(kit, piece, { answer, company, follows: unbroken });
    const previous = [...before, ...told].at(-1);
    const sentences =
      read === null
        ? []
        : finishAll(
            kit,
            vary(kit, addAlso(kit, nameOnce(kit, makeActive(kit, simplifyWords(read)), previous), previous)),
            fact,
          );
    unbroken = sentences.length > 0;
    told.push(...sentences);
  }
  if (told.length > 0) kit.told.add(fact);
  return told;
}

function finishAll(kit: Kit, texts: readonly string[], fact: number): Sentence[] {
  return texts.flatMap((text) =>
    countWordsIn(text) <= mostWords
      ? (finishSentence(kit, callByKind(kit, lowerFirst(text, kit.wording)), [fact]) ?? [])
      : [],
  );
}
