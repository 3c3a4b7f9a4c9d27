import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { descendantsOf, startStack } from '../../web/e2e/stack.ts';

/*
 * `npm run bench:load`: many requests in a row through `npm start`, and the memory of its processes after each tenth of them. Any
 * 5xx or lost connection ends it with an error. Linux only: memory is read from the kernel.
 */

const requests = Number(process.env.REQUESTS || 200_000);
const connections = Number(process.env.CONNECTIONS || 64);

const stack = await startStack();
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const outcomes = new Map<string, number>();
const count = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);

function ask(path: string): Promise<void> {
  return new Promise((done) => {
    const request = get(stack.origin + path, { agent, family: 4 }, (response) => {
      count(String(response.statusCode));
      response.resume().on('end', done).on('error', done);
    });
    request.on('error', ({ message }) => {
      count(message);
      done();
    });
  });
}

/** Resident memory in MiB, of the launcher and of the runtime. */
function readMemory(): string {
  const sizes = descendantsOf(stack.pid()).flatMap((pid) => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const name = /^Name:\s+(.*)/m.exec(status)?.[1] ?? '';
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      const kind = name === 'workerd' ? 'runtime' : command.includes('serve.ts') ? 'launcher' : undefined;
      return kind ? [`${kind} ${Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024)} MiB`] : [];
    } catch {
      return [];
    }
  });
  return sizes.sort().join(', ');
}

const list = (await (await fetch(`${stack.origin}/api/articles/published`)).json()) as { articles: { slug: string }[] };
const paths = ['/', '/articles', '/favicon.svg', '/api/articles/published', '/articles?page=1', '/api/auth/me'];
paths.push(...list.articles.map(({ slug }) => `/${slug}`));

const startedAt = performance.now();
for (let tenth = 1; tenth <= 10; tenth += 1) {
  let left = Math.round(requests / 10);
  const worker = async () => {
    while (left-- > 0) await ask(paths[left % paths.length] ?? '/');
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const pace = (requests * tenth) / 10 / ((performance.now() - startedAt) / 1000);
  console.log(`${String((requests / 10) * tenth).padStart(8)} requests, ${pace.toFixed(0)}/s: ${readMemory()}`);
}
agent.destroy();
await stack.stop();
console.log(Object.fromEntries(outcomes));
const wrong = [...outcomes.keys()].filter((outcome) => !/^[234]\d\d$/.test(outcome));
process.exitCode = wrong.length > 0 ? 1 : 0;
