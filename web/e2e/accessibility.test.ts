import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { findViolationsInBothThemes } from './axe.ts';
import { insertArticle } from './insert-article.ts';
import { preparePages, pressInHeader } from './pages.ts';
import { createPerson, type Person, sql } from './people.ts';

const openPage = preparePages();
let writer: Person;
let admin: Person;

beforeAll(async () => {
  writer = await createPerson('axe-writer');
  admin = await createPerson('axe-admin', true);
  const row = { slug: 'axe', title: 'An article', userId: writer.user.id };
  const suggestions = ['Name the price.'];
  await sql(
    insertArticle({
      ...row,
      id: 'axe-draft',
      slug: 'axe-draft',
      status: 'draft',
      seoScore: 50,
      seoSuggestions: suggestions,
    }),
    insertArticle({
      ...row,
      id: 'axe-public',
      slug: 'axe-public',
      status: 'published',
      seoScore: 90,
      seoSuggestions: suggestions,
    }),
    insertArticle({ ...row, id: 'axe-failed', slug: 'axe-failed', status: 'failed', failureReason: 'Not read.' }),
    insertArticle({ ...row, id: 'axe-busy', slug: 'axe-busy', status: 'generating', generationProgress: 40 }),
    insertArticle({ ...row, userId: admin.user.id, id: 'axe-queue', slug: 'axe-queue', status: 'generating' }),
    insertArticle({ ...row, userId: admin.user.id, id: 'axe-broken', slug: 'axe-broken', status: 'failed' }),
    [
      "insert or ignore into seo_keywords (id, keyword, keyword_key, used, created_at) values ('axe-1', 'axe phrase', 'axe phrase', 0, 1)",
    ],
    [
      "insert or ignore into seo_keywords (id, keyword, keyword_key, used, created_at) values ('axe-2', 'axe used', 'axe used', 1, 1)",
    ],
  );
});

type Case = {
  name: string;
  path: string;
  as?: 'writer' | 'admin';
  width?: number;
  provokes?: RegExp;
  /** Brings the screen to the state that is looked at. */
  until: (page: Page) => Promise<unknown>;
};

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name }).waitFor();
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => page.getByRole('dialog').waitFor();
const steps =
  (...each: Array<(page: Page) => Promise<unknown>>) =>
  async (page: Page) => {
    for (const step of each) await step(page);
  };

