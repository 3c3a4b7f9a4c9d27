import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { requireAdmin, requireUser } from '../auth/middleware.ts';
import {
  anotherArticleBody,
  type GenerationStarted,
  generateIdeaBody,
  generateUrlBody,
  regenerateIdeaBody,
  regenerateUrlBody,
} from '../contract/generation.ts';
import type { AppEnv } from '../env.ts';
import { countAgainst } from '../http/rate-limit.ts';
import { validate } from '../http/validate.ts';
import { readSettings } from '../settings.ts';
import { enqueue } from './lanes.ts';
import {
  regenerateFromIdea,
  regenerateFromUrl,
  type StartRules,
  startFromIdea,
  startFromUrl,
  writeAnother,
} from './service.ts';

const countGeneration: MiddlewareHandler<AppEnv> = async (c, next) => {
  await countAgainst(c.env.RATE_60, `generate:${c.var.user.id}`);
  return next();
};

function rulesOf(c: Context<AppEnv>): StartRules {
  const { sourceAllowedHosts: allowedHosts, generationsPerDay, modelTokensPerDay, model } = readSettings(c.env);
  return { allowedHosts, generationsPerDay, tokensPerDay: model && modelTokensPerDay };
}

/** Hands a started generation to the lane. The lane may be out of reach: the answer is 202 all the same, the sweep repairs it. */
async function handOver(c: Context<AppEnv>, { runId, ...started }: GenerationStarted & { runId: string }) {
  await enqueue(c.env, c.var.user.id, [{ articleId: started.articleId, runId, priority: 'interactive' }]);
  return started;
}

/** Mounted at /generate. */
export const generateRoutes = new Hono<AppEnv>()
  .post('/url', requireUser, countGeneration, validate('json', generateUrlBody), async (c) => {
    const started = await startFromUrl(c.var.db, c.var.user, c.req.valid('json'), rulesOf(c));
    return c.json(await handOver(c, started), 202);
  })
  .post('/idea', requireAdmin, countGeneration, validate('json', generateIdeaBody), async (c) => {
    const started = await startFromIdea(c.var.db, c.var.user, c.req.valid('json'), rulesOf(c));
    return c.json(await handOver(c, started), 202);
  });

/** Mounted at /articles. */
export const regenerateRoutes = new Hono<AppEnv>()
  .post('/:id/regenerate/url', requireUser, countGeneration, validate('json', regenerateUrlBody), async (c) => {
    const body = c.req.valid('json');
    const started = await regenerateFromUrl(c.var.db, c.var.user, c.req.param('id'), body, rulesOf(c));
    const { articleId } = await handOver(c, started);
    return c.json({ articleId }, 202);
  })
  .post('/:id/product/article', requireUser, countGeneration, validate('json', anotherArticleBody), async (c) => {
    const started = await writeAnother(c.var.db, c.var.user, c.req.param('id'), c.req.valid('json'), rulesOf(c));
    return c.json<GenerationStarted>(await handOver(c, started), 202);
  })
  .post('/:id/regenerate/idea', requireAdmin, countGeneration, validate('json', regenerateIdeaBody), async (c) => {
    const started = await regenerateFromIdea(c.var.db, c.var.user, c.req.param('id'), c.req.valid('json'), rulesOf(c));
    const { articleId } = await handOver(c, started);
    return c.json({ articleId }, 202);
  });
