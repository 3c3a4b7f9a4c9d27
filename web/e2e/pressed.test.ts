import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectToast, preparePages, scripts, widths } from './pages.ts';

const openPage = preparePages();

/** From now on scripts are on their way until they are let through. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const busy = (page: Page) => page.locator('[aria-busy=true]');

describe.each(widths)('a press at %i pixels', (width) => {
  it('is seen at once where the page is not alive yet', async () => {
    const page = await openPage('about:blank', { width, isNew: true });
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    // The server takes its time: the page stays where it is.
    await page.route(/login=register/, (route) => route.fulfill({ status: 204 }));
    const started = page.getByRole('button', { name: 'Get Started' });
    await started.click({ noWaitAfter: true });
    expect(await started.getAttribute('aria-busy')).toBe('true');
    release();
  });

  it('is seen until what was pressed is alive and answers', async () => {
    const page = await openPage('about:blank', { width, isNew: true });
    const release = await holdScripts(page);
    await page.goto('/bookkeeping-by-five-roads', { waitUntil: 'commit' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share' }).click();
    const copy = page.getByRole('menuitem', { name: 'Copy Link' });
    await copy.click();
    expect(await copy.getAttribute('aria-busy')).toBe('true');
    release();
    await expectToast(page, 'URL Copied');
    expect(await busy(page).count()).toBe(0);
    await copy.waitFor({ state: 'hidden' });
  });

  it('is no longer seen where the client could not be fetched, and the next one asks for it again', async () => {
    const page = await openPage('about:blank', { width, isNew: true, provokes: /ERR_FAILED/ });
    await page.route(scripts, (route) => route.abort());
    await page.goto('/articles', { waitUntil: 'commit' });
    const refresh = page.getByRole('button', { name: 'Refresh' });
    await refresh.click();
    await expect.poll(() => refresh.getAttribute('aria-busy')).toBeNull();
    await page.unroute(scripts);
    const answered = page.waitForResponse('**/api/articles/published*');
    await refresh.click();
    await answered;
  });

  it('is seen at once where what it opens is still on its way', async () => {
    const page = await openPage('/', { width, isNew: true });
    const release = await holdScripts(page);
    const started = page.getByRole('button', { name: 'Get Started' });
    await started.click();
    await expect.poll(() => started.getAttribute('aria-busy')).toBe('true');
    release();
    await page.getByRole('dialog', { name: 'Welcome to SEO Article AI' }).waitFor();
    expect(await busy(page).count()).toBe(0);
  });
});
