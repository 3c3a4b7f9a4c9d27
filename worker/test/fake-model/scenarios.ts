import { answers, honest } from './answers.ts';
import type { ChatRequest, Prompt } from './read-prompt.ts';

type Refusal = { status: number; message: string; headers?: Record<string, string> };

/** How an endpoint behaves. `seen` counts the requests of this model before this one, `asked` those with the same task. */
export type Scenario = {
  refuse?(request: ChatRequest, seen: number): Refusal | null;
  /** What happens to the connection: nothing is ever sent, or it is cut in the middle of the answer. */
  connection?(seen: number): 'hangs' | 'cut' | 'fine';
  /** Answers whole although a stream was asked for. */
  unstreamed?: boolean;
  /** The text of the answer; a well-behaved model's by default. */
  text?(prompt: Prompt): string;
  countsTokens?: false;
  /** How long it thinks before it answers. */
  delayMs?: number;
};

const unsupported = (name: string) => ({
  status: 400,
  message: `Unsupported parameter: '${name}' is not supported with this model.`,
});

/** Named by the model that is asked for, up to a colon; what follows only keeps tests apart. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  plain: {},
  slow: { delayMs: 250 },
  unstreamed: { unstreamed: true },
  uncounted: { countsTokens: false },
  'busy-once': {
    refuse: (_, seen) => (seen === 0 ? { status: 429, message: 'Slow down', headers: { 'Retry-After': '120' } } : null),
  },
  'busy-midway': {
    refuse: (_, seen) => (seen === 3 ? { status: 429, message: 'Slow down', headers: { 'Retry-After': '120' } } : null),
  },
  'always-busy': { refuse: () => ({ status: 503, message: 'Overloaded' }) },
  'broken-once': { refuse: (_, seen) => (seen === 0 ? { status: 500, message: 'Secret stack trace' } : null) },
  'refuses-key': { refuse: () => ({ status: 401, message: 'Incorrect API key provided: secret-upstream-text' }) },
  'unknown-model': { refuse: () => ({ status: 404, message: 'The model does not exist' }) },
  hangs: { connection: () => 'hangs' },
  'cut-once': { connection: (seen) => (seen === 0 ? 'cut' : 'fine') },
  'no-schema': { refuse: ({ response_format }) => (response_format ? unsupported('response_format') : null) },
  /** Knows JSON, but no schema; and JSON only where it is spoken of. */
  'object-only': {
    refuse: ({ response_format, messages }) =>
      response_format?.type === 'json_object' && /json/i.test(messages.map(({ content }) => content).join(' '))
        ? null
        : { status: 400, message: 'This response_format type is unavailable now' },
  },
  'no-stream': {
    refuse: ({ stream }) => (stream ? { status: 400, message: 'Streaming is not supported with a JSON schema' } : null),
  },
  'no-temperature': {
    refuse: ({ temperature }) =>
      temperature === undefined
        ? null
        : {
            status: 400,
            message: "'temperature' does not support 0.4 with this model. Only the default (1) value is supported.",
          },
  },
  'completion-tokens': {
    refuse: ({ max_tokens }) =>
      max_tokens === undefined
        ? null
        : { status: 400, message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead." },
  },
  picky: {
    refuse: ({ temperature, max_tokens, response_format, stream_options }) => {
      if (temperature !== undefined) return unsupported('temperature');
      if (max_tokens !== undefined) return unsupported('max_tokens');
      if (stream_options !== undefined) return unsupported('stream_options');
      return response_format ? unsupported('response_format') : null;
    },
  },
  ...answers,
};

export const textOf = (scenario: Scenario, prompt: Prompt) => (scenario.text ?? honest)(prompt);
