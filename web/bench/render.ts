import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startApi } from '../../worker/bench/runtime.ts';
import { build } from '../../worker/scripts/build.ts';
import { root } from '../../worker/scripts/settings.ts';

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

const section = (number: number) =>
  `## What part ${number} does\n\n${'Small shops keep **their books** here, with [a link](https://source.example/) and a figure: 12. '.repeat(8)}\n\n- one point\n- another point\n\n| Plan | Price |\n|---|---|\n| Solo | $12 |`;
const content = Array.from({ length: 9 }, (_, number) => section(number + 1)).join('\n\n');
const words = content.split(/\s+/).length;

await build();
const { mf, url, end } = await startApi({}, join(root, 'web/dist/_worker.js'));
try {
  const db = await mf.getD1Database('DB', 'api');
  await db
    .prepare(
      `insert into articles (id, user_id, title, slug, content, excerpt, source_type, categories, keywords, word_count, status, created_at, updated_at)
       values ('bench', 'bench', 'Bookkeeping for small shops', 'bench', ?, 'What it does.', 'url', '["finance"]', '["bookkeeping"]', ?, 'published', 1, 1)`,
    )
    .bind(content, words)
    .run();
  const threads = runtimeThreads();
  if (threads.length === 0) throw new Error('The runtime was not found among the processes.');
  console.log(`An article of ${words} words, ${requests} requests one after the other\n`);
  console.log('            CPU p50 ms  CPU p95 ms  requests/s');
  for (const [name, path] of [
    // A preview is rendered for each visitor anew.
    ['uncached', '/bench?preview=true'],
    ['cached', '/bench'],
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
