import { expect, it } from 'vitest';
import { sourceFrom } from '../../writing/test/articles.ts';
import { besideName, descriptionLine, titleLine } from './called.ts';
import { asSearched } from './generic-kind.ts';
import { calledKind, chooseKeyphrase } from './keyphrase.ts';
import { kindInFull, kindInShort } from './kind-in-words.ts';

const sourceOf = (title: string) =>
  sourceFrom([
    {
      url: 'https://oakwell.example/',
      html: `<html lang="en"><title>${title}</title><main><h1>Rows in order</h1><p>Oakwell draws each row of an orchard.</p></main></html>`,
    },
  ]);

it.each([
  'Orchard maps for growers',
  'Free Orchard Planner',
  'In-browser row editor',
  'Cloud frost alarms',
  'No code platform for orchards',
])('takes what a title calls the product: %s', async (line) => {
  const source = await sourceOf(`Oakwell — ${line}`);
  expect([titleLine(source), besideName(source)]).toEqual([line, line]);
});

it.each([
  'From blossom to basket',
  'Plan, prune, pick',
  'Pruning done right',
  'Track rows across all your orchards',
  'A harvest map in 8 seconds',
])('calls nothing by a slogan: %s', async (line) => {
  const source = await sourceOf(`Oakwell — ${line}`);
  expect([titleLine(source), besideName(source), chooseKeyphrase(source)]).toEqual([null, line, 'Oakwell']);
});

it('is not the name once more', async () => {
  expect(besideName(await sourceOf('Oakwell by Fernhouse | Oakwell'))).toBeNull();
  expect(besideName(await sourceOf('OakWell — An oakwell for small orchards'))).toBe('An oakwell for small orchards');
});

it('is the name of a few words, with a full stop too', async () => {
  expect(titleLine(await sourceOf('Oakwell - Orchard Maps.'))).toBe('Orchard Maps');
});

it('is no description that a template has brought along', async () => {
  const described = async (text: string) =>
    descriptionLine(
      await sourceFrom([
        {
          url: 'https://oakwell.example/',
          html: `<html lang="en"><title>Oakwell</title><meta name="description" content="${text}"><main><h1>Rows in order</h1><p>Oakwell draws the map of an orchard.</p></main></html>`,
        },
      ]),
    );
  expect(await described('Orchard map')).toBe('Orchard map');
  expect(await described('Responsive launch page')).toBeNull();
});

it.each([
  ['row planner', 'The first row planner for orchards', 'a “row planner for orchards”'],
  ['row planner', 'Oakwell is a row planner', '“a row planner”'],
  ['orchard software', 'The only orchard software', '“orchard software”'],
  ['orchard software', 'Orchard software built for growers', '“orchard software built for growers”'],
])('is called with an article where it needs one: %s', (text, quote, called) => {
  expect(calledKind({ text, quote, page: 0 })).toBe(called);
});

it.each([
  [
    'flight recorder',
    'A flight recorder for orchard robots. It forgets nothing.',
    'flight recorder for orchard robots',
  ],
  ['row editor', 'Oakwell is a row editor for maps, lists and labels.', 'row editor for maps, lists and labels'],
  // Of a list that has no room nothing is told: a part of it would be half of the truth.
  [
    'row editor',
    'Oakwell is a row editor for maps, lists, labels, crates and all of the ladders that are lent.',
    'row editor',
  ],
  ['row editor', 'Oakwell is a row editor for Windows.', 'row editor'],
  [
    'row editor',
    'Oakwell is a row editor for field, hill and valley growers.',
    'row editor for field, hill and valley growers',
  ],
  ['tool', 'Oakwell is a tool that draws rows.', 'tool that draws rows'],
])('is told with what it is for: %s of %s', (text, quote, told) => {
  expect(kindInShort({ text, quote, page: 0 })).toBe(told);
});

it('is searched for with what it was built for', async () => {
  const source = await sourceFrom([
    {
      url: 'https://oakwell.example/',
      html: `<html lang="en"><title>Oakwell</title><main><h1>Oakwell</h1><p>Oakwell is a row planner built natively for walled orchards.</p></main></html>`,
    },
  ]);
  expect(chooseKeyphrase(source)).toBe('row planner for walled orchards');
});

it('is not cut within a pair of words', async () => {
  const source = await sourceFrom([
    {
      url: 'https://oakwell.example/',
      html: `<html lang="en"><title>Oakwell</title><main><h1>Oakwell</h1><p>Oakwell is an automated frost &amp; drought loss recovery platform for small orchards.</p></main></html>`,
    },
  ]);
  expect(chooseKeyphrase(source)).toMatch(/^frost & drought loss recovery platform/);
});

it('is without praise, and without whom only the product’s makers call so', async () => {
  const kind = (text: string, quote: string) => ({ text, quote, page: 0 });
  const source = await sourceOf('Oakwell');
  const keyphraseOf = (text: string, quote: string) =>
    chooseKeyphrase({ ...source, sheet: { ...source.sheet, kind: kind(text, quote) } });
  expect(keyphraseOf('lightweight row planner', 'A lightweight row planner')).toBe('row planner');
  expect(keyphraseOf('provably-correct row planner', 'A provably-correct row planner')).toBe('row planner');
  expect(keyphraseOf('row planner', 'The row planner for your orchard')).toBe('row planner');
  expect(keyphraseOf('row planner', 'The row planner for growers')).toBe('row planner for growers');
});

it('is told whole with what it does, or without', () => {
  const quote =
    'Oakwell is a row planner that draws maps, writes lists and counts every crate of the season by the gate';
  expect(kindInFull({ text: 'row planner', quote, page: 0 })).toBe('row planner');
  expect(kindInFull({ text: 'row planner', quote: 'a row planner that draws maps', page: 0 })).toBe(
    'row planner that draws maps',
  );
});

it('names neither whom everything is for, nor what only praises, nor how far it is', async () => {
  const defined = async (kind: string) => {
    const html = `<html lang="en"><title>Oakwell</title><main><h1>Rows in order</h1><p>Oakwell is a ${kind}.</p></main></html>`;
    return chooseKeyphrase(await sourceFrom([{ url: 'https://oakwell.example/', html }]));
  };
  expect(await defined('polished row planner for people who prune')).toBe('row planner');
  expect(await defined('row planner built for 2026')).toBe('row planner');
  expect(await defined('row planner for growers')).toBe('row planner for growers');
  expect(chooseKeyphrase(await sourceOf('Oakwell — Modern Orchard Row Workbench'))).toBe('Orchard Row Workbench');
  expect(besideName(await sourceOf('Oakwell — Pre-Launch Early Access | Orchard maps for growers'))).toBe(
    'Orchard maps for growers',
  );
});

it.each(['only', 'first', 'polished', 'modern, simple'])(
  'is searched for without what ranks or praises it: %s',
  (praise) => {
    expect(asSearched(`${praise} tide clock for harbours`)).toBe('tide clock for harbours');
  },
);
