import { expect, it } from 'vitest';
import { sheetOn } from '../../test-sheet.ts';

type Card = readonly [title: string, ...lines: string[]];
const cardsOf = (cards: readonly Card[], name = 'div') =>
  cards
    .map(
      ([title, ...lines]) =>
        `<${name} class="c"><b>${title}</b>${lines.map((line) => `<p>${line}</p>`).join('')}</${name}>`,
    )
    .join('');
const part = (heading: string, body: string) => `<section><h2>${heading}</h2><div>${body}</div></section>`;
const closing = '<section><h2>Where we are</h2><p>The works stand by the dike, an hour from the town.</p></section>';
const featuresOn = async (html: string) => (await sheetOn(html + closing)).features;

it.each<[string, string]>([
  [
    'examples named by their files',
    part(
      'Examples',
      cardsOf([
        ['pan_reader.py', 'Reads one pan by the hour.'],
        ['app/pan.ts', 'Shows one pan in a browser.'],
      ]),
    ),
  ],
  [
    'a readout of a screen',
    part(
      'The pans',
      cardsOf([
        ['PAN ONE', '12 cm of brine', 'READ 04:12:11'],
        ['PAN TWO', '14 cm of brine', 'READ 04:12:14'],
      ]),
    ),
  ],
  [
    'captions of pictures',
    part(
      'How it looks',
      ['The first pan', 'The second pan']
        .map((t) => `<figure><img src="p"><figcaption><b>${t}</b> as its keeper sees it by day.</figcaption></figure>`)
        .join(''),
    ),
  ],
  [
    'lists in columns',
    part(
      'All of it',
      '<div class="k"><div>Tide alarm</div><div>Harvest book</div><div>Gull watch</div></div><div class="k"><div>Rain gauge</div><div>Night shift</div><div>Salt maps</div></div>',
    ),
  ],
  [
    'ways to ask for help',
    part(
      'Get help',
      cardsOf([
        ['Report a leak', 'Tell us where the dike is wet.'],
        ['Write to us', 'We answer on weekdays until five.'],
      ]),
    ),
  ],
  [
    'a film to come',
    '<h2>Demo video coming soon</h2><h3>We are still at it</h3><p>In the meantime you may walk along the dike with us.</p>',
  ],
  ['a story', '<h2>You’re alone by the sea.</h2><p>The night is dark, and the pans are full to the brim.</p>'],
  ['what it is not', '<h2>Not a notebook in a tin.</h2><p>The rest of this page shows how the machine is made.</p>'],
  [
    'what only asks',
    '<h2>Sluice</h2><p>Check out the dike and the sluice beside it, and read more there.</p><h2>Salt</h2>',
  ],
  [
    'why there is a company',
    '<h2>Why Brinewell exists</h2><p>I lost a harvest to the rain and never wanted to again.</p>',
  ],
])('takes no features from %s', async (_, html) => {
  expect(await featuresOn(html)).toEqual([]);
});

it('takes cards labelled with the plans for no features', async () => {
  const card = (label: string, title: string) =>
    `<div class="c"><span class="eyebrow">${label}</span><h3>${title}</h3><p>What a keeper needs for a pan or two.</p></div>`;
  const plan = (name: string, price: string) =>
    `<div class="p"><h3>${name}</h3><p>${price} a month</p><ul><li>Pans</li><li>Maps</li></ul></div>`;
  const html =
    part('Begin alone, go on together', card('Skiff', 'Learn the tide') + card('Barge', 'Share the book')) +
    part('Pricing', plan('Skiff', '$9') + plan('Barge', '$29'));
  expect(await featuresOn(html)).toEqual([]);
});

it('takes a number before a title for its place', async () => {
  const html = part(
    'What happens',
    cardsOf([
      ['1. Weigh', 'Each pan stands on a scale of its own.'],
      ['2. Write', 'Each weight goes into the book by itself.'],
    ]),
  );
  expect((await featuresOn(html)).map(({ name }) => name)).toEqual(['1. Weigh', '2. Write']);
  const placed = ['Request', 'Answer']
    .map(
      (t, at) =>
        `<div class="c"><span>0${at + 1} ${t}</span><h3>${t}s of keepers</h3><p>What they ask is kept with the pan.</p></div>`,
    )
    .join('');
  const { figures, features } = await sheetOn(part('What happens', placed) + closing);
  expect([figures, features.map(({ name }) => name)]).toEqual([[], ['Requests of keepers', 'Answers of keepers']]);
});

it('takes a number in a title over a sentence for no figure', async () => {
  const html = part(
    'Why us',
    '<div class="c"><h3>6 tide alarms</h3><p>Each pan has its own.</p></div><div class="c"><h3>100% open</h3><p>It stays so for keepers.</p></div>',
  );
  expect((await sheetOn(html + closing)).figures).toEqual([]);
});

it('tells sentences without labels beside them and calls behind them', async () => {
  const html = part(
    'What it does',
    cardsOf([
      ['Tide alarm', '§ 01', 'Urgent', 'It rings before the water comes.', 'View our tide tables'],
      ['Harvest book', '§ 02', 'Quiet', 'It counts what was brought in.', 'View our tide tables'],
    ]),
  );
  const features = await featuresOn(html);
  expect(features.map(({ sentences }) => sentences)).toEqual([
    ['It rings before the water comes.'],
    ['It counts what was brought in.'],
  ]);
  expect(features.some(({ quote }) => quote.includes('tide tables'))).toBe(false);
});

it('knows what somebody uses it for', async () => {
  const html = part(
    'Use cases',
    cardsOf([
      ['Salt works', 'Weigh each pan by the hour.'],
      ['Fish ponds', 'Know the depth without a boat.'],
    ]),
  );
  expect((await featuresOn(html)).map(({ role }) => role)).toEqual(['use', 'use']);
});

it('takes no answers to troubles for questions about the product', async () => {
  const html = part(
    'Troubleshooting',
    cardsOf([
      ['Pan does not answer?', 'Walk there and look at its lamp.'],
      ['Book is empty?', 'Wait for an hour and look again.'],
    ]),
  );
  expect((await sheetOn(html)).questions).toEqual([]);
});

it('takes no figures from footnotes and samples', async () => {
  const { figures } = await sheetOn(
    '<h2>Salt</h2><p>* Others weigh 8,000 pans a week.</p><p>30 pans · illustrative example · yours will differ</p>',
  );
  expect(figures).toEqual([]);
});
