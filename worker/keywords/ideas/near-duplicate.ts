import { foldKey } from '../../db/fold.ts';
import { stem } from '../../language/words.ts';

/** Words that do not change what a search is for. 'vs', 'without', 'free' and 'best' do. */
const stopWords = new Set(
  (
    'a an the of for in on at to from by with and or as is are am be was do does did can could should will would has have ' +
    'i you we they it my your our their its this that these those how what why when where which who whose there'
  ).split(' '),
);

/** The form under which searches for the same thing are alike: folded, singular, without stop words, in no order. */
export function searchKey(phrase: string): string {
  const folded = foldKey(phrase).normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'");
  const words = folded.match(/[\p{L}\p{N}$€£+#]+(?:'\p{L}+)?/gu) ?? [folded.trim()];
  const telling = words.filter((word) => !stopWords.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map(stem))].sort().join(' ');
}
