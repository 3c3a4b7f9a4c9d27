import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { desc } from 'drizzle-orm';
import { createDb } from '../db/client.ts';
import { articles } from '../db/schema.ts';
import { seed } from '../seed/seed.ts';
import { ask, measurePace } from './ask.ts';
import { type Alone, startAlone } from './edge-alone.ts';
import { startBenchSite } from './runtime.ts';
import { cpuClock } from './runtime-cpu.ts';

/*
 * `npm run bench:render`: what an article page costs the edge Worker, made anew and from the cache, and how many a second come
 * through the local site. Everything is measured beside a Worker that says 'hello' and one that only asks of the platform what the
 * edge asks of it: the local cache is a program of its own and costs more than the page. Linux only.
 */

const requests = Number(process.env.REQUESTS || 500);
const pacedRequests = requests * 20;
const connections = 16;

const percentile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** CPU of one request after the other; each asks another host where the cache shall not have it. */
async function measureCpu(url: URL, isFresh: boolean): Promise<{ p50: number; p95: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let host = 0;
  const visit = () => ask(url, { agent, headers: isFresh ? { Host: `host-${host++}.example` } : {} });
  // Until the engine has compiled what runs often.
  for (let n = 0; n < 600; n += 1) await visit();
  const clock = cpuClock();
  const costs: number[] = [];
  for (let n = 0; n < requests; n += 1) {
    const before = clock();
    await visit();
    // What is kept is written after the answer.
    if (isFresh) await pause(4);
    costs.push(clock() - before);
  }
  agent.destroy();
  return { p50: percentile(costs, 0.5), p95: percentile(costs, 0.95) };
}

async function measureAlone(kind: Alone, path: string, isFresh: boolean, recorded: { page: string; answer: string }) {
  const { url, end } = await startAlone(kind, recorded);
  try {
    return await measureCpu(new URL(path, url), isFresh);
  } finally {
    await end();
  }
}

/** The longest article of the seed, its page and what the API says of it. */
async function record() {
  const { d1, url, end } = await startBenchSite();
  try {
    const db = createDb(d1);
    await seed(db, url.origin);
    const [article] = await db.select().from(articles).orderBy(desc(articles.wordCount)).limit(1);
    if (!article) throw new Error('The seed has left no article.');
    const path = `/${article.slug}`;
    const read = async (asked: string) => (await fetch(new URL(asked, url))).text();
    const recorded = { page: await read(path), answer: await read(`/api/pages${path}`) };
    console.log(`${path} (${article.wordCount} words, ${(recorded.page.length / 1000).toFixed(1)} kB)\n`);
    console.log(`through the local site, ${connections} connections   requests/s`);
    for (const [name, headers] of [
      ['uncompressed', undefined],
      ['gzip', { 'Accept-Encoding': 'gzip' }],
    ] as const) {
      // Once for the engine.
      await measurePace(new URL(path, url), { connections, requests: pacedRequests / 10, headers });
      const pace = await measurePace(new URL(path, url), { connections, requests: pacedRequests, headers });
      console.log(`  ${name.padEnd(44)}${pace.toFixed(0).padStart(12)}`);
    }
    return { path, recorded };
  } finally {
    await end();
  }
}

const { path, recorded } = await record();
const hello = await startAlone('hello', recorded);
const pace = await measurePace(hello.url, { connections, requests: pacedRequests });
await hello.end();
console.log(`  ${"a bare Worker's 'hello'".padEnd(44)}${pace.toFixed(0).padStart(12)}\n`);

console.log('a Worker alone, one request after the other   CPU p50 ms  CPU p95 ms');
const rows: Array<[string, Alone, boolean]> = [
  ["'hello'", 'hello', false],
  ['cached: the local cache alone', 'platform', false],
  ['cached: the article page', 'edge', false],
  ['uncached: API and local cache alone', 'platform', true],
  ['uncached: the article page', 'edge', true],
];
const cost = new Map<string, number>();
for (const [name, kind, isFresh] of rows) {
  const { p50, p95 } = await measureAlone(kind, path, isFresh, recorded);
  cost.set(name, p50);
  console.log(`  ${name.padEnd(44)}${p50.toFixed(2).padStart(10)}${p95.toFixed(2).padStart(12)}`);
}
for (const name of ['cached', 'uncached']) {
  const [platform, page] = [...cost].filter(([row]) => row.startsWith(`${name}:`)).map(([, p50]) => p50);
  console.log(
    `  ${`${name}: the edge Worker's own part`.padEnd(44)}${((page ?? 0) - (platform ?? 0)).toFixed(2).padStart(10)}`,
  );
}
