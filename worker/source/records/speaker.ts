/** Who said something, from the lines that sign it: 'Mira Holt, CTO, Acme' in one line or in several. */
type Speaker = { speaker: string; role: string | null; organisation: string | null };

const separators = /\s?[,|·•–—]\s|\s-\s|\s?@\s?|\sat\s/;

/** Behind a name a stroke may stand as well; within a role it parts two of them ('CEO/Founder'). */
const nameEnd = /\s?[,|·•–—]\s|\s-\s|\s?@\s?|\sat\s|\s?\/\s?/;

/** '@mira' is where somebody writes, no role of theirs. */
const handle = /^@\S+$/;

export function parseSpeaker(lines: readonly string[]): Speaker | null {
  const [first = '', ...more] = lines.filter((line) => !handle.test(line));
  const [speaker = '', ...parts] = first.replace(/^[-–—―~\s]+/, '').split(nameEnd);
  const said = [...parts, ...more.flatMap((line) => line.split(separators))].map((part) => part.trim()).filter(Boolean);
  const [role = null, organisation = null] = said;
  return /\p{L}{2}/u.test(speaker) ? { speaker: speaker.trim(), role, organisation } : null;
}

const openingMarks = /^["“”«„‘'\s]+/;
const closingMarks = /["“”»’'\s]{1,9}$/;

/** The words themselves, without the marks around them; a mark inside stays. */
export function unquote(text: string): string {
  return openingMarks.test(text) ? text.replace(openingMarks, '').replace(closingMarks, '') : text;
}
