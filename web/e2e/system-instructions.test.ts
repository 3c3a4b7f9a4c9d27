import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoSidewaysScroll, expectToast, phone, preparePages } from './pages.ts';
import { createPerson, type Person } from './people.ts';

const openPage = preparePages(phone);

describe('the system instructions', () => {
  let admin: Person;
  beforeAll(async () => {
    admin = await createPerson('instructions', true);
  });

  const open = () => openPage('/system-instructions', { person: admin });

  it('are saved only when there is a change', async () => {
    const page = await open();
    const save = page.getByRole('button', { name: 'Save Changes' });
    await save.waitFor();
    expect(await save.isDisabled()).toBe(true);
    const prompt = page.getByLabel('System Prompt');
    const before = await prompt.inputValue();
    await prompt.fill(`${before} Name your sources.`);
    await page.getByText('You have unsaved changes').waitFor();
    await prompt.fill(before);
    await page.getByText('You have unsaved changes').waitFor({ state: 'detached' });
    expect(await save.isDisabled()).toBe(true);
    await prompt.fill(`${before} Name your sources.`);
    await save.click();
    await expectToast(page, 'System instructions updated');
    expect(await save.isDisabled()).toBe(true);
    await page.reload();
    expect(await prompt.inputValue()).toBe(`${before} Name your sources.`);
  });

  it('warn before an empty prompt is saved, and have a default to go back to', async () => {
    const page = await open();
    const prompt = page.getByLabel('System Prompt', { exact: true });
    const save = page.getByRole('button', { name: 'Save Changes' });
    const restore = page.getByRole('button', { name: 'Restore default prompt' });
    await prompt.fill('Something else');
    await restore.press('Enter');
    await restore.waitFor({ state: 'detached' });
    await expect.poll(() => prompt.evaluate((element) => element === document.activeElement)).toBe(true);
    const byDefault = await prompt.inputValue();
    expect(byDefault).toContain('State about a product only what the given facts say');

    const warning = page.getByText('It is empty: the language model will be told nothing');
    expect(await warning.count()).toBe(0);
    await prompt.fill('  ');
    await warning.waitFor();
    expect(await page.locator(`[id="${await prompt.getAttribute('aria-describedby')}"]`).innerText()).toBe(
      await warning.innerText(),
    );
    await save.press('Enter');
    await expectToast(page, 'System instructions updated', 'without a system prompt');
    await page.reload();
    await warning.waitFor();
    await restore.press('Enter');
    await save.press('Enter');
    await expectToast(page, 'System instructions updated', 'New articles are written by them from now on.');
    await page.reload();
    await page.getByText('Default', { exact: true }).first().waitFor();
    expect(await prompt.inputValue()).toBe(byDefault);
    await expectNoSidewaysScroll(page);
  });

  it('keep their last versions, with who and when, to go back to', async () => {
    const page = await open();
    const prompt = page.getByLabel('System Prompt', { exact: true });
    const save = page.getByRole('button', { name: 'Save Changes' });
    const versions = page.getByRole('region', { name: 'Versions' }).getByRole('listitem');
    for (const text of ['Be plain', 'Be brief']) {
      await prompt.fill(`${text}.`);
      await save.press('Enter');
      await expectToast(page, 'System instructions updated');
      await versions
        .first()
        .filter({ hasText: `${text}.` })
        .waitFor();
    }
    await expect.poll(() => versions.first().innerText()).toMatch(/Version \d+, Just now, Mira Holt\s*In use/);
    expect(await versions.first().getByRole('button').count()).toBe(0);
    await expect.poll(() => versions.count()).toBeLessThanOrEqual(10);

    const plain = versions.nth(1);
    await plain.locator('summary').press('Enter');
    await plain.getByText('Be plain.').waitFor();
    await expectNoSidewaysScroll(page);
    // What is typed and not saved is not replaced without a question.
    await prompt.fill('Half a thought');
    page.once('dialog', (dialog) => dialog.dismiss());
    await plain.getByRole('button').press('Enter');
    expect(await prompt.inputValue()).toBe('Half a thought');
    page.once('dialog', (dialog) => dialog.accept());
    await plain.getByRole('button').press('Enter');
    await expect.poll(() => prompt.inputValue()).toBe('Be plain.');
    // The focus follows the text.
    await expect.poll(() => prompt.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByText('You have unsaved changes').waitFor();
    await save.press('Enter');
    await expectToast(page, 'System instructions updated');
    await page.reload();
    expect(await prompt.inputValue()).toBe('Be plain.');
    await page.getByRole('button', { name: 'Restore default prompt' }).press('Enter');
    await save.press('Enter');
    await expectToast(page, 'System instructions updated');
  });

  it('say that nothing follows them where no model is set up', async () => {
    const page = await open();
    await page.getByRole('region', { name: 'No language model is connected' }).waitFor();
  });
});
