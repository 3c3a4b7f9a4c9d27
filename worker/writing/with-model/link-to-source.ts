import { standsIn } from '../../contract/seo/keyphrase.ts';
import { outboundLinks } from '../article/links.ts';
import type { Section, Sentence } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import { changeSentences } from './blocks.ts';

/** One page is linked to once on the way and once at the end; elsewhere the words stay. */
export function withoutRepeatedLinks(sections: readonly Section[]): Section[] {
  const linked = new Set<string>();
  const last = sections.length - 1;
  const unlink = (sentence: Sentence) => ({
    ...sentence,
    text: sentence.text.replace(/\[([^\][]*)\]\(([^()[]*)\)/g, (link, words: string, url: string) => {
      if (linked.has(url)) return words;
      linked.add(url);
      return link;
    }),
  });
  return sections.map((section, at) => {
    if (at === last) linked.clear();
    return { ...section, blocks: section.blocks.flatMap((block) => changeSentences(block, (all) => all.map(unlink))) };
  });
}

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
