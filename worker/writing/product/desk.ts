import { contentOf, foldText } from '../../language/words.ts';
import { linesOfPages } from '../../source/lines-of-pages.ts';
import { pageNameOf, pathWords, topicOfPage } from '../../source/records/page-topics.ts';
import { findRivals } from '../../source/sheet/rivals.ts';
import { sharesOf } from '../../source/sheet/twin-groups.ts';
import type { SourcePage } from '../../source/types.ts';
import { authorPage, sitePages } from '../../source/words/fields.ts';
import type { Sentence } from '../article/section.ts';
import { createWording } from '../article/wording.ts';
import type { Material } from '../facts/material.ts';
import { frames, type Place } from './data/frames.ts';
import { announcing } from './data/phrases.ts';
import { createMemory } from './memory.ts';

/** Of the words of a thing's name. */
const mostPromised = 0.6;

/** What is at hand while one article is arranged. */
export type Desk = ReturnType<typeof createDesk>;

export function createDesk(material: Material) {
  const { book, source, seed } = material;
  const folded = book.facts.map(({ quote, source: page }, fact) => ({ page, text: foldText(quote), fact }));
  const texts = Map.groupBy(folded, ({ page }) => page);
  const author = authorPage(source.pages);
  const word = createWording(seed);
  const headings = new Set<string>();
  const upcoming = material.upcoming.map(({ name }) => contentOf(name));

  /** 'product-managers-analysts' is an address alone: no page has these words. */
  const isCalledSo = (page: number) => {
    const words = pathWords(source.pages[page]?.url ?? '') ?? '';
    const has = ({ title, text }: SourcePage) => foldText(`${title}\n${text}`).includes(words);
    return words.split(' ').length < 3 || source.pages.some(has);
  };

  /** How a page is called in running text: 'home page', 'pricing page'. */
  const pageName = (page: number) => {
    if (page === author) return 'author’s list';
    return sitePages(source).length === 1 || !isCalledSo(page)
      ? 'site'
      : pageNameOf(source.pages[page]?.url ?? '', page);
  };

  return {
    ...linesOfPages(source.pages),
    ...createMemory(source.sheet.name),
    material,
    product: source.sheet.name,
    /** Names of others that the site compares itself with. */
    rivals: findRivals(source),
    /** What stands at the top of the page that the user named. */
    openings: source.passages.filter(({ topic, page }) => topic === 'opening' && page === 0),
    /** When the site was read, in milliseconds. */
    readAt: source.pages[0]?.fetchedAt ?? 0,
    /** Whether a text tells as there what the site elsewhere says is still to come. */
    promises: (text: string) =>
      !announcing.test(text) && upcoming.some((own) => own.size > 1 && sharesOf(own, contentOf(text)) >= mostPromised),
    /** The facts that a text of a page is or lies in; none: it can't be told, nothing would prove it. */
    factsOf(text: string, page: number): number[] {
      const own = foldText(text);
      const ofPage = texts.get(page) ?? [];
      const found = ofPage.findLast((other) => other.text === own) ?? ofPage.find((other) => other.text.includes(own));
      return found ? [found.fact] : [];
    },
    /** Whether something rests on the author's own word, which no page says. */
    isAuthors: (facts: readonly number[]) => author >= 0 && facts.some((fact) => book.facts[fact]?.source === author),
    /** A sentence of the frame for its place, with the facts that its slots stand on. */
    say(place: Place, slots: Record<string, string> = {}, facts: number[] = []): Sentence {
      return { text: word(frames[place], { product: source.sheet.name, ...slots }, place), facts };
    },
    /** The first of the headings that the article has not yet. */
    headed(options: ReadonlyArray<string | null>): string | null {
      const heading = options.find((option) => option !== null && !headings.has(option.toLowerCase())) ?? null;
      if (heading !== null) headings.add(heading.toLowerCase());
      return heading;
    },
    /** What a page is about, by its address: 'Security', 'For parents'; null of the first one, and of one that could hold anything. */
    pageTopic: (page: number) =>
      page === 0 || page === author || !isCalledSo(page) ? null : topicOfPage(source.pages[page]),
    pageName,
    /** The same, leading there. */
    pageLink(page: number): string {
      const url = source.pages[page]?.url ?? '';
      return page === author || /[()\s]/.test(url) ? pageName(page) : `[${pageName(page)}](${url})`;
    },
  };
}
