import { isCompanyFact } from './company.ts';
import { sectionSentences } from './features.ts';
import { countTextWords, textKey } from './fold-text.ts';
import type { Verbatim } from './found.ts';
import { claim, type Ledger } from './ledger.ts';
import type { Section } from './outline.ts';
import { isShortNote } from './price-notes.ts';
import { sentencesOf, splitSentences } from './sentences.ts';
import type { SourcePage } from './types.ts';

const maxSummary = 8;
const maxTaglineWords = 16;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How plainly a sentence says what the product is: 'Tidewater is …' says most. */
function rank(sentence: string, name: string): number {
  const named = escapePattern(name);
  if (
    new RegExp(
      `^(?:at )?${named}\\b[^.,]{0,30}?\\b(?:is|are)\\s(?:an?|the|your|our|made|built|designed|software|open)\\b`,
      'iu',
    ).test(sentence)
  )
    return 0;
  if (new RegExp(`^${named}\\s\\p{L}+`, 'iu').test(sentence)) return 1;
  return 2;
}

/** Sentences that say what the product is and does: of the first page's top, of its description, and any that define the product. */
export function findSummary(
  pages: readonly SourcePage[],
  sections: readonly Section[],
  name: string,
  ledger: Ledger,
  language: string | null,
): Verbatim[] {
  const [first] = pages;
  const top = sections.find((section) => section.page === 0 && section.level === 1);
  const before = sections.find((section) => section.page === 0 && section.level === 0);
  // A heading that is the name alone stands over another that has the text.
  const below = top && top.blocks.length === 0 ? sections[sections.indexOf(top) + 1] : undefined;
  const hero = [before, top, below?.page === 0 ? below : undefined].flatMap((section) =>
    section ? sectionSentences(section, language) : [],
  );
  const described = sentencesOf(first?.description ?? '', language);
  const candidates: Verbatim[] = [...hero, ...described].map((text) => ({ text, page: 0 }));
  for (const section of sections) {
    if (section.topic === 'elsewhere' || section.topic === 'quotes' || section.topic === 'call') continue;
    for (const text of sectionSentences(section, language))
      if (rank(text, name) === 0) candidates.push({ text, page: section.page });
  }
  return candidates
    .map((candidate, index) => ({ candidate, order: rank(candidate.text, name) * 1000 + index }))
    .sort((a, b) => a.order - b.order)
    .map(({ candidate }) => candidate)
    .filter(({ text }) => !isShortNote(text) && (rank(text, name) < 2 || !isCompanyFact(text)) && claim(ledger, text))
    .slice(0, maxSummary);
}

const squash = (text: string) => textKey(text).replaceAll(' ', '');

const withoutName = (text: string, name: string) => {
  const rest = text
    .replace(new RegExp(`^${escapePattern(name)}\\s*[:|–—-]+\\s*`, 'iu'), '')
    .replace(new RegExp(`\\s*[|–—-]+\\s*${escapePattern(name)}$`, 'iu'), '');
  const isVersion = new RegExp(`^${escapePattern(name)}\\s\\S+$`, 'iu').test(rest);
  return isVersion ? name : rest.trim();
};

const partTitle = /^(?:home|introduction|overview|getting started|documentation|docs|welcome)\b/i;

/** The page's own phrase for its product: the main heading, else the line below it, else the rest of the title. */
export function findTagline(pages: readonly SourcePage[], sections: readonly Section[], name: string): Verbatim | null {
  const top = sections.findIndex((section) => section.page === 0 && section.level === 1);
  const below = sections[top + 1];
  const firstLine = sections[top]?.blocks.find((block) => block.kind === 'paragraph');
  const candidates = [
    sections[top]?.heading,
    firstLine?.kind === 'paragraph' && rank(firstLine.text, name) > 1 ? splitSentences(firstLine.text)[0] : null,
    below?.page === 0 && top >= 0 && (below.level === 2 || sections[top]?.blocks.length === 0) ? below.heading : null,
    pages[0]?.title,
  ];
  for (const candidate of candidates) {
    const text = withoutName(candidate ?? '', name);
    if (partTitle.test(text)) continue;
    const words = countTextWords(text);
    if (squash(text) !== squash(name) && /^[\p{L}\p{N}"“]/u.test(text) && words > 1 && words <= maxTaglineWords)
      return { text, page: 0 };
  }
  return null;
}
