import { expect, it } from 'vitest';
import { sheetOn } from '../test-sheet.ts';

const plan = (name: string, price: string, items: string) =>
  `<div class="plan"><h3>${name}</h3>${price}<ul>${items}</ul><a href="/buy">Choose ${name}</a></div>`;
const plansOn = async (...plans: string[]) => (await sheetOn(`<h2>Pricing</h2><div>${plans.join('')}</div>`)).plans;
const priced = (text: string) => `<p class="price">${text}</p>`;
const items = '<li>Tide map of the works</li><li>Pans without end</li>';

it('has nothing of what is set as absent', async () => {
  const [skiff, barge] = await plansOn(
    plan('Skiff', priced('$9/month'), `<li>Tide map</li><li class="dim">Bell for the crew</li>`),
    plan('Barge', priced('$29/month'), `<li>Tide map</li><li>Bell for the crew</li>`),
  );
  expect(skiff?.includes).toEqual(['Tide map']);
  expect(barge?.includes).toEqual(['Tide map', 'Bell for the crew']);
  const [, raft] = await plansOn(
    plan('Barge', priced('$29/month'), items),
    plan('Raft', priced('$9/month'), `<li class="yes">Tide map</li><li class="no">Bell for the crew</li>`),
  );
  expect(raft?.includes).toEqual(['Tide map']);
  // What denies says so itself.
  const [punt] = await plansOn(
    plan('Punt', priced('$9/month'), `<li>Tide map</li><li class="off">No bell for the crew</li>`),
    plan('Barge', priced('$29/month'), items),
  );
  expect(punt?.includes).toEqual(['Tide map', 'No bell for the crew']);
});

it('is announced where its button says when it comes', async () => {
  const card = (name: string, button: string) =>
    `<div class="plan"><h3>${name}</h3>${priced('$9/month')}<ul>${items}</ul><a class="btn" href="/buy">${button}</a></div>`;
  const plans = await plansOn(card('Skiff', 'Notify me at launch'), card('Barge', 'Choose Barge'));
  expect(plans.map(({ availability }) => availability)).toEqual(['coming', null]);
});

it('keeps a value with its label, and the same value of another label', async () => {
  const rows = (count: string) =>
    `<li><strong>Pans:</strong> <span class="small">${count}</span></li><li><strong>Tides:</strong> <span class="small">${count}</span></li>`;
  const [skiff] = await plansOn(
    plan('Skiff', priced('$9/month'), rows('200')),
    plan('Barge', priced('$29/month'), rows('900')),
  );
  expect(skiff?.includes).toEqual(['Pans: 200', 'Tides: 200']);
});

it('keeps the marks of an option of a command', async () => {
  const [skiff] = await plansOn(
    plan('Skiff', priced('$9/month'), '<li><code>--merge</code> — joins two pans</li><li>-- Tide map</li>'),
    plan('Barge', priced('$29/month'), items),
  );
  expect(skiff?.includes).toEqual(['--merge — joins two pans', 'Tide map']);
});

it('takes words for a price where its makers call them so, but none that put it off', async () => {
  const prices = async (text: string) => {
    const plans = await plansOn(plan('Skiff', priced('$9/month'), items), plan('Barge', priced(text), items));
    return plans[1]?.price?.text;
  };
  expect(await prices('flat + usage')).toBe('flat + usage');
  expect(await prices('Coming soon')).toBeUndefined();
  expect(await prices('TBA')).toBeUndefined();
});

it('reads the other price behind the period of the first', async () => {
  const price = `${priced('$5')}<p>per month · or $50/year (save $10)</p>`;
  const [skiff] = await plansOn(plan('Skiff', price, items), plan('Barge', priced('$29/month'), items));
  expect(skiff?.price).toMatchObject({ amount: 5, period: 'month' });
  expect(skiff?.otherPrices).toMatchObject([{ amount: 50, period: 'year' }]);
});

