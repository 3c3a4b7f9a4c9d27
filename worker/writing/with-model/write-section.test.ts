import { expect, it } from 'vitest';
import { paragraph, section } from '../article/blocks.ts';
import type { SectionAnswer } from './desk.ts';
import { excessOf, roomToExplain } from './write-section.ts';

const claim = { kind: 'claim' as const, text: 'Oakwell draws each row of trees on a map.', facts: [1] };
const explanation = {
  kind: 'explanation' as const,
  text: 'A map of the rows helps whoever plans a harvest with people who are new.',
  facts: [],
};
const sectionOf = (...sentences: Array<typeof claim | typeof explanation>): SectionAnswer => ({
  heading: 'Rows',
  blocks: [{ kind: 'paragraph', sentences }],
});

it('asks for less explanation where a section explains much more than it tells, and counts its tables as told', () => {
  expect(excessOf(sectionOf(claim, claim, explanation))).toEqual([]);
  const told = sectionOf(claim, explanation);
  expect(excessOf(told)).toEqual([]);
  const more = sectionOf(claim, explanation, explanation);
  expect(excessOf(more).join(' ')).toMatch(/^30 of its words are explanation, and at most 25 may be/);
  const rows = [{ cells: ['Row maps', 'every tree of a row on one map'], facts: [1] }];
  const table = { kind: 'table' as const, header: ['Entry', 'What it does'], rows };
  expect(excessOf({ ...more, blocks: [...more.blocks, table, table] })).toEqual([]);
});

it('leaves an article that has explained much already less room to explain', () => {
  const sentences = (count: number, kind?: 'explanation') =>
    Array.from({ length: count }, () => ({
      text: 'Ten words stand in each sentence of this short part.',
      facts: [],
      ...(kind && { kind }),
    }));
  const part = (...told: Array<ReturnType<typeof sentences>>) => section('part', paragraph(told.flat()));
  expect(roomToExplain([], 100, 0.65)).toBe(50);
  expect(roomToExplain([part(sentences(20))], 100, 0.65)).toBe(70);
  expect(roomToExplain([part(sentences(20), sentences(10, 'explanation'))], 100, 0.3)).toBe(30);
  // The least that any section has.
  expect(roomToExplain([part(sentences(5), sentences(20, 'explanation'))], 100, 0.65)).toBe(20);
});
