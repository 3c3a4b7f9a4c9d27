import { sql } from 'drizzle-orm';
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { defaultMaxDraftArticles, defaultMaxPublishedArticles, defaultMonthlyLimit } from '../contract/limits.ts';
import {
  articleAngles,
  articleLengths,
  articleStatuses,
  authProviders,
  categoryTypes,
  plans,
  researchDepths,
  sourceTypes,
  versionReasons,
  waitReasons,
} from '../contract/options.ts';
import type { ReaderSources } from '../contract/reader-notes.ts';

/*
 * No foreign keys: D1 ignores `PRAGMA foreign_keys=OFF`, so a table rebuild by the migration tool would cascade. Deletes are
 * batches that name every table. The FTS5 index and all triggers live in the custom migrations beside the generated ones.
 */

const timestamps = {
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
};

export const users = sqliteTable('users', {
  id: text('id').primaryKey(),
  username: text('username').notNull(),
  /** `username` and `email` folded (`fold.ts`): SQLite's own lower() knows ASCII only, so uniqueness needs its own columns. */
  usernameKey: text('username_key').notNull().unique(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull().unique(),
  passwordHash: text('password_hash'),
  firstName: text('first_name'),
  lastName: text('last_name'),
  googleId: text('google_id').unique(),
  photoUrl: text('photo_url'),
  authProvider: text('auth_provider', { enum: authProviders }).notNull().default('email'),
  plan: text('plan', { enum: plans }).notNull().default('free'),
  articlesGenerated: integer('articles_generated').notNull().default(0),
  monthlyLimit: integer('monthly_limit').notNull().default(defaultMonthlyLimit),
  isAdmin: integer('is_admin', { mode: 'boolean' }).notNull().default(false),
  maxPublishedArticles: integer('max_published_articles').notNull().default(defaultMaxPublishedArticles),
  maxDraftArticles: integer('max_draft_articles').notNull().default(defaultMaxDraftArticles),
  /** Sessions of an older epoch are void: a password change or 'sign out everywhere' raises it. */
  sessionEpoch: integer('session_epoch').notNull().default(0),
  /** When the owner of `email` followed a link sent there (or signed in with Google); null: anybody may have typed it. */
  emailVerifiedAt: integer('email_verified_at', { mode: 'timestamp_ms' }),
  /** Set when the account is to go: nobody signs in any more, and the sweep finishes what a crash left. */
  deletingAt: integer('deleting_at', { mode: 'timestamp_ms' }),
  ...timestamps,
});

export const articles = sqliteTable(
  'articles',
  {
    /** Row id of the full-text index; never leaves the server. */
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    userId: text('user_id').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull().default(''),
    excerpt: text('excerpt').notNull().default(''),
    slug: text('slug').notNull().unique(),
    sourceUrl: text('source_url'),
    sourceType: text('source_type', { enum: sourceTypes }).notNull(),
    originalIdea: text('original_idea'),
    originalTargetKeywords: text('original_target_keywords'),
    originalArticleLength: text('original_article_length', { enum: articleLengths }),
    originalCustomInstructions: text('original_custom_instructions'),
    researchDepth: text('research_depth', { enum: researchDepths }),
    angle: text('angle', { enum: articleAngles }),
    keywords: text('keywords', { mode: 'json' }).$type<string[]>().notNull().default([]),
    categories: text('categories', { mode: 'json' }).$type<string[]>().notNull().default([]),
    metaDescription: text('meta_description').notNull().default(''),
    seoScore: integer('seo_score').notNull().default(0),
    seoSuggestions: text('seo_suggestions', { mode: 'json' }).$type<string[]>().notNull().default([]),
    wordCount: integer('word_count').notNull().default(0),
    status: text('status', { enum: articleStatuses }).notNull().default('draft'),
    generationProgress: integer('generation_progress').notNull().default(0),
    /** Names the one generation that may write this row; a new one for every start. */
    runId: text('run_id'),
    /** The normalised source URL, unique per user while not failed; NULL for ideas and regenerations. */
    dedupeKey: text('dedupe_key'),
    /** The normalised source URL of every article that has one: names its product among those of its owner. */
    sourceKey: text('source_key'),
    failureReason: text('failure_reason'),
    waitingFor: text('waiting_for', { enum: waitReasons }),
    /** Written, and not opened by its owner since. */
    isNew: integer('is_new', { mode: 'boolean' }).notNull().default(false),
    modelCalls: integer('model_calls').notNull().default(0),
    tokensUsed: integer('tokens_used').notNull().default(0),
    publishedAt: integer('published_at', { mode: 'timestamp_ms' }),
    /** Rises with each change of what people wrote (title, excerpt, content, meta description). */
    version: integer('version').notNull().default(1),
    /** When what its readers see of it last changed; null: not since it was written. */
    textChangedAt: integer('text_changed_at', { mode: 'timestamp_ms' }),
    /** Whether readers are shown the pages that it rests on. */
    showsSources: integer('shows_sources', { mode: 'boolean' }).notNull().default(true),
    /** The version that search engines were told of last. */
    announcedVersion: integer('announced_version'),
    ...timestamps,
  },
  (table) => [
    // One index per list, in the list's own order, so that no list sorts or scans.
    index('articles_published_newest')
      .on(sql`${table.createdAt} desc`, sql`${table.id} desc`)
      .where(sql`status = 'published'`),
    index('articles_user_generating_first').on(
      table.userId,
      sql`(status = 'generating') desc`,
      sql`${table.createdAt} desc`,
      sql`${table.id} desc`,
    ),
    index('articles_author_newest')
      .on(table.userId, sql`${table.createdAt} desc`, sql`${table.id} desc`)
      .where(sql`status = 'published'`),
    index('articles_user_newest').on(table.userId, sql`${table.createdAt} desc`, sql`${table.id} desc`),
    // What the sweep looks through: few rows at any time.
    index('articles_generating').on(table.updatedAt).where(sql`status = 'generating'`),
    uniqueIndex('articles_dedupe')
      .on(table.userId, table.dedupeKey)
      .where(sql`status <> 'failed' and dedupe_key is not null`),
    index('articles_product').on(table.userId, table.sourceKey).where(sql`source_key is not null`),
    // Whose keyphrase somebody else has taken.
    index('articles_keyphrase').on(sql`lower(keywords ->> 0)`).where(sql`status = 'published'`),
    uniqueIndex('articles_run').on(table.runId).where(sql`run_id is not null`),
  ],
);

/** An article's text as HTML, made when the text is saved; one of an older renderer is made anew. */
export const articleHtml = sqliteTable('article_html', {
  articleId: text('article_id').primaryKey(),
  renderer: integer('renderer').notNull(),
  html: text('html').notNull(),
  /** Addresses of the pictures in the text, in the order in which the HTML numbers them. */
  images: text('images', { mode: 'json' }).$type<string[]>().notNull(),
});

/** An article's HTML with marks of its sources, and what stands at its foot: of the version that its readers see. */
export const articleNotes = sqliteTable('article_notes', {
  articleId: text('article_id').primaryKey(),
  version: integer('version').notNull(),
  renderer: integer('renderer').notNull(),
  html: text('html').notNull(),
  sources: text('sources', { mode: 'json' }).$type<ReaderSources>().notNull(),
});

/** The texts that an article has had, its present one among them once it was edited: who made which, when and why. */
export const articleVersions = sqliteTable(
  'article_versions',
  {
    articleId: text('article_id').notNull(),
    version: integer('version').notNull(),
    userId: text('user_id').notNull(),
    reason: text('reason', { enum: versionReasons }).notNull(),
    /** Title, excerpt, content and meta description as compressed JSON. */
    body: blob('body', { mode: 'buffer' }).notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.version] })],
);