it('is measured by what a note says that all prices are for', async () => {
  const cards = plan('Skiff', priced('$9/month'), items) + plan('Barge', priced('$29/month'), items);
  const noted = async (text: string) =>
    (await sheetOn(`<h2>Pricing</h2><div>${cards}</div><p>${text}</p>`)).plans[0]?.priceNote;
  expect(await noted('All the prices are expressed by basin.')).toBe('All the prices are expressed by basin.');
  expect(await noted('All prices are set by us.')).toBeUndefined();
});

it('reads the other price before its discount and what else its line says', async () => {
  const price = `${priced('$9/month')}<p>or $90/year (save 17%) · 14-day free trial</p>`;
  const [skiff] = await plansOn(plan('Skiff', price, items), plan('Barge', priced('$29/month'), items));
  expect(skiff?.otherPrices).toMatchObject([{ amount: 90, period: 'year' }]);
});

it('reads a share of each sale as a price, and no sum', async () => {
  const cards = [plan('Stall', priced('5% / per sale'), items), plan('Market', priced('3% / per sale + Setup'), items)];
  const read = (await sheetOn(`<h2>Pricing</h2><div>${cards.join('')}</div>`)).plans;
  expect(read.map(({ name, price }) => [name, price?.text, price?.amount])).toEqual([
    ['Stall', '5% / per sale', null],
    ['Market', '3% / per sale + Setup', null],
  ]);
});

it('reads plans whose prices are all told on request, each by the name above its claim', async () => {
  const card = (label: string, claim: string) =>
    `<div class="pricing-card"><span class="tag">${label}</span><h3>${claim}</h3><div class="price">Custom</div><ul>${items}</ul></div>`;
  const cards = card('Skiff', 'For small works') + card('Barge', 'For harbours');
  const read = (await sheetOn(`<h2>Pricing</h2><div class="pricing-grid">${cards}</div>`)).plans;
  expect(read.map(({ name, price }) => [name, price?.kind])).toEqual([
    ['Skiff', 'on request'],
    ['Barge', 'on request'],
  ]);
});

it('is called after the product where a claim stands over the only price', async () => {
  const [only, ...more] = (await sheetOn('<h1>Pricing</h1><h2>Pay once. Weigh forever.</h2><p>$49 once</p>')).plans;
  expect(only?.price?.amount).toBe(49);
  expect(only?.name).not.toContain('forever');
  expect(more).toEqual([]);
});

it('keeps what limits the other price, and what is added to one', async () => {
  const limited = `${priced('$9/month')}<p>or $99 once (first 50 crews)</p>`;
  const [skiff] = await plansOn(plan('Skiff', limited, items), plan('Barge', priced('$29/month'), items));
  expect(skiff?.otherPrices).toMatchObject([{ amount: 99, text: '$99 once (first 50 crews)' }]);
  const added = `${priced('$9/month')}<p>+ $2 per pan</p>`;
  const [raft] = await plansOn(plan('Raft', added, items), plan('Barge', priced('$29/month'), items));
  expect(raft).toMatchObject({ otherPrices: [], priceNote: '+ $2 per pan', description: null });
});

it('costs once what its card says is paid once, and is not described by how it is paid', async () => {
  const fee = 'Harbour map: $900, once';
  const [skiff, barge] = await plansOn(
    plan('Skiff', priced('$9/month'), `<p>${fee}</p>${items}<p>Secure checkout by card</p>`),
    plan('Barge', priced('$29/month'), items),
  );
  expect([skiff?.priceNote, skiff?.description]).toEqual([fee, null]);
  expect(barge?.priceNote).toBeUndefined();
});

it('is one plan, whether the product’s name stands before it on another page or not', async () => {
  const cards = (...names: string[]) =>
    `<h2>Pricing</h2><div>${names.map((name) => plan(name, priced('$9/month'), items)).join('')}</div>`;
  const further = { '/pricing': cards('Brinewell Skiff', 'Brinewell Barge') };
  expect((await sheetOn(cards('Skiff', 'Barge'), further)).plans).toHaveLength(2);
});

