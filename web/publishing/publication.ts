import type { ArticlePatch } from '../../worker/contract/articles.ts';

/**
 * What is published: the text that is saved along with it, in the same request, the version that was looked at, and the statements
 * that stay as they are.
 */
export type Publication = { text?: ArticlePatch; version: number; confirmed?: string[] };
