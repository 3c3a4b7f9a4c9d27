/** Who said something, from the lines that sign it: 'Mira Holt, CTO, Acme' in one line or in several. */
type Speaker = { speaker: string; role: string | null; organisation: string | null };

const separators = /\s?[,|·•–—]\s|\s-\s|\s?@\s?|\sat\s/;

/** Behind a name a stroke may stand as well; within a role it parts two of them ('CEO/Founder'). */
const nameEnd = /\s?[,|·•–—]\s|\s-\s|\s?@\s?|\sat\s|\s?\/\s?|\s\(/;

const leadingDash = /^[-–—―~\s]+/;

/** '@mira' is where somebody writes, no role of theirs. */
const handle = /^@\S+$/;
/** '@mira', 'u/mira' */
const accountName = /^(?:@|u\/)\S+$/;
/** '… on Reddit' */
const place = /\s(?:on|via)\s\p{Lu}[\p{L} ]{1,20}$/u;

/** 'Salt Works Inc.' */
const company = /\b(?:co|inc|ltd|corp|bros|llc)\.$/i;

/** Who speaks in templates. */
const sampleName = /^(?:john|jane) doe$|^(?:your|full|client|customer|author|user) name$/i;

/** Behind a name it is a part of it: 'Ada Mensah, Esq.' */
const degree = /^(?:esq|jr|sr|m\.?d|ph\.?d|d\.?d\.?s|cpa|rn|mba)\.?$/i;

/** '4 months)' of 'Mira, baker (and mother, 4 months)' */
function withoutLooseBracket(part: string): string {
  const text = part.trim();
  const isWhole = text.includes('(') === text.includes(')');
  return isWhole ? text : text.replace(/[()]/g, '').trim();
}

export function parseSpeaker(all: readonly string[]): Speaker | null {
  const lines = all.slice(signedFrom(all));
  const named = lines.filter(
    (line, at) => !handle.test(line) && !areInitials(line, lines[at + 1] ?? '') && !isPicture(lines, at),
  );
  const account = lines.find((line) => handle.test(line)) ?? '';
  // What somebody is does not name them where their account does.
  const isRole = named.length === 1 && account !== '' && !isSignedByName(named[0]) && (named[0] ?? '').includes(' ');
  const [first = '', ...more] = isRole ? [account, ...named] : named.length > 0 ? named : lines;
  // '@mira' alone is all that a page says of who speaks.
  const signed = first.replace(leadingDash, '').replace(place, '');
  const [speaker = '', ...parts] = accountName.test(signed) ? [signed] : signed.split(nameEnd);
  const said = [...parts, ...more.flatMap((line) => line.split(separators))]
    .map(withoutLooseBracket)
    // A sentence is no role, nor is the beginning of one.
    .filter((part) => part !== '' && !(part.includes(' ') && /[.!?]$|:\s/.test(part) && !company.test(part)));
  const [title] = said.splice(0, degree.test(said[0] ?? '') ? 1 : 0);
  const [role = null, organisation = null] = said;
  const whole = [speaker.trim(), ...(title ? [title] : [])].join(', ');
  return /\p{L}{2}/u.test(speaker) && !sampleName.test(speaker.trim()) ? { speaker: whole, role, organisation } : null;
}

/** Where the signature begins: a line with a figure before somebody's name is what they say came of it, '40 heaps a day'. */
function signedFrom(lines: readonly string[]): number {
  const at = lines.findIndex((line, nth) => isSignedByName(line) || areInitials(line, lines[nth + 1] ?? ''));
  return lines.slice(0, Math.max(at, 0)).every((line) => /\d/.test(line)) ? Math.max(at, 0) : 0;
}

/** 'MH' before 'Mira Holt', in the place of a picture. */
const areInitials = (line: string, name: string) =>
  /^\p{Lu}{1,3}$/u.test(line) &&
  [...name.matchAll(/(?:^|[\s-])(\p{Lu})/gu)]
    .map(([, initial]) => initial)
    .join('')
    .startsWith(line);

/** 'AL' over 'Mira Holt' and what she does: in the place of a picture, be they somebody else's. */
const isPicture = (lines: readonly string[], at: number) =>
  at === 0 && lines.length > 2 && /^\p{Lu}{2}$/u.test(lines[0] ?? '') && personName.test(lines[1] ?? '');

/** Each word of it written as a name's, particles aside: 'Ada Mensah', 'Carlos de la Torre'. */
const personName = /^\p{Lu}[\p{L}.'’-]{0,30}(?:\s(?:\p{Lu}[\p{L}.'’-]{0,30}|\p{Ll}{1,3})){0,4}$/u;

const signerOf = (line: string) => (line.replace(leadingDash, '').split(nameEnd)[0] ?? '').replaceAll(/["“”«»„]/g, '');

/** A line that begins with somebody's name of two words or more. */
export const isSignedByName = (line: string | null | undefined) =>
  line != null && signerOf(line).includes(' ') && personName.test(signerOf(line));

/** A line that may sign words that stand above it: a name, be it one word, and not a phrase. */
export const maySign = (line: string) => !signerOf(line).includes(' ') || isSignedByName(line);

const openingMarks = /^["“”«„‘'\s]+/;
const closingMarks = /["“”»’'\s]{1,9}$/;

/** The words themselves, without the marks around them; a mark inside stays. */
export function unquote(text: string): string {
  return openingMarks.test(text) ? text.replace(openingMarks, '').replace(closingMarks, '') : text;
}

export const isAccount = (text: string) => accountName.test(text);
