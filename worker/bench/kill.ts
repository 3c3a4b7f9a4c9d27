import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serveProductSite } from '../../web/e2e/product-site.ts';
import { startStack } from '../../web/e2e/stack.ts';
import type { Article } from '../contract/articles.ts';
import { root } from '../scripts/settings.ts';
import { createRandom } from '../test/odd-requests.ts';

/*
 * `npm run bench:kill`: a queue of articles with slow sources, and `kill -9` of everything at random moments. In the end every
 * article must be written, once, without anyone touching it after a restart.
 */

const kills = Number(process.env.KILLS || 50);
const queued = Number(process.env.ARTICLES || 20);
const sourceDelayMs = Number(process.env.DELAY || 700);
const longestLifeMs = Number(process.env.LIFE || 4_000);
const random = createRandom(Number(process.env.SEED || 1));

const sample = (path: string) => join(root, 'worker/seed/samples', path);
const pages = Object.fromEntries(
  ['fernhill', 'plumbline', 'quillcast'].flatMap((name) => [
    [`/samples/${name}/`, sample(`${name}/index.html`)],
    [`/samples/${name}/pricing`, sample(`${name}/pricing.html`)],
  ]),
);
const products = Object.keys(pages).filter((path) => path.endsWith('/'));
const site = await serveProductSite(pages, sourceDelayMs);
const stack = await startStack({ SOURCE_ALLOWED_HOSTS: site.host });

const json = { Origin: stack.origin, 'Content-Type': 'application/json' };
const account = { username: 'killer', password: 'a-long-password', email: 'killer@example.com' };
const post = (path: string, body: unknown, cookie = '') =>
  fetch(`${stack.origin}/api${path}`, {
    method: 'POST',
    headers: { ...json, Cookie: cookie },
    body: JSON.stringify(body),
  });
// A user's limit is ten drafts, so the queue stands in the lanes of several users.
const users: Array<{ id: string; cookie: string }> = [];
for (let n = 0; n < Math.ceil(queued / 10); n += 1) {
  const response = await post('/auth/register', {
    ...account,
    username: `killer-${n}`,
    email: `killer-${n}@example.com`,
  });
  const { id } = (await response.json()) as { id: string };
  users.push({ id, cookie: response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' });
}
for (let n = 0; n < queued; n += 1) {
  const user = users[n % users.length];
  const url = `http://${site.host}${products[n % products.length]}?n=${n}`;
  const response = await post('/generate/url', { url, length: 'short' }, user?.cookie);
  if (response.status !== 202) throw new Error(`Generation ${n} answered ${response.status}: ${await response.text()}`);
}

/** Lists only read: unlike a look at a single article they wake nothing. */
async function readArticles(): Promise<Article[]> {
  const lists = await Promise.all(
    users.map(async ({ id, cookie }) => {
      const response = await fetch(`${stack.origin}/api/articles/user/${id}`, { headers: { Cookie: cookie } });
      return ((await response.json()) as { articles: Article[] }).articles;
    }),
  );
  return lists.flat();
}

let restartMs = 0;
for (let kill = 1; kill <= kills; kill += 1) {
  await pause(random() * longestLifeMs);
  await stack.killHard();
  const startedAt = Date.now();
  await stack.startAgain();
  restartMs += Date.now() - startedAt;
  const left = (await readArticles()).filter(({ status }) => status === 'generating').length;
  console.log(`kill ${kill}: ${left} still generating`);
}

const giveUpAt = Date.now() + 10 * 60_000;
while ((await readArticles()).some(({ status }) => status === 'generating') && Date.now() < giveUpAt) await pause(500);

const articles = await readArticles();
const written = articles.filter(({ status, wordCount }) => status === 'draft' && wordCount > 0);
const counters = await Promise.all(
  users.map(async ({ cookie }) => {
    const response = await fetch(`${stack.origin}/api/auth/user`, { headers: { Cookie: cookie } });
    return ((await response.json()) as { articlesGenerated: number }).articlesGenerated;
  }),
);
const counted = counters.reduce((sum, count) => sum + count, 0);
const slugs = new Set(articles.map(({ slug }) => slug));
console.log(
  `${kills} kills (restart ${(restartMs / kills / 1000).toFixed(1)} s on average), ${queued} queued: ${articles.length} exist, ` +
    `${written.length} written, ${counted} counted, ${slugs.size} slugs`,
);
for (const { failureReason } of articles) if (failureReason) console.log(failureReason);
await stack.stop();
await site.close();
const isWhole = [articles.length, written.length, counted, slugs.size].every((count) => count === queued);
process.exit(isWhole ? 0 : 1);
