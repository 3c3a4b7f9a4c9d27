import type { ArticleRow } from '../articles/to-article.ts';
import { splitKeywords } from '../contract/keyword-phrases.ts';
import { defaultArticleAngle, defaultArticleLength, defaultResearchDepth } from '../contract/options.ts';
import type { Brief } from '../writing/types.ts';

/** What an article row asks to be written. */
export function briefOf(row: ArticleRow): Brief {
  return {
    sourceType: row.sourceType,
    url: row.sourceUrl,
    idea: row.originalIdea,
    keywords: splitKeywords(row.originalTargetKeywords),
    length: row.originalArticleLength ?? defaultArticleLength,
    angle: row.angle ?? defaultArticleAngle,
    researchDepth: row.researchDepth ?? defaultResearchDepth,
    customInstructions: row.originalCustomInstructions,
  };
}
