import { beforeAll, describe, expect, it } from 'vitest';
import type { Article } from '../../worker/contract/articles.ts';
import { insertArticle } from './insert-article.ts';
import { expectNoSidewaysScroll, expectToast, phone, preparePages } from './pages.ts';
import { callApi, createPerson, type Person, sql } from './people.ts';

const openPage = preparePages(phone);

describe('categories assigned automatically', () => {
  let admin: Person;
  let writer: Person;
  const ids = ['one', 'two', 'three'].map((name) => `assigned-${name}`);

  beforeAll(async () => {
    admin = await createPerson('assigner', true);
    writer = await createPerson('assigned');
    await callApi('POST', '/categories/initialize', {}, admin);
    const rows = ids.map((id) =>
      insertArticle({
        id,
        slug: id,
        userId: writer.user.id,
        title: `Payroll for small teams ${id}`,
        keywords: ['payroll software'],
        content: '## Payslips\n\nEmployees see their salary, overtime and benefits.',
        categories: [],
        status: id.startsWith('assigned-two') ? 'published' : 'draft',
      }),
    );
    await sql(...rows);
  });

  const categoriesOf = async (id: string | undefined) =>
    ((await (await callApi('GET', `/articles/${id}`, undefined, admin)).json()) as Article).categories;

  it('are shown by article, and taken back from one or from all', async () => {
    const page = await openPage('/categories', { person: admin });
    const assigned = page.getByRole('region', { name: 'Auto-assigned in the last hour' });
    const row = (id: string | undefined) => assigned.getByRole('listitem').filter({ hasText: id ?? '' });
    await page.getByRole('button', { name: 'Auto-Assign to Articles' }).press('Enter');
    await expectToast(page, 'Categories Auto-Assigned!');
    const heading = assigned.getByRole('heading');
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    for (const id of ids) {
      const text = await row(id).innerText();
      expect(text).toContain('Human Resources');
      expect(text).toMatch(/By Mira Holt\. Assigned by Mira Holt, Just now\./);
    }
    await expect.poll(() => row(ids[1]).innerText()).toContain('published');
    await expectNoSidewaysScroll(page);

    // One that somebody gave others meanwhile keeps those.
    await callApi('PATCH', `/articles/${ids[2]}`, { categories: ['seo'] }, admin);
    await row(ids[0]).getByRole('button').press('Enter');
    await expectToast(page, 'Categories taken back', '1 of 1 articles.');
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    for (const id of [ids[0], ids[2]]) await row(id).waitFor({ state: 'detached' });
    expect(await Promise.all(ids.map(categoriesOf))).toEqual([[], ['human-resources'], ['seo']]);

    // Other tests' articles are assigned as well: they stay.
    await page.route('**/api/categories/assigned', async (route) => {
      const answer = (await (await route.fetch()).json()) as Array<{ id: string }>;
      await route.fulfill({ json: answer.filter(({ id }) => ids.includes(id)) });
    });
    await page.reload();
    await row(ids[1]).waitFor();
    await assigned.getByRole('button', { name: 'Undo all (1)' }).press('Enter');
    await expectToast(page, 'Categories taken back', '1 of 1 articles.');
    await assigned.waitFor({ state: 'detached' });
    const again = page.getByRole('button', { name: 'Auto-Assign to Articles' });
    await expect.poll(() => again.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await categoriesOf(ids[1])).toEqual([]);
    await sql([`delete from articles where user_id = '${writer.user.id}'`]);
  });
});
