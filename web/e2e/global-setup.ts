import { cpSync, lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { sendStatements } from '../../worker/scripts/statements.ts';
import { serveBrowser } from './browser.ts';
import { type ProductSite, serveProductSite } from './product-site.ts';
import { publishedArticles } from './published.ts';
import { type Stack, startStack } from './stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    /** A product's site that the stack may read; any query makes it another source. */
    productUrl: string;
    /** One for each worker: pages of one browser share its clipboard. */
    browserEndpoints: string[];
    stateDir: string;
    /** What `npm start` prints: its mails stand there. */
    logFile: string;
    /** The data of a first `npm start`, for stacks whose own first start is not what is tested. */
    seededState: string;
  }
}

const pages = resolve(import.meta.dirname, '../../worker/test/pages/kilnlog');
const seededState = mkdtempSync(join(tmpdir(), 'seo-article-ai-seeded-'));

let browsers: BrowserServer[] = [];
let site: ProductSite;
let stack: Stack;

/** One stack, browsers and one set of published articles for all files that need no stack of their own. */
export async function setup(project: TestProject): Promise<void> {
  browsers = await Promise.all(Array.from({ length: project.vitest.config.maxWorkers }, serveBrowser));
  site = await serveProductSite({
    '/': `${pages}/index.html`,
    '/about': `${pages}/about.html`,
  });
  stack = await startStack({ SOURCE_ALLOWED_HOSTS: site.host });
  await stack.killHard();
  cpSync(stack.stateDir, seededState, {
    recursive: true,
    filter: (file) => file !== stack.logFile && !lstatSync(file).isSocket(),
  });
  await stack.startAgain();
  const [demo] = await sendStatements(stack.stateDir, ["select id from users where username = 'demo'"]);
  await sendStatements(stack.stateDir, ...publishedArticles(String(demo?.id)));
  project.vitest.provide('seededState', seededState);
  project.provide('origin', stack.origin);
  project.provide('productUrl', site.url);
  project.provide('stateDir', stack.stateDir);
  project.provide('logFile', stack.logFile);
  project.provide(
    'browserEndpoints',
    browsers.map((browser) => browser.wsEndpoint()),
  );
}

/** For whoever looks into a red run: what went wrong on the server's side. */
function printFailures(): void {
  for (const line of stack?.output().split('\n') ?? []) if (/"event":"\w+_failed"/.test(line)) console.log(line);
}

export async function teardown(): Promise<void> {
  printFailures();
  await stack?.stop();
  rmSync(seededState, { recursive: true, force: true });
  await site?.close();
  await Promise.all(browsers.map((browser) => browser.close()));
}
