import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import {
  articleHtml,
  articleLinks,
  articleNotes,
  articles,
  articleVersions,
  assignedCategories,
  productSheets,
  proofClaims,
  proofFacts,
  proofSources,
  publishConfirmations,
  relatedArticles,
} from '../db/schema.ts';
import { forgetTexts } from '../proof/text-store.ts';

/**
 * The statements that delete an article with all that hangs on it, for one batch, in this order; with `guard`, only where that
 * holds. The article goes last, so that a guard may ask for it.
 */
export function eraseStatements(db: Database, id: string, guard?: SQL) {
  return [
    db.delete(articleHtml).where(and(eq(articleHtml.articleId, id), guard)),
    db.delete(articleLinks).where(and(eq(articleLinks.articleId, id), guard)),
    db.delete(articleNotes).where(and(eq(articleNotes.articleId, id), guard)),
    db.delete(articleVersions).where(and(eq(articleVersions.articleId, id), guard)),
    db.delete(assignedCategories).where(and(eq(assignedCategories.articleId, id), guard)),
    db.delete(productSheets).where(and(eq(productSheets.articleId, id), guard)),
    db.delete(publishConfirmations).where(and(eq(publishConfirmations.articleId, id), guard)),
    db.delete(relatedArticles).where(and(eq(relatedArticles.articleId, id), guard)),
    db.delete(relatedArticles).where(and(eq(relatedArticles.relatedId, id), guard)),
    forgetTexts(db, id, guard),
    db.delete(proofSources).where(and(eq(proofSources.articleId, id), guard)),
    db.delete(proofFacts).where(and(eq(proofFacts.articleId, id), guard)),
    db.delete(proofClaims).where(and(eq(proofClaims.articleId, id), guard)),
    db.delete(articles).where(and(eq(articles.id, id), guard)),
  ] as const;
}
