import { describe, expect, it } from 'vitest';
import { apiKey, askedOf, modelNamed } from '../test/model.ts';
import { createModel } from './client.ts';
import { dialectOf, endpoints, nameOfEndpoint } from './dialects.ts';

const request = { system: 'Be brief.', user: 'Hello.', answer: { name: 'keywords', schema: {} }, maxTokens: 500 };

/** What the fake endpoint was asked by a model that believes to be at this address. */
async function asksAt(baseUrl: string, name: string) {
  const fake = modelNamed('plain');
  let sent: Request | null = null;
  const send: typeof fetch = (input, init) => {
    sent = new Request(input, init);
    const body = { ...JSON.parse(String(init?.body)), model: fake.name };
    return fetch(`${fake.baseUrl}/chat/completions`, { ...init, body: JSON.stringify(body) });
  };
  await createModel({ apiKey, baseUrl, name }, send).complete(request);
  const [asked] = await askedOf(fake);
  if (!asked || !sent) throw new Error('Nothing was asked');
  return { body: asked.body, url: new URL((sent as Request).url), headers: (sent as Request).headers };
}

describe('an endpoint that is known', () => {
  it.each([
    ['https://api.openai.com/v1', 'gpt-4.1-mini', { max_tokens: 500, temperature: 0.4, stream: true }],
    ['https://api.openai.com/v1', 'gpt-5-mini', { max_completion_tokens: 2000, stream: true }],
    ['https://api.groq.com/openai/v1', 'openai/gpt-oss-120b', { stream: false }],
    ['https://api.deepseek.com', 'deepseek-chat', { response_format: { type: 'json_object' } }],
    ['https://generativelanguage.googleapis.com/v1beta/openai', 'gemini-2.5-flash', { max_completion_tokens: 2000 }],
    ['https://api.cloudflare.com/client/v4/accounts/a1/ai/v1', '@cf/meta/llama', { stream: false, max_tokens: 500 }],
    ['http://localhost:11434/v1', 'llama3.2', { max_tokens: 500, stream: true }],
  ])('is asked as it wants to be: %s, %s', async (baseUrl, name, expected) => {
    const { body } = await asksAt(baseUrl, name);
    expect(body).toMatchObject(expected);
    expect('temperature' in body).toBe(!name.startsWith('gpt-5'));
  });

  it('is told the form in words too, where it may pass over the schema', async () => {
    const { body } = await asksAt('https://openrouter.ai/api/v1', 'some/model');
    expect(body.response_format?.type).toBe('json_schema');
    expect(body.messages[0]?.content).toContain('Answer with one JSON object');
  });

  it('on Azure is given its version and the key as it is wanted there', async () => {
    const older = await asksAt('https://acme.openai.azure.com/openai/deployments/writer', 'gpt-4.1');
    expect(older.url.pathname).toBe('/openai/deployments/writer/chat/completions');
    expect(older.url.searchParams.get('api-version')).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(older.headers.get('api-key')).toBe(apiKey);
    const named = await asksAt(
      'https://acme.openai.azure.com/openai/deployments/writer?api-version=2025-01-01',
      'gpt-4.1',
    );
    expect(named.url.searchParams.get('api-version')).toBe('2025-01-01');
    const newer = await asksAt('https://acme.openai.azure.com/openai/v1', 'writer');
    expect(newer.url.search).toBe('');
    expect(newer.headers.get('api-key')).toBeNull();
  });

  it('has its source, and its name where it is one', () => {
    expect(endpoints.every(({ source }) => source.startsWith('https://'))).toBe(true);
    expect(nameOfEndpoint('http://127.0.0.1:11434/v1', 'llama3.2')).toBe('Ollama');
    expect(nameOfEndpoint('https://models.example/v1', 'any')).toBeNull();
    expect(dialectOf('https://models.example/v1', 'any')).toMatchObject({ form: 'schema', stream: true });
  });
});
