import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../scripts/settings.ts';
import { startBenchSite } from './runtime.ts';

/*
 * `npm run bench:generation`: how long one lane takes for each of many queued articles with the built-in writer. The sources are the
 * sample product pages on a loopback port that answers at once, so the time between two finished articles is own work, D1 and
 * the lane's bookkeeping included. The engine collects garbage as it does on the platform: `scripts/runtime/site.ts` makes every
 * collection a full one, which costs an article some 35 ms; MINIFLARE_WORKERD_V8_FLAGS says otherwise.
 */
process.env.MINIFLARE_WORKERD_V8_FLAGS ??= '';

const queued = Number(process.env.ARTICLES || 150);
const products = ['fernhill', 'plumbline', 'quillcast'];
const lengths = ['short', 'medium', 'long'];

const site = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '/index');
  try {
    const page = readFileSync(join(root, `worker/seed${path}.html`));
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;

const { d1: db, url, end } = await startBenchSite({ SOURCE_ALLOWED_HOSTS: host });
const headers: Record<string, string> = { Origin: url.origin, 'Content-Type': 'application/json' };
const send = (path: string, body: unknown) =>
  fetch(`${url.origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });

const registered = await send('/auth/register', {
  username: 'bench',
  password: 'bench-password',
  email: 'b@example.com',
});
headers.Cookie = registered.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
await db.prepare('update users set is_admin = 1').run();

const startedAt = performance.now();
for (let n = 0; n < queued; n += 1) {
  const source = `http://${host}/samples/${products[n % 3]}/?n=${n}`;
  const { status } = await send('/generate/url', { url: source, length: lengths[Math.floor(n / 3) % 3] });
  if (status !== 202) throw new Error(`Generation ${n} answered ${status}`);
}
console.log(`${queued} generations queued in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);

const unfinished = () =>
  db.prepare("select count(*) as n from articles where status = 'generating'").first<number>('n');
while ((await unfinished()) !== 0) await pause(200);

const { results } = await db
  .prepare('select updated_at, status from articles order by updated_at')
  .all<{ updated_at: number; status: string }>();
const failed = results.filter(({ status }) => status !== 'draft').length;
const gaps = results.slice(1).map(({ updated_at }, at) => updated_at - (results[at]?.updated_at ?? 0));
const report = (title: string, times: number[]) => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => String(sorted[Math.floor(sorted.length * share)] ?? 0).padStart(6);
  console.log(`${title.padEnd(34)} p50 ${at(0.5)} ms   p95 ${at(0.95)} ms`);
};
const third = Math.floor(gaps.length / 3);
report('per article', gaps);
report('the first third of the queue', gaps.slice(0, third));
report('the last third of the queue', gaps.slice(-third));
console.log(`${failed} failed`);
await end();
site.close();
