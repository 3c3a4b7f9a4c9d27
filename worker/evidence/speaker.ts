import { splitSentences } from '../language/sentences.ts';
import { keyOf } from './statements.ts';
import type { Kept, Verdict } from './types.ts';

type Quotation = NonNullable<Kept['sheet']>['quotes'][number];

const signature = /^[—–-]\s/;

/** Who said what stands in a block, as the pages name them; null where it is nobody's words. */
export const speakerOf = (block: string, { sheet }: Kept): Quotation | null =>
  sheet?.quotes.find(({ text }) => splitSentences(text).some((part) => standsIn(keyOf(part), block))) ?? null;

const standsIn = (key: string, block: string) => key.split(' ').length > 2 && standsWithin(key, block);

/** The line under a quotation: the speaker that the page names, and nothing of them that it does not say. */
export function judgeSpeaker(text: string, { speaker, role, organisation }: Quotation): Verdict | null {
  if (!signature.test(text)) return null;
  const [signed, named] = [keyOf(text), keyOf([speaker, role, organisation].join(' '))];
  const isSame = standsWithin(keyOf(speaker), signed) && signed.split(' ').every((word) => standsWithin(word, named));
  return isSame
    ? { state: 'background', quotes: [] }
    : {
        state: 'conflict',
        quotes: [],
        note: `The page names ${[speaker, role, organisation].filter(Boolean).join(', ')}.`,
        needsDecision: true,
      };
}

const standsWithin = (words: string, key: string) => ` ${key} `.includes(` ${words} `);
