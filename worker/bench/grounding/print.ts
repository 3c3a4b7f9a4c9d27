import type { Findings } from '../../writing/grounding/grounding.ts';
import type { Row } from './rows.ts';

export type Result = { row: Row; findings: Findings };

/** Lies that can be told from the facts for certain. */
const certain =
  /figure|number word|limit|quantity|currency|period|unit|price|date|quote|product name|person|competitor|negation/;

const outcomeOf = ({ findings }: Result) =>
  findings.inventions.length > 0 ? 'blocked' : findings.doubts.length > 0 ? 'doubted' : 'passed';

function line(name: string, results: readonly Result[]): string {
  const count = (outcome: string) => results.filter((result) => outcomeOf(result) === outcome).length;
  const cell = (outcome: string) => {
    const share = results.length === 0 ? 0 : (100 * count(outcome)) / results.length;
    return `${count(outcome)} (${share.toFixed(1)}%)`.padStart(13);
  };
  return `${name.padEnd(48)}${String(results.length).padStart(5)}${['blocked', 'doubted', 'passed'].map(cell).join('')}`;
}

export function printResults(path: string, results: readonly Result[], misses: boolean): void {
  const by = (verdict: Row['verdict']) => results.filter(({ row }) => row.verdict === verdict);
  const invented = by('invented');
  console.log(`\n${path}\n${''.padEnd(48)}    n      blocked      doubted       passed`);
  console.log(line('honest and general', [...by('honest'), ...by('general')]));
  for (const verdict of ['honest', 'general', 'invented'] as const) console.log(line(verdict, by(verdict)));
  console.log(
    line(
      'lies about figures, money, names, dates …',
      invented.filter(({ row }) => certain.test(row.lie ?? '')),
    ),
  );
  for (const [lie, rows] of Map.groupBy(invented, ({ row }) => row.lie ?? 'unplanned'))
    console.log(line(`  ${lie}`, rows));
  if (misses) printMisses(results);
}

/** Sentences whose outcome is not the one of their verdict. */
function printMisses(results: readonly Result[]): void {
  for (const result of results) {
    const { row, findings } = result;
    const outcome = outcomeOf(result);
    const isRight =
      row.verdict === 'invented'
        ? outcome === (certain.test(row.lie ?? '') ? 'blocked' : outcome) && outcome !== 'passed'
        : outcome === 'passed';
    if (isRight) continue;
    console.log(
      `${outcome} · ${row.lie ?? row.verdict} · ${row.sentence} · ${[...findings.inventions, ...findings.doubts].join('; ')}`,
    );
  }
}
