import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Article } from '../../worker/contract/articles.ts';
import { look } from './look.ts';
import { expectToast, phone, preparePages, toastOf } from './pages.ts';
import { callApi, createPerson, type Person } from './people.ts';
import { writeArticle } from './written.ts';

const openPage = preparePages(phone);

const fieldOf = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
const updates = (page: Page) => page.getByRole('region', { name: 'Update articles' });
const price = 'plan/studio/price';

describe('the product sheet', () => {
  let writer: Person;
  let article: Article;
  beforeAll(async () => {
    writer = await createPerson('product');
    article = await writeArticle(writer, 'product=1');
  });
  const openSheet = (provokes?: RegExp) =>
    openPage(`/sheet/${article.slug}`, { person: writer, isNew: true, ...(provokes && { provokes }) });

  it('is reached from the article, and shows what was read and where', async () => {
    const page = await openPage(`/${article.slug}`, { person: writer, isNew: true });
    await page.getByRole('link', { name: 'Product sheet' }).click();
    await page.getByRole('heading', { level: 1, name: 'What we read about Kilnlog' }).waitFor();
    await page.getByText(/^\d pages, \d+ \w{3}\. Correct what is wrong; later articles use your version\.$/).waitFor();
    await expect.poll(() => fieldOf(page, price).innerText()).toContain('$35');
    await fieldOf(page, price)
      .getByRole('link', { name: /open the page at these words/ })
      .waitFor();
    await expect.poll(() => page.getByText('Not found on the pages we read').count()).toBeGreaterThan(0);
    await look(page);
  });

  it('is corrected and taken over by keyboard alone', async () => {
    const page = await openSheet(/status of 400/);
    const field = fieldOf(page, price);
    // Neither before it is open nor until a refusal is through does the field take keys.
    const takesKeys = (own: Element) => own === document.activeElement && !own.matches(':disabled');
    const untilOpen = () => expect.poll(() => field.getByRole('textbox').evaluate(takesKeys)).toBe(true);
    await field.getByRole('button', { name: /^Correct/ }).press('Enter');
    await untilOpen();
    await page.keyboard.type('cheap');
    await page.keyboard.press('Enter');
    await field
      .getByText(/as a page would/)
      .last()
      .waitFor();
    await untilOpen();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('$45 per month');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Correction saved');
    await field.getByText(/^Your correction \(site: .*\$35.*\)$/).waitFor();
    await expect
      .poll(() => field.getByRole('button', { name: /^Correct/ }).evaluate((own) => own === document.activeElement))
      .toBe(true);
    await updates(page)
      .getByRole('button', { name: /^Accept “/ })
      .first()
      .waitFor();
    const changes = await updates(page).getByRole('listitem').count();
    expect(changes).toBeGreaterThan(0);
    await expect.poll(() => updates(page).locator('del').first().innerText()).toContain('35');
    await expect.poll(() => updates(page).locator('ins').first().innerText()).toContain('45');
    await look(page);
    await updates(page).getByRole('button', { name: 'Accept all' }).press('Enter');
    await expectToast(page, '1 article updated');
    await updates(page).waitFor({ state: 'detached' });
    const after = (await (await callApi('GET', `/articles/${article.id}`, undefined, writer)).json()) as Article;
    expect(after).toMatchObject({ slug: article.slug, status: article.status, version: article.version + 1 });
    expect(after.content).toContain('$45');

    await page.goto(`/${article.slug}`);
    const panel = page.getByRole('region', { name: 'Evidence' });
    await panel.getByRole('button', { name: 'Show statements' }).click();
    await panel.getByRole('button', { name: /^Your words \d/ }).click();
    await panel.getByRole('listitem').filter({ hasText: '$45' }).getByRole('button').first().click();
    await panel.getByText('Stated by the author.').waitFor();
  });

  it('gives the site’s word back, takes out and adds', async () => {
    const page = await openSheet();
    const field = fieldOf(page, price);
    await field.getByRole('button', { name: /^Use the site’s/ }).click();
    await expectToast(page, 'Correction taken back');
    await expect.poll(() => field.innerText()).not.toContain('Your correction');
    await field.getByRole('button', { name: /^Take out/ }).click();
    await field.getByText('Taken out by you').waitFor();
    await field.getByRole('button', { name: /^Use the site’s/ }).click();
    const part = page.getByRole('region', { name: 'Integrations' });
    await part.getByRole('button', { name: /^Add/ }).click();
    await page.getByLabel('Integration', { exact: true }).fill('Ledgerboard');
    await page.keyboard.press('Enter');
    await fieldOf(page, 'integration/ledgerboard').getByText('Your word (not found on the site)').waitFor();
    await fieldOf(page, 'integration/ledgerboard')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await fieldOf(page, 'integration/ledgerboard').waitFor({ state: 'detached' });
  });

  it('says how the product is got, in the owner’s words where they are others', async () => {
    const page = await openSheet();
    const part = page.getByRole('region', { name: 'How to get it' });
    const site = fieldOf(page, 'access/try it free');
    await site.getByText('Way to get it', { exact: true }).first().waitFor();
    await site.getByRole('link', { name: /open the page at these words/ }).waitFor();
    await site.getByRole('button', { name: /^Take out/ }).click();
    await site.getByText('Taken out by you').waitFor();
    await part.getByRole('button', { name: /^Add/ }).click();
    await page.getByLabel('A system, licence, command or way', { exact: true }).fill('iPad and Android');
    await page.keyboard.press('Enter');
    await fieldOf(page, 'access/ipad and android').getByText('Your word (not found on the site)').waitFor();
    await look(page);
  });

  it('shows what changed on the site since, and takes it over', async () => {
    const page = await openSheet();
    const check = page.getByRole('button', { name: 'Check the site again' });
    await check.press('Enter');
    await page.getByText(/^Checked on \d+ \w{3}: the site says what is here\.$/).waitFor();
    await fetch(`${inject('productUrl')}?product=1`, { method: 'POST', body: '["$90", "$95"]' });
    await check.press('Enter');
    const changes = page.getByRole('region', { name: 'Changes on the site' });
    await changes.getByRole('listitem').filter({ hasText: 'School: price' }).waitFor();
    await look(page);
    await changes.getByRole('button', { name: 'Accept “$95 per month”' }).press('Enter');
    await expectToast(page, 'Sheet updated');
    await expect.poll(() => fieldOf(page, 'plan/school/price').innerText()).toContain('$95');
    await updates(page).getByRole('listitem').filter({ hasText: 'School' }).first().waitFor();
  });

  it('is what another article is written from, and what a used address leads to', async () => {
    const page = await openPage('/', { person: writer, isNew: true, provokes: /409/ });
    await page.getByLabel('SaaS URL').fill(article.sourceUrl ?? '');
    await page.keyboard.press('Enter');
    await expectToast(page, 'URL Already Used', 'This URL has already been used to generate an article.');
    await toastOf(page).getByRole('link', { name: 'Write another article from this' }).click();
    const dialog = page.getByRole('dialog', { name: 'Write another article from this' });
    await dialog.getByRole('button', { name: 'Kilnlog pricing' }).click();
    expect(await dialog.getByLabel('Keywords').inputValue()).toBe('Kilnlog pricing');
    await look(page);
    await dialog.getByRole('button', { name: 'Generate Article' }).press('Enter');
    await expectToast(page, 'Article Generation Started');
    await page.getByText('Article generated successfully!').waitFor();
    await page
      .locator('[data-slot=my-article]')
      .filter({ hasText: /Kilnlog pricing/i })
      .waitFor();
  });

  it('is nobody else’s', async () => {
    const stranger = await createPerson('product-stranger');
    const page = await openPage(`/sheet/${article.slug}`, { person: stranger, provokes: /Failed to load/ });
    await page.getByText("There is no product sheet here, or you don't have permission to see it.").waitFor();
  });
});
