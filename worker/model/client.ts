import OpenAI, { APIError } from 'openai';
import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions';
import { askInWords } from './answer-form.ts';
import { type Dialect, dialectOf, learnFromRefusal } from './dialect.ts';
import { errorOfStatus, ModelError, noAnswer } from './errors.ts';
import { estimateTokens, readReply } from './read-reply.ts';
import type { Model, ModelReply, ModelRequest, ModelSettings } from './types.ts';

const timeoutAfterMs = 120_000;
/** Refusals that a new dialect may take, one for each thing that can be left out. */
const mostRefusals = 5;
const temperature = 0.4;

/** The language model behind an endpoint. One `complete` is one answer: what is refused for its form is asked again in another. */
export function createModel(settings: ModelSettings, send: typeof fetch = fetch, timeoutMs = timeoutAfterMs): Model {
  // The bare fetch must not be called as a method of the client.
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    maxRetries: 0,
    timeout: timeoutMs,
    fetch: (input, init) => send(input, init),
    logLevel: 'off',
    organization: null,
    project: null,
  });
  const endpoint = `${settings.baseUrl} ${settings.name}`;

  const askOnce = async (request: ModelRequest): Promise<ModelReply> => {
    const late = new AbortController();
    // The whole answer, not only its beginning, has to arrive in time.
    const timer = setTimeout(() => late.abort(), timeoutMs);
    try {
      const params = paramsOf(request, settings.name, dialectOf(endpoint));
      const response = await client.chat.completions.create(params, { signal: late.signal }).asResponse();
      return await readReply(response, request, { abort: late, client });
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    async complete(request) {
      for (let refusals = 0; ; refusals++) {
        try {
          return await askOnce(request);
        } catch (error) {
          if (!(error instanceof APIError) || error.status === undefined) {
            if (error instanceof ModelError) throw error;
            // Whether the endpoint began to answer is not to be known, but to be feared.
            throw noAnswer(error, estimateTokens(request.system, request.user));
          }
          const isAboutForm = error.status === 400 || error.status === 422;
          if (isAboutForm && refusals < mostRefusals && learnFromRefusal(endpoint, error.message)) continue;
          throw errorOfStatus(error.status, error.headers);
        }
      }
    },
  };
}

/** Models that want `max_completion_tokens` count their thoughts too. */
const roomForThoughts = 4;
const tokenLimitOf = ({ maxTokens }: ModelRequest, { tokenLimit }: Dialect) =>
  tokenLimit === 'max_completion_tokens' ? maxTokens * roomForThoughts : maxTokens;

function paramsOf(request: ModelRequest, model: string, dialect: Dialect): ChatCompletionCreateParams {
  const { name, schema } = request.answer;
  const system = dialect.schema ? request.system : `${request.system}\n\n${askInWords(request.answer)}`;
  return {
    model,
    stream: true,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: request.user },
    ],
    ...(dialect.usageInStream && { stream_options: { include_usage: true } }),
    ...(dialect.temperature && { temperature }),
    ...(dialect.tokenLimit && { [dialect.tokenLimit]: tokenLimitOf(request, dialect) }),
    ...(dialect.schema && {
      response_format: { type: 'json_schema' as const, json_schema: { name, schema, strict: true } },
    }),
  };
}
