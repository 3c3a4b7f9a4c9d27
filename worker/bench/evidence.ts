import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { judgeArticle } from '../evidence/judge.ts';
import { keyOf } from '../evidence/statements.ts';
import { root } from '../scripts/settings.ts';
import type { Source } from '../source/types.ts';
import { articleFrom } from '../writing/test/articles.ts';
import * as written from '../writing/test/sources/index.ts';
import type { WrittenArticle } from '../writing/types.ts';
import { type Fault, faults, type Plant, readPlants } from './evidence/plants.ts';
import { findSites } from './reader/label.ts';
import { readSource } from './reader/read-site.ts';
import { serveSite } from './reader/serve-site.ts';

/*
 * `npm run bench:evidence`: faults that a person planted into articles: how many of them are found, and how many statements that
 * nobody touched are taken for faults.
 *
 *   npm run bench:evidence -- [PLANTS.json] [--sites FOLDER] [--misses]
 *
 * Without `--sites` the articles are those of the sample products, else those of the sites in the folder.
 */

type Found = { plant: Plant; isFound: boolean; alarms: string[]; untouched: number; ms: number };

async function articlesOf(names: ReadonlySet<string>, sites: string | undefined): Promise<Map<string, WrittenArticle>> {
  const sources = sites ? await sourcesOf(sites, names) : Object.entries(written);
  const wanted = sources.filter(([name]) => names.has(name));
  return new Map(
    await Promise.all(wanted.map(async ([name, source]) => [name, await articleFrom(source, 'medium')] as const)),
  );
}

async function sourcesOf(folder: string, names: ReadonlySet<string>): Promise<Array<[string, Source]>> {
  const sources: Array<[string, Source]> = [];
  for (const site of findSites(folder, undefined).filter(({ name }) => names.has(name))) {
    const { url, end } = await serveSite(site.folder);
    sources.push([site.name, await readSource(url).finally(end)]);
  }
  return sources;
}

function judge(plant: Plant, article: WrittenArticle): Found {
  const content = article.content.replace(plant.from, () => plant.to);
  const { proof, sheet, keywords } = article;
  const known = new Set(
    judgeArticle(article, { ...proof, sheet, keywords }, false).statements.map(({ text }) => keyOf(text)),
  );
  const started = performance.now();
  const { statements } = judgeArticle({ ...article, content }, { ...proof, sheet, keywords }, true);
  const ms = performance.now() - started;
  const isAlarm = ({ state }: (typeof statements)[number]) => state !== 'sourced' && state !== 'background';
  const untouched = statements.filter(({ text }) => known.has(keyOf(text)));
  const changed = statements.filter(({ text }) => !known.has(keyOf(text)));
  const alarms = untouched.filter(isAlarm).map(({ text, note }) => `${text} (${note})`);
  return { plant, isFound: changed.some(isAlarm), alarms, untouched: untouched.length, ms };
}

const percent = (part: number, whole: number) => `${Math.round((1000 * part) / Math.max(1, whole)) / 10}%`;

function print(results: readonly Found[], misses: boolean): void {
  const of = (fault: Fault) => results.filter(({ plant }) => plant.fault === fault);
  console.table(
    faults.flatMap((fault) => {
      const found = of(fault).filter(({ isFound }) => isFound).length;
      return of(fault).length === 0
        ? []
        : [{ fault, planted: of(fault).length, found, share: percent(found, of(fault).length) }];
    }),
  );
  const untouched = results.reduce((sum, one) => sum + one.untouched, 0);
  const alarms = results.flatMap((one) => one.alarms);
  const times = results.map(({ ms }) => ms).sort((a, b) => a - b);
  console.log(
    `False alarms: ${alarms.length} of ${untouched} untouched statements (${percent(alarms.length, untouched)})`,
  );
  console.log(`Work: ${Math.round(times[Math.floor(times.length * 0.95)] ?? 0)} ms at p95`);
  if (!misses) return;
  for (const { plant, isFound } of results)
    if (!isFound) console.log(`missed (${plant.fault}, ${plant.article}): ${plant.from} -> ${plant.to}`);
  for (const alarm of new Set(alarms)) console.log(`false alarm: ${alarm}`);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { sites: { type: 'string' }, misses: { type: 'boolean', default: false } },
  });
  const plants = readPlants(resolve(positionals[0] ?? resolve(root, 'worker/bench/evidence/plants.json')));
  const articles = await articlesOf(new Set(plants.map(({ article }) => article)), values.sites);
  const placed = plants.flatMap((plant) => {
    const article = articles.get(plant.article);
    return article?.content.includes(plant.from) ? [{ plant, article }] : [];
  });
  if (placed.length < plants.length)
    console.log(`${plants.length - placed.length} of ${plants.length} find no place: their article says it otherwise.`);
  const results = placed.map(({ plant, article }) => judge(plant, article));
  print(results, values.misses);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
