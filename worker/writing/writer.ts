import { countWords } from '../contract/text.ts';
import { collectProof } from './article/proof.ts';
import type { Section, Sentence } from './article/section.ts';
import type { Material } from './facts/material.ts';
import type { Brief, Metadata, WrittenArticle } from './types.ts';

export type Draft = {
  sections: Section[];
  metadata: Metadata;
  /** Sentences of title and descriptions with the facts that they rest on, where the writer knows. */
  described?: Sentence[];
};

/** A writer that needs no model: it arranges an article at once, and purely, so that a resumed job makes the same one. */
export type BuiltInWriter = {
  compose(material: Material): Draft;
  /** What its sentences are, as the user is told: 'quoted from …'. */
  origin: string;
};

/** A draft as any writer hands it over. */
export type Written = Draft & {
  /** What the user should know of the article, its links and sections as they are in the end. */
  notes(finished: Draft): string[];
  /** English, where none is named. */
  language?: string;
  usage?: WrittenArticle['usage'];
};

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

/** As English names it: 'German' of 'de'. */
export const languageName = (code: string) =>
  new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' }).of(code) ?? code;

/** A source or a brief that the writer cannot write from. `message` is shown to the user as the reason of the failed article. */
export class WritingError extends Error {
  override name = 'WritingError';
}
