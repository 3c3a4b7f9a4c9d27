import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { insertArticle } from './insert-article.ts';
import { expectToast, preparePages, toastOf } from './pages.ts';
import { callApi, createPerson, type Person, sql } from './people.ts';

const openPage = preparePages();

let writer: Person;
let admin: Person;

beforeAll(async () => {
  writer = await createPerson('toast-writer');
  admin = await createPerson('toast-admin', true);
});

beforeEach(async () => {
  const userId = writer.user.id;
  await sql(
    ['delete from articles where user_id = ?', userId],
    ['update users set max_draft_articles = 10, max_published_articles = 10 where id = ?', userId],
    ['update users set is_admin = 1 where id = ?', admin.user.id],
    ["delete from seo_keywords where id like 'toast-%'"],
    [
      "insert into seo_keywords (id, keyword, keyword_key, used, created_at) values ('toast-1', 'toast rack', 'toast rack', 0, 1)",
    ],
    [
      "insert into seo_keywords (id, keyword, keyword_key, used, created_at) values ('toast-2', 'burnt toast', 'burnt toast', 1, 1)",
    ],
    ["delete from categories where id = 'toast'"],
    ["insert into categories values ('toast', 'toast', 'Toast', 'ai', null, 1, 1, 1)"],
    insertArticle({ id: 'toast-draft', userId, title: 'A draft', slug: 'toast-draft', status: 'draft' }),
    insertArticle({ id: 'toast-failed', userId, title: 'A failure', slug: 'toast-failed', status: 'failed' }),
  );
});

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
const fill = (label: string, text: string) => (page: Page) => page.getByLabel(label, { exact: true }).fill(text);
const submitUrl = (url: string) => async (page: Page) => {
  await fill('SaaS URL', url)(page);
  await press('Generate Article')(page);
};
const answerYes = async (page: Page) => {
  page.once('dialog', (dialog) => dialog.accept());
};
const cutOff = (path: string) => (page: Page) => page.route(`**/api/${path}`, (route) => route.abort());
/** Uses up what a minute allows only once the screen asks: the minute that is counted may begin anew before. */
const refuseFirst = (page: Page) =>
  page.route('**/api/generate/idea', async (route) => {
    let status = 0;
    while (status !== 429) status = (await callApi('POST', '/generate/idea', {}, admin)).status;
    await route.continue();
  });
const change = (statement: string) => () => sql([statement]);
const deleteArticle = change("delete from articles where id = 'toast-draft'");
const allowNoDraft = () => sql(['update users set max_draft_articles = 0 where id = ?', writer.user.id]);
const allowNoPublishing = () => sql(['update users set max_published_articles = 0 where id = ?', writer.user.id]);
const dismissAdmin = () => sql(['update users set is_admin = 0 where id = ?', admin.user.id]);

type Failure = {
  toast: [title: string, description: string | RegExp];
  cause: string;
  as?: 'writer' | 'admin';
  path: string;
  /** What is done on the screen, with what happens elsewhere meanwhile. */
  steps: Array<(page: Page) => Promise<unknown>>;
};

const usedUrl = () => `${inject('productUrl')}?used=1`;
const onlyAdmins = 'Only administrators can do this.';