/** Statements that a person keeps against a page, or without one: asked about once for as long as sentence and fault stay the same. */
export const publishConfirmations = sqliteTable(
  'publish_confirmations',
  {
    articleId: text('article_id').notNull(),
    /** Of sentence and fault (`publishing/decisions.ts`). */
    hash: text('hash').notNull(),
    userId: text('user_id').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.hash] })],
);

/** Addresses of other sites that an article's text leads to, and how they answered last. */
export const articleLinks = sqliteTable(
  'article_links',
  {
    articleId: text('article_id').notNull(),
    url: text('url').notNull(),
    isDead: integer('is_dead', { mode: 'boolean' }).notNull().default(false),
    /** 0: not yet. */
    checkedAt: integer('checked_at').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.url] }),
    index('article_links_checked').on(table.checkedAt),
  ],
);

/** What was used on a day (UTC), for daily limits. The user '' stands for the whole site. */
export const dailyUsage = sqliteTable(
  'daily_usage',
  {
    day: text('day').notNull(),
    userId: text('user_id').notNull(),
    generations: integer('generations').notNull().default(0),
    tokens: integer('tokens').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.userId] })],
);

/** Lanes at work on the language model. A lease that nobody renews expires. */
export const modelLeases = sqliteTable(
  'model_leases',
  {
    runId: text('run_id').primaryKey(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('model_leases_expires').on(table.expiresAt)],
);

/** Articles and score sums per user and status, kept by triggers. The user '' stands for the whole site. */
export const articleCounts = sqliteTable(
  'article_counts',
  {
    userId: text('user_id').notNull(),
    status: text('status', { enum: articleStatuses }).notNull(),
    articles: integer('articles').notNull().default(0),
    scoreSum: integer('score_sum').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.status] })],
);

