import { type Evidence, isTabular, markedAs, most, share } from './evidence.ts';

const marks = new Set('comparison compare versus vs before after'.split(' '));
/** What a column, a card or a part is called that is not about the product, or sets it against another. */
export const sides =
  /^(?:.{0,4}\s)?(?:before|after|without|with|old way|new way|traditional|others?|them|us|today|versus|vs\.?)\b/i;

/** It sets the product against another. */
const against = /^(?:versus|vs\.?) /i;
/** Each has 'vs' between two of its lines. */
export const areSided = ({ records }: Pick<Evidence, 'records'>) =>
  share(records, ({ lines }) => lines.some(({ text }) => /^(?:versus|vs\.?)$/i.test(text))) >= most;

/** Two sides, one of them named as such, several that it is set against, or rows of a comparison. */
export function areCompared({ group, records }: Evidence): boolean {
  const named = records.filter(({ title }) => title !== null && sides.test(title));
  const isTable = markedAs(group, marks) && share(records, isTabular) > 0.5;
  const areOthers = records.every(({ title }) => against.test(title ?? ''));
  return (records.length === 2 && named.length > 0) || areOthers || areSided({ records }) || isTable;
}
