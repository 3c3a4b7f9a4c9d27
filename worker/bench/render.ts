import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { desc } from 'drizzle-orm';
import { createDb } from '../db/client.ts';
import { articles } from '../db/schema.ts';
import { seed } from '../seed/seed.ts';
import { startBenchSite } from './runtime.ts';

/*
 * `npm run bench:render`: what an article page costs the runtime, rendered anew and from the edge's cache. CPU is read from the
 * kernel's account of the runtime's threads, so it holds everything: edge, API and database. Linux only.
 */

const requests = Number(process.env.REQUESTS || 500);

/** The threads of the runtime that this process has started. */
function runtimeThreads(): string[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=,comm=', '--ppid', String(process.pid)], { encoding: 'utf8' });
  const pids = stdout
    .split('\n')
    .filter((line) => line.includes('workerd'))
    .map((line) => line.trim().split(/\s+/)[0]);
  return pids.flatMap((pid) => readdirSync(`/proc/${pid}/task`).map((task) => `/proc/${pid}/task/${task}/schedstat`));
}

/** Milliseconds that the threads were on a core. */
const cpuOf = (threads: string[]) =>
  threads.reduce((sum, file) => sum + Number(readFileSync(file, 'utf8').split(' ')[0]), 0) / 1e6;

const percentile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

const { d1, url, end } = await startBenchSite();
try {
  const db = createDb(d1);
  await seed(db, url.origin);
  const [article] = await db.select().from(articles).orderBy(desc(articles.wordCount)).limit(1);
  if (!article) throw new Error('The seed has left no article.');
  const threads = runtimeThreads();
  if (threads.length === 0) throw new Error('The runtime was not found among the processes.');
  console.log(`/${article.slug} (${article.wordCount} words), ${requests} requests one after the other\n`);
  console.log('            CPU p50 ms  CPU p95 ms  requests/s');
  for (const [name, path] of [
    // A preview is rendered for each visitor anew.
    ['uncached', `/${article.slug}?preview=true`],
    ['cached', `/${article.slug}`],
  ] as const) {
    const ask = async () => {
      const response = await fetch(new URL(path, url));
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
      return response.text();
    };
    // Until the engine has compiled what runs often.
    for (let n = 0; n < 600; n += 1) await ask();
    const costs: number[] = [];
    const startedAt = performance.now();
    for (let n = 0; n < requests; n += 1) {
      const before = cpuOf(threads);
      await ask();
      costs.push(cpuOf(threads) - before);
    }
    const perSecond = (requests / (performance.now() - startedAt)) * 1000;
    console.log(
      name.padEnd(10) +
        percentile(costs, 0.5).toFixed(2).padStart(12) +
        percentile(costs, 0.95).toFixed(2).padStart(12) +
        perSecond.toFixed(0).padStart(12),
    );
  }
} finally {
  await end();
}
