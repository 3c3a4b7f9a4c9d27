import { Hono } from 'hono';
import { getManageable } from '../articles/service.ts';
import { requireUser } from '../auth/middleware.ts';
import { articleDraft } from '../contract/articles.ts';
import type { Evidence } from '../contract/evidence.ts';
import type { AppEnv } from '../env.ts';
import { validate } from '../http/validate.ts';
import { readEvidence } from './service.ts';

/** What an article rests on, for those who may change it. */
export const evidenceRoutes = new Hono<AppEnv>()
  .get('/:id/evidence', requireUser, async (c) =>
    c.json<Evidence>(await readEvidence(c.var.db, await getManageable(c.var.db, c.req.param('id'), c.var.user))),
  )
  .post('/:id/evidence', requireUser, validate('json', articleDraft), async (c) => {
    const row = await getManageable(c.var.db, c.req.param('id'), c.var.user);
    const { title, excerpt, content, metaDescription } = c.req.valid('json');
    const text = { title, content, excerpt: excerpt ?? '', metaDescription: metaDescription ?? '' };
    return c.json<Evidence>(await readEvidence(c.var.db, row, text));
  });
