import { expect, it } from 'vitest';
import { sheetOn } from '../../test-sheet.ts';

const plans = [
  ['Skiff', '$9', 'For one pan and one keeper.', ['One pan', 'Tide alarm']],
  ['Barge', '$29', 'For a row of pans by the dike.', ['Ten pans', 'Harvest book']],
  ['Fleet', '$99', 'For works with several shores.', ['All pans', 'A keeper on call']],
] as const;

type Write = (name: string, price: string, text: string, items: readonly string[], at: number) => string;
const all = (write: Write) => plans.map(([n, p, t, items], at) => write(n, p, t, items, at)).join('');
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const part = (write: Write) => `<section><h2>Pricing</h2><div class="row">${all(write)}</div></section>`;
const card = (...parts: string[]) => `<div class="card">${parts.join('')}</div>`;
const badge = '<span class="badge">Most popular</span>';

const plansOn = async (html: string) => (await sheetOn(html)).plans;

it.each<[string, string]>([
  [
    'cards, one of them with a badge',
    part((n, p, t, f, at) =>
      card(
        at === 1 ? badge : '',
        `<h3>${n}</h3><p>${t}</p><div><span>${p}</span><span>/month</span></div>${list(f)}<a class="btn">Choose</a>`,
      ),
    ),
  ],
  [
    'cards whose price is the heading',
    part((n, p, _, f) => card(`<span>${n}</span><h3>${p}<small>/mo</small></h3>${list(f)}<button>Buy</button>`)),
  ],
  [
    'cards with the price first',
    part((n, p, t, f) => card(`<p class="sum">${p}<span>/month</span></p><h3>${n}</h3><p>${t}</p>${list(f)}`)),
  ],
  [
    'sums in pieces',
    part((n, p, t) =>
      card(`<h4>${n}</h4><div><sup>$</sup><span>${p.slice(1)}</span><sub>per month</sub></div><p>${t}</p>`),
    ),
  ],
  [
    'list items',
    `<h2>Pricing</h2><ul>${all((n, p, t) => `<li><strong>${n}</strong> – ${p} per month. ${t}</li>`)}</ul>`,
  ],
  ['headings with the price in them', part((n, p, t, f) => `<h3>${n} – ${p}/month</h3><p>${t}</p>${list(f)}`)],
  [
    'cards with headings of the page',
    `<h1>Pricing</h1><div>${all((n, p, t, f) => `<section class="card"><h2>${n}</h2><p><strong>${p}</strong> / month</p><p>${t}</p>${list(f)}</section>`)}</div>`,
  ],
  ['a definition list', `<h2>Pricing</h2><dl>${all((n, p) => `<dt>${n}</dt><dd>${p} per month</dd>`)}</dl>`],
  [
    'rows of a table',
    `<h2>Pricing</h2><table><tr><th>Plan</th><th>Price</th><th>For whom</th></tr>${all((n, p, t) => `<tr><td>${n}</td><td>${p} / month</td><td>${t}</td></tr>`)}</table>`,
  ],
  [
    'columns of a table',
    `<h2>Pricing</h2><table><tr><th></th>${all((n) => `<th>${n}</th>`)}</tr><tr><th>Price</th>${all((_, p) => `<td>${p} / month</td>`)}</tr><tr><th>Pans</th>${all((_, __, ___, f) => `<td>${f[0]}</td>`)}</tr></table>`,
  ],
  ['items of a name and a price', `<h2>Pricing</h2><ul>${all((n, p) => `<li>${n}: ${p}/month</li>`)}</ul>`],
  [
    'items that are cards',
    `<h2>Pricing</h2><ul class="plans">${all((n, p) => `<li class="plan"><div>${n}</div><div>${p}<span>/month</span></div></li>`)}</ul>`,
  ],
  [
    'lists of their own',
    part(
      (n, p, _, f) => `<div class="col"><ul class="price"><li>${n}</li><li>${p} / month</li>${list(f).slice(4)}</div>`,
    ),
  ],
  [
    'links',
    part((n, p, _, f) => `<a class="card" href="/b"><h3>${n}</h3><p>${p}<span>/month</span></p>${list(f)}</a>`),
  ],
  [
    'cards whose button tells the price',
    part((n, p, _, f) => card(`<h3>${n}</h3>${list(f)}<a class="btn">${p}/month</a>`)),
  ],
  ['cards named by a label', part((n, p, t) => card(`<span class="badge">${n}</span><p>${p}/month</p><p>${t}</p>`))],
  [
    'cards headed by a claim',
    part((n, p, t) => card(`<p class="tier">${n}</p><h3>${t.slice(0, -1)}</h3><p class="sum">${p}/month</p>`)),
  ],
  [
    'headings with a label in them',
    part((n, p, t, _, at) => card(`<h3>${n} ${at === 1 ? badge : ''}</h3><p>${p}/month</p><p>${t}</p>`)),
  ],
  [
    'a heading over the period',
    part((n, p, t) => card(`<h3>${n}</h3><p>${t}</p><h2>${p}</h2><p>per month, stop when you like</p>`)),
  ],
  ['one line of pieces', part((n, p) => card(`<h3>${n}</h3><div><i>${p[0]}</i>${p.slice(1)}<b>per month</b></div>`))],
  [
    'labels of a choice',
    part(
      (n, p, t) =>
        `<label class="c"><input type="radio"><span>${n}</span><span>${p}/mo</span><span>${t}</span></label>`,
    ),
  ],
  [
    'a table without a head',
    `<h2>Pricing</h2><table>${all((n, p) => `<tr><td>${n}</td><td>${p}/month</td></tr>`)}</table>`,
  ],
  [
    'a table with the prices in its head',
    `<h2>Pricing</h2><table><tr><th>Matter</th>${all((n, p) => `<th>${n}<br>${p}/month</th>`)}</tr><tr><td>Pans</td>${all((_, __, ___, f) => `<td>${f[0]}</td>`)}</tr></table>`,
  ],
  [
    'a table whose rows have no names',
    `<h2>Pricing</h2><table><tr>${all((n) => `<th>${n}</th>`)}</tr><tr>${all((_, p) => `<td>${p}/month</td>`)}</tr></table>`,
  ],
  [
    'a table made of boxes',
    `<h2>Pricing</h2><div><div class="r"><div>Plan</div>${all((n) => `<div>${n}</div>`)}</div><div class="r"><div>Price</div>${all((_, p) => `<div>${p}/month</div>`)}</div><div class="r"><div>Pans</div>${all((_, __, ___, f) => `<div>${f[0]}</div>`)}</div></div>`,
  ],
  [
    'cards of a part that is called so',
    `<section id="pricing"><h2>Pay for the pans you have</h2>${all((n, p, t) => card(`<h3>${n}</h3><p>${p}/month</p><p>${t}</p>`))}</section>`,
  ],
])('reads plans set as %s', async (_, html) => {
  const found = await plansOn(html);
  expect(found.map(({ name, price }) => [name, price?.amount, price?.currency, price?.period])).toEqual([
    ['Skiff', 9, 'USD', 'month'],
    ['Barge', 29, 'USD', 'month'],
    ['Fleet', 99, 'USD', 'month'],
  ]);
});

