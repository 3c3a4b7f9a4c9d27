import { Hono } from 'hono';
import { type AppEnv, readSettings } from '../env.ts';
import { AppError } from '../errors.ts';
import { runScheduled } from '../scheduled.ts';

/**
 * Crons do not fire on a developer's machine, so the local launcher calls this at boot and each minute, with the token that it
 * made up for this start. Where no token is set, as in production, there is no such route.
 */
export const localSweepRoute = new Hono<AppEnv>().post('/sweep', async (c) => {
  const token = readSettings(c.env).localSweepToken;
  if (token === null || c.req.header('Authorization') !== `Bearer ${token}`) {
    throw new AppError('not_found', 'There is nothing at this address.');
  }
  await runScheduled(c.env, c.req.query('all') === undefined ? undefined : 0);
  return c.body(null, 204);
});
