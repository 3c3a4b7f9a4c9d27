import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import {
  articleHtml,
  articles,
  articleVersions,
  proofClaims,
  proofFacts,
  proofSources,
  relatedArticles,
} from '../db/schema.ts';
import { forgetTexts } from '../proof/text-store.ts';

/** The statements that delete an article with all that hangs on it, for one batch, in this order. */
export function eraseStatements(db: Database, id: string) {
  return [
    db.delete(articles).where(eq(articles.id, id)),
    db.delete(articleHtml).where(eq(articleHtml.articleId, id)),
    db.delete(articleVersions).where(eq(articleVersions.articleId, id)),
    db.delete(relatedArticles).where(eq(relatedArticles.articleId, id)),
    db.delete(relatedArticles).where(eq(relatedArticles.relatedId, id)),
    forgetTexts(db, id),
    db.delete(proofSources).where(eq(proofSources.articleId, id)),
    db.delete(proofFacts).where(eq(proofFacts.articleId, id)),
    db.delete(proofClaims).where(eq(proofClaims.articleId, id)),
  ] as const;
}