const both = (at: number) => [9, 29, 99].map((sum) => sum * at);

it.each<[string, string]>([
  [
    'the other hidden',
    part((n, p, t, _, at) =>
      card(
        `<h4>${n}</h4><div class="price">${p}<span>/mo</span></div><div class="price hidden">$${both(10)[at]}<span>/yr</span></div><p>${t}</p>`,
      ),
    ),
  ],
  [
    'both in one card',
    part((n, p, t, _, at) => card(`<h4>${n}</h4><p>${p}/month</p><p>or $${both(10)[at]}/year</p><p>${t}</p>`)),
  ],
  [
    'a tab for each',
    `<section><h2>Pricing</h2><div role="tablist"><button role="tab">Monthly</button><button role="tab">Yearly</button></div><div role="tabpanel">${all((n, p, t) => card(`<h3>${n}</h3><p>${p}/month</p><p>${t}</p>`))}</div><div role="tabpanel" hidden>${all((n, _, t, __, at) => card(`<h3>${n}</h3><p>$${both(10)[at]}/year</p><p>${t}</p>`))}</div></section>`,
  ],
])('tells the price by the month first, %s', async (_, html) => {
  const found = await plansOn(html);
  expect(found.map(({ name, price }) => [name, price?.amount, price?.period])).toEqual(
    plans.map(([name], at) => [name, both(1)[at], 'month']),
  );
  expect(found.flatMap(({ otherPrices }) => otherPrices).every(({ period }) => period === 'year')).toBe(true);
});

it('takes no price that is struck out beside the one that holds', async () => {
  const found = await plansOn(part((n, p, t) => card(`<h3>${n}</h3><p><del>$499</del> ${p}/month</p><p>${t}</p>`)));
  expect(found.map(({ price, otherPrices }) => [price?.amount, otherPrices])).toEqual([
    [9, []],
    [29, []],
    [99, []],
  ]);
});

it('keeps a plan that is free and one on request', async () => {
  const html = part((n, p, t, _, at) =>
    card(`<h3>${n}</h3><p>${['Free', p, 'Contact us'][at]}${at === 1 ? ' a month' : ''}</p><p>${t}</p>`),
  );
  expect((await plansOn(html)).map(({ name, price }) => [name, price?.kind, price?.amount])).toEqual([
    ['Skiff', 'free', 0],
    ['Barge', 'amount', 29],
    ['Fleet', 'on request', null],
  ]);
});

