import { describe, expect, it } from 'vitest';
import { parsePage } from '../parse-page.ts';
import { sheetOn, sourceOn } from '../test-sheet.ts';
import { assembleSource } from './assemble.ts';

const plansOn = async (html: string) =>
  (await sheetOn(html)).plans.map(({ name, price }) => [name, price?.amount ?? null]);

describe('cards of plans', () => {
  it('are those inside of the parts that hold them, named by the line over their sum', async () => {
    const card = (name: string, price: string, claim: string) =>
      `<div class="card"><span class="k">${name}</span><div class="price">${price}</div><p><b>${claim}</b> For works by the sea.</p><ul><li>All pans</li><li>Bells of ${name}</li></ul></div>`;
    const early = (name: string, price: string) =>
      `<div class="seat"><p>${name}</p><p>${price}</p><p>20 seats of them</p></div>`;
    expect(
      await plansOn(`<div class="part"><h2>The first ones in keep their price.</h2><p>Three pools.</p><div>${early('Early keeper', '$5/month')}${early('Early works', '$15/month')}</div></div>
        <div class="part"><h2>Pricing</h2><p>From one pan on.</p><div>${card('Pan', '$9/month', 'One pan, kept for good.')}${card('Works', '$29/month', 'Every pan that you have.')}</div></div>`),
    ).toEqual([
      ['Early keeper', 5],
      ['Early works', 15],
      ['Pan', 9],
      ['Works', 29],
    ]);
  });

  it('have their price as the one sum of their list', async () => {
    const card = (name: string, ...items: string[]) =>
      `<div class="card"><h3>${name}</h3><p>From the shop of salt</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul><a class="btn" href="/buy">Buy</a></div>`;
    expect(
      await plansOn(
        `<h2>Two ways to buy</h2><h2>Pricing</h2><div>${card('Pan', 'Three bells a day', '$3/month, $10/year, or $15 for good')}${card('Works', '$20 — one-time, for three works', 'Bells for all')}</div>`,
      ),
    ).toEqual([
      ['Pan', 3],
      ['Works', 20],
    ]);
  });

  it('are rows of a table, without the one that says what its columns hold', async () => {
    const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const { plans } = await sheetOn(
      `<h2>Pricing</h2><table><thead>${row('Bells', 'What is paid for them')}</thead><tbody>${row('One bell', '$25 / month each')}${row('A chime', '$5 / month each')}${row('Strikes', '$2 per 10 million')}</tbody></table>`,
    );
    expect(plans.map(({ name }) => name)).toEqual(['One bell', 'A chime', 'Strikes']);
  });

  it('are lists of which the first item names one, the line below its name apart, and the next is its price, be it none', async () => {
    const column = (name: string, price: string) =>
      `<div class="columns"><ul class="price"><li class="header">${name}<br>By the sea</li><li class="grey">${price}</li><li>Bells of ${name}</li><li>All pans</li></ul></div>`;
    const { plans } = await sheetOn(`<h2>Choose a Plan</h2>${column('Pan', 'Free')}${column('Works', '$ 40 / month')}`);
    expect(plans.map(({ name, price, includes }) => [name, price?.text, includes])).toEqual([
      ['Pan', 'Free', ['Bells of Pan', 'All pans']],
      ['Works', '$ 40 / month', ['Bells of Works', 'All pans']],
    ]);
  });

  it('are cards under headings as large as those of parts, one of them without a sum', async () => {
    const card = (name: string, price: string) =>
      `<div class="tier"><h2>${name}</h2><p>${price}</p><p>For works by the sea.</p><ul><li>All pans</li><li>Bells of ${name}</li></ul></div>`;
    expect(
      await plansOn(
        `<h1>Pricing</h1><div>${card('Starter', '$0 / month')}${card('Growth', 'Custom')}</div><div><h2>In every plan</h2><div><h3>Maps</h3><p>Of all pans and dykes.</p></div></div>`,
      ),
    ).toEqual([
      ['Starter', 0],
      ['Growth', null],
    ]);
  });

  it('have each value behind the name that stands before it in its row', async () => {
    const row = (name: string, value: string) => `<div class="row"><span>${name}</span><b>${value}</b></div>`;
    const card = (name: string, price: string, rows: string) =>
      `<div class="tier"><h3>${name}</h3><p class="price">${price}</p>${rows}</div>`;
    const { plans } = await sheetOn(
      `<h2>Pricing</h2><div>${card('Pan', '$9/month', row('Maps', 'included') + row('Bells', 'included') + row('New dykes', 'quoted'))}${card('Works', '$29/month', row('Maps', 'included') + row('Raking', 'billed separately') + row('Bells', 'included'))}</div>`,
    );
    expect(plans[0]?.includes).toEqual(['Maps included', 'Bells included', 'New dykes quoted']);
    expect(plans[1]?.includes).toEqual(['Maps included', 'Raking billed separately', 'Bells included']);
  });

  it('are named by the labels over their sums where they are titled with claims, and paid as those say', async () => {
    const card = (name: string, price: string, claim: string) =>
      `<div class="plan"><p class="plan__badge">${name}</p><p class="amount">${price}</p><p class="plan__tagline">${claim}</p><ul><li>Pans of ${name}</li><li>Bells of ${name}</li></ul></div>`;
    const { plans } = await sheetOn(
      `<h2>Pricing</h2><div>${card('Free', '$0', 'See the whole shore before you pay')}${card('Works monthly', '$9', 'One works by the sea and its pans')}${card('Works annual', '$90', 'All year round and all of the pans')}</div>`,
    );
    expect(plans.map(({ name, price }) => [name, price?.amount, price?.period ?? null])).toEqual([
      ['Free', 0, null],
      ['Works monthly', 9, 'month'],
      ['Works annual', 90, 'year'],
    ]);
  });

  it('are named by what they sell, or by what stands beside the sum, where nothing stands over it', async () => {
    const card = (price: string, button: string, over = '') =>
      `<div class="plan">${over}<div class="price">${price}</div><ul><li>Pans of ${button}</li><li>Bells of ${button}</li></ul><a class="btn" href="/buy">${button}</a><p class="hint">Paid with care.</p></div>`;
    expect(
      await plansOn(
        `<h2>Simple pricing</h2><div>${card('Free', 'Use free')}${card('$19 <small>one-time</small>', 'Buy Works on Shorepay →', '<span class="tag">MOST POPULAR</span>')}${card('$0 <small>sandbox</small>', 'Try the demo')}${card('$9', 'Get 50 loads — $9')}</div>`,
      ),
    ).toEqual([
      ['Free', 0],
      ['Works', 19],
      ['sandbox', 0],
      ['50 loads', 9],
    ]);
    const same = `${card('$9', 'Get Started')}${card('$19', 'Buy Now')}`;
    expect(await plansOn(`<h2>Simple pricing</h2><div>${same}</div>`)).not.toContainEqual(['Started', 9]);
  });

  it('have the price that their name is, be it the head of a column', async () => {
    const { plans } = await sheetOn(
      '<h2>Pricing</h2><table><tr><th></th><th>Free</th><th>Works $9/mo</th><th>Fleet $19/mo</th></tr><tr><td>Pans</td><td>1</td><td>10</td><td>50</td></tr><tr><td>Bells</td><td>—</td><td>✓</td><td>✓</td></tr></table>',
    );
    expect(plans.map(({ name, price }) => [name, price?.kind])).toEqual([
      ['Free', 'free'],
      ['Works', 'amount'],
      ['Fleet', 'amount'],
    ]);
  });

  it('are contradicted by the page of prices, where that names another one', async () => {
    const cards = `<h2>Pricing</h2><div><div class="plan"><h3>Free</h3><p>$0</p><ul><li>One pan</li></ul></div><div class="plan"><h3>Works</h3><p>$3/month</p><ul><li>All pans</li></ul></div></div>`;
    const other =
      '<title>Pricing</title><h1>Pricing</h1><div><p>$6 / month</p><ul><li>All pans of the works</li></ul></div>';
    const { plans } = await sheetOn(cards, { '/pricing': other });
    expect(plans.map(({ name, contradiction }) => [name, contradiction?.price.amount])).toEqual([
      ['Free', undefined],
      ['Works', 6],
    ]);
  });

  it('have one more beside them, of which a card alone tells no price', async () => {
    const card = (name: string, price: string) =>
      `<div class="plan"><h3>${name}</h3><p>${price}</p><ul><li>Pans of ${name}</li></ul></div>`;
    const alone =
      '<section><div class="card"><h3>Enterprise</h3><p>Works on several shores, with a bell for each.</p><a class="btn" href="mailto:a@b.example">Request proposal</a></div></section>';
    const { plans } = await sheetOn(
      `<h2>Pricing</h2><div>${card('Free', '$0')}${card('Pro', '$9/month')}</div>${alone}`,
    );
    expect(plans.map(({ name, price }) => [name, price?.amount ?? null])).toEqual([
      ['Free', 0],
      ['Pro', 9],
      ['Enterprise', null],
    ]);
  });

  it('are no lines of one plan’s bill', async () => {
    const line = (name: string, price: string) => `<div class="row"><h4>${name}</h4><p>${price}</p></div>`;
    expect(
      await plansOn(
        `<h2>Pricing</h2><p>Free until 50 pans a month, then $25.</p><div>${line('Due today', '$0')}${line('Then', '$25/month')}</div>`,
      ),
    ).toEqual([]);
  });

  it('leave out the number over a name', async () => {
    const card = (at: string, name: string, price: string) =>
      `<div class="plan"><p class="n">${at} · ${name}</p><h3>${name}</h3><p class="for">For works with few pans.</p><p>${price}</p><ul><li>All pans of ${name}</li></ul></div>`;
    const { plans } = await sheetOn(
      `<h2>Pricing</h2><div>${card('01', 'Pan', '$9/month')}${card('02', 'Works', '$29/month')}</div>`,
    );
    expect(plans.map(({ description }) => description)).toEqual([
      'For works with few pans.',
      'For works with few pans.',
    ]);
  });

  it('are planned where their badge says so, whatever their button asks', async () => {
    const card = (name: string, price: string, badge: string) =>
      `<div class="plan"><span class="badge">${badge}</span><h3>${name}</h3><p>${price}</p><ul><li>All pans of ${name}</li></ul><a class="btn" href="#list">Join waitlist</a></div>`;
    const { plans } = await sheetOn(
      `<h2>Pricing</h2><div>${card('Pan', '$9/month', 'Planned')}${card('Works', '$29/month', 'Planned')}</div>`,
    );
    expect(plans.map(({ availability }) => availability)).toEqual(['coming', 'coming']);
  });
});

