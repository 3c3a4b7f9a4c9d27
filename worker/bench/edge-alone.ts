import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { modulesOf } from '../scripts/runtime/bundle.ts';
import type { WorkerOptions } from '../scripts/runtime/config.ts';
import { root } from '../scripts/settings.ts';

/** Answers whatever it is asked with what the API said once. */
const api = (answer: string) =>
  `const answer = ${JSON.stringify(answer)};
  export default { fetch: () => new Response(answer, { headers: { 'Content-Type': 'application/json' } }) };`;

const hello = "export default { fetch: () => new Response('hello') };";

/** Asks of the platform what the edge asks of it for a page, and does nothing else. */
const platform = (page: string) =>
  `const page = ${JSON.stringify(page)};
  export default {
    async fetch(request, env, context) {
      const key = request.url;
      const kept = await caches.default.match(key);
      if (kept) return kept;
      await (await env.API.fetch(new Request(request.url))).arrayBuffer();
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=60' };
      const response = new Response(page, { headers });
      context.waitUntil(caches.default.put(key, response.clone()));
      return response;
    },
  };`;

const dates = { compatibilityDate: '2026-08-15', compatibilityFlags: ['nodejs_compat'] };
const script = (name: string, contents: string): WorkerOptions => ({
  name,
  modules: [{ type: 'ESModule', path: `${name}.js`, contents }],
  ...dates,
});

export type Alone = 'hello' | 'platform' | 'edge';

/** One Worker in a runtime of its own: `hello`, what the platform does for a page, or the edge Worker over a recorded API. */
export async function startAlone(kind: Alone, recorded: { page: string; answer: string }) {
  const edge: WorkerOptions = { name: 'tested', modules: modulesOf(join(root, 'web/dist'), '_worker.js'), ...dates };
  const tested = {
    hello: () => script('tested', hello),
    platform: () => script('tested', platform(recorded.page)),
    edge: () => edge,
  }[kind]();
  const mf = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.WARN),
      workers: [
        {
          ...tested,
          serviceBindings: { API: 'api' },
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0, serviceName: 'tested' }],
        },
        script('api', api(recorded.answer)),
      ],
    }),
  );
  await mf.ready;
  return { url: await mf.unsafeGetDirectURL('tested'), end: () => mf.dispose() };
}
