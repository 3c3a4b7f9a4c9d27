import { env, runInDurableObject } from 'cloudflare:test';
import type { Bindings } from '../env.ts';
import type { GenerationLane } from '../generation/lane.ts';
import { laneOf as laneIn } from '../generation/lanes.ts';
import type { ModelSettings } from '../model/types.ts';
import type { ChatRequest } from './fake-model/read-prompt.ts';

const baseUrl = 'http://model.test:8080/v1';
export const apiKey = 'sk-test-key-that-nobody-may-see';

/** A model of the fake endpoint that behaves in this way, apart from all others. */
export const modelNamed = (scenario: string): ModelSettings => ({
  apiKey,
  baseUrl,
  name: `${scenario}:${crypto.randomUUID()}`,
});

/** What a model was asked so far, in order. */
export async function askedOf({ name }: ModelSettings): Promise<Array<{ authorization: string; body: ChatRequest }>> {
  const response = await fetch(`http://model.test:8080/asked/${encodeURIComponent(name)}`);
  return response.json();
}

export const bindingsOf = (model: ModelSettings): Partial<Bindings> => ({
  OPENAI_API_KEY: model.apiKey,
  OPENAI_BASE_URL: model.baseUrl,
  OPENAI_MODEL: model.name,
});

export const laneOf = (userId: string) => laneIn(env, userId);

/** Lets a user's lane write with this model, as long as the lane stays in memory. */
export async function giveModel(userId: string, model: ModelSettings): Promise<void> {
  await runInDurableObject(laneOf(userId), (lane: GenerationLane) => {
    Object.assign(lane, { env: { ...env, ...bindingsOf(model) } });
  });
}