it('reads a plan without any price among others', async () => {
  const html = part((n, p, t, f, at) =>
    card(`<h3>${n}</h3>${at === 2 ? '' : `<p>${p}/month</p>`}<p>${t}</p>${list(f)}<a class="btn">Talk to us</a>`),
  );
  expect((await plansOn(html)).map(({ name, price }) => [name, price?.amount ?? null])).toEqual([
    ['Skiff', 9],
    ['Barge', 29],
    ['Fleet', null],
  ]);
});

it('reads a currency behind the sum', async () => {
  const html = part((n, p, t) => card(`<h3>${n}</h3><p>${p.slice(1)},90 € / Monat</p><p>${t}</p>`));
  expect((await plansOn(html)).map(({ price }) => [price?.amount, price?.currency, price?.period])).toEqual([
    [9.9, 'EUR', 'month'],
    [29.9, 'EUR', 'month'],
    [99.9, 'EUR', 'month'],
  ]);
});

it('tells a plan once where a table below compares the plans again', async () => {
  const table = `<h2>Compare plans</h2><table><tr><th></th>${all((n) => `<th>${n}</th>`)}</tr><tr><th>Price</th>${all((_, p) => `<td>${p}/month</td>`)}</tr><tr><th>Tide alarm</th><td>–</td><td>✓</td><td>✓</td></tr></table>`;
  const found = await plansOn(
    part((n, p, t, f) => card(`<h3>${n}</h3><p>${p}/month</p><p>${t}</p>${list(f)}`)) + table,
  );
  expect(found.map(({ name, description }) => [name, description])).toEqual(plans.map(([n, , text]) => [n, text]));
});

it('reads a plan that stands alone with its price as a heading, and none without a name', async () => {
  const alone = (name: string) =>
    `<h2>Pricing</h2><h3>${name}</h3><h4>$500</h4><p>Everything for as long as we last.</p>`;
  const told = async (name: string) => (await plansOn(alone(name))).map(({ name, price }) => [name, price?.amount]);
  expect(await told('Founder (until May)')).toEqual([['Founder', 500]]);
  expect(await told('One price')).toEqual([]);
});

it('reads what a plan costs today', async () => {
  const html = part((n, p, t) => card(`<h3>${n}</h3><p>was $499 now ${p}/month</p><p>${t}</p>`));
  expect((await plansOn(html)).map(({ price }) => [price?.amount, price?.period])).toEqual([
    [9, 'month'],
    [29, 'month'],
    [99, 'month'],
  ]);
});

const planCard = (name: string, price: string, items: readonly string[]) =>
  `<div class="plan"><h3>${name}</h3><p class="price">${price}</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></div>`;

it('tells plans apart by what the page has over each group of them', async () => {
  const { plans } = await sheetOn(
    `<section><h2>Hosted prices</h2><div>${planCard('Quay', '$9 / month', ['3 pans', 'Mail alerts'])}${planCard('Dock', '$29 / month', ['9 pans', 'Phone alerts'])}</div></section>
     <section><h2>Prices for your own server</h2><div>${planCard('Barge', '$90 / month', ['All pans', 'Your disk'])}${planCard('Fleet', '$290 / month', ['All sites', 'Your disks'])}</div></section>`,
  );
  expect(plans.map(({ name, group }) => [name, group])).toEqual([
    ['Quay', 'Hosted prices'],
    ['Dock', 'Hosted prices'],
    ['Barge', 'Prices for your own server'],
    ['Fleet', 'Prices for your own server'],
  ]);
});

it('names no group where all plans stand together', async () => {
  const { plans } = await sheetOn(
    `<section><h2>Prices</h2><div>${planCard('Quay', '$9 / month', ['3 pans', 'Mail'])}${planCard('Dock', '$29 / month', ['9 pans', 'Calls'])}</div></section>`,
  );
  expect(plans.map(({ group }) => group)).toEqual([null, null]);
});

it('takes lines of one form for what a plan holds, whatever marks them up', async () => {
  const ticks = ['Tide alarm at night', 'Harvest book by mail', 'Salt map of pans'];
  const items = ticks.map((text) => `<p class="tick"><b>✓</b> ${text}</p>`).join('');
  const told = await plansOn(
    part((n, p, t, _, at) =>
      card(`<h3>${n}</h3><h4>${p} / month</h4>${at === 1 ? `<p class="for">${t}</p>` : ''}${items}`),
    ),
  );
  expect(told.map(({ description }) => description)).toEqual([null, plans[1][2], null]);
  expect(told.map(({ includes }) => includes)).toEqual([ticks, ticks, ticks]);
});

