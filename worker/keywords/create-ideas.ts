import type { Database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { AppError } from '../errors.ts';
import { leavePlace, takePlace } from '../generation/model-places.ts';
import { Waits } from '../generation/stops.ts';
import { logError } from '../log-error.ts';
import { createModel } from '../model/client.ts';
import { readSettings } from '../settings.ts';
import { counted } from '../usage/counted.ts';
import { requireTokens } from '../usage/daily-usage.ts';
import { ideasOf } from './ideas/model-ideas.ts';
import { suggestKeywords } from './ideas/suggest-ideas.ts';
import type { KeywordIdeas } from './ideas/types.ts';

/** Somebody waits for the answer. */
const modelTimeoutMs = 60_000;

/** Where ideas come from: the language model, from one of the site's places and within its day's tokens, or the built-in generator. */
export function createIdeas(db: Database, env: Bindings): KeywordIdeas {
  const { model: settings, modelTokensPerDay: tokensPerDay, modelLanes: lanes } = readSettings(env);
  if (!settings) return suggestKeywords;
  const model = createModel(settings, fetch, modelTimeoutMs);
  return ideasOf({
    async complete(request) {
      const place = `keywords-${crypto.randomUUID()}`;
      await requireTokens(db, tokensPerDay);
      await takePlace(db, place, { lanes, tokensPerDay }).catch(refuseToWait);
      try {
        return await counted(db, () => model.complete(request));
      } finally {
        await leavePlace(db, place).catch((error: unknown) => logError('place_kept', error));
      }
    },
  });
}

/** An article can wait for a place; who asks for keywords looks at the screen. */
function refuseToWait(cause: unknown): never {
  if (!(cause instanceof Waits)) throw cause;
  throw new AppError('rate_limited', 'The language model is busy with articles. Please try again in a minute.', {
    cause,
  });
}
