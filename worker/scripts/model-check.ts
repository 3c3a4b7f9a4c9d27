import { checkModel } from '../model/check-model.ts';
import { createModel } from '../model/client.ts';
import { dialectOf, nameOfEndpoint } from '../model/dialects.ts';
import { defaultModelName, defaultModelUrl } from '../model/types.ts';
import { findOllama, ollamaHint } from './ollama.ts';
import { readLocalSettings } from './settings.ts';

/*
 * `npm run model:check`: asks the model that is set up five small things, and says what it can do. It takes about 8,000 tokens.
 */

const settings = readLocalSettings();
const apiKey = settings.OPENAI_API_KEY?.trim() ?? '';
const baseUrl = settings.OPENAI_BASE_URL || defaultModelUrl;
const name = settings.OPENAI_MODEL || defaultModelName;

async function run(): Promise<boolean> {
  if (!apiKey) {
    console.error(
      'No model is set up: OPENAI_API_KEY is empty, so the built-in writer serves (see .dev.vars.example).',
    );
    const models = await findOllama();
    if (models) console.error(ollamaHint(models));
    return false;
  }
  console.log(`${name} at ${baseUrl}${known()}\n`);
  const isFit = await checkModel(createModel({ apiKey, baseUrl, name }), ({ what, ok, note, calls, tokens }) => {
    console.log(
      `${ok ? 'yes' : 'NO '}  ${what.padEnd(24)}${calls} calls, ${tokens} tokens${note ? `\n     ${note}` : ''}`,
    );
  });
  const { form, stream, temperature, tokenLimit } = dialectOf(baseUrl, name);
  const forms = { schema: 'by a JSON schema', object: 'as a JSON object', words: 'in words alone' };
  console.log(
    `\nAnswers are asked for ${forms[form]}, ${stream ? 'streamed' : 'whole'}, ${temperature ? 'with' : 'without'} a temperature, ${tokenLimit ? `with ${tokenLimit}` : 'without a limit'}.`,
  );
  return isFit;
}

function known(): string {
  const endpoint = nameOfEndpoint(baseUrl, name);
  return endpoint ? ` (${endpoint})` : '';
}

process.exitCode = (await run()) ? 0 : 1;
