import { z } from 'zod';
import { articleSummary } from './articles.ts';
import { keywordPhrase, withoutRepetitions } from './keyword-phrases.ts';
import { customInstructionsMaxLength, maxKeywordsPerRequest, topicMaxLength } from './limits.ts';

/** The article that was started from a keyword. */
const keywordArticle = articleSummary.pick({ id: true, slug: true, title: true, status: true });

export const seoKeyword = z.object({
  id: z.string(),
  keyword: z.string(),
  used: z.boolean(),
  /** Null where none was started, or where it is gone. */
  article: keywordArticle.nullable(),
  createdAt: z.string(),
});
export type SeoKeyword = z.infer<typeof seoKeyword>;

export const keywordBody = z.object({ keyword: keywordPhrase });
export type KeywordBody = z.infer<typeof keywordBody>;

export const topicBody = z.object({
  topic: z
    .string('Please enter a topic')
    .trim()
    .min(1, 'Please enter a topic')
    .max(topicMaxLength, 'Topic must be less than 100 characters'),
});
export type TopicBody = z.infer<typeof topicBody>;

const tooMany = `Please choose at most ${maxKeywordsPerRequest} keywords at once`;

/** All of them are added, or none. */
export const keywordsBody = z.object({
  keywords: z
    .array(keywordPhrase, 'Keyword is required')
    .min(1, 'Keyword is required')
    .max(maxKeywordsPerRequest, tooMany)
    .transform(withoutRepetitions),
});
export type KeywordsBody = z.infer<typeof keywordsBody>;

/** All of them are deleted, or none. */
export const deleteKeywordsBody = z.object({
  keywordIds: z
    .array(z.string(), 'Please select at least one keyword')
    .min(1, 'Please select at least one keyword')
    .max(maxKeywordsPerRequest, tooMany)
    .transform((ids) => [...new Set(ids)]),
});
export type DeleteKeywordsBody = z.infer<typeof deleteKeywordsBody>;

/** Keywords as they were before they were deleted. */
export const restoreKeywordsBody = z.object({
  keywords: z
    .array(
      z.object({
        id: z.string().min(1).max(64),
        keyword: keywordPhrase,
        used: z.boolean(),
        article: keywordArticle.pick({ id: true }).nullable(),
        createdAt: z.iso.datetime(),
      }),
    )
    .min(1, 'Keyword is required')
    .max(maxKeywordsPerRequest, tooMany),
});
export type RestoreKeywordsBody = z.infer<typeof restoreKeywordsBody>;

/** generated = added + duplicates; `keywords` are those that were added. */
export const keywordGeneration = z.object({
  generated: z.number(),
  added: z.number(),
  duplicates: z.number(),
  keywords: z.array(seoKeyword),
});
export type KeywordGeneration = z.infer<typeof keywordGeneration>;

export const generateArticlesBody = z.object({
  keywordIds: z
    .array(z.string(), 'Please select at least one keyword to generate articles')
    .min(1, 'Please select at least one keyword to generate articles')
    .max(maxKeywordsPerRequest, `Please select at most ${maxKeywordsPerRequest} keywords at once`)
    .transform((ids) => [...new Set(ids)]),
  customInstructions: z.string().trim().max(customInstructionsMaxLength, 'Instructions are too long').nullish(),
});
export type GenerateArticlesBody = z.infer<typeof generateArticlesBody>;

export const articlesQueued = z.object({ queued: z.number(), articleIds: z.array(z.string()) });
export type ArticlesQueued = z.infer<typeof articlesQueued>;