/** Categories that were given automatically: to which article, by whom and when, and what it had before. Kept while it can be undone. */
export const assignedCategories = sqliteTable(
  'assigned_categories',
  {
    articleId: text('article_id').primaryKey(),
    /** The admin who had them assigned. */
    userId: text('user_id').notNull(),
    before: text('before', { mode: 'json' }).$type<string[]>().notNull(),
    assigned: text('assigned', { mode: 'json' }).$type<string[]>().notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('assigned_categories_newest').on(sql`${table.createdAt} desc`)],
);

/** Published articles by category, in the order of their list; kept by triggers. */
export const articleCategories = sqliteTable(
  'article_categories',
  {
    category: text('category').notNull(),
    createdAt: integer('created_at').notNull(),
    articleId: text('article_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.category, table.createdAt, table.articleId] }),
    index('article_categories_article').on(table.articleId),
  ],
);

/** Published articles per category, kept by triggers. */
export const categoryCounts = sqliteTable('category_counts', {
  category: text('category').primaryKey(),
  articles: integer('articles').notNull().default(0),
});

/** Computed when an article is published, so that a page view needs no search. */
export const relatedArticles = sqliteTable(
  'related_articles',
  {
    articleId: text('article_id').notNull(),
    ordinal: integer('ordinal').notNull(),
    relatedId: text('related_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.ordinal] }),
    index('related_articles_related').on(table.relatedId),
  ],
);

export const seoKeywords = sqliteTable(
  'seo_keywords',
  {
    id: text('id').primaryKey(),
    keyword: text('keyword').notNull(),
    keywordKey: text('keyword_key').notNull().unique(),
    used: integer('used', { mode: 'boolean' }).notNull().default(false),
    /** The article that was started from it last; it may be gone by now. */
    articleId: text('article_id'),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('seo_keywords_newest').on(sql`${table.createdAt} desc`, sql`${table.id} desc`),
    index('seo_keywords_used_newest').on(table.used, sql`${table.createdAt} desc`, sql`${table.id} desc`),
  ],
);

export const systemConfig = sqliteTable('system_config', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique(),
  value: text('value').notNull(),
  updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
});

/** The instructions as they were saved, the last among them: who saved them, and when. */
export const instructionVersions = sqliteTable('instruction_versions', {
  version: integer('version').primaryKey({ autoIncrement: true }),
  /** Empty: saved before versions were kept. */
  userId: text('user_id').notNull(),
  systemPrompt: text('system_prompt').notNull(),
  defaultCustomInstructions: text('default_custom_instructions').notNull(),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
});

export const categories = sqliteTable(
  'categories',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull().unique(),
    displayName: text('display_name').notNull(),
    type: text('type', { enum: categoryTypes }).notNull().default('business'),
    description: text('description'),
    active: integer('active', { mode: 'boolean' }).notNull().default(true),
    ...timestamps,
  },
  (table) => [index('categories_type_name').on(table.type, table.displayName)],
);

/** Sessions that hold. KV is eventually consistent and cannot list, so a session is one only while its row stands here. */
export const sessions = sqliteTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id').notNull(),
    /** What signed in, in plain words: 'Firefox on Windows'. */
    device: text('device').notNull(),
    /** When its owner signed in. */
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    lastSeenAt: integer('last_seen_at', { mode: 'timestamp_ms' }).notNull(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
);

/** One-time links in mails, by the SHA-256 of their token. */
export const accountTokens = sqliteTable(
  'account_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id').notNull(),
    purpose: text('purpose', { enum: ['reset', 'verify'] }).notNull(),
    /** The address that the link went to: it verifies no other. */
    emailKey: text('email_key').notNull(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('account_tokens_user').on(table.userId), index('account_tokens_expires').on(table.expiresAt)],
);

