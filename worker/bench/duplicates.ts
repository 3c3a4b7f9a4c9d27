import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { candidates } from '../duplicates/find-similar.ts';
import { duplicateShare, type Shingles, sharedParts, shinglesOf } from '../duplicates/similarity.ts';
import { contentOf } from '../language/words.ts';
import { root } from '../scripts/settings.ts';

/*
 * `npm run bench:duplicates`: labelled pairs of texts on invented products; two on the same product are doubles. Every other pair
 * sets the threshold, the rest measures the one that stands in the code.
 */

const kinds = ['same product', 'same trade', 'same template', 'unrelated'] as const;
const file = z.object({
  texts: z.record(z.string(), z.string()),
  pairs: z.array(z.object({ kind: z.enum(kinds), one: z.string(), other: z.string() })),
});

type Judged = { kind: (typeof kinds)[number]; one: string; other: string; isDouble: boolean; share: number };

const data = file.parse(JSON.parse(readFileSync(resolve(root, 'worker/bench/duplicates/pairs.json'), 'utf8')));
const shingles = new Map(Object.entries(data.texts).map(([name, text]) => [name, shinglesOf(text)]));
const words = new Map(Object.entries(data.texts).map(([name, text]) => [name, contentOf(text)]));

/** What a search would find beside the other text: those that share most words. */
function beside(one: string, other: string): Shingles[] {
  const own = words.get(one) ?? new Set();
  const sharedWith = (name: string) => [...(words.get(name) ?? [])].filter((word) => own.has(word)).length;
  const names = [...shingles.keys()].filter((name) => name !== one && name !== other);
  names.sort((a, b) => sharedWith(b) - sharedWith(a));
  return [other, ...names.slice(0, candidates - 1)].map((name) => shingles.get(name) ?? new Set());
}

function judge({ kind, one, other }: (typeof data.pairs)[number]): Judged {
  const [share = 0] = sharedParts(shingles.get(one) ?? new Set(), beside(one, other));
  return { kind, one, other, isDouble: kind === 'same product', share };
}

function measure(judged: readonly Judged[], threshold: number) {
  const found = judged.filter(({ share }) => share >= threshold);
  const right = found.filter(({ isDouble }) => isDouble).length;
  const doubles = judged.filter(({ isDouble }) => isDouble).length;
  const precision = found.length === 0 ? 1 : right / found.length;
  const recall = right / doubles;
  return { precision, recall, f1: right === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}

/** The middle of the thresholds that do best. */
function setThreshold(judged: readonly Judged[]): number {
  const tried = Array.from({ length: 99 }, (_, at) => (at + 1) / 100);
  const best = Math.max(...tried.map((threshold) => measure(judged, threshold).f1));
  const good = tried.filter((threshold) => measure(judged, threshold).f1 === best);
  return good[Math.floor(good.length / 2)] ?? 0;
}

const judged = data.pairs.map(judge);
// Within each kind they take turns, so that both halves have as many of it.
const place = (pair: Judged) => judged.filter(({ kind }) => kind === pair.kind).indexOf(pair);
const [setting, measuring] = [0, 1].map((half) => judged.filter((pair) => place(pair) % 2 === half));
const round = (value: number) => Math.round(1000 * value) / 1000;
console.table(
  kinds.map((kind) => {
    const shares = judged.filter((pair) => pair.kind === kind).map(({ share }) => share);
    return { kind, pairs: shares.length, least: round(Math.min(...shares)), most: round(Math.max(...shares)) };
  }),
);
console.log(`Threshold: ${duplicateShare}; the first half would set ${setThreshold(setting ?? [])}`);
const { precision, recall, f1 } = measure(measuring ?? [], duplicateShare);
console.log(`On the other half: precision ${round(precision)}, recall ${round(recall)}, F1 ${round(f1)}`);
