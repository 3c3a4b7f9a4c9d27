import { decodeText } from './decode-text.ts';
import { SourceError } from './errors.ts';
import { deadline, dropBody, openUrl, type SafeFetchOptions } from './open-url.ts';
import { readBytes } from './read-bytes.ts';

export type { SafeFetchOptions } from './open-url.ts';

type FetchedText = {
  /** The address after redirects. */
  url: string;
  status: number;
  /** Without parameters, lower case. */
  contentType: string;
  text: string;
};

const timeoutMs = 15_000;
const maxBytes = 5 * 1024 * 1024;
const readableTypes = new Set(['text/html', 'application/xhtml+xml', 'text/plain', 'text/markdown']);
const passingStatuses = new Set([408, 425, 429]);

function statusError(status: number): SourceError {
  const transient = status >= 500 || passingStatuses.has(status);
  if (status === 404 || status === 410) return new SourceError(`The page was not found (${status}).`, { transient });
  if (status === 401 || status === 403) {
    return new SourceError(`The site does not let this page be read (${status}).`, { transient });
  }
  if (status === 429) return new SourceError('The site asks for fewer requests (429).', { transient });
  if (status >= 500) return new SourceError(`The site has a problem of its own (${status}).`, { transient });
  return new SourceError(`The site did not deliver the page (${status}).`, { transient });
}

async function fetchText(url: string, options: SafeFetchOptions, signal: AbortSignal): Promise<FetchedText> {
  const { url: final, response } = await openUrl(url, { ...options, signal });
  const header = response.headers.get('content-type') ?? '';
  const contentType = header.split(';', 1)[0]?.trim().toLowerCase() || 'text/html';
  const isReadable = readableTypes.has(contentType);
  if (!response.ok || !isReadable) {
    await dropBody(response);
    throw response.ok
      ? new SourceError('The address does not lead to a web page or a text.', { transient: false })
      : statusError(response.status);
  }
  const bytes = options.method === 'HEAD' ? new Uint8Array() : await readBytes(response, signal, { maxBytes });
  return { url: final.href, status: response.status, contentType, text: decodeText(bytes, header) };
}

/** Fetches a page that a user, a page or a model named. Throws a `SourceError` whose message says, for people, why not. */
export async function safeFetch(url: string, options: SafeFetchOptions): Promise<FetchedText> {
  const signal = deadline(Math.min(timeoutMs, options.withinMs ?? timeoutMs), options.signal);
  try {
    return await fetchText(url, options, signal);
  } catch (cause) {
    if (cause instanceof SourceError) throw cause;
    if (options.signal?.aborted) throw options.signal.reason;
    const message = signal.aborted ? 'The site took too long to answer.' : 'The site did not answer.';
    throw new SourceError(message, { transient: true, cause });
  }
}
