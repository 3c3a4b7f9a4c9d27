import { countWords } from '../../contract/text.ts';
import { foldText } from '../../language/fold.ts';
import { sitePages } from '../../source/words/fields.ts';
import { textOf } from '../article/section.ts';
import { originNotes } from '../built-in-notes.ts';
import type { Material } from '../facts/material.ts';
import type { Draft } from '../writer.ts';

/** How much of the article is the site's wording, and what would change that. */
export function noteOrigin(material: Material, { sections }: Draft): string[] {
  const texts = sitePages(material.source).map(({ text }) => foldText(text));
  const pieces = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'paragraph') return block.sentences.map(({ text }) => text);
      if (block.kind === 'list') return block.items.map(({ text }) => text.replace(/^\*\*.*?:\*\* /, ''));
      return block.kind === 'table' ? block.rows.flatMap(({ cells }) => cells) : [textOf(block)];
    }),
  );
  const count = (all: readonly string[]) => all.reduce((sum, text) => sum + countWords(text), 0);
  const own = pieces.filter((text) =>
    texts.some((page) => page.includes(foldText(text.replace(/^[“"]|[”"]$|\.$/g, '')))),
  );
  const percent = Math.round((count(own) / Math.max(1, count(pieces))) * 100);
  return originNotes(material.brief, `${percent}% of this article is the site’s own wording, arranged.`);
}
