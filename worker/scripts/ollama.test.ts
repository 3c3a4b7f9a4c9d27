import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { findOllama, ollamaHint } from './ollama.ts';

const server = createServer((_, response) => response.end(JSON.stringify({ models: [{ name: 'llama3.2:latest' }] })));
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

it('finds an Ollama that runs, and says how it is used', async () => {
  const models = await findOllama(address);
  expect(models).toEqual(['llama3.2:latest']);
  const hint = ollamaHint(models ?? []);
  expect(hint).toContain('OPENAI_BASE_URL=http://127.0.0.1:11434/v1');
  expect(hint).toContain('OPENAI_MODEL=llama3.2:latest');
  expect(ollamaHint([])).toContain('ollama pull');
});

it('finds none where nothing answers', async () => {
  expect(await findOllama('http://127.0.0.1:1')).toBeNull();
});
