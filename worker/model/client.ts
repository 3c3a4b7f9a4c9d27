import OpenAI, { APIError } from 'openai';
import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions';
import { askInWords } from './answer-form.ts';
import { type Dialect, dialectOf, learnFromRefusal } from './dialects.ts';
import { errorOfStatus, ModelError, noAnswer } from './errors.ts';
import { estimateTokens, readReply } from './read-reply.ts';
import type { Model, ModelReply, ModelRequest, ModelSettings } from './types.ts';

const timeoutAfterMs = 120_000;
/** Refusals that a new dialect may take, one for each thing that can be left out. */
const mostRefusals = 6;
const temperature = 0.4;

/** The language model behind an endpoint. One `complete` is one answer: what is refused for its form is asked again in another. */
export function createModel(settings: ModelSettings, send: typeof fetch = fetch, timeoutMs = timeoutAfterMs): Model {
  // The bare fetch must not be called as a method of the client.
  const { baseURL, ...azure } = addressOf(settings);
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL,
    ...azure,
    maxRetries: 0,
    timeout: timeoutMs,
    fetch: (input, init) => send(input, init),
    logLevel: 'off',
    organization: null,
    project: null,
  });

  const askOnce = async (request: ModelRequest): Promise<ModelReply> => {
    const late = new AbortController();
    // The whole answer, not only its beginning, has to arrive in time.
    const timer = setTimeout(() => late.abort(), timeoutMs);
    try {
      const params = paramsOf(request, settings.name, dialectOf(settings.baseUrl, settings.name));
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
          if (
            isAboutForm &&
            refusals < mostRefusals &&
            learnFromRefusal(settings.baseUrl, settings.name, error.message)
          )
            continue;
          throw errorOfStatus(error.status, error.headers);
        }
      }
    },
  };
}

const azureVersion = '2024-10-21';

/**
 * An address may end in parameters of its own, as Azure's older ones do ('?api-version=…'; of its deployments each wants one, and takes
 * the key in a header of its own).
 */
function addressOf({ baseUrl, apiKey }: ModelSettings) {
  if (!URL.canParse(baseUrl)) return { baseURL: baseUrl };
  const url = new URL(baseUrl);
  const isDeployment = /\.azure\.com$/.test(url.hostname) && /\/deployments\//.test(url.pathname);
  const query = { ...(isDeployment && { 'api-version': azureVersion }), ...Object.fromEntries(url.searchParams) };
  url.search = '';
  return {
    baseURL: url.href.replace(/\/$/, ''),
    defaultQuery: query,
    ...(isDeployment && { defaultHeaders: { 'api-key': apiKey } }),
  };
}

/** Models that want `max_completion_tokens` count their thoughts too. */
const roomForThoughts = 4;
const tokenLimitOf = ({ maxTokens }: ModelRequest, { tokenLimit }: Dialect) =>
  tokenLimit === 'max_completion_tokens' ? maxTokens * roomForThoughts : maxTokens;

function paramsOf(request: ModelRequest, model: string, dialect: Dialect): ChatCompletionCreateParams {
  const { name, schema } = request.answer;
  const isSaid = dialect.inWords || dialect.form !== 'schema';
  return {
    model,
    stream: dialect.stream,
    messages: [
      { role: 'system', content: isSaid ? `${request.system}\n\n${askInWords(request.answer)}` : request.system },
      { role: 'user', content: request.user },
    ],
    ...(dialect.stream && dialect.usageInStream && { stream_options: { include_usage: true } }),
    ...(dialect.temperature && { temperature }),
    ...(dialect.tokenLimit && { [dialect.tokenLimit]: tokenLimitOf(request, dialect) }),
    ...(dialect.form === 'schema' && {
      response_format: { type: 'json_schema' as const, json_schema: { name, schema, strict: true } },
    }),
    ...(dialect.form === 'object' && { response_format: { type: 'json_object' as const } }),
  };
}