const failures: Failure[] = [
  {
    toast: ['Article Limit Reached', /limit/],
    cause: 'the limit was lowered meanwhile',
    as: 'writer',
    path: '/',
    steps: [(page) => page.getByText('A draft').waitFor(), allowNoDraft, submitUrl('https://limit.example')],
  },
  {
    toast: ['URL Already Used', /already/],
    cause: 'there is an article from it',
    as: 'writer',
    path: '/',
    steps: [
      () => callApi('POST', '/generate/url', { url: usedUrl() }, writer),
      (page) => submitUrl(`${usedUrl()}&utm_source=mail`)(page),
    ],
  },
  {
    toast: ['Invalid URL', 'Please check the URL format and try again.'],
    cause: 'the host is not a public one',
    as: 'writer',
    path: '/',
    steps: [submitUrl('http://intranet:8080')],
  },
  {
    toast: ['Generation Failed', 'Unable to generate article. Please try again later.'],
    cause: 'an outage',
    as: 'writer',
    path: '/',
    steps: [cutOff('generate/url'), submitUrl('https://outage.example')],
  },
  {
    toast: ['Generation Failed', onlyAdmins],
    cause: 'an idea of somebody who is no admin any more',
    as: 'admin',
    path: '/',
    steps: [
      (page) => page.getByRole('tab', { name: 'Research Idea' }).click(),
      fill('Your Idea', 'How small shops keep their books'),
      dismissAdmin,
      press('Generate Article'),
    ],
  },
  {
    toast: ['Article Limit Reached', /minute/],
    cause: 'more ideas in a minute than may be',
    as: 'admin',
    path: '/',
    steps: [
      (page) => page.getByRole('tab', { name: 'Research Idea' }).click(),
      fill('Your Idea', 'How small shops keep their books'),
      refuseFirst,
      press('Generate Article'),
    ],
  },
  {
    toast: ['Login Failed', 'Invalid username or password'],
    cause: 'a wrong password',
    path: '/articles',
    steps: [
      press('Login / Sign Up'),
      fill('Username', 'toast-writer'),
      fill('Password', 'not-the-one'),
      press('Login'),
    ],
  },
  {
    toast: ['Registration Failed', 'This username is already taken. Please choose another one.'],
    cause: 'a taken username',
    path: '/',
    steps: [
      press('Sign Up'),
      fill('Username', 'Toast-Writer'),
      fill('Email', 'other@example.com'),
      fill('Password', 'long-enough'),
      (page) => page.getByRole('dialog').getByRole('button', { name: 'Sign Up', exact: true }).click(),
    ],
  },
  {
    toast: ['Google Sign-in Failed', /not set up/],
    cause: 'Google is not configured',
    path: '/',
    steps: [press('Get Started'), press('Continue with Google')],
  },
  {
    toast: ['Google Sign-in Failed', 'Sign-in was cancelled'],
    cause: 'the popup is closed',
    path: '/',
    steps: [
      // As if it were set up: the popup comes as far as a page of the provider, and is closed there.
      (page) =>
        page.context().route('**/api/auth/google/start', (route) => route.fulfill({ body: 'Choose an account' })),
      press('Get Started'),
      async (page) => {
        const opened = page.waitForEvent('popup');
        await press('Continue with Google')(page);
        const popup = await opened;
        await popup.getByText('Choose an account').waitFor();
        await popup.close();
        await page.context().unroute('**/api/auth/google/start');
      },
    ],
  },
  {
    toast: ['Google Sign-in Failed', 'Popup was blocked by browser. Please allow popups and try again.'],
    cause: 'no popups',
    path: '/',
    steps: [
      (page) =>
        page.evaluate(() => {
          window.open = () => null;
        }),
      press('Get Started'),
      press('Continue with Google'),
    ],
  },
  {
    toast: ['Update Failed', 'This username is already taken. Please choose another one.'],
    cause: 'a taken username',
    as: 'writer',
    path: '/',
    steps: [
      press('Account'),
      press('Edit'),
      fill('Username', 'demo'),
      press('Save'),
      (page) => page.getByRole('dialog').getByRole('alert').filter({ hasText: 'already taken' }).waitFor(),
    ],
  },
  {
    toast: ['Error', /publish/],
    cause: 'published as many as may be',
    as: 'writer',
    path: '/toast-draft',
    steps: [allowNoPublishing, press('Publish')],
  },
  {
    toast: ['Error', 'This article does not exist.'],
    cause: 'deleted elsewhere before it is deleted here',
    as: 'writer',
    path: '/toast-draft',
    steps: [
      press('Delete'),
      deleteArticle,
      (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click(),
    ],
  },
  {
    toast: ['Error', 'This article does not exist.'],
    cause: 'deleted elsewhere before it is saved',
    as: 'writer',
    path: '/edit/toast-draft',
    steps: [fill('Title', 'Another title'), deleteArticle, press('Save Changes')],
  },
  {
    toast: ['Retry failed', /limit/],
    cause: 'no room for a draft',
    as: 'writer',
    path: '/',
    steps: [(page) => page.getByText('A failure').waitFor(), allowNoDraft, press('Retry')],
  },
  {
    toast: ['Regeneration Failed', /limit/],
    cause: 'no room for a draft',
    as: 'writer',
    path: '/edit/toast-draft',
    steps: [press('Regenerate'), allowNoDraft, press('Regenerate Article')],
  },
  {
    toast: ['Error', "The keyword 'Toast Rack' is in the list already."],
    cause: 'a keyword twice',
    as: 'admin',
    path: '/seo-keywords',
    steps: [fill('Keyword', 'Toast Rack'), press('Add Keyword')],
  },
  {
    toast: ['Error', 'This keyword does not exist.'],
    cause: 'deleted elsewhere before it is deleted here',
    as: 'admin',
    path: '/seo-keywords',
    steps: [
      (page) => page.getByRole('checkbox', { name: 'toast rack' }).waitFor(),
      change("delete from seo_keywords where id = 'toast-1'"),
      answerYes,
      press('Delete keyword toast rack'),
    ],
  },
  {
    toast: ['Error', 'This keyword does not exist.'],
    cause: 'deleted elsewhere before it is moved',
    as: 'admin',
    path: '/seo-keywords',
    steps: [
      (page) => page.getByRole('tab', { name: /Used/ }).click(),
      (page) => page.getByRole('button', { name: 'Move back burnt toast' }).waitFor(),
      change("delete from seo_keywords where id = 'toast-2'"),
      press('Move back burnt toast'),
    ],
  },
  {
    toast: ['Generation Failed', 'Failed to generate keywords'],
    cause: 'an outage',
    as: 'admin',
    path: '/seo-keywords',
    steps: [cutOff('seo-keywords/generate'), fill('Topic', 'bookkeeping'), press('Generate Keywords')],
  },
  {
    toast: ['Generation Failed', onlyAdmins],
    cause: 'articles from keywords for somebody who is no admin any more',
    as: 'admin',
    path: '/seo-keywords',
    steps: [
      (page) => page.getByRole('checkbox', { name: 'toast rack' }).click(),
      dismissAdmin,
      press('Generate Articles (1)'),
    ],
  },
  {
    toast: ['Error', onlyAdmins],
    cause: 'instructions of somebody who is no admin any more',
    as: 'admin',
    path: '/system-instructions',
    steps: [fill('System Prompt', 'Be brief.'), dismissAdmin, press('Save Changes')],
  },
  {
    toast: ['Initialization Failed', onlyAdmins],
    cause: 'no admin any more',
    as: 'admin',
    path: '/categories',
    steps: [(page) => page.getByRole('switch').first().waitFor(), dismissAdmin, press('Initialize Predefined')],
  },
  {
    toast: ['Auto-Assignment Failed', onlyAdmins],
    cause: 'no admin any more',
    as: 'admin',
    path: '/categories',
    steps: [(page) => page.getByRole('switch').first().waitFor(), dismissAdmin, press('Auto-Assign to Articles')],
  },
  {
    toast: ['Creation Failed', "There is a category named 'toast' already."],
    cause: 'a name twice',
    as: 'admin',
    path: '/categories',
    steps: [
      press('Add Category'),
      fill('Name in addresses (slug)', 'toast'),
      fill('Display Name', 'Toast'),
      press('Create Category'),
    ],
  },
  {
    toast: ['Update Failed', 'This category does not exist.'],
    cause: 'deleted elsewhere before it is saved',
    as: 'admin',
    path: '/categories',
    steps: [press('Edit Toast'), change("delete from categories where id = 'toast'"), press('Save Changes')],
  },
  {
    toast: ['Update Failed', 'This category does not exist.'],
    cause: 'deleted elsewhere before it is switched',
    as: 'admin',
    path: '/categories',
    steps: [
      (page) => page.getByRole('switch', { name: 'Toast active' }).waitFor(),
      change("delete from categories where id = 'toast'"),
      (page) => page.getByRole('switch', { name: 'Toast active' }).click(),
    ],
  },
  {
    toast: ['Deletion Failed', 'This category does not exist.'],
    cause: 'deleted elsewhere before it is deleted here',
    as: 'admin',
    path: '/categories',
    steps: [
      (page) => page.getByRole('switch', { name: 'Toast active' }).waitFor(),
      change("delete from categories where id = 'toast'"),
      answerYes,
      press('Delete Toast'),
    ],
  },
  {
    toast: ['Error', 'Failed to copy URL to clipboard.'],
    cause: 'the clipboard is closed to the page',
    path: '/bookkeeping-by-five-roads',
    steps: [
      async (page) => {
        const session = await page.context().newCDPSession(page);
        const { targetInfo } = await session.send('Target.getTargetInfo');
        for (const allowWithoutSanitization of [true, false]) {
          await session.send('Browser.setPermission', {
            permission: { name: 'clipboard-write', allowWithoutSanitization },
            setting: 'denied',
            origin: inject('origin'),
            ...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
          });
        }
      },
      press('Share'),
      (page) => page.getByRole('menuitem', { name: 'Copy Link' }).click(),
    ],
  },
];

it.each(failures)('tells $toast of: $cause', async ({ toast: [title, description], as, path, steps }) => {
  const person = as && { writer, admin }[as];
  const page = await openPage(path, { provokes: /status of 4|ERR_FAILED/, ...(person && { person }) });
  for (const step of steps) await step(page);
  await expectToast(page, title, description);
  expect(await toastOf(page).getAttribute('data-variant')).toBe('destructive');
});

const outages = [
  { message: 'Failed to fetch user', request: 'auth/me', path: '/', as: 'writer', shows: 'Welcome back, Mira Holt' },
  { message: 'Failed to fetch stats', request: 'articles/stats/*', path: '/', as: 'writer', shows: 'Avg SEO Score' },
  { message: 'Failed to fetch user articles', request: 'articles/user/*', path: '/', as: 'writer', shows: 'A draft' },
  { message: 'Failed to fetch categories', request: 'categories', path: '/', as: 'writer', shows: '(0 of at most 3)' },
  {
    message: 'Failed to fetch published articles',
    request: 'articles/published*',
    path: '/articles',
    as: 'writer',
    shows: 'Bookkeeping by five crossroads',
  },
  {
    message: 'Failed to fetch articles',
    request: 'articles/search*',
    path: '/articles?q=crossroads',
    as: 'writer',
    shows: 'Bookkeeping by five crossroads',
  },
  {
    message: 'Failed to fetch article',
    request: 'articles/slug/*',
    path: '/toast-draft',
    as: 'writer',
    shows: 'Word Count',
  },
  {
    message: 'Failed to fetch keywords',
    request: 'seo-keywords',
    path: '/seo-keywords',
    as: 'admin',
    shows: 'toast rack',
  },
  {
    message: 'Failed to fetch system instructions',
    request: 'system-instructions',
    path: '/system-instructions',
    as: 'admin',
    shows: 'System Prompt',
  },
] as const;

it.each(outages)('says "$message" where it stands, and tries again', async ({ message, request, path, as, shows }) => {
  const page = await openPage('about:blank', { person: { writer, admin }[as], provokes: /ERR_FAILED/ });
  await page.addInitScript(() => localStorage.removeItem('user'));
  await page.route(`**/api/${request}`, (route) => route.abort());
  await page.goto(path);
  const failure = page.locator('[data-slot=failure]').filter({ hasText: message });
  await failure.waitFor();
  await page.unroute(`**/api/${request}`);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await page.getByText(shows).first().waitFor();
  await failure.waitFor({ state: 'detached' });
});
