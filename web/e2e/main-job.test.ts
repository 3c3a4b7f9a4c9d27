import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type ProductSite, serveProductSite } from './product-site.ts';
import { type Stack, startStack } from './stack.ts';

const fixtures = resolve(import.meta.dirname, '../../worker/source/fixtures');

let site: ProductSite;
let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
  site = await serveProductSite({
    '/': `${fixtures}/tailwind-ledgerlark.html`,
    '/about': `${fixtures}/tailwind-ledgerlark-about.html`,
  });
  stack = await startStack({ SOURCE_ALLOWED_HOSTS: site.host });
});

afterAll(async () => {
  await stack?.stop();
  await site?.close();
  await browser?.close();
});

/** A page that remembers what the browser complains about. */
async function openPage(options: { javaScriptEnabled?: boolean; width?: number } = {}) {
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1280, height: 900 },
    javaScriptEnabled: options.javaScriptEnabled ?? true,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints };
}

async function signUp(page: Page, username: string): Promise<void> {
  await page.goto(stack.origin);
  await page.getByRole('banner').getByText('Login / Sign Up').click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to SEO Article AI' });
  await dialog.getByRole('tab', { name: 'Sign Up' }).click();
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Email').fill(`${username}@example.com`);
  await dialog.getByLabel('Password').fill('correct-horse');
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.getByText('Account Created!').first().waitFor();
}

describe.each([1280, 375])('the main job at %i pixels', (width) => {
  it('goes from a product URL to a published page that a visitor reads without JavaScript', async () => {
    const username = `writer-${width}`;
    const { page, complaints } = await openPage();
    await signUp(page, username);
    await page.setViewportSize({ width, height: 900 });

    await page.getByLabel('SaaS URL').fill(`${site.url}?width=${width}`);
    await page.getByRole('button', { name: 'Generate Article' }).click();
    await page.getByText('Article Generation Started').first().waitFor();
    await page.getByText('Article generated successfully!').waitFor({ timeout: 60_000 });

    const card = page.getByRole('article').first();
    await card.getByRole('link').first().click();
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    expect(title).toContain('Ledgerlark');
    await page.getByText('Word Count').waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Article published').first().waitFor();
    await page.getByRole('button', { name: 'Unpublish' }).waitFor();
    const address = page.url();
    expect(complaints).toEqual([]);

    const { page: visitor } = await openPage({ javaScriptEnabled: false, width });
    const response = await visitor.goto(address);
    expect(response?.status()).toBe(200);
    expect(await visitor.getByRole('heading', { level: 1 }).textContent()).toBe(title);
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
    await page.getByText('Article unpublished').first().waitFor();
    const slug = new URL(address).pathname.slice(1);
    expect((await fetch(`${stack.origin}/api/articles/slug/${slug}`)).status).toBe(404);
  });
});

describe('a visitor', () => {
  it('finds the sample articles, hydrated without a complaint', async () => {
    const { page, complaints } = await openPage();
    await page.goto(stack.origin);
    await page.getByRole('heading', { name: 'Generate SEO-Optimized Articles with AI' }).waitFor();
    await page.getByRole('heading', { level: 3 }).first().getByRole('link').click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('Word Count').count()).toBe(0);
    await page.goto(`${stack.origin}/no-such-page`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  });
});
