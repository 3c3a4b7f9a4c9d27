import type { Context } from 'hono';
import { encodeHex } from 'oslo/encoding';
import { imageMaxBytes } from '../contract/images.ts';
import type { AppEnv } from '../env.ts';
import { clientAddress } from '../http/client-address.ts';
import { inBackground } from '../http/in-background.ts';
import { countAgainst } from '../http/rate-limit.ts';
import { readSettings } from '../settings.ts';
import { fetchImage, SourceError } from '../source/index.ts';
import { rasterType } from './raster-type.ts';

const keptSeconds = 24 * 60 * 60;
/** What could not be shown is not asked for again at every view. */
const missedSeconds = 5 * 60;

export type Picture = { type: string; body: ReadableStream | Uint8Array<ArrayBuffer> };

/** The picture at an address, kept under that address; null where there is none that may be shown. */
export async function readPicture(c: Context<AppEnv>, address: string): Promise<Picture | null> {
  const key = await cacheKey(c, address);
  const kept = await caches.default.match(key);
  if (kept) {
    const type = kept.headers.get('Content-Type') ?? '';
    return kept.ok && kept.body ? { type, body: kept.body } : null;
  }
  await countAgainst(c.env.RATE_60, `image:${clientAddress(c)}`);
  const bytes = await load(c, address);
  const type = bytes && rasterType(bytes);
  const isShown = bytes !== null && type !== null;
  const response = isShown
    ? new Response(bytes, { headers: { 'Content-Type': type, 'Cache-Control': `public, max-age=${keptSeconds}` } })
    : new Response(null, { status: 404, headers: { 'Cache-Control': `public, max-age=${missedSeconds}` } });
  inBackground(c, 'picture_not_kept', caches.default.put(key, response));
  return isShown ? { type, body: bytes } : null;
}

async function load(c: Context<AppEnv>, address: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const { sourceAllowedHosts: allowedHosts } = readSettings(c.env);
  try {
    return await fetchImage(address, { allowedHosts, maxBytes: imageMaxBytes });
  } catch (error) {
    if (error instanceof SourceError) return null;
    throw error;
  }
}

async function cacheKey(c: Context<AppEnv>, address: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address));
  return new URL(`/api/images/kept/${encodeHex(new Uint8Array(digest))}`, c.req.url).href;
}