it('is described by what is no price, and lists what stands below the label of an extra', async () => {
  const [trial, extra] = await plansOn(
    plan('Free trial', priced('$0 for 14 days'), `<p>Every pan, without a card.</p>${items}`),
    plan('Proofs', priced('$29/month'), items).replace('<h3>', '<span>Add-on</span><h3>'),
  );
  expect(trial?.description).toBe('Every pan, without a card.');
  expect(extra?.includes.length).toBeGreaterThanOrEqual(trial?.includes.length ?? 9);
});

it('costs by the month what its price by the year is reckoned to, told once', async () => {
  const [skiff] = await plansOn(
    plan('Skiff', `${priced('$24.99 per year')}<p>$2.08/mo</p>`, items),
    plan('Barge', priced('$29/year'), items),
  );
  expect([skiff?.price?.amount, skiff?.otherPrices]).toEqual([24.99, []]);
});

it('is called without its price at the head of a column, and is none of what others come to', async () => {
  const table =
    '<table><tr><td>Feature</td><td>Free</td><td>Skiff — $100/mo</td></tr><tr><td>Tide map</td><td>✓</td><td>✓</td></tr><tr><td>Bell</td><td>—</td><td>✓</td></tr><tr><td>Salt book</td><td>—</td><td>✓</td></tr></table>';
  expect((await sheetOn(`<h2>Pricing</h2>${table}`)).plans.map(({ name }) => name)).toEqual(['Free', 'Skiff']);
  const others =
    plan('The usual heap', priced('$200–400+ per month'), items) +
    plan('Brinewell Skiff', priced('$100 per month'), items);
  const own = plan('Free', priced('$0/mo'), items) + plan('Skiff', priced('$100/mo'), items);
  const sheet = await sheetOn(
    `<h2>Pricing</h2><div>${own}</div><h2>What it comes to, and our pricing</h2><div>${others}</div>`,
  );
  expect(sheet.plans.map(({ name }) => name)).toEqual(['Free', 'Skiff']);
});

it('has no plans in cards that speak of a trial and name no price', async () => {
  const card = (name: string) => `<div class="card"><h3>${name}</h3><ul>${items}</ul></div>`;
  const cards = ['30-day trial', 'After the trial', 'Honest and open'].map(card).join('');
  expect((await sheetOn(`<h2>Pricing</h2><div>${cards}</div>`)).plans).toEqual([]);
});

it('has plans that are called as plans are, though their prices are pictures', async () => {
  const card = (name: string) =>
    `<div class="box"><h3>${name}</h3><img src="/${name}.png" alt=""><ul>${items}</ul></div>`;
  const namesOf = async (heading: string, ...names: string[]) =>
    (await sheetOn(`<h2>${heading}</h2><div>${names.map(card).join('')}</div>`)).plans.map(({ name }) => name);
  expect(await namesOf('Pricing', 'Basic', 'Pro', 'Harbour')).toEqual(['Basic', 'Pro', 'Harbour']);
  expect(await namesOf('Pricing', 'Bells', 'Maps', 'Books')).toEqual([]);
  expect(await namesOf('On the shore', 'Basic', 'Pro', 'Team')).toEqual([]);
});

it('has the plans of a table of ticks where one of them is free', async () => {
  const row = (name: string, free: string, pro: string) => `<tr><td>${name}</td><td>${free}</td><td>${pro}</td></tr>`;
  const rows = row('Pan map', '✓', '✓') + row('Tide bell', '—', 'PRO') + row('Salt book', '—', '✓');
  const table = (head: string) =>
    `<h2>Side by side</h2><table><tr><th>What</th><th>${head}</th><th>Pro</th></tr>${rows}</table>`;
  const { plans } = await sheetOn(table('Free'));
  expect(plans.map(({ name, price, includes }) => [name, price?.kind, includes])).toEqual([
    ['Free', 'free', ['Pan map']],
    ['Pro', undefined, ['Pan map', 'Tide bell', 'Salt book']],
  ]);
  expect((await sheetOn(table('Rakebook'))).plans).toEqual([]);
});

