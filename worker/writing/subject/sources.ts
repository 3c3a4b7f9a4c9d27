import { capitalise, joinList } from '../../language/grammar.ts';
import type { ArticleBlock } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import type { TopicOutline } from './plan.ts';
import { readUnits } from './units.ts';

const mostHeadings = 3;

/** Which pages the article rests on, what each is good for, and under which licence their text stands. */
export function composeSources(material: Material, outline: TopicOutline): ArticleBlock[] {
  const used = new Set(outline.sections.flatMap(({ units }) => units.map(({ id }) => id)));
  const items = material.source.pages.map((page, index) => {
    const headings = readUnits(material)
      .filter((unit) => unit.page === index && used.has(unit.id) && unit.heading !== null)
      .map(({ heading }) => `“${heading}”`);
    const told = [...new Set(headings)].slice(0, mostHeadings);
    const site = siteOf(page.meta.siteName, page.url);
    const label = capitalise(page.title.replace(/[[\]]/g, ''));
    const parts = told.length > 0 ? `, above all its ${told.length > 1 ? 'parts' : 'part'} ${joinList(told)}` : '';
    return { text: `[${label} – ${site}](${page.url})${parts}.`, facts: [] };
  });
  const isFree = material.source.pages.some(({ meta }) => meta.siteName === 'Wikipedia');
  const licence = {
    text: 'The text of Wikipedia stands under the Creative Commons Attribution-ShareAlike licence (CC BY-SA).',
    facts: [],
  };
  return [{ kind: 'list', items }, ...(isFree ? [{ kind: 'paragraph' as const, sentences: [licence] }] : [])];
}

export const siteOf = (siteName: string | null, url: string) => siteName ?? new URL(url).hostname.replace(/^www\./, '');
