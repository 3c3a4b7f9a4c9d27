import { performance } from 'node:perf_hooks';
import { oddRequest } from '../test/odd-requests.ts';
import { createRandom } from '../test/random.ts';
import { startBenchSite } from './runtime.ts';

/* `npm run bench:odd`: the odd requests of the tests at full size, over HTTP. Any 5xx or hang ends it with an error. */

const requests = Number(process.env.REQUESTS || 10_000);
const seed = Number(process.env.SEED || 1);
const slowMs = 10_000;

const { d1: db, url, end } = await startBenchSite();
const headers = { Origin: url.origin, 'Content-Type': 'application/json' };

async function signUp(username: string): Promise<string> {
  const body = JSON.stringify({ username, password: 'bench-password', email: `${username}@example.com` });
  const response = await fetch(`${url.origin}/api/auth/register`, { method: 'POST', headers, body });
  return response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}

const cookies = [await signUp('admin'), await signUp('user'), ''];
await db.prepare("update users set is_admin = 1 where username = 'admin'").run();
const { results } = await db.prepare('select id from users').all<{ id: string }>();
const ids = [...results.map(({ id }) => id), 'no-such-id'];

const random = createRandom(seed);
const statuses = new Map<number, number>();
let slowest = 0;
for (let n = 0; n < requests; n += 1) {
  const request = oddRequest(random, ids);
  if (/^\/(?:auth\/logout|account\/sign-out-everywhere)/.test(request.path)) continue;
  const startedAt = performance.now();
  const response = await fetch(`${url.origin}/api${request.path}`, {
    method: request.method,
    redirect: 'manual',
    headers: { Origin: url.origin, Cookie: cookies[n % 3] ?? '', ...request.headers },
    signal: AbortSignal.timeout(slowMs),
    ...(request.body !== undefined && { body: request.body }),
  });
  const text = await response.text();
  slowest = Math.max(slowest, performance.now() - startedAt);
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  if (response.status >= 500) {
    throw new Error(
      `Request ${n} of seed ${seed}: ${request.method} ${request.path} ${request.body?.slice(0, 500)} → ${text}`,
    );
  }
}
const counts = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
console.log(`${requests} odd requests, seed ${seed}: no 5xx, slowest ${slowest.toFixed(0)} ms\n${counts.join(', ')}`);
await end();
