import { findSites, type LabelledSite } from './reader/label.ts';
import { readOptions } from './reader/options.ts';
import { printMisses, printTables, sumTallies } from './reader/print.ts';
import { readSite } from './reader/read-site.ts';
import { type SiteScore, scoreSite } from './reader/score.ts';
import { serveSite } from './reader/serve-site.ts';
import { measureSpeed } from './reader/speed/measure.ts';

/*
 * `npm run bench:reader`: how well real product sites are read. Each site of a folder is served on a port of its own, read as a
 * generation reads it, and its product sheet is compared with what a person has labelled.
 *
 *   npm run bench:reader -- [FOLDER] [--sealed] [--site NAME] [--kind KIND] [--misses] [--json]
 *   npm run bench:reader -- --speed
 */

async function measure({ name, folder, label }: LabelledSite): Promise<SiteScore> {
  const { url, end } = await serveSite(folder);
  try {
    return scoreSite(name, label, await readSite(url));
  } finally {
    end();
  }
}

async function run(): Promise<void> {
  const options = readOptions();
  if (options.speed) return measureSpeed();
  const scores: SiteScore[] = [];
  for (const site of findSites(options.folder, options.site)) scores.push(await measure(site));
  if (options.json) {
    const totals = Object.fromEntries(options.kinds.map((kind) => [kind, sumTallies(scores, kind)]));
    console.log(JSON.stringify({ sites: scores.length, totals }, null, 2));
  } else {
    printTables(scores, options.kinds);
    if (options.misses) printMisses(scores, options.kinds);
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