describe('a numbered list', () => {
  it('is one order, be its items alike or not', async () => {
    const { features } = await sheetOn(
      `<h2>How it works</h2><ol class="steps"><li><strong>Draw the pan.</strong><span>Trace its rim on the map.</span></li>
       <li><strong>Lay the book.</strong><code>brine/book.json</code></li><li><strong>Ring the bell.</strong><span>It rings before high water.</span></li></ol>`,
    );
    expect(features.map(({ name, role }) => [name, role])).toEqual([
      ['Draw the pan', 'step'],
      ['Lay the book', 'step'],
      ['Ring the bell', 'step'],
    ]);
  });
});

it('sets capitals apart that an element ends with', async () => {
  const card = (label: string, name: string) =>
    `<div class="card"><h3><span>${label}</span>${name}</h3><p>Each heap is weighed at the gate by hand.</p></div>`;
  const { features } = await sheetOn(
    `<h2>Features</h2><div>${card('STEP', 'Weigh heaps')}${card('NOTE', 'Ring bells')}</div>`,
  );
  expect(features.map(({ name }) => name)).toEqual(['STEP Weigh heaps', 'NOTE Ring bells']);
});

it('gives no heading to text behind the end of its section', async () => {
  const { terms } = await sheetOn(
    `<section><h2>Cheap to run</h2><p>One bell rings for all pans of the works.</p></section><section><p>No contract, no setup fee.</p></section>`,
  );
  expect(terms.map(({ heading }) => heading)).toEqual([null]);
});

