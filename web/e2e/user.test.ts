import { beforeAll, describe, expect, it } from 'vitest';
import { writeContent } from './content.ts';
import { insertArticle } from './insert-article.ts';
import { expectNoSidewaysScroll, expectToast, phone, preparePages, pressInHeader } from './pages.ts';
import { createPerson, type Person, sql } from './people.ts';

const openPage = preparePages(phone);

/** Lines that a field shows at once. */
const rowsOf = (field: Element) => {
  const box = field.closest('.cm-scroller') ?? field;
  return Math.floor(box.clientHeight / Number.parseFloat(getComputedStyle(field).lineHeight));
};

describe('a user', () => {
  let writer: Person;
  let newcomer: Person;
  beforeAll(async () => {
    writer = await createPerson('writer');
    newcomer = await createPerson('newcomer');
    const userId = writer.user.id;
    const drafts = Array.from({ length: 13 }, (_, index) =>
      insertArticle({
        id: `draft-${index}`,
        userId,
        title: `Draft ${index}`,
        slug: `draft-${index}`,
        status: 'draft',
        ageMinutes: 60 + index,
        seoScore: 70,
        seoSuggestions: ['Name the price.'],
      }),
    );
    await sql(['update users set max_draft_articles = 30 where id = ?', userId], ...drafts);
  });

  it('changes the account, or leaves it as it was', async () => {
    const page = await openPage('/', { person: newcomer });
    await page.getByRole('heading', { level: 1, name: 'Welcome back, Mira Holt' }).waitFor();
    await pressInHeader(page, 'Account Settings');
    const dialog = page.getByRole('dialog', { name: 'Account Settings' });
    for (const text of ['Profile Information', 'Account Details', 'MH']) await dialog.getByText(text).first().waitFor();
    await dialog.getByText('Free Plan').first().waitFor();
    await dialog.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByLabel('First Name').fill('Nobody');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await dialog.innerText()).not.toContain('Nobody');
    await dialog.getByRole('button', { name: 'Edit' }).click();
    expect(await dialog.getByLabel('First Name').inputValue()).toBe('Mira');
    await dialog.getByLabel('First Name').fill('Inga');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Profile Updated', 'Your profile has been successfully updated.');
    await dialog.getByText('Inga Holt').waitFor();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Welcome back, Inga Holt' }).waitFor();
    const cached = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').firstName);
    expect(cached).toBe('Inga');
  });

  it('begins with an empty list and a generator that says what it wants', async () => {
    const page = await openPage('/', { person: newcomer });
    await page.getByRole('heading', { name: 'No Articles Yet' }).waitFor();
    await page.getByText('Generate your first SEO-optimized article using the form above.').waitFor();
    await expect
      .poll(() => page.locator('dl').first().innerText())
      .toMatch(/Total Articles\s+0\s+Published\s+0\s+Avg SEO Score\s+0\s+Generating\s+0/);
    expect(await page.getByRole('tab', { name: 'Research Idea' }).count()).toBe(0);
    await page.getByText('0 / 10').waitFor();
    await page.getByRole('button', { name: 'Generate Article' }).click();
    await page.getByText('URL is required').waitFor();
    await page.getByLabel('SaaS URL').fill('not a url');
    await page.getByText('Please enter a valid URL').waitFor();
    const lengths = await page.getByLabel('Article Length').locator('option').allInnerTexts();
    expect(lengths).toEqual(['Short (600-900 words)', 'Medium (1000-1600 words)', 'Long (2000+ words)']);
    await expect.poll(() => page.getByLabel('Article Length').locator('option:checked').innerText()).toBe(lengths[1]);

    const choices = page.getByRole('group', { name: /Categories/ }).getByRole('checkbox');
    for (const index of [0, 1, 2]) await choices.nth(index).click();
    await page.getByText('(3 of at most 3)').waitFor();
    expect(await choices.nth(3).isDisabled()).toBe(true);
    expect(await choices.nth(2).isEnabled()).toBe(true);
    await choices.nth(2).click();
    expect(await choices.nth(3).isEnabled()).toBe(true);
    await expectNoSidewaysScroll(page);
  });

  it('is held at the draft limit', async () => {
    await sql(['update users set max_draft_articles = 0 where id = ?', newcomer.user.id]);
    const page = await openPage('/', { person: newcomer });
    await page.getByText('0 / 0').waitFor();
    await page.getByText('You have reached your draft limit.').waitFor();
    expect(await page.getByRole('button', { name: 'Generate Article' }).isDisabled()).toBe(true);
    await page.locator('[data-slot=limit-panel] [data-tone=bad]').waitFor();
    await sql(['update users set max_draft_articles = 10 where id = ?', newcomer.user.id]);
  });

  it('watches an article grow until it is done', async () => {
    const id = 'user-growing';
    const row = { id, userId: newcomer.user.id, title: 'A growing one', slug: id, status: 'generating' } as const;
    await sql(insertArticle(row));
    const page = await openPage('/', { person: newcomer });
    const card = page.locator('[data-slot=progress-card]');
    await card.getByText('Initializing...').waitFor();
    await page.locator('[data-slot=my-article][data-status=generating]').getByText('Generating content...').waitFor();
    await expect.poll(() => page.locator('dl').first().innerText()).toMatch(/Generating\s+1/);
    const waits = (reason: string | null) => sql(['update articles set waiting_for = ? where id = ?', reason, id]);
    await waits('free_place');
    await card.getByText('Waiting for a free place at the language model.').waitFor();
    await waits(null);
    const setProgress = (percent: number) =>
      sql(['update articles set generation_progress = ? where id = ?', percent, id]);
    const steps = [
      [30, 'Analyzing content...'],
      [89, 'Generating article...'],
      [90, 'Finalizing...'],
    ] as const;
    // Each step is a poll of 4 s.
    for (const [percent, text] of steps) {
      await setProgress(percent);
      await card.getByText(text).waitFor();
      const bar = card.getByRole('progressbar', { name: 'Progress of A growing one' });
      expect(await bar.getAttribute('aria-valuenow')).toBe(String(percent));
    }
    expect(await page.getByRole('region', { name: 'Articles in progress' }).getAttribute('aria-live')).toBe('polite');
    await sql(["update articles set status = 'draft', generation_progress = 100 where id = ?", id]);
    const success = page.getByText('Article generated successfully!');
    await success.waitFor();
    await page.locator('[data-slot=my-article][data-status=draft]').waitFor();
    await success.waitFor({ state: 'detached' });
  });

  it('pages through own articles, and opens, publishes and deletes them from their row', async () => {
    const page = await openPage('/', { person: writer });
    const rows = page.locator('[data-slot=my-article]');
    await rows.nth(9).waitFor();
    await expect.poll(() => rows.count()).toBe(10);
    await page.getByRole('button', { name: 'Load More' }).click();
    await rows.nth(12).waitFor();
    await page.getByRole('button', { name: 'Load More' }).waitFor({ state: 'detached' });
    const row = rows.filter({ hasText: 'Draft 0' });
    await expect.poll(() => row.innerText()).toMatch(/draft\s+1 hour ago[\s\S]*\d+ words/);
    await row.getByRole('button', { name: 'Publish' }).click();
    await expectToast(page, 'Article published', 'The article has been published successfully.');
    await row.getByRole('button', { name: 'Unpublish' }).click();
    await expectToast(page, 'Article unpublished', 'The article has been unpublished successfully.');

    await row.getByRole('button', { name: 'Actions for Draft 0' }).click();
    await page.getByRole('menuitem', { name: 'View' }).click();
    await page.getByRole('heading', { level: 1, name: 'Draft 0' }).waitFor();
    await page.goBack();
    await row.getByRole('button', { name: 'Actions for Draft 0' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabel('Title').waitFor();
    await page.goBack();
    await row.getByRole('button', { name: 'Actions for Draft 0' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete Article' });
    await dialog
      .getByText(
        'Are you sure you want to delete "Draft 0"? This action cannot be undone and the article will be permanently removed.',
      )
      .waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await row.getByRole('button', { name: 'Actions for Draft 0' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Article deleted', 'The article has been permanently deleted.');
    await row.waitFor({ state: 'detached' });
  });

  it('retries what failed, and may delete it', async () => {
    const row = { userId: newcomer.user.id, status: 'failed', failureReason: 'The page could not be read.' } as const;
    await sql(
      insertArticle({ ...row, id: 'user-failed', title: 'A failed one', slug: 'user-failed' }),
      insertArticle({ ...row, id: 'user-lost', title: 'A lost one', slug: 'user-lost' }),
    );
    const page = await openPage('/', { person: newcomer });
    const failed = page.locator('[data-slot=my-article]').filter({ hasText: 'A failed one' });
    await expect.poll(() => failed.innerText()).toContain('Generation failed');
    await failed.getByText('The page could not be read.').waitFor();
    expect(await failed.getByRole('button', { name: 'Publish' }).count()).toBe(0);
    await failed.getByRole('link', { name: 'A failed one' }).click();
    await page.getByRole('heading', { name: 'Generation failed' }).waitFor();
    await page.getByText('The page could not be read.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.goBack();
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expectToast(page, 'Retry started', 'Article generation is being retried.');
    await failed.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete A lost one' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Article deleted');
  });

  it('sees more of an own article than its readers', async () => {
    const page = await openPage('/draft-3', { person: writer });
    const details = page.getByRole('complementary', { name: 'Article details' });
    await details.waitFor();
    const text = await details.innerText();
    for (const part of ['Word Count', 'Reading Time', '1 min', '70/100', 'Keywords', 'bookkeeping', 'Name the price.'])
      expect(text).toContain(part);
    await details.locator('[data-slot=seo-analysis][data-band=fair]').waitFor();
    expect(text).toMatch(/SEO Information[\s\S]*Meta Description[\s\S]*Slug/);
    expect(await page.getByRole('button', { name: 'Share' }).count()).toBe(0);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Share' }).waitFor();
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await page.getByRole('button', { name: 'Share' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Article deleted');
    await page.getByRole('heading', { level: 1, name: /Welcome back/ }).waitFor();
  });

  it('edits with a live score, previews, comes back to the draft and saves it', async () => {
    const page = await openPage('/edit/draft-4', { person: writer });
    const score = page.getByLabel('SEO score out of 100');
    await score.waitFor();
    await page.getByText('Last updated').waitFor();
    await page.getByText('draft', { exact: true }).waitFor();
    expect(await page.getByLabel('Meta Description').getAttribute('maxlength')).toBe('160');
    // The plain field may be taken over while it is measured.
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Content' }).evaluate(rowsOf), { timeout: 10_000 })
      .toBeGreaterThanOrEqual(20);
    const before = await score.innerText();
    await page.getByLabel('Title').fill('');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Title is required').waitFor();
    await page.getByLabel('Title').fill('x'.repeat(201));
    await page.getByText('Title too long').waitFor();
    await page.getByLabel('Title').fill('Bookkeeping for shops: what to look for');
    await page.getByLabel('Excerpt').fill('x'.repeat(501));
    await writeContent(page, ' ');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Excerpt too long').waitFor();
    await page.getByText('Content is required').waitFor();
    await page.getByLabel('Excerpt').fill('Short.');
    await writeContent(page, '## Bookkeeping\n\nBookkeeping is [a habit](https://habit.example).');
    await page.getByText('You have unsaved changes').waitFor();
    await expect.poll(() => score.innerText()).not.toBe(before);
    await page.getByRole('tab', { name: 'Preview' }).click();
    await page.getByRole('link', { name: 'a habit' }).waitFor();
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.getByText('Changes shown here are not saved yet.').waitFor();
    expect(new URL(page.url()).search).toBe('?preview=true');
    await page.getByRole('heading', { level: 1, name: 'Bookkeeping for shops: what to look for' }).waitFor();
    await page.getByRole('link', { name: 'Back to the editor' }).click();
    expect(await page.getByLabel('Excerpt').inputValue()).toBe('Short.');
    const questions: string[] = [];
    page.once('dialog', (dialog) => {
      questions.push(dialog.message());
      void dialog.dismiss();
    });
    await page.getByRole('link', { name: 'SEO Article AI' }).click();
    expect(questions).toEqual(['You have unsaved changes. Leave without saving them?']);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Article updated');
    await page.getByText('You have unsaved changes').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('heading', { level: 1, name: /Welcome back/ }).waitFor();
  });

  it('has an article written anew', async () => {
    const page = await openPage('/edit/draft-5', { person: writer });
    await page.getByRole('button', { name: 'Regenerate' }).click();
    const dialog = page.getByRole('dialog', { name: 'Regenerate Article' });
    expect(await dialog.getByLabel('SaaS URL').inputValue()).toBe('https://source.example/draft-5');
    await dialog.getByLabel('SaaS URL').fill('nothing');
    await dialog.getByRole('button', { name: 'Regenerate Article' }).click();
    await dialog.getByText('Please enter a valid URL').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await dialog.getByRole('button', { name: 'Regenerate Article' }).click();
    await expectToast(page, 'Regeneration Started');
    await page.getByRole('heading', { level: 1, name: /Welcome back/ }).waitFor();
    await page.locator('[data-slot=progress-card]').waitFor();
    await page.getByRole('button', { name: 'Load More' }).click();
    await page.getByRole('link', { name: 'Draft 5' }).waitFor();
  });

  it('is told which screens are for others, and logs out', async () => {
    const page = await openPage('/seo-keywords', { person: newcomer });
    await page.getByText('Admin access required to manage SEO keywords.').waitFor();
    await page.goto('/categories');
    await page.getByText('You need admin privileges to access this page.').waitFor();
    await page.goto('/edit/field-note-1');
    await page
      .getByText("The article you're trying to edit doesn't exist or you don't have permission to edit it.")
      .waitFor();
    await pressInHeader(page, 'Logout');
    await page.getByRole('heading', { level: 1, name: /Generate/ }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });
});
