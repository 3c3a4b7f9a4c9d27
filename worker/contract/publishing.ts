import { z } from 'zod';
import { article, articleLink } from './articles.ts';
import { errorBody } from './errors.ts';
import { evidence, evidenceStatement } from './evidence.ts';

/* What stands between an article and its publication: statements that a person decides about, and what is worth a look. */

/** `hash`: of sentence and fault; by it the statement is confirmed. */
export const publishDecision = evidenceStatement.extend({ hash: z.string() });
export type PublishDecision = z.infer<typeof publishDecision>;

export const lookKinds = ['deadLink', 'noMetaDescription', 'sameKeyphrase', 'similarText', 'thinText'] as const;

/** What no publication waits for. */
export const worthALook = z.object({
  kind: z.enum(lookKinds),
  text: z.string(),
  /** The other article that it is about. */
  other: articleLink.pick({ slug: true, title: true }).nullable(),
});
export type WorthALook = z.infer<typeof worthALook>;

/** The answer 409 `publish_blocked`. */
export const publishBlocked = errorBody.extend({
  /** The version that was looked at. */
  version: z.number(),
  statements: z.array(publishDecision),
  sources: evidence.shape.sources,
  worthALook: z.array(worthALook),
});
export type PublishBlocked = z.infer<typeof publishBlocked>;

/** The answer to a change: `conflicts` names the statements that it brought into a published article and that a page contradicts. */
export const changedArticle = article.extend({ conflicts: z.array(evidenceStatement.shape.id) });
export type ChangedArticle = z.infer<typeof changedArticle>;
