import { eq } from 'drizzle-orm';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { readSheet } from '../articles/sheets.ts';
import { listVersions, readVersion } from '../articles/versions.ts';
import type { Database } from '../db/client.ts';
import { articles, ownerWords } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { readProof } from '../proof/read-proof.ts';
import { toUser, type UserRow } from '../users/service.ts';
import { articleMarkdown } from './front-matter.ts';

type ArticleRow = typeof articles.$inferSelect;
type File = { name: string; text: string };

/** All that the site has of a user as one zip, written while it is read: whatever its size, one article is in memory at a time. */
export function exportAccount(db: Database, user: UserRow): Response {
  const day = new Date().toISOString().slice(0, 10);
  return new Response(zipStream(filesOf(db, user)), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="seo-article-ai-${day}.zip"`,
    },
  });
}

async function* filesOf(db: Database, user: UserRow): AsyncGenerator<File> {
  yield { name: 'profile.json', text: toJson(toUser(user)) };
  const ids = await db
    .select({ id: articles.id })
    .from(articles)
    .where(eq(articles.userId, user.id))
    .orderBy(articles.seq);
  for (const { id } of ids) {
    const row = await db.query.articles.findFirst({ where: eq(articles.id, id) });
    if (row) yield* filesOfArticle(db, row);
  }
  const words = await db.select().from(ownerWords).where(eq(ownerWords.userId, user.id));
  if (words.length > 0) yield { name: 'corrections.json', text: toJson(words.map(({ userId: _id, ...word }) => word)) };
}

async function* filesOfArticle(db: Database, row: ArticleRow): AsyncGenerator<File> {
  yield { name: `articles/${row.slug}.md`, text: articleMarkdown(row) };
  const { sources, ...proof } = await readProof(db, row.id);
  const pages = sources.map(({ textHash: _hash, ...page }) => page);
  if (pages.length > 0) yield { name: `proof/${row.slug}.json`, text: toJson({ sources: pages, ...proof }) };
  const sheet = await readSheet(db, row.id);
  if (sheet) yield { name: `sheets/${row.slug}.json`, text: toJson(sheet) };
  for (const { version } of await listVersions(db, row.id)) {
    const kept = await readVersion(db, row.id, version).catch(unlessNotFound);
    if (kept) yield { name: `versions/${row.slug}/${version}.json`, text: toJson(kept) };
  }
}

/** A download can take long, and an edit meanwhile takes the oldest version away. */
function unlessNotFound(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function zipStream(files: AsyncGenerator<File>): ReadableStream<Uint8Array> {
  let zip: Zip;
  return new ReadableStream({
    start(controller) {
      zip = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error);
        controller.enqueue(chunk);
        if (isLast) controller.close();
      });
    },
    async pull() {
      const { value: file, done } = await files.next();
      if (done) return zip.end();
      const entry = new ZipDeflate(file.name, { level: 6 });
      zip.add(entry);
      entry.push(strToU8(file.text), true);
    },
    async cancel() {
      await files.return(undefined);
    },
  });
}
