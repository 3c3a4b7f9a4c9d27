import { hasTransition } from '../../contract/seo/readability.ts';
import { wordsOf } from '../../contract/seo/sentences.ts';
import { type ArticleBlock, plainSentence, type Section, type Sentence } from '../section.ts';
import type { Random } from '../seed.ts';
import type { Casing } from './casing.ts';

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
  /^(?!(?:it|they|this|these|those|that|he|she|its|their|his|her|such|there|in|on|at|by|from|to|with|for|if|when|because|since|although|while|before|after|until|once|however|as|above|below|what|how|where|who|why)\b)/i;

type State = { told: number; tied: number; starts: string[]; next: number; sinceAdded: number };

/** Ties sentences to those before them where too few are, and lets no three in a row begin alike. */
export function connect(sections: readonly Section[], casing: Casing, random: Random): Section[] {
  const state: State = {
    ...{ told: 0, tied: 0, starts: ['', ''], sinceAdded: leastApart },
    next: Math.floor(random() * additions.length),
  };
  return sections.map((section, at) => ({
    ...section,
    blocks: section.blocks.map((block) => tieBlock(block, at === 0 || section.id === 'process', state, casing)),
  }));
}

function tieBlock(block: ArticleBlock, isPlain: boolean, state: State, casing: Casing): ArticleBlock {
  if (block.kind === 'list') {
    const items = spread(block.items, state.starts);
    for (const { text } of items) note(state, text);
    return { ...block, items };
  }
  if (block.kind !== 'paragraph') return block;
  const sentences: Sentence[] = [];
  for (const sentence of block.sentences) {
    const before = sentences.at(-1);
    // What opens a paragraph, or follows a question, is tied to nothing; steps follow one another without words.
    const mayTie = !isPlain && (before?.facts.length ?? 0) > 0 && sentence.facts.length > 0;
    const merged = mayTie && before ? merge(before, sentence, state, casing) : null;
    if (merged) {
      sentences.splice(-1, 1, merged);
      state.tied += 1;
      continue;
    }
    const text = tie(sentence, mayTie, state, casing);
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
  if (before.facts[0] === sentence.facts[0] || !casing.canMove(sentence.text) || tense(one) !== tense(other))
    return null;
  const text = `${before.text.replace(/\.$/, '')}, while ${casing.small(sentence.text)}`;
  return { text, facts: [...before.facts, ...sentence.facts] };
}

const mostMerged = 19;

const tense = (words: readonly string[]) =>
  words.some((word) => /^(?:was|were|had|did|became|began)$|ed$/.test(word)) ? 'past' : 'present';

function tie(sentence: Sentence, mayTie: boolean, state: State, casing: Casing): string {
  const { text } = sentence;
  const words = wordsIn(text);
  const repeats = state.starts.every((start) => start === words[0]);
  if (sentence.facts.length === 0 || !casing.canMove(text)) return text;
  const adds =
    mayTie &&
    isDue(state) &&
    state.sinceAdded >= leastApart &&
    fresh.test(text) &&
    !hasTransition(words) &&
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

/** Items in an order in which no three begin with the same word, where there is one. */
function spread(items: readonly Sentence[], before: readonly string[]): Sentence[] {
  const left = [...items];
  const starts = [...before];
  const ordered: Sentence[] = [];
  while (left.length > 0) {
    const last = starts.slice(-2);
    const at = left.findIndex(({ text }) => !last.every((start) => start === wordsOf(text)[0]));
    const [next] = left.splice(Math.max(0, at), 1);
    if (!next) break;
    ordered.push(next);
    starts.push(wordsOf(next.text)[0] ?? '');
  }
  return ordered;
}
