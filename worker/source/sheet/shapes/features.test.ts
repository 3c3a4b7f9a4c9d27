import { expect, it } from 'vitest';
import { sheetOn } from '../../test-sheet.ts';

const features = [
  ['Pan map', 'Every pan of the shore lies on one map with its depth.'],
  ['Tide alarm', 'A bell rings on your phone an hour before the sluice must close.'],
  ['Harvest book', 'Each heap is weighed once and written down with its pan.'],
  ['Night watch', 'A camera counts the gulls and wakes you when there are too many.'],
] as const;

type Write = (name: string, text: string, at: number) => string;
const all = (write: Write) => features.map(([name, text], at) => write(name, text, at)).join('');
const part = (write: Write) => `<section><h2>Features</h2>${all(write)}</section>`;
const row = (write: Write) => `<section><h2>What it does</h2><div class="row">${all(write)}</div></section>`;
const last = '<section><h2>Ready to start?</h2><p>It takes a minute to set up.</p><a class="btn">Start</a></section>';
const half = (from: number) =>
  `<div class="row">${features
    .slice(from, from + 2)
    .map(([n, t]) => `<div class="col"><h4>${n}</h4><p>${t}</p></div>`)
    .join('')}</div>`;
const slide: Write = (n, t) => `<div class="slide"><h3>${n}</h3><p>${t}</p></div>`;

it.each<[string, string]>([
  [
    'rows with headings of the page',
    all(
      (n, t) =>
        `<section class="row"><div><h2>${n}</h2><p>${t}</p></div><div><img src="a.png" alt="Picture"></div></section>`,
    ) + last,
  ],
  [
    'rows whose picture changes sides',
    all(
      (n, t, at) =>
        `<section class="row${at % 2 ? ' turned' : ''}">${at % 2 ? '<img src="a">' : ''}<div><h2>${n}</h2><p>${t}</p></div>${at % 2 ? '' : '<img src="a">'}</section>`,
    ) + last,
  ],
  [
    'parts with a button each',
    all((n, t) => `<section class="f"><h2>${n}</h2><p>${t}</p><a class="btn" href="/f">More</a></section>`) + last,
  ],
  [
    'items that are cards',
    `<h2>Features</h2><ul>${all((n, t) => `<li><div class="t">${n}</div><div class="d">${t}</div></li>`)}</ul>`,
  ],
  ['cards with icons', row((n, t) => `<div class="p"><div><svg></svg></div><h3>${n}</h3><p>${t}</p></div>`)],
  [
    'boxes without any heading',
    `<div class="title">Features</div><div>${all((n, t) => `<div><div class="bold">${n}</div><div class="grey">${t}</div></div>`)}</div>`,
  ],
  ['list items with bold names', `<h2>Features</h2><ul>${all((n, t) => `<li><strong>${n}</strong>: ${t}</li>`)}</ul>`],
  ['list items with dashes', `<h2>Features</h2><ul>${all((n, t) => `<li>${n} – ${t}</li>`)}</ul>`],
  ['headings in a flat row', part((n, t) => `<h3>${n}</h3><p>${t}</p>`)],
  ['a definition list', `<h2>Features</h2><dl>${all((n, t) => `<dt>${n}</dt><dd>${t}</dd>`)}</dl>`],
  [
    'cards that are links',
    row((n, t, at) => `<a href="/f/${at}" class="card"><h3>${n}</h3><p>${t}</p><span>Learn more →</span></a>`),
  ],
  [
    'tabs',
    `<section><h2>Features</h2><div role="tablist">${all((n) => `<button role="tab">${n}</button>`)}</div>${all((n, t, at) => `<div role="tabpanel" ${at ? 'hidden' : ''}><h3>${n}</h3><p>${t}</p></div>`)}</section>`,
  ],
  [
    'parts of which a script shows the second first',
    `<section><h2>Features</h2><div>${all((n, t, at) => `<div class="part" ${at === 1 ? '' : 'hidden'}><h3>${n}</h3><p>${t}</p></div>`)}</div></section>`,
  ],
  ['a table', `<h2>Features</h2><table>${all((n, t) => `<tr><td>${n}</td><td>${t}</td></tr>`)}</table>`],
  [
    'a table with a head',
    `<h2>Features</h2><table><tr><th>Feature</th><th>Description</th></tr>${all((n, t) => `<tr><td>${n}</td><td>${t}</td></tr>`)}</table>`,
  ],
  ['bold paragraphs', part((n, t) => `<p><strong>${n}</strong></p><p>${t}</p>`)],
  ['paragraphs that begin in bold', part((n, t) => `<p><strong>${n}.</strong> ${t}</p>`)],
  ['two rows', `<section><h2>Features</h2>${half(0)}${half(2)}</section>`],
  [
    'text beside its name, unwrapped',
    part((n, t) => `<div class="media"><i></i><div class="body"><h5>${n}</h5>${t}</div></div>`),
  ],
  [
    'a carousel that shows its first cards again',
    `<section><h2>Features</h2><div class="track">${all(slide)}${slide(...features[0], 0)}${slide(...features[1], 1)}</div></section>`,
  ],
])('reads features set as %s', async (_, html) => {
  const found = (await sheetOn(html)).features;
  expect(found.map(({ name, sentences }) => [name, ...sentences])).toEqual(features);
});

