import { expect, it } from 'vitest';
import type { Evidence, EvidenceStatement } from '../../worker/contract/evidence.ts';
import { keepSame } from './keep-same.ts';

const statement = (id: string, text: string): EvidenceStatement => ({
  ...{ id, text, place: 'text', state: 'sourced', note: null, instead: null, reckoning: null },
  ...{ quotes: [{ source: 0, quote: text }], needsDecision: false, stated: [] },
});
const evidenceOf = (...statements: EvidenceStatement[]): Evidence => ({
  counts: { sourced: statements.length, checkable: statements.length },
  sources: [{ url: 'https://a.example/', title: 'A', fetchedAt: '1970-01-01T00:00:00.000Z' }],
  statements,
});

it('keeps what is the same, and takes what is not', () => {
  const before = evidenceOf(statement('1', 'One.'), statement('2', 'Two.'));
  const conflict: EvidenceStatement = { ...statement('2', 'Two.'), state: 'conflict' };
  const after = evidenceOf(statement('3', 'Three.'), statement('1', 'One.'), conflict);
  const kept = keepSame(before, after);
  expect(kept).toEqual(after);
  expect(kept.sources).toBe(before.sources);
  expect(kept.statements[1]).toBe(before.statements[0]);
  expect(kept.statements[2]).toBe(conflict);
});

it('has nothing to keep at first', () => {
  const first = evidenceOf(statement('1', 'One.'));
  expect(keepSame(null, first)).toBe(first);
});
