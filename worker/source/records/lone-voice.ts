import type { Line } from '../page/content.ts';
import type { Part } from './find-groups.ts';
import { isSignedByName, maySign, parseSpeaker, unquote } from './speaker.ts';
import type { VoiceRecord } from './types.ts';

const minWords = 5;
const maxSignatureWords = 12;
const opens = /^["“«„‘']/;
const closes = /["”»’']$/;

/** 'Mira H.' */
const initialed = /^\p{Lu}\p{L}+\s\p{Lu}\.$/u;

/** What makers of pages and site kits call somebody's words. */
const voiceMarks = new Set(['testimonial', 'testimonials', 'review', 'quote']);

const isSignature = (part: Part | undefined): part is Line =>
  part?.kind === 'line' &&
  !part.isAction &&
  (part.level === 0 || part.level > 2) &&
  !(opens.test(part.text) && closes.test(part.text)) &&
  part.text.split(' ').length <= maxSignatureWords &&
  !part.slot.startsWith('dt.') &&
  (!/[.!?:]$/.test(part.text) || initialed.test(part.text));

/** '“It just works.” — Mira Holt, Acme' in one line. */
const signedLine = /^(["“«„].{20,900}["”»])\s?[-–—~―]\s?(\p{Lu}.{2,80})$/u;
/** The same without a stroke, the name in an element of its own behind it. */
const signedBeside = /^(["“«„].{20,900}[.!?…]["”»])\s(\p{Lu}[^.!?]{2,50})$/u;

/** The same without marks, in an element for quotations or where people speak: 'It just works. — Mira Holt'. */
const signedBehind = /^(.{20,900}[.!…])\s?(?:[–—―]|(?<=\s)-(?=\s))\s?(\p{Lu}.{2,80})$/u;

function saidInOneLine(
  { text, isQuoted }: Line,
  isAboutVoices: boolean,
): { voice: VoiceRecord; lines: string[] } | null {
  const inPlace = isAboutVoices ? signedBeside.exec(text) : null;
  const unmarked = isQuoted || isAboutVoices ? signedBehind.exec(text) : null;
  const [, words, signature] = signedLine.exec(text) ?? inPlace ?? unmarked ?? [];
  const speaker = signature === undefined ? null : parseSpeaker([signature]);
  return words && speaker ? { voice: { text: unquote(words), ...speaker, quote: text }, lines: [text] } : null;
}

const maxRoleWords = 8;

const isRoleLine = (part: Part | undefined): part is Line =>
  isSignature(part) && part.level === 0 && part.text.split(' ').length <= maxRoleWords;

/** An element that is there for signatures holds nobody else's. */
const isSigning = ({ slot }: Line) => /^(?:figcaption|cite|footer)\./.test(slot);

/** One person's words that stand alone: a quotation with a line below it that says whose it is. Null where it is none. */
export function saidBy(
  line: Line,
  after: readonly Part[],
  isAboutVoices: boolean,
): { voice: VoiceRecord; lines: string[] } | null {
  const whole = saidInOneLine(line, isAboutVoices);
  if (whole) return whole;
  const [first, second] = after;
  // Without marks, a name below tells that they are somebody's words, where a stroke or the heading says so too.
  const isSaid = first?.kind === 'line' && isSignedByName(first.text) && (first.signs === true || isAboutVoices);
  const isCalledSo = line.marks.some((mark) => voiceMarks.has(mark));
  const isQuoted = isCalledSo || line.isQuoted || (opens.test(line.text) && closes.test(line.text)) || isSaid;
  if (!isQuoted || line.text.split(' ').length < minWords || !isSignature(first)) return null;
  const isMarked = isSigning(first) || first.isQuoted;
  const isWhole = /[,–—|]/.test(first.text);
  const isRole = !isWhole && isRoleLine(second) && (second.slot !== first.slot || isSigning(first));
  const isTold = isWhole || isRole;
  // A phrase or a heading may begin something else, unless it says or is followed by what somebody is.
  if (!isMarked && !isTold && (first.level === 3 || !maySign(first.text))) return null;
  const signature = [first.text, ...(isRole ? [second.text] : [])];
  const speaker = parseSpeaker(signature);
  if (!speaker) return null;
  const lines = [line.text, ...signature];
  return { voice: { text: unquote(line.text), ...speaker, quote: lines.join('\n') }, lines };
}
