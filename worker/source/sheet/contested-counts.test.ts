import { expect, it } from 'vitest';
import { findContestedCounts } from './contested-counts.ts';
import { emptySheet as emptySheetOf } from './empty-sheet.ts';

const emptySheet = emptySheetOf([], 'Ledgerlark');
const found = (...texts: string[]) =>
  findContestedCounts(
    emptySheet,
    texts.map((text, page) => ({ text, url: `https://ledgerlark.example/${page}` })),
  ).map((pair) => pair.map(({ text, page }) => `${text}, ${page}`));

it('finds what two places of a site count differently', () => {
  expect(found('With 6 tide alarms, no tide is missed.', 'There are 4 tide alarms.')).toEqual([
    ['6 tide alarms, 0', '4 tide alarms, 1'],
  ]);
  expect(found('8 Tide Alarms', 'Ledgerlark has 1,200 tide alarms.')).toEqual([
    ['8 Tide Alarms, 0', '1,200 tide alarms, 1'],
  ]);
});

it('finds two releases of one system that must be there', () => {
  expect(found('macOS 15 or later', 'macOS 14 Sonoma or later')).toEqual([
    ['macOS 15 or later, 0', 'macOS 14 Sonoma or later, 1'],
  ]);
  expect(found('macOS 15 or later', 'iOS 17 or later. Made on macOS 26.')).toEqual([]);
});

it.each([
  [['Has 6 tide alarms.', '6 tide alarms and more.']],
  [['Has 6 tide alarms.\nHas 4 tide alarms.']],
  [['Has 6 tide alarms.', 'Has 4 pan alarms.']],
  [['2 of the alarms ring.', '3 of the alarms ring.']],
  [['2 tide alarms', '3 tide alarms', '4 tide alarms']],
  [['Plan | 2 tide alarms', 'Plan | 3 tide alarms']],
])('leaves alone what may all be so: %j', (texts) => expect(found(...texts)).toEqual([]));

it('takes what plans have, and what people have seen, for no contradiction', () => {
  const pages = ['Has 6 tide alarms.', '4 tide alarms', 'On Crew there are 5 tide alarms.'].map((text, page) => ({
    ...{ text, url: `https://ledgerlark.example/${page}` },
  }));
  const plan = { name: 'Crew', includes: ['4 tide alarms'], quote: 'Crew\n$9' };
  const sheet = { ...emptySheet, plans: [plan] } as unknown as typeof emptySheet;
  expect(findContestedCounts(sheet, pages)).toEqual([]);
  expect(findContestedCounts(emptySheet, pages.slice(0, 2))).toHaveLength(1);
  const [first, second] = pages;
  const priced = [first, { text: second?.text ?? '', url: 'https://ledgerlark.example/pricing' }].flatMap(
    (one) => one ?? [],
  );
  expect(findContestedCounts(emptySheet, priced)).toEqual([]);
});
