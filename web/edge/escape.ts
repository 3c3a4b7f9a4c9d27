import { escapeAttribute } from '../../worker/contract/escape.ts';

/**
 * JSON that may stand in a script element: without `<` nothing in it can end the element or open a comment, and the two
 * separators that JSON allows but older script parsers do not are written as escapes.
 */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** Text and attributes of XML. Characters that XML 1.0 has no place for would make the whole document unreadable. */
export function escapeXml(text: string): string {
  return escapeAttribute(text.toWellFormed()).replace(/[^\t\n\r\u0020-\ud7ff\ud800-\udfff\ue000-\ufffd]/g, '');
}
