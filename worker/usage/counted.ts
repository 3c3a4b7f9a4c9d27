import type { Database } from '../db/client.ts';
import { logError } from '../log-error.ts';
import { ModelError } from '../model/errors.ts';
import type { ModelReply } from '../model/types.ts';
import { countTokens } from './daily-usage.ts';

/** Asks the language model and counts what that took, also where the answer broke off. */
export async function counted(db: Database, ask: () => Promise<ModelReply>): Promise<ModelReply> {
  const count = (tokens: number) =>
    countTokens(db, tokens).catch((error: unknown) => logError('tokens_uncounted', error));
  try {
    const reply = await ask();
    await count(reply.tokens);
    return reply;
  } catch (error) {
    if (error instanceof ModelError && error.tokens > 0) await count(error.tokens);
    throw error;
  }
}
