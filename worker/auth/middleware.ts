import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../env.ts';
import { AppError } from '../errors.ts';
import { findSessionUser } from './session.ts';

export const requireUser: MiddlewareHandler<AppEnv> = async (c, next) => {
  const user = await findSessionUser(c);
  if (!user) throw new AppError('unauthenticated', 'Please sign in to continue.');
  c.set('user', user);
  return next();
};

export const requireAdmin: MiddlewareHandler<AppEnv> = async (c, next) => {
  const user = await findSessionUser(c);
  if (!user) throw new AppError('unauthenticated', 'Please sign in to continue.');
  if (!user.isAdmin) throw new AppError('forbidden', 'Only administrators can do this.');
  c.set('user', user);
  return next();
};

/** For routes that answer anyone but show more to some: `viewer` is null for visitors. */
export const withViewer: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('viewer', await findSessionUser(c));
  return next();
};
