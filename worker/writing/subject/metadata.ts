import { withoutRepetitions } from '../../contract/keyword-phrases.ts';
import * as limits from '../../contract/limits.ts';
import { titleMaxPx, titleWidthPx } from '../../contract/seo/title-width.ts';
import { capitalise, cutAtWord, joinFewer, joinList } from '../../language/grammar.ts';
import { nameOf, withoutCapital } from '../../research/index.ts';
import type { Metadata } from '../types.ts';
import { descriptionTails, searched } from './data/frames.ts';
import type { Desk } from './desk.ts';

/** Title, excerpt and description say what is quoted in the article, and nothing of the subject. */
export function describeSubject({ source, brief, name, gists, voice }: Desk): Metadata {
  const [key = name.plain] = brief.keywords;
  const pages = source.pages.map(nameOf);
  const told = gists.length > 0 ? gists : ['what it is'];
  return {
    title: titleOf(capitalise(key), told),
    excerpt: excerptOf(pages, `${voice.sites} about ${name.inSentence}: ${joinList(told.slice(0, 4))}`),
    metaDescription: descriptionOf(capitalise(key), told, voice.sites),
    keywords: keywordsOf(brief.keywords, name.plain, pages, told),
  };
}

function excerptOf(pages: readonly string[], about: string): string {
  const names = pages.slice(0, 3).map((page) => `“${page}”`);
  const subjects = [...joinFewer(names).map((named) => `${named} on ${about}`), about];
  const excerpts = subjects.map((subject) => `Quotations from ${subject}, each with its source.`);
  return excerpts.find(({ length }) => length <= limits.excerptAimed) ?? cutAtWord(about, limits.excerptAimed);
}

function titleOf(key: string, gists: readonly string[]): string {
  const lists = joinFewer(gists, 3).slice(0, -1);
  const titles = [...lists, 'what the sources say'].map((tail) => `${key}: ${tail}`);
  const fitting = titles.find((text) => text.length <= limits.titleAimed && titleWidthPx(text) <= titleMaxPx);
  return fitting ?? cutAtWord(key, limits.titleAimed);
}

/** As long as search results show in full. */
function descriptionOf(key: string, gists: readonly string[], sites: string): string {
  const tails = descriptionTails.map((tail) => tail.replaceAll('{sites}', sites));
  const all = joinFewer(gists, 5).flatMap((list) => tails.map((tail) => `${key}: ${list}${tail}`));
  const { metaDescriptionLeast: least, metaDescriptionMost: most } = limits;
  const fitting = all.find(({ length }) => length >= least && length <= most);
  return fitting ?? `${cutAtWord(all.at(-1) ?? key, most - 1)}.`;
}

/** Asked keywords first; then what the pages are about, and the subject with what is told of it. */
function keywordsOf(asked: readonly string[], name: string, pages: readonly string[], gists: readonly string[]) {
  const combined = name.split(' ').length > 3 ? [] : gists.filter((gist) => searched.has(gist));
  const all = [...asked, name, ...pages.map(withoutCapital), ...combined.map((gist) => `${name} ${gist}`)];
  return withoutRepetitions(all).slice(0, Math.min(10, Math.max(8, asked.length)));
}
