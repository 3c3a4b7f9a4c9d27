import { createModel } from '../../model/client.ts';
import type { ModelSettings } from '../../model/types.ts';
import type { Source } from '../../source/types.ts';
import { modelNamed } from '../../test/model.ts';
import type { Brief, WritingTools, WrittenArticle } from '../types.ts';
import { writeFromSource } from '../write-article.ts';
import { briefFor } from './articles.ts';
import { createTools } from './tools.ts';

type Options = {
  brief?: Partial<Brief>;
  length?: Brief['length'];
  deadLinks?: string[];
  instructions?: Awaited<ReturnType<NonNullable<WritingTools['instructions']>>>;
};

/** An article that a model of the fake endpoint writes, with the model and the steps that it took. */
export async function articleByModel(
  source: Source,
  scenario: string,
  { brief = {}, length = 'medium', deadLinks = [], instructions }: Options = {},
): Promise<{ article: WrittenArticle; model: ModelSettings; tools: ReturnType<typeof createTools> }> {
  const model = modelNamed(scenario);
  const tools = createTools([], { deadLinks });
  const address = source.pages[0]?.url ?? '';
  const article = await writeFromSource(briefFor(address, length, brief), source, {
    ...tools,
    model: createModel(model),
    instructions: async () => instructions ?? { systemPrompt: '', defaultCustomInstructions: '' },
  });
  return { article, model, tools };
}
