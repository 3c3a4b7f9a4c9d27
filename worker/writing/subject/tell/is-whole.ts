import { hasMainVerb, isFiniteVerb, tokenize } from '../../built-in/rewrite/finite.ts';

/** True where the words are a clause with its verb. */
export const isWhole = (text: string) => {
  const tokens = tokenize(text);
  return hasMainVerb(tokens) || isFiniteVerb(tokens, 1) || isFiniteVerb(tokens, 2);
};
