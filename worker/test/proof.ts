import { proofClaims, proofFacts, proofSources } from '../db/schema.ts';
import { putText } from '../proof/text-store.ts';
import { sha256Hex } from '../sha256.ts';
import { db, putArticle, signUp } from './api.ts';

const page = 'Tallybird counts every crate on the quay. Solo costs $12 a month.';
export const provenContent = 'Tallybird counts every crate on the quay.\n\nSolo costs $12 a month.';

/** Keeps a page, its sentences as facts, and a claim for each, as the writer of an article does. */
export async function putProof(articleId: string, text = page): Promise<void> {
  const runId = crypto.randomUUID();
  const textHash = await sha256Hex(`${runId} ${text}`);
  await putText(db, textHash, text);
  const source = { url: 'https://tallybird.example/', title: 'Tallybird', textHash, fetchedAt: new Date(0) };
  await db.insert(proofSources).values({ runId, articleId, ordinal: 0, ...source });
  for (const [ordinal, quote] of text.split(/(?<=\.) /).entries()) {
    await db.insert(proofFacts).values({ runId, articleId, ordinal, sourceOrdinal: 0, kind: 'feature', quote });
    await db.insert(proofClaims).values({ runId, articleId, ordinal, sentence: quote, factOrdinals: [ordinal] });
  }
}

/** An article and the page that it was written from. */
export async function putProven(values: Parameters<typeof putArticle>[1] = {}) {
  const author = await signUp();
  const article = await putArticle(author.row.id, {
    title: 'Tallybird',
    excerpt: '',
    content: provenContent,
    ...values,
  });
  await putProof(article.id);
  return { author, article };
}
