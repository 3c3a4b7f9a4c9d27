import { countTextWords } from './fold-text.ts';
import type { Quote } from './found.ts';
import { claim, type Ledger } from './ledger.ts';
import type { Section } from './outline.ts';
import type { Block } from './types.ts';

const minQuoteWords = 5;
const maxQuoteLength = 900;
const maxSpeakerWords = 14;

const stripMarks = (text: string) =>
  text
    .replace(/^["“”„«'‘\s]+/, '')
    .replace(/(?<!["“”»'’\s])["“”»'’\s]+$/, '')
    .trim();

export const isMarked = (text: string) => /^["“„«]/.test(text) && /["”“»]$/.test(text);

/** 'Jane Doe, CTO, Acme' is a name and a role. */
export function splitSpeaker(speaker: string | null): { speaker: string | null; role: string | null } {
  const line = speaker?.replace(/^[\s–—―~-]+/, '').trim() ?? '';
  if (line === '' || countTextWords(line) > maxSpeakerWords) return { speaker: null, role: null };
  const at = /(?<!\s)\s*(?:,|\/|\s[|·•–—-]\s|\s\()\s*/.exec(line);
  const name = at ? line.slice(0, at.index) : line;
  const role = at
    ? line
        .slice(at.index + at[0].length)
        .replace(/\)$/, '')
        .trim()
    : '';
  return { speaker: name, role: role || null };
}

const isSpeakerLine = (block: Block | undefined): block is Extract<Block, { kind: 'paragraph' | 'heading' }> =>
  (block?.kind === 'paragraph' || block?.kind === 'heading') &&
  countTextWords(block.text) <= 8 &&
  !/[.!?:]$/.test(block.text) &&
  /^[–—-]?\s?\p{Lu}/u.test(block.text);

function toQuote(text: string, signed: string | null, page: number, role: string | null = null): Quote | null {
  const words = stripMarks(text);
  if (countTextWords(words) < minQuoteWords || words.length > maxQuoteLength) return null;
  const who = splitSpeaker(signed);
  return { text: words, speaker: who.speaker, role: who.role ?? role, page };
}

/** A paragraph in quotation marks, signed by the lines below: what is left of a testimonial made of plain boxes. */
function readMarked(section: Section, at: number): Quote | null {
  const block = section.blocks[at];
  if (block?.kind !== 'paragraph' || !isMarked(block.text)) return null;
  const [name, role] = section.blocks.slice(at + 1, at + 3);
  if (!isSpeakerLine(name)) return null;
  return toQuote(block.text, name.text, section.page, isSpeakerLine(role) ? role.text : null);
}

/** Quotes of customers. In articles and docs a blockquote is a part of the text, so only signed ones count there. */
export function findQuotes(
  sections: readonly Section[],
  ledger: Ledger,
  onlySigned: boolean,
): { quotes: Quote[]; used: Set<Block> } {
  const quotes: Quote[] = [];
  const used = new Set<Block>();
  for (const section of sections) {
    for (const [at, block] of section.blocks.entries()) {
      const quote = block.kind === 'quote' ? toQuote(block.text, block.speaker, section.page) : readMarked(section, at);
      if (!quote || (onlySigned && !quote.speaker)) continue;
      used.add(block);
      if (claim(ledger, quote.text)) quotes.push(quote);
    }
  }
  return { quotes, used };
}
