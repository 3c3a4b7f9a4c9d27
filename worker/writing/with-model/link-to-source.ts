import { standsIn } from '../../contract/seo/keyphrase.ts';
import { outboundLinks } from '../article/links.ts';
import type { Section, Sentence } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import { changeSentences } from './blocks.ts';

/** Readers can always go on to the source: where the model linked to none, its name becomes a link, in the last place that has it. */
export function linkToSource(sections: readonly Section[], { source, homeUrl }: Material): Section[] {
  if (!homeUrl || outboundLinks(sections).length > 0) return [...sections];
  const { name } = source.sheet;
  const canLink = ({ text }: Sentence) => standsIn(name, text) && text.includes(name) && !text.includes('](');
  const last = sections
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : [])))
    .findLast(canLink);
  const link = (sentence: Sentence) =>
    sentence === last ? { ...sentence, text: sentence.text.replace(name, () => `[${name}](${homeUrl})`) } : sentence;
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.flatMap((block) => changeSentences(block, (all) => all.map(link))),
  }));
}
