import { expect, it } from 'vitest';
import { sheetOn } from '../../test-sheet.ts';

const card = (name: string, text: string, badge = '') =>
  `<div class="card">${badge}<h3>${name}</h3><p>${text}</p></div>`;
const map = card('Pan map', 'Every pan of the shore lies on one map.');
const alarm = (badge = '') => card('Tide alarm', 'A bell rings an hour before the sluice must close.', badge);

it.each<[string, string]>([
  ['a badge', `<h2>Features</h2><div>${map}${alarm('<span class="badge">Coming soon</span>')}</div>`],
  [
    'a small word beside the name',
    `<h2>Features</h2><div>${map}<div class="card"><h3>Tide alarm</h3><span>Coming soon</span><p>A bell rings an hour before the sluice must close.</p></div></div>`,
  ],
  [
    'a sentence of its own',
    `<h2>Features</h2><div>${map}${card('Tide alarm', 'A bell rings before the sluice must close. Coming in autumn 2027.')}</div>`,
  ],
  [
    'what future versions will do',
    `<h2>Features</h2><div>${map}${card('Tide alarm', 'Future versions will ring before the sluice must close.')}</div>`,
  ],
  [
    'a word in brackets',
    `<h2>Features</h2><div>${map}${card('Tide alarm (coming soon)', 'A bell rings before the sluice must close.')}</div>`,
  ],
  [
    'the heading of its part',
    `<h2>Features</h2><div>${map}${card('Harvest book', 'Each heap is weighed and written down.')}</div><h2>Coming soon</h2><div>${alarm()}${card('Gull watch', 'A camera counts the gulls of the night.')}</div>`,
  ],
  [
    'a heading right over others as large',
    `<section><h2>Features</h2><div>${map}${card('Harvest book', 'Each heap is weighed and written down.')}</div></section><section id="next"><h2>Coming Soon</h2><h2>On the shore</h2><p>For a whole shore.</p><div>${alarm()}${card('Gull watch', 'A camera counts the gulls of the night.')}</div></section><section id="end"><h2>Farewell</h2><p>Rake on.</p></section>`,
  ],
  [
    'a line right below the heading of its part',
    `<h2>Features</h2><div>${map}${card('Harvest book', 'Each heap is weighed and written down.')}</div><h2>Saltbook Shore</h2><div class="price">Coming Soon</div><p>For a whole shore.</p><div>${alarm()}${card('Gull watch', 'A camera counts the gulls of the night.')}</div>`,
  ],
])('says of a feature that it is coming by %s', async (_, html) => {
  const { features } = await sheetOn(html);
  const states = new Map(features.map(({ name, availability }) => [name.replace(/ \(.*/, ''), availability]));
  expect(states.get('Pan map')).toBe(null);
  expect(states.get('Tide alarm')).toBe('coming');
});

it('takes a card that is called by a state for things of that state', async () => {
  const { features } = await sheetOn(
    `<h2>Where Saltbook is headed</h2><div>${map}${alarm()}${card('In development', 'A camera counts the gulls of the night.')}</div>`,
  );
  expect(features.map(({ name, availability }) => [name, availability])).toContainEqual(['In development', 'coming']);
});

it('takes what it costs for no feature', async () => {
  const { features } = await sheetOn(
    `<h2>Features</h2><div>${map}${alarm()}${card('Simple pricing', 'Begin at $20 a month or $200 a year for each shore.')}</div>`,
  );
  expect(features.map(({ name }) => name)).toEqual(['Pan map', 'Tide alarm']);
});

it('says of a plan that it is coming', async () => {
  const plan = (name: string, price: string, extra = '') =>
    `<div class="plan"><h3>${name}</h3><p>${price}/month</p>${extra}<ul><li>Pans</li><li>Tides</li></ul></div>`;
  const html = `<h2>Pricing</h2><div>${plan('Skiff', '$9')}${plan('Barge', '$29', '<span class="badge">Coming soon</span>')}${plan('Fleet', '$99').replace('</ul>', '</ul><button disabled>Coming soon</button>')}</div>`;
  const { plans } = await sheetOn(html);
  expect(plans.map(({ name, availability }) => [name, availability])).toEqual([
    ['Skiff', null],
    ['Barge', 'coming'],
    ['Fleet', 'coming'],
  ]);
});

it.each<[string, string, string]>([
  [
    'a line above the page',
    '<div class="announcement"><p>Brinewell is shutting down on 1 March 2027. Please take your books out before then.</p></div>',
    'closing',
  ],
  [
    'a part of the page',
    '<section><h2>Farewell</h2><p>After nine years, Brinewell will be discontinued at the end of June.</p></section>',
    'closing',
  ],
  [
    'what is past',
    '<section><h2>Thank you</h2><p>Brinewell has shut down, and its books were sent to their owners.</p></section>',
    'closed',
  ],
  [
    'a heading',
    '<section><h2>Brinewell is closing on 30 June 2027</h2><p>Your books can be taken out until the last day.</p></section>',
    'closing',
  ],
  [
    'an alert',
    '<div role="alert">Brinewell is shutting down on 1 March 2027.</div><h2>Pans</h2><p>All of them.</p>',
    'closing',
  ],
])('tells first that the product closes, said by %s', async (_, html, availability) => {
  const { notices, availability: state } = await sheetOn(html);
  expect(notices[0]?.availability).toBe(availability);
  expect(state).toBe(availability);
});

it('takes what closes elsewhere for nothing of the product', async () => {
  const html = `<section><h2>What salters say</h2><blockquote><p>Our old supplier has shut down.</p><footer>Ilse Brandvold, Keeper</footer></blockquote></section>
    <section><h2>The sluice</h2><p>The alarm rings before the gate will close for the night.</p></section>`;
  const { notices, availability } = await sheetOn(html);
  expect(notices).toEqual([]);
  expect(availability).toBe(null);
});

it('says of a plan that it can no longer be had', async () => {
  const plan = (name: string, price: string, text: string) =>
    `<div class="plan"><h3>${name}</h3><p>${price}/month</p><p>${text}</p></div>`;
  const html = `<h2>Pricing</h2><div>${plan('Skiff', '$9', 'For one pan.')}${plan('Raft', '$5', 'No longer available')}</div>`;
  const { plans } = await sheetOn(html);
  expect(plans.map(({ name, availability, description }) => [name, availability, description])).toEqual([
    ['Skiff', null, 'For one pan.'],
    ['Raft', 'closed', null],
  ]);
});

it('takes no status of a plan from one thing that is in it', async () => {
  const card = (name: string, price: string, ...items: string[]) =>
    `<div class="plan"><h3>${name}</h3><p>${price}</p>${items.map((item) => `<p>${item}</p>`).join('')}</div>`;
  const { plans } = await sheetOn(
    `<h2>Pricing</h2><div>${card('Pan', '$9/month', 'One pan of salt', 'Early access to tides', 'Scales (coming soon)')}${card('Shore', '$29/month', 'Ten pans of salt')}</div>`,
  );
  expect(plans.map(({ name, availability }) => [name, availability])).toEqual([
    ['Pan', null],
    ['Shore', null],
  ]);
});

it.each<[string, string | null]>([
  ['Brinewell is in public beta.', 'beta'],
  ['Brinewell is not available yet.', 'coming'],
  ['Brinewell is coming soon.', 'coming'],
  ['Brinewell is coming soon to the south shore.', null],
  ['The alarm of Brinewell is in beta.', null],
])('says when the product itself can be had: %s', async (text, availability) => {
  const sheet = await sheetOn(`<h2>Salt</h2><p>${text}</p>`);
  expect(sheet.availability).toBe(availability);
});

it('knows short words for what is coming', async () => {
  const html = `<h2>Features</h2><div>${map}${alarm('<span class="tag">Soon</span>')}${card('Gull watch', 'A camera counts the gulls.', '<span class="tag">Coming Q3</span>')}</div>`;
  const { features } = await sheetOn(html);
  expect(features.map(({ availability }) => availability)).toEqual([null, 'coming', 'coming']);
});

const planCard = (name: string, price: string, behind = '') =>
  `<div class="plan"><h3>${name}</h3><p class="price">${price}</p><ul><li>Pans</li><li>Tides</li></ul>${behind}</div>`;
const pricing = `<h2>Pricing</h2><div>${planCard('Skiff', '$9/month')}${planCard('Barge', '$29/month')}${planCard('Fleet', '$99/month')}</div>`;

it.each<[string, string]>([
  ['that opens later', '<p class="note">Checkout opens at launch. Keys work already, so ask for one.</p>'],
  ['with its day', '<p>Available Q1 2027</p>'],
  ['of one sentence among several', '<p>For a whole shore.</p><p>Coming soon.</p>'],
])('reads what a note below a price says of its plan: one %s', async (_, note) => {
  const html = `<h2>Pricing</h2><div>${planCard('Skiff', '$9/month', '<p>For one pan.</p><p>All tides are there.</p>')}${planCard('Barge', '$29/month', note)}</div>`;
  const { plans } = await sheetOn(html);
  expect(plans.map(({ name, availability }) => [name, availability])).toEqual([
    ['Skiff', null],
    ['Barge', 'coming'],
  ]);
});

it.each<[string, string, string[]]>([
  ['in brackets', card('Tide alarm (Barge)', 'A bell rings before high water.'), ['Barge']],
  ['as a chip', alarm('<span class="chip">Fleet plan only</span>'), ['Fleet']],
  ['with those above it', card('Tide alarm (Barge and up)', 'A bell rings before high water.'), ['Barge', 'Fleet']],
  ['beside a state', card('Tide alarm (beta, Fleet only)', 'A bell rings before high water.'), ['Fleet']],
  ['that are no plans', card('Tide alarm (bell, horn)', 'A bell or a horn before high water.'), []],
])('keeps the plans that a marker ties a feature to: %s', async (_, marked, plans) => {
  const { features } = await sheetOn(`<h2>Features</h2><div>${map}${marked}</div>${pricing}`);
  expect(features.map((feature) => feature.plans)).toEqual([[], plans]);
  expect(features[1]?.name).toBe(plans.length > 0 ? 'Tide alarm' : 'Tide alarm (bell, horn)');
});

it('keeps the markers of a list of features', async () => {
  const html = `<h2>Features</h2><ul><li>Maps of all pans</li><li>Books in the cloud (Barge)</li><li>Weighing by voice (coming soon)</li></ul>${pricing}`;
  const { features } = await sheetOn(html);
  expect(features.map(({ name, plans, availability }) => [name, plans, availability])).toEqual([
    ['Maps of all pans', [], null],
    ['Books in the cloud', ['Barge'], null],
    ['Weighing by voice', [], 'coming'],
  ]);
});

it.each<[string, string, string | null]>([
  ['below the first heading', '<p>Public beta · free while it lasts</p>', 'beta'],
  ['with its version', '<p class="badge">v0.1 · private beta</p>', 'beta'],
  ['and is none that a date announces', '<p class="badge">Beta: October 2027</p>', null],
  ['beside the menu', '<nav><a href="/a">Pans</a><a href="/b">Tides</a><span>v0.1 · private beta</span></nav>', 'beta'],
  ['as coming', '<p>Launching in spring 2027</p>', 'coming'],
  ['of one thing', '<p>Android · closed beta</p>', null],
  ['of another page', '<nav><a href="/a">Pans</a><a href="/b">Tides</a><ul><li>Beta</li></ul></nav>', null],
  ['further below', '<h2>Gull watch</h2><p>Private beta</p>', null],
])('reads the state of the whole product from a label %s', async (_, html, availability) => {
  const sheet = await sheetOn(html);
  expect(sheet.availability).toBe(availability);
  expect(sheet.notices.map((notice) => notice.availability)).toEqual(availability === null ? [] : [availability]);
});

it('tells a price that a script would load from none', async () => {
  const html = `<h2>Pricing</h2><div>${planCard('Skiff', '$9/month')}${planCard('Barge', 'Loading…')}${planCard('Fleet', 'Loading prices')}</div>`;
  const { plans } = await sheetOn(html);
  expect(plans.map(({ name, price, priceUnread }) => [name, price?.amount, priceUnread])).toEqual([
    ['Skiff', 9, undefined],
    ['Barge', undefined, true],
    ['Fleet', undefined, true],
  ]);
  expect(JSON.stringify(plans)).not.toContain('Loading');
});

it.each([
  '<span class="text-xs rounded-full px-2">Beta</span>',
  '<mark>Beta</mark>',
  '<sup class="tag">experimental</sup>',
  '<em>beta</em>',
])('parts a name from the badge behind it: %s', async (badge) => {
  const { features } = await sheetOn(
    `<h2>Features</h2><div>${map}${alarm().replace('Tide alarm', `Tide alarm ${badge}`)}</div>`,
  );
  expect(features.map(({ name, availability }) => [name, availability])).toEqual([
    ['Pan map', null],
    ['Tide alarm', 'beta'],
  ]);
});

it('says which plans a sentence or a badge below a name tie it to, and what else few of the cards say', async () => {
  const plan = (name: string, price: string) =>
    `<div class="plan"><h3>${name}</h3><p>${price}/month</p><ul><li>Pans</li><li>Tides</li></ul></div>`;
  const badge = (text: string) => `<span class="badge">${text}</span>`;
  const cards = [
    card('Pan map', 'Every pan of the shore lies on one map.'),
    card('Tide alarm', 'A bell rings an hour before the sluice must close. Barge plan and above.'),
    card('Gull watch', 'A camera counts the gulls of the night.', badge('North only')),
    card('Harvest book', 'Each heap is weighed and written down.'),
  ].join('');
  const { features } = await sheetOn(
    `<h2>Features</h2><div>${cards}</div><h2>Pricing</h2><div>${plan('Skiff', '$9')}${plan('Barge', '$29')}${plan('Fleet', '$99')}</div>`,
  );
  expect(features.map(({ name, plans, labels = [] }) => [name, plans, labels])).toEqual([
    ['Pan map', [], []],
    ['Tide alarm', ['Barge', 'Fleet'], []],
    ['Gull watch', [], ['North only']],
    ['Harvest book', [], []],
  ]);
});
