import { type Finished, finishDraft } from './article/finish.ts';
import type { Material } from './facts/material.ts';
import type { WritingTools } from './types.ts';
import type { BuiltInWriter, Draft } from './writer.ts';

/** An article by a writer that needs no model. */
export async function writeWithBuiltIn(
  material: Material,
  writer: BuiltInWriter,
  tools: WritingTools,
): Promise<Finished> {
  const draft = await composeDraft(material, writer, tools, '');
  return finishDraft(draft, tools, { pass: '', seed: material.seed, sourceUrl: material.homeUrl });
}

/** `pass` stands before the step's name: the model writer asks for a draft too, where it has to be supplied. */
export const composeDraft = (
  material: Material,
  writer: BuiltInWriter,
  tools: Pick<WritingTools, 'step'>,
  pass: string,
): Promise<Draft> => tools.step(`${pass}write`, 60, () => writer.compose(material));
