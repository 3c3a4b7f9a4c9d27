import { checkHost, parseSafeUrl } from './check-url.ts';
import { SourceError } from './errors.ts';
import { type ResolveHost, resolveHost } from './resolve-host.ts';
import { robotName } from './robots.ts';

export type SafeFetchOptions = {
  /** Hosts with port that may be reached although they are not public; see `parseAllowedHosts`. */
  allowedHosts: ReadonlySet<string>;
  /** All addresses of a name; by default the runtime's resolver. */
  resolve?: ResolveHost;
  /** Asked of each address on the way, redirects included; by default all that is safe may be opened. */
  mayOpen?: (url: URL) => boolean;
  signal?: AbortSignal;
  /** How long it may take in all; less than what any fetch may take. */
  withinMs?: number;
  method?: 'GET' | 'HEAD';
  /** What is wanted, instead of a page. */
  accept?: string;
  fetch?: typeof fetch;
};

const maxRedirects = 5;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

const headers = {
  'user-agent': `Mozilla/5.0 (compatible; ${robotName}/0.1; reads a page once when a user asks for an article about it)`,
  accept: 'text/html,application/xhtml+xml,text/plain;q=0.8,*/*;q=0.1',
  'accept-language': 'en,*;q=0.5',
};

/** Settles as `work` does, or rejects when the signal aborts first: not everything that is awaited here heeds a signal itself. */
export function raceSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** A deadline, joined with the caller's own signal. */
export function deadline(milliseconds: number, signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(milliseconds);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

/** Frees the connection of an answer whose body nobody reads. */
export async function dropBody(response: Response): Promise<void> {
  try {
    await response.body?.cancel();
  } catch {
    // Already closed.
  }
}

/**
 * Opens an address that a user, a page or a model named, following redirects by hand: every hop is checked like the first.
 *
 * The runtime resolves the name once more for the connection itself, and a name may have another address by then. On Cloudflare
 * that gains nothing: a Worker's fetch goes out from Cloudflare's network to public addresses alone, there is no loopback, no
 * private network and no metadata service behind it. (`global_fetch_strictly_public` does not close the gap: it sends requests
 * to the site's own zone through its front door, as anybody's.) Locally nothing covers the time between look-up and connection:
 * a name whose address is changed within it reaches this machine and its network. So a local site is for one's own use.
 */
export async function openUrl(
  text: string,
  options: SafeFetchOptions & { signal: AbortSignal },
): Promise<{ url: URL; response: Response }> {
  const { allowedHosts, resolve = resolveHost, mayOpen, signal, method = 'GET', fetch: send = fetch } = options;
  const accept = options.accept ?? headers.accept;
  let url = parseSafeUrl(text, undefined, allowedHosts);
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    if (mayOpen?.(url) === false)
      throw new SourceError('The site asks robots not to read this page.', { transient: false });
    await raceSignal(checkHost(url, allowedHosts, resolve), signal);
    const response = await raceSignal(
      send(url.href, { method, headers: { ...headers, accept }, redirect: 'manual', signal }),
      signal,
    );
    if (!redirectStatuses.has(response.status)) return { url, response };
    const location = response.headers.get('location');
    await dropBody(response);
    if (!location) throw new SourceError('The site redirects to nowhere.', { transient: false });
    url = parseSafeUrl(location, url, allowedHosts);
  }
  throw new SourceError('The site redirects too many times.', { transient: false });
}
