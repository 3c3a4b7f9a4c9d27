import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { insertArticle } from './insert-article.ts';
import { expectNoSidewaysScroll, expectToast, phone, preparePages } from './pages.ts';
import { createPerson, type Person, sql } from './people.ts';

const openPage = preparePages(phone);
const missing = `${inject('productUrl')}missing`;

const cardOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'Generation failed' });

describe('a generation that fails', () => {
  let person: Person;
  beforeAll(async () => {
    person = await createPerson('failing');
  });

  it('is told where its progress stood, and mended by keyboard', async () => {
    const page = await openPage('/', { person });
    await page.getByLabel('SaaS URL').fill(missing);
    await page.keyboard.press('Enter');
    const card = cardOf(page);
    await card.getByText(missing).waitFor();
    await card.getByText('The page was not found (404).').waitFor();
    expect(await page.locator('[data-slot=progress-card]').count()).toBe(0);
    await expect.poll(() => page.title()).toContain('Generation failed');
    await expectNoSidewaysScroll(page);

    await card.getByRole('button', { name: 'Change address' }).focus();
    await page.keyboard.press('Enter');
    const address = page.getByLabel('SaaS URL');
    await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await address.inputValue()).toBe(missing);
    // What stands there is selected: the right address takes its place.
    await page.keyboard.type(`${inject('productUrl')}?mended=1`);
    await page.keyboard.press('Enter');
    await page.getByText('Article generated successfully!').waitFor();
    await card.waitFor({ state: 'detached' });
    await expect.poll(() => page.title()).toContain('Dashboard');
    expect(await page.locator('[data-slot=my-article][data-status=failed]').count()).toBe(0);
  });

  it('is tried again, or put aside', async () => {
    const page = await openPage('/', { person });
    await page.getByLabel('SaaS URL').fill(`${missing}?again`);
    await page.getByRole('button', { name: 'Generate Article' }).click();
    const card = cardOf(page);
    await card.getByRole('button', { name: 'Try again' }).click();
    await expectToast(page, 'Retry started', 'Article generation is being retried.');
    await card.getByRole('button', { name: 'Dismiss' }).click();
    await card.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('[data-slot=my-article][data-status=failed]').count()).toBe(1);
  });

  it('is told on the page of the article too', async () => {
    const id = 'failing-page';
    const row = { id, userId: person.user.id, title: 'A doomed one', slug: id, sourceUrl: missing } as const;
    await sql(insertArticle({ ...row, status: 'failed', failureReason: 'The site did not answer.' }));
    const page = await openPage(`/${id}`, { person });
    const card = cardOf(page);
    for (const text of [missing, 'The site did not answer.']) await card.getByText(text).waitFor();
    await expect.poll(() => page.title()).toContain('Generation failed');
    await card.getByRole('button', { name: 'Change address' }).click();
    await expect.poll(() => page.getByLabel('SaaS URL').inputValue()).toBe(missing);
    await expect
      .poll(() => page.getByLabel('SaaS URL').evaluate((field) => field === document.activeElement))
      .toBe(true);
  });

  it('is told although a poll before it got no answer', async () => {
    const id = 'unheard';
    const row = { id, userId: person.user.id, title: 'An unheard one', slug: id } as const;
    await sql(insertArticle({ ...row, status: 'generating' }));
    const page = await openPage('/', { person, provokes: /status of 503/ });
    await page.locator('[data-slot=progress-card]').waitFor();
    const refused = new Set<string>();
    for (const polled of [`articles/${id}`, 'articles/user/*']) {
      await page.route(
        `**/api/${polled}`,
        (route) => {
          refused.add(polled);
          return route.fulfill({ status: 503, body: '{}' });
        },
        { times: 1 },
      );
    }
    await expect.poll(() => refused.size, { timeout: 30_000 }).toBe(2);
    await sql(["update articles set status = 'failed', failure_reason = 'The site did not answer.' where id = ?", id]);
    await cardOf(page).getByText('The site did not answer.').waitFor();
  });
});
