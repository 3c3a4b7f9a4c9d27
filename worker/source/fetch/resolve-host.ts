import { resolve4, resolve6 } from 'node:dns/promises';
import { isIpAddress } from './public-address.ts';

export type ResolveHost = (hostname: string) => Promise<string[]>;

/** Says that a name has no address of the asked kind, which is an answer; any other code is a failure to answer. */
const noAddressCodes = new Set(['ENOTFOUND', 'ENODATA', 'NOTFOUND', 'NODATA']);

function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

async function resolveOneKind(hostname: string, resolve: (name: string) => Promise<string[]>): Promise<string[]> {
  try {
    // The runtime's answers carry the alias names of a CNAME chain beside the addresses.
    return (await resolve(hostname)).filter(isIpAddress);
  } catch (error) {
    if (noAddressCodes.has(errorCode(error))) return [];
    throw error;
  }
}

/** All addresses of a name; empty where it has none. Fails where either kind got no answer: an unseen address might be private. */
export async function resolveHost(hostname: string): Promise<string[]> {
  const kinds = await Promise.all([resolveOneKind(hostname, resolve4), resolveOneKind(hostname, resolve6)]);
  return kinds.flat();
}
