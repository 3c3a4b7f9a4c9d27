import { hasTransition } from '../../contract/seo/readability.ts';
import { wordsOf } from '../../contract/seo/sentences.ts';
import type { ArticleBlock, Section, Sentence } from '../section.ts';
import { plainSentence } from '../section.ts';
import type { Random } from '../seed.ts';
import type { Casing } from './casing.ts';

/** Words that only add: they claim no relation that the sources do not have. */
const additions = ['In addition', 'Besides', 'Moreover', 'What is more', 'Furthermore', 'At the same time'] as const;
const wanted = 0.32;

/** Ties sentences to those before them where too few are, and lets no three in a row begin alike. */
export function connect(sections: readonly Section[], casing: Casing, random: Random): Section[] {
  const state = { told: 0, tied: 0, starts: ['', ''], next: Math.floor(random() * additions.length) };
  const note = (text: string) => {
    state.told += 1;
    if (hasTransition(wordsOf(text))) state.tied += 1;
    state.starts = [...state.starts.slice(-1), startOf(text)];
  };
  const addition = () => {
    state.next += 1;
    return additions[state.next % additions.length] ?? additions[0];
  };
  const tie = (sentence: Sentence, isFirst: boolean): Sentence => {
    const plain = plainSentence(sentence.text);
    const repeats = state.starts.every((start) => start === startOf(plain));
    const isDue = state.tied < (state.told + 1) * wanted && !isFirst && !hasTransition(wordsOf(plain));
    const text =
      (isDue || repeats) && casing.canMove(plain) && sentence.facts.length > 0
        ? tieText(sentence.text, repeats)
        : sentence.text;
    note(plainSentence(text));
    return { ...sentence, text };
  };
  const tieText = (text: string, repeats: boolean): string => {
    const also =
      /^((?:\p{L}+ ){1,4}?)(is|are|can|has|have|may|was|were|must|will) (?!also|not|only|no\b|called|an? |the |now|then|among|to )(?=\p{Ll})/u;
    if (!repeats && also.test(text)) return text.replace(also, '$1$2 also ');
    return `${addition()}, ${casing.small(text)}`;
  };
  const tieBlock = (block: ArticleBlock): ArticleBlock => {
    if (block.kind === 'paragraph') {
      return { ...block, sentences: block.sentences.map((sentence, at) => tie(sentence, at === 0)) };
    }
    if (block.kind === 'list') for (const { text } of block.items) note(plainSentence(text));
    return block;
  };
  return sections.map((section) => ({ ...section, blocks: section.blocks.map(tieBlock) }));
}

/** As the readability check sees it: an article counts together with the word after it. */
function startOf(text: string): string {
  const [first = '', second = ''] = wordsOf(text);
  return /^(?:the|an?|this|that|these|those|one|two|three)$/.test(first) ? `${first} ${second}` : first;
}
