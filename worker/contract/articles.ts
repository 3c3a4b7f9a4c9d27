import { z } from 'zod';
import { articleCategories, categorySlug } from './categories.ts';
import { keywordPhrase, withoutRepetitions } from './keyword-phrases.ts';
import {
  contentMaxLength,
  dashboardPageSize,
  excerptMaxLength,
  maxKeywordsPerArticle,
  maxPage,
  maxPageSize,
  metaDescriptionMaxLength,
  mostConfirmed,
  publicPageSize,
  searchQueryMaxLength,
  titleMaxLength,
} from './limits.ts';
import { wholeNumber } from './numbers.ts';
import {
  articleAngles,
  articleLengths,
  articleStatuses,
  researchDepths,
  sourceTypes,
  versionReasons,
  waitReasons,
} from './options.ts';
import { readerNotes } from './reader-notes.ts';

/** A published article as lists carry it for everyone: nothing of what its author asked for, and no content. */
export const publicArticleSummary = z.object({
  id: z.string(),
  userId: z.string(),
  title: z.string(),
  excerpt: z.string(),
  slug: z.string(),
  sourceUrl: z.string().nullable(),
  sourceType: z.enum(sourceTypes),
  keywords: z.array(z.string()),
  categories: z.array(z.string()),
  metaDescription: z.string(),
  seoScore: z.number(),
  wordCount: z.number(),
  status: z.enum(articleStatuses),
  generationProgress: z.number(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.string().nullable(),
});
export type PublicArticleSummary = z.infer<typeof publicArticleSummary>;

/** What the card of an article in a public list shows. */
export type ListedArticle = Pick<
  PublicArticleSummary,
  'id' | 'slug' | 'title' | 'excerpt' | 'categories' | 'status' | 'createdAt' | 'wordCount' | 'seoScore'
>;
/** A list with as much of its articles as it shows of them. */
export type Listed<List extends { articles: ListedArticle[] }> = Omit<List, 'articles'> & { articles: ListedArticle[] };

/** An article as its owner's lists carry it. */
export const articleSummary = publicArticleSummary.extend({
  originalIdea: z.string().nullable(),
  originalTargetKeywords: z.string().nullable(),
  originalArticleLength: z.enum(articleLengths).nullable(),
  originalCustomInstructions: z.string().nullable(),
  researchDepth: z.enum(researchDepths).nullable(),
  angle: z.enum(articleAngles).nullable(),
  seoSuggestions: z.array(z.string()),
  failureReason: z.string().nullable(),
  /** What the generation waits for; null where it does not. */
  waitingFor: z.enum(waitReasons).nullable(),
  /** Written, and not opened by its owner since. */
  isNew: z.boolean(),
  /** Whether its readers are shown the pages that it rests on. */
  showsSources: z.boolean(),
});
export type ArticleSummary = z.infer<typeof articleSummary>;

export const publicArticle = publicArticleSummary.extend({ content: z.string() });
export type PublicArticle = z.infer<typeof publicArticle>;

export const article = articleSummary.extend({ content: z.string() });
export type Article = z.infer<typeof article>;

export const pagination = z.object({
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  hasMore: z.boolean(),
});
export type Pagination = z.infer<typeof pagination>;

export const userStats = z.object({
  totalArticles: z.number(),
  publishedArticles: z.number(),
  draftArticles: z.number(),
  generatingArticles: z.number(),
  failedArticles: z.number(),
  avgSeoScore: z.number(),
});
export type UserStats = z.infer<typeof userStats>;

/** A page of a user's own articles; the figures are of the same moment, so that neither contradicts the other. */
export const articleList = z.object({ articles: z.array(articleSummary), pagination, stats: userStats });
export type ArticleList = z.infer<typeof articleList>;

/** Those of the articles' categories that have a list of their own: only active ones do. */
const listedCategories = z.array(z.string());

export const publicArticleList = z.object({
  articles: z.array(publicArticleSummary),
  pagination,
  listedCategories,
});
export type PublicArticleList = z.infer<typeof publicArticleList>;

export const siteStats = z.object({ totalArticles: z.number(), avgSeoScore: z.number() });
export type SiteStats = z.infer<typeof siteStats>;

/**
 * The published list also carries figures over all published articles, for the landing page, and the author's name where it
 * was asked for one author's articles.
 */
export const publishedList = publicArticleList.extend({
  stats: siteStats,
  author: z.object({ name: z.string() }).optional(),
});
export type PublishedList = z.infer<typeof publishedList>;

/** What a public article page shows beside the article; links name published articles only. */
export const articleLink = z.object({ slug: z.string(), title: z.string(), excerpt: z.string() });
export type ArticleLink = z.infer<typeof articleLink>;

export const publicPage = z.object({
  article: publicArticleSummary,
  /** The article's text, as it is put into the page. */
  html: z.string(),
  author: z.object({ name: z.string() }),
  /** When what readers see of it last changed. */
  modifiedAt: z.string(),
  notes: readerNotes,
  listedCategories,
  related: z.array(articleLink),
  /** The article published before this one, and the one after it. */
  previous: articleLink.nullable(),
  next: articleLink.nullable(),
});
export type PublicPage = z.infer<typeof publicPage>;

const page = wholeNumber(1, maxPage);
const limit = wholeNumber(1, maxPageSize);

const pageQuery = z.object({ page: page.default(1), limit: limit.default(publicPageSize) });
/** Of a category, of an author, or of all; of both at once there is no list. */
export const publishedQuery = pageQuery
  .extend({ category: categorySlug.optional(), author: z.string().trim().min(1).max(64).optional() })
  .refine(({ category, author }) => !(category && author), 'Please ask for a category or an author, not both.');
export type PublishedQuery = z.infer<typeof publishedQuery>;
export const searchQuery = pageQuery.extend({ q: z.string().trim().max(searchQueryMaxLength).default('') });
/** Without `page` the editor's list is meant. */
export const userListQuery = z.object({ page: page.optional(), limit: limit.default(dashboardPageSize) });

/** The editor's form and the body of PATCH /api/articles/{id}; absent fields stay as they are. */
export const articleEdit = z.object({
  title: z.string('Title is required').trim().min(1, 'Title is required').max(titleMaxLength, 'Title too long'),
  excerpt: z.string().trim().max(excerptMaxLength, 'Excerpt too long').nullish(),
  content: z
    .string('Content is required')
    .max(contentMaxLength, 'Content too long')
    .refine((content) => content.trim() !== '', 'Content is required'),
  metaDescription: z.string().trim().max(metaDescriptionMaxLength, 'Meta description too long').nullish(),
  /** The first one is the keyphrase. */
  keywords: z
    .array(keywordPhrase)
    .max(maxKeywordsPerArticle, `Please give at most ${maxKeywordsPerArticle} keywords`)
    .transform(withoutRepetitions)
    .nullish(),
  categories: articleCategories,
});
export type ArticleEdit = z.infer<typeof articleEdit>;
/** A text that somebody is writing: it may be empty still. */
export const articleDraft = articleEdit.extend({
  title: z.string().max(titleMaxLength),
  content: z.string().max(contentMaxLength),
});
export type ArticleDraft = z.infer<typeof articleDraft>;
export const articlePatch = articleEdit.partial();
export type ArticlePatch = z.infer<typeof articlePatch>;

/** What people write: the part of an article that has versions. */
export const articleText = article.pick({
  title: true,
  excerpt: true,
  content: true,
  metaDescription: true,
  keywords: true,
  categories: true,
});
export type ArticleText = z.infer<typeof articleText>;
/** A text as it was kept, perhaps before keywords and categories could be written. */
export const keptText = articleText.partial({ keywords: true, categories: true });
export type KeptText = z.infer<typeof keptText>;

/** A text that the article has had: who made it, when and why. */
export const articleVersion = z.object({
  version: z.number(),
  createdAt: z.string(),
  reason: z.enum(versionReasons),
  author: z.object({ id: z.string(), name: z.string() }),
});
export type ArticleVersion = z.infer<typeof articleVersion>;
/** Newest first; empty for an article that was never edited. */
export const articleVersions = z.object({ versions: z.array(articleVersion) });
export type ArticleVersions = z.infer<typeof articleVersions>;
export const articleVersionText = articleVersion.extend(keptText.shape);
export type ArticleVersionText = z.infer<typeof articleVersionText>;
export const versionParam = z.object({ id: z.string(), version: wholeNumber(1, Number.MAX_SAFE_INTEGER) });

/** Publishing may save an edit along with it; both happen, or neither. */
export const publishBody = articlePatch.extend({
  publish: z.boolean('publish must be true or false'),
  /** The version that was looked at; a stale one is refused. */
  version: z.number().int().min(1).optional(),
  /** Statements that stay as they are, by the hash that `publish_blocked` named. */
  confirmed: z
    .array(z.string().regex(/^[0-9a-f]{64}$/))
    .max(mostConfirmed)
    .optional(),
});
export type PublishBody = z.infer<typeof publishBody>;
