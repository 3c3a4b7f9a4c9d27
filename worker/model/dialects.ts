/** What an endpoint understands of Chat Completions beyond the common core. Each is given up when it is refused. */
export type Dialect = {
  /** How the form of an answer is asked for: as a JSON schema, as any JSON object, or in words alone. */
  form: 'schema' | 'object' | 'words';
  /** Said in words besides: what takes a schema without keeping to it does so with words. */
  inWords: boolean;
  stream: boolean;
  usageInStream: boolean;
  temperature: boolean;
  tokenLimit: 'max_tokens' | 'max_completion_tokens' | null;
};

const common: Dialect = {
  ...{ form: 'schema', inWords: false, stream: true, usageInStream: true, temperature: true },
  tokenLimit: 'max_tokens',
};

type Endpoint = { name: string; at: RegExp; model?: RegExp; differs: Partial<Dialect>; source: string };

/**
 * Endpoints as people have them and in what they differ, by their address and the model's name; all entries that fit hold. What is not
 * here, or has changed since, is learned from its refusals.
 */
export const endpoints: readonly Endpoint[] = [
  {
    name: 'reasoning models of OpenAI, there and on Azure',
    at: /^https:\/\/(?:api\.openai\.com|[\w.-]+\.azure\.com)\//,
    model: /^(?:o\d|gpt-[5-9])/,
    differs: { tokenLimit: 'max_completion_tokens', temperature: false },
    source: 'https://platform.openai.com/docs/api-reference/chat/create',
  },
  {
    // A router: what stands behind it may take a schema and not keep to it.
    name: 'OpenRouter',
    at: /^https:\/\/openrouter\.ai\//,
    differs: { inWords: true },
    source: 'https://openrouter.ai/docs/structured-outputs',
  },
  {
    name: 'Groq',
    at: /^https:\/\/api\.groq\.com\//,
    differs: { stream: false, tokenLimit: 'max_completion_tokens' },
    source: 'https://console.groq.com/docs/structured-outputs',
  },
  {
    name: 'DeepSeek',
    at: /^https:\/\/api\.deepseek\.com(?:\/|$)/,
    differs: { form: 'object' },
    source: 'https://api-docs.deepseek.com/guides/json_mode',
  },
  {
    // Its thoughts count towards the limit.
    name: 'Gemini',
    at: /^https:\/\/generativelanguage\.googleapis\.com\//,
    differs: { tokenLimit: 'max_completion_tokens' },
    source: 'https://ai.google.dev/gemini-api/docs/openai',
  },
  {
    name: 'Workers AI',
    at: /^https:\/\/api\.cloudflare\.com\/client\/v4\/accounts\/[^/]+\/ai\//,
    differs: { stream: false },
    source: 'https://developers.cloudflare.com/workers-ai/features/json-mode/',
  },
  {
    name: 'Ollama in the cloud',
    at: /^https:\/\/ollama\.com\//,
    differs: { inWords: true },
    source: 'https://docs.ollama.com/api/openai-compatibility',
  },
  {
    // Takes a schema; its window is the server's to set (OLLAMA_CONTEXT_LENGTH), and longer questions lose their beginning.
    name: 'Ollama',
    at: /^http:\/\/[^/]+:11434\//,
    differs: {},
    source: 'https://docs.ollama.com/api/openai-compatibility',
  },
  {
    // Knows a schema or nothing: 'object' is refused, and then asked for in words.
    name: 'LM Studio',
    at: /^http:\/\/[^/]+:1234\//,
    differs: {},
    source: 'https://lmstudio.ai/docs/advanced/structured-output',
  },
  {
    name: 'vLLM',
    at: /^http:\/\/[^/]+:8000\//,
    differs: {},
    source: 'https://docs.vllm.ai/en/stable/serving/openai_compatible_server/',
  },
];

const endpointsAt = (baseUrl: string, model: string) =>
  endpoints.filter((entry) => entry.at.test(baseUrl) && (entry.model?.test(model) ?? true));

export const nameOfEndpoint = (baseUrl: string, model: string) => endpointsAt(baseUrl, model).at(-1)?.name ?? null;

// Found out once in the life of an isolate, for an endpoint and a model together.
const learned = new Map<string, Dialect>();
const keyOf = (baseUrl: string, model: string) => `${baseUrl} ${model}`;

export const dialectOf = (baseUrl: string, model: string): Dialect =>
  learned.get(keyOf(baseUrl, model)) ??
  Object.assign({}, common, ...endpointsAt(baseUrl, model).map(({ differs }) => differs));

/** What a refusal complains of; it names the parameter in its text. Earlier entries win. */
const complaints: ReadonlyArray<[pattern: RegExp, without: (dialect: Dialect) => Dialect]> = [
  [/temperature/i, (dialect) => ({ ...dialect, temperature: false })],
  [/stream_options|include_usage/i, (dialect) => ({ ...dialect, usageInStream: false })],
  [/stream/i, (dialect) => ({ ...dialect, stream: false })],
  [
    /max_completion_tokens|max_tokens/i,
    (dialect) => ({ ...dialect, tokenLimit: dialect.tokenLimit === 'max_tokens' ? 'max_completion_tokens' : null }),
  ],
  [
    /response_format|response format|json_schema|json_object|structured output|schema|unsupported|not supported/i,
    (dialect) => ({ ...dialect, form: dialect.form === 'schema' ? 'object' : 'words' }),
  ],
];

/** Learns from a refusal. False: it was about nothing that can be left out, so asking again is no use. */
export function learnFromRefusal(baseUrl: string, model: string, refusal: string): boolean {
  const before = dialectOf(baseUrl, model);
  const [, without] =
    complaints.find(([pattern, change]) => pattern.test(refusal) && differs(change(before), before)) ?? [];
  if (!without) return false;
  learned.set(keyOf(baseUrl, model), without(before));
  return true;
}

const differs = (one: Dialect, other: Dialect) => JSON.stringify(one) !== JSON.stringify(other);
