import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertArticle } from './insert-article.ts';
import { expectNoSidewaysScroll, expectToast, phone, preparePages, pressInHeader, toastOf, widths } from './pages.ts';
import { createPerson, type Person, sql } from './people.ts';

const openPage = preparePages(phone);

describe('an admin', () => {
  let admin: Person;
  beforeAll(async () => {
    admin = await createPerson('admin-of-screens', true);
    await sql(["delete from seo_keywords where keyword in ('bookkeeping for shops', 'cash books', 'till receipts')"]);
  });

  it.each(widths)('reaches the admin screens from the header at %i pixels', async (width) => {
    const page = await openPage('/', { person: admin, width });
    await page.getByRole('heading', { level: 1, name: /Welcome back/ }).waitFor();
    for (const [link, heading] of [
      ['SEO Keywords', 'SEO Keywords'],
      ['Categories', 'Categories'],
      ['System Instructions', 'System Instructions'],
    ] as const) {
      if (width === phone) await pressInHeader(page, link);
      else {
        await pressInHeader(page, 'Admin');
        await page.getByRole('menuitem', { name: link }).click();
      }
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await expectNoSidewaysScroll(page);
    }
  });

  it('has an idea researched, without a limit', async () => {
    await sql(['update users set max_draft_articles = 0 where id = ?', admin.user.id]);
    const page = await openPage('/', { person: admin });
    await page.getByRole('tab', { name: 'Research Idea' }).click();
    expect(await page.locator('[data-slot=limit-panel]').count()).toBe(0);
    await page.getByLabel('Your Idea').fill('Too short');
    await page.getByRole('button', { name: 'Generate Article' }).click();
    await page.getByText('Please provide a more detailed idea').waitFor();
    expect(await page.getByLabel('Research Depth').inputValue()).toBe('comprehensive');
    expect(await page.getByLabel('Angle').inputValue()).toBe('informational');
    expect(await page.getByLabel('Custom Instructions').inputValue()).toContain('markdown link format');
    await page.getByLabel('Angle').selectOption('Tutorial');
    await page.getByLabel('Your Idea').fill('How small shops keep their books in order');
    await page.getByRole('button', { name: 'Generate Article' }).click();
    await expectToast(page, 'Article Generation Started', 'You can track progress below.');
    await page.locator('[data-slot=progress-card]').waitFor();
    expect(await page.getByLabel('Your Idea').inputValue()).toBe('');
    await sql(["update articles set status = 'draft', run_id = null where user_id = ?", admin.user.id]);
  });

  it('keeps keywords: adds, refuses, moves back and deletes', async () => {
    const page = await openPage('about:blank', { person: admin, provokes: /409/ });
    // The keywords of this stack are the other files' too, so that none can be taken away.
    await page.route('**/api/seo-keywords', (route) => route.fulfill({ json: [] }));
    await page.goto('/seo-keywords');
    await page.getByText('No keywords yet.').waitFor();
    await page.unroute('**/api/seo-keywords');
    const input = page.getByPlaceholder('Enter a keyword');
    expect(await input.getAttribute('maxlength')).toBe('150');
    await page.getByRole('button', { name: 'Add Keyword' }).click();
    await page.getByText('Please enter a keyword').waitFor();
    await input.fill('bookkeeping for shops');
    await page.getByText('21/150').waitFor();
    await input.press('Enter');
    await expectToast(page, 'Keyword added successfully');
    await page.getByRole('checkbox', { name: 'bookkeeping for shops' }).waitFor();
    expect(await input.inputValue()).toBe('');
    await input.fill('Bookkeeping  for SHOPS');
    await input.press('Enter');
    await expectToast(page, 'Error');
    await input.fill('cash books');
    await input.press('Enter');
    await page.getByRole('checkbox', { name: 'cash books' }).waitFor();
    const counts = await page.getByRole('tablist').locator('..').innerText();
    const [, current, used, total] =
      /Current Keywords \((\d+)\)\s+Used Keywords \((\d+)\)\s+Total: (\d+)/.exec(counts) ?? [];
    expect(Number(current) + Number(used)).toBe(Number(total));
    expect(Number(current)).toBeGreaterThanOrEqual(2);
    await sql(["update seo_keywords set used = 1 where keyword = 'cash books'"]);
    await page.reload();
    await page.getByRole('tab', { name: /Used Keywords/ }).click();
    const moveBack = page.getByRole('button', { name: 'Move back cash books' });
    await moveBack.click();
    await expectToast(page, 'Keyword moved back to current tab');
    await moveBack.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: /Current Keywords/ }).click();

    const remove = page.getByRole('button', { name: 'Delete keyword cash books' });
    page.once('dialog', (dialog) => dialog.dismiss());
    await remove.click();
    page.once('dialog', (dialog) => dialog.accept());
    await remove.click();
    await expectToast(page, 'Keyword deleted successfully');
    await page.getByRole('checkbox', { name: 'cash books' }).waitFor({ state: 'detached' });
  });

  it('has keywords suggested for a topic, and is told how many are new', async () => {
    const page = await openPage('/seo-keywords', { person: admin });
    const topic = page.getByLabel('Topic');
    expect(await topic.getAttribute('maxlength')).toBe('100');
    await page.getByRole('button', { name: 'Generate Keywords' }).click();
    await page.getByText('Please enter a topic').waitFor();
    const countsFor = async (text: string) => {
      await topic.fill(text);
      await page.getByRole('button', { name: 'Generate Keywords' }).click();
      await expectToast(page, 'Keywords Generated!');
      const summary = await toastOf(page).innerText();
      const counts = /(\d+) generated, (\d+) added, (\d+) duplicates skipped/.exec(summary)?.slice(1).map(Number) ?? [];
      const shown = await page.getByLabel('Result').innerText();
      expect(shown.match(/\d+/g)?.map(Number)).toEqual(counts);
      return counts;
    };
    const subject = 'espresso machines';
    const [generated = 0, added = 0, duplicates = 0] = await countsFor(subject);
    expect(generated).toBeGreaterThanOrEqual(15);
    expect(added + duplicates).toBe(generated);
    await page.reload();
    expect(await countsFor(subject)).toEqual([generated, 0, generated]);
  });

  it('has articles written from keywords, and follows all of them', async () => {
    const page = await openPage('/seo-keywords', { person: admin });
    const input = page.getByPlaceholder('Enter a keyword');
    await input.fill('till receipts');
    await input.press('Enter');
    await page.getByRole('checkbox', { name: 'till receipts' }).waitFor();
    await page.getByRole('button', { name: 'Generate Articles (0)' }).click();
    await expectToast(page, 'No Keywords Selected', 'Please select at least one keyword to generate articles');
    expect(await page.getByLabel('Custom Instructions').inputValue()).toContain('Northwind Outsourcing');
    const all = page.getByRole('checkbox', { name: 'Select all' });
    await all.click();
    expect(await page.getByRole('checkbox', { checked: false }).count()).toBe(0);
    await all.click();
    await page.getByRole('button', { name: 'Generate Articles (0)' }).waitFor();
    await page.getByRole('checkbox', { name: 'bookkeeping for shops' }).click();
    await page.getByRole('checkbox', { name: 'till receipts' }).click();
    await page.getByRole('button', { name: 'Generate Articles (2)' }).click();
    await expectToast(page, 'Article Generation Started!', 'several minutes');
    const queue = page.getByRole('region', { name: 'Generation Queue' });
    await queue
      .getByText('Articles are generated sequentially. Each article takes about 2-3 minutes to complete.')
      .waitFor();
    await queue.getByText('Article generated successfully!').first().waitFor({ timeout: 60_000 });
    await page.getByRole('tab', { name: /Used Keywords/ }).click();
    await page.getByRole('button', { name: 'Move back till receipts' }).waitFor();
  });

  it('sees the whole queue with its places, and retries all that failed', async () => {
    const userId = admin.user.id;
    const row = { userId, originalIdea: 'How small shops keep their books in order' };
    const waiting = Array.from({ length: 60 }, (_, index) =>
      insertArticle({
        ...row,
        id: `waiting-${index}`,
        title: `Waiting ${index}`,
        slug: `waiting-${index}`,
        status: 'generating',
        keywords: [`phrase ${index}`],
        generationProgress: index === 0 ? 45 : 0,
        ageMinutes: 100 - index,
      }),
    );
    const failed = Array.from({ length: 12 }, (_, index) =>
      insertArticle({
        ...row,
        id: `broken-${index}`,
        title: `Broken ${index}`,
        slug: `broken-${index}`,
        status: 'failed',
        failureReason: 'The model gave no answer.',
        ageMinutes: 200 + index,
      }),
    );
    await sql(['delete from articles where user_id = ?', userId], ...waiting, ...failed);
    const page = await openPage('/seo-keywords', { person: admin });
    const queue = page.getByRole('region', { name: 'Generation Queue' });
    const places = queue.getByRole('list', { name: 'Queued articles' }).getByRole('listitem');
    await places.nth(59).waitFor();
    await expect.poll(() => places.first().innerText()).toMatch(/1\s+phrase 0\s+Analyzing content\.\.\. 45%/);
    await expect.poll(() => places.last().innerText()).toMatch(/60\s+phrase 59\s+Waiting/);
    await queue.getByText('60 to go, 12 failed').waitFor();
    await expect.poll(() => queue.getByText('The model gave no answer.').count()).toBe(12);
    await expectNoSidewaysScroll(page);
    await queue.getByRole('button', { name: 'Retry All Failed (12)' }).click();
    await expectToast(page, 'Retry started', 'Article generation is being retried.');
    await queue.getByRole('list', { name: 'Failed articles' }).waitFor({ state: 'detached' });
    // It asks for the articles that it follows until it is closed.
    await page.close();
    await sql(['delete from articles where user_id = ?', userId]);
  });

  it('keeps categories', async () => {
    const page = await openPage('/seo-keywords', { person: admin });
    // The categories of this stack are the other files' too, so that none can be taken away.
    await page.route('**/api/categories', (route) => route.fulfill({ json: [] }));
    await page.goto('/categories');
    await page.getByText("No categories found. Click 'Initialize Predefined' to get started.").waitFor();
    await page.unroute('**/api/categories');
    await page.getByRole('button', { name: 'Initialize Predefined' }).click();
    await expectToast(page, 'Categories Initialized!');
    for (const type of ['Business', 'AI', 'Industry']) await page.getByRole('region', { name: type }).waitFor();
    await page.getByRole('button', { name: 'Auto-Assign to Articles' }).click();
    await expectToast(page, 'Categories Auto-Assigned!');
    await page.getByRole('button', { name: 'Add Category' }).click();
    const adding = page.getByRole('dialog', { name: 'Add Category' });
    const fillIn = async (dialog: Locator, name: string, displayName: string) => {
      await dialog.getByLabel('Name in addresses (slug)').fill(name);
      await dialog.getByLabel('Display Name').fill(displayName);
    };
    expect(await adding.getByLabel('Type').inputValue()).toBe('business');
    expect(await adding.getByRole('switch', { name: 'Active' }).getAttribute('aria-checked')).toBe('true');
    await adding.getByRole('button', { name: 'Create Category' }).click();
    await adding.getByText('Category name is required').waitFor();
    await adding.getByText('Display name is required').waitFor();
    await fillIn(adding, 'x'.repeat(51), 'x'.repeat(101));
    await adding.getByLabel('Description').fill('x'.repeat(256));
    await adding.getByText('Category name must be less than 50 characters').waitFor();
    await adding.getByText('Display name must be less than 100 characters').waitFor();
    await adding.getByText('Description must be less than 255 characters').waitFor();
    await fillIn(adding, 'corner-shops', 'Corner Shops');
    await adding.getByLabel('Description').fill('Shops at corners.');
    await adding.getByLabel('Type').selectOption('Industry');
    await adding.getByRole('button', { name: 'Create Category' }).click();
    await expectToast(page, 'Category Created');

    const row = page
      .getByRole('region', { name: 'Industry' })
      .getByRole('listitem')
      .filter({ hasText: 'corner-shops' });
    await row.getByText('Active', { exact: true }).waitFor();
    await row.getByRole('switch').click();
    await row.getByText('Inactive').waitFor();
    await row.getByRole('button', { name: 'Edit Corner Shops' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit Category' });
    await editing.getByLabel('Display Name').fill('Corner Stores');
    await editing.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Category Updated');

    const box = page.getByRole('searchbox', { name: 'Search categories' });
    await box.fill('corner');
    await row.getByText('Corner Stores').waitFor();
    expect(
      await page
        .getByRole('listitem')
        .filter({ has: page.getByRole('switch') })
        .count(),
    ).toBe(1);
    await page.getByRole('combobox', { name: 'Type' }).selectOption('AI');
    await page.getByText('No categories match your search.').waitFor();
    await page.getByRole('combobox', { name: 'Type' }).selectOption('All Types');
    await expectNoSidewaysScroll(page);
    page.once('dialog', (dialog) => dialog.accept());
    await row.getByRole('button', { name: 'Delete Corner Stores' }).click();
    await expectToast(page, 'Category Deleted');
    await page.getByText('No categories match your search.').waitFor();
  });
});
