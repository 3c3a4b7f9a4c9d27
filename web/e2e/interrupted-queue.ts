import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Article } from '../../worker/contract/articles.ts';
import type { User } from '../../worker/contract/users.ts';
import { sendStatements } from '../../worker/scripts/statements.ts';
import { createRandom } from '../../worker/test/random.ts';
import { type ProductSite, serveProductSite } from './product-site.ts';
import { type Stack, startStack } from './stack.ts';

/*
 * A queue of articles with slow sources, and `kill -9` of everything at random moments. After a restart nobody touches an
 * article: the lists that are read here wake nothing.
 */

export type Interruptions = {
  kills: number;
  queued: number;
  /** Same seed, same moments. */
  seed: number;
  /** What each page of a source takes to answer. */
  sourceDelayMs: number;
  /** A runtime lives at most so long, counted from its start or from the moment that a source has answered. */
  longestLifeMs: number;
  giveUpAfterMs: number;
  /** Further settings of the Worker, such as a model's endpoint (OPENAI_BASE_URL, OPENAI_API_KEY). */
  settings?: Record<string, string>;
  /** Fills the data of the site before it starts. */
  prepare?: (stateDir: string) => void;
  /** Told after each restart how many articles are still to be written. */
  onRestart?(kill: number, left: number): void;
};

export type Outcome = {
  articles: Article[];
  /** By how many the user's counter of written articles rose. */
  counted: number;
  /** Articles that have proof rows of exactly one run. */
  proven: number;
  /** Kills that hit while something was being written. */
  hits: number;
  meanRestartMs: number;
};

const samples = resolve(import.meta.dirname, '../../worker/seed/samples');
const products = ['fernhill', 'plumbline', 'quillcast'];

function serveSamples(delayMs: number): Promise<ProductSite> {
  const pages = products.flatMap((name) => [
    [`/samples/${name}/`, join(samples, name, 'index.html')],
    [`/samples/${name}/pricing`, join(samples, name, 'pricing.html')],
  ]);
  return serveProductSite(Object.fromEntries(pages), delayMs);
}

/** The queue of an admin, whom no limit of drafts stops: one lane, one article after the other. */
async function signIn(stack: Stack) {
  const headers = { Origin: stack.origin, 'Content-Type': 'application/json', Cookie: '' };
  const post = (path: string, body: unknown) =>
    fetch(`${stack.origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const login = await post('/auth/login', { username: 'admin', password: 'admin-demo' });
  const { id: userId } = (await login.json()) as User;
  headers.Cookie = login.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const get = async (path: string) => (await fetch(`${stack.origin}/api${path}`, { headers })).json();
  return {
    post,
    readArticles: async () => ((await get(`/articles/user/${userId}`)) as { articles: Article[] }).articles,
    readCounter: async () => ((await get('/auth/user')) as User).articlesGenerated,
  };
}

export async function interruptQueue(options: Interruptions): Promise<Outcome> {
  const site = await serveSamples(options.sourceDelayMs);
  const stack = await startStack({ ...options.settings, SOURCE_ALLOWED_HOSTS: site.host }, options.prepare);
  try {
    return await killAgainAndAgain(options, site, stack);
  } finally {
    await stack.stop();
    await site.close();
  }
}

async function killAgainAndAgain(options: Interruptions, site: ProductSite, stack: Stack): Promise<Outcome> {
  const random = createRandom(options.seed);
  const admin = await signIn(stack);
  const before = await admin.readCounter();
  const queued = new Set<string>();
  for (let n = 0; n < options.queued; n += 1) {
    const url = `http://${site.host}/samples/${products[n % products.length]}/?n=${n}`;
    const response = await admin.post('/generate/url', { url, length: 'short' });
    if (response.status !== 202)
      throw new Error(`Generation ${n} answered ${response.status}: ${await response.text()}`);
    queued.add(((await response.json()) as { articleId: string }).articleId);
  }
  const readQueued = async () => (await admin.readArticles()).filter(({ id }) => queued.has(id));
  const countLeft = async () => (await readQueued()).filter(({ status }) => status === 'generating').length;

  let hits = 0;
  let restartMs = 0;
  for (let kill = 1; kill <= options.kills; kill += 1) {
    // Every second kill follows a source's answer closely, so that it hits the writing and the saving, not only the waiting.
    if (kill % 2 === 0) {
      await pause(random() * options.longestLifeMs);
    } else {
      await nextAnswer(site, options.longestLifeMs);
      await pause(random() * afterAnswerMs);
    }
    if ((await countLeft()) > 0) hits += 1;
    await stack.killHard();
    const killedAt = Date.now();
    await stack.startAgain();
    restartMs += Date.now() - killedAt;
    options.onRestart?.(kill, await countLeft());
  }

  const giveUpAt = Date.now() + options.giveUpAfterMs;
  while ((await countLeft()) > 0 && Date.now() < giveUpAt) await pause(250);
  const runs = await sendStatements(stack.stateDir, [
    'select article_id, count(distinct run_id) as runs from proof_sources group by article_id',
  ]);
  return {
    articles: await readQueued(),
    counted: (await admin.readCounter()) - before,
    proven: runs.filter(({ article_id, runs: count }) => queued.has(String(article_id)) && count === 1).length,
    hits,
    meanRestartMs: restartMs / options.kills,
  };
}

/** Writing an article takes less than this, so that a kill within it can hit any part of the writing. */
const afterAnswerMs = 400;

async function nextAnswer(site: ProductSite, timeoutMs: number): Promise<void> {
  const known = site.answered();
  const giveUpAt = Date.now() + timeoutMs;
  while (site.answered() === known && Date.now() < giveUpAt) await pause(5);
}

/** What is wrong with the outcome; nothing where every article was written exactly once. */
export function findLosses({ articles, counted, proven }: Outcome, queued: number): string[] {
  const written = articles.filter(({ status, wordCount }) => status === 'draft' && wordCount > 0).length;
  const slugs = new Set(articles.map(({ slug }) => slug)).size;
  const counts = { exist: articles.length, written, counted, proven, 'have an address of their own': slugs };
  return [
    ...Object.entries(counts).flatMap(([what, count]) => (count === queued ? [] : [`${count} of ${queued} ${what}`])),
    ...articles.flatMap(({ title, failureReason }) => (failureReason ? [`${title}: ${failureReason}`] : [])),
  ];
}