it('takes the name at the head of a column without its caption, and no row of buttons', async () => {
  const [one, two] = await plansOn(
    `<h2>Pricing</h2><table><thead><tr><th></th><th>Skiff</th><th>Barge <br><small>most keepers take this</small></th></tr></thead>
     <tbody><tr><th>Price</th><td>$9/month</td><td>$29/month</td></tr><tr><th>Pans</th><td>3</td><td>9</td></tr>
     <tr><td></td><td><a href="/a">Choose</a></td><td><a href="/b">Choose</a></td></tr></tbody></table>`,
  );
  expect([one?.name, two?.name]).toEqual(['Skiff', 'Barge']);
  expect([one?.includes, two?.includes]).toEqual([['Pans: 3'], ['Pans: 9']]);
});

it.each<[string, string]>([
  ['its class', '<div class="price-old">$120</div><div>$90</div><div>per year, that’s $7.50 a month</div>'],
  ['a class of a site kit', '<div><span class="text-decoration-line-through">$120</span> <b>$90</b>/year</div>'],
])('knows a price of before by %s', async (_, price) => {
  const [, plan] = await plansOn(
    part((n, p, __, f, at) => card(`<h3>${n}</h3>${at === 1 ? price : `<div>${p}/month</div>`}${list(f)}`)),
  );
  expect([plan?.price?.amount, plan?.price?.period]).toEqual([90, 'year']);
});

it('takes cards with a button that sells for plans, though nothing says how often they are paid', async () => {
  const told = await plansOn(
    `<h2>Pay once. Keep it.</h2><div>${all((n, p, _, f) => card(`<h4>${n}</h4><div><sup>$</sup><b>${p.slice(1)}</b></div>${list(f)}<a class="btn" href="/x">Buy ${n}</a>`))}</div>`,
  );
  expect(told.map(({ price }) => price?.amount)).toEqual([9, 29, 99]);
});

it('knows what is paid besides, and what has no price yet', async () => {
  const prices = ['$9/month + usage', 'TBA', '$99/month'];
  const told = await plansOn(part((n, _, __, f, at) => card(`<h3>${n}</h3><p>${prices[at]}</p>${list(f)}`)));
  expect(told.map(({ price }) => [price?.amount ?? null, price?.isFrom ?? null])).toEqual([
    [9, true],
    [null, null],
    [99, false],
  ]);
});

it('does not call a price missing that it could not read', async () => {
  const told = await plansOn(
    part((n, p, __, f, at) => card(`<h3>${n}</h3><p>${at === 0 ? '$9</p><p>$12' : `${p}/month`}</p>${list(f)}`)),
  );
  expect([told[0]?.price ?? null, told[0]?.priceUnread]).toEqual([null, true]);
});

it('reads one row of prices for all plans of a table, how often they are paid, and no price that is struck out', async () => {
  const [skiff, barge] = await plansOn(
    `<h2>Pricing</h2><table><thead><tr><th></th><th>Skiff</th><th>Barge</th></tr></thead>
     <tbody><tr><th>Monthly</th><td><s>$12</s> $9</td><td>$29</td></tr><tr><th>Yearly</th><td>$90</td><td>$290</td></tr>
     <tr><th>Pans</th><td>3</td><td>9</td></tr></tbody></table>`,
  );
  expect([skiff, barge].map((one) => [one?.price?.amount, one?.price?.period])).toEqual([
    [9, 'month'],
    [29, 'month'],
  ]);
  expect(skiff?.otherPrices.map(({ amount, period }) => [amount, period])).toEqual([[90, 'year']]);
  expect(skiff?.includes).toEqual(['Pans: 3']);
});

it('keeps how much a price buys, and what a mark at it leads to', async () => {
  const told = await plansOn(
    `${part((n, p, _, f) => card(`<h3>${n}</h3><div>${p}* <span>per month</span></div><b>1–5 pans</b>${list(f)}<a class="btn">Buy 5 pans</a>`))}
     <p>* Where paid for two years.</p>`,
  );
  expect(told.map(({ price, priceNote, includes }) => [price?.text, priceNote, includes[0]])).toEqual(
    plans.map(([, price]) => [`${price} per month`, 'Where paid for two years.', '1–5 pans']),
  );
  const lost = await plansOn(part((n, p, _, f) => card(`<h3>${n}</h3><div>${p}* /month</div>${list(f)}`)));
  expect(lost.map(({ price, priceUnread }) => [price, priceUnread])).toEqual(plans.map(() => [null, true]));
});

it('goes by the page that is there for prices, and knows its plans elsewhere', async () => {
  const cards = (of: string, behind: string) =>
    part((n, p, _, f) => card(`<h3>${n}${behind}</h3><p>${p}/month</p>${list([of, ...f])}`));
  const { plans: told } = await sheetOn(cards('One sluice', ''), {
    '/pricing': `<h1>Prices</h1>${cards('Two sluices', ' Plan')}`,
  });
  expect(told.map(({ name, includes }) => [name, includes[0]])).toEqual(
    plans.map(([name]) => [`${name} Plan`, 'Two sluices']),
  );
});

