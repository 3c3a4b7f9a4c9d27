import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { contentField, writeContent } from './content.ts';
import { insertArticle } from './insert-article.ts';
import { expectNoSidewaysScroll, expectToast, preparePages, pressInHeader, widths } from './pages.ts';
import { createPerson, type Person, password, sql } from './people.ts';

const openPage = preparePages();

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

/** The field has the focus, and it and its label stand clear of the header and within the window. */
async function expectAtFault(page: Page, form: Page | Locator, label: string): Promise<void> {
  const field = form.getByLabel(label, { exact: true });
  await expect.poll(() => isFocused(field)).toBe(true);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await form.getByText(/^Please check the .*marked field/).waitFor();
  const header = await page.locator('body header').first().boundingBox();
  const inDialog = await field.evaluate((element) => element.closest('[role=dialog]') !== null);
  const top = async () =>
    field.evaluate((element) => element.closest('[data-slot=field]')?.getBoundingClientRect().top ?? 0);
  await expect.poll(top).toBeGreaterThanOrEqual(inDialog ? 0 : (header?.height ?? 0));
  await expectNoSidewaysScroll(page);
}

/** Leaves a form by its button, scrolled so far that its first field is out of sight. */
async function submitFromBelow(page: Page, submit: Locator): Promise<void> {
  await submit.focus();
  await submit.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight / 2));
  await page.keyboard.press('Enter');
}

describe.each(widths)('a form that is refused at %i pixels', (width) => {
  let admin: Person;
  beforeAll(async () => {
    admin = await createPerson(`form-admin-${width}`, true);
    const slug = `form-${width}`;
    await sql(insertArticle({ id: slug, slug, userId: admin.user.id, title: 'A title', status: 'draft' }));
  });

  it('leads to the address that is missing, or wrong', async () => {
    const page = await openPage('/', { person: admin, width });
    await submitFromBelow(page, button(page, 'Generate Article'));
    await expectAtFault(page, page, 'SaaS URL');
    await page.getByLabel('SaaS URL').fill('not an address');
    await submitFromBelow(page, button(page, 'Generate Article'));
    await expectAtFault(page, page, 'SaaS URL');
    await page.getByLabel('SaaS URL').fill('https://product.example');
    await page.getByText(/marked field/).waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Research Idea' }).click();
    await submitFromBelow(page, button(page, 'Generate Article'));
    await expectAtFault(page, page, 'Your Idea');
  });

  it('leads to the first of several in the editor', async () => {
    const page = await openPage(`/edit/form-${width}`, { person: admin, width });
    await page.getByLabel('Excerpt').fill('x'.repeat(501));
    await page.getByLabel('Title').fill('');
    await page.getByLabel('Meta Description').focus();
    await button(page, 'Save Changes').press('Enter');
    await expectAtFault(page, page, 'Title');
    await page.getByText('Please check the 2 marked fields.').waitFor();
  });

  it('leads to the text behind its preview', async () => {
    const page = await openPage(`/edit/form-${width}`, { person: admin, width, isNew: true });
    await writeContent(page, ' ');
    await page.getByRole('tab', { name: 'Preview' }).click();
    await button(page, 'Save Changes').click();
    await expect.poll(() => isFocused(contentField(page))).toBe(true);
  });

  it('keeps the focus where it was if nothing is wrong', async () => {
    const page = await openPage(`/edit/form-${width}`, { person: admin, width, isNew: true });
    await writeContent(page, 'A text.');
    await button(page, 'Save Changes').press('Enter');
    await expectToast(page, 'Article updated');
    await expect.poll(() => isFocused(button(page, 'Save Changes'))).toBe(true);
  });

  it('leads to the field in the admin’s forms', async () => {
    const page = await openPage('/seo-keywords', { person: admin, width });
    for (const [submit, label] of [
      ['Add Keyword', 'Keyword'],
      ['Generate Keywords', 'Topic'],
    ] as const) {
      const form = page.locator('form').filter({ has: button(page, submit) });
      await button(page, submit).press('Enter');
      await expectAtFault(page, form, label);
    }
    await page.goto('/categories');
    await button(page, 'Add Category').click();
    const dialog = page.getByRole('dialog');
    await button(dialog, 'Create Category').press('Enter');
    await expectAtFault(page, dialog, 'Name in addresses (slug)');
  });

  it('leads to the field that the server refuses', async () => {
    const page = await openPage('/', { width, provokes: /409/, isNew: true });
    await button(page, 'Get Started').click();
    const dialog = page.getByRole('dialog', { name: 'Welcome to SEO Article AI' });
    await button(dialog, 'Sign Up').press('Enter');
    await expectAtFault(page, dialog, 'Username');
    await dialog.getByLabel('Username').fill(`somebody-new-${width}`);
    await dialog.getByLabel('Email').fill(admin.user.email);
    await dialog.getByLabel('Password').fill(password);
    await button(dialog, 'Sign Up').press('Enter');
    await expectAtFault(page, dialog, 'Email');
  });

  it('leads to the field in the account’s cards', async () => {
    const signedIn = await openPage('/', { person: admin, width });
    await pressInHeader(signedIn, width === 375 ? 'Account Settings' : 'Account');
    const settings = signedIn.getByRole('dialog', { name: 'Account Settings' });
    await settings.getByRole('tab', { name: 'Sign-in' }).click();
    await button(settings, 'Change Email').click();
    const card = settings.locator('form');
    await button(card, 'Change Email').press('Enter');
    await expectAtFault(signedIn, card, 'New Email');
  });
});

describe.each(widths)('the focus at %i pixels', (width) => {
  it('goes to the dashboard after signing up, and to the article under way after Generate', async () => {
    const page = await openPage('/', { width, isNew: true });
    await button(page, 'Get Started').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Welcome to SEO Article AI' });
    for (const [label, text] of [
      ['Username', `focus-${width}`],
      ['Email', `focus-${width}@example.com`],
      ['Password', password],
    ] as const) {
      await dialog.getByLabel(label).fill(text);
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(page.getByRole('heading', { name: 'Welcome back' }))).toBe(true);
    await dialog.waitFor({ state: 'detached' });
    // It is not taken away again when the dialog is gone.
    expect(await isFocused(page.getByRole('heading', { name: 'Welcome back' }))).toBe(true);
    await page.getByLabel('SaaS URL').fill(`${inject('productUrl')}?focus=${width}`);
    const focused: string[] = [];
    await page.exposeFunction('noteFocus', (slot: string) => focused.push(slot));
    await page.evaluate(() =>
      addEventListener('focusin', ({ target }) =>
        (window as unknown as { noteFocus(slot: string): void }).noteFocus((target as HTMLElement).dataset.slot ?? ''),
      ),
    );
    await page.keyboard.press('Enter');
    await expect.poll(() => focused).toContain('progress-card');
  });
});
