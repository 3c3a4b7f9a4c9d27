import { describe, expect, it } from 'vitest';
import { emptySheet } from '../../source/sheet/empty-sheet.ts';
import type { Sentence } from '../article/section.ts';
import { createGrounding } from './grounding.ts';

const materialOf = (quotes: readonly string[]) => ({
  brief: { keywords: [] },
  source: {
    ...{ kind: 'product' as const, language: 'en', sheet: emptySheet([], 'Tidepad') },
    pages: [{ url: 'https://tidepad.example/', title: 'Tidepad', text: quotes.join('\n') }],
  },
  book: { facts: quotes.map((quote) => ({ kind: 'feature', source: 0, quote })) },
});
const groundingOf = (quotes: readonly string[]) => createGrounding(materialOf(quotes));
/** What is found in a sentence that rests on these facts, all of one invented product. */
const check = (text: string, quotes: readonly string[], around: { before?: Sentence; following?: number } = {}) =>
  groundingOf(quotes).check({ text, facts: quotes.map((_, fact) => fact) }, around);

describe('an honest sentence in words of its own passes', () => {
  it.each([
    ['A watch starts when the mate presses Option and Space.', 'Press ⌥ Space and call.'],
    ['Its tables come in English, Japanese and Korean.', 'Tables: EN/JP/KR · ÄÖ · ОС'],
    ['Two further names, Tidebook and Tidelog, stand for the same pad.', 'Aliases (Tidebook, Tidelog) of one pad'],
    ['The makers suggest the small engine for a start.', 'Start with the small engine.'],
    ['The pad is one sheet and needs nothing else on board.', 'One sheet, no accessories on board.'],
    ['Readers open the digest on Linux.', 'Opens on Linux for all readers.'],
    ['Version 3.4.1 runs on Linux.', 'v3.4.1 · Linux'],
    ['Its code is open, and owners find it on the shelf.', 'Open code, on the shelf.'],
    ['A test of any note takes a minute.', 'Test any note in a minute.'],
    ['Scouts of any club get a shared log.', 'A shared log for any club of scouts.'],
    ['Signing in through OpenKey works.', 'Sign in through OpenKeyv2.'],
    ['The makers ask sailors to trust no claim but to check the log.', 'Trust no claim: check the log.'],
    ['Drafts can be sorted like any other note.', 'Sort drafts like the rest of your notes.'],
    ['It works on older Pixis too.', 'Works on a Pixi, old or new.'],
    ['Tidepad lets users sort their notes, share them and find them again.', 'Sort, share and find your notes again.'],
    ['Users can keep notes, tag them and call them up offline.', 'Keep notes, tag them and call them up offline.'],
    ['It suits users who want a say in the layout.', 'The layout is yours to have a say in.'],
    ['Within 14 days buyers get their money back.', '14-day money-back promise for buyers.'],
    ['Both halves of the log are kept.', 'The log is kept: first half and second half.'],
    ['The storms of 2019 and 2021 are on the map.', 'Map of storms (2019-21)'],
    ['The map was drawn in July 2026.', 'Map drawn 2026-07'],
    ['It reads ports A1 and A2.', 'Reads ports A1/2.'],
    ['It reads A1/2 ports.', 'Reads A1/2 ports.'],
    [
      'Long notes do not pay for all that was read before.',
      'It stops billing long notes for all that was read before.',
    ],
    ['The pad does not handle note ownership.', 'Note ownership is not supported (signed)'],
    ['Users pay the makers they chose and nobody else.', 'You only pay your chosen makers directly.'],
    [
      'On shore, Tidepad comes in two parts, a host pad and a key board.',
      'Host pad',
      'Key board for the shore',
      'Both work.',
    ],
    ['Tidepad is made with JavaScript, and it takes up the Wi-Fi.', 'Made with JS. Takes up the Wifi.'],
    ['Notes cost from $0 to $9.', 'Basic $0', 'Plus $9'],
    ['The sketch is kept where everybody finds the saved page.', 'Sketches are kept where everybody finds the page.'],
    ['Pages never leave the laptop.', 'Pages do not leave your laptop.'],
    ['The chart is made for sailing and refers to tides.', 'Chart: sailing, tides.'],
    [
      'The log is kept in Kiel, and Tidepad looks after it.',
      'Your log will be kept in Kiel, and Tidepad will look after it.',
    ],
    [
      'For now Tidepad is no good pick for racing, for reasons of weight.',
      'For now, Tidepad is not a good pick for racing due to reasons of weight.',
    ],
    ['The watch runs below and leaves both hands free.', 'The watch runs below, and no hand is held up.'],
    ['On 64-bit engines it runs as a pad of its own.', 'A pad of its own for x64 engines.'],
    [
      'It reads eleven ports.',
      'Reads Kiel · Cork · Bergen · Brest · Malmö · Gdynia · Porto · Leith · Dover · Turku · Riga',
    ],
    ['On shore the pad is split in two parts.', 'The pad has a host and a key board.', 'Both work on shore.'],
    ['There are no paid tiers, hidden fees or paywalls.', 'No paid tiers, no hidden fees, no paywalls.'],
  ])('%s', (text, ...quotes) => expect(check(text, quotes)).toEqual({ inventions: [], doubts: [] }));

  it('also where it leads to a list in words of its own, and counts what it has told', () => {
    const quotes = ['Sort notes.', 'Share notes.', 'Tag notes.'];
    const lead = 'Beyond recovery, sailors get these helpers for everyday moderation:';
    expect(check(lead, quotes).doubts).not.toEqual([]);
    expect(check(lead, quotes, { following: 3 }).doubts).toEqual([]);
    expect(check('Notes are sorted, shared and tagged, since all three are notes.', quotes).doubts).toEqual([]);
  });

  it('also where it counts the plans that it lists', () => {
    const plans = ['Mini $3', 'Midi $6 and its year $60', 'Maxi $9'];
    expect(check('The list has four prices:', plans, { following: 4 }).inventions).toEqual([]);
    expect(check('The list has five prices:', plans, { following: 4 }).inventions).not.toEqual([]);
  });

  it('also where it goes on from what the sentence before has told', () => {
    const text = 'Against drift and yaw the autopilot turns the rudder.';
    const before = { text: 'Drift and yaw are for the autopilot to correct.', facts: [0] };
    expect(check(text, ['The rudder turns by itself.'], { before }).doubts).toEqual([]);
    expect(check(text, ['The rudder turns by itself.']).doubts).not.toEqual([]);
  });
});

