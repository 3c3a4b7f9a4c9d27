import { describe, expect, it } from 'vitest';
import { swapListed } from './lists.ts';
import { backClause, frontClause, frontTime } from './move.ts';
import { sayWhich } from './relative.ts';
import { splitClause } from './split.ts';
import { splitPredicate, splitSeries } from './split-verbs.ts';

const product = 'Plumbline';
const inTwo = (parts: [string, string] | null) => parts?.join(' | ') ?? null;

describe('splitPredicate', () => {
  it.each([
    [
      'Plumbline turns the traces into lengths, areas and counts, and keeps each figure linked to its place',
      'Plumbline turns the traces into lengths, areas and counts | it also keeps each figure linked to its place',
    ],
    [
      'Managers place shifts on a weekly grid and copy a good week forward',
      'Managers place shifts on a weekly grid | they also copy a good week forward',
    ],
    [
      'Area managers get a single view of all sites and can lend staff from one kitchen to another',
      'Area managers get a single view of all sites | they can also lend staff from one kitchen to another',
    ],
    [
      'the editor checks the doubtful places and skips the rest of the text',
      'the editor checks the doubtful places | the editor skips the rest of the text',
    ],
    [
      'Managers send the weekly rota to employees and answer every question of the week',
      'Managers send the weekly rota to employees | managers also answer every question of the week',
    ],
  ])('splits: %s', (text, expected) => {
    expect(inTwo(splitPredicate(text, product))).toBe(expected);
  });

  it.each([
    'The app for large teams imports and exports the files of a client',
    'Users import and export the files of every client in the list',
    'Hosts choose between three tones and edit the draft before it goes out',
    'Plumbline keeps both the drawings and the estimates of a job on the device',
    'Plumbline never shares the data of a firm and sells the space to nobody',
    'When stock runs low, Plumbline warns the buyer and blocks the order of the day',
    'Builders upload a list of parts, set the hours and check the sums of the day',
    'Plumbline prints “trace the walls and price the rooms of a house” on the sheet',
    'Each estimate keeps the prices of its day and shows the date of the list',
    'Firms that bid on public work and print the estimate by trade save time',
  ])('leaves whole: %s', (text) => {
    expect(splitPredicate(text, product)).toBeNull();
  });
});

describe('splitSeries', () => {
  it.each([
    [
      'Plumbline separates the voices, learns the names of hosts and marks who says what',
      'Plumbline separates the voices and learns the names of hosts | it also marks who says what',
    ],
    // What people do may be steps in their order.
    ['Builders open the drawing, trace the walls and check the lengths', null],
    ['Plumbline supports walls, floors and openings of every kind', null],
    ['Plumbline never shares data, sells lists and sends the files abroad', null],
  ])('%s', (text, expected) => {
    expect(inTwo(splitSeries(text, product))).toBe(expected);
  });
});

describe('splitClause', () => {
  it.each([
    [
      'Estimates, drawings and photos can be downloaded at any time, and they stay available for a year',
      'Estimates, drawings and photos can be downloaded at any time | they stay available for a year',
    ],
    ['builders upload a list, set the hours, and they see the rota of the week', null],
    ['if builders upload a list of parts, and the shop accepts it, the order goes out', null],
  ])('%s', (text, expected) => {
    expect(inTwo(splitClause(text))).toBe(expected);
  });
});

describe('what moves', () => {
  it.each([
    [
      frontTime,
      'the tool started in 2016 as the tool of a firm in Duluth',
      'in 2016, the tool started as the tool of a firm in Duluth',
    ],
    [frontTime, 'over 3,200 builders in Canada use it today', 'today, over 3,200 builders in Canada use it'],
    [frontTime, 'the tool has been on the market in 2016 as a plan', null],
    [
      frontClause,
      'everything that was entered in a basement is sent when the phone is back online',
      'when the phone is back online, everything that was entered in a basement is sent',
    ],
    [frontClause, 'the app tells the builder that a wall moved when the sheet is saved again', null],
    [
      backClause,
      'when a client asks for something else, the builder prices the change on site',
      'the builder prices the change on site when a client asks for something else',
    ],
    // One points to the other, or more than one thing hangs on the condition.
    [backClause, 'when a bench runs dry, the boss gets a message with the bench', null],
    [backClause, 'when a client signs, the builder gets it on the phone', null],
    [backClause, 'when a batch is split, both halves keep the history', null],
    [backClause, 'when a client signs, the builder orders the parts and pays the shop', null],
    [backClause, 'if a client refuses, the builder does not start the work before the talk', null],
  ] as const)('%o: %s', (move, text, expected) => {
    expect(move(text)).toBe(expected);
  });
});

describe('swapListed', () => {
  it.each([
    ['it measures walls, floors and openings', 'it measures walls, openings and floors'],
    [
      'each episode gets a page with a player, the transcript and a search box',
      'each episode gets a page with a player, a search box and the transcript',
    ],
    // Steps, a condition, and a list whose last member has a tail of its own.
    ['builders open the drawing, trace and price', null],
    ['when it rains, the builder and the client', null],
    ['it comes with a player, the transcript and a page for listeners', null],
  ])('%s', (text, expected) => {
    expect(swapListed(text)).toBe(expected);
  });
});

describe('sayWhich', () => {
  it.each([
    ['shifts that start too soon', 'shifts which start too soon'],
    ['a check that fails is repeated', 'a check which fails is repeated'],
    ['text that can be read', 'text that can be read'],
    ['firms that bid on public work', 'firms which bid on public work'],
    ['customers that pay late', 'customers that pay late'],
    ['the app knows that walls move', 'the app knows that walls move'],
    ['everything that was entered there', 'everything that was entered there'],
    ['so that it stays open', 'so that it stays open'],
    ['the report shows that costs rise', 'the report shows that costs rise'],
  ])('%s', (text, expected) => {
    expect(sayWhich(text)).toBe(expected);
  });
});
