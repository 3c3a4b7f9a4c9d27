import { type Finished, finishDraft } from './article/finish.ts';
import type { Section } from './article/section.ts';
import type { Material } from './facts/material.ts';
import { createGrounding, dropInventions } from './grounding/grounding.ts';
import { reviseOnce } from './revise-once.ts';
import type { WritingTools } from './types.ts';
import type { Draft, Emphasis, Writer } from './writer.ts';

/** An article by a writer that needs no model, revised where its score asks for it. */
export function writeWithBuiltIn<Outline>(
  material: Material,
  writer: Writer<Outline>,
  tools: WritingTools,
): Promise<Finished> {
  return reviseOnce(async (pass, lost) => {
    const draft = await writeDraft(
      material,
      writer,
      tools,
      pass,
      lost.map(({ id }) => id),
    );
    return finishDraft(draft, tools, { pass, seed: material.seed, sourceUrl: material.homeUrl });
  });
}

/** Plans, writes section by section and describes; `pass` stands before the names of the steps. */
export async function writeDraft<Outline>(
  material: Material,
  writer: Writer<Outline>,
  tools: Pick<WritingTools, 'step'>,
  pass: string,
  emphasis: Emphasis,
): Promise<Draft> {
  const outline = await tools.step(`${pass}plan`, 40, () => writer.plan(material, emphasis));
  const grounding = createGrounding(material);
  const names = writer.sectionsOf(outline);
  const sections: Section[] = [];
  for (const [at, name] of names.entries()) {
    const progress = 60 + Math.floor((at / names.length) * 29);
    const section = await tools.step(`${pass}write ${at + 1} ${name}`, progress, async () =>
      dropInventions(await writer.writeSection(material, outline, at, sections), grounding),
    );
    sections.push(section);
  }
  const written = sections.filter(({ blocks }) => blocks.some(({ kind }) => kind !== 'heading'));
  const metadata = await tools.step(`${pass}describe`, 90, () => writer.describe(material, outline, written));
  return { sections: written, metadata };
}
