import { decodeText } from './decode-text.ts';
import { SourceError } from './errors.ts';
import { deadline, dropBody, openUrl, type SafeFetchOptions } from './open-url.ts';
import { readBytes } from './read-bytes.ts';
import { forbidAll, selectGroups } from './robots.ts';

const timeoutMs = 10_000;
/** What a reader must parse at least (RFC 9309, 2.5); the rest is left. */
const maxBytes = 500 * 1024;

const allowAll = '';

async function fetchRules(url: URL, options: SafeFetchOptions, signal: AbortSignal): Promise<string> {
  const { response } = await openUrl(url.href, { ...options, signal, accept: 'text/plain,*/*;q=0.1' });
  if (response.ok) {
    const bytes = await readBytes(response, signal, { maxBytes, beyond: 'leave' });
    return selectGroups(decodeText(bytes, 'text/plain;charset=utf-8'));
  }
  await dropBody(response);
  // To be asked for fewer requests is not to be told that there are no rules.
  return response.status >= 500 || response.status === 429 ? forbidAll : allowAll;
}

/**
 * What the robots.txt of a page's site says to this reader, for `createRobotsCheck`. As RFC 9309 has it, a site without one
 * allows everything, and one that cannot be asked allows nothing. Never throws but for the caller's own signal.
 */
export async function readRobots(
  pageUrl: string,
  options: Omit<SafeFetchOptions, 'method' | 'accept'>,
): Promise<string> {
  const signal = deadline(timeoutMs, options.signal);
  try {
    return await fetchRules(new URL('/robots.txt', pageUrl), options, signal);
  } catch (error) {
    if (options.signal?.aborted) throw options.signal.reason;
    // A redirect that leads nowhere is no file; no answer is no permission.
    return error instanceof SourceError && !error.transient ? allowAll : forbidAll;
  }
}
