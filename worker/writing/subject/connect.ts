import { hasTransition } from '../../contract/seo/readability.ts';
import { wordsOf } from '../../language/words.ts';
import { type ArticleBlock, plainSentence, type Section, type Sentence } from '../article/section.ts';
import type { Random } from '../article/seed.ts';
import type { Casing } from './casing.ts';
import { countsOnly } from './leans-on.ts';
import { spread } from './spread.ts';

/** Words that only add: they claim no relation that the sources do not have. */
const additions = ['Besides', 'In addition', 'Moreover', 'Furthermore'] as const;
/** A third of the sentences tied is what reads well; so many of them at most by a word that was put there. */
const wanted = 0.32;
/** Sentences between one word put there and the next. */
const leastApart = 3;

/** Says by itself how it belongs to what stands before. */
const isTied = /\b(?:in turn|too|instead|likewise|only|even|both|another|other|then|yet|already|again)\b/i;
const joint = /^(?!.*[,;:]).{12,90}\.$/u;
const fresh =
  /^(?!(?:it|they|this|these|those|that|he|she|its|their|his|her|such|there|in|on|at|by|from|to|with|for|if|when|because|since|although|while|before|after|until|once|however|as|above|below|what|how|where|who|why|according)\b)/i;

type State = {
  told: number;
  tied: number;
  starts: string[];
  /** First words of the sentences to come, and which of them open a paragraph and so cannot be tied. */
  coming: Array<{ word: string; opens: boolean }>;
  next: number;
  sinceAdded: number;
};

/** Ties sentences to those before them where too few are, and lets no three in a row begin alike. */
export function connect(sections: readonly Section[], casing: Casing, random: Random): Section[] {
  const state: State = {
    ...{ told: 0, tied: 0, starts: ['', ''], sinceAdded: leastApart, coming: startsOf(sections) },
    next: Math.floor(random() * additions.length),
  };
  return sections.map((section, at) => ({
    ...section,
    blocks: section.blocks.map((block) => tieBlock(block, at === 0 || section.id === 'process', state, casing)),
  }));
}

const startsOf = (sections: readonly Section[]) =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      const sentences = block.kind === 'paragraph' ? block.sentences : block.kind === 'list' ? block.items : [];
      return sentences.map(({ text }, at) => ({ word: wordsIn(text)[0] ?? '', opens: at === 0 }));
    }),
  );

function tieBlock(block: ArticleBlock, isPlain: boolean, state: State, casing: Casing): ArticleBlock {
  if (block.kind === 'list') {
    state.coming.splice(0, block.items.length);
    const items = spread(block.items, state.starts);
    for (const { text } of items) note(state, text);
    return { ...block, items };
  }
  if (block.kind !== 'paragraph') return block;
  const sentences: Sentence[] = [];
  for (const sentence of block.sentences) {
    state.coming.shift();
    const before = sentences.at(-1);
    // What opens a paragraph, or follows a question, is tied to nothing; steps follow one another without words.
    const mayTie = (before?.facts.length ?? 0) > 0 && sentence.facts.length > 0;
    const merged = mayTie && !isPlain && before ? merge(before, sentence, state, casing) : null;
    if (merged) {
      sentences.splice(-1, 1, merged);
      state.tied += 1;
      continue;
    }
    const text = tie(sentence, { mayTie, mayAdd: !isPlain }, state, casing);
    note(state, text);
    sentences.push({ ...sentence, text });
  }
  return { ...block, sentences };
}

const isDue = ({ tied, told }: State) => tied < (told + 1) * wanted;
const wordsIn = (text: string) => wordsOf(plainSentence(text));

function note(state: State, text: string): void {
  const words = wordsIn(text);
  state.told += 1;
  state.sinceAdded += 1;
  if (hasTransition(words)) state.tied += 1;
  state.starts = [...state.starts.slice(-1), words[0] ?? ''];
}

/** Two short statements of one source on different things stand side by side with 'while': it says no more than that both hold. */
function merge(before: Sentence, sentence: Sentence, state: State, casing: Casing): Sentence | null {
  const one = wordsIn(before.text);
  const other = wordsIn(sentence.text);
  const isShort = one.length + other.length <= mostMerged && one.length >= 4 && other.length >= 4;
  const areSimple = [before.text, sentence.text].every(
    (text) => joint.test(text) && fresh.test(text) && !isTied.test(text),
  );
  if (!isDue(state) || !isShort || !areSimple || hasTransition(one) || hasTransition(other)) return null;
  if (
    before.facts[0] === sentence.facts[0] ||
    !casing.canMove(sentence.text) ||
    verbOf(one) === null ||
    verbOf(one) !== verbOf(other)
  )
    return null;
  const text = `${before.text.replace(/\.$/, '')}, while ${casing.small(sentence.text)}`;
  return { text, facts: [...before.facts, ...sentence.facts] };
}

const mostMerged = 19;

/** Two statements stand side by side only where they say the same kind of thing: both what something is, or has. */
const verbOf = (words: readonly string[]) =>
  words.find((word) => /^(?:is|are|was|were|has|have|had|can|may|must|will)$/.test(word)) ?? null;

/** Whether something may stand before the sentence, and whether it may do so only to add. */
type Ties = { mayTie: boolean; mayAdd: boolean };

function tie(sentence: Sentence, { mayTie, mayAdd }: Ties, state: State, casing: Casing): string {
  const { text } = sentence;
  const words = wordsIn(text);
  const [coming] = state.coming;
  // The third alike would open a paragraph, where nothing ties: the second is tied instead.
  const leadsToThree = mayTie && coming?.opens && coming.word === words[0] && state.starts.at(-1) === words[0];
  const repeats = state.starts.every((start) => start === words[0]) || leadsToThree;
  if (sentence.facts.length === 0 || !casing.canMove(text)) return text;
  // What speaks of 'the fee' goes on with what was said rather than adding to it.
  const adds =
    mayTie &&
    mayAdd &&
    words[0] !== 'the' &&
    isDue(state) &&
    state.sinceAdded >= leastApart &&
    fresh.test(text) &&
    !hasTransition(words) &&
    !countsOnly(text) &&
    !isTied.test(text);
  if (!adds && !repeats) return text;
  state.sinceAdded = 0;
  return `${nextAddition(state)}, ${casing.small(text).replace(' in turn ', ' ')}`;
}

/** The next one that does not begin as the sentences before it do. */
function nextAddition(state: State): string {
  do state.next += 1;
  while (state.starts.includes(wordsOf(additions[state.next % additions.length] ?? '')[0] ?? ''));
  return additions[state.next % additions.length] ?? additions[0];
}
