import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { preparePages, scripts, untilAlive, widths } from './pages.ts';

const openPage = preparePages();

/** Opens a page whose scripts are on their way until they are let through. */
async function openDead(path: string, width: number): Promise<{ page: Page; bringToLife: () => Promise<void> }> {
  const page = await openPage('about:blank', { width });
  const held: Route[] = [];
  let isHolding = true;
  await page.route(scripts, (route) => {
    if (isHolding) held.push(route);
    else void route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return {
    page,
    bringToLife: async () => {
      isHolding = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

describe.each(widths)('before a page is alive at %i pixels', (width) => {
  it('a press of Get Started opens the sign-up in the end', async () => {
    const { page, bringToLife } = await openDead('/', width);
    await page.getByRole('button', { name: 'Get Started' }).click({ noWaitAfter: true });
    await page.waitForURL('**/?login=register', { waitUntil: 'commit' });
    await bringToLife();
    const dialog = page.getByRole('dialog', { name: 'Welcome to SEO Article AI' });
    await dialog.getByRole('tab', { name: 'Sign Up', selected: true }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('a press of Login, or of the menu that holds it, is answered in the end', async () => {
    const { page, bringToLife } = await openDead('/articles', width);
    if (width === 375) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await bringToLife();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Login / Sign Up' }).click();
    } else {
      await page.getByRole('button', { name: 'Login / Sign Up' }).click({ noWaitAfter: true });
      await page.waitForURL('**/articles?login=login', { waitUntil: 'commit' });
      await bringToLife();
    }
    const dialog = page.getByRole('dialog', { name: 'Welcome to SEO Article AI' });
    await dialog.getByRole('tab', { name: 'Login', selected: true }).waitFor();
  });

  it('what is typed into the search is searched for', async () => {
    const { page, bringToLife } = await openDead('/articles', width);
    const box = page.getByPlaceholder('Search articles...');
    await box.pressSequentially('five crossroads');
    await bringToLife();
    await page.getByText('Search results for "five crossroads"').waitFor();
    await page.getByRole('heading', { name: 'Bookkeeping by five crossroads' }).waitFor();
    expect(await box.inputValue()).toBe('five crossroads');
  });

  it('a search that is sent off is answered by the server', async () => {
    const { page, bringToLife } = await openDead('/articles', width);
    await page.getByPlaceholder('Search articles...').fill('five crossroads');
    await page.getByPlaceholder('Search articles...').press('Enter', { noWaitAfter: true });
    await page.waitForURL('**/articles?q=five+crossroads', { waitUntil: 'commit' });
    await page.getByText('Search results for "five crossroads"').waitFor();
    await bringToLife();
    await page.getByRole('button', { name: 'Clear search' }).waitFor();
  });

  it('a press of Share opens the menu, and the client leaves it open', async () => {
    const { page, bringToLife } = await openDead('/bookkeeping-by-five-roads', width);
    await page.getByRole('button', { name: 'Share' }).click();
    await bringToLife();
    await untilAlive(page);
    await page.getByRole('menuitem', { name: 'Copy Link' }).waitFor();
  });

  it.each(['Enter', 'Space'])('a control that is pressed by %s answers in the end', async (key) => {
    const { page, bringToLife } = await openDead('/articles?q=five+crossroads', width);
    await page.getByRole('button', { name: 'Clear', exact: true }).press(key);
    await bringToLife();
    await page.waitForURL('**/articles');
    await page.getByText('Search results').waitFor({ state: 'detached' });
  });

  it('the Tab key goes on from where it was', async () => {
    const { page, bringToLife } = await openDead('/articles', width);
    const box = page.getByPlaceholder('Search articles...');
    await box.focus();
    await page.keyboard.press('Tab');
    const refresh = page.getByRole('button', { name: 'Refresh' });
    await bringToLife();
    await untilAlive(page);
    expect(await refresh.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
