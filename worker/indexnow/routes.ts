import { Hono } from 'hono';
import type { AppEnv } from '../env.ts';
import { AppError } from '../errors.ts';
import { readSettings } from '../settings.ts';

/** Whether a file of that name proves to IndexNow that the site is ours. */
export const indexNowRoutes = new Hono<AppEnv>().get('/:key', (c) => {
  const key = readSettings(c.env).indexNow?.key;
  if (key === undefined || key !== c.req.param('key')) {
    throw new AppError('not_found', 'There is no such key.');
  }
  return c.json({ key });
});
