import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../env.ts';
import { AppError } from '../errors.ts';
import { toUser } from '../users/service.ts';
import { findSession } from './session.ts';

export const requireUser: MiddlewareHandler<AppEnv> = async (c, next) => {
  const found = await findSession(c);
  if (!found) throw new AppError('unauthenticated', 'Please sign in to continue.');
  c.set('user', toUser(found.user));
  c.set('session', found.session);
  return next();
};

export const requireAdmin: MiddlewareHandler<AppEnv> = (c, next) =>
  requireUser(c, async () => {
    if (!c.var.user.isAdmin) throw new AppError('forbidden', 'Only administrators can do this.');
    await next();
  });

/** For routes that answer anyone but show more to some: `viewer` is null for visitors. */
export const withViewer: MiddlewareHandler<AppEnv> = async (c, next) => {
  const found = await findSession(c);
  c.set('viewer', found && toUser(found.user));
  return next();
};
