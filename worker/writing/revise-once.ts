import { goodSeoScore } from '../contract/limits.ts';
import type { Check } from '../contract/seo/types.ts';
import type { Finished } from './article/finish.ts';

/** One pass over the article. `pass` stands before the names of its steps, `lost` holds what the draft before lost points for. */
type Write<Result> = (pass: string, lost: readonly Check[]) => Promise<Result>;

/** A first draft that scores below good gets one revision aimed at its lost points; the better of the two stays. */
export async function reviseOnce<Result extends Finished>(write: Write<Result>): Promise<Result> {
  const first = await write('', []);
  if (first.score.score >= goodSeoScore) return first;
  const lost = first.score.checks.filter(({ suggestion }) => suggestion !== null);
  const second = await write('revise: ', lost);
  return second.score.score > first.score.score ? second : first;
}
