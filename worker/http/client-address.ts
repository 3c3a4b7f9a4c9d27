import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';

/**
 * The visitor's address as the Pages worker passes it on (it alone can reach this Worker), never X-Forwarded-For. An IPv6
 * visitor owns at least a /64, so that is what counts as one address.
 */
export function clientAddress(c: Context<AppEnv>): string {
  const address = c.req.header('X-Client-Address')?.trim() || 'unknown';
  return address.includes(':') ? ipv6Prefix(address) : address;
}

function ipv6Prefix(address: string): string {
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
