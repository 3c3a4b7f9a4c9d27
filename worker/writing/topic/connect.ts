import { hasTransition } from '../../contract/seo/readability.ts';
import { wordsOf } from '../../contract/seo/sentences.ts';
import { type ArticleBlock, plainSentence, type Section, type Sentence } from '../section.ts';
import type { Random } from '../seed.ts';
import type { Casing } from './casing.ts';

/** Words that only add: they claim no relation that the sources do not have. */
const additions = ['In addition', 'Moreover', 'Furthermore', 'Besides'] as const;
const wanted = 0.32;

/** 'also' before what is said of the subject, not inside a clause that explains it. */
const also =
  /^((?!that\b|this\b|it means\b)(?:(?!that\b|which\b|who\b|when\b|where\b|if\b)\p{L}+ ){1,4}?)(is|are|can|has|have|may|must|will) (?!also|not|only|no\b|called|due|an? |the |now|then|among|to )(?=\p{Ll})/iu;

/** Ties sentences to those before them where too few are, and lets no three in a row begin alike. */
export function connect(sections: readonly Section[], casing: Casing, random: Random): Section[] {
  const state = { told: 0, tied: 0, starts: ['', ''], next: Math.floor(random() * additions.length) };
  const note = (text: string) => {
    const words = wordsOf(plainSentence(text));
    state.told += 1;
    if (hasTransition(words)) state.tied += 1;
    state.starts = [...state.starts.slice(-1), words[0] ?? ''];
  };
  /** The next one that does not begin as the sentences before it do. */
  const nextAddition = () => {
    do state.next += 1;
    while (state.starts.includes(wordsOf(additions[state.next % additions.length] ?? '')[0] ?? ''));
    return additions[state.next % additions.length] ?? additions[0];
  };
  const tie = (sentence: Sentence, mayAdd: boolean): string => {
    const words = wordsOf(plainSentence(sentence.text));
    const repeats = state.starts.every((start) => start === words[0]);
    const isDue = mayAdd && state.tied < (state.told + 1) * wanted && !hasTransition(words);
    if (sentence.facts.length === 0 || !(isDue || repeats)) return sentence.text;
    if (!repeats && also.test(sentence.text)) return sentence.text.replace(also, '$1$2 also ');
    const isPlain =
      casing.canMove(sentence.text) &&
      !/^(?:above|below|in|at|on|from|with|for|if|when|because)\b/i.test(sentence.text);
    if (!isPlain && !repeats) return sentence.text;
    if (!casing.canMove(sentence.text)) return sentence.text;
    const addition = nextAddition();
    return `${addition}, ${casing.small(sentence.text)}`;
  };
  const tieBlock = (block: ArticleBlock, isLead: boolean): ArticleBlock => {
    if (block.kind === 'list') {
      const items = spread(block.items, state.starts);
      for (const { text } of items) note(text);
      return { ...block, items };
    }
    if (block.kind !== 'paragraph') return block;
    const sentences: Sentence[] = [];
    for (const sentence of block.sentences) {
      // What opens a paragraph, or follows a question, is tied to nothing.
      const follows = sentences.at(-1)?.facts.length ?? 0;
      const text = tie(sentence, !isLead && follows > 0);
      note(text);
      sentences.push({ ...sentence, text });
    }
    return { ...block, sentences };
  };
  return sections.map((section, at) => ({
    ...section,
    blocks: section.blocks.map((block) => tieBlock(block, at === 0)),
  }));
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