describe('a plan', () => {
  const card = (name: string, price: string, ...more: string[]) =>
    `<div class="plan"><h3>${name}</h3><p class="price">${price}</p>${more.join('')}<ul><li>Ten pans of salt</li><li>Already sure?</li></ul></div>`;
  const sold = async (html: string) => (await sheetOn(`<h2>Pricing</h2>${html}`)).plans;

  it('is no gift to the makers', async () => {
    expect(await sold(`<div>${card('Contribute', '€50 / year')}${card('Works', '€200 / year')}</div>`)).toEqual([]);
  });

  it('is named by what stands before the price in its heading, and lists no question', async () => {
    const heading = (name: string, price: string) => `<b>${name}</b><span> ${price}</span>`;
    const plans = await sold(
      `<div>${card(heading('Pan', '$0'), '')}${card(heading('Works', '$4.75/mo'), '', '<small>$4.75/month ($57/year) billed annually</small>')}</div>`,
    );
    expect(plans.map(({ name, price, includes }) => [name, price?.amount, price?.billed, includes])).toEqual([
      ['Pan', 0, null, ['Ten pans of salt']],
      ['Works', 4.75, 'year', ['Ten pans of salt']],
    ]);
  });

  it('has no full stop in its name, and no price that stands beside what is free', async () => {
    const plans = await sold(`<div>${card('Pan.', '$9 / month')}${card('Works.', '$29 / month')}</div>`);
    expect(plans.map(({ name }) => name)).toEqual(['Pan', 'Works']);
    expect(await sold('<p>Free</p><p>The salt of one pan.</p><p>$6/month for all pans after the trial</p>')).toEqual(
      [],
    );
  });

  it('is billed as the sum below its price says', async () => {
    const [, works] = await sold(
      `<div>${card('Pan', '$0')}${card('Works', '$4 / month', '<p>$48 billed yearly — 2 months free</p>')}</div>`,
    );
    expect([works?.price?.amount, works?.price?.billed, works?.otherPrices]).toEqual([4, 'year', []]);
  });

  it('is no head of a column about two of them', async () => {
    const plans = await sold(
      `<div>${card('Pan', '$0')}${card('Works', '$4 / month')}${card('Fleet', '$9 / month')}</div>
       <table><tr><th>Feature</th><th>Pan</th><th>Works / Fleet</th></tr><tr><td>Price</td><td>$0</td><td>from $4 / month</td></tr><tr><td>Books</td><td>1</td><td>All</td></tr></table>`,
    );
    expect(plans.map(({ name }) => name)).toEqual(['Pan', 'Works', 'Fleet']);
  });

  it('is called by the line right over the only price', async () => {
    const [plan] = await sold('<p>Works Plan</p><p>$9 / month</p><ul><li>Ten pans</li><li>Bells</li></ul>');
    expect([plan?.name, plan?.price?.amount, plan?.includes]).toEqual(['Works Plan', 9, ['Ten pans', 'Bells']]);
  });
});

