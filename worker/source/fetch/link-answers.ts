import { deadline, dropBody, openUrl, type SafeFetchOptions } from './open-url.ts';

const timeoutMs = 10_000;
/** Answers by which servers say that they do not like HEAD, not that the page is missing. */
const headRefusals = new Set([403, 405, 501]);

/** True where the address answers below 400, whatever its content. Never throws. */
export async function linkAnswers(url: string, options: Omit<SafeFetchOptions, 'method'>): Promise<boolean> {
  const signal = deadline(timeoutMs, options.signal);
  for (const method of ['HEAD', 'GET'] as const) {
    try {
      const { response } = await openUrl(url, { ...options, method, signal });
      await dropBody(response);
      if (response.status < 400) return true;
      if (!headRefusals.has(response.status)) return false;
    } catch {
      // A server may drop the connection on HEAD; GET has the last word.
    }
  }
  return false;
}
