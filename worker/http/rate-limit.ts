import { AppError } from '../errors.ts';

/** Counts one use of `key` against a limiter of wrangler.toml; over the limit it throws. */
export async function countAgainst(limiter: RateLimit, key: string): Promise<void> {
  const { success } = await limiter.limit({ key });
  if (!success) throw new AppError('rate_limited', 'Too many attempts. Please wait a minute and try again.');
}
