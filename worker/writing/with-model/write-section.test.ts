import { expect, it } from 'vitest';
import type { SectionAnswer } from './desk.ts';
import { excessOf } from './write-section.ts';

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