it.each<[string, string]>([
  ['an ordered list', `<h2>How it works</h2><ol>${all((n, t) => `<li><h3>${n}</h3><p>${t}</p></li>`)}</ol>`],
  [
    'cards with their number',
    `<h2>How it works</h2><div>${all((n, t, at) => `<div class="card"><span>${at + 1}</span><h3>${n}</h3><p>${t}</p></div>`)}</div>`,
  ],
  [
    'cards with their number in the name',
    `<h2>In four moves</h2><div>${all((n, t, at) => `<div class="card"><h3>${at + 1} · ${n}</h3><p>${t}</p></div>`)}</div>`,
  ],
  [
    'figures with their number',
    `<h2>In four moves</h2><div>${all((n, t, at) => `<figure><img src="a"><figcaption><b>Step ${at + 1}</b><h4>${n}</h4><p>${t}</p></figcaption></figure>`)}</div>`,
  ],
])('reads steps set as %s', async (_, html) => {
  const { features: found, figures } = await sheetOn(html);
  expect(found.map(({ name, role }) => [name.replace(/^\d · /, ''), role])).toEqual(
    features.map(([name]) => [name, 'step']),
  );
  expect(figures).toEqual([]);
});

it('reads things that are counted, and not ordered, as features', async () => {
  const counted = all((n, t, at) => `<div class="card"><span>0${at + 1}</span><h3>${n}</h3><p>${t}</p></div>`);
  const found = (await sheetOn(`<h2>For the whole pan</h2><div>${counted}</div>`)).features;
  expect(found.map(({ name, role }) => [name, role])).toEqual(features.map(([name]) => [name, 'feature']));
});

it('reads figures with their claims, and none of a counter that a script fills', async () => {
  const stat = (figure: string, label: string) => `<div class="stat"><b>${figure}</b><span>${label}</span></div>`;
  const filled = await sheetOn(
    `<section>${stat('412', 'pans on the map')}${stat('99.8%', 'of tides foretold')}</section>`,
  );
  expect(filled.figures.map(({ claim, figure }) => [claim, figure])).toEqual([
    ['412 pans on the map', '412'],
    ['99.8% of tides foretold', '99.8%'],
  ]);
  const empty = await sheetOn(`<section>${stat('0', 'pans')}${stat('0+', 'tides foretold')}</section>`);
  expect(empty.figures).toEqual([]);
});

it('reads features whose text is a list', async () => {
  const html = row(
    (n, t) => `<div class="c"><h3>${n}</h3><ul><li>${t}</li><li>It can be told to be quiet.</li></ul></div>`,
  );
  const found = (await sheetOn(html)).features;
  expect(found.map(({ name, sentences }) => [name, sentences[0]])).toEqual(features);
});

