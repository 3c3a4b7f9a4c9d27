/** An endpoint that speaks Chat Completions, and the model that is asked there. */
export type ModelSettings = { apiKey: string; baseUrl: string; name: string };

export const defaultModelUrl = 'https://api.openai.com/v1';
export const defaultModelName = 'gpt-4.1-mini';

/** One question. `system` holds our rules, `user` the task with its data. */
export type ModelRequest = {
  system: string;
  user: string;
  /** The form that the answer is to have; `name` is what the endpoint is told it is called. */
  answer: { name: string; schema: Record<string, unknown> };
  maxTokens: number;
};

/** An answer as it came, to be kept before anything is read out of it. */
export type ModelReply = { text: string; tokens: number; calls: number };

export type Model = {
  /** Asks once; throws a `ModelError` where there is no answer. */
  complete(request: ModelRequest): Promise<ModelReply>;
};
