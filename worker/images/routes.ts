import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { requireUser } from '../auth/middleware.ts';
import { findSession } from '../auth/session.ts';
import { addressTag } from '../contract/images.ts';
import { imagesIn } from '../contract/markdown/images.ts';
import { articleHtml, articles, users } from '../db/schema.ts';
import type { AppEnv } from '../env.ts';
import { AppError } from '../errors.ts';
import { readPicture } from './read-picture.ts';

const picture = z.object({
  number: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number),
});

const noSuchPicture = () => new AppError('not_found', 'There is no such picture.');

/**
 * Pictures come through the site, so that nobody else learns who reads what. Only addresses that stand in a stored text are
 * fetched, for whoever may see the text.
 */
export const imageRoutes = new Hono<AppEnv>()
  .get('/portrait/:userId', requireUser, async (c) => {
    const { user } = c.var;
    const id = c.req.param('userId');
    if (id !== user.id && !user.isAdmin) throw noSuchPicture();
    const row = await c.var.db.select({ photoUrl: users.photoUrl }).from(users).where(eq(users.id, id)).get();
    if (!row?.photoUrl?.startsWith('https://')) throw noSuchPicture();
    return answer(c, row.photoUrl, 'private');
  })
  .get('/:articleId/:number', async (c) => {
    const asked = picture.safeParse(c.req.param()).data;
    const found = asked && (await findArticle(c, c.req.param('articleId')));
    const address = found?.images[asked?.number ?? -1];
    // Of an address that was changed in the meantime, the number now names another picture.
    const tag = c.req.query('v');
    if (!found || address === undefined || (tag !== undefined && tag !== addressTag(address))) throw noSuchPicture();
    return answer(c, address, found.isPublic ? 'public' : 'private');
  });

/** The pictures of an article that this visitor may see. */
async function findArticle(c: Context<AppEnv>, id: string): Promise<{ images: string[]; isPublic: boolean } | null> {
  const { db } = c.var;
  const row = await db
    .select({ userId: articles.userId, status: articles.status, images: articleHtml.images })
    .from(articles)
    .leftJoin(articleHtml, eq(articleHtml.articleId, articles.id))
    .where(eq(articles.id, id))
    .get();
  if (!row) return null;
  const isPublic = row.status === 'published';
  const viewer = isPublic ? null : (await findSession(c))?.user;
  if (!isPublic && !(viewer && (viewer.isAdmin || viewer.id === row.userId))) return null;
  return { images: row.images ?? (await readImages(c, id)), isPublic };
}

/** Of an article whose HTML was never made. */
async function readImages({ var: { db } }: Context<AppEnv>, id: string): Promise<string[]> {
  const row = await db.select({ content: articles.content }).from(articles).where(eq(articles.id, id)).get();
  return row ? imagesIn(row.content) : [];
}

const dayInSeconds = 24 * 60 * 60;

async function answer(c: Context<AppEnv>, address: string, scope: 'public' | 'private'): Promise<Response> {
  const found = await readPicture(c, address);
  if (!found) throw noSuchPicture();
  // Under an address with its tag there is never another picture.
  const isTagged = c.req.query('v') === addressTag(address);
  return new Response(found.body, {
    headers: {
      'Content-Type': found.type,
      'Cache-Control': isTagged ? `${scope}, max-age=${dayInSeconds}` : `${scope}, max-age=0, must-revalidate`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
}
