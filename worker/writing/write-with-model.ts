import type { Model } from '../model/types.ts';
import type { Material } from './facts/material.ts';
import type { WritingTools } from './types.ts';
import { draftWithModel } from './with-model/index.ts';
import { systemMessage } from './with-model/rules.ts';
import type { Desk } from './with-model/types.ts';
import type { Written } from './writer.ts';

/** An article by the language model; the built-in writer stands by to `supply` what the model does not manage. */
export async function writeWithModel(
  material: Material,
  model: Model,
  tools: WritingTools,
  supply: Desk['supply'],
): Promise<Written> {
  const usage = { modelCalls: 0, tokens: 0 };
  const instructions = await tools.step('read instructions', 30, async () => (await tools.instructions?.()) ?? null);
  const draft = await draftWithModel({
    ...{ material, model, supply },
    rules: systemMessage(instructions?.systemPrompt ?? ''),
    wishes: material.brief.customInstructions?.trim() || instructions?.defaultCustomInstructions || '',
    // Stored replies count too: they were paid for before the restart.
    keepAt: (progress) => async (name, work) => {
      const reply = await tools.step(name, progress, work);
      usage.modelCalls += reply.calls;
      usage.tokens += reply.tokens;
      return reply;
    },
  });
  return { ...draft, usage };
}
