import { Hono } from 'hono';
import { requireUser } from '../auth/middleware.ts';
import { profileBody, type User } from '../contract/users.ts';
import type { AppEnv } from '../env.ts';
import { AppError } from '../errors.ts';
import { validate } from '../http/validate.ts';
import { updateProfile } from '../users/service.ts';

export const userRoutes = new Hono<AppEnv>().patch('/:id', requireUser, validate('json', profileBody), async (c) => {
  if (c.req.param('id') !== c.var.user.id) throw new AppError('forbidden', 'You can only change your own profile.');
  return c.json<User>(await updateProfile(c.var.db, c.var.user.id, c.req.valid('json')));
});
