import type { Locator, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { insertArticle } from './insert-article.ts';
import { expectToast, preparePages } from './pages.ts';
import { createPerson, password, sql } from './people.ts';

const openPage = preparePages();

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** The focus comes back when a dialog has closed. */
const expectFocusOn = (target: Locator) => expect.poll(() => isFocused(target)).toBe(true);

/** Presses Tab until the focus is on the target, as somebody would who sees where it is. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${target}`);
}

/** Walks once around a dialog by Tab: the focus never leaves it. */
async function expectFocusKept(page: Page, dialog: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
}

it('does the main job by keyboard alone: sign up, generate, publish', async () => {
  const page = await openPage('/', { isNew: true });
  await page.keyboard.press('Tab');
  expect(await isFocused(page.getByRole('link', { name: 'Skip to content' }))).toBe(true);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Get Started' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Welcome to SEO Article AI' });
  await dialog.waitFor();
  await expectFocusKept(page, dialog);
  for (const [label, text] of [
    ['Username', 'keys-only'],
    ['Email', 'keys-only@example.com'],
    ['Password', password],
  ] as const) {
    await tabTo(page, dialog.getByLabel(label));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expectToast(page, 'Account Created!');

  const address = page.getByLabel('SaaS URL');
  await tabTo(page, address);
  await page.keyboard.press('Enter');
  await page.getByText('URL is required').waitFor();
  // What is wrong is told at the field, and the focus is where it can be mended.
  expect(await isFocused(address)).toBe(true);
  expect(await address.getAttribute('aria-invalid')).toBe('true');
  const described = await address.getAttribute('aria-describedby');
  await expect.poll(() => page.locator(`[id="${described}"]`).innerText()).toBe('URL is required');
  await page.keyboard.type(`${inject('productUrl')}?keys=1`);
  await tabTo(page, page.getByLabel('Article Length'));
  await page.keyboard.press('ArrowUp');
  expect(await page.getByLabel('Article Length').inputValue()).toBe('short');
  await tabTo(page, page.getByRole('button', { name: 'Generate Article' }));
  await page.keyboard.press('Enter');
  await page.getByText('Article generated successfully!').waitFor({ timeout: 60_000 });

  await tabTo(page, page.locator('[data-slot=my-article]').getByRole('link').first());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Article published');
  await tabTo(page, page.getByRole('button', { name: 'Unpublish' }));
});

it('gives the focus back where a dialog or a menu came from', async () => {
  const person = await createPerson('keys-writer');
  await sql(insertArticle({ id: 'keys', userId: person.user.id, title: 'Some keys', slug: 'keys', status: 'draft' }));
  const page = await openPage('/', { person });
  const account = page.getByRole('button', { name: 'Account' });
  await tabTo(page, account);
  await page.keyboard.press('Enter');
  const settings = page.getByRole('dialog', { name: 'Account Settings' });
  await settings.waitFor();
  await expectFocusKept(page, settings);
  await page.keyboard.press('Escape');
  await settings.waitFor({ state: 'detached' });
  await expectFocusOn(account);

  const actions = page.getByRole('button', { name: 'Actions for Some keys' });
  await tabTo(page, actions);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
  await page.keyboard.press('Escape');
  await expectFocusOn(actions);
  await page.keyboard.press('Enter');
  await expectFocusOn(page.getByRole('menuitem', { name: 'Edit' }));
  await page.keyboard.press('End');
  await expectFocusOn(page.getByRole('menuitem', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete Article' });
  await question.waitFor();
  await expectFocusOn(question.getByRole('button', { name: 'Cancel' }));
  await expectFocusKept(page, question);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await expectFocusOn(actions);
});
