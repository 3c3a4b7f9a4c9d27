import { unfitSeoScore } from '../limits.ts';
import { readDocument } from './document.ts';
import { readKeyphrase } from './keyphrase.ts';
import { checkKeyphrase } from './keyphrase-checks.ts';
import { checkPage } from './page-checks.ts';
import { checkReadability } from './readability-checks.ts';
import type { ScoredArticle, SeoAdvice, SeoScore } from './types.ts';
import { whyUnfit } from './unfit.ts';

const pointsPerCheck = 9;

/** Scores an article from 0 to 100 and says what would win each lost point, the costliest first. */
export function scoreArticle(article: ScoredArticle): SeoScore {
  const checked = {
    article,
    document: readDocument(article.content),
    keyphrase: readKeyphrase(article.keywords[0]),
  };
  const checks = [...checkKeyphrase(checked), ...checkPage(checked), ...checkReadability(checked)];
  const won = checks.reduce((sum, check) => sum + check.points, 0);
  // Links and headings give 8 at most: the missing point is nobody's to win, so it is not held against the article.
  const possible = checks.reduce((sum, check) => sum + Math.min(check.outOf, pointsPerCheck), 0);
  const toWin = checks
    .filter((check) => check.suggestion !== null)
    .sort((a, b) => b.outOf - b.points - (a.outOf - a.points))
    .map(({ suggestion, place }): SeoAdvice => ({ text: suggestion ?? '', place }));
  const unfit = whyUnfit(article, checked.document);
  const most = unfit.length > 0 ? unfitSeoScore : 100;
  const score = Math.round(Math.min(most, Math.max(0, (won / possible) * 100)));
  const advice = [...unfit, ...toWin];
  return { score, suggestions: advice.map(({ text }) => text), advice, checks };
}
