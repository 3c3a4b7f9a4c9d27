import { describe, expect, it } from 'vitest';
import { sheetOn } from '../test-sheet.ts';

const namesOn = async (html: string, further?: Record<string, string>) =>
  (await sheetOn(html, further)).features.map(({ name }) => name);

describe('what a site tells in two places', () => {
  const teaser = (name: string, place: string) =>
    `<a class="card" href="/shore.html#${place}"><h3>${name}</h3><p>It is made for all of the rakers.</p></a>`;
  const part = (name: string) =>
    `<section id="${name}"><h2>${name} of the shore</h2><p>The keeper of the works sees to it by hand. Brinewell does it for all of the rakers, before the sea is over the board, and rings for those who are on the dykes by then.</p></section>`;
  const cards = `<h2>All of it</h2><div>${teaser('A bell', 'Bells')}${teaser('A map', 'Maps')}${teaser('A book', 'Books')}</div>`;
  const fuller = { '/shore.html': `<h1>The shore</h1>${['Bells', 'Maps', 'Books'].map(part).join('')}<h2>End</h2>` };

  it('is told by the page that its cards lead to, where that says more', async () => {
    expect(await namesOn(cards, fuller)).toEqual(['Bells of the shore', 'Maps of the shore', 'Books of the shore']);
  });

  it('is told by its cards, where the page that they lead to was not read, or is a short one', async () => {
    const names = ['A bell', 'A map', 'A book'];
    expect(await namesOn(cards)).toEqual(names);
    expect(await namesOn(cards, { '/shore.html': '<h1>The shore</h1><p>It is long.</p>' })).toEqual(names);
  });

  it('is told by the text of a card, and not by a line over it that says most of the same', async () => {
    const card = (name: string, line: string, text: string) =>
      `<section><h2>${name}</h2><p>${line}</p><div><p>${text}</p></div></section>`;
    const { features } = await sheetOn(
      `<h2>The shore</h2><p>It is long.</p>${card('Tide bell', 'Rings every bell of the dyke before high water.', 'Before high water each bell on the dyke rings for an hour, so that every raker leaves the pans in time.')}
       ${card('Pan map', 'Never shows a pan that is not yours.', 'It shows the pans that a keeper has, and draws nothing of those that belong to others.')}<h2>End</h2>`,
    );
    expect(features.map(({ sentences: [first] }) => first?.split(' ').slice(0, 3).join(' '))).toEqual([
      'Before high water',
      'Never shows a',
    ]);
  });
});

it('is under no name of a part that has things of its own and has ended', async () => {
  const { features } = await sheetOn(
    `<section><h2>Tide bell</h2><p>Rings on every dyke before high water.</p><ul><li>Rings twice</li><li>Rings by night</li><li>Rings at sea</li></ul></section>
     <section class="notice"><h3>Pan map</h3><p>Shows every pan of the works, and who rakes it.</p></section><h2>End</h2>`,
  );
  expect(features.map(({ name, heading }) => [name, heading])).toEqual([
    ['Tide bell', 'The logbook of the salt works'],
    ['Pan map', null],
  ]);
});

it('is a name over a list, where each card of a row is', async () => {
  const card = (name: string, ...items: string[]) =>
    `<div class="card"><h3>${name}</h3><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></div>`;
  const linked = (name: string) =>
    card(name, ...['Tide maps', 'Pan maps', 'Salt books'].map((text) => `<a href="/x">${text}</a>`));
  expect(
    await namesOn(
      `<h2>What it has</h2><div>${card('On the dyke', 'Bells by night', 'Tide boards', 'Lamps at sea')}${card('At the gate', 'Scales for carts', 'Books of heaps', 'Keys of all')}</div>`,
    ),
  ).toEqual(['On the dyke', 'At the gate']);
  expect(await namesOn(`<h2>What it has</h2><div>${linked('On the dyke')}${linked('At the gate')}</div>`)).toEqual([]);
});

it('is for people where every card is called as some are', async () => {
  const card = (name: string) => `<div class="card"><h3>${name}</h3><p>It rings before the sea is high.</p></div>`;
  const rolesOn = async (...names: string[]) =>
    (await sheetOn(`<h2>On the shore</h2><div>${names.map(card).join('')}</div>`)).features.map(({ role }) => role);
  expect(await rolesOn('Salt keepers', 'Small clubs')).toEqual(['use', 'use']);
  expect(await rolesOn('Salt keepers', 'Tide bells')).toEqual(['feature', 'feature']);
});

it('is a counted step under a label that says that one starts there', async () => {
  const step = (at: number, name: string) =>
    `<div class="step"><div class="step-number">Step ${at}</div><h3>${name}</h3><p>The keeper sees to it with you.</p></div>`;
  const { features } = await sheetOn(
    `<div class="label">Getting Started</div><h2>Raking by noon</h2><div>${step(1, 'Pay')}${step(2, 'Get a key')}${step(3, 'Open the gate')}</div>`,
  );
  expect(features.map(({ name, role }) => [name, role])).toEqual([
    ['Pay', 'step'],
    ['Get a key', 'step'],
    ['Open the gate', 'step'],
  ]);
});

it('is a step where all that stands behind its number is one line', async () => {
  const step = (at: number, text: string) =>
    `<div class="text-center"><div class="rounded-full">${at}</div><p class="font-bold">${text}</p></div>`;
  const { features } = await sheetOn(
    `<h2>How it works</h2><div>${step(1, 'A heap comes in')}${step(2, 'The scale reads it')}${step(3, 'The book keeps it')}</div>`,
  );
  expect(features.map(({ name, role }) => [name, role])).toEqual([
    ['A heap comes in', 'step'],
    ['The scale reads it', 'step'],
    ['The book keeps it', 'step'],
  ]);
});

