import { isPassive } from '../../contract/seo/readability.ts';
import { splitSentences } from '../../language/sentences.ts';
import { wordsOf } from '../../language/words.ts';
import type { Sentence } from '../article/section.ts';
import { addAlso, callByKind, nameOnce } from './connect.ts';
import { copies, countWordsIn, finishSentence, type Kit, remember } from './kit.ts';
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
  /** Nothing else stands or falls with it, so an article that has too much of its kind can do without. */
  alone?: boolean;
  /** The sentence that stands just before in the same paragraph. */
  before?: Sentence;
};

export type Manner = Required<Omit<Retelling, 'before'>>;

const mostWords = 34;

/** Tells the facts of one matter, in the order of the source. */
export function retellAll(
  kit: Kit,
  facts: readonly number[],
  { answer = false, follows = false, company = false, alone = false, before }: Retelling = {},
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
    const [opening, ...others] = retell(
      kit,
      fact,
      { answer, company, alone, follows: unbroken },
      before ? [before, ...told] : told,
    );
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
  { answer, company, alone, follows }: Manner,
  before: readonly Sentence[],
): Sentence[] {
  const quote = kit.material.book.facts[fact]?.quote ?? '';
  if (kit.told.has(fact) || (!answer && isRepeated(kit, quote))) return [];
  const told: Sentence[] = [];
  let unbroken = follows;
  for (const piece of splitSentences(quote)) {
    const read = readPlainly(kit, piece, { answer, company, alone, follows: unbroken });
    const previous = [...before, ...told].at(-1);
    const sentences =
      read === null
        ? []
        : finishAll(
            kit,
            vary(kit, addAlso(kit, nameOnce(kit, callByKind(kit, read), previous), previous)),
            fact,
            // An answer stays whole, and so does what a paragraph begins with: the rest leans on it.
            !answer && (alone || previous !== undefined),
            !answer,
          );
    unbroken = sentences.length > 0;
    told.push(...sentences);
  }
  if (told.length > 0) kit.told.add(fact);
  return told;
}

/** A sentence of the source in plain words. */
function readPlainly(kit: Kit, piece: string, manner: Manner): string | null {
  const key = `${manner.answer} ${manner.company} ${manner.follows} ${piece}`;
  return remember(kit.retold, key, () => {
    const read = readPiece(kit, piece, manner);
    return read === null ? null : makeActive(kit, smooth(simplifyWords(read)));
  });
}

/** Two sentences run together with a comma get their semicolon; 'and it never sells it' needs but one 'it'. */
const smooth = (text: string) =>
  text
    .replace(
      /^(?!(?:if|when|once|while|as|because|since|after|before|until|unless|for|in|on|at|with|by|to)\b)([^,;:]+), (?=(?:users|they|it) (?:have|has|are|is|can|will|get)\b)/i,
      '$1; ',
    )
    .replace(/, and it (never |also )?(\p{Ll}+s it)\b/u, ' and $1$2');

/** Beyond so many more copies even a sentence that others lean on goes. */
const graceCopies = 1;

/**
 * The sentences as they stand in the article; none where it has too much of their kind and can do without them.
 * `canDrop`: nothing leans on them; `isFree`: they answer no question.
 */
function finishAll(kit: Kit, texts: readonly string[], fact: number, canDrop: boolean, isFree: boolean): Sentence[] {
  const { flow, sparing } = kit;
  const total = flow.told + texts.length;
  const copied = flow.copied + texts.filter((text) => copies(kit, text)).length;
  const passive = flow.passive + texts.filter((text) => isPassive(wordsOf(text))).length;
  const exceeds = (count: number, before: number, most: number | null) =>
    most !== null && count > before && count > most;
  const tooMany = exceeds(copied, flow.copied, sparing.copies) || exceeds(passive, flow.passive, sparing.passives);
  const farTooMany = sparing.copies !== null && exceeds(copied, flow.copied, sparing.copies + graceCopies);
  if ((canDrop ? tooMany : isFree && farTooMany) && (sparing.strict || !isTelling(kit, fact))) return [];
  Object.assign(flow, { told: total, copied, passive });
  return texts.flatMap((text) =>
    countWordsIn(text) <= mostWords ? (finishSentence(kit, lowerFirst(text, kit.wording), [fact]) ?? []) : [],
  );
}

/** What an article is not without: figures, who makes the product, and what a feature does where one sentence says it. */
function isTelling({ material: { book } }: Kit, fact: number): boolean {
  return (
    /\d/.test(book.facts[fact]?.quote ?? '') ||
    book.company.includes(fact) ||
    book.pricing.includes(fact) ||
    book.features.some(({ sentences }) => sentences.length === 1 && sentences[0] === fact)
  );
}
