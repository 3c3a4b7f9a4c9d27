import { splitSentences, wordsOf } from '../../contract/seo/sentences.ts';
import { functionWords } from '../../contract/seo/word-lists.ts';
import type { Sentence } from '../section.ts';
import { frameStatement, mostSentenceWords, splitFrom } from './frame-statement.ts';
import { copies, copiesTooMuch, countWordsIn, finishSentence, type Kit, say } from './kit.ts';
import { quotations } from './phrases/telling.ts';
import { isUsable, tidySentence } from './rewrite/clean.ts';
import { changeWords, simplifyWords, splitClause } from './rewrite/loosen.ts';
import { readStatement, type Statement } from './rewrite/statement.ts';

export type Telling = {
  /** The first statement of its paragraph: nothing it could add to. */
  first: boolean;
  /** Name of the feature or passage that the statement belongs to, as a noun phrase, where the reader has not met it yet. */
  feature?: string | null;
  /** Its name in the page's own words, where that is no noun phrase. */
  slogan?: string | null;
  /** Facts that name rests on. */
  featureFacts?: number[];
  /** The name is that of a passage, not of a feature. */
  topic?: boolean;
  /** No tie and no attribution: the lead speaks plainly. */
  plain?: boolean;
  /** An answer: the question before it is what a fragment or an 'it' refers to. */
  answer?: boolean;
};

/** Tells the sentences of one fact. Empty where it was told before or cannot be retold safely. */
export function tellFact(kit: Kit, fact: number, telling: Telling): Sentence[] {
  const quote = kit.material.book.facts[fact]?.quote ?? '';
  if (kit.told.has(fact) || repeats(kit, quote)) return [];
  const told: Sentence[] = [];
  // Whether something stands before that an 'it' can refer to.
  let before = !telling.first || telling.answer === true;
  let name = { feature: telling.feature ?? null, slogan: telling.slogan ?? null };

  for (const piece of splitSentences(quote)) {
    const read = readPiece(kit, piece);
    // In the lead there is nothing but the product that 'it' could mean.
    const statement =
      read?.leans && telling.plain && /^it /.test(read.text) && told.length === 0 && telling.first
        ? { ...read, leans: false, text: read.text.replace(/^it/, kit.wording.product) }
        : read;
    const opensAnswer = telling.answer === true && told.length === 0;
    const fragment = opensAnswer && !statement ? readFragment(piece) : null;
    if (fragment) {
      told.push(...tellBare(kit, fragment, [fact]));
      before = true;
      continue;
    }
    if (!statement || !standsAlone(statement, telling, before || name.feature !== null)) {
      // Without what an answer opens with, the rest of it could say the opposite.
      if (opensAnswer && !isVerdict(piece)) return [];
      const quotation = statement || telling.answer ? [] : quoteSentence(kit, piece, fact);
      told.push(...quotation);
      before = quotation.length > 0;
      continue;
    }
    const facts = name.feature || name.slogan ? [...(telling.featureFacts ?? []), fact] : [fact];
    const manner = {
      first: telling.first && told.length === 0,
      plain: telling.plain === true,
      topic: telling.topic === true,
      ...name,
    };
    const bare = opensAnswer && (statement.form === 'clause' || statement.form === 'thing');
    const sentences = bare
      ? tellBare(kit, statement.text, facts)
      : finishAll(kit, frameStatement(kit, statement, manner), facts);
    // What would be one copy too many can still be quoted.
    if (sentences.length === 0 && !bare && copiesTooMuch(kit, piece))
      sentences.push(...quoteSentence(kit, piece, fact));
    told.push(...sentences);
    before = sentences.length > 0;
    if (before) name = { feature: null, slogan: null };
  }
  if (told.length > 0) kit.told.add(fact);
  return told;
}

function standsAlone(statement: Statement, telling: Telling, hasBefore: boolean): boolean {
  if (statement.form === 'thing' && telling.first && !telling.feature && !telling.answer) return false;
  return !statement.leans || hasBefore;
}

function finishAll(kit: Kit, texts: readonly string[], facts: number[]): Sentence[] {
  return texts.flatMap((text) =>
    countWordsIn(text) <= mostSentenceWords && !copiesTooMuch(kit, text)
      ? (finishSentence(kit, text, facts) ?? [])
      : [],
  );
}

/** As it stands, split where it is long: what opens an answer needs no frame. */
function tellBare(kit: Kit, text: string, facts: number[]): Sentence[] {
  const plain = copies(kit, text) ? changeWords(text) : simplifyWords(text);
  const parts = (countWordsIn(plain) > splitFrom && splitClause(plain)) || [plain];
  return finishAll(kit, parts, facts);
}

/** Gives a sentence that cannot be retold in its own words, a few times in an article. */
function quoteSentence(kit: Kit, piece: string, fact: number): Sentence[] {
  const text = piece.trim().replace(/[.!]+$/, '');
  const words = countWordsIn(text);
  const isWhole = /[.!]$/.test(piece.trim()) && words >= 6 && words <= 26;
  const odd =
    /^(?:it|they|this|that|these|those|their|its|he|she|because|which|or|and|but|so|just|not|then|also)\b|["“”?:;…]|\.\.|\b(?:my|me|I'm|I've)\b|\bI [a-z]|[\][{}<>|\\]|https?:/i.test(
      text,
    );
  if (!isWhole || odd || !isUsable(text) || kit.flow.quoted >= kit.mostQuotations) return [];
  kit.flow.quoted++;
  const sentence = finishSentence(kit, say(kit, 'quotations', quotations, { Q: text }), [fact]);
  return sentence ? [sentence] : [];
}

export const isVerdict = (piece: string) => /^(?:yes|no|not yet|absolutely|sure|of course)[.!]?$/i.test(piece.trim());

/** A short answer that is no whole sentence, as it stands: 'As a PDF in A4 or A3'. */
function readFragment(piece: string): string | null {
  const text = tidySentence(piece).replace(/^(?:yes|no|not yet),\s*/i, '');
  const safe = isUsable(piece) && !isVerdict(piece) && !/\b(?:you|your|we|our|us|i|my|me)\b|["“”?:]/i.test(text);
  return safe && countWordsIn(text) >= 2 && countWordsIn(text) <= 20 ? text : null;
}

function readPiece(kit: Kit, piece: string): Statement | null {
  const known = kit.statements.get(piece);
  if (known !== undefined) return known;
  const statement = readStatement(piece, kit.wording);
  kit.statements.set(piece, statement);
  return statement;
}

const nearlySame = 0.75;
const fewestShared = 4;

/** True where the article has a sentence that says nearly the same. */
function repeats(kit: Kit, quote: string): boolean {
  const words = contentWordsOf(kit, quote);
  if (words.size < fewestShared) return false;
  for (const sentence of kit.said) {
    const other = contentWordsOf(kit, sentence);
    if (other.size < fewestShared) continue;
    let shared = 0;
    for (const word of words) if (other.has(word)) shared++;
    if (shared >= fewestShared && shared / Math.min(words.size, other.size) >= nearlySame) return true;
  }
  return false;
}

function contentWordsOf(kit: Kit, text: string): ReadonlySet<string> {
  const known = kit.contentWords.get(text);
  if (known) return known;
  const words = new Set(wordsOf(text).filter((word) => word.length > 2 && !functionWords.has(word)));
  kit.contentWords.set(text, words);
  return words;
}
