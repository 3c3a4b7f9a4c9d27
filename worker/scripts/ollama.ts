import { z } from 'zod';

const usualAddress = 'http://127.0.0.1:11434';
const patienceMs = 400;
const tags = z.object({ models: z.array(z.object({ name: z.string() })) });

/** The models of an Ollama at its usual address; null where none answers. */
export async function findOllama(address = usualAddress): Promise<string[] | null> {
  try {
    const response = await fetch(`${address}/api/tags`, { signal: AbortSignal.timeout(patienceMs) });
    return tags.parse(await response.json()).models.map(({ name }) => name);
  } catch {
    return null;
  }
}

export function ollamaHint(models: readonly string[], address = usualAddress): string {
  const [model = 'qwen3:8b'] = models;
  const pull = models.length === 0 ? `ollama pull ${model}, then ` : '';
  return `Ollama is running here. To let it write: ${pull}OPENAI_BASE_URL=${address}/v1 OPENAI_API_KEY=ollama OPENAI_MODEL=${model} npm start (start Ollama with OLLAMA_CONTEXT_LENGTH=16384, its usual window is too small).`;
}