it('reads two prices in the cell of a table, and needs no column’s head before sentences', async () => {
  const told = await plansOn(
    `<h2>Pricing</h2><table><tr><th>Plan</th><th>Price</th><th>What you get</th><th>Where</th></tr>
     <tr><td>Skiff</td><td>$2 / mo<br>$20 / yr</td><td>All pans of one shore, with tides.</td><td>Store</td></tr>
     <tr><td>Barge</td><td>$9 / mo</td><td>All pans of three shores, with tides.</td><td>Shop</td></tr></table>`,
  );
  expect(told.map(({ price, otherPrices }) => [price?.amount, otherPrices.map(({ amount }) => amount)])).toEqual([
    [2, [20]],
    [9, []],
  ]);
  expect(told[0]?.includes).toEqual(['All pans of one shore, with tides.', 'Where: Store']);
});

it.each([
  ['$90/year', '', [true, undefined]],
  ['$29/month', '<p>Save two months when billed yearly.</p>', [true, true]],
  ['$29/month', '<p>A year ago we had two plans.</p>', [undefined, undefined]],
  ['$29/month', '<p>Is there a lifetime licence? Write to us.</p>', [true, true]],
  [
    '$29/month',
    '<p>Do you offer discounts for annual billing?</p><p>We begin by the month. Annual plans are on our roadmap.</p>',
    [undefined, undefined],
  ],
  ['$290 once', '<p>Is there a lifetime licence? Yes, Barge.</p>', [undefined, undefined]],
  ['$29/month', '<div><button>Monthly</button><button>Yearly</button></div>', [true, true]],
  ['<span data-price-yearly="24">$29</span>/month', '', [true, true]],
  ['<span data-year="2026">$29</span>/month', '', [undefined, undefined]],
])('marks what has a price by the year that it did not read: %s %s', async (price, note, marks) => {
  const prices = ['$9/month', price, 'Free'];
  const plans = part((n, _, __, f, at) => card(`<h3>${n}</h3><p>${prices[at]}</p>${list(f)}`));
  const told = await plansOn(plans + note);
  expect(told.slice(0, 2).map(({ yearlyUnread }) => yearlyUnread)).toEqual(marks);
});

it('does not take another sum of money for a plan’s price, nor a grid of sizes and dates for plans', async () => {
  const [, barge] = await plansOn(
    `<h2>Pricing</h2><table><tr><th></th><th>Skiff</th><th>Barge</th><th>Fleet</th></tr>
     <tr><td>Price per server</td><td>$490</td><td>$2,980 (2 nodes) each further one $990</td><td>$9,900</td></tr>
     <tr><td>Upkeep from year 2</td><td>$120</td><td>$740</td><td>$900</td></tr></table>`,
  );
  expect([barge?.price ?? null, barge?.priceUnread]).toEqual([null, true]);
  const grid = await plansOn(
    `<h2>Pricing</h2><table><tr><th>Keepers</th><th>Calendar year</th><th>Spring offer</th></tr>
     <tr><td>Fewer than 60</td><td>$450</td><td>$400</td></tr><tr><td>60 to 200</td><td>$1,200</td><td>$990</td></tr></table>`,
  );
  expect(grid).toEqual([]);
});

it.each(['pricing_not_available', 'is-excluded', 'item--unavailable'])(
  'lists nothing that is ruled out: %s',
  async (name) => {
    const [first] = await plansOn(
      part((n, p, __, f, at) =>
        card(
          `<h3>${n}</h3><div>${p}/month</div><ul>${at === 0 ? `<li class="${name}">Gull watch</li>` : ''}${f.map((one) => `<li>${one}</li>`).join('')}</ul>`,
        ),
      ),
    );
    expect(first?.includes.length).toBeGreaterThan(0);
    expect(first?.includes).not.toContain('Gull watch');
  },
);

it('lists no label that heads the items of a plan', async () => {
  const item = (text: string) => `<li><span class="tick"></span><span class="item-text">${text}</span></li>`;
  const told = await plansOn(
    part((n, p, __, f) =>
      card(
        `<h3>${n}</h3><div>${p}/month</div><ul><li><div class="item-section">On the quay</div></li>${f.map(item).join('')}</ul>`,
      ),
    ),
  );
  expect(told[0]?.includes.length).toBeGreaterThan(0);
  expect(told.flatMap(({ includes }) => includes)).not.toContain('On the quay');
});

