import type { Model } from '../model/types.ts';
import { type Finished, finishDraft } from './article/finish.ts';
import type { Material } from './facts/material.ts';
import { isEnglish } from './read-sources.ts';
import { reviseOnce } from './revise-once.ts';
import type { WritingTools, WrittenArticle } from './types.ts';
import { writeWithModel as writeDraftWithModel } from './with-model/index.ts';
import { systemMessage } from './with-model/rules.ts';
import type { Desk } from './with-model/types.ts';
import { composeDraft } from './write-with-built-in.ts';
import type { BuiltInWriter } from './writer.ts';

type ByModel = Finished & { notes: string[]; usage: WrittenArticle['usage'] };

/** An article by the language model; the built-in writer stands by for what the model does not manage. */
export async function writeWithModel(
  material: Material,
  model: Model,
  standIn: BuiltInWriter,
  tools: WritingTools,
): Promise<ByModel> {
  const usage = { modelCalls: 0, tokens: 0 };
  const instructions = await tools.step('read instructions', 30, async () => (await tools.instructions?.()) ?? null);
  const wishes = material.brief.customInstructions?.trim() || instructions?.defaultCustomInstructions || '';
  const best = await reviseOnce(async (pass, lost) => {
    const desk: Desk = {
      material,
      model,
      rules: systemMessage(instructions?.systemPrompt ?? ''),
      wishes,
      pass,
      emphasis: lost.flatMap(({ suggestion }) => suggestion ?? []),
      // Stored replies count too: they were paid for before the restart.
      keepAt: (progress) => async (name, work) => {
        const reply = await tools.step(name, progress, work);
        usage.modelCalls += reply.calls;
        usage.tokens += reply.tokens;
        return reply;
      },
      supply: isEnglish(material.source) ? () => composeDraft(material, standIn, tools, `${pass}built-in `) : null,
    };
    const draft = await writeDraftWithModel(desk);
    const { language, notes } = draft;
    const finished = await finishDraft(draft, tools, {
      pass,
      seed: material.seed,
      sourceUrl: material.homeUrl,
      language,
    });
    return { ...finished, notes };
  });
  return { ...best, usage };
}
