import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { apiKey, askedOf, modelNamed } from '../test/model.ts';
import { ask } from './ask.ts';
import { createModel } from './client.ts';
import { ModelError } from './errors.ts';
import type { ModelReply, ModelRequest, ModelSettings } from './types.ts';

const schema = z.object({ keywords: z.array(z.object({ phrase: z.string(), intent: z.string() })) });
const user = '<<<DATA-1\n{"topic": "rota planning"}\nDATA-1>>>';
const question = { name: 'keywords', system: 'Be brief.', user, schema };
const request: ModelRequest = {
  system: question.system,
  user,
  answer: { name: 'keywords', schema: z.toJSONSchema(schema) },
  maxTokens: 500,
};

const complete = (settings: ModelSettings, timeoutMs?: number) =>
  createModel(settings, fetch, timeoutMs).complete(request);

async function failureOf(scenario: string, timeoutMs?: number): Promise<ModelError> {
  const error = await complete(modelNamed(scenario), timeoutMs).catch((thrown: unknown) => thrown);
  if (!(error instanceof ModelError)) throw new Error('It did not fail as a model does');
  return error;
}

describe('an answer', () => {
  it.each(['plain', 'unstreamed'])('is read whole, with its tokens, when it comes %s', async (scenario) => {
    const model = modelNamed(scenario);
    const { text, tokens, calls } = await complete(model);
    expect(schema.parse(JSON.parse(text)).keywords.length).toBeGreaterThan(14);
    expect([tokens, calls]).toEqual([1000, 1]);
    const [asked] = await askedOf(model);
    expect(asked?.authorization).toBe(`Bearer ${apiKey}`);
    expect(asked?.body).toMatchObject({ max_tokens: 500, response_format: { type: 'json_schema' } });
  });

  it('has its tokens estimated where the endpoint does not count', async () => {
    const { tokens, text } = await complete(modelNamed('uncounted'));
    expect(tokens).toBe(Math.ceil((question.system.length + user.length + text.length) / 4));
  });
});

describe('an endpoint that does not understand everything', () => {
  it.each([
    ['no-temperature', 2],
    ['completion-tokens', 2],
    ['no-schema', 3],
    ['object-only', 2],
    ['no-stream', 2],
    ['picky', 6],
  ])('is asked without it (%s), and from the start the next time', async (scenario, first) => {
    const model = modelNamed(scenario);
    const replies = [await complete(model), await complete(model)];
    expect(replies.map(({ calls }) => calls)).toEqual([1, 1]);
    const asked = await askedOf(model);
    expect(asked).toHaveLength(first + 1);
  });

  it('is asked for JSON in words where it has no structured output', async () => {
    const model = modelNamed('no-schema');
    await complete(model);
    const asked = await askedOf(model);
    const [refused, accepted] = [asked[0], asked.at(-1)];
    expect(refused?.body.messages[0]?.content).not.toContain('JSON schema');
    expect(accepted?.body.messages[0]?.content).toContain('Answer with one JSON object called "keywords"');
    expect(accepted?.body.response_format).toBeUndefined();
  });
});

describe('an endpoint that gives no answer', () => {
  it('is waited for as long as it asks for', async () => {
    expect(await failureOf('busy-once')).toMatchObject({ kind: 'wait', retryAfterMs: 120_000 });
  });

  it.each(['broken-once', 'always-busy', 'cut-once'])('is waited for when %s', async (scenario) => {
    expect(await failureOf(scenario)).toMatchObject({ kind: 'wait', retryAfterMs: null, tokens: 0 });
  });

  const asked = question.system.length + user.length;
  it('may have taken tokens all the same where it broke off, and none of it is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const piece = { choices: [{ delta: { content: 'An answer that' } }] };
    const headers = { 'Content-Type': 'text/event-stream' };
    const endpoints: Array<[send: typeof fetch, characters: number]> = [
      [async () => new Response(`data: ${JSON.stringify(piece)}\n\n`, { headers }), asked + 14],
      [async () => new Response(`data: ${JSON.stringify(piece)}\n\ndata: {`, { headers }), asked + 14],
      [async () => Promise.reject(new TypeError('Network connection lost.')), asked],
    ];
    for (const [send, characters] of endpoints) {
      const error = await createModel(modelNamed('plain'), send)
        .complete(request)
        .catch((thrown) => thrown);
      expect(error).toMatchObject({ kind: 'wait', tokens: Math.ceil(characters / 4) });
    }
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it('is waited for when it does not answer in time', async () => {
    const error = await failureOf('hangs', 300);
    expect([error.kind, error.message]).toEqual(['wait', 'The language model did not answer. Please retry later.']);
    expect(error.tokens).toBe(Math.ceil(asked / 4));
  });

  it('is waited for when there is nobody at its address', async () => {
    const error = await complete({ ...modelNamed('plain'), baseUrl: 'http://nobody.test/v1' }).catch(
      (thrown) => thrown,
    );
    expect(error).toMatchObject({ kind: 'wait' });
  });

  it.each([
    ['refuses-key', /^The language model refused our key\./],
    ['unknown-model', /^The language model is not known at its address\./],
  ])('is not asked again when it %s, and says no more than people need', async (scenario, reason) => {
    const error = await failureOf(scenario);
    expect(error.kind).toBe('fatal');
    expect(error.message).toMatch(reason);
    expect(error.message).not.toMatch(/secret|Incorrect|exist|sk-/);
  });
});

describe('ask', () => {
  const kept = () => {
    const names: string[] = [];
    const keep = (name: string, work: () => Promise<ModelReply>) => {
      names.push(name);
      return work();
    };
    return { names, keep };
  };

  it('reads an answer through thoughts and code fences', async () => {
    const { names, keep } = kept();
    const answer = await ask(createModel(modelNamed('thinks')), keep, 'ideas', question);
    expect(answer?.keywords.length).toBeGreaterThan(14);
    expect(names).toEqual(['ideas']);
  });

  it('has what is not valid repaired once, as a step of its own', async () => {
    const { names, keep } = kept();
    const answer = await ask(createModel(modelNamed('garbled-once')), keep, 'ideas', question);
    expect(answer?.keywords.length).toBeGreaterThan(14);
    expect(names).toEqual(['ideas', 'ideas: repair']);
  });

  it('gives up what is not valid twice', async () => {
    const model = modelNamed('garbled');
    expect(await ask(createModel(model), kept().keep, 'ideas', question)).toBeNull();
    expect(await askedOf(model)).toHaveLength(2);
  });
});