it('takes a season in the place of a price for when the plan will come', async () => {
  const told = await plansOn(
    part((n, p, __, f, at) => card(`<h3>${n}</h3><div>${at === 2 ? 'Autumn 2031' : `${p}/month`}</div>${list(f)}`)),
  );
  expect(told.map(({ availability }) => availability)).toEqual([null, null, 'coming']);
});

it('keeps a badge out of the price, an item with a bold beginning whole, and reads what a line goes on to say', async () => {
  const skiff = card('<h3>Skiff</h3><p>Free</p>', list(['One pan', 'Tide alarm']), '<a class="btn">Take it</a>');
  const barge = card(
    '<p class="flag">Save 39% yearly</p><p class="name"><b>Barge</b></p><p><span>$90</span><span>/ year</span></p>',
    '<p>or $9.50 a month. All of Skiff, and the harvest book.</p>',
    '<ul><li><b>Tide history</b>: every tide since the dike</li><li>Ten pans</li></ul><a class="btn">Take it</a>',
  );
  const [, told] = await plansOn(
    `<section><h2>Pricing</h2><div>${skiff.replace('<h3>Skiff</h3>', '<p class="name"><b>Skiff</b></p>')}${barge}</div></section>`,
  );
  expect(told?.price?.text).toBe('$90/ year');
  expect(told?.otherPrices.map(({ amount, period }) => [amount, period])).toEqual([[9.5, 'month']]);
  expect(told?.description).toBe('All of Skiff, and the harvest book.');
  expect(told?.includes).toContain('Tide history: every tide since the dike');
});

it('takes the same price in other words, or its sum for a year, for no further price', async () => {
  const note = { Skiff: 'Billed monthly: $9/mo', Barge: 'Billed monthly: $348/yr', Fleet: 'Billed annually: $999/yr' };
  const [skiff, barge, fleet] = await plansOn(
    part((n, p, t, f) =>
      card(`<h3>${n}</h3><p>${p}/mo</p><p>${note[n as keyof typeof note]}</p><p>${t}</p>${list(f)}`),
    ),
  );
  expect([skiff, barge].map((plan) => plan?.otherPrices)).toEqual([[], []]);
  expect(fleet?.otherPrices.map(({ amount }) => amount)).toEqual([999]);
});

it('knows what is paid beside every plan, and takes nothing in a plan’s own box for that', async () => {
  const cards = part((n, p, t, f) => card(`<h3>${n}</h3><p>${p}/month</p><p>${t}</p>${list(f)}`));
  const fee = 'After your trial you pay the fee plus $25/month per open sluice.';
  const noted = await plansOn(cards.replace('<div class="row">', `<p>${fee}</p><div class="row">`));
  expect(noted.map(({ priceNote }) => priceNote)).toEqual([fee, fee, fee]);
  const own = await plansOn(cards.replace('One pan<', 'One pan, plus $5 per further pan<'));
  expect(own.map(({ priceNote }) => priceNote)).toEqual([undefined, undefined, undefined]);
});

it('says for whom a plan is in two words, where the plans beside it do in more', async () => {
  const told = await plansOn(
    part((n, p, t, f, at) =>
      card(
        `<h3>${n}</h3><p class="who">${at === 1 ? '4–15 pans' : t}</p><b>${p}</b><small>/month</small>${list(f)}<a class="btn">Choose</a>`,
      ),
    ),
  );
  expect(told.map(({ description }) => description)).toEqual([plans[0][2], '4–15 pans', plans[2][2]]);
  expect(told[1]?.includes).toEqual(plans[1][3]);
});

it('reads what a price comes to beside it in one line, and how often it is paid below it', async () => {
  const told = await plansOn(
    part((n, p, _, f) => card(`<h3>${n}</h3><p>${p} <span>$2.50/mo</span></p><p>billed yearly</p>${list(f)}`)),
  );
  expect(told.map(({ price, otherPrices }) => [price?.amount, price?.period, otherPrices[0]?.amount])).toEqual(
    [9, 29, 99].map((amount) => [amount, 'year', 2.5]),
  );
});

it('reads a name and its price that touch in a heading, and what has to be asked for', async () => {
  const [skiff, barge] = await plansOn(
    `<h2>Pricing</h2><div><div class="plan"><h3>Skiff<span>$1000</span><em>Per pan</em></h3>${list(['One pan', 'Tide alarm'])}</div>
     <div class="plan"><h3>Barge<span>Contact us</span></h3>${list(['Ten pans', 'Harvest book'])}</div></div>`,
  );
  expect([skiff?.name, skiff?.price?.amount, skiff?.price?.unit]).toEqual(['Skiff', 1000, 'pan']);
  expect([barge?.name, barge?.price?.kind]).toEqual(['Barge', 'on request']);
});