it('tells for how long a plan can be tried, as its button says it', async () => {
  const [skiff, barge] = await plansOn(
    `<div class="plan"><h3>Skiff</h3>${priced('$9/month')}<ul>${items}</ul><a class="btn" href="/buy">Free 14-day trial</a></div>`,
    `<div class="plan"><h3>Barge</h3>${priced('$29/month')}<ul>${items}</ul><a class="btn" href="/buy">Start your 7-day trial</a></div>`,
  );
  expect([skiff, barge].map((plan) => plan?.includes.at(-1))).toEqual(['Free 14-day trial', '7-day trial']);
});

it('reads all prices of one line, and what more of it costs', async () => {
  const [skiff, barge] = await plansOn(
    plan('Skiff', `${priced('$9/month')}<p>$90/yr (7-day free trial) or $200 lifetime.</p>`, items),
    plan(
      'Barge',
      `${priced('$29/month')}<p>For works that grow</p><p>Includes 2 pans • $9/mo per additional pan</p>`,
      items,
    ),
  );
  expect(skiff?.otherPrices.map(({ amount }) => amount)).toEqual([90, 200]);
  expect(barge?.otherPrices).toEqual([]);
  expect(barge?.includes[0]).toBe('Includes 2 pans • $9/mo per additional pan');
});

it('has plans whose names are labels above their prices, one of them free', async () => {
  const card = (name: string, price: string) =>
    `<article class="price-card"><p class="plan-label">${name}</p><h3>${price}</h3><p>For the works by the sea.</p><ul>${items}</ul></article>`;
  const cards = card('Pail', 'Free') + card('Skiff', '$149') + card('Barge', '$499/mo');
  const { plans } = await sheetOn(`<h2>Start small</h2><div class="pricing-grid">${cards}</div>`);
  expect(plans.map(({ name, price }) => [name, price?.amount])).toEqual([
    ['Pail', 0],
    ['Skiff', 149],
    ['Barge', 499],
  ]);
});

it('has what its makers call a price, whatever stands over it', async () => {
  const card = (name: string, price: string, mark: string) =>
    `<div class="card"><h3>${name}</h3><div class="${mark}">${price}</div><p>For ${name.toLowerCase()} works.</p></div>`;
  const namesOf = async (mark: string) =>
    (await sheetOn(`<h2>Three sizes</h2><div>${card('Small', '$1,999', mark)}${card('Middle', '$3,749', mark)}</div>`))
      .plans.length;
  expect(await namesOf('price')).toBe(2);
  expect(await namesOf('figure')).toBe(0);
});

it('takes plans for announced of which the page says so by their names', async () => {
  const cards = ['Pail', 'Skiff', 'Barge'].map((name) => plan(name, priced('$9/month'), items)).join('');
  const { plans } = await sheetOn(
    `<h1>Brinewell</h1><p>The book of the works.</p><h2>Pricing</h2><div>${cards}</div>
     <p>Pail ships today. Skiff and Barge are being built, and these prices are what they will start with.</p>`,
  );
  expect(plans.map(({ availability }) => availability)).toEqual([null, 'coming', 'coming']);
});

it('has the plans of a table by its rows, where its columns are how often they are paid', async () => {
  const rows = [
    ['Skiff', 'Up to 5', '$19', '$190'],
    ['Barge', 'Up to 15', '$39', '$390'],
  ].map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  const head = '<tr><th>Plan</th><th>Pans</th><th>Monthly</th><th>Yearly</th></tr>';
  const { plans } = await sheetOn(`<h1>Brinewell</h1><h2>Pricing</h2><table>${head}${rows.join('')}</table>`);
  expect(
    plans.map(({ name, price, otherPrices, includes }) => [
      name,
      price?.amount,
      price?.period,
      otherPrices[0]?.amount,
      includes,
    ]),
  ).toEqual([
    ['Skiff', 19, 'month', 190, ['Pans: Up to 5']],
    ['Barge', 39, 'month', 390, ['Pans: Up to 15']],
  ]);
});

