import type { ArticleBlock, Section } from '../article/section.ts';
import type { Draft } from '../writer.ts';
import { changeSentences } from './blocks.ts';
import { factsOf } from './length.ts';

/** What the built-in writer has to say of these facts, under the heading that was planned; null where it says nothing of them. */
export function supplySection(
  id: string,
  planned: { heading: string | null; facts: readonly number[] },
  { sections }: Draft,
  used: ReadonlySet<string>,
): Section | null {
  const wanted = new Set(planned.facts);
  const blocks = sections
    .flatMap((section) => section.blocks)
    .flatMap((block) => narrow(block, (facts) => facts.some((fact) => wanted.has(fact))))
    .filter((block) => !used.has(JSON.stringify(block)));
  if (blocks.length === 0) return null;
  const heading: ArticleBlock[] =
    planned.heading === null ? [] : [{ kind: 'heading', level: 2, text: planned.heading }];
  return { id, blocks: [...heading, ...blocks], phrases: [] };
}

/** The part of a block that rests on such facts. */
function narrow(block: ArticleBlock, rests: (facts: number[]) => boolean): ArticleBlock[] {
  switch (block.kind) {
    case 'heading':
      return [];
    case 'paragraph':
    case 'list':
      return changeSentences(block, (sentences) => sentences.filter(({ facts }) => rests(facts)));
    default:
      return factsOf(block).some((fact) => rests([fact])) ? [block] : [];
  }
}
