import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { maxBodyBytes } from '../contract/limits.ts';
import type { AppEnv } from '../env.ts';
import { AppError } from '../errors.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Every mutating request must come from the site's own pages and carry JSON or nothing: together with the session cookie's
 * SameSite=Lax this is the whole protection against cross-site requests.
 */
export const guardMutations: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (reads.has(c.req.method)) return next();
  if (c.req.header('Origin') !== new URL(c.req.url).origin) {
    throw new AppError(
      'bad_origin',
      'This request did not come from the site itself. Please reload the page and try again.',
    );
  }
  const hasBody = c.req.raw.body !== null && c.req.header('Content-Length') !== '0';
  const type = (c.req.header('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (hasBody && type !== 'application/json') {
    throw new AppError('unsupported_media_type', 'The request body must be JSON (Content-Type: application/json).');
  }
  return next();
};

export const limitBody: MiddlewareHandler<AppEnv> = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => {
    throw new AppError('body_too_large', 'The request is too large: at most 1 MiB is accepted.');
  },
});

export const noStore: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  // Only what says itself how long it stands is kept anywhere.
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
};