it('tells nothing of what scrolls in a box, and of cards that lead to other pages', async () => {
  const card = (name: string) => `<div><span>${name}</span><p>The heap is weighed at the gate by hand.</p></div>`;
  const filler = '<p>The salt of the pans is raked at noon, and the bell rings for it.</p>'.repeat(9);
  const names = async (html: string) => (await sheetOn(`${html}${filler}`)).features.map(({ name }) => name);
  const cards = `${card('Keeper of pans')}${card('Keeper of bells')}${card('Keeper of books')}`;
  expect(await names(`<h2>Features</h2><div>${cards}</div>`)).toHaveLength(3);
  expect(await names(`<h2>Features</h2><div class="p-6 overflow-y-auto">${cards}</div>`)).toEqual([]);
  expect(await names(`<h2>Where to go</h2><div>${cards}</div>`)).toEqual([]);
});

it('reads what is set over a picture', async () => {
  const over = (name: string) =>
    sourceOn(
      `<div class="${name}"><h2>Salt at dusk</h2><p>Brinewell rings for each pan of the works at noon.</p></div>`,
    );
  for (const name of ['hero-image', 'card-img-overlay', 'image'])
    expect((await over(name)).pages[0]?.text, name).toContain('Salt at dusk');
});

it('tells nothing that is drawn with boxes where a picture is meant, nor the label of a link behind a sentence', async () => {
  const card = (name: string, picture: string) =>
    `<section class="row"><div><h3>${name}</h3><p>Each heap is weighed at the gate by hand. <a href="/gate">Details →</a></p></div>${picture}</section>`;
  const { features } = await sheetOn(
    `<h2>Features</h2>${card('Gate scales', '<div class="image"><div><h3>Next heap</h3><p>North pan</p></div></div>')}${card('Bells', '')}${card('Books', '')}`,
  );
  expect(features.map(({ name, sentences }) => [name, ...sentences])).toEqual([
    ['Gate scales', 'Each heap is weighed at the gate by hand.'],
    ['Bells', 'Each heap is weighed at the gate by hand.'],
    ['Books', 'Each heap is weighed at the gate by hand.'],
  ]);
});

