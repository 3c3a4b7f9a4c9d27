import type { PublicScreen } from '../paths.ts';
import { type Env, siteOrigin } from './env.ts';
import { loadFeed } from './feeds.ts';
import { loadPage } from './pages.ts';
import { renderPage } from './render.tsx';
import { pageResponse, publicResponse } from './responses.ts';

export async function makePage(screen: PublicScreen, url: URL, env: Env): Promise<Response> {
  const origin = siteOrigin(env, url);
  const page = await loadPage(screen, { env, url, origin });
  return pageResponse(await renderPage(page, url, origin), page.status);
}

export async function makeFeed(url: URL, env: Env): Promise<Response> {
  const found = await loadFeed(env, url);
  if (!found) return publicResponse('Not found\n', 404, { 'Content-Type': 'text/plain; charset=utf-8' });
  return publicResponse(found.text, 200, { 'Content-Type': found.type, ...found.headers });
}
