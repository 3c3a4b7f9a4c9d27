import { findLosses, interruptQueue } from '../../web/e2e/interrupted-queue.ts';
import { type Asked, startFakeModel } from '../test/fake-model/server.ts';

/*
 * `npm run bench:kill-model`: as `bench:kill`, with a model that takes its time. Besides the articles it counts the model's calls:
 * a kill may repeat the one call that was in flight, and no more.
 */

const kills = Number(process.env.KILLS || 10);
// The same for each product, so that every question is asked equally often.
const queued = 3 * Math.ceil(Number(process.env.ARTICLES || 9) / 3);
const name = 'slow:kill';

const endpoint = await startFakeModel();
const outcome = await interruptQueue({
  kills,
  queued,
  seed: Number(process.env.SEED || 1),
  sourceDelayMs: Number(process.env.DELAY || 500),
  longestLifeMs: Number(process.env.LIFE || 4_000),
  giveUpAfterMs: 10 * 60_000,
  settings: { OPENAI_API_KEY: 'none', OPENAI_BASE_URL: `${endpoint}/v1`, OPENAI_MODEL: name },
  onRestart: (kill, left) => console.log(`kill ${kill}: ${left} still generating`),
});

const asked = (await (await fetch(`${endpoint}/asked/${encodeURIComponent(name)}`)).json()) as Asked[];
const times = Map.groupBy(asked, ({ body }) => JSON.stringify(body.messages));
const needed = times.size * (queued / 3);
const repeated = asked.length - needed;
const losses = [
  ...findLosses(outcome, queued),
  ...(repeated > outcome.hits || repeated < 0 ? [`${repeated} calls repeated by ${outcome.hits} kills`] : []),
];
console.log(
  `${kills} kills, ${outcome.hits} of them during work, ${queued} queued: ${outcome.articles.length} exist, ` +
    `${outcome.counted} counted, ${outcome.proven} with one proof; ${asked.length} model calls, ${repeated} of them repeated; ` +
    (losses.join('; ') || 'each written once'),
);
process.exit(losses.length === 0 ? 0 : 1);
