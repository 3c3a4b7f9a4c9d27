import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Article } from '../../worker/contract/articles.ts';
import type { User } from '../../worker/contract/users.ts';
import { type ProductSite, serveProductSite } from './product-site.ts';
import { type Stack, startStack } from './stack.ts';

const fixtures = resolve(import.meta.dirname, '../../worker/source/fixtures');

let site: ProductSite;
let stack: Stack;

beforeAll(async () => {
  const pages = { '/': `${fixtures}/tailwind-ledgerlark.html`, '/about': `${fixtures}/tailwind-ledgerlark-about.html` };
  site = await serveProductSite(pages, 1500);
  stack = await startStack({ SOURCE_ALLOWED_HOSTS: site.host });
});

afterAll(async () => {
  await stack?.stop();
  await site?.close();
});

it('finishes an article by itself after a kill -9 in mid-generation', async () => {
  const send = (path: string, body: unknown, cookie = '') =>
    fetch(`${stack.origin}/api${path}`, {
      method: 'POST',
      headers: { Origin: stack.origin, 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    });
  const login = await send('/auth/login', { username: 'demo', password: 'demo-demo' });
  const { id: userId, articlesGenerated } = (await login.json()) as User;
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { articleId } = (await (await send('/generate/url', { url: site.url }, cookie)).json()) as {
    articleId: string;
  };
  // The list only reads: unlike a look at the article itself it never wakes a generation.
  const read = async (): Promise<Article> => {
    const response = await fetch(`${stack.origin}/api/articles/user/${userId}`, { headers: { Cookie: cookie } });
    const { articles } = (await response.json()) as { articles: Article[] };
    return articles.find(({ id }) => id === articleId) as Article;
  };

  while (!site.requests.has('/')) await pause(20);
  expect((await read()).status).toBe('generating');
  await stack.killHard();
  await stack.startAgain();

  const giveUpAt = Date.now() + 60_000;
  while ((await read()).status === 'generating' && Date.now() < giveUpAt) await pause(200);
  expect(await read()).toMatchObject({ status: 'draft', generationProgress: 100 });
  const user = await fetch(`${stack.origin}/api/auth/user`, { headers: { Cookie: cookie } });
  expect(await user.json()).toMatchObject({ articlesGenerated: articlesGenerated + 1 });
});
