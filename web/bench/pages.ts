import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { ensureBrowser } from '../e2e/browser.ts';
import { startStack } from '../e2e/stack.ts';
import { printFirstUse } from './first-use.ts';

/*
 * `npm run bench:pages`: Lighthouse (mobile, default throttling) on the three public pages through the local stack, each as the
 * median of some runs, and what the first use of each costs. A bare page is measured beside them.
 * Lighthouse itself is fetched for the run: nobody who only starts the
 * site needs it.
 */

const runs = Number(process.env.RUNS || 3);
const lighthouse = 'lighthouse@13.5.0';
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

const numeric = z.object({ numericValue: z.number() });
const category = z.object({ score: z.number() });
const request = z.object({
  url: z.string(),
  transferSize: z.number().default(0),
  priority: z.string().optional(),
});
const report = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.looseObject({
    'first-contentful-paint': numeric,
    'largest-contentful-paint': numeric,
    'cumulative-layout-shift': numeric,
    'total-blocking-time': numeric,
    'network-requests': z.object({ details: z.object({ items: z.array(request) }) }),
  }),
});

type Figures = Record<
  'performance' | 'accessibility' | 'practices' | 'seo' | 'lcp' | 'fcp' | 'cls' | 'tbt' | 'kB' | 'aheadKB' | 'requests',
  number
>;

const run = promisify(execFile);

async function audit(url: string): Promise<{ figures: Figures; lost: string[] }> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const options = [...flags, ...quiet, `--user-data-dir=${profile}`].join(' ');
  const { stdout } = await run(
    'npx',
    ['--yes', lighthouse, url, '--output=json', '--quiet', `--chrome-flags=${options}`, '--no-enable-error-reporting'],
    { env: { ...process.env, CHROME_PATH: ensureBrowser() }, maxBuffer: 64 * 1024 * 1024 },
  );
  rmSync(profile, { recursive: true, force: true });
  const json: unknown = JSON.parse(stdout);
  const { categories, audits } = report.parse(json);
  const requests = audits['network-requests'].details.items;
  // Scripts that are fetched ahead are no part of reading: nothing runs them. What runs has a higher priority.
  const isAhead = ({ url, priority }: (typeof requests)[number]) => url.endsWith('.js') && priority === 'Low';
  const read = requests.filter((one) => !isAhead(one));
  const kB = (items: typeof requests) => items.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
  const percent = ({ score }: { score: number }) => Math.round(score * 100);
  return {
    figures: {
      performance: percent(categories.performance),
      accessibility: percent(categories.accessibility),
      practices: percent(categories['best-practices']),
      seo: percent(categories.seo),
      lcp: audits['largest-contentful-paint'].numericValue / 1000,
      fcp: audits['first-contentful-paint'].numericValue / 1000,
      cls: audits['cumulative-layout-shift'].numericValue,
      tbt: audits['total-blocking-time'].numericValue,
      kB: kB(read),
      aheadKB: kB(requests.filter(isAhead)),
      requests: read.length,
    },
    lost: lostAudits(json),
  };
}

const scored = z.object({
  audits: z.record(z.string(), z.object({ score: z.number().nullish(), title: z.string() })),
  categories: z.record(z.string(), z.object({ auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) })),
});

/** What cost points, by its title. */
function lostAudits(json: unknown): string[] {
  const { audits, categories } = scored.parse(json);
  const counted = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return counted.flatMap((id) => {
    const { score, title } = audits[id] ?? {};
    return score != null && score < 0.995 ? [`${title} (${score})`] : [];
  });
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const barePage = '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><h1>Hello</h1>';

async function startBarePage(): Promise<{ origin: string; stop(): void }> {
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(barePage));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

const bare = await startBarePage();
const stack = await startStack();
try {
  const published = z.object({ articles: z.array(z.object({ slug: z.string() })) });
  const list = await fetch(`${stack.origin}/api/articles/published`);
  const [article] = published.parse(await list.json()).articles;
  console.log(`Median of ${runs}; kB over the wire, gzip\n`);
  console.log('page                 perf a11y best  seo   LCP s  FCP s   CLS  TBT ms      kB  requests  ahead kB');
  const pages = ['/', '/articles', `/${article?.slug}`];
  const measured = [
    { name: '(bare)', url: bare.origin },
    ...pages.map((path) => ({ name: path, url: stack.origin + path })),
  ];
  for (const { name, url } of measured) {
    const results: Awaited<ReturnType<typeof audit>>[] = [];
    // Now and then Lighthouse loses its own trace; that says nothing of the page.
    for (let n = 0; n < runs; n += 1) {
      results.push(await audit(url).catch(() => audit(url)));
    }
    const of = (name: keyof Figures) => median(results.map(({ figures }) => figures[name]));
    const cell = (name: keyof Figures, width: number, digits = 0) => of(name).toFixed(digits).padStart(width);
    console.log(
      name.slice(0, 20).padEnd(20) +
        cell('performance', 5) +
        cell('accessibility', 5) +
        cell('practices', 5) +
        cell('seo', 5) +
        cell('lcp', 8, 2) +
        cell('fcp', 7, 2) +
        cell('cls', 6, 2) +
        cell('tbt', 8) +
        cell('kB', 8, 1) +
        cell('requests', 10) +
        cell('aheadKB', 10, 1),
    );
    // What a bare page lacks is no loss.
    const lost = url === bare.origin ? [] : results.flatMap((result) => result.lost);
    for (const title of new Set(lost)) console.log(`  lost: ${title}`);
  }
  await printFirstUse(stack.origin, pages);
} finally {
  await stack.stop();
  bare.stop();
}
