import { AppError } from '../errors.ts';
import { logError } from '../log-error.ts';
import { hashToken as sha256Hex } from './token.ts';

const hourMs = 60 * 60_000;
const mostAnHour = 5;

/**
 * Registering can be used to ask which addresses have an account. So an address of the network is told five times an hour that
 * one is taken; after that it registers nobody for the rest of the hour, whether the next would have been taken or not.
 * Approximate, as KV is: it shall make asking slow, and nothing more.
 */
export async function countTold<T>(kv: KVNamespace, address: string, register: () => Promise<T>): Promise<T> {
  const key = `email-taken:${await sha256Hex(`${address} ${Math.floor(Date.now() / hourMs)}`)}`;
  const told = Number(await kv.get(key)) || 0;
  if (told >= mostAnHour) {
    throw new AppError(
      'rate_limited',
      'Too many attempts with email addresses that are taken. Please try again in an hour.',
    );
  }
  try {
    return await register();
  } catch (error) {
    if (error instanceof AppError && error.code === 'email_taken') {
      // KV takes one write a second for a key: of several at once, one counts.
      await kv
        .put(key, String(told + 1), { expirationTtl: hourMs / 1000 })
        .catch((failure: unknown) => logError('told_uncounted', failure));
    }
    throw error;
  }
}
