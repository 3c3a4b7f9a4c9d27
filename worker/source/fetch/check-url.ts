import { SourceError } from './errors.ts';
import { isIpAddress, isPublicAddress } from './public-address.ts';
import type { ResolveHost } from './resolve-host.ts';

const refuse = (message: string) => new SourceError(message, { transient: false });

const notPublic = () => refuse('This address is not on the public internet, so it cannot be read.');

/** Names that stand for the machine itself or its own network, whatever a resolver says of them. */
const localSuffixes = ['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'home.arpa', 'onion'];

const isLocalName = (hostname: string) =>
  !hostname.includes('.') || localSuffixes.some((suffix) => hostname.endsWith(`.${suffix}`));

/** `host:port` as the allow list writes it. */
export function hostAndPort(url: URL): string {
  return `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;
}

/** Parses an address and checks all that can be told without asking a name server. */
export function parseSafeUrl(text: string, base: URL | undefined, allowedHosts: ReadonlySet<string>): URL {
  let url: URL;
  try {
    url = new URL(text, base);
  } catch (cause) {
    throw new SourceError('This is not a valid web address.', { transient: false, cause });
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw refuse('Only addresses that begin with http or https can be read.');
  }
  if (url.username !== '' || url.password !== '')
    throw refuse('An address with a user name or password cannot be read.');
  // 'example.com.' names the same host, but would miss lists and caches.
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  url.hash = '';
  if (allowedHosts.has(hostAndPort(url))) return url;
  const hostname = url.hostname;
  if (hostname === '' || hostname.split('.').includes('')) throw refuse('This is not a valid web address.');
  if (url.port !== '' && url.port !== '80' && url.port !== '443') {
    throw refuse('Only addresses on the standard web ports can be read.');
  }
  const literal = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  if (isIpAddress(literal)) {
    if (!isPublicAddress(literal)) throw notPublic();
  } else if (isLocalName(hostname) || hostname.startsWith('[')) {
    throw notPublic();
  }
  return url;
}

/** Refuses a host with any address that is not public. `url` comes from `parseSafeUrl`. */
export async function checkHost(url: URL, allowedHosts: ReadonlySet<string>, resolve: ResolveHost): Promise<void> {
  if (allowedHosts.has(hostAndPort(url))) return;
  if (url.hostname.startsWith('[') || isIpAddress(url.hostname)) return;
  let addresses: string[];
  try {
    addresses = await resolve(url.hostname);
  } catch (cause) {
    throw new SourceError(`The site ${url.hostname} could not be looked up.`, { transient: true, cause });
  }
  if (addresses.length === 0) throw refuse(`The site ${url.hostname} does not exist.`);
  if (!addresses.every(isPublicAddress)) throw notPublic();
}
