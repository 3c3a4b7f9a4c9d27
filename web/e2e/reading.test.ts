import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectToast, preparePages, scripts, untilAlive, widths } from './pages.ts';

const openPage = preparePages();
const article = '/bookkeeping-by-five-roads';

/** Opens a page that nobody has touched yet, and notes what it fetches. */
async function openUntouched(
  path: string,
  width: number,
  prepare?: (page: Page) => Promise<unknown>,
  provokes?: RegExp,
) {
  const page = await openPage('about:blank', { width, isNew: true, provokes });
  const requests: Request[] = [];
  await prepare?.(page);
  page.on('request', (request) => requests.push(request));
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForLoadState('load');
  return { page, requests };
}

const isScript = (request: Request) => request.url().endsWith('.js');
/** What the page fetches ahead, without running it. */
const filesAhead = (page: Page) =>
  page.locator('link[rel=modulepreload]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
const isAlive = (page: Page) => page.evaluate(() => window.earlyClicks === undefined);
const scriptsRun = (page: Page) => page.locator('script[src]').count();

/** The client never comes. */
const withoutClient = (page: Page) => page.route(scripts, () => {});
/** On a line that costs money. */
const withMeter = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
/** The client is on its way for ten seconds. */
const onSlowLine = (page: Page) =>
  page.route(scripts, async (route) => {
    await new Promise((arrived) => setTimeout(arrived, 10_000));
    await route.continue();
  });

describe.each(widths)('reading at %i pixels', (width) => {
  it.each(['/', '/articles', article])(
    '%s runs no client: scrolling, looking for a word, following a link',
    async (path) => {
      const { page, requests } = await openUntouched(path, width);
      await page.mouse.wheel(0, 900);
      for (const key of ['PageDown', 'ArrowDown', 'End', 'Home', 'Control+f']) await page.keyboard.press(key);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).hover();
      await page.getByRole('heading', { level: 1 }).hover();
      await expect.poll(() => requests.filter(isScript).length).toBeGreaterThan(0);
      const notAhead = async () => {
        const seen = [...requests];
        const ahead = await filesAhead(page);
        return seen.filter((request) => !ahead.includes(request.url()));
      };
      expect((await notAhead()).filter(isScript)).toEqual([]);
      expect([await isAlive(page), await scriptsRun(page)]).toEqual([false, 0]);
      expect((await notAhead()).length).toBeLessThanOrEqual(3);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click();
      await page.getByRole('heading', { level: 1, name: 'Terms of Use' }).waitFor();
      expect([await isAlive(page), await scriptsRun(page)]).toEqual([false, 0]);
    },
  );

  it('fetches nothing ahead on a line that is metered', async () => {
    const { page, requests } = await openUntouched(article, width, withMeter);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))));
    expect(requests.filter(isScript)).toEqual([]);
    await page.getByRole('button', { name: 'Share' }).click();
    await untilAlive(page);
  });

  it.each([
    ['hovering over a control', (page: Page) => page.getByRole('button', { name: 'Refresh' }).hover()],
    ['a key', (page: Page) => page.keyboard.press('Tab')],
    ['the focus in the search', (page: Page) => page.getByLabel('Search articles').focus()],
  ])('ends with %s: the client comes', async (_, use) => {
    const { page } = await openUntouched('/articles', width);
    expect(await isAlive(page)).toBe(false);
    await use(page);
    await untilAlive(page);
  });

  it('changes the theme without the client, for the next page too', async () => {
    const { page } = await openUntouched(article, width, withoutClient);
    const pressed = (name: string) => page.getByRole('button', { name, pressed: true });
    await pressed('System theme').waitFor();
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await pressed('Dark theme').waitFor();
    await page.goto('/terms', { waitUntil: 'commit' });
    await pressed('Dark theme').waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    await page.getByRole('button', { name: 'System theme' }).click();
    await pressed('System theme').waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();
  });

  it('shares by link without the client, by keyboard too', async () => {
    const { page } = await openUntouched(article, width, withoutClient);
    const share = page.getByRole('button', { name: 'Share' });
    await share.focus();
    await page.keyboard.press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('Copy Link');
    for (const [key, name] of [
      ['ArrowDown', 'Email'],
      ['End', 'Twitter'],
      ['ArrowDown', 'Copy Link'],
      ['ArrowUp', 'Twitter'],
      ['Home', 'Copy Link'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused()).toBe(name);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem').first().waitFor({ state: 'hidden' });
    expect(await focused()).toBe('Share');
    await share.click();
    const address = encodeURIComponent(page.url());
    expect(await page.getByRole('menuitem', { name: 'Twitter' }).getAttribute('href')).toContain(`url=${address}`);
    expect(await page.getByRole('menuitem', { name: 'Email' }).getAttribute('href')).toContain(`body=${address}`);
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 2, y: 2 } });
    await page.getByRole('menuitem').first().waitFor({ state: 'hidden' });
  });

  it('goes back to where it came from without the client', async () => {
    const { page } = await openUntouched('/articles?q=crossroads', width, withoutClient, /404/);
    await page.getByRole('link', { name: 'Bookkeeping by five crossroads' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('heading', { level: 1, name: 'Published Articles' }).waitFor();
    await page.goto('/no-such-article', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.getByRole('heading', { level: 1, name: /Generate/ }).waitFor();
  });

  it('turns the pages of a list without the client', async () => {
    const { page } = await openUntouched('/articles', width, withoutClient);
    await page.getByRole('button', { name: 'Load More Articles' }).click();
    await page.waitForURL('**/articles?page=2');
    await page.getByRole('link', { name: 'Newer Articles' }).click();
    await page.waitForURL('**/articles');
  });
});

it('loses no letter and no press while the client is ten seconds away', async () => {
  async function search(width: number) {
    const { page } = await openUntouched('/articles', width, onSlowLine);
    const box = page.getByLabel('Search articles');
    await box.pressSequentially('five crossroads');
    await page.getByText('Search results for "five crossroads"').waitFor();
    expect(await box.inputValue()).toBe('five crossroads');
  }
  async function share(width: number) {
    const { page } = await openUntouched(article, width, onSlowLine);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share' }).press('Enter');
    await page.keyboard.press('Enter');
    await expectToast(page, 'URL Copied');
  }
  await Promise.all(widths.flatMap((width) => [search(width), share(width)]));
});

describe('the menu of small screens', () => {
  it('opens, keeps the focus, and closes without the client', async () => {
    const { page } = await openUntouched('/', 375, withoutClient);
    const open = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const hasFocus = () => menu.evaluate((dialog) => dialog.contains(document.activeElement));
    await open.focus();
    await page.keyboard.press('Enter');
    await menu.waitFor();
    expect(await hasFocus()).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
    await open.click();
    await page.mouse.click(20, 400);
    await menu.waitFor({ state: 'hidden' });
    await open.click();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await menu.waitFor({ state: 'hidden' });
    await open.click();
    await menu.getByRole('link', { name: 'Articles' }).click();
    await page.getByRole('heading', { level: 1, name: 'Published Articles' }).waitFor();
  });

  it('is still open when the client comes, and leads to the login', async () => {
    const { page } = await openUntouched('/', 375);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await untilAlive(page);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Login / Sign Up' }).click();
    const login = page.getByRole('dialog', { name: 'Welcome to SEO Article AI' });
    await login.waitFor();
    expect(await menu.isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await login.waitFor({ state: 'detached' });
    await expect
      .poll(() =>
        page.getByRole('button', { name: 'Open menu' }).evaluate((button) => button === document.activeElement),
      )
      .toBe(true);
  });
});
