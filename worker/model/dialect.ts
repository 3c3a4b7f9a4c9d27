/** What an endpoint understands of Chat Completions beyond the common core. Each is given up when it is refused. */
export type Dialect = {
  schema: boolean;
  temperature: boolean;
  usageInStream: boolean;
  tokenLimit: 'max_tokens' | 'max_completion_tokens' | null;
};

const everything: Dialect = { schema: true, temperature: true, usageInStream: true, tokenLimit: 'max_tokens' };

// Found out once in the life of an isolate, for an endpoint and a model together.
const known = new Map<string, Dialect>();

export const dialectOf = (endpoint: string): Dialect => known.get(endpoint) ?? everything;

/** What a refusal complains of; it names the parameter in its text. Earlier entries win. */
const complaints: ReadonlyArray<[pattern: RegExp, without: (dialect: Dialect) => Dialect]> = [
  [/temperature/i, (dialect) => ({ ...dialect, temperature: false })],
  [/stream_options|include_usage/i, (dialect) => ({ ...dialect, usageInStream: false })],
  [
    /max_completion_tokens|max_tokens/i,
    (dialect) => ({ ...dialect, tokenLimit: dialect.tokenLimit === 'max_tokens' ? 'max_completion_tokens' : null }),
  ],
  [
    /response_format|json_schema|structured output|schema|unsupported|not supported/i,
    (dialect) => ({ ...dialect, schema: false }),
  ],
];

/** Learns from a refusal. False: it was about nothing that can be left out, so asking again is no use. */
export function learnFromRefusal(endpoint: string, refusal: string): boolean {
  const before = dialectOf(endpoint);
  const [, without] =
    complaints.find(([pattern, change]) => pattern.test(refusal) && differs(change(before), before)) ?? [];
  if (!without) return false;
  known.set(endpoint, without(before));
  return true;
}

const differs = (one: Dialect, other: Dialect) => JSON.stringify(one) !== JSON.stringify(other);