it('is called by its badge where the line at its price only says how it is paid', async () => {
  const card = (name: string, price: string, period: string) =>
    `<div class="tier"><div class="tier-badge">${name}</div><div class="price">${price}</div><div>${period}</div><ul>${items}</ul></div>`;
  const cards =
    card('Pail', '$0', 'forever free') +
    card('Skiff', '$3.99', 'per month · first month free') +
    card('Barge', '$29', '/month');
  const { plans } = await sheetOn(`<h1>Brinewell</h1><h2>Pricing</h2><div>${cards}</div>`);
  expect(plans.map(({ name }) => name)).toEqual(['Pail', 'Skiff', 'Barge']);
});

it('has a plan once that a table calls after its period', async () => {
  const cards = plan('Pail', priced('Free'), items) + plan('Skiff', priced('$9/month'), items);
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const table = `<table>${row('', 'Pail', 'Skiff Monthly')}${row('Price', '$0', '$9 / mo')}${row('Pans', '1', '9')}</table>`;
  const { plans } = await sheetOn(
    `<h1>Brinewell</h1><h2>Pricing</h2><div>${cards}</div><h2>All prices side by side</h2>${table}`,
  );
  expect(plans.map(({ name }) => name)).toEqual(['Pail', 'Skiff']);
});

it('reads a price whose period touches it in the markup', async () => {
  const price = (sum: string, period: string) => `<p class="price">${sum}<span>${period}</span></p>`;
  const [pail, skiff] = await plansOn(
    plan('Pail', price('$0', 'forever'), items),
    plan('Skiff', price('$49', 'once'), items),
  );
  expect([pail?.price?.kind, skiff?.price?.amount, skiff?.price?.period]).toEqual(['free', 49, 'once']);
});

it('keeps what a plan builds on, and nothing that numbers it, costs extra or is not written yet', async () => {
  const [skiff, barge] = await plansOn(
    plan(
      'Skiff',
      `<p class="no">Tier 01</p>${priced('$9/month')}<p>For one pan and its keeper.</p>`,
      `${items}<li>Feature list coming soon</li><li>Available as add-ons<ul><li>Gull watch</li><li>Boots</li></ul></li>`,
    ),
    plan(
      'Barge',
      `<p class="no">Tier 02 · Most common</p>${priced('$29/month')}<p>For ten pans by the dike.</p><p class="features-label">Everything in Skiff, plus:</p>`,
      items,
    ),
  );
  expect([skiff?.description, skiff?.includes]).toEqual([
    'For one pan and its keeper.',
    ['Tide map of the works', 'Pans without end'],
  ]);
  expect([barge?.description, barge?.includes[0]]).toEqual(['For ten pans by the dike.', 'Everything in Skiff, plus:']);
});

it('keeps for how much a price is, said on the line of its period, and no terms in place of a description', async () => {
  const [skiff, barge] = await plansOn(
    plan('Skiff', `${priced('$9')}<p>per pan / month · 4–20 pans</p><p>No credit card required</p>`, items),
    plan('Barge', `${priced('$29')}<p>per pan / month</p><p>No credit card required</p>`, items),
  );
  expect(skiff?.includes[0]).toBe('4–20 pans');
  expect([skiff?.description, barge?.description]).toEqual([null, null]);
});

it('may be called as the product is where each is told in a sentence, as in no list that compares', async () => {
  const told = (name: string, price: string, text: string) => plan(name, `${priced(price)}<p>${text}</p>`, items);
  const found = await plansOn(
    told('Brinewell', '$0', 'The whole logbook, on your own computer.'),
    told('Tide Sync', '$9/month', 'The same logbook on all phones of the crew.'),
  );
  expect(found.map(({ name, price }) => [name, price?.amount])).toEqual([
    ['Brinewell', 0],
    ['Tide Sync', 9],
  ]);
});

