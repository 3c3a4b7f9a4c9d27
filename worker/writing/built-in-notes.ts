import type { Brief } from './types.ts';

/** Free-form wishes are beyond a writer that arranges. */
export const instructionsNote = ({ customInstructions }: Brief): string[] =>
  customInstructions?.trim()
    ? ['Custom instructions need a language model: the built-in writer could not follow them.']
    : [];

/** How much of an article is others' wording (`origin`: '51% of this article is …'), what would change that, and what it could not follow. */
export const originNotes = (brief: Brief, origin: string): string[] => [
  `${origin} A language model writes in its own words: an administrator can connect one.`,
  ...instructionsNote(brief),
];
