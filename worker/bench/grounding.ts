import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../scripts/settings.ts';
import { defaultSystemInstructions } from '../system-instructions/defaults.ts';
import { createGrounding } from '../writing/grounding/grounding.ts';
import { namesInWishes } from '../writing/grounding/names.ts';
import { sentenceTexts } from '../writing/with-model/read-answer.ts';
import { materialOf } from './grounding/material.ts';
import { printResults, type Result } from './grounding/print.ts';
import { readRows } from './grounding/rows.ts';

/*
 * `npm run bench:grounding`: of sentences with verdicts, how many the check of a model's prose blocks, doubts and lets pass: the
 * honest and general ones should pass, the invented ones should not.
 *
 *   npm run bench:grounding -- [FILE] [--own] [--misses]
 */

const partner = 'Northwind Outsourcing';
const allowed = namesInWishes(defaultSystemInstructions(partner).defaultCustomInstructions);

function measure(path: string): Result[] {
  const rows = readRows(path);
  return [...Map.groupBy(rows, ({ subject }) => subject)].flatMap(([subject, own]) => {
    const { material, factsOf } = materialOf(subject, own);
    const check = createGrounding(material, { partners: allowed });
    return own.map((row): Result => {
      const findings = check.check({ text: sentenceTexts(row.sentence, material).join(' '), facts: factsOf(row) });
      return { row, findings };
    });
  });
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { own: { type: 'boolean', default: false }, misses: { type: 'boolean', default: false } },
  });
  const own = ['rows.json', 'rows-2.json', 'rows-3.json', 'rows-4.json', 'rows-5.json'].map((name) =>
    resolve(import.meta.dirname, 'grounding', name),
  );
  const given = resolve(positionals[0] ?? process.env.SENTENCES ?? resolve(root, '../shared/grounding/sentences.json'));
  for (const path of values.own ? own : positionals[0] ? [given] : [...own, given])
    printResults(path, measure(path), values.misses);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
