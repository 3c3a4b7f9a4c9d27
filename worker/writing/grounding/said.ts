import { functionWords } from '../../language/data/function-words.ts';
import { stem } from '../../language/stem.ts';
import { partsOf, sameRoot } from './basis.ts';
import { clauseEnds, contrasts, denials, deniesWithin, light, pending } from './data/denial-words.ts';

export const content = (text: string) =>
  partsOf(text).flatMap((word) => (functionWords.has(word) || light.has(stem(word)) ? [] : [stem(word)]));
/** 'Without your yes, nothing happens' is one clause. */
export const clausesOf = (text: string) =>
  text
    .replace(/^(without [^,]{1,60}), /i, '$1 ')
    .split(clauseEnds)
    .filter((clause) => clause.trim() !== '');
export const has = (roots: readonly string[], root: string) =>
  root !== '' && roots.some((known) => sameRoot(known, root));

export type Denial = { before: string; core: string[]; around: string[] };

/** The last denial of a clause: what stands after it is denied, and what stands before where that is too little. */
export function denialIn(clause: string): Denial | null {
  // Of what is planned one word alone is too little to tell.
  if (pending.test(clause)) return { before: '', core: ['', ...content(clause.replace(pending, ' '))], around: [] };
  const last = [...clause.matchAll(denials)].at(-1);
  if (!last) return null;
  const before = clause.slice(0, last.index);
  return { before, core: content(clause.slice(last.index + last[0].length)), around: content(before) };
}

/** 'Never overwrites without a yes' says when a thing is done: neither that it is nor that it is not. */
export function conditionIn(clause: string): string[] {
  const found = [...clause.matchAll(denials)];
  const last = found.findLast(([word]) => /^without$/i.test(word));
  return last && (found.length > 1 || deniesWithin.test(clause))
    ? content(clause.slice(last.index + last[0].length))
    : [];
}

/** The clause that one without a subject goes on from; what 'they' are stands before. */
function subjectOf(before: readonly string[]): string[] {
  const from = before.findLastIndex((clause) => !/^(?:it|they|who|which|that)\b/i.test(clause.trim()));
  return before.slice(Math.max(0, from)).flatMap(content);
}

/** What the facts of a sentence say: `words` as they stand there. */
type Said = { words: string; stated: string[]; denied: string[]; subject?: string[] };

export const isQuestion = (text: string) => text.trim().endsWith('?');

/** A question states nothing; 'No' denies what it asks, 'Yes' states it. */
export function saidBy(quotes: readonly string[]): Said[] {
  const answer = quotes.flatMap((quote) => /^(yes|no|not yet)(?:[.,:;!]|$)/i.exec(quote)?.[1]?.toLowerCase() ?? [])[0];
  return quotes.flatMap((quote) => {
    if (isQuestion(quote)) {
      const asked =
        /^(?:is|are|do|does|can|will|has|have|must|should|may)\b/i.test(quote) && answer ? content(quote) : [];
      return [{ words: quote, stated: answer === 'yes' ? asked : [], denied: answer === 'yes' ? [] : asked }];
    }
    return clausesOf(quote.replace(contrasts, ' not ')).map((clause, at, clauses): Said => {
      const denial = denialIn(clause);
      if (!denial) return { words: clause, stated: content(clause), denied: [] };
      if (conditionIn(clause).length > 0) return { words: clause, stated: [], denied: [] };
      const { core, around } = denial;
      return core.length > 0
        ? {
            words: clause,
            stated: around,
            denied: core,
            ...(/^not\b/i.test(clause) && at > 0 ? { subject: subjectOf(clauses.slice(0, at)) } : {}),
          }
        : { words: clause, stated: [], denied: around };
    });
  });
}
