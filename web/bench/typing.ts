import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import type { Article } from '../../worker/contract/articles.ts';
import { ensureBrowser } from '../e2e/browser.ts';
import { serveProductSite } from '../e2e/product-site.ts';
import { startStack } from '../e2e/stack.ts';

/*
 * `npm run bench:typing`: how long a key takes until it is painted, in the middle of an article of 5,000 words with its evidence,
 * on a CPU slowed to a quarter. The writer pauses now and then, so that score, evidence and draft are worked out as they type on.
 */

const words = 5000;
const slowdown = Number(process.env.SLOWDOWN || 4);
const sentence = 'a studio fires its kiln twice a week and writes the curve of each firing into the log. ';
const rounds = 12;

const pages = resolve(import.meta.dirname, '../../worker/test/pages/kilnlog');
const site = await serveProductSite({ '/': `${pages}/index.html`, '/about': `${pages}/about.html` });
const stack = await startStack({ SOURCE_ALLOWED_HOSTS: site.host });
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });

async function call<Answer>(method: string, path: string, body?: unknown, cookie = '') {
  const response = await fetch(`${stack.origin}/api${path}`, {
    method,
    headers: { Origin: stack.origin, 'Content-Type': 'application/json', Cookie: cookie },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  const session = /session=[^;]+/.exec(response.headers.get('Set-Cookie') ?? '')?.[0] ?? '';
  return { session, answer: (await response.json()) as Answer };
}

/** An article with its proof, made as long as it is to be by sentences of its owner. */
async function writeArticle(): Promise<{ session: string; slug: string }> {
  const person = { username: 'typist', email: 'typist@example.com', password: 'correct-horse' };
  const { session } = await call('POST', '/auth/register', { ...person, firstName: 'Mira', lastName: 'Holt' });
  const started = await call<{ articleId: string }>('POST', '/generate/url', { url: site.url }, session);
  const path = `/articles/${started.answer.articleId}`;
  let { answer: article } = await call<Article>('GET', path, undefined, session);
  while (article.status === 'generating') {
    await pause(200);
    ({ answer: article } = await call<Article>('GET', path, undefined, session));
  }
  const paragraphs = Array.from({ length: 400 }, (_, at) => `In week ${at + 1} ${sentence.repeat(1 + (at % 3))}`);
  let content = article.content;
  for (let at = 0; content.split(/\s+/).length < words; at += 1)
    content += `\n\n${at % 8 === 0 ? `## Week ${at}\n\n` : ''}${paragraphs[at]?.trim()}`;
  await call('PATCH', path, { content }, session);
  return { session, slug: article.slug };
}

try {
  const { session, slug } = await writeArticle();
  const context = await browser.newContext({ baseURL: stack.origin, viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: 'session', value: session.replace('session=', ''), url: stack.origin }]);
  const page = await context.newPage();
  await page.goto(`/edit/${slug}`);
  await page.locator('.cm-content').click();
  await page.getByRole('list', { name: 'Statements' }).waitFor();
  await page.evaluate(() => {
    const keys: number[] = [];
    Object.assign(window, { keys });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') keys.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.locator('.cm-content').press('PageDown');
  const typed = sentence.repeat(rounds).slice(0, 600);
  for (const [at, letter] of [...typed].entries()) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    // A steady hand, and a thought after each few words.
    await pause(at % 45 === 44 ? 1500 : 70);
  }
  await pause(2000);
  const slow = (await page.evaluate(() => (window as unknown as { keys: number[] }).keys)).sort((a, b) => a - b);
  // The browser reports none that was painted within 16 ms.
  const all = [...Array.from({ length: Math.max(0, typed.length - slow.length) }, () => 16), ...slow];
  const at = (share: number) => all[Math.min(all.length - 1, Math.floor(all.length * share))];
  console.log(
    `${typed.length} keys in ${words} words, CPU slowed ${slowdown} times; ms from key to paint (steps of 8):`,
  );
  console.log(`p50 ${at(0.5)}, p75 ${at(0.75)}, p95 ${at(0.95)}, p99 ${at(0.99)}, most ${all.at(-1)}`);
} finally {
  await browser.close();
  await stack.stop();
  await site.close();
}