/** A third-party sign-in under way: verifier, state, nonce and afterwards the proven claims, consumed once. */
export const signInFlows = sqliteTable(
  'sign_in_flows',
  {
    id: text('id').primaryKey(),
    data: text('data', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('sign_in_flows_expires').on(table.expiresAt)],
);

/** How often a network's address was told in an hour that an email is taken (`auth/told.ts`), by a hash of both. */
export const toldCounts = sqliteTable(
  'told_counts',
  {
    id: text('id').primaryKey(),
    told: integer('told').notNull(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('told_counts_expires').on(table.expiresAt)],
);

/** Bulky text by its SHA-256, compressed and stored once (`proof/text-store.ts`). */
export const keptTexts = sqliteTable('kept_texts', {
  hash: text('hash').primaryKey(),
  body: blob('body', { mode: 'buffer' }).notNull(),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
});

/** What was read of an article's product (`articles/sheets.ts`). */
export const productSheets = sqliteTable('product_sheets', {
  articleId: text('article_id').primaryKey(),
  /** The sheet as compressed JSON. */
  body: blob('body', { mode: 'buffer' }).notNull(),
});

/** What an owner says of a product in place of its site (`products/words.ts`), field by field. */
export const ownerWords = sqliteTable(
  'owner_words',
  {
    userId: text('user_id').notNull(),
    /** The normalised source URL. */
    productKey: text('product_key').notNull(),
    field: text('field').notNull(),
    label: text('label').notNull(),
    /** Null: it is not so. */
    said: text('said'),
    /** The owner has taken the word back: the site's holds again. */
    isWithdrawn: integer('is_withdrawn', { mode: 'boolean' }).notNull().default(false),
    /** What articles may have from before: earlier words, oldest first. */
    former: text('former', { mode: 'json' }).$type<string[]>().notNull().default([]),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productKey, table.field] })],
);

/** What a look at a product's site found, apart from any article (`products/readings.ts`). */
export const productReadings = sqliteTable(
  'product_readings',
  {
    userId: text('user_id').notNull(),
    productKey: text('product_key').notNull(),
    url: text('url').notNull(),
    /** What its owner took over of what was found: a sheet with its pages, as compressed JSON. */
    accepted: blob('accepted', { mode: 'buffer' }),
    found: blob('found', { mode: 'buffer' }),
    /** Names the one reading under way. */
    runId: text('run_id'),
    failureReason: text('failure_reason'),
    checkedAt: integer('checked_at', { mode: 'timestamp_ms' }),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productKey] }),
    // What the sweep looks through: few rows at any time.
    index('product_readings_under_way').on(table.updatedAt).where(sql`run_id is not null`),
  ],
);

/** The proof of an article: the sources read, the facts found in them, and its sentences with the facts they rest on. */
export const proofSources = sqliteTable(
  'proof_sources',
  {
    runId: text('run_id').notNull(),
    ordinal: integer('ordinal').notNull(),
    articleId: text('article_id').notNull(),
    url: text('url').notNull(),
    title: text('title').notNull(),
    textHash: text('text_hash').notNull(),
    fetchedAt: integer('fetched_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.ordinal] }),
    index('proof_sources_article').on(table.articleId),
    index('proof_sources_text').on(table.textHash),
  ],
);

export const proofFacts = sqliteTable(
  'proof_facts',
  {
    runId: text('run_id').notNull(),
    ordinal: integer('ordinal').notNull(),
    articleId: text('article_id').notNull(),
    sourceOrdinal: integer('source_ordinal').notNull(),
    kind: text('kind').notNull(),
    quote: text('quote').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.ordinal] }), index('proof_facts_article').on(table.articleId)],
);

export const proofClaims = sqliteTable(
  'proof_claims',
  {
    runId: text('run_id').notNull(),
    ordinal: integer('ordinal').notNull(),
    articleId: text('article_id').notNull(),
    sentence: text('sentence').notNull(),
    factOrdinals: text('fact_ordinals', { mode: 'json' }).$type<number[]>().notNull(),
    kind: text('kind', { enum: ['stated', 'reckoned', 'explanation', 'connective'] })
      .notNull()
      .default('stated'),
    /** How a reckoned claim follows from its facts: '12 x $10'. */
    reckoning: text('reckoning'),
  },
  (table) => [primaryKey({ columns: [table.runId, table.ordinal] }), index('proof_claims_article').on(table.articleId)],
);
