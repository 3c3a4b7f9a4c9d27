import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { Person } from './people.ts';

export const widths = [1280, 375] as const;
/** Where the layout makes no difference, one way is gone: the harder one, on a small screen and through its drawer. */
export const phone = 375;
/** The addresses of all scripts. */
export const scripts = '**/assets/**/*.js';

type PageOptions = {
  person?: Person;
  width?: number;
  javaScriptEnabled?: boolean;
  /** A visitor whom nobody has seen: what others of this file left in the browser is not there. */
  isNew?: boolean;
  /** What the test itself makes the browser complain of: a refusal that it provokes, a request that it cuts off. */
  provokes?: RegExp;
};

/** What a dialog or the drawer blurs behind it is drawn by the processor here, anew with each frame, and no test looks at it. */
function withoutBlur(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::backdrop { backdrop-filter: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Opens pages in the worker's browser for the tests of a file. Visits of one person share a browser context, as tabs do, so that
 * what is cached is loaded once. After each test the pages are closed, and a complaint in one of their consoles fails it.
 * `usualWidth` is that of the pages that are opened without one.
 */
export function preparePages(usualWidth: number = 1280) {
  const origin = inject('origin');
  const contexts = new Map<string, Promise<BrowserContext>>();
  let browser: Browser;
  let pages: Page[] = [];
  let complaints: string[] = [];

  beforeAll(async () => {
    const endpoints = inject('browserEndpoints');
    browser = await chromium.connect(endpoints[(Number(process.env.VITEST_POOL_ID) - 1) % endpoints.length] ?? '');
  });
  afterEach(async () => {
    await Promise.all(pages.map((page) => page.close()));
    const heard = complaints;
    pages = [];
    complaints = [];
    expect(heard).toEqual([]);
  });
  afterAll(() => browser?.close());

  async function openContext({
    person,
    width = usualWidth,
    javaScriptEnabled = true,
    isNew,
  }: PageOptions): Promise<BrowserContext> {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      javaScriptEnabled,
      hasTouch: width < 500,
    });
    await context.addInitScript(withoutBlur);
    context.setDefaultTimeout(Number(process.env.PW_TIMEOUT ?? 60_000));
    if (person) await context.addCookies([{ name: 'session', value: person.cookie, url: origin }]);
    // Its process stays while this page does, with the scripts that it compiled: for later pages they are neither read nor compiled.
    if (!isNew) await (await context.newPage()).goto('/robots.txt');
    return context;
  }

  return async function openPage(path: string, options: PageOptions = {}): Promise<Page> {
    const { person, width, javaScriptEnabled, isNew, provokes } = options;
    const visit = isNew ? crypto.randomUUID() : JSON.stringify([person?.user.id, width, javaScriptEnabled]);
    const context = contexts.get(visit) ?? openContext(options);
    contexts.set(visit, context);
    const page = await (await context).newPage();
    pages.push(page);
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      if (isComplaint && !provokes?.test(message.text()))
        complaints.push(`${page.url()}: ${message.text()} (${message.location().url})`);
    });
    if (javaScriptEnabled !== false) waitForLife(page);
    await page.goto(path);
    return page;
  };
}

/** Resolves once the client answers on the page. */
export const untilAlive = (page: Page) => page.waitForFunction(() => window.earlyClicks === undefined);

/**
 * A visitor's page comes alive when somebody means to use it: a visit that waits for the page presses a key that does nothing else,
 * and waits until it is alive.
 */
function waitForLife(page: Page): void {
  const isAlive = async () => {
    await page.keyboard.press('F2');
    await untilAlive(page);
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  Object.assign(page, {
    async goto(...[path, options]: Parameters<Page['goto']>) {
      const response = await goto(path, options);
      if (options?.waitUntil !== 'commit') await isAlive();
      return response;
    },
    async reload(...[options]: Parameters<Page['reload']>) {
      const response = await reload(options);
      await isAlive();
      return response;
    },
  });
}

/** The message that is shown, as its title and description. */
export const toastOf = (page: Page) => page.locator('[data-slot=toast]');

export async function expectToast(page: Page, title: string, description: string | RegExp = ''): Promise<void> {
  const toast = toastOf(page).filter({ hasText: title }).filter({ hasText: description });
  await toast.waitFor();
}

/** Presses an item of the header; on small screens it stands in the drawer. */
export async function pressInHeader(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) {
    await menu.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByText(name, { exact: true }).click();
  } else {
    await page.getByRole('banner').getByText(name, { exact: true }).click();
  }
}

/** Looks at the page in the other width too, as if its window were resized, and leaves it in its own. */
export async function atEachWidth(page: Page, look: () => Promise<void>): Promise<void> {
  const { width: own, height } = page.viewportSize() ?? { width: phone, height: 900 };
  for (const width of [...widths.filter((other) => other !== own), own]) {
    await page.setViewportSize({ width, height });
    // What measures itself does so in the frame after.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await look();
  }
}

export async function expectWithinWindow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

/** No screen may be wider than its window, in whatever width. */
export const expectNoSidewaysScroll = (page: Page) => atEachWidth(page, () => expectWithinWindow(page));
