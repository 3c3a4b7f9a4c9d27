import { changeSentences, factsOf, type Section } from '../article/section.ts';
import type { Draft } from '../writer.ts';
import { headed } from './blocks.ts';

/** What the built-in writer has to say of these facts, under the heading that was planned; null where it says nothing of them. */
export function supplySection(
  id: string,
  planned: { heading: string | null; facts: readonly number[] },
  { sections }: Draft,
  used: ReadonlySet<string>,
): Section | null {
  const rests = ({ facts }: { facts: readonly number[] }) => facts.some((fact) => planned.facts.includes(fact));
  const blocks = sections
    .flatMap((section) => section.blocks)
    .flatMap((block) => changeSentences(block, (sentences) => sentences.filter(rests)))
    .filter((block) => rests({ facts: factsOf(block) }) && !used.has(JSON.stringify(block)));
  return blocks.length === 0 ? null : headed(id, planned.heading, blocks);
}