it('reads a table each column of which is a plan, with the price at its head', async () => {
  const { plans } = await sheetOn(
    `<h2>Pricing</h2><table><tr><th>Pan — Free</th><th>Works – $20 / month</th><th>Fleet For ten pans and more</th></tr>
     <tr><td>One book of salt</td><td>All books of salt</td><td>Everything in Works +</td></tr><tr><td>Bells by hand</td><td>Bells by wire</td><td></td></tr></table>`,
  );
  expect(plans.map(({ name, price, includes }) => [name, price?.amount ?? null, includes])).toEqual([
    ['Pan', 0, ['One book of salt', 'Bells by hand']],
    ['Works', 20, ['All books of salt', 'Bells by wire']],
    ['Fleet', null, ['For ten pans and more', 'Everything in Works +']],
  ]);
});

it('tells features under a heading that a template calls prices where no sum stands on the page', async () => {
  const card = (name: string) =>
    `<div class="card"><h4>${name}</h4><p>Each heap is weighed at the gate by hand.</p></div>`;
  const page = (end: string) =>
    sheetOn(
      `<div class="pricing-header"><h1>Unlike any other</h1></div><div>${card('Scales')}${card('Bells')}</div>${end}`,
    );
  expect((await page('<p>Salt for all.</p>')).features.map(({ name }) => name)).toEqual(['Scales', 'Bells']);
});

it('calls plans by the labels over what they cost in words, and none of others', async () => {
  const card = (label: string, title: string, price: string) =>
    `<div class="tier-card"><span class="tier-eyebrow">${label}</span><h2>${title}</h2><p>For works that ${label.toLowerCase()}.</p><div><span>${price}</span></div><ul><li>Pans of ${label}</li></ul></div>`;
  expect(
    await plansOn(
      `<h1>Pricing</h1><section><div>${card('Starter', 'Free', '$0')}${card('Keeper', 'Keeper', '$9/month')}${card('Works', 'Custom', 'Contact us')}</div></section>`,
    ),
  ).toEqual([
    ['Starter', 0],
    ['Keeper', 9],
    ['Works', null],
  ]);
  const row = (name: string, text: string) => `<tr><td>${name}</td><td>${text}</td></tr>`;
  const table = `<table><tr><th>App</th><th>Pricing model</th></tr>${row('Brinewell', 'Free, no ads')}${row('Saltbook', 'Free with ads and limits, then paid')}${row('Pannotes', 'Free, with some extras to buy')}</table>`;
  expect(await plansOn(`<h2>How the price compares</h2>${table}`)).toEqual([]);
});

it('keeps with a plan the share that is paid beside its price', async () => {
  const card = (name: string, price: string, share: string) =>
    `<div class="tier"><h3>${name}</h3><p>For works by the sea.</p><p class="tier-price">${price}</p><p class="tier-fee">Harbour fee · ${share} of each load that goes out by boat</p><ul><li>Pans of ${name}</li><li>Bells of ${name}</li></ul></div>`;
  const { plans } = await sheetOn(
    `<h1>Pricing</h1><div>${card('Keeper', '$9/month', '4%')}${card('Works', '$29/month', '2%')}</div>`,
  );
  expect(plans.map(({ includes }) => includes[0])).toEqual([
    'Harbour fee · 4% of each load that goes out by boat',
    'Harbour fee · 2% of each load that goes out by boat',
  ]);
});

