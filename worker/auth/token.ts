import { sha256 } from 'oslo/crypto';
import { encodeHex } from 'oslo/encoding';

/** 32 random bytes, for a cookie or a link: whoever holds it is believed. */
export const createToken = (): string => encodeHex(crypto.getRandomValues(new Uint8Array(32)));

export async function sha256Hex(text: string): Promise<string> {
  return encodeHex(await sha256(new TextEncoder().encode(text)));
}

/** What is stored of a token: reading it opens nothing. */
export const hashToken = (token: string): Promise<string> => sha256Hex(token);