it('knows what a price is for by the sentence that says so, where no other contradicts it', async () => {
  const cards = part((n, p, _, f) => card(`<h3>${n}</h3><p>${p}/month</p>${list(f)}`));
  const unitsOn = async (said: string) => (await plansOn(`${cards}<p>${said}</p>`)).map(({ price }) => price?.unit);
  expect(await unitsOn('Prices start at $9 per month per pan.')).toEqual(['pan', null, null]);
  expect(await unitsOn('It is $9 per month per pan. Or $9 per month per keeper.')).toEqual([null, null, null]);
});

it('reads the product’s own price among those of others', async () => {
  const others = '<p>Other – $105/mo</p><p>Another – $79.99/mo</p>';
  const told = await plansOn(`<h2>The truth about pricing</h2>${others}<p>Brinewell – $20/mo</p>`);
  expect(told.map(({ name, price }) => [name, price?.amount, price?.period])).toEqual([['Brinewell', 20, 'month']]);
});

it('reads a row for each plan, prices by the month and by the year, and how far one is; what comes on top is no price of theirs', async () => {
  const cells = (tag: string, texts: readonly string[]) => texts.map((text) => `<${tag}>${text}</${tag}>`).join('');
  const table = (...rows: string[]) => `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
  const ofPlans = table(
    cells('th', ['Plan', 'Monthly', 'Annual equivalent', 'Pans']),
    cells('td', ['Tub', '$0', '$0', '1']),
    cells('td', ['Skiff <span class="badge">Early access</span>', '$9', '$90/year', '5']),
    cells('td', ['Barge', '$29', '$290/year', '50']),
  );
  const beyond = table(
    cells('th', ['Plan', 'Additional pan / month']),
    cells('td', ['Skiff', '$2']),
    cells('td', ['Barge', '$1']),
  );
  const told = await plansOn(`<p>Three plans.</p>${ofPlans}<h2>When you outgrow your plan</h2>${beyond}`);
  expect(
    told.map(({ name, price, otherPrices, includes, availability }) => [
      ...[name, price?.amount, price?.period, otherPrices[0]?.amount, otherPrices[0]?.period],
      ...[includes.join(), availability],
    ]),
  ).toEqual([
    ['Tub', 0, null, undefined, undefined, 'Pans: 1', null],
    ['Skiff', 9, 'month', 90, 'year', 'Pans: 5', 'waitlist'],
    ['Barge', 29, 'month', 290, 'year', 'Pans: 50', null],
  ]);
});

it('reads a label and its value in one item, and leaves out what is planned', async () => {
  const pair = (name: string, value: string) => `<li><span>${name}</span><span>${value}</span></li>`;
  const later = '<details><summary>Planned scope</summary><ul><li>Harvest book</li><li>Moon clock</li></ul></details>';
  const told = await plansOn(
    part((n, p) =>
      card(
        `<div class="plan-name">${n}</div><div class="sum">${p}/mo</div><ul>${pair('Keepers', '5')}${pair('Tides', 'Unlimited')}${pair('Bells', '500 rings / mo')}</ul>${later}`,
      ),
    ),
  );
  expect(told.map(({ name, includes }) => [name, includes])).toEqual(
    plans.map(([name]) => [name, ['Keepers: 5', 'Tides: Unlimited', 'Bells: 500 rings / mo']]),
  );
});

it.each<[string, string, number[]]>([
  [
    'the only sum of the part about prices',
    '<p>Thirty days are free. Then it is just $2/month, less than a loaf.</p>',
    [2],
  ],
  ['one of two sums', '<p>It is $2/month.</p><p>A bell is $9/month.</p>', []],
  ['what others ask', '<p>Most logbooks ask for $20/month, and we never will.</p>', []],
])('takes for the price of the product: %s', async (_, html, amounts) => {
  const told = await plansOn(`<h2>Pricing</h2>${html}`);
  expect(told.map(({ name, price }) => [name, price?.amount])).toEqual(amounts.map((amount) => ['Brinewell', amount]));
});

it('takes the name of an item that has a line below it, a plan called after what it is paid for, and what is counted twice', async () => {
  const item = (name: string) => `<li><strong>${name}</strong><span>More of it is said below its name.</span></li>`;
  const names = ['Skiff', 'Per harvest', 'Fleet'];
  const told = await plansOn(
    part((_, p, __, f, at) =>
      card(
        `<span class="tier-name">${names[at]}</span><p>${p} ${at === 1 ? '/ pan / harvest' : '/ month'}</p><ul>${[...f, 'Moon clock'].map(item).join('')}</ul>`,
      ),
    ),
  );
  expect(told.map(({ name, includes, price }) => [name, includes, price?.unit])).toEqual([
    ['Skiff', [...plans[0][3], 'Moon clock'], null],
    ['Per harvest', [...plans[1][3], 'Moon clock'], 'pan per harvest'],
    ['Fleet', [...plans[2][3], 'Moon clock'], null],
  ]);
});

it('keeps what stands in a card where the cards beside it have how much they hold', async () => {
  const notes = [
    'Includes 1 pan, $3 for each further one',
    'Includes 5 pans, $2 for each further one',
    'Includes 10+ pans and a price for volumes on request',
  ];
  const told = await plansOn(
    part((n, p, t, f, at) =>
      card(
        `<h3>${n}</h3><p class="note">${t}</p><b>${at === 2 ? 'Custom' : `${p}/month`}</b><p class="note">${notes[at]}</p>${list(f)}`,
      ),
    ),
  );
  expect(told.map(({ includes }) => includes[0])).toEqual(notes);
});

it('takes what more than the plan has costs, or what is added once, for no price of its own', async () => {
  const priced = (sum: string, more: string) =>
    part((n, p, t, f) =>
      card(`<h3>${n}</h3><div class="price">${sum.replace('$', () => p)}</div><p>${t}</p>${more}${list(f)}`),
    );
  const over = await plansOn(
    priced('$<span>/month</span>', '<div class="row"><span>Overage</span><span>$4 / pan</span></div>'),
  );
  expect(over.map(({ price, otherPrices }) => [price?.amount, price?.unit, otherPrices.length])).toEqual([
    [9, null, 0],
    [29, null, 0],
    [99, null, 0],
  ]);
  expect(over[0]?.includes).toContain('Overage: $4 / pan');
  const [added] = await plansOn(priced('$<span>/month + $50 set-up</span>', ''));
  expect(added).toMatchObject({ price: { amount: 9, period: 'month' }, priceNote: '+ $50 set-up' });
  expect(added?.description).toBe('For one pan and one keeper.');
});

it('takes how much one has for a price for no unit of it', async () => {
  const counted = await plansOn(
    part((n, p, _, f) => card(`<h3>${n}</h3><div>${p}<span>/mo</span></div><div>500 pans/month</div>${list(f)}`)),
  );
  expect(counted.map(({ price }) => price?.unit)).toEqual([null, null, null]);
});

it('keeps apart what a card lists and what it rules out', async () => {
  const rules = (at: number) =>
    (at === 0 ? ['<li>✗ Gull watch</li>', '<li class="is-excluded">A bell</li>'] : []).join('');
  const [first, second] = await plansOn(
    part((n, p, __, f, at) =>
      card(`<h3>${n}</h3><div>${p}/month</div><ul>${f.map((one) => `<li>✓ ${one}</li>`).join('')}${rules(at)}</ul>`),
    ),
  );
  expect([first?.includes, first?.excludes]).toEqual([
    ['One pan', 'Tide alarm'],
    ['Gull watch', 'A bell'],
  ]);
  expect(second?.excludes).toBeUndefined();
});

it.each([
  ['24', 'year'],
  ['29', null],
])('says how a price is billed that stands where a switch set it: %s', async (shown, billed) => {
  const told = await plansOn(
    part((n, _, __, f) =>
      card(
        `<h3>${n}</h3><p><span data-monthly="29" data-yearly="24">$${shown}</span><span>per month</span></p>${list(f)}`,
      ),
    ),
  );
  expect(told.map(({ price }) => [price?.amount, price?.billed])).toEqual(Array(3).fill([Number(shown), billed]));
});

it('reads a name and two prices in one heading, and no label of the items for a name', async () => {
  const group = (label: string, items: string) =>
    `<div class="group"><div class="group__label">${label}</div><ul>${items}</ul></div>`;
  const column = (heading: string) =>
    `<div class="column"><h3>${heading}</h3>${group('Writing', '<li>✦ One page a day</li><li>✦ Ten words a page</li>')}${group('Order', '<li>✦ One book</li><li>✦ Three marks</li>')}</div>`;
  const told = await plansOn(
    `<h2>Pricing</h2><div>${column('Free — $0 forever')}${column('Paid — $3/mo or $30/yr')}</div>`,
  );
  expect(
    told.map(({ name, price, otherPrices }) => [name, price?.amount, ...otherPrices.map(({ amount }) => amount)]),
  ).toEqual([
    ['Free', 0],
    ['Paid', 3, 30],
  ]);
  expect(told[0]?.includes).toContain('One page a day');
});

it('takes a plan that is called active for one to be had, whatever asks for access, and one that is coming for none', async () => {
  const state = ['Active now', 'Coming — built, not yet on', 'Coming — built, not yet on'];
  const told = await plansOn(
    part((n, p, __, f, at) =>
      card(
        `<p class="state">${state[at]}</p><h3>${n}</h3><p>${p}/month</p>${list(f)}<a class="btn">Request access</a>`,
      ),
    ),
  );
  expect(told.map(({ availability }) => availability)).toEqual([null, 'coming', 'coming']);
});