it('keeps with a plan what each of them says that it holds', async () => {
  const card = (name: string, price: string, holds: string) =>
    `<div class="tier"><h3>${name}</h3><p class="tier-price">${price}</p><p>For works by the sea.</p><ul><li>Pans of ${name}</li><li>Bells of ${name}</li></ul><p class="tier-detail">Includes ${holds} and the map of them.</p></div>`;
  const { plans } = await sheetOn(
    `<h1>Pricing</h1><div>${card('Keeper', '$9/month', '5 open pans and 2 bells')}${card('Works', '$29/month', 'all open pans and 20 bells')}</div>`,
  );
  expect(plans.map(({ includes }) => includes[0])).toEqual([
    'Includes 5 open pans and 2 bells and the map of them.',
    'Includes all open pans and 20 bells and the map of them.',
  ]);
});

it('reads what its makers call the price, be it in words or with more behind it, and a seat named below it', async () => {
  const card = (name: string, price: string, below = '') =>
    `<div class="plan"><span class="tier">${name}</span><div class="price">${price}</div>${below}<ul><li>Pans — all of ${name}</li><li>Bells — all of ${name}</li><li>Boats — all of ${name}</li></ul></div>`;
  const { plans } = await sheetOn(
    `<h1>Pricing</h1><div>${card('Keeper', '$0 <em>· for good</em>')}${card('Works', '$29/mo', '<p>Per seat. For works by the sea.</p>')}${card('Harbour', 'Contact')}</div>`,
  );
  expect(plans.map(({ name, price }) => [name, price?.kind, price?.amount, price?.unit])).toEqual([
    ['Keeper', 'free', 0, null],
    ['Works', 'amount', 29, 'seat'],
    ['Harbour', 'on request', null, null],
  ]);
});

it('is called without what its name praises', async () => {
  const card = (name: string, price: string) =>
    `<div class="plan"><h3>${name}</h3><p>${price}</p><ul><li>Pans of all</li><li>Bells of all</li></ul></div>`;
  const { plans } = await sheetOn(
    `<h1>Pricing</h1><div>${card('Keeper', '$9/month')}${card('Works · Most popular', '$29/month')}</div>`,
  );
  expect(plans.map(({ name }) => name)).toEqual(['Keeper', 'Works']);
});

it('has no price that held until a day that is past', async () => {
  const card = (note: string) =>
    `<div class="plan"><h3>Works</h3><p>$9/year</p><p>${note}</p><ul><li>Pans of all</li><li>Bells of all</li></ul></div>`;
  const free = '<div class="plan"><h3>Keeper</h3><p>Free</p><ul><li>One pan</li><li>One bell</li></ul></div>';
  const priceOn = async (note: string) => {
    const page = `<title>Brinewell</title><h1>Pricing</h1><div>${free}${card(note)}</div>`;
    const { sheet } = assembleSource([await parsePage(page, 'https://brinewell.example/', Date.UTC(2026, 10, 1))]);
    return sheet.plans.map(({ price, priceUnread }) => [price?.amount, priceUnread])[1];
  };
  expect(await priceOn('Promo rate until July 31, 2026')).toEqual([undefined, true]);
  expect(await priceOn('Promo rate until July 31, 2027')).toEqual([9, undefined]);
});

it('is called what its tag says where its heading says for whom it is', async () => {
  const card = (tag: string, name: string, price: string) =>
    `<div class="plan"><span class="plan__tag">${tag}</span><h3>${name}</h3><div class="plan__price">${price}</div><ul><li>Pans of all</li><li>Bells of all</li></ul></div>`;
  const plans = await plansOn(
    `<h1>Pricing</h1><div>${card('Solo', 'For one keeper', '$12/month')}${card('Crew / Works', 'For a small crew', '$39/month')}</div>`,
  );
  expect(plans).toEqual([
    ['Solo', 12],
    ['Crew / Works', 39],
  ]);
});

