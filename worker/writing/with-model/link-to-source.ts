import { standsIn } from '../../contract/seo/keyphrase.ts';
import { outboundLinks } from '../article/links.ts';
import type { ArticleBlock, Section, Sentence } from '../article/section.ts';
import type { Material } from '../facts/material.ts';

/** Readers can always go on to the source: where the model linked to none, its name becomes a link, in the last place that has it. */
export function linkToSource(sections: readonly Section[], { source, homeUrl }: Material): Section[] {
  if (!homeUrl || outboundLinks(sections).length > 0) return [...sections];
  const linked = [...sections];
  for (let at = linked.length - 1; at >= 0; at--) {
    const section = linked[at];
    if (!section) continue;
    const place = section.blocks.findLastIndex((block) =>
      sentencesIn(block).some(({ text }) => canLink(text, source.sheet.name)),
    );
    if (place < 0) continue;
    const blocks = section.blocks.map((block, index) =>
      index === place ? linkIn(block, source.sheet.name, homeUrl) : block,
    );
    linked[at] = { ...section, blocks };
    return linked;
  }
  return linked;
}

const canLink = (text: string, name: string) => standsIn(name, text) && text.includes(name) && !text.includes('](');

const sentencesIn = (block: ArticleBlock): Sentence[] => (block.kind === 'paragraph' ? block.sentences : []);

function linkIn(block: ArticleBlock, name: string, url: string): ArticleBlock {
  if (block.kind !== 'paragraph') return block;
  const at = block.sentences.findLastIndex(({ text }) => canLink(text, name));
  const sentences = block.sentences.map((sentence, index) =>
    index === at ? { ...sentence, text: sentence.text.replace(name, () => `[${name}](${url})`) } : sentence,
  );
  return { ...block, sentences };
}
