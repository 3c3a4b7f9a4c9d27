import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Article } from '../../worker/contract/articles.ts';
import { look } from './look.ts';
import { expectToast, expectWithinWindow, phone, preparePages, widths } from './pages.ts';
import { callApi, createPerson, type Person } from './people.ts';
import { writeArticle } from './written.ts';

const openPage = preparePages(phone);

const sources = (page: Page) => page.getByRole('region', { name: 'Sources' });
const marks = (page: Page) => page.locator('.prose .source a');

describe('the notes for readers', () => {
  let writer: Person;
  let article: Article;
  beforeAll(async () => {
    writer = await createPerson('notes');
    article = await writeArticle(writer, 'notes=1');
    await callApi('PATCH', `/articles/${article.id}/publish`, { publish: true }, writer);
  });

  it.each(widths)('tell a visitor what the article rests on, without JavaScript too, at %i pixels', async (width) => {
    const page = await openPage(`/${article.slug}`, { width, javaScriptEnabled: false });
    await sources(page)
      .getByText(/read on \w+ \d+, \d{4}/)
      .first()
      .waitFor();
    await page
      .getByRole('region', { name: 'How this was made' })
      .getByText(/^Written on .+ by the built-in writer.+ Checked and published by Mira Holt on .+\.$/)
      .waitFor();
    const mark = marks(page).first();
    expect(await mark.getAttribute('aria-label')).toMatch(/^Source \d$/);
    await mark.press('Enter');
    expect(page.url()).toMatch(/#source-\d$/);
    await expectWithinWindow(page);
  });

  it('are accessible, and said to machines', async () => {
    const page = await openPage(`/${article.slug}`);
    await look(page);
    const [ld] = await page.locator('script[type="application/ld+json"]').allInnerTexts();
    const told = JSON.parse(ld ?? '{}') as { isBasedOn: Array<{ url: string }>; dateModified: string };
    expect(told.isBasedOn[0]?.url).toBe(article.sourceUrl);
    expect(Date.parse(told.dateModified)).toBeGreaterThan(0);
  });

  it('are switched off and on by the owner, by keyboard', async () => {
    const page = await openPage(`/${article.slug}`, { person: writer });
    const ownSwitch = page.getByRole('switch', { name: /^Show readers the sources/ });
    await ownSwitch.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => ownSwitch.getAttribute('aria-checked')).toBe('false');
    await sources(page).waitFor({ state: 'detached' });
    const reader = await openPage(`/${article.slug}`, { isNew: true });
    expect(await sources(reader).count()).toBe(0);
    expect(await marks(reader).count()).toBe(0);
    await page.keyboard.press('Space');
    await expect.poll(() => ownSwitch.getAttribute('aria-checked')).toBe('true');
    await sources(page).waitFor();
  });

  it('leave with the article, or not', async () => {
    const page = await openPage(`/${article.slug}`, { person: writer });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const menu = page.getByRole('button', { name: 'Export' });
    await menu.press('Enter');
    await page.getByRole('menuitemcheckbox', { name: 'With notes on sources' }).waitFor();
    await look(page);
    const fileOf = async (name: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name }).press('Enter'),
      ]);
      return { name: download.suggestedFilename(), text: await text(await download.createReadStream()) };
    };
    const markdown = await fileOf('Markdown with front matter');
    expect(markdown.name).toBe(`${article.slug}.md`);
    expect(markdown.text).toMatch(/^---\ntitle: /);
    expect(markdown.text).toContain('[^1]: [');
    await menu.press('Enter');
    await page.getByRole('menuitemcheckbox', { name: 'With notes on sources' }).press('Space');
    const html = await fileOf('Clean HTML');
    expect(html.text).not.toContain('Sources</h2>');
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: 'Copy as rich text' }).press('Enter');
    await expectToast(page, 'Copied');
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return (await item?.getType('text/html'))?.text();
    });
    expect(copied).toContain('<table>');
  });
});
