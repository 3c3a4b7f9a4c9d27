import { Hono, type MiddlewareHandler } from 'hono';
import { requireAdmin } from '../auth/middleware.ts';
import {
  type ArticlesQueued,
  deleteKeywordsBody,
  generateArticlesBody,
  type KeywordGeneration,
  keywordBody,
  keywordsBody,
  restoreKeywordsBody,
  type SeoKeyword,
  topicBody,
} from '../contract/keywords.ts';
import type { Database } from '../db/client.ts';
import type { AppEnv, Bindings } from '../env.ts';
import { startFromKeywords } from '../generation/bulk.ts';
import { enqueue } from '../generation/lanes.ts';
import { countAgainst } from '../http/rate-limit.ts';
import { validate } from '../http/validate.ts';
import { readSettings } from '../settings.ts';
import { requireTokens } from '../usage/daily-usage.ts';
import { addAllKeywords, deleteKeywords, restoreKeywords } from './bulk.ts';
import { createIdeas } from './create-ideas.ts';
import { generateKeywords } from './generate.ts';
import { addKeyword, deleteKeyword, listKeywords, markUnused } from './service.ts';

const countKeywordGeneration: MiddlewareHandler<AppEnv> = async (c, next) => {
  await countAgainst(c.env.RATE_10, `keywords:${c.var.user.id}`);
  return next();
};

/** Bulk articles wait in the lane for the next day's tokens, but there is no point in starting with none left. */
async function requireTokensForBulk(db: Database, env: Bindings): Promise<void> {
  const { model, modelTokensPerDay } = readSettings(env);
  if (model) await requireTokens(db, modelTokensPerDay);
}

export const keywordRoutes = new Hono<AppEnv>()
  .get('/', requireAdmin, async (c) => c.json<SeoKeyword[]>(await listKeywords(c.var.db)))
  .get('/unused', requireAdmin, async (c) => c.json<SeoKeyword[]>(await listKeywords(c.var.db, false)))
  .get('/used', requireAdmin, async (c) => c.json<SeoKeyword[]>(await listKeywords(c.var.db, true)))
  .post('/', requireAdmin, validate('json', keywordBody), async (c) =>
    c.json<SeoKeyword>(await addKeyword(c.var.db, c.req.valid('json').keyword), 201),
  )
  .post('/bulk', requireAdmin, validate('json', keywordsBody), async (c) =>
    c.json<SeoKeyword[]>(await addAllKeywords(c.var.db, c.req.valid('json').keywords), 201),
  )
  .post('/delete', requireAdmin, validate('json', deleteKeywordsBody), async (c) => {
    await deleteKeywords(c.var.db, c.req.valid('json').keywordIds);
    return c.body(null, 204);
  })
  .post('/restore', requireAdmin, validate('json', restoreKeywordsBody), async (c) =>
    c.json<SeoKeyword[]>(await restoreKeywords(c.var.db, c.req.valid('json'))),
  )
  .post('/generate', requireAdmin, countKeywordGeneration, validate('json', topicBody), async (c) => {
    const { topic } = c.req.valid('json');
    return c.json<KeywordGeneration>(await generateKeywords(c.var.db, topic, createIdeas(c.var.db, c.env)));
  })
  .post('/generate-articles', requireAdmin, validate('json', generateArticlesBody), async (c) => {
    await requireTokensForBulk(c.var.db, c.env);
    const runs = await startFromKeywords(c.var.db, c.var.user, c.req.valid('json'));
    await enqueue(
      c.env,
      c.var.user.id,
      runs.map((run) => ({ ...run, priority: 'bulk' as const })),
    );
    const articleIds = runs.map(({ articleId }) => articleId);
    return c.json<ArticlesQueued>({ queued: articleIds.length, articleIds }, 202);
  })
  .patch('/:id/mark-unused', requireAdmin, async (c) =>
    c.json<SeoKeyword>(await markUnused(c.var.db, c.req.param('id'))),
  )
  .delete('/:id', requireAdmin, async (c) => {
    await deleteKeyword(c.var.db, c.req.param('id'));
    return c.body(null, 204);
  });