const cases: Case[] = [
  { name: 'landing', path: '/', until: heading(/Generate/) },
  { name: 'landing, small', path: '/', width: 375, until: heading(/Generate/) },
  { name: 'login', path: '/', until: steps(press('Login / Sign Up'), dialog) },
  {
    name: 'sign-up with errors',
    path: '/',
    width: 375,
    until: steps(press('Get Started'), dialog, press(/^Sign Up$/), (page) => page.getByText(/valid email/).waitFor()),
  },
  { name: 'drawer', path: '/', width: 375, until: steps(press('Open menu'), dialog) },
  { name: 'articles', path: '/articles', until: heading('Published Articles') },
  { name: 'articles, small', path: '/articles', width: 375, until: heading('Published Articles') },
  {
    name: 'search without a match',
    path: '/articles?q=xyzzy',
    until: (page) => page.getByText('No articles found').waitFor(),
  },
  { name: 'article', path: '/bookkeeping-by-five-roads', until: heading(/Bookkeeping/) },
  {
    name: 'right-to-left article',
    path: '/arabic-bookkeeping',
    until: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    name: 'share menu',
    path: '/bookkeeping-by-five-roads',
    until: steps(press('Share'), (page) => page.getByRole('menu').waitFor()),
  },
  { name: 'missing article', path: '/no-such-article', provokes: /404/, until: heading('Article Not Found') },
  { name: 'missing page', path: '/no/such/page', provokes: /404/, until: heading(/not in print/) },
  { name: 'terms', path: '/terms', until: heading('Terms of Use') },
  { name: 'privacy', path: '/privacy', until: heading('Privacy Policy') },
  { name: 'access denied', path: '/categories', until: heading('Access Denied') },
  { name: 'keywords refused', path: '/seo-keywords', until: (page) => page.getByText(/Admin access/).waitFor() },
  {
    name: 'dashboard',
    path: '/',
    as: 'writer',
    until: (page) => page.getByRole('button', { name: 'Retry' }).waitFor(),
  },
  {
    name: 'dashboard, small',
    path: '/',
    as: 'writer',
    width: 375,
    until: (page) => page.getByRole('button', { name: 'Retry' }).waitFor(),
  },
  {
    name: 'URL missing',
    path: '/',
    as: 'writer',
    until: steps(press('Generate Article'), (page) => page.getByText('URL is required').waitFor()),
  },
  {
    name: 'row menu',
    path: '/',
    as: 'writer',
    until: steps(press(/^Actions for/), (page) => page.getByRole('menu').waitFor()),
  },
  {
    name: 'delete dialog',
    path: '/',
    as: 'writer',
    until: steps(press(/^Delete An/), (page) => page.getByRole('alertdialog').waitFor()),
  },
  { name: 'account', path: '/', as: 'writer', until: steps((page) => pressInHeader(page, 'Account'), dialog) },
  {
    name: 'account, editing',
    path: '/',
    as: 'writer',
    until: steps((page) => pressInHeader(page, 'Account'), dialog, press(/^Edit$/)),
  },
  { name: 'own draft', path: '/axe-draft', as: 'writer', until: (page) => page.getByText('Word Count').waitFor() },
  {
    name: 'own published article',
    path: '/axe-public',
    as: 'writer',
    until: (page) => page.getByText('Word Count').waitFor(),
  },
  {
    name: 'article being written',
    path: '/axe-busy',
    as: 'writer',
    until: (page) => page.getByRole('progressbar').waitFor(),
  },
  {
    name: 'editor',
    path: '/edit/axe-draft',
    as: 'writer',
    until: (page) => page.getByLabel('SEO score out of 100').waitFor(),
  },
  {
    name: 'editor, preview tab',
    path: '/edit/axe-draft',
    as: 'writer',
    until: (page) => page.getByRole('tab', { name: 'Preview' }).click(),
  },
  { name: 'regenerate', path: '/edit/axe-draft', as: 'writer', until: steps(press('Regenerate'), dialog) },
  {
    name: 'message',
    path: '/axe-draft',
    as: 'writer',
    until: steps(press('Publish'), (page) => page.locator('[data-slot=toast]').waitFor()),
  },
  { name: 'idea', path: '/', as: 'admin', until: (page) => page.getByRole('tab', { name: 'Research Idea' }).click() },
  {
    name: 'admin menu',
    path: '/articles',
    as: 'admin',
    until: steps(press('Admin'), (page) => page.getByRole('menu').waitFor()),
  },
  {
    name: 'keywords and queue',
    path: '/seo-keywords',
    as: 'admin',
    until: (page) => page.getByRole('button', { name: /Retry All/ }).waitFor(),
  },
  {
    name: 'keywords, small',
    path: '/seo-keywords',
    as: 'admin',
    width: 375,
    until: (page) => page.getByRole('button', { name: /Retry All/ }).waitFor(),
  },
  {
    name: 'used keywords',
    path: '/seo-keywords',
    as: 'admin',
    until: (page) => page.getByRole('tab', { name: /Used/ }).click(),
  },
  {
    name: 'system instructions',
    path: '/system-instructions',
    as: 'admin',
    until: (page) => page.getByLabel('System Prompt').waitFor(),
  },
  { name: 'categories', path: '/categories', as: 'admin', until: (page) => page.getByRole('switch').first().waitFor() },
  {
    name: 'categories, small',
    path: '/categories',
    as: 'admin',
    width: 375,
    until: (page) => page.getByRole('switch').first().waitFor(),
  },
  { name: 'add category', path: '/categories', as: 'admin', until: steps(press('Add Category'), dialog) },
];

it.each(cases)('axe finds nothing, light or dark, on: $name', async ({ path, as, width, provokes, until }) => {
  const person = as && { writer, admin }[as];
  const page = await openPage(path, {
    ...(person && { person }),
    ...(width && { width }),
    ...(provokes && { provokes }),
  });
  await until(page);
  expect(await findViolationsInBothThemes(page)).toEqual([]);
});
