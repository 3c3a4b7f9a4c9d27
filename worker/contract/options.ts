/** The option sets of spec section 3, in the order in which they are shown. */

export const articleStatuses = ['draft', 'generating', 'published', 'failed'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

export const sourceTypes = ['url', 'idea'] as const;
export type SourceType = (typeof sourceTypes)[number];

export const articleLengths = ['short', 'medium', 'long'] as const;
export type ArticleLength = (typeof articleLengths)[number];
export const defaultArticleLength: ArticleLength = 'medium';

/** Word targets of each length. `long` has no upper bound in the spec; the writer stops at `most` to stay readable. */
export const wordTargets: Record<ArticleLength, { least: number; most: number; label: string }> = {
  short: { least: 600, most: 900, label: 'Short (600-900 words)' },
  medium: { least: 1000, most: 1600, label: 'Medium (1000-1600 words)' },
  long: { least: 2000, most: 3000, label: 'Long (2000+ words)' },
};

export const researchDepths = ['basic', 'comprehensive', 'expert'] as const;
export type ResearchDepth = (typeof researchDepths)[number];
export const defaultResearchDepth: ResearchDepth = 'comprehensive';
/** How many sources each depth reads. */
export const sourcesPerDepth: Record<ResearchDepth, number> = { basic: 2, comprehensive: 5, expert: 10 };

export const articleAngles = ['informational', 'tutorial', 'comparison', 'review', 'news', 'business'] as const;
export type ArticleAngle = (typeof articleAngles)[number];
export const defaultArticleAngle: ArticleAngle = 'informational';

export const categoryTypes = ['business', 'ai', 'industry'] as const;
export type CategoryType = (typeof categoryTypes)[number];

export const authProviders = ['google', 'email'] as const;
export type AuthProvider = (typeof authProviders)[number];

export const plans = ['free', 'pro'] as const;
export type Plan = (typeof plans)[number];

/** What a generation waits for, where it does. */
export const waitReasons = ['source', 'model', 'free_place', 'next_day'] as const;
export type WaitReason = (typeof waitReasons)[number];

/** Why a version of an article's text was made. */
export const versionReasons = ['generated', 'edit', 'restore'] as const;
export type VersionReason = (typeof versionReasons)[number];