it('has no plans of a table that tells several sums of each, and keeps a mark with its item', async () => {
  const row = (name: string, ...sums: string[]) =>
    `<tr><th>${name}</th>${sums.map((sum) => `<td>${sum}</td>`).join('')}</tr>`;
  const costs = `<h2>What the first year costs</h2><table><tr><th>Tier</th><th>Map</th><th>12 months</th><th>First year</th></tr>${row('Skiff', '$350', '$900', '$1,250')}${row('Barge', '$500', '$1,800', '$2,300')}${row('Fleet', '$750', '$3,600', '$4,350')}</table>`;
  const { plans } = await sheetOn(
    `<h2>Pricing</h2><div>${plan('Skiff', priced('$75/month'), items)}${plan('Barge', priced('$150/month'), `${items}<li><span>Sail maps</span><div>Planned</div></li>`)}</div>${costs}`,
  );
  expect(plans.map(({ name }) => name)).toEqual(['Skiff', 'Barge']);
  expect(plans[1]?.includes.at(-1)).toBe('Sail maps (planned)');
});

it('is the product itself where one price alone stands in lines of its own', async () => {
  const alone = (...lines: string[]) =>
    sheetOn(
      `<h2>Simple pricing</h2><p>One plan. No surprises.</p>${lines.map((line) => `<div>${line}</div>`).join('')}`,
    );
  const { plans } = await alone(
    'COMPLETE',
    '$29',
    '/month',
    'or $24/mo billed annually (save $60)',
    'Pans without end',
  );
  expect(plans).toMatchObject([
    {
      name: 'Brinewell',
      price: { amount: 29, period: 'month', billed: null },
      otherPrices: [{ amount: 24, period: 'month', billed: 'year' }],
    },
  ]);
  expect((await alone('$29', '/month', 'Boats', '$49', '/month')).plans).toEqual([]);
  const listed = await sheetOn(`<h2>Simple pricing</h2><p>$29</p><p>One-time purchase</p><ul>${items}</ul>`);
  expect(listed.plans).toMatchObject([{ name: 'Brinewell', price: { period: 'once' } }]);
  expect(listed.plans[0]?.includes).toHaveLength(items.split('<li>').length - 1);
});

it('is a heading over a price in lines of its own, however deep others stand', async () => {
  const part = (level: number, name: string, price: string) =>
    `<h${level}>${name}</h${level}><p><small>$</small></p><div>${price}</div><span>/mo</span><p>Billed monthly</p><ul>${items}</ul>`;
  const { plans } = await sheetOn('', {
    '/pricing': `<title>Pricing</title>${part(2, 'Barge', '24')}${part(3, 'Skiff', '12')}<h2>Write to us</h2><p>We answer by the next tide.</p>`,
  });
  expect(plans.map(({ name, price, group }) => [name, price?.amount, price?.period, group])).toEqual([
    ['Barge', 24, 'month', null],
    ['Skiff', 12, 'month', null],
  ]);
});

it('lists what stands above its name, where each plan has something else there', async () => {
  const sized = (size: string, name: string, price: string) =>
    plan(name, priced(price), items).replace('<h3>', `<div class="kicker">${size}</div><h3>`);
  const plans = await plansOn(
    sized('Hold S', 'One keeper', '$99 once'),
    sized('Hold M', 'A crew of five', '$199 once'),
    sized('Hold L', 'A whole shore', '$399 once'),
  );
  expect(plans.map(({ name, includes }) => [name, includes[0]])).toEqual([
    ['One keeper', 'Hold S'],
    ['A crew of five', 'Hold M'],
    ['A whole shore', 'Hold L'],
  ]);
});

