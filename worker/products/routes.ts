import { type Context, Hono } from 'hono';
import { noteChanged } from '../articles/changed.ts';
import { getManageable, refuseWhileGenerating } from '../articles/service.ts';
import { requireUser } from '../auth/middleware.ts';
import type { Article } from '../contract/articles.ts';
import {
  acceptedChangesBody,
  acceptedUpdatesBody,
  additionBody,
  correctionBody,
  type Product,
  type ProductUpdates,
  withdrawalBody,
} from '../contract/product.ts';
import type { AppEnv } from '../env.ts';
import { countAgainst } from '../http/rate-limit.ts';
import { validate } from '../http/validate.ts';
import { addField, correctField, withdrawWord } from '../owner-words/words.ts';
import { noteSources } from '../reader-notes/store.ts';
import { productOf } from './reading.ts';
import { readProduct, requireReading } from './service.ts';
import { acceptFound, beginCheck } from './site-check.ts';
import { acceptUpdates, readUpdates } from './updates/service.ts';

const rowOf = (c: Context<AppEnv>) => getManageable(c.var.db, c.req.param('id') ?? '', c.var.user);

/** What products need of generation without knowing it: `app.ts` puts the two together. */
export type ReadingHooks = {
  /** Has a site read that somebody asked for. */
  read(env: AppEnv['Bindings'], run: { userId: string; runId: string }): Promise<void>;
};

/** The product that an article is about, for those who may change the article. Mounted at /articles. */
export const createProductRoutes = (hooks: ReadingHooks) =>
  new Hono<AppEnv>()
    .get('/:id/product', requireUser, async (c) => c.json<Product>(await readProduct(c.var.db, await rowOf(c))))
    .post('/:id/product/corrections', requireUser, validate('json', correctionBody), async (c) => {
      const row = await rowOf(c);
      const id = productOf(row);
      const { sheet } = await requireReading(c.var.db, id);
      await correctField(c.var.db, id, sheet, c.req.valid('json'));
      return c.json<Product>(await readProduct(c.var.db, row));
    })
    .post('/:id/product/additions', requireUser, validate('json', additionBody), async (c) => {
      const row = await rowOf(c);
      const id = productOf(row);
      const { sheet } = await requireReading(c.var.db, id);
      await addField(c.var.db, id, sheet, c.req.valid('json'));
      return c.json<Product>(await readProduct(c.var.db, row));
    })
    .post('/:id/product/withdrawals', requireUser, validate('json', withdrawalBody), async (c) => {
      const row = await rowOf(c);
      await withdrawWord(c.var.db, productOf(row), c.req.valid('json'));
      return c.json<Product>(await readProduct(c.var.db, row));
    })
    .post('/:id/product/check', requireUser, async (c) => {
      const row = await rowOf(c);
      await countAgainst(c.env.RATE_60, `generate:${c.var.user.id}`);
      const id = productOf(row);
      await requireReading(c.var.db, id);
      const runId = await beginCheck(c.var.db, id);
      if (runId !== null) await hooks.read(c.env, { userId: row.userId, runId });
      return c.json<Product>(await readProduct(c.var.db, row), 202);
    })
    .post('/:id/product/check/accepted', requireUser, validate('json', acceptedChangesBody), async (c) => {
      const row = await rowOf(c);
      const id = productOf(row);
      await acceptFound(c.var.db, id, await requireReading(c.var.db, id), c.req.valid('json').fields);
      return c.json<Product>(await readProduct(c.var.db, row));
    })
    .get('/:id/product/updates', requireUser, async (c) =>
      c.json<ProductUpdates>(await readUpdates(c.var.db, await rowOf(c))),
    )
    .post('/:id/product/updates', requireUser, validate('json', acceptedUpdatesBody), async (c) => {
      const row = await rowOf(c);
      refuseWhileGenerating(row);
      const article = await acceptUpdates(c.var.db, row, c.req.valid('json').ids, c.var.user);
      await noteChanged(c, article, noteSources);
      return c.json<Article>(article);
    });