describe('cards that another group of the site tells in full', () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const short = [
    card('Tide bells', 'Rings each dyke before high water.'),
    card('Pan maps', 'Draws every pan with its raker.'),
    card('Salt books', 'Keeps all heaps of a season.'),
  ].join('');
  const full = [
    card(
      'Bells for tides',
      'Rings each dyke an hour before high water, so that nobody is left on the far side by night.',
    ),
    card(
      'Maps of pans',
      'Draws every pan with the raker who works it, and with the sluices that feed it at spring tide.',
    ),
    card(
      'Books of salt',
      'Keeps all heaps of a season by weight and by day, and adds them up for the merchant at the gate.',
    ),
  ].join('');

  it('are left out', async () => {
    const names = await namesOn(`<h2>In short</h2><div>${short}</div><h2>In full</h2><div>${full}</div>`);
    expect(names).toEqual(['Bells for tides', 'Maps of pans', 'Books of salt']);
  });

  it('stay where others of them say something of their own: without one it would be another group', async () => {
    const others = [
      card('Tide bells', 'Rings each dyke before high water.'),
      card('Cart scales', 'Weighs oxen at the northern bridge.'),
      card('Lamp oil', 'Burns through foggy autumn evenings.'),
    ].join('');
    const names = await namesOn(`<h2>In short</h2><div>${others}</div><h2>In full</h2><div>${full}</div>`);
    expect(names).toEqual([
      'Tide bells',
      'Cart scales',
      'Lamp oil',
      'Bells for tides',
      'Maps of pans',
      'Books of salt',
    ]);
  });

  it('are an order of the same page where it says much more, and none for another system', async () => {
    const step = (at: number, name: string, text: string) =>
      `<div class="step"><div class="step-number">Step ${at}</div><h3>${name}</h3><p>${text}</p></div>`;
    const order = (heading: string, more: string) =>
      `<h2>${heading}</h2><div>${step(1, 'Add a heap', `Weigh the heap at the gate${more}.`)}${step(2, 'Draw it up', `Brinewell drafts the bill${more}.`)}${step(3, 'Sign it', `Seal the bill and send it${more}.`)}</div>`;
    const more = ' and let the keeper look at the figures before the carts leave the works for the town';
    const headings = async (one: string, other: string) =>
      new Set((await sheetOn(order(one, '') + order(other, more))).features.map(({ heading }) => heading));
    expect(await headings('How it works', 'Step by step')).toEqual(new Set(['Step by step']));
    expect(await headings('How it works on Windows', 'How it works on macOS')).toHaveProperty('size', 2);
  });
});

describe('cards with a label each', () => {
  const card = (name: string, label: string) =>
    `<div class="card"><div class="top"><h3>${name}</h3><span class="tag">${label}</span></div><p>It rings before the sea is over the board.</p></div>`;
  const plan = (name: string, sum: string) =>
    `<div class="plan"><h3>${name}</h3><p>${sum}</p><ul><li>All bells</li><li>All maps</li></ul></div>`;
  const pricing = {
    '/pricing': `<main><h1>Pricing</h1><div>${plan('Keeper', '$0')}${plan('Works', '$29/month')}</div></main>`,
  };

  it('are things of the plans, where several have one label', async () => {
    const cards = [card('Tide bell', 'Keeper'), card('Pan map', 'Works'), card('Salt book', 'Works')].join('');
    const { features } = await sheetOn(`<h2>On the shore</h2><div>${cards}</div>`, pricing);
    expect(features.map(({ name, plans }) => [name, plans])).toEqual([
      ['Tide bell', ['Keeper']],
      ['Pan map', ['Works']],
      ['Salt book', ['Works']],
    ]);
  });

  it('tell what is in the plans, where each has its own', async () => {
    const cards = [card('For one', 'Keeper'), card('For many', 'Works')].join('');
    expect(await namesOn(`<h2>On the shore</h2><div>${cards}</div>`, pricing)).toEqual([]);
  });
});

it('is no line right behind a figure', async () => {
  const shown = (text: string) => `<div class="shot"><figure><div>Pan 4</div></figure><p>${text}</p></div>`;
  expect(
    await namesOn(
      `<h2>What you see</h2><div>${shown('The tide board — who is next, at a glance.')}${shown('The pan map — open and closed ones.')}${shown('The salt book — heaps of the day.')}</div>`,
    ),
  ).toEqual([]);
});

it('has no list below its text that says the same once more', async () => {
  const card = (name: string, text: string, ...items: string[]) =>
    `<div class="card"><h3>${name}</h3><p>${text}</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></div>`;
  const { features } = await sheetOn(
    `<h2>On the shore</h2><div>${card('Tide bell', 'It rings each dyke at night, and counts who left the pans.', 'Dykes rung at night', 'Who left the pans')}${card('Pan map', 'It draws all of them for every raker.', 'Sluices by name', 'Depth in feet')}</div>`,
  );
  expect(features.map(({ name, listed = 0 }) => [name, listed])).toEqual([
    ['Tide bell', 0],
    ['Pan map', 2],
  ]);
});

it('keeps a line with a figure of its own over sentences that have its other words', async () => {
  const { features } = await sheetOn(
    `<h2>On the shore</h2><div><div class="card"><h3>What it needs</h3><p>Tide Board OS 10.5 (Gull) or later.</p><p>Bells ring on Tide Board OS 10.6 (Tern) or later.</p></div><div class="card"><h3>Pan map</h3><p>It draws all of them for every raker.</p></div></div><h2>End</h2>`,
  );
  expect(features[0]?.sentences).toContain('Tide Board OS 10.5 (Gull) or later.');
});