it('is what stands over a list and in the head of a table among the prices, though no sum is told', async () => {
  const part = (name: string) =>
    `<h2>${name}</h2><p>For one works by the sea.</p><p>By arrangement</p><ul>${items}</ul>`;
  const table =
    '<table><tr><th>Feature</th><th>Skiff</th><th>Barge</th></tr><tr><td>Pans</td><td>One</td><td>All</td></tr></table>';
  const pricing = (body: string) =>
    sheetOn('', { '/pricing': `<title>Pricing</title><h1>Pricing</h1>${body}` }).then(({ plans }) => plans);
  expect(await pricing(`${part('Skiff')}${part('Barge')}<h2>Side by side</h2>${table}`)).toMatchObject([
    {
      name: 'Skiff',
      price: null,
      description: 'For one works by the sea.',
      includes: ['Tide map of the works', 'Pans without end'],
    },
    { name: 'Barge', price: null },
  ]);
  expect(await pricing(`${part('Skiff')}${part('Tides')}<h2>Side by side</h2>${table}`)).toEqual([]);
});

it('has nothing of the button in its row of a table', async () => {
  const row = (name: string, price: string) =>
    `<tr><th>${name}</th><td>${price}</td><td>Tide map</td><td><a class="button" href="/join">Start with ${name}</a></td></tr>`;
  const { plans } = await sheetOn(
    `<h2>Pricing</h2><table><tr><th>Plan</th><th>Price</th><th>What it has</th><th>Begin</th></tr>${row('Skiff', '$9/month')}${row('Barge', '$29/month')}</table>`,
  );
  expect(plans.map(({ name }) => name)).toEqual(['Skiff', 'Barge']);
  expect(JSON.stringify(plans)).not.toContain('Start with');
});

it('is announced where its card says that it is not on sale', async () => {
  const plans = await plansOn(
    plan('Skiff', priced('$0'), items),
    plan('Barge', `${priced('$12/month')}<p>Testing · not currently available</p>`, items),
  );
  expect(plans.map(({ availability }) => availability)).toEqual([null, 'coming']);
});

it('is told once where a table calls the plans of the cards in short', async () => {
  const card = (name: string, price: string) => plan(name, priced(price), items);
  const table =
    '<table><tr><th>What</th><th>Skiff</th><th>Barge</th><th>Fleet</th></tr><tr><td>Price</td><td>$9</td><td>$29</td><td>Custom</td></tr><tr><td>Pans</td><td>One</td><td>All</td><td>All</td></tr></table>';
  const { plans } = await sheetOn(
    `<h2>Pricing</h2><div>${card('Skiff Works', '$9/month')}${card('Barge Works', '$29/month')}</div><h2>Plans side by side</h2>${table}`,
  );
  expect(plans.map(({ name, group }) => [name, group])).toEqual([
    ['Skiff Works', null],
    ['Barge Works', null],
  ]);
});

it('has its price where that is called a label, and for what it is from the line above', async () => {
  const card = (name: string, label: string, over = '') =>
    `<div class="plan"><h3>${name}</h3>${over}<strong class="price-label">${label}</strong><ul>${items}</ul></div>`;
  const plans = await plansOn(
    card('Skiff', 'A$29', '<p class="kicker">Per season</p>'),
    card('Barge', '$90 / month'),
    card('Fleet', 'Custom quote'),
  );
  expect(plans.map(({ name, price }) => [name, price?.kind, price?.unit, price?.period])).toEqual([
    ['Skiff', 'amount', 'season', null],
    ['Barge', 'amount', null, 'month'],
    ['Fleet', 'on request', null, null],
  ]);
});

it('is asked for where a badge says so in the place of a price', async () => {
  const plans = await plansOn(
    plan('Skiff', priced('$9/month'), items),
    plan('Barge', priced('$29/month'), items),
    plan('Fleet', '<p class="kicker">Custom</p>', items),
  );
  expect(plans.map(({ price }) => price?.kind)).toEqual(['amount', 'amount', 'on request']);
});

