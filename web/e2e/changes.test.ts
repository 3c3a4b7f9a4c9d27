import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { ArticleList, PublicPage, PublishedList } from '../../worker/contract/articles.ts';
import type { SeoKeyword } from '../../worker/contract/keywords.ts';
import { insertArticle } from './insert-article.ts';
import { phone, preparePages } from './pages.ts';
import { callApi, createPerson, type Person, sql } from './people.ts';

const openPage = preparePages(phone);

/** To another screen of the page that is open, as its links do it. */
const go = (page: Page, path: string) => page.evaluate((next) => history.pushState(null, '', next), path);

const textsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => elements.map((element) => element.textContent ?? ''));

describe('what a change touches', () => {
  let admin: Person;
  const reader = 'read-on';
  const own = 'changing';

  beforeAll(async () => {
    admin = await createPerson('changing-admin', true);
    const userId = admin.user.id;
    await sql(
      insertArticle({ id: reader, userId, title: 'Read on', slug: reader, status: 'published' }),
      insertArticle({ id: own, userId, title: 'Changing', slug: own, status: 'draft', ageMinutes: 1 }),
    );
  });

  const read = async <T>(path: string): Promise<T> => (await callApi('GET', path, undefined, admin)).json() as T;

  // Other tests change theirs meanwhile, which no change of this browser tells of: its own are looked at.
  const isOwn = (keyword: string) => keyword === 'shop ledger';
  const isOwnTitle = (title: string) => ['Changing', 'Changed', 'Read on'].includes(title);

  /** Each screen with what it shows, and what it would show after a reload. */
  const screens: Record<string, [shown: (page: Page) => Promise<unknown>, due: () => Promise<unknown>]> = {
    '/': [
      async (page) => [
        await page
          .locator('[data-slot=my-article]')
          .evaluateAll((rows) =>
            rows.map((row) => [row.getAttribute('data-status'), row.querySelector('h3')?.textContent]),
          ),
        await textsOf(page, '[data-slot=stat] dd'),
      ],
      async () => {
        const { articles, stats } = await read<ArticleList>(`/articles/user/${admin.user.id}?page=1`);
        const figures = [stats.totalArticles, stats.publishedArticles, stats.avgSeoScore, stats.generatingArticles];
        return [articles.map(({ status, title }) => [status, title]), figures.map(String)];
      },
    ],
    '/articles': [
      async (page) => (await textsOf(page, 'main article h2')).filter(isOwnTitle),
      async () => {
        const { articles } = await read<PublishedList>('/articles/published?page=1&limit=12');
        return articles.map(({ title }) => title).filter(isOwnTitle);
      },
    ],
    '/seo-keywords': [
      async (page) => {
        const [, current, used, total] =
          /\((\d+)\)\s+Used Keywords \((\d+)\)\s+Total: (\d+)/
            .exec(await page.getByRole('tablist').locator('..').innerText())
            ?.map(Number) ?? [];
        const listed = await page
          .locator('[role=tabpanel] li [role=checkbox]')
          .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label') ?? ''));
        return [listed.filter(isOwn), current === listed.length, total === Number(current) + Number(used)];
      },
      async () => {
        const keywords = await read<SeoKeyword[]>('/seo-keywords');
        return [
          keywords
            .filter(({ used }) => !used)
            .map(({ keyword }) => keyword)
            .filter(isOwn),
          true,
          true,
        ];
      },
    ],
    [`/${reader}`]: [
      async (page) => [
        await textsOf(page, 'main h1'),
        (await textsOf(page, 'main nav[aria-label="More articles"] a')).filter(isOwnTitle),
      ],
      async () => {
        const { article, related, previous, next } = await read<PublicPage>(`/pages/${reader}`);
        return [[article.title], [...related, previous, next].flatMap((link) => link?.title ?? []).filter(isOwnTitle)];
      },
    ],
  };

  async function expectTruth(page: Page, path: string): Promise<void> {
    const [shown, due] = screens[path] ?? [];
    await vi.waitFor(async () => expect({ [path]: await shown?.(page) }).toEqual({ [path]: await due?.() }), {
      timeout: 20_000,
      interval: 200,
    });
  }

  it('is shown by every list at once, in this tab and in the others', async () => {
    const here = await openPage('/', { person: admin });
    const others = new Map<string, Page>();
    for (const path of Object.keys(screens)) others.set(path, await openPage(path, { person: admin }));
    const walk = async () => {
      for (const path of Object.keys(screens)) {
        await go(here, path);
        await expectTruth(here, path);
      }
    };
    const row = (title: string) => here.locator('[data-slot=my-article]').filter({ hasText: title });
    const statusOf = async (id: string) => (await read<{ status: string }>(`/articles/${id}`)).status;

    const changes: Array<[name: string, make: () => Promise<unknown>, isMade: () => Promise<boolean>]> = [
      [
        'publish',
        async () => {
          await go(here, '/');
          await row('Changing').getByRole('button', { name: 'Publish', exact: true }).click();
        },
        async () => (await statusOf(own)) === 'published',
      ],
      [
        'rename',
        async () => {
          await go(here, `/edit/${own}`);
          await here.getByLabel('Title', { exact: true }).fill('Changed');
          await here.getByRole('button', { name: 'Save Changes' }).click();
        },
        async () => (await read<{ title: string }>(`/articles/${own}`)).title === 'Changed',
      ],
      [
        'unpublish',
        async () => {
          await go(here, '/');
          await row('Changed').getByRole('button', { name: 'Unpublish' }).click();
        },
        async () => (await statusOf(own)) === 'draft',
      ],
      [
        'delete',
        async () => {
          await go(here, '/');
          await here.getByRole('button', { name: 'Actions for Changed' }).click();
          await here.getByRole('menuitem', { name: 'Delete' }).click();
          await here.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
        },
        async () => (await callApi('GET', `/articles/${own}`, undefined, admin)).status === 404,
      ],
      [
        'add a keyword',
        async () => {
          await go(here, '/seo-keywords');
          await here.getByPlaceholder('Enter a keyword').fill('shop ledger');
          await here.keyboard.press('Enter');
        },
        async () => (await read<SeoKeyword[]>('/seo-keywords')).some(({ keyword }) => isOwn(keyword)),
      ],
      [
        'use a keyword, and finish its article',
        async () => {
          await go(here, '/seo-keywords');
          await here.getByRole('checkbox', { name: 'shop ledger' }).click();
          await here.getByRole('button', { name: 'Generate Articles (1)' }).click();
        },
        async () =>
          (await read<SeoKeyword[]>('/seo-keywords')).some(
            ({ keyword, article }) => isOwn(keyword) && article?.status === 'draft',
          ),
      ],
      [
        'generate from a page, and finish it',
        async () => {
          await go(here, '/');
          await here.getByLabel('SaaS URL').fill(`${inject('productUrl')}?changes=1`);
          await here.keyboard.press('Enter');
        },
        async () => (await read<ArticleList>(`/articles/user/${admin.user.id}?page=1`)).stats.draftArticles === 2,
      ],
    ];

    await walk();
    for (const [name, make, isMade] of changes) {
      await make();
      await expect.poll(isMade, { timeout: 30_000, message: name }).toBe(true);
      for (const [path, tab] of others) await expectTruth(tab, path);
      await walk();
    }
  });
});
