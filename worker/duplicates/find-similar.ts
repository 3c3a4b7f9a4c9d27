import { sql } from 'drizzle-orm';
import { ftsQueryOfAny } from '../articles/fts-query.ts';
import type { ArticleText } from '../contract/articles.ts';
import type { Database } from '../db/client.ts';
import { duplicateShare, sharedParts, shinglesOf } from './similarity.ts';

/** The best of a full-text search; a text that shares the words of neither title nor keywords is no double. */
export const candidates = 20;
/** Searched among this many newest articles. */
const newest = 2000;

type Candidate = { slug: string; title: string; content: string };

/** The published article whose text is most like this one, where it is too much like it. */
export async function findSimilar(
  db: Database,
  articleId: string,
  text: Pick<ArticleText, 'title' | 'keywords' | 'content'>,
): Promise<Pick<Candidate, 'slug' | 'title'> | null> {
  const match = ftsQueryOfAny([text.title, ...text.keywords]);
  if (match === null) return null;
  const found = await db.all<Candidate>(sql`
    select a.slug as slug, a.title as title, a.content as content
    from articles_fts f cross join articles a on a.seq = f.rowid
    where articles_fts match ${match} and f.rowid > (select max(seq) - ${newest} from articles)
      and a.status = 'published' and a.id <> ${articleId}
    order by bm25(articles_fts, 10.0, 4.0, 1.0) limit ${candidates}`);
  const shares = sharedParts(
    shinglesOf(text.content),
    found.map(({ content }) => shinglesOf(content)),
  );
  const [best] = found
    .map(({ slug, title }, at) => ({ slug, title, share: shares[at] ?? 0 }))
    .sort((one, other) => other.share - one.share);
  return best && best.share >= duplicateShare ? { slug: best.slug, title: best.title } : null;
}
