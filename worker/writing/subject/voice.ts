import { capitalise, joinList } from '../../language/grammar.ts';
import { siteNameOf } from '../../source/site-name.ts';
import { escapeMarks, type Sentence } from '../article/section.ts';
import { hashText } from '../article/seed.ts';
import type { Material } from '../facts/material.ts';
import { type FrameKind, frames } from './data/frames.ts';
import type { Quotation } from './quotations.ts';

/** Words of the article's own: each wording of a kind in turn, so that none comes twice in a row. */
export type Voice = ReturnType<typeof createVoice>;

export function createVoice({ seed, source }: Material, name: string) {
  const places = new Map<readonly string[], number>();
  const choose = (options: readonly string[]): string => {
    const place = places.get(options) ?? hashText(`${seed} ${options[0]}`) % options.length;
    places.set(options, place + 1);
    return options[place % options.length] ?? '';
  };
  const fill = (text: string) =>
    text.replaceAll('{k}', () => escapeMarks(name)).replaceAll('{K}', () => escapeMarks(capitalise(name)));
  const linkTo = (page: number) => {
    const { title = '', url = '' } = source.pages[page] ?? {};
    // A bracket in the address would end the link.
    return `[${escapeMarks(title)}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`;
  };
  const frame = (kind: FrameKind, { page, part }: Pick<Quotation, 'page' | 'part'>, quote = '') =>
    choose(frames[kind])
      .replaceAll('{page}', () => linkTo(page))
      .replaceAll('{site}', () => escapeMarks(siteOf(page)))
      .replaceAll('{part}', () => escapeMarks(part ?? ''))
      .replaceAll('{quote}', () => quote);
  const siteOf = (page: number) => {
    const read = source.pages[page];
    return read ? siteNameOf(read) : '';
  };
  return {
    choose: (options: readonly string[]) => fill(choose(options)),
    /** A sentence that says nothing about the subject. */
    plain: (options: readonly string[]): Sentence => ({ text: fill(choose(options)), facts: [] }),
    frame,
    /** Where words stand, and the words: each sentence with its own fact. */
    quote(kind: FrameKind, quotation: Quotation): Sentence[] {
      const parts = quotation.sentences.map(escapeMarks);
      return parts.map((part, at) => ({
        text: `${at === 0 ? frame(kind, quotation, `“${part}`) : part}${at === parts.length - 1 ? '”' : ''}`,
        facts: quotation.facts.slice(at, at + 1),
      }));
    },
    linkTo,
    siteOf,
    sites: () => joinList([...new Set(source.pages.map((_, page) => siteOf(page)))]),
  };
}

export const inMarks = (sentences: readonly string[]) => `“${escapeMarks(sentences.join(' '))}”`;