it('calls a plan what its makers call its name, be there a figure in it', async () => {
  const card = (name: string, said: string, sum: string) =>
    `<article class="plan-card"><div class="plan-name">${name}</div><div class="plan-subtitle">${said}</div><div class="plan-price"><div>${sum}</div><div>/ month</div></div><ul><li>Pans</li></ul></article>`;
  const { plans } = await sheetOn(
    `<h2>Pricing</h2><div>${card('4711 Starter', 'All that a small works needs', '$39')}${card('Book', 'Only what is written down', '$19')}</div>`,
  );
  expect(plans.map(({ name }) => name)).toEqual(['4711 Starter', 'Book']);
});

it('lists an item without the question to its reader behind it', async () => {
  const card = (name: string, item: string) =>
    `<div class="plan"><h3>${name}</h3><p>$9/month</p><ul><li>Bells of all</li><li>${item}</li></ul></div>`;
  const { plans } = await sheetOn(
    `<h1>Pricing</h1><div>${card('Keeper', 'Up to 40 pans')}${card('Works', 'Up to 90 pans - Need more? <a href="/ask">Ask us</a>')}</div>`,
  );
  expect(plans.map(({ includes }) => includes)).toEqual([
    ['Bells of all', 'Up to 40 pans'],
    ['Bells of all', 'Up to 90 pans'],
  ]);
});

it('is called what a label says right over its sum, where nothing else stands there', async () => {
  const card = (name: string, sum: string, unit: string, badge = '') =>
    `<div class="price-card">${badge}<div class="tag">▮ ${name}</div><div><span class="price">${sum}</span> <span class="unit">${unit}</span></div><div>${name} for all rakers</div><ul><li>Pans of all</li><li>Bells of all</li></ul></div>`;
  const plans = await plansOn(
    `<h1>Pricing</h1><div>${card('KEEPER', '€10', 'one-time, yours forever', '<div class="badge">★ MOST PANS</div>')}${card('WORKS', '€5', 'monthly, cancel anytime')}</div>`,
  );
  expect(plans).toEqual([
    ['KEEPER', 10],
    ['WORKS', 5],
  ]);
});

it('is written as elsewhere on the site, and has neither calls nor what its price says', async () => {
  const card = (name: string, sum: string, caption: string, line: string, item: string) =>
    `<div class="plan"><h3>${name}</h3><p class="line">${line}</p><div><b>${sum}</b><small>${caption}</small></div><div class="items"><div>All bells</div><div>${item}</div></div></div>`;
  const { plans } = await sheetOn(
    `<h1>Pricing</h1><div>${card('BASIC', '$0', 'Forever free', 'Try Brinewell', 'One pan')}${card('CREW', '$9/month', '', 'Everything in Basic, plus:', 'Ten pans')}</div><p>Basic is for one keeper.</p>`,
  );
  expect(plans.map(({ name, description, includes }) => [name, description, includes])).toEqual([
    ['Basic', null, ['All bells', 'One pan']],
    ['CREW', null, ['Everything in Basic, plus: All bells', 'Ten pans']],
  ]);
});

it('is none of two things that a card sets side by side, nor has a note that names what it costs', async () => {
  const side = (of: string, one: string, other: string) =>
    `<div class="side"><div>${of}</div><div><b>${one}</b><small>a season by hand</small></div><div>vs</div><div><b>${other}</b><small>a season by Brinewell</small></div></div>`;
  const card = (name: string, sum: string) =>
    `<div class="plan"><h3>${name}</h3><p>${sum}/month</p><ul><li>All bells</li><li>All maps</li></ul></div>`;
  const { plans } = await sheetOn(
    `<h1>Pricing</h1><p>$90 to begin + $20/mo per works.</p><div>${card('Keeper', '$9')}${card('Crew', '$20')}</div>
     <h2>Reckoned</h2><div>${side('For keepers', '$900', '$108')}${side('For crews', '$9,000', '$240')}</div>`,
  );
  expect(plans.map(({ name, priceNote }) => [name, priceNote])).toEqual([
    ['Keeper', undefined],
    ['Crew', undefined],
  ]);
});
