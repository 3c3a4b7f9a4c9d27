import type { ArticleBlock, Section } from '../article/section.ts';
import type { Draft } from '../writer.ts';
import { changeSentences, factsOf } from './blocks.ts';

/** What the built-in writer has to say of these facts, under the heading that was planned; null where it says nothing of them. */
export function supplySection(
  id: string,
  planned: { heading: string | null; facts: readonly number[] },
  { sections }: Draft,
  used: ReadonlySet<string>,
): Section | null {
  const wanted = new Set(planned.facts);
  const rests = (facts: readonly number[]) => facts.some((fact) => wanted.has(fact));
  const blocks = sections
    .flatMap((section) => section.blocks)
    .flatMap((block): ArticleBlock[] => {
      if (block.kind === 'heading') return [];
      if (block.kind !== 'paragraph' && block.kind !== 'list') return rests(factsOf(block)) ? [block] : [];
      return changeSentences(block, (sentences) => sentences.filter(({ facts }) => rests(facts)));
    })
    .filter((block) => !used.has(JSON.stringify(block)));
  if (blocks.length === 0) return null;
  const lead: ArticleBlock[] = planned.heading === null ? [] : [{ kind: 'heading', level: 2, text: planned.heading }];
  return { id, blocks: [...lead, ...blocks] };
}
