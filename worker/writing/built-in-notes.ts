import { countWords } from '../contract/text.ts';
import { collectProof } from './article/proof.ts';
import type { Material } from './facts/material.ts';
import type { Brief } from './types.ts';
import type { Draft } from './writer.ts';

/** Free-form wishes are beyond a writer that arranges. */
export const instructionsNote = ({ customInstructions }: Brief): string[] =>
  customInstructions?.trim()
    ? ['Custom instructions need a language model: the built-in writer could not follow them.']
    : [];

/** How much of an article is the wording of its pages, what would change that, and what it could not follow. */
export function originNotes(material: Material, { sections }: Draft, what: string): string[] {
  const { claims } = collectProof(material, sections);
  const stated = claims.filter(({ kind }) => kind === 'stated');
  const own = stated.flatMap(({ sentence }) => sentence.match(/“[^”]*/g) ?? sentence);
  const count = (texts: readonly string[]) => countWords(texts.join(' '));
  const percent = Math.round((count(own) / Math.max(1, count(claims.map(({ sentence }) => sentence)))) * 100);
  return [
    `${percent}% of this article is ${what} A language model writes in its own words: an administrator can connect one.`,
    ...instructionsNote(material.brief),
  ];
}