it('tells no half of an item', async () => {
  const items = ['Weighs by the hour', 'Rings before the tide, you may call in as keeper', 'or as a guest of theirs'];
  const html = `<h2>Features</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  expect((await sheetOn(html)).features.map(({ name }) => name)).toEqual(items.slice(0, 2));
});

it('calls a step by what is done in it, under the heading right above, and tells no order with a gap', async () => {
  const stepsOf = async (...done: string[]) => {
    const steps = ['Step One', 'Step Two', 'Step Three'].map(
      (n, at) => `<div class="s"><h2>${n}</h2><h3>${done[at]}</h3><p>It is done before the tide comes in.</p></div>`,
    );
    const html = `<h1>Salt for all</h1><p>By hand.</p><h2>Our way</h2><div>${steps.join('')}</div>`;
    return (await sheetOn(html)).features.map(({ name, role, heading }) => [name, role, heading]);
  };
  const names = ['Rake the pan', 'Cover the heap', 'Weigh the heap'];
  expect(await stepsOf(...names)).toEqual(names.map((name) => [name, 'step', 'Our way']));
  expect(await stepsOf('Rake the pan', 'Is it dry?', 'Weigh the heap')).toEqual([]);
});

it('takes rules for no steps', async () => {
  const { features: told } = await sheetOn(
    `<h2>How raking works</h2><div>${all((n, t) => `<div class="card"><h3>${n} first</h3><p>${t}</p></div>`)}</div>`,
  );
  expect(told.map(({ role }) => role)).toEqual(features.map(() => 'feature'));
});

it('takes what is asked of the reader for no feature', async () => {
  const asked = (heading: string) =>
    sheetOn(`<h2>${heading}</h2><div>${all((n, t) => `<div class="card"><h3>${n}</h3><p>${t}</p></div>`)}</div>`);
  expect((await asked('Are you missing the tide?')).features).toEqual([]);
  expect((await asked('Is Salt right for you?')).features).toHaveLength(features.length);
});

it('keeps what a card says of those who pay, whether its plan was read or not', async () => {
  const marks = ['<span class="tag">Pro only</span>', '', '<p>Paid plans only.</p>', '<span class="tag">Coming</span>'];
  const { features: told } = await sheetOn(
    row((n, t, at) => `<div class="card"><h3>${n}</h3><p>${t}</p>${marks[at]}</div>`),
  );
  expect(told.map(({ labels = [], availability }) => [...labels, availability])).toEqual([
    ['Pro only', null],
    [null],
    ['Paid plans only.', null],
    ['coming'],
  ]);
});

it('leaves out pictures of the product with a few words below each', async () => {
  const captions = row((n, t) => `<div class="card"><h3>${n}</h3><p>${t.split(' ', 4).join(' ')}</p></div>`);
  expect((await sheetOn(captions.replace('What it does', 'Screenshots'))).features).toEqual([]);
});

it('reads cards whose titles are set by their class, row by row, as one each', async () => {
  const card = ([name, text]: readonly string[]) =>
    `<div class="card"><div class="bold">${name}</div><p class="mt">${text}</p></div>`;
  const [first, second] = [features.slice(0, 2), features.slice(1, 3)].map((row) => row.map(card).join(''));
  const html = `<section><h2>What it does</h2><div class="grid">${first}</div><div class="grid">${second}</div></section>`;
  const found = (await sheetOn(html)).features;
  expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(features.slice(0, 3).map(([name]) => name)));
});

it('reads no feature in what is to be tried on the page', async () => {
  const kicker = (at: number) => (at === 1 ? 'Try it' : `Part ${at + 1}`);
  const html = `<h2>In full</h2><div>${all((n, t, at) => `<article class="slide"><span class="kicker">${kicker(at)}</span><h3>${n}</h3><p>${t}</p></article>`)}</div>`;
  const names = (await sheetOn(html)).features.map(({ name }) => name);
  expect(names).toContain(features[0]?.[0]);
  expect(names).not.toContain(features[1]?.[0]);
});

it('keeps the small line above a name where each card has its own', async () => {
  const cards = (labels: readonly string[]) =>
    `<h2>What it does</h2><div>${[
      ['Never too late', 'Rings before the tide comes in.'],
      ['All at a glance', 'Counts the bags of every pan.'],
      ['Nothing is lost', 'Keeps each harvest with its day.'],
    ]
      .map(
        ([name, text], at) =>
          `<div class="card"><div class="kicker">${labels[at]}</div><h3>${name}</h3><p>${text}</p></div>`,
      )
      .join('')}</div>`;
  const labelsOn = async (labels: readonly string[]) =>
    (await sheetOn(cards(labels))).features.map((feature) => feature.labels?.join());
  expect(await labelsOn(['Tide bell', 'Harvest book', 'Archive'])).toEqual(['Tide bell', 'Harvest book', 'Archive']);
  expect(await labelsOn(['Feature', 'Feature', 'Feature'])).toEqual([undefined, undefined, undefined]);
  expect(await labelsOn(['Rule 1', 'Rule 2', 'Rule 3'])).toEqual([undefined, undefined, undefined]);
});
