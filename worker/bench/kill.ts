import { findLosses, interruptQueue } from '../../web/e2e/interrupted-queue.ts';

/*
 * `npm run bench:kill`: a queue of articles with slow sources, and `kill -9` of everything at random moments. In the end every
 * article must be written, once, without anyone touching it after a restart. Settings of the Worker are taken from the
 * environment as by `npm start`, so that OPENAI_BASE_URL and OPENAI_API_KEY let a model write.
 */

const kills = Number(process.env.KILLS || 50);
const queued = Number(process.env.ARTICLES || 20);

const outcome = await interruptQueue({
  kills,
  queued,
  seed: Number(process.env.SEED || 1),
  // Slow enough that the last kills still find work.
  sourceDelayMs: Number(process.env.DELAY || 2_500),
  longestLifeMs: Number(process.env.LIFE || 4_000),
  giveUpAfterMs: 10 * 60_000,
  onRestart: (kill, left) => console.log(`kill ${kill}: ${left} still generating`),
});
const losses = findLosses(outcome, queued);
console.log(
  `${kills} kills, ${outcome.hits} of them during work (restart ${(outcome.meanRestartMs / 1000).toFixed(1)} s on average), ${queued} queued: ` +
    `${outcome.articles.length} exist, ${outcome.counted} counted, ${outcome.proven} with one proof; ` +
    (losses.join('; ') || 'each written once'),
);
process.exit(losses.length === 0 ? 0 : 1);
