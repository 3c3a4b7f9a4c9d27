import { fairSeoScore, goodSeoScore } from '../../worker/contract/limits.ts';

export type ScoreBand = 'good' | 'fair' | 'bad';

/** Green from 80, yellow from 60, red below. */
export function scoreBand(score: number): ScoreBand {
  if (score >= goodSeoScore) return 'good';
  return score >= fairSeoScore ? 'fair' : 'bad';
}
