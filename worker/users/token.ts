import { encodeHex } from 'oslo/encoding';
import { sha256Hex } from '../sha256.ts';

/** 32 random bytes, for a cookie or a link: whoever holds it is believed. */
export const createToken = (): string => encodeHex(crypto.getRandomValues(new Uint8Array(32)));

/** What is stored of a token: reading it opens nothing. */
export const hashToken = (token: string): Promise<string> => sha256Hex(token);