it('costs what the buttons say that sell the product, where no plans are told', async () => {
  const pricesOn = async (html: string) =>
    (await sheetOn(html)).plans.map(({ name, price }) => `${name} ${price?.amount} ${price?.period}`);
  const button = (text: string) => `<a class="btn" href="/get">${text}</a>`;
  const told = '<p>Every pan on a map, on whatever shore the works may be.</p>';
  expect(await pricesOn(`${told}${button('Buy now: $29')}`)).toEqual(['Brinewell 29 null']);
  expect(await pricesOn(`${told}${button('Get Brinewell: $29')}<ul><li>$29 once</li></ul>`)).toEqual([
    'Brinewell 29 once',
  ]);
  expect(await pricesOn(`${told}${button('Buy now: $29')}${button('Buy now: $49')}`)).toEqual([]);
  expect(await pricesOn(`${told}${button('Get Crew: $29')}${button('Buy us a salt: $5')}`)).toEqual([]);
});

it('is free, or still to come without a price, where its card says so in words', async () => {
  const card = (badge: string, name: string, said: string) =>
    `<div class="tier"><span class="badge">${badge}</span><h3>${name}</h3>${said}<ul>${items}</ul></div>`;
  const editions = (first: string) =>
    plansOn(first, card('Coming soon', 'Harbour', ''), card('Planned', 'Fleet of boats', ''));
  for (const first of [
    card('Here today', 'Quay', '<p>Free for whoever keeps a single pan.</p>'),
    card('Free · MIT', 'Quay', '<p>All of it, on a machine of your own.</p>'),
  ]) {
    const plans = await editions(first);
    expect(plans.map(({ price, availability }) => [price?.kind ?? null, availability])).toEqual([
      ['free', null],
      [null, 'coming'],
      [null, 'coming'],
    ]);
  }
  expect(await editions(card('Here today', 'Quay', '<p>Free trial of a month.</p>'))).not.toContainEqual(
    expect.objectContaining({ price: expect.objectContaining({ kind: 'free' }) }),
  );
});

it('is none of the things that name the plans which have them', async () => {
  const row = (name: string, tiers: string) =>
    `<div class="row"><div class="name">${name}</div><div class="in">${tiers}</div></div>`;
  const rows = [
    row('Pan map', 'Free + Pro'),
    row('Tide bell', 'Free + Pro'),
    row('Salt book', 'Pro'),
    row('Carts', 'Pro'),
  ];
  const { plans } = await sheetOn(
    `<h1>Pricing</h1><div class="box"><h2>Pro</h2><p>For whole works.</p><p>See the shop</p><div>Free vs Pro</div><div class="grid">${rows.join('')}</div></div>`,
  );
  expect(plans.map(({ name }) => name)).not.toContain('Pan map');
});

it('has what another page names beside the same price', async () => {
  const cards = (price: string) =>
    `<h2>Pricing</h2><div>${plan('Skiff', '<p>$0</p><p>forever</p>', items)}${plan('Barge', price, items)}</div>`;
  const further = {
    '/pricing': `<title>Pricing</title><h1>Prices</h1>${cards('<p class="price">$5</p><p>per month</p>')}`,
  };
  const barge = async (home: string) =>
    (await sheetOn(cards(home), further)).plans.find(({ name }) => name === 'Barge');
  const yearly = await barge('<p class="price">$5</p><p>per month · or $50/year (save $10)</p>');
  expect(yearly?.otherPrices).toMatchObject([{ amount: 50, period: 'year' }]);
  expect(yearly?.yearlyUnread).toBeUndefined();
  const other = await barge('<p class="price">$7</p><p>per month · or $70/year (save $14)</p>');
  expect(other?.otherPrices).toEqual([]);
});

it('has the price that a later card of its page names, where the first names none', async () => {
  const cards = (barge: string) =>
    `<div>${plan('Skiff', '<p>$0</p><p>forever</p>', items)}${plan('Barge', barge, items)}</div>`;
  const html = `<h2>Plans</h2>${cards('')}<h2>Simple, one-time prices</h2>${cards(priced('$29 one-time'))}`;
  const { plans } = await sheetOn(html);
  expect(plans.map(({ name, price }) => [name, price?.amount])).toEqual([
    ['Skiff', 0],
    ['Barge', 29],
  ]);
});
