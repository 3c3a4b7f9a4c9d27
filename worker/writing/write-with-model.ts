import type { Model } from '../model/types.ts';
import { type Finished, finishDraft } from './article/finish.ts';
import type { Sentence } from './article/section.ts';
import { isEnglish } from './choose-writer.ts';
import type { Material } from './facts/material.ts';
import type { WritingTools, WrittenArticle } from './types.ts';
import { draftWithModel } from './with-model/index.ts';
import { systemMessage } from './with-model/rules.ts';
import { composeDraft } from './write-with-built-in.ts';
import type { BuiltInWriter } from './writer.ts';

type ByModel = Finished & { described: Sentence[]; notes: string[]; usage: WrittenArticle['usage'] };

/** An article by the language model; the built-in writer stands by for what the model does not manage. */
export async function writeWithModel(
  material: Material,
  model: Model,
  standIn: BuiltInWriter,
  tools: WritingTools,
): Promise<ByModel> {
  const usage = { modelCalls: 0, tokens: 0 };
  const instructions = await tools.step('read instructions', 30, async () => (await tools.instructions?.()) ?? null);
  const draft = await draftWithModel({
    material,
    model,
    rules: systemMessage(instructions?.systemPrompt ?? ''),
    wishes: material.brief.customInstructions?.trim() || instructions?.defaultCustomInstructions || '',
    // Stored replies count too: they were paid for before the restart.
    keepAt: (progress) => async (name, work) => {
      const reply = await tools.step(name, progress, work);
      usage.modelCalls += reply.calls;
      usage.tokens += reply.tokens;
      return reply;
    },
    // Steps of its own names: a job that began with one writer may go on with the other.
    supply: isEnglish(material.source) ? () => composeDraft(material, standIn, tools, 'built-in ') : null,
  });
  const { described, language, notes } = draft;
  const finished = await finishDraft(draft, tools, {
    pass: '',
    seed: material.seed,
    sourceUrl: material.homeUrl,
    language,
  });
  return { ...finished, described, notes, usage };
}
