import { hasMainVerb, isFiniteVerb, tokenize } from './finite.ts';

/** How a clause with a subject of its own can begin. */
export const subjectStart =
  /^(?:it|they|users|this|these|those|the|an?|each|every|all|no|its|their|nobody|everyone|there|\p{Lu}\p{Ll}+)\b/iu;

/** True where the text has a verb that no conjunction or relative pronoun takes away from it. */
export const isWhole = (text: string) => hasMainVerb(tokenize(text)) || isFiniteVerb(tokenize(text), 1);
