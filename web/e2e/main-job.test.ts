import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { expectToast, preparePages, widths } from './pages.ts';
import { password } from './people.ts';

const openPage = preparePages();
const productUrl = inject('productUrl');

async function signUp(page: Page, username: string): Promise<void> {
  await page.getByRole('banner').getByText('Login / Sign Up').click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to SEO Article AI' });
  await dialog.getByRole('tab', { name: 'Sign Up' }).click();
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Email').fill(`${username}@example.com`);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expectToast(page, 'Account Created!', 'Welcome to SEO Article AI. You can now start generating articles.');
}

describe.each(widths)('the main job at %i pixels', (width) => {
  it('goes from a product URL to a published page that a visitor reads without JavaScript', async () => {
    const username = `main-job-${width}`;
    const page = await openPage('/', { isNew: true });
    await signUp(page, username);
    await page.setViewportSize({ width, height: 900 });

    await page.getByLabel('SaaS URL').fill(`${productUrl}?width=${width}`);
    await page.getByRole('button', { name: 'Generate Article' }).click();
    await expectToast(page, 'Article Generation Started', 'You can track progress below.');
    await page.getByText('Article generated successfully!').waitFor({ timeout: 60_000 });

    const card = page.getByRole('article').first();
    await card.getByRole('link').first().click();
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    expect(title).toContain('Kilnlog');
    await page.getByText('Word Count').waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expectToast(page, 'Article published', 'The article has been published successfully.');
    await page.getByRole('button', { name: 'Unpublish' }).waitFor();
    const address = page.url();

    const visitor = await openPage('/terms', { javaScriptEnabled: false, width });
    const response = await visitor.goto(address);
    expect(response?.status()).toBe(200);
    await expect.poll(() => visitor.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    const text = (await visitor.getByRole('main').textContent()) ?? '';
    expect(text).toMatch(/[$€£]\s?\d/);
    expect(text.split(/\s+/).length).toBeGreaterThan(500);
    expect(text).not.toMatch(/Accept all|We use cookies|Log in|function\s*\(|Skip to/);
    const outbound = await visitor
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const href of outbound.filter((href) => href.startsWith('http')))
      expect((await fetch(href)).status).toBeLessThan(400);

    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expectToast(page, 'Article unpublished', 'The article has been unpublished successfully.');
    const slug = new URL(address).pathname.slice(1);
    expect((await fetch(`${inject('origin')}/api/articles/slug/${slug}`)).status).toBe(404);
  });
});
