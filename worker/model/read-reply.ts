import type OpenAI from 'openai';
import { Stream } from 'openai/streaming';
import { z } from 'zod';
import { ModelError, noAnswer } from './errors.ts';
import type { ModelReply, ModelRequest } from './types.ts';

const usage = z.object({ total_tokens: z.number().int().nonnegative() }).nullish().catch(null);
const whole = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
  usage,
});
const piece = z.object({
  choices: z
    .array(
      z.object({ delta: z.object({ content: z.string().nullish() }).nullish(), finish_reason: z.string().nullish() }),
    )
    .nullish(),
  usage,
});

const mostCharacters = 200_000;

/** The client is told what to log: on its own, the reader of streams would log what it cannot read. */
type Connection = { abort: AbortController; client: OpenAI };

/** Reads an answer however it comes: as a stream, as was asked, or whole, as some endpoints answer all the same. */
export async function readReply(
  response: Response,
  request: ModelRequest,
  connection: Connection,
): Promise<ModelReply> {
  const streamed = response.headers.get('content-type')?.includes('text/event-stream');
  const { text, tokens } = streamed
    ? await readStream(response, request, connection)
    : await readWhole(response, request);
  return { text, tokens: tokens ?? estimateTokens(request.system, request.user, text), calls: 1 };
}

type Read = { text: string; tokens: number | undefined };

async function readWhole(response: Response, { system, user }: ModelRequest): Promise<Read> {
  const body = await response.text().catch((cause: unknown) => {
    throw noAnswer(cause, estimateTokens(system, user));
  });
  const parsed = whole.safeParse(parseJson(body));
  // A proxy's page in place of an answer: something on the way is out of order.
  if (!parsed.success) throw new ModelError('wait', 'The language model was out of order. Please retry later.');
  return {
    text: parsed.data.choices[0]?.message.content ?? '',
    tokens: parsed.data.usage?.total_tokens,
  };
}

async function readStream(
  response: Response,
  { system, user }: ModelRequest,
  { abort, client }: Connection,
): Promise<Read> {
  let text = '';
  let tokens: number | undefined;
  let ended = false;
  try {
    for await (const chunk of Stream.fromSSEResponse<unknown>(response, abort, client)) {
      const { choices, usage: counted } = piece.parse(chunk);
      text += choices?.[0]?.delta?.content ?? '';
      ended ||= Boolean(choices?.[0]?.finish_reason);
      tokens = counted?.total_tokens ?? tokens;
      if (text.length > mostCharacters) break;
    }
  } catch (cause) {
    throw noAnswer(cause, estimateTokens(system, user, text));
  }
  // A connection that was cut ends like any other; only the last piece says that it is the last.
  if (!ended) throw noAnswer('the stream was cut off', estimateTokens(system, user, text));
  return { text, tokens };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** About four characters a token, where the endpoint does not count. */
export const estimateTokens = (...texts: string[]) => Math.ceil(texts.reduce((sum, { length }) => sum + length, 0) / 4);
