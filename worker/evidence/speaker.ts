import { splitSentences } from '../language/sentences.ts';
import { keyOf } from './statements.ts';
import type { Kept, Verdict } from './types.ts';

const signature = /^[—–-]\s/;

/** Who said what stands in a block, as the pages name them; null where it is nobody's words. */
export function speakerOf(block: string, { sheet }: Kept): string | null {
  const said = sheet?.quotes.find(({ text }) => splitSentences(text).some((part) => standsIn(keyOf(part), block)));
  return said?.speaker ?? null;
}

const standsIn = (key: string, block: string) => key.split(' ').length > 2 && ` ${block} `.includes(` ${key} `);

export function judgeSpeaker(text: string, speaker: string): Verdict | null {
  if (!signature.test(text)) return null;
  const isSame = ` ${keyOf(text)} `.includes(` ${keyOf(speaker)} `);
  return isSame
    ? { state: 'background', quotes: [] }
    : { state: 'conflict', quotes: [], note: `The page names ${speaker}.`, needsDecision: true };
}
