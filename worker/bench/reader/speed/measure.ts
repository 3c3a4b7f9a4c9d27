import { assembleSource, SourceError } from '../../../source/index.ts';
import { parsePage } from '../../../source/parse-page.ts';
import { adversarial } from './adversarial.ts';
import { makeVariedPage } from './varied-page.ts';

const kilobyte = 1000;
const pageSize = 300 * kilobyte;
const largeSize = 2000 * kilobyte;
const pages = 60;
const largePages = 12;

/** Milliseconds on a core for reading and sorting one page. Another process that is busy is not counted. */
async function costOf(html: string): Promise<number> {
  const before = process.threadCpuUsage();
  try {
    await assembleSource([await parsePage(html, 'https://example.com/', 0)]);
  } catch (error) {
    // To refuse a page is an answer too.
    if (!(error instanceof SourceError)) throw error;
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const percentile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

async function costsOf(count: number, size: number): Promise<number[]> {
  const costs: number[] = [];
  for (let seed = 1; seed <= count; seed += 1) costs.push(await costOf(makeVariedPage(seed, size)));
  return costs;
}

const printed = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`.padStart(11);

/** What reading costs: pages of the usual kind, large ones, and pages that are made to cost time. */
export async function measureSpeed(): Promise<void> {
  // Until the engine has compiled what runs often.
  await costsOf(20, pageSize);
  const [usual, large] = [await costsOf(pages, pageSize), await costsOf(largePages, largeSize)];
  console.log('CPU of reading and sorting one page       p50        p95');
  console.log(
    `${pages} varied pages of 300 kB        ${printed(percentile(usual, 0.5))}${printed(percentile(usual, 0.95))}`,
  );
  console.log(
    `${largePages} varied pages of 2 MB          ${printed(percentile(large, 0.5))}${printed(percentile(large, 0.95))}`,
  );
  const perByte = percentile(large, 0.5) / largeSize / (percentile(usual, 0.5) / pageSize);
  console.log(`a byte of 2 MB costs ${perByte.toFixed(2)} times a byte of 300 kB\n`);

  const worst: Array<{ name: string; cost: number }> = [];
  for (const [name, make] of Object.entries(adversarial)) {
    const html = make(pageSize);
    const runs = [await costOf(html), await costOf(html), await costOf(html)];
    worst.push({ name, cost: percentile(runs, 0.5) });
  }
  worst.sort((a, b) => b.cost - a.cost);
  console.log(`The dearest of ${worst.length} adversarial pages of 300 kB (middle of three runs)`);
  for (const { name, cost } of worst.slice(0, 10)) console.log(`${printed(cost)}  ${name}`);
}
