import { standsIn } from '../../contract/seo/keyphrase.ts';
import { siteNameOf } from '../../source/site-name.ts';
import { frame, heading, licencesOf, list, section } from '../article/blocks.ts';
import { outboundLinks } from '../article/links.ts';
import { factsIn, mapSentences, type Section, type Sentence, sentencesInParagraphs } from '../article/section.ts';
import type { Material } from '../facts/material.ts';

/** Readers can always go on to the source: where the model linked to none, its name becomes a link, in the last place that has it. */
export function linkToSource(sections: readonly Section[], { source, homeUrl }: Material): Section[] {
  if (!homeUrl || outboundLinks(sections).length > 0) return [...sections];
  const { name } = source.sheet;
  const canLink = ({ text }: Sentence) => standsIn(name, text) && text.includes(name) && !text.includes('](');
  const last = sentencesInParagraphs(sections).findLast(canLink);
  return mapSentences(sections, (sentence) =>
    sentence === last ? { ...sentence, text: sentence.text.replace(name, () => `[${name}](${homeUrl})`) } : sentence,
  );
}

/**
 * The list of the pages that an article on an idea rests on: it links to each, and names the licence where that asks for it. An
 * article about a product links to the product instead.
 */
export function citeSources({ brief, source, book }: Material, sections: readonly Section[]): Section[] {
  if (brief.sourceType !== 'idea' || source.kind !== 'article') return [];
  const told = new Set(factsIn(sections).map((fact) => book.facts[fact]?.source ?? -1));
  const pages = source.pages.filter((_, at) => told.has(at));
  const items = pages.map((page) => frame(`[${page.title.replace(/[[\]]/g, '')} – ${siteNameOf(page)}](${page.url}).`));
  return items.length === 0 ? [] : [section('sources', heading('Sources'), list(items), ...licencesOf(pages))];
}