describe('a sentence without facts', () => {
  const before = { text: 'Notes float.', facts: [0] };
  const claims = (text: string) => groundingOf(['Notes float.']).check({ text, facts: [] }, { before }).inventions;

  it('may speak of the article, not of the product', () => {
    expect(claims('This guide asks what that means on a boat.')).toEqual([]);
    expect(claims('This matters on a long trip.')).toEqual([]);
    expect(claims('This way of floating matters because ink runs.')).toEqual([]);
    expect(claims('This order matters, since ink runs.')).toEqual([]);
    expect(claims('This is worth more than it seems, because ink runs.')).toEqual([]);
    expect(claims('This asks for no account.')).toEqual(['it speaks of the product (“This”) and names no fact']);
  });

  it('may go on about the people, or the service, that the one before it named', () => {
    const said = (text: string, facts: number[], next: string) =>
      groundingOf(['Notes float.']).check({ text: next, facts: [] }, { before: { text, facts } }).inventions;
    expect(said('Notes float for divers.', [0], 'They lose no page at sea.')).toEqual([]);
    expect(said('Its makers say that notes float.', [0], 'They test each page.')).not.toEqual([]);
    expect(said('A hosted service keeps notes ashore.', [], 'The service may end one day.')).toEqual([]);
    expect(said('Ink runs.', [], 'The service may end one day.')).not.toEqual([]);
  });
});

it('a list may name what its lead says is absent', () => {
  const grounding = groundingOf(['No stamps, no postage.']);
  const faults = (lead: string) =>
    grounding.check({ text: 'stamps and postage', facts: [0] }, { lead: { text: lead, facts: [0] } }).inventions;
  expect(faults('Two things are absent:')).toEqual([]);
  expect(faults('It comes with two things:')).not.toEqual([]);
});

it('a plan that is called like an everyday word is meant where it does something', () => {
  const { book, brief, source } = materialOf(['Free', 'Plus']);
  const unsaid = { price: null, otherPrices: [], description: null, includes: [], group: null, availability: null };
  const plans = book.facts.map(({ quote }) => ({ ...unsaid, name: quote, quote, page: 0 }));
  const grounding = createGrounding({ book, brief, source: { ...source, sheet: { ...source.sheet, plans } } });
  const claims = (text: string) => grounding.check({ text, facts: [] }).inventions;
  expect(claims('Free choice of keys matters on a boat.')).toEqual([]);
  for (const text of [
    'Free gets a seat.',
    'Free also gets a seat.',
    'Free users get a seat.',
    'Nobody on Free gets a seat.',
  ])
    expect(claims(text)).toEqual(['it speaks of Free and names no fact']);
});

describe('what is not said stays found', () => {
  it.each([
    [
      'what is denied, beside another denial',
      'It has no ads, unlimited exports.',
      'No ads. Exports are not unlimited.',
      'denies',
    ],
    ['what is not there', 'It supports note ownership.', 'Note ownership is not supported (signed)', 'states what'],
    ['a count of other things', 'It comes in three parts, a pad and a board.', 'A pad and a board.', '“three”'],
    ['that nobody else is', 'Users pay the makers and nobody else.', 'Users pay the makers.', 'ranks'],
    ['what is ended, as kept', 'The pad does not stop billing long notes.', 'It stops billing long notes.', 'denies'],
    ['another version', 'Version 3.4.2 runs on Linux.', 'v3.4.1 · Linux', '“3.4.2”'],
    ['another year', 'The storms of 2019 and 2022 are on the map.', 'Map of storms (2019-21)', '“2022”'],
    ['a rank', 'It is the fastest engine for a start.', 'Start with the small engine.', 'ranks'],
    ['a verb of halving', 'It halves the log.', 'The log is kept.', '“halves”'],
    ['testimony', 'Users of all ages find it easy to sort notes.', 'Sort notes.', 'no words of users'],
    ['a promise', 'Buyers get their money back.', 'Buyers get a receipt.', '“money back”'],
    ['a well-known product', 'Evernote sorts notes.', 'Sort notes.', 'Evernote'],
  ])('%s', (_, text, quote, found) => expect(check(text, [quote]).inventions.join()).toContain(found));
});
