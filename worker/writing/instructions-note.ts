import type { Brief } from './types.ts';

/** Free-form wishes are beyond a writer that arranges. */
export const instructionsNote = ({ customInstructions }: Brief): string[] =>
  customInstructions?.trim()
    ? ['Custom instructions need a language model: the built-in writer could not follow them.']
    : [];
