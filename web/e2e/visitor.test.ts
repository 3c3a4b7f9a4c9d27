import { describe, expect, inject, it } from 'vitest';
import type { PublishedList } from '../../worker/contract/articles.ts';
import { expectNoSidewaysScroll, expectToast, preparePages, pressInHeader, toastOf, widths } from './pages.ts';

const openPage = preparePages();

describe.each(widths)('a visitor at %i pixels', (width) => {
  it('is told what the product does and led to sign up', async () => {
    const page = await openPage('/', { width });
    await page.getByRole('heading', { level: 1, name: 'Generate SEO-Optimized Articles with AI' }).waitFor();
    const figures = await page.getByRole('main').locator('dl').innerText();
    expect(figures).toMatch(/Total Articles\s+\d+\s+Avg SEO Score\s+\d+/);
    await page.getByText('Absolutely Free • Generate and Publish Articles in Minutes').waitFor();
    await page.getByRole('heading', { name: 'Start Creating Articles' }).waitFor();
    const recent = page.getByRole('region', { name: 'Recent Articles' });
    await expect.poll(() => recent.getByRole('article').count()).toBe(6);
    const card = recent.getByRole('article').filter({ hasText: 'Bookkeeping by five crossroads' });
    const text = await card.innerText();
    for (const part of ['Small Business', 'Ai Coding', '+3', '3 hours ago', 'SEO: 72/100'])
      expect(text).toContain(part);
    expect(text).not.toContain('Retail');
    const leadsTo = (name: RegExp) => card.getByRole('link', { name }).getAttribute('href');
    expect(await leadsTo(/crossroads/)).toBe('/bookkeeping-by-five-roads');
    expect(await leadsTo(/Small Business/)).toBe('/articles?category=small-business');
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Get Started' }).click();
    const dialog = page.getByRole('dialog', { name: 'Welcome to SEO Article AI' });
    await dialog.getByRole('tab', { name: 'Sign Up', selected: true }).waitFor();
    await dialog.getByRole('button', { name: 'Continue with Google' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'View All Articles' }).click();
    await page.getByRole('heading', { level: 1, name: 'Published Articles' }).waitFor();
  });

  it('finds articles: by pages, by search, and reads the full card', async () => {
    const page = await openPage('/articles', { width });
    const cards = page.locator('[data-slot=article-card]');
    await expect.poll(() => cards.count()).toBe(12);
    const text = await cards.filter({ hasText: 'Bookkeeping by five crossroads' }).innerText();
    for (const part of ['published', '3 hours ago', 'Retail', '+2 more', 'words', 'SEO Score'])
      expect(text).toContain(part);
    expect(text).not.toContain('Finance');
    await expectNoSidewaysScroll(page);
    // Other files publish here too, so that the last page is wherever the button is gone.
    const more = page.getByRole('button', { name: 'Load More Articles' });
    for (let shown = 12; (await more.count()) > 0; shown = await cards.count()) {
      await more.click();
      await cards.nth(shown).waitFor();
    }
    await expect.poll(() => cards.count()).toBeGreaterThan(25);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await cards.nth(25).waitFor();

    const box = page.getByPlaceholder('Search articles...');
    await box.fill('five crossroads');
    await page.getByText('Search results for "five crossroads"').waitFor();
    await page.getByRole('heading', { name: 'Bookkeeping by five crossroads' }).waitFor();
    await expect.poll(() => cards.count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('q')).toBe('five crossroads');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await cards.nth(11).waitFor();
    expect(await box.inputValue()).toBe('');
    await box.fill('xyzzy');
    await page.getByRole('heading', { name: 'No articles found' }).waitFor();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await cards.nth(11).waitFor();
    expect(await page.getByText(/Search results/).count()).toBe(0);
  });

  it('follows a category and an author to their lists, and back', async () => {
    const page = await openPage('/bookkeeping-by-five-roads', { width });
    await page.getByRole('link', { name: 'Small Business' }).click();
    await page.getByRole('heading', { level: 1, name: 'Small Business Articles' }).waitFor();
    await page.getByRole('link', { name: 'Bookkeeping by five crossroads' }).click();
    await page.getByRole('link', { name: 'Jonas Reed' }).click();
    await page.getByRole('heading', { level: 1, name: 'Articles by Jonas Reed' }).waitFor();
    await page.getByRole('button', { name: 'Load More Articles' }).click();
    await page.getByRole('link', { name: 'Field note 12', exact: true }).waitFor();
    await page.getByRole('link', { name: 'All articles' }).click();
    await page.getByRole('heading', { level: 1, name: 'Published Articles' }).waitFor();
    await expectNoSidewaysScroll(page);
  });

  it('asks for nothing while the search is only spaces', async () => {
    const page = await openPage('/articles', { width });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const box = page.getByPlaceholder('Search articles...');
    await box.fill('   ');
    await box.press('Enter');
    await box.fill('five');
    await page.getByText('Search results for "five"').waitFor();
    expect(asked.filter((url) => url.includes('/api/')).map((url) => new URL(url).search)).toEqual([
      '?q=five&page=1&limit=12',
    ]);
  });

  it('reads an article and shares it, and sees nothing that is the author’s', async () => {
    const page = await openPage('/bookkeeping-by-five-roads', { width });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('heading', { level: 1, name: 'Bookkeeping by five crossroads' }).waitFor();
    const main = page.getByRole('main');
    const text = await main.innerText();
    for (const part of ['published', 'Real Estate', 'source.example', 'By Jonas Reed']) expect(text).toContain(part);
    for (const name of ['Edit', 'Delete', 'Publish', 'Unpublish', 'Word Count', 'SEO Information'])
      expect(await main.getByText(name, { exact: true }).count()).toBe(0);
    const visit = main.getByRole('link', { name: 'Visit' });
    expect(await visit.getAttribute('href')).toBe('https://source.example/many-categories');
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Share' }).click();
    const address = `${inject('origin')}/bookkeeping-by-five-roads`;
    const mail = await page.getByRole('menuitem', { name: 'Email' }).getAttribute('href');
    expect(mail).toContain(`mailto:?subject=${encodeURIComponent('Bookkeeping by five crossroads')}`);
    expect(await page.getByRole('menuitem', { name: 'Twitter' }).getAttribute('href')).toContain(
      encodeURIComponent(address),
    );
    await page.getByRole('menuitem', { name: 'Copy Link' }).click();
    await expectToast(page, 'URL Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('heading', { level: 1, name: /Generate/ }).waitFor();
  });

  it('is told what an article or a page that is not there is', async () => {
    const page = await openPage('/no-such-article', { width, provokes: /404/ });
    await page.getByRole('heading', { name: 'Article Not Found' }).waitFor();
    await page.getByText("The article you're looking for doesn't exist.").waitFor();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.getByRole('heading', { level: 1, name: /Generate/ }).waitFor();
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: /not in print/ }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' }).waitFor();
  });

  it('is told at each field what a login or a sign-up lacks', async () => {
    const page = await openPage('/articles', { width });
    await pressInHeader(page, 'Login / Sign Up');
    const dialog = page.getByRole('dialog', { name: 'Welcome to SEO Article AI' });
    await dialog.getByLabel('Username').fill('ab');
    await dialog.getByLabel('Password').fill('12345');
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await dialog.getByText('Username must be at least 3 characters').waitFor();
    await dialog.getByText('Password must be at least 6 characters').waitFor();
    const described = await dialog.getByLabel('Username').getAttribute('aria-describedby');
    await expect
      .poll(() => dialog.locator(`[id="${described}"]`).innerText())
      .toBe('Username must be at least 3 characters');
    await dialog.getByRole('tab', { name: 'Sign Up' }).click();
    await dialog.getByLabel('Email').fill('nobody');
    await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await dialog.getByText('Please enter a valid email').waitFor();
    await dialog.getByText('Username must be at least 3 characters').waitFor();
    await dialog.getByText('Password must be at least 6 characters').waitFor();
    expect(await toastOf(page).count()).toBe(0);
  });

  it('reads the legal pages from the footer, in the theme of choice', async () => {
    const page = await openPage('/', { width });
    const footer = page.getByRole('contentinfo');
    for (const name of ['Terms of Use', 'Privacy Policy']) {
      await footer.getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByText('June 25, 2025').first().waitFor();
    }
    await expect.poll(() => footer.innerText()).toContain('Built by');
    const isDark = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme === 'dark');
    expect(await isDark()).toBe(false);
    await page.getByRole('button', { name: 'Dark theme' }).click();
    expect(await isDark()).toBe(true);
    await page.reload();
    await page.getByRole('button', { name: 'Dark theme', pressed: true }).waitFor();
    expect(await isDark()).toBe(true);
    await page.getByRole('button', { name: 'System theme' }).click();
    expect(await isDark()).toBe(false);
  });

  it('is kept out of the screens of admins and authors', async () => {
    const page = await openPage('/seo-keywords', { width });
    await page.getByText('Admin access required to manage SEO keywords.').waitFor();
    await page.goto('/system-instructions');
    await page.getByText('Admin access required to manage system instructions.').waitFor();
    await page.goto('/categories');
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
    await page.getByText('You need admin privileges to access this page.').waitFor();
    await page.goto('/edit/field-note-1');
    await page
      .getByText("The article you're trying to edit doesn't exist or you don't have permission to edit it.")
      .waitFor();
    await page.goto('/categories');
    await page.getByRole('link', { name: 'Return to Dashboard' }).click();
    await page.getByRole('heading', { level: 1, name: /Generate/ }).waitFor();
  });

  it('is told where nothing is published yet', async () => {
    const page = await openPage('/terms', { width });
    // The articles of this stack are the other files' too, so that none can be taken away.
    await page.route('**/api/articles/published?**', (route) =>
      route.fulfill({
        json: {
          articles: [],
          pagination: { page: 1, limit: 10, total: 0, hasMore: false },
          stats: { totalArticles: 0, avgSeoScore: 0 },
          listedCategories: [],
        } satisfies PublishedList,
      }),
    );
    await page.getByRole('link', { name: 'SEO Article AI' }).click();
    await page.getByText('No published articles yet.').waitFor();
    await page.getByRole('link', { name: 'View All Articles' }).click();
    await page.getByRole('heading', { name: 'No Articles Published Yet' }).waitFor();
    await page.getByText('Check back soon for new articles and insights.').waitFor();
  });
});

it('offers the header’s items in a drawer on small screens', async () => {
  const page = await openPage('/', { width: 375 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Dashboard', 'Articles', 'Contact Support']) await drawer.getByRole('link', { name }).waitFor();
  await drawer.getByRole('button', { name: 'Login / Sign Up' }).waitFor();
  expect(await drawer.getByText('Account Settings').count()).toBe(0);
  await drawer.getByRole('link', { name: 'Articles' }).click();
  await page.getByRole('heading', { level: 1, name: 'Published Articles' }).waitFor();
  await drawer.waitFor({ state: 'detached' });
});
