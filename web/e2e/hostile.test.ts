import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { htmlPayloads, markdownPayloads } from '../test/payloads.ts';
import { insertArticle } from './insert-article.ts';
import { preparePages } from './pages.ts';
import { createPerson, type Person, sql } from './people.ts';

const openPage = preparePages();
/** Few enough to a page that one payload cannot hide many others. */
const atOnce = 12;

const groups = Array.from({ length: Math.ceil((htmlPayloads.length + markdownPayloads.length) / atOnce) }, (_, group) =>
  [...htmlPayloads, ...markdownPayloads].slice(group * atOnce, (group + 1) * atOnce),
);
const slugOf = (group: number) => `hostile-${group}`;

let author: Person;

beforeAll(async () => {
  author = await createPerson('hostile-author');
  await sql(
    ...groups.map((payloads, group) => {
      const text = payloads.join(' ');
      return insertArticle({
        id: slugOf(group),
        slug: slugOf(group),
        userId: author.user.id,
        title: `Hostile ${group} ${text}`,
        excerpt: text,
        content: payloads.map((payload) => `Before.\n\n${payload}`).join('\n\n'),
        keywords: payloads,
        categories: payloads,
        sourceUrl: `javascript:alert(${group})`,
        status: 'published',
        // Among the oldest: other files look at the first page of the list.
        ageMinutes: 60 * 24 * 400 + group,
      });
    }),
  );
});

/** What ran or was let in, seen from outside of the page. */
function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('dialog', async (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('framenavigated', (frame) => {
    if (frame.parentFrame() || !frame.url().startsWith('http://localhost')) seen.push(`frame ${frame.url()}`);
  });
  page.on('request', (request) => {
    const isOurs = request.url().startsWith('http://localhost');
    if (!isOurs && request.resourceType() !== 'image') seen.push(`${request.resourceType()} ${request.url()}`);
  });
  return seen;
}

/** Whatever fires on focus or on a pointer is given its chance. */
async function provoke(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      for (const type of ['mouseover', 'focus', 'toggle', 'animationstart', 'error', 'load']) {
        element.dispatchEvent(new Event(type));
      }
    }
  });
}

// Pictures may come from anywhere over https, and nothing answers here; a policy that had to step in would be told of too.
const provokes = /ERR_|Failed to load resource/;

it.each(groups.map((_, group) => group))('hostile content runs nothing in the browser: group %i', async (group) => {
  for (const person of [undefined, author]) {
    const page = await openPage('about:blank', { provokes, ...(person && { person }) });
    const seen = watch(page);
    await page.goto(`/${slugOf(group)}`);
    await page.getByText(`Hostile ${group} `).first().waitFor();
    await page.getByText('Before.').first().waitFor();
    await provoke(page);
    expect(seen).toEqual([]);
  }
});

it('hostile content runs nothing in lists, forms and previews', async () => {
  const page = await openPage('about:blank', { provokes, person: author });
  const seen = watch(page);
  await page.goto('/');
  await page.getByText('Hostile 0 ').first().waitFor();
  await provoke(page);
  for (const group of [0, 3, 7, groups.length - 1]) {
    await page.goto(`/edit/${slugOf(group)}`);
    await page.getByRole('tab', { name: 'Preview' }).click();
    await page.getByRole('tabpanel').getByText('Before.').filter({ visible: true }).first().waitFor();
    await provoke(page);
  }
  expect(seen).toEqual([]);
});
