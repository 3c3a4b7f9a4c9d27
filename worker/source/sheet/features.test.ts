import { expect, it } from 'vitest';
import { sheetOn, sourceOn } from '../test-sheet.ts';

const namesOn = async (html: string) => (await sheetOn(html)).features.map(({ name, role }) => `${role}: ${name}`);

it('is what items of a list say under names in bold', async () => {
  const item = (name: string, text: string) =>
    `<li><span class="icon"></span><div><b>${name}</b><span>${text}</span></div></li>`;
  const list = [
    item('Pan map', 'Shows every pan of the works.'),
    item('Tide bell', 'Rings an hour before high water.'),
    item('Salt book', 'Keeps what was raked in a season.'),
  ];
  expect(await namesOn(`<h2>Made for the shore</h2><ul>${list.join('')}</ul>`)).toEqual([
    'feature: Pan map',
    'feature: Tide bell',
    'feature: Salt book',
  ]);
});

it('is what stands below a row of logos, and what is named as the product is where the others speak of it', async () => {
  const part = (name: string, text: string) =>
    `<section><div class="row"><div class="col"><img alt="${name}"></div><div class="col"><h3>${name}</h3><p>${text}</p></div></div></section>`;
  expect(
    await namesOn(`<header><h1>Brinewell</h1></header><section><h3>Featured on</h3><p><img alt="Gull Post"><img alt="Salt News"><img alt="Shore Week"></p></section>
      ${part('Pan map', 'Brinewell shows every pan of the works.')}${part('Tide bell', 'Rings an hour before high water on each phone.')}${part('Brinewell', 'Once it is set up, open the map and look at a pan.')}`),
  ).toEqual(['feature: Pan map', 'feature: Tide bell', 'feature: Brinewell']);
});

it('is a card that leads away, where it has a list of its own', async () => {
  const card = (name: string, list: string) =>
    `<article><h3>${name}</h3><p>Salt is carried from the pans to the gate and weighed.</p>${list}<a class="text-link" href="https://code.example/${name}">Read on</a></article>`;
  const cards = (list: string) => `<h2>From pan to gate</h2><div>${card('Carts', list)}${card('Boats', list)}</div>`;
  const items = ['A cart takes four sacks', 'A sack has a number', 'A number stands in the book'];
  const list = `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  expect(await namesOn(cards(list))).toEqual(['feature: Carts', 'feature: Boats']);
  expect(await namesOn(cards(''))).toEqual([]);
});

it('is an order whose first step is to sign up, with what it costs', async () => {
  const step = (name: string, text: string) => `<div class="step"><h3>${name}</h3><p>${text}</p></div>`;
  const steps = `${step('Sign up', 'One works costs $9 a month.')}${step('Draw the pans', 'Each pan gets its place on the map.')}${step('Weigh the salt', 'Each heap gets its number.')}`;
  expect(await namesOn(`<h2>How it works</h2><div>${steps}</div>`)).toEqual([
    'step: Sign up',
    'step: Draw the pans',
    'step: Weigh the salt',
  ]);
});

it('is what a system needs, be its name in small letters', async () => {
  const card = (name: string) =>
    `<div class="card"><h3>${name}</h3><p>Version 12 or newer</p><ul><li>Four cores</li><li>8 GB of memory</li><li>A free port</li></ul></div>`;
  const cards = `<div>${card('iOS')}${card('macOS')}</div>`;
  expect(await namesOn(`<h2>System requirements</h2>${cards}`)).toEqual(['feature: iOS', 'feature: macOS']);
});

it('is each item of the list that a page of features has', async () => {
  const items = [
    'Each pan stands on one map of the shore.',
    'Bells ring before high water.',
    'Salt is weighed at noon.',
  ];
  const list = `<h1>Brinewell</h1><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const on = async (path: string) =>
    (await sheetOn('<h1>Brinewell</h1><p>Every pan.</p>', { [path]: list })).features.map(({ name }) => name);
  expect(await on('/features.html')).toEqual(items);
  expect(await on('/news.html')).toEqual([]);
});

it('is none of which an answer says that it is to come', async () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const cards = `<h2>On the shore</h2><div>${card('Self-hostable', 'Open source for the works. Run it on machines of your own.')}${card('Pan map', 'Each pan stands on one map of the shore.')}${card('Tide bell', 'Rings an hour before high water.')}</div>`;
  const asked = (answer: string) =>
    `<h2>Questions</h2><div class="faq"><h3>Can I host it myself?</h3><p>${answer}</p><h3>Is it loud?</h3><p>The bell can be heard in the whole works.</p></div>`;
  const open = 'open source, so that you run it on machines of your own works';
  expect(await namesOn(`${cards}${asked(`Self-hosting will be supported: ${open}.`)}`)).toEqual([
    'feature: Pan map',
    'feature: Tide bell',
  ]);
  expect(await namesOn(`${cards}${asked(`Self-hosting is supported: ${open}.`)}`)).toHaveLength(3);
});

it('is no card that leads to a manual', async () => {
  const card = (at: string, name: string) =>
    `<a class="card" href="${at}"><h3>${name}</h3><p>What the keeper does with it, day by day, in every season.</p></a>`;
  const on = (heading: string, path: string) =>
    namesOn(
      `<h2>${heading}</h2><div>${card(`${path}/map`, 'Read the map')}${card(`${path}/bell`, 'Ring the bell')}${card(`${path}/book`, 'Keep the book')}</div>`,
    );
  expect(await on('Documentation to the last pan', '/docs')).toEqual([]);
  expect(await on('Documentation to the last pan', '/works')).toHaveLength(3);
  expect(await on('What the keeper has', '/docs')).toHaveLength(3);
});

it('is not how the world is', async () => {
  const card = (name: string) =>
    `<div class="card"><h3>${name}</h3><p>Every pan is weighed at the gate at noon.</p></div>`;
  expect(
    await namesOn(
      `<h2>Made for the shore</h2><div>${card('39% of pans lose their salt')}${card('~120 pans each')}${card('99% uptime')}${card('Pan map')}</div>`,
    ),
  ).toEqual(['feature: 99% uptime', 'feature: Pan map']);
});

it('is each of a row of names in bold, though a picture beside the row is built like it', async () => {
  const named = (name: string, text: string) => `<div><strong>${name}</strong><span>${text}</span></div>`;
  const row = [
    named('Every pan. One map', 'Tides, rain and wind of the shore'),
    named('Rings in time', 'Bell, text and call of the crew'),
    named('All of it free', 'Open source for the works of the coast'),
  ];
  const shown = `<div>${named('SHORE / LIVE', 'Map and tide and bell and book')}</div><div>${row.join('')}</div>`;
  expect(await namesOn(`<h2>Made for the shore</h2><section>${shown}</section>`)).toEqual([
    'feature: Every pan. One map',
    'feature: Rings in time',
    'feature: All of it free',
  ]);
});

it('is no card of what is written elsewhere', async () => {
  const card = (label: string, name: string) =>
    `<a href="/${name.length}"><div>${label}</div><h3>${name}</h3><p>What the crews of the shore found out about it.</p></a>`;
  const cards = (label: string) =>
    `<h2>Made for the shore</h2><div>${card(`${label} · Pans`, 'Raking by the tide')}${card(`${label} · Rain`, 'Salt in a wet year')}</div>`;
  expect(await namesOn(cards('Blog'))).toEqual([]);
});

it('has the steps with which one gets started, and nothing of a blog', async () => {
  const cards = (title: string) =>
    `<h2>${title}</h2><ol><li><h3>Draw your pans</h3><p>Mark each of them on the map of the works.</p></li>
     <li><h3>Ring the bell</h3><p>Send the tide to all phones of the crew.</p></li></ol>`;
  expect(await namesOn(cards('Get started in two steps'))).toEqual(['step: Draw your pans', 'step: Ring the bell']);
  expect(await namesOn(cards('Latest from our blog'))).toEqual([]);
});

it('is no part that tells how things are without the product before it comes to it', async () => {
  const part = (name: string, text: string) => `<h2>${name}</h2><p>${text}</p>`;
  const parts = [
    part(
      'The price of guessing',
      'Every autumn works lose a tenth of their salt to rain that nobody saw coming. Brinewell warns them.',
    ),
    part('Rain bell', 'Brinewell rings before the first drops fall on the pans, on each phone of the crew.'),
    part('Until next season', 'Brinewell keeps the names of all those who raked the pans in a book.'),
  ];
  expect(await namesOn(parts.join(''))).toEqual(['feature: Rain bell']);
});

it('is what each of several headings says over a list alone, labels aside', async () => {
  const part = (name: string, ...items: string[]) =>
    `<h2>${name}</h2><p>Free</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const parts = [
    '<h1>All that it does</h1><p>For works of any size, from the first pan to the last heap.</p>',
    part('Tide bell', 'Rings an hour before high water', 'Calls each phone of the crew'),
    part('Pan map', 'Shows what each pan holds', 'Marks the pans to rake'),
    part('Salt book', 'Keeps every heap of a season', 'Prints the book for the tax office'),
    part('Gull watch', 'Counts the gulls at each pan', 'Tells the crew when to ring'),
    '<h2>Come and see</h2><p>The works are open on Sundays.</p>',
  ];
  const [bell, ...others] = (await sheetOn(parts.join(''))).features;
  expect(bell?.sentences).toEqual(['Rings an hour before high water', 'Calls each phone of the crew']);
  expect(others.map(({ name }) => name)).toEqual(['Pan map', 'Salt book', 'Gull watch']);
});

it('is a card in a box of its own, though cards like it follow', async () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const first = card('Tide bell', 'Rings on each phone of the crew an hour before high water.');
  const others =
    card('Pan map', 'Shows what every pan of the works holds today.') +
    card('Salt book', 'Keeps all heaps of a season for the tax office.');
  const rest = '<h2>Where it stands</h2><p>The works are open on Sundays.</p>';
  expect(await namesOn(`<h2>On the shore</h2><div>${first}</div><div>${others}</div>${rest}`)).toEqual([
    'feature: Tide bell',
    'feature: Pan map',
    'feature: Salt book',
  ]);
});

it('is no menu of pages, however much it says of them', async () => {
  const card = (path: string, name: string, text: string) =>
    `<a class="card" href="/${path}"><h2>${name}</h2><p>${text}</p></a>`;
  const cards = [
    card('films', 'How to', 'Short films that show how the bell and the map are used.'),
    card('bell', 'Tide bell', 'Rings on each phone of the crew an hour before high water.'),
    card('privacy', 'Privacy policy', 'Which data stay on the phone, and which leave it.'),
  ];
  expect(await namesOn(`<div>${cards.join('')}</div>`)).toEqual([]);
});

it('has an order neither where there are two things without numbers nor where each is another person’s', async () => {
  const card = (role: string, name: string, text: string) =>
    `<div class="step">${role}<h3>${name}</h3><p>${text}</p></div>`;
  const things = card('', 'Draw your pans', 'Mark each of them.') + card('', 'Ring the bell', 'Send it to all phones.');
  expect(await namesOn(`<h2>How it works</h2><div>${things.replaceAll('class="step"', '')}</div>`)).toEqual([
    'feature: Draw your pans',
    'feature: Ring the bell',
  ]);
  const roles = [
    card('<small>RAKER</small>', 'Draw your pans', 'Mark each of them on the map.'),
    card('<small>FOREMAN</small>', 'Ring the bell', 'Send the tide to all phones.'),
    card('<small>OFFICE</small>', 'Keep the book', 'Print it for the tax office.'),
  ];
  expect(await namesOn(`<h2>One place for all</h2><div>${roles.join('')}</div>`)).toEqual([
    'feature: Draw your pans',
    'feature: Ring the bell',
    'feature: Keep the book',
  ]);
});

it('is no award', async () => {
  const card = (name: string, text: string) => `<div><h3>${name}</h3><p>${text}</p></div>`;
  const cards = card('Shore Prize', 'Won in 2024 among forty works.') + card('Tide Cup', 'Second of the year 2025.');
  expect(await namesOn(`<h2>Awards and thanks</h2><div>${cards}</div>`)).toEqual([]);
});

it('is what a list says that a line of the page leads to', async () => {
  const list = '<ul><li>Maps of every pan</li><li>Bells for the crew</li></ul>';
  expect(await namesOn(`<h2>More</h2><p>Features include:</p>${list}`)).toHaveLength(2);
  expect(await namesOn(`<h2>More</h2><p>Bring along:</p>${list}`)).toEqual([]);
});

it('stands under the title beside it, be its column the first of the two', async () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const text = (name: string) =>
    `<div><h2>${name}</h2><p>For all that happens at the shore by day and by night.</p></div>`;
  const row = (...columns: string[]) => `<section><div class="row">${columns.join('')}</div></section>`;
  const rows = [
    row(text('Warnings'), card('Tide bell', 'Rings on each phone of the crew an hour before high water.')),
    row(card('Pan map', 'Shows what each pan of the works holds at this hour.'), text('Maps')),
    row(text('Books'), card('Salt book', 'Keeps every heap of a season, and prints it for the tax office.')),
    '<h2>Come and see</h2><p>The works are open on Sundays.</p>',
  ];
  const features = (await sheetOn(`<h1>Brinewell</h1><p>The book of the salt works.</p>${rows.join('')}`)).features;
  expect(features.map(({ name, heading }) => [name, heading])).toContainEqual(['Pan map', 'Maps']);
});

it('is each item of a list of features, and never the list; addresses to watch are none', async () => {
  const part = (name: string, ...items: string[]) =>
    `<h2>${name}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const parts = [
    part('Brinewell', 'Free for all works'),
    part('Features', 'Rings before high water', 'Shows what each pan holds'),
    part('Films', 'Rake - https://films.example/rake', 'Heap - https://films.example/heap'),
    part('Salt book', 'Keeps every heap of a season', 'Prints the book for the tax office'),
    part('Gull watch', 'Counts the gulls at each pan', 'Tells the crew when to ring'),
    '<h2>Come and see</h2><p>The works are open on Sundays.</p>',
  ];
  expect(await namesOn(parts.join(''))).toEqual([
    'feature: Rings before high water',
    'feature: Shows what each pan holds',
    'feature: Salt book',
    'feature: Gull watch',
  ]);
});

const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;

it('is no part that stands before the one which introduces the product', async () => {
  const page = (second: string) =>
    `<h2>Raking salt is hard enough</h2><div>${card('Drowning in brine', 'Your pans are full before the crew is up.')}
     ${card('Blind at low water', 'You raked three pans and still do not know which of them is next.')}</div>
     <h2>${second}</h2><div>${card('Tide bell', 'Rings on each phone of the crew before high water.')}
     ${card('Pan map', 'Shows what each pan of the works holds today.')}</div>`;
  const told = ['feature: Tide bell', 'feature: Pan map'];
  expect(await namesOn(page('Meet your tide keeper'))).toEqual(told);
  expect(await namesOn(page('All that it does'))).toEqual(expect.arrayContaining(told));
  expect(await namesOn(page('All that it does'))).toHaveLength(4);
});

it('has no badge that stands on each of its cards', async () => {
  const cards = (second: string) =>
    `<h2>On the shore</h2><div>${card('Tide bell', '<span>Rings before high water</span></p><p>Calls each phone of the crew at once.')}
     ${card('Pan map', `${second}</p><p>Shows what each pan of the works holds.`)}</div>`;
  const first = async (second: string) => (await sheetOn(cards(second))).features[0]?.sentences;
  expect(await first('<span>Drawn by hand</span>')).toEqual(['Calls each phone of the crew at once.']);
  expect(await first('Keeps the map of all pans.')).toContain('Rings before high water');
});

it('has the small print above its name where each card has another', async () => {
  const role = (who: string, name: string, text: string) =>
    `<div class="step"><small>${who}</small><h3>${name}</h3><p>${text}</p></div>`;
  const { features } = await sheetOn(
    `<h2>Built around the works</h2><div>${role('RAKER', 'Fill the book', 'Every heap of the day, with its pan.')}
     ${role('KEEPER', 'Read the book', 'All heaps of the week, pan by pan.')}
     ${role('OWNER', 'Close the book', 'Prices, names and seasons of the works.')}</div>`,
  );
  expect(features.map(({ labels, role: kind }) => [kind, ...(labels ?? [])])).toEqual([
    ['feature', 'RAKER'],
    ['feature', 'KEEPER'],
    ['feature', 'OWNER'],
  ]);
});

it('is no order that is still being designed', async () => {
  const steps = (lead: string) =>
    `<h2>How it works</h2><p>${lead}</p><ol><li><h3>Draw your pans</h3><p>Mark each of them on the map.</p></li>
     <li><h3>Ring the bell</h3><p>Send the tide to all phones of the crew.</p></li></ol>`;
  expect(await namesOn(steps('A works is on the map in a day.'))).toHaveLength(2);
  expect(await namesOn(steps('The set-up is being designed so that a works is on the map in a day.'))).toEqual([]);
});

it('is announced where its card says that it is being made', async () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const { features } = await sheetOn(
    `<h2>For each works</h2><div>${card('Tide bell', 'Rings on the phones of the crew.')}${card('Weather book', 'A book of winds is being built to warn of rain.')}${card('Pan maps', 'Shows which pan is being raked.')}</div>`,
  );
  expect(features.map(({ name, availability }) => [name, availability])).toEqual([
    ['Tide bell', null],
    ['Weather book', 'coming'],
    ['Pan maps', null],
  ]);
});

it('is none that tells of the sample data in a picture', async () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const cards = `<div>${card('One good tide', 'The last pan gave forty baskets.')}${card('A bad week', 'The works are three days behind.')}${card('The long view', 'The season ends with a gap of ten days.')}</div>`;
  expect(await namesOn(`<h2>Three views</h2><p>Each view shows the salt of a works.</p>${cards}`)).toHaveLength(3);
  expect(await namesOn(`<h2>Three views</h2><p>The screenshots use sample data of a works.</p>${cards}`)).toEqual([]);
});

it('is an order once, be it drawn beside its steps', async () => {
  const drawn = (mark: string, name: string) =>
    `<div class="card"><span>${mark}</span><h4>${name}</h4><p>${name} of the works as it is seen from the sea at low water.</p></div>`;
  const steps = `<ol><li><h3>Draw your pans</h3><p>Mark each of them on the map.</p></li>
    <li><h3>Ring the bell</h3><p>Send the tide to all phones of the crew.</p></li></ol>`;
  const told = ['step: Draw your pans', 'step: Ring the bell'];
  const page = (one: string, other: string) =>
    namesOn(`<h2>How it works</h2><div>${drawn(one, 'Map')}${drawn(other, 'Bell')}</div>${steps}`);
  expect(await page('①', '②')).toEqual(told);
  expect(await page('Inland', 'Ashore')).not.toEqual(told);
});

it('names a thing in a whole sentence where a list stands below', async () => {
  const part = (name: string, ...more: string[]) =>
    `<h2>${name}</h2><p>Set the pans once, and they come back for the next season of yours.</p>${more.join('')}`;
  const list =
    '<ul><li>Saved maps for every works</li><li>Paste a list of pans</li><li>Heaps by day and week</li></ul>';
  const page = (...more: string[]) =>
    namesOn(
      `${part('Your works is already drawn', ...more)}<h2>Come and see</h2><p>The works are open on Sundays.</p>`,
    );
  expect(await page(list)).toEqual(['feature: Your works is already drawn']);
  expect(await page()).toEqual([]);
});

it('is nothing that stands below a picture', async () => {
  const { passages } = await sourceOn(
    `<h2>On the shore</h2><figure><img src="/pan.jpg" alt=""><figcaption><span>Seen this?</span>
     <strong>Brinewell counts the pans while the crew is asleep.</strong></figcaption></figure>
     <p>Brinewell keeps the book of the works for each season.</p>`,
  );
  expect(JSON.stringify(passages)).not.toContain('asleep');
});

it('stands under the label that says for whom it is, whatever trade that names', async () => {
  const { pages } = await sourceOn(
    `<p>For salt banks and their providers</p><h2>All works at a glance</h2><div>${card('Tide bell', 'Rings before high water.')}
     ${card('Pan map', 'Shows what each pan holds.')}</div>`,
  );
  const heading = pages[0]?.blocks.find((block) => block.kind === 'heading' && block.text === 'All works at a glance');
  expect(heading).toMatchObject({ label: 'For salt banks and their providers' });
  const cards = pages[0]?.blocks.find((block) => block.kind === 'records');
  expect(cards).toMatchObject({ of: 'features', topics: [] });
});

it('is not what its makers are out for, nor what is to come', async () => {
  const cards = (heading: string, text: string) =>
    `<h2>${heading}</h2><div>${card('Tide bell', 'Rings on each phone of the crew before high water.')}${card('Salt for all', text)}</div>`;
  expect(await namesOn(cards('On the shore', 'Our mission is to bring salt to every table.'))).toEqual([
    'feature: Tide bell',
  ]);
  const { passages } = await sourceOn(
    '<h2>Where Brinewell is headed</h2><p>Brinewell proposes when to rake, and tells what each hour would cost.</p>',
  );
  expect(JSON.stringify(passages)).not.toContain('proposes when');
});

it('is not what a sentence of others stands over, and the product sets right below', async () => {
  const part = (below: string) =>
    `<h2>A works can look tidy and still lose its salt.</h2><div>${card('The pan by the gate', 'It fills first and is raked last.')}
     ${card('The heap in the yard', 'It waits for a cart through all the rain of the night.')}</div><p>${below}</p>
     <h2>Come and see</h2><p>The works are open on Sundays.</p>`;
  expect(await namesOn(part('Most keepers find out in autumn. Brinewell tells them in spring.'))).toEqual([]);
  expect(await namesOn(part('Most keepers find out in autumn. Some never do.'))).toHaveLength(2);
});

it('stands under a main heading that speaks of subscriptions, and is about no prices for that', async () => {
  const parts = `<h1>Find hidden subscriptions to salt.</h1><p>All of them at a glance.</p><h2>Built for clarity</h2>
    <div>${card('Tide bell', 'Rings on each phone of the crew before high water.')}${card('Pan map', 'Shows what each pan holds today.')}</div>`;
  const { features } = await sheetOn('', { '/salt': `<title>Salt</title>${parts}` });
  expect(features.map(({ name }) => name)).toEqual(['Tide bell', 'Pan map']);
});

it('has nothing of what stands below several labels in its card', async () => {
  const tag = (label: string, text: string) => `<div class="tag"><strong>${label}</strong>${text}</div>`;
  const { features } = await sheetOn(
    `<h2>For each works</h2><div><div class="card"><h3>Tide bell</h3><p>Rings on the phones of the crew.</p>${tag('Rakers', 'Called an hour before the water comes.')}${tag('Keepers', 'Told who has heard it and who has not.')}</div>
     <div class="card"><h3>Pan maps</h3><p>Shows which pan is being raked.</p></div></div>`,
  );
  expect(features.map(({ sentences }) => sentences)).toEqual([
    ['Rings on the phones of the crew.'],
    ['Shows which pan is being raked.'],
  ]);
});

it('are commands in small letters, where a sentence says what each does; no parameters, nor what it is set against', async () => {
  const cards = (...of: Array<[name: string, text: string]>) =>
    `<h2>On the shore</h2>${of.map(([name, text]) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`).join('')}`;
  const said = ['Draws the pans of the works on a map.', 'Rings the bell an hour before high water.'] as const;
  expect(await namesOn(cards(['brine draw', said[0]], ['brine ring', said[1]]))).toEqual([
    'feature: brine draw',
    'feature: brine ring',
  ]);
  expect(await namesOn(cards(['draw', 'all pans of the works'], ['ring', 'the bell at high water']))).toEqual([]);
  expect(await namesOn(cards(['pan.map.read', said[0]], ['pan.bell.write', said[1]]))).toEqual([]);
  const others = cards(['vs. paper', said[0]], ['vs. chalk boards', said[1]], ['vs. memory', said[0]]);
  expect(await namesOn(others)).toEqual([]);
});

it('says what stands below its name, and not the small line over the name of each', async () => {
  const card = (over: string, name: string, text: string) =>
    `<div class="card"><div class="card-num">${over}</div><h3>${name}</h3><p>${text}</p></div>`;
  const sheet = await sheetOn(
    `<h2>On the shore</h2><div>${card('Stop the guessing', 'Pan map', 'Shows every pan of the works.')}${card('Stop the rush', 'Tide bell', 'Rings an hour before high water.')}</div>`,
  );
  expect(sheet.features.map(({ sentences }) => sentences)).toEqual([
    ['Shows every pan of the works.'],
    ['Rings an hour before high water.'],
  ]);
});

it('is called what the small line over each card says, where nothing else on it does, and is no sample of an output', async () => {
  const card = ([over, text]: string[]) => `<div class="card"><p class="tag">${over}</p><p>${text}</p></div>`;
  const cards = (...all: string[][]) => `<h2>On the shore</h2><div>${all.map(card).join('')}</div>`;
  expect(
    await namesOn(
      cards(
        ['High water', 'The sea stands over the lowest sluice, and the gates of all pans are closed by themselves.'],
        ['Low water', 'Every pan can be raked by hand, and the gates stay open until somebody rings the bell.'],
        ['Slack water', 'Neither of both: the bell waits for the next tide, and nobody needs to look after it.'],
      ),
    ),
  ).toEqual(['feature: High water', 'feature: Low water', 'feature: Slack water']);
  expect(
    await namesOn(
      cards(
        ['Wait', 'The sluice opens in 40 minutes, and there is nothing to do until the water has come.'],
        ['Hurry', 'Pan 4 is down to 2 inches, so that whoever is near should open the gate right now.'],
        ['Rest', 'All 12 pans are full, and the next tide is the one of tomorrow at seven in the morning.'],
      ),
    ),
  ).toEqual([]);
});

it('has nothing of the entry behind it in a list of terms, be that entry called by a sign', async () => {
  const sheet = await sheetOn(
    `<h2>On the shore</h2><dl><dt>Pan map</dt><dd>Shows every pan of the works.</dd><dt>← →</dt><dd>Turns the map round to the sea.</dd>
     <dt>Tide bell</dt><dd>Rings an hour before high water.</dd></dl>`,
  );
  expect(sheet.features.find(({ name }) => name === 'Pan map')?.sentences).toEqual(['Shows every pan of the works.']);
});

it('is announced in a part that says where its makers are going', async () => {
  const cards =
    '<div class="card"><h3>Pan map</h3><p>Shows every pan of the works.</p></div><div class="card"><h3>Tide bell</h3><p>Rings an hour before high water.</p></div>';
  const states = async (over: string) =>
    (await sheetOn(`<p class="eyebrow">${over}</p><h2>A whole works</h2><div>${cards}</div>`)).features.map(
      ({ availability }) => availability,
    );
  expect(await states('On the shore')).toEqual([null, null]);
  expect(await states('Where this is going')).toEqual(['coming', 'coming']);
});

it('is what items of a list are called before their colon, where most of them are, and what the others say', async () => {
  const items = [
    'Made to last, and to be mended: all of it is oak and rope.',
    'Pan map: shows every pan of the works.',
    'Tide bell: rings an hour before high water.',
    'Salt book: keeps what was raked in a season.',
  ];
  expect(await namesOn(`<h2>On the shore</h2><ul>${items.map((text) => `<li>${text}</li>`).join('')}</ul>`)).toEqual([
    'feature: Made to last, and to be mended',
    'feature: Pan map',
    'feature: Tide bell',
    'feature: Salt book',
  ]);
  const bold = items.with(0, '<strong>Sluices that close by themselves</strong>, so that nobody has to run for it');
  const [sluices] = (await sheetOn(`<h2>On the shore</h2><ul>${bold.map((text) => `<li>${text}</li>`).join('')}</ul>`))
    .features;
  expect(sluices).toMatchObject({
    name: 'Sluices that close by themselves',
    sentences: ['Sluices that close by themselves, so that nobody has to run for it'],
  });
  const bare = items.with(0, 'Oak and rope all over');
  const { features } = await sheetOn(
    `<h2>On the shore</h2><ul>${bare.map((text) => `<li>${text}</li>`).join('')}</ul>`,
  );
  expect(features.map(({ name, sentences }) => [name, sentences.length])[0]).toEqual(['Oak and rope all over', 0]);
});

it('is no article of the site that asks to be read', async () => {
  const card = (name: string, link: string) =>
    `<a class="card" href="/x"><h3>${name}</h3><p>What the shore teaches those who rake salt.</p><span>${link}</span></a>`;
  const cards = (link: string) =>
    `<h2>On the shore</h2><div>${card('Five pans of oak', link)}${card('A bell that rings', link)}</div>`;
  expect(await namesOn(cards('Read article →'))).toEqual([]);
  expect(await namesOn(cards('Salt making guide →'))).toEqual([]);
});

it('is what more is told about, and no video to watch', async () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const { features } = await sheetOn(
    `<h2>Features</h2><div>${card('More about tide tables', 'Tides of each harbour, a year ahead.')}${card('Watch the video tour', 'Take a peek at what the works can do.')}${card('Pan maps', 'Each pan on a map of its own.')}</div>`,
  );
  expect(features.map(({ name }) => name)).toEqual(['tide tables', 'Pan maps']);
});

it('is called without the label of the button that plays it', async () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const { features } = await sheetOn(
    `<h2>Features</h2><div>${card('Flood tide <span>▶ RUN</span>', 'Shows how the water comes in, pan by pan.')}${card('Pan maps', 'Each pan on a map of its own.')}</div>`,
  );
  expect(features.map(({ name }) => name)).toEqual(['Flood tide', 'Pan maps']);
});

it('is neither a page that a card leads to nor what a window is drawn with', async () => {
  const link = (name: string, text: string) =>
    `<a class="card" href="/${name}.html"><h3>${name}</h3><p>${text}</p></a>`;
  const shot = (name: string, text: string) =>
    `<div><figure class="shot"><div class="top"><span class="o"></span><span class="o"></span><span class="o"></span></div><div><b>${name}</b><p>12 pans, 3 bells</p></div></figure><p>${text}</p></div>`;
  const { features } = await sheetOn(
    `<h2>Further</h2><div>${link('Uses', 'Four shores from the wild, and what they weighed.')}${link('Pricing', 'Free on your own shore, and by the pan elsewhere.')}</div>
     <h2>Screens</h2><div>${shot('Tides · Today', 'The tide table, at a glance.')}${shot('Pans · July', 'The pans of a month, day by day.')}</div>`,
  );
  expect(features.map(({ name }) => name)).toEqual([]);
});

it('is a card that is one link, whose parts are set below each other', async () => {
  const card = (name: string, text: string) =>
    `<a href="/features.html" class="flex flex-col rounded"><span><b>${name}</b></span><span>${text}</span><span>Learn more →</span></a>`;
  const { features } = await sheetOn(
    `<h2>Features</h2><div>${card('Tide tables', 'The tides of each harbour, a year ahead.')}${card('Pan maps', 'Each pan on a map of its own.')}</div>`,
  );
  expect(features.map(({ name, sentences }) => [name, ...sentences])).toEqual([
    ['Tide tables', 'The tides of each harbour, a year ahead.'],
    ['Pan maps', 'Each pan on a map of its own.'],
  ]);
});

it('is called without the number and the word that its makers set on a line above it', async () => {
  const card = (label: string, name: string) =>
    `<div class="card"><h3><span class="mono">${label}</span>${name}</h3><p>Each heap is weighed at the gate by hand.</p></div>`;
  const { features } = await sheetOn(
    `<h2>Features</h2><div>${card('01 · WEIGH', 'Every heap is one')}${card('02 · MATCH', 'The right bell')}</div>`,
  );
  expect(features.map(({ name }) => name)).toEqual(['Every heap is one', 'The right bell']);
});

it('is what each system needs, beside how the product is got', async () => {
  const row = (name: string, text: string) => `<div class="row"><b>${name}</b><span>${text}</span></div>`;
  const needs = [
    row('Windows', 'Windows 10 or later, on a machine of 64 bits'),
    row('macOS', '12 or later, on whatever machine it runs'),
    row('Memory', 'At least 4 GB that nothing else needs'),
  ];
  expect(await namesOn(`<h2>System requirements</h2><div>${needs.join('')}</div>`)).toEqual([
    'feature: Windows',
    'feature: macOS',
    'feature: Memory',
  ]);
  const some = '<div><p>macOS</p><p>Coming soon · use the web</p></div>';
  const { features } = await sheetOn(
    `<h2>System requirements</h2><div>${needs.join('')}</div><h2>All systems</h2>${some}`,
  );
  expect(features.map(({ name, labels = [] }) => [name, ...labels])).toEqual([
    ['Windows'],
    ['macOS', 'coming soon'],
    ['Memory'],
  ]);
});

it('is a step to get started, and none of ways that are counted', async () => {
  const step = (number: number, name: string) =>
    `<div class="step"><b>${number}</b><h4>${name}</h4><p>It takes the keeper of the pans a minute.</p></div>`;
  const steps = `<div>${step(1, 'Open the gate')}${step(2, 'Add your pans')}${step(3, 'Weigh a heap')}</div>`;
  const page = async (heading: string) => (await sheetOn(`<h2>Install</h2><h3>${heading}</h3>${steps}`)).features;
  expect((await page('Getting started takes a day')).map(({ role }) => role)).toEqual(['step', 'step', 'step']);
  expect(await page('Three ways in')).toEqual([]);
});

it('is each item of a short list under a heading that names it, of one list alone', async () => {
  const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const pans = list('Locks on every gate', 'Copies kept each night', 'Keys held by the keeper');
  const first = '<h2>Pans</h2><p>Each pan of the shore lies on one map, with its depth.</p>';
  const on = (heading: string, lists: string) => namesOn(`${first}<h2>${heading}</h2>${lists}`);
  expect(await on('Safety of your books', pans)).toEqual([
    'feature: Pans',
    'feature: Locks on every gate',
    'feature: Copies kept each night',
    'feature: Keys held by the keeper',
  ]);
  expect(await on('Is it safe?', pans)).toEqual(['feature: Pans']);
  expect(await on('Most keepers count once', pans)).not.toContain('feature: Locks on every gate');
  expect(await on('Safety of your books', list('locks', 'copies of each night', 'keys of the keeper'))).toEqual([
    'feature: Pans',
  ]);
});

it('is called by what a style sets apart from the text beside it', async () => {
  const step = (name: string, text: string) =>
    `<div class="card"><div><span class="step-label">${name}</span> ${text}</div></div>`;
  const { features } = await sheetOn(
    `<h2>Features</h2><div>${step('Pan maps', 'Each pan lies on a map of its own.')}${step('Tide bells', 'A bell rings an hour before the sea comes.')}</div>`,
  );
  expect(features.map(({ name }) => name)).toEqual(['Pan maps', 'Tide bells']);
});

it('is called without its place, what a style sets behind it, and a label that points to others', async () => {
  const card = (label: string, name: string) =>
    `<div class="card"><p class="eyebrow">${label}</p><h3>${name}</h3><p>Each heap is weighed at the gate by hand.</p></div>`;
  const { features } = await sheetOn(
    `<h2>Features</h2><div>${card('Its file', '<b>01</b> Heap book')}${card('Its voice', '<b>02</b> Tide bell')}${card('Its map', '<b>03</b> Pan map<span class="t">one download only</span>')}</div>`,
  );
  expect(features.map(({ name, labels }) => [name, labels])).toEqual([
    ['Heap book', undefined],
    ['Tide bell', undefined],
    ['Pan map', ['one download only']],
  ]);
});

it('is no stage on the way, and no step where numbers count what the same verb begins', async () => {
  const card = (name: string, at: number) =>
    `<div class="step"><span class="number">0${at + 1}</span><h3>${name}</h3><p>Each heap is weighed at the gate by hand.</p></div>`;
  const cards = (...names: string[]) => `<div>${names.map(card).join('')}</div>`;
  const roles = async (...names: string[]) =>
    (await sheetOn(`<h2>Built for works by the sea</h2>${cards(...names)}`)).features.map(({ role }) => role);
  expect(await roles('Keep heaps apart', 'Show the weight', 'Keep keys in sight')).toEqual([
    'feature',
    'feature',
    'feature',
  ]);
  expect(await roles('Weigh a heap', 'Show the weight', 'Keep the keys')).toEqual(['step', 'step', 'step']);
  expect(await roles('Milestone 1: Pans', 'Milestone 2: Bells', 'Milestone 3: Boats')).toEqual([]);
});

it('is a step, be it no command, where its makers call its number one', async () => {
  const cards = (marks: string) =>
    ['Salt from the pan', 'Weight at the gate', 'Word to the market']
      .map(
        (name, at) =>
          `<div class="step"><span class="${marks}">${at + 1}</span><h3>${name}</h3><p>The heap is told to everybody.</p></div>`,
      )
      .join('');
  const roles = async (marks: string) =>
    (await sheetOn(`<h2>What happens at low tide</h2><div>${cards(marks)}</div>`)).features.map(({ role }) => role);
  expect(await roles('step-num')).toEqual(['step', 'step', 'step']);
  expect(await roles('num')).toEqual(['feature', 'feature', 'feature']);
});

it('is none of a few words beside the main heading: they stand on a picture', async () => {
  const card = (name: string, text: string) => `<article><b>${name}</b><span>${text}</span></article>`;
  const page = (...ends: string[]) =>
    `<div>${card('Gate open at night', `Wind from the west${ends[0]}`)}${card('Pan runs dry', `Water below the mark${ends[0]}`)}</div>`;
  expect(await namesOn(page(''))).toEqual([]);
  expect(await namesOn(page(' tells it.'))).toHaveLength(2);
});

it('is each of several lists under the line that leads to it', async () => {
  const lists = (...leads: string[]) =>
    leads.map((lead) => `<p>${lead}</p><ul><li>Coarse salt</li><li>Fine salt</li><li>Brine</li></ul>`).join('');
  const { features } = await sheetOn(`<h2>Kinds of salt</h2>${lists('It weighs:', 'Boats carry:')}<h2>End</h2>`);
  expect(features.map(({ name, sentences }) => [name, sentences])).toEqual([
    ['It weighs', ['Coarse salt', 'Fine salt', 'Brine']],
    ['Boats carry', ['Coarse salt', 'Fine salt', 'Brine']],
  ]);
});

it('is called by a count with a word, and not by a figure alone', async () => {
  const card = (name: string) => `<div class="card"><h3>${name}</h3><p>Each pan has a bell of its own.</p></div>`;
  const names = await namesOn(`<h2>Bells</h2><div>${['12+ bells', '1.4.0', 'Tide tables'].map(card).join('')}</div>`);
  expect(names).toEqual(['feature: 12+ bells', 'feature: Tide tables']);
});

it('keeps a sentence that begins in bold under a title of its own', async () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const { features } = await sheetOn(
    `<h2>Salt</h2><div>${card('Own scales', '<strong>Bring your scales</strong> — you weigh at your own gate.')}${card('Bells', 'One rings before high water.')}${card('Boats', 'All of them have a number.')}</div>`,
  );
  expect(features[0]?.sentences).toEqual(['Bring your scales — you weigh at your own gate.']);
});

it('has the commands that stand under a step, and its place is no figure', async () => {
  const step = (number: number, name: string, below: string) =>
    `<div class="step"><span class="num">${number}</span><h3>${name}</h3>${below}</div>`;
  const long =
    '<p>The keeper of the pans opens the gate at high water by hand, and waits until the sea stands a foot above the lowest of the boards before it is closed again for the night.</p>';
  const { features, figures } = await sheetOn(
    `<h2>How it works</h2><div>${step(1, 'Install it', '<p>It takes the keeper a minute or two.</p><pre>npm install -g brinewell</pre>')}${step(2, 'Fill the pans', long)}${step(3, 'Weigh a heap', '<p>It takes a minute.</p>')}</div>`,
  );
  expect(features.map(({ name, role, commands }) => [name, role, commands])).toEqual([
    ['Install it', 'step', [{ text: 'npm install -g brinewell', lead: 'It takes the keeper a minute or two.' }]],
    ['Fill the pans', 'step', undefined],
    ['Weigh a heap', 'step', undefined],
  ]);
  expect(figures).toEqual([]);
});

it('has what its card lists behind what is said of it, and knows which is which', async () => {
  const part = (name: string, text: string, ...items: string[]) =>
    `<h3>${name}</h3><p>${text}</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const parts = [
    part('Tide bell', 'The bell rings an hour before high water.', 'On each phone of the crew', 'In the yard'),
    part('Pan map', 'The map shows every pan of the works.', 'Salt by the pan', 'Pans to rake'),
  ];
  const { features } = await sheetOn(`<h2>What the crew has</h2>${parts.join('')}<h2>By the sea</h2><p>Come.</p>`);
  expect(features.map(({ sentences, listed }) => [sentences, listed])).toEqual([
    [['The bell rings an hour before high water.', 'On each phone of the crew', 'In the yard'], 2],
    [['The map shows every pan of the works.', 'Salt by the pan', 'Pans to rake'], 2],
  ]);
});

it('is a card laid out in a table without a head, and no row of one that has data', async () => {
  const cell = (name: string, text: string) => `<td><strong>${name}</strong><p>${text}</p></td>`;
  const rows = [
    [cell('Tide bell', 'Rings an hour before high water.'), cell('Pan map', 'Shows every pan of the works.')],
    [cell('Salt book', 'Keeps every heap of a season.'), cell('Gull watch', 'Counts the gulls at each pan.')],
  ];
  const table = (head: string) =>
    `<h2>Made for the shore</h2><table>${head}${rows.map((row) => `<tr>${row.join('')}</tr>`).join('')}</table>`;
  expect(await namesOn(table(''))).toEqual([
    'feature: Tide bell',
    'feature: Pan map',
    'feature: Salt book',
    'feature: Gull watch',
  ]);
  expect(await namesOn(table('<tr><th>Bells</th><th>Books</th></tr>'))).toEqual([]);
});

it('says a word or two where the page calls it so', async () => {
  const cards = ['Storage: Salt, SQLite', 'Routing: By the tide', 'Secrets: Sea chest', 'Bells: Brass'].map((card) => {
    const [name, text] = card.split(': ');
    return `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  });
  const part = (heading: string) => `<h2>${heading}</h2><div class="grid">${cards.join('')}</div>`;
  expect(await namesOn(part('Core features'))).toHaveLength(4);
  expect(await namesOn(part('By the sea'))).toEqual([]);
});

it('is no way to another page of the site', async () => {
  const card = (name: string) =>
    `<article><h3><a href="/x">${name}</a></h3><p>All that keepers ask of the works and their pans.</p></article>`;
  expect(await namesOn(`<h2>Start here</h2>${['Pricing', 'Manuals', 'FAQ'].map(card).join('')}`)).toEqual([]);
});

it('is to come where its part says that all of it is', async () => {
  const cards = ['Weigh it', 'Sell it'].map(
    (name) => `<div class="card"><h3>${name}</h3><p>The heap is told to everybody at the gate.</p></div>`,
  );
  const states = async (text: string) =>
    (await sheetOn(`<h2>In the field</h2><p>${text}</p><div>${cards.join('')}</div>`)).features.map(
      ({ availability }) => availability,
    );
  expect(await states('The field kit below is planned, not built.')).toEqual(['coming', 'coming']);
  expect(await states('The field kit is what crews asked for.')).toEqual([null, null]);
});

it('has names that are nouns where only a small line speaks of steps: then it is no order', async () => {
  const cards = (names: string[]) =>
    `<p class="eyebrow">How it works</p><h2>Below the pans</h2><div>${names
      .map(
        (name, at) =>
          `<div class="box"><span>0${at + 1}</span><h3>${name}</h3><p>It keeps the salt of a day dry.</p></div>`,
      )
      .join('')}</div>`;
  const roles = async (names: string[]) => (await sheetOn(cards(names))).features.map(({ role }) => role);
  expect(await roles(['Shared history', 'Lone bells', 'Salt books'])).toEqual(['feature', 'feature', 'feature']);
  expect(await roles(['Open the gate', 'Fill the pans', 'Rake the salt'])).toEqual(['step', 'step', 'step']);
});

it('is nothing under a heading that begins with the problem, however it goes on', async () => {
  const cards = ['Rust in the bell', 'Rain on the heap'].map(
    (name) =>
      `<div class="card"><h3>${name}</h3><p>The whole harvest of a week is gone before anybody comes.</p></div>`,
  );
  const under = (heading: string) =>
    namesOn(`<h2>${heading}</h2><div>${cards.join('')}</div><h2>Bells</h2><p>Rung.</p>`);
  expect(await under('The problem is not that works lose their salt. It is that nobody hears of it')).toEqual([]);
  expect(await under('What comes with the sea')).toHaveLength(2);
});

it('is told once by each name, where most is said of it; an order keeps its steps', async () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const steps = ['Flood the pan', 'Wait for the sun', 'Rake the salt'].map(
    (name) => `<li><h3>${name}</h3><p>Be there before the tide comes in.</p></li>`,
  );
  const { features } = await sheetOn(
    `<h2>At the shore</h2><div>${card('Pan map', 'Shows every pan of the works.')}${card('Tide bell', 'Rings before high water, and once more when the sea goes out again.')}${card('Salt book', 'Keeps the harvest of a season.')}</div>
     <h2>How it works</h2><ol>${steps.join('')}</ol>`,
    {
      '/features': `<title>Brinewell</title><h1>All of it</h1><h2>At length</h2><div>${card('Pan map', 'Shows every pan of the works with its depth, its brine and the day on which it was last raked.')}${card('Tide bell', 'Rings an hour before high water.')}${card('Flood the pan', 'Opens the gate by itself when the tide is high enough for every pan of the works.')}</div>`,
    },
  );
  expect(features.map(({ name, page, role }) => `${page} ${role} ${name}`)).toEqual([
    '0 feature Tide bell',
    '0 feature Salt book',
    '0 step Flood the pan',
    '0 step Wait for the sun',
    '0 step Rake the salt',
    '1 feature Pan map',
  ]);
});

it('has what is ticked in columns of boxes as a list, and neither names nor figures', async () => {
  const under = async (...texts: string[]) => {
    const row = (text: string) => `<div class="row"><i class="tick"></i><span>${text}</span></div>`;
    const columns = [texts.slice(0, 3), texts.slice(3)].map((of) => `<div>${of.map(row).join('')}</div>`);
    const html = `<h2>Built for the shore</h2><p>Every part of it stands in salt water all year.</p><div class="grid">${columns.join('')}</div><h2>Bells</h2><p>Rung.</p>`;
    return (await sheetOn(html)).features.find(({ name }) => name === 'Built for the shore')?.sentences.slice(1);
  };
  const ticked = [
    ...['Gates that close by themselves', 'Bells in every yard of the works', 'Maps of all the pans'],
    ...['A book for each season', 'Scales at the gate for carts', 'Rakes that count the strokes'],
  ];
  expect(await under(...ticked)).toEqual(ticked);
  expect((await under('Saltmoor', 'Grey Pans', 'Brine & Sons', 'Old Works', 'Tidewell', 'Gull Island')) ?? []).toEqual(
    [],
  );
  expect(
    (await under('Rain: 4 mm', 'Tide: 2.1 m', 'Wind: 8 knots', 'Sun: 6 hours', 'Brine: 26 percent', 'Salt: 3 carts')) ??
      [],
  ).toEqual([]);
});

it('is each item of a list that its heading leads to with a colon, and a line by itself is an item', async () => {
  const lines = [
    'Raking at low tide in summer',
    'Pumping brine from the sea',
    'Carting the salt to town',
    'Shutting gates in a storm',
  ];
  const rows = lines.map((text) => `<div class="line">${text}</div>`).join('');
  const said = '<h2>Bells</h2><p>Rung an hour before high water.</p>';
  expect(await namesOn(`<h3>Brinewell is built for:</h3><div>${rows}</div>${said}`)).toEqual(
    lines.map((text) => `feature: ${text}`),
  );
  expect(await namesOn(`<h3>Brinewell is built for work</h3><div>${rows}</div>${said}`)).toEqual([]);
});

it('is a step where a list under such a heading is numbered, or says what to do; and none where it tells what there is', async () => {
  const under = (heading: string, list: 'ol' | 'ul', ...items: string[]) =>
    namesOn(
      `<h2>${heading}</h2><${list}>${items.map((text) => `<li>${text}</li>`).join('')}</${list}><h2>Bells</h2><p>Rung.</p>`,
    );
  const orders = ['Open the gate at high water. It closes by itself.', 'Let the brine dry.', 'Rake the salt.'];
  const steps = orders.map((text) => `step: ${text}`);
  expect(await under('How it works', 'ul', ...orders)).toEqual(steps);
  expect(await under('Installation', 'ol', ...orders)).toEqual(steps);
  expect(await under('Windows 11', 'ol', ...orders)).toEqual(steps);
  expect(await under('Windows 11', 'ul', ...orders)).not.toContain(steps[0]);
  expect(await under('At the shore', 'ol', ...orders)).not.toContain(steps[0]);
  const facts = ['The gate is open at high water.', 'The brine is dry in a week.'];
  expect(await under('How it works', 'ol', ...facts)).toEqual(facts.map((text) => `step: ${text}`));
  expect(await under('How it works', 'ul', ...facts)).toEqual([]);
});

it('has its label in the section of its heading: what ends the section before is none', async () => {
  const cards = ['Pan map', 'Tide bell', 'Salt book'].map(
    (name) => `<div class="card"><h3>${name}</h3><p>Stands in salt water all year round.</p></div>`,
  );
  const after = (opening: string) =>
    namesOn(`${opening}<section><h2>What you get</h2><div>${cards.join('')}</div></section><h2>Bells</h2><p>Rung.</p>`);
  const install = '<p>Install brinewell</p>';
  expect(await after(`<section><h2>At the shore</h2>${install}</section>`)).toHaveLength(3);
  expect(await after(install)).toEqual([]);
});

it('has every item of a list, be another of them about demo data', async () => {
  const items = [
    'The bar says whether the bells were found.',
    'Any window opens its demo data.',
    'Maps are drawn by hand.',
  ];
  const list = items.map((text) => `<li>${text}</li>`).join('');
  const { features } = await sheetOn(`<h2>Key benefits</h2><ul>${list}</ul><h2>Bells</h2><p>Rung.</p>`);
  expect(features.map(({ name }) => name)).toEqual(items);
});

it('is no step where two ways to install are counted, and keeps what subscribes to something', async () => {
  const cards = (...texts: Array<[name: string, text: string]>) =>
    texts.map(([name, text]) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`).join('');
  const ways = cards(
    ['1. Local server', 'Best for a works of one pan by the sea.'],
    ['2. Docker', 'Best for a works of many pans.'],
  );
  const steps = cards(
    ['1. Install the bell', 'It takes a minute by hand.'],
    ['2. Open the gate', 'At high water, every day.'],
  );
  expect(
    (await namesOn(`<h2>Install</h2><div>${ways.replaceAll('card', 'step')}</div>`)).filter((name) =>
      name.startsWith('step'),
    ),
  ).toEqual([]);
  expect(await namesOn(`<h2>Install</h2><div>${steps.replaceAll('card', 'step')}</div>`)).toHaveLength(2);
  const { features } = await sheetOn(
    `<h2>At the shore</h2><div>${cards(['Tides', 'Subscribe by RSS to the tides of a shore. They come each morning.'], ['Bells', 'Rung an hour before high water.'], ['Letters', 'Subscribe to our newsletter. It comes on each morning of the season.'])}</div>`,
  );
  expect(features.map(({ sentences: [first] }) => first)).toEqual([
    'Subscribe by RSS to the tides of a shore.',
    'Rung an hour before high water.',
    'It comes on each morning of the season.',
  ]);
});

it('is called by an item over a list of its own, which tells what it has', async () => {
  const item = (name: string, ...items: string[]) =>
    `<li>${name}<ul>${items.map((text) => `<li>${text}</li>`).join('')}</ul></li>`;
  const { features } = await sheetOn(
    `<h2>At the shore</h2><ul>${item('Bells', 'For the day shift of a crew', 'For the night')}${item('Gates', 'Closed at low tide by hand', 'Open at high tide')}</ul><h2>Farewell</h2>`,
  );
  expect(features.map(({ name, sentences }) => [name, sentences])).toEqual([
    ['Bells', ['For the day shift of a crew', 'For the night']],
    ['Gates', ['Closed at low tide by hand', 'Open at high tide']],
  ]);
});

it('is nothing that begins with others and ends with the product, nor anything under a long heading on a problem, which ends with its section', async () => {
  const card = (name: string, ...lines: string[]) =>
    `<div class="card"><h3>${name}</h3>${lines.map((line) => `<p>${line}</p>`).join('')}</div>`;
  const cards = (last: (name: string) => string[]) =>
    ['Rust', 'Rain']
      .map((name) => card(name, 'The harvest of a week is gone before anybody comes.', ...last(name)))
      .join('');
  const against = cards((name) => [`Brinewell: rings before the ${name.toLowerCase()} comes`]);
  expect(await namesOn(`<h2>At the shore</h2><div>${against}</div><h2>Bells</h2><p>Rung.</p>`)).toEqual([]);
  const plain = `<div>${cards(() => [])}</div>`;
  const long = 'Weighing salt is broken — there is a far better way to weigh what a whole works rakes';
  expect(await namesOn(`<h2>${long}</h2>${plain}<h2>Bells</h2><p>Rung.</p>`)).toEqual([]);
  expect(
    await namesOn(
      `<section><h2>${long}</h2><p>Nobody hears of it.</p></section><section><p>Since then it rings.</p>${plain}</section>`,
    ),
  ).toHaveLength(2);
});

it('is no text of a drawn figure, nor what stands below it', async () => {
  const { pages } = await sourceOn(
    `<figure><div><p>Notes on the gate are drawn here.</p></div><figcaption>Drag it.</figcaption></figure><p class="caption">Click a row to look at it.</p><figure><blockquote>It rings in time.</blockquote><figcaption>Ann Rake, Saltmoor</figcaption></figure><figure><p>“It keeps the book.”</p><figcaption>Bo Pan, Saltmoor</figcaption></figure>`,
  );
  expect(pages[0]?.text).toContain('It keeps the book.');
  expect(pages[0]?.text).not.toMatch(/Notes on the gate|Click a row/);
  expect(pages[0]?.text).toContain('It rings in time.');
});

it('is told by the page that says more of most of a group, and none of the shorter one beside it', async () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const names = ['Tide bell', 'Pan map', 'Salt book', 'Boat list'];
  const group = (all: string[], text: string) =>
    `<h2>On the shore</h2><div>${all.map((name) => card(name, text)).join('')}</div>`;
  const { features } = await sheetOn(group(names, 'It rings before the sea.'), {
    '/features': `<main><h1>All of it</h1>${group(names.slice(0, 3), 'It rings an hour before the sea is above the lowest board.')}</main>`,
  });
  expect(features.map(({ name, page }) => [name, page])).toEqual(names.slice(0, 3).map((name) => [name, 1]));
});

it('has a part with text and a list of its own, be there a box beside it, and one on what prices do', async () => {
  const part = (name: string, text: string) =>
    `<h2>${name}</h2><p>${text}</p><ul><li>Boards by their age</li><li>Gates by their height</li><li>Pans by their salt</li></ul><div class="card"><h3>At a look</h3><p>Three pans are dry.</p></div>`;
  const features = `<main><h1>All of it</h1>${part('Salt pricing', 'Brinewell sets what a heap is worth at each gate.')}${part('Pan map', 'Brinewell draws each pan on a map of the shore.')}${part('Tide bell', 'Brinewell rings before the sea is over the board.')}<h2>End</h2></main>`;
  const sheet = await sheetOn('', { '/features': features });
  expect(sheet.features.map(({ name, listed = 0 }) => `${name} ${listed}`)).toEqual(
    expect.arrayContaining(['Salt pricing 3', 'Pan map 3', 'Tide bell 3']),
  );
});

it('stands under the words that lead to its list without a colon', async () => {
  const items = ['Planning the boats of a week', 'Paying the rakers by the heap', 'Closing the book of a season'];
  const { features } = await sheetOn(
    `<h2>Key features</h2><p>Brinewell is the best book for</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul><h2>End</h2>`,
  );
  expect(features.map(({ name, heading }) => [name, heading])).toEqual(
    items.map((item) => [item, 'Brinewell is the best book for']),
  );
});

it('is a step where the headings of a page are commands that are counted', async () => {
  const page = (...names: string[]) =>
    `<main><h1>Begin</h1>${names.map((name, at) => `<h2>${at + 1}. ${name}</h2><p>The keeper of the works takes an hour for it. Then it runs by itself.</p>`).join('')}<h2>End</h2></main>`;
  const rolesOn = async (...names: string[]) => {
    const { features, passages } = await sheetWith(page(...names));
    return [features.map(({ role }) => role), passages] as const;
  };
  const sheetWith = async (html: string) => {
    const { sheet, passages } = await sourceOn('', { '/begin': html });
    return { features: sheet.features, passages: passages.filter(({ page }) => page > 0).length };
  };
  expect(await rolesOn('Open the gate', 'Fill the pans', 'Rake the salt')).toEqual([['step', 'step', 'step'], 0]);
  expect((await rolesOn('Using the tide', 'Using a pump', 'Using buckets'))[0]).not.toContain('step');
});

it('is no card that calls to see how, behind a button of its own', async () => {
  const card = (name: string, text: string, link: string) =>
    `<div class="card"><h3>${name}</h3><p>${text}</p>${link}</div>`;
  const cards = (link: string) =>
    `<h2>By the work</h2><div>${card('Salt by the heap', 'See how heaps are weighed at the gate of a works.', link)}${card('Boats by the tide', 'Review how boats are called before the sea is high.', link)}${card('Pans by the map', 'Learn which pans of a works are dry by the evening.', link)}</div>`;
  expect(await namesOn(cards('<a class="btn" href="/x">Open page</a>'))).toEqual([]);
  expect(await namesOn(cards(''))).toHaveLength(3);
});

it('has a sentence over it where its makers call several boxes the same, and half of them are headed by names', async () => {
  const part = (name: string, box: string) =>
    `<section><div class="${box}"><h2>${name}</h2><p>The sea comes over the lowest board an hour before noon. Then nobody rakes.</p></div></section>`;
  const [names, sentences] = [
    ['Bells by the tide', 'Pans by the map'],
    ['The gate opens by itself', 'One keeper sees all pans'],
  ];
  const boxes = (box: (at: number) => string) =>
    `${[...names, ...sentences].map((name, at) => part(name, box(at))).join('')}<h2>End</h2>`;
  expect(await namesOn(boxes(() => 'duty'))).toEqual([...names, ...sentences].map((name) => `feature: ${name}`));
  expect(await namesOn(boxes((at) => `duty-${'abcd'[at]}`))).toEqual(names.map((name) => `feature: ${name}`));
});

it('is nothing on a page of prices that tells what is charged for, and is to come under a heading that says so', async () => {
  const card = (name: string) =>
    `<div class="card"><h3>${name}</h3><p>The keeper of the works sees to it by hand.</p></div>`;
  const cards = `<div>${['Bells', 'Boats', 'Pan maps'].map(card).join('')}</div>`;
  const sheet = await sheetOn('', {
    '/pricing': `<main><h1>Prices</h1><p>Brinewell is $9 a month.</p><h2>What we never charge for</h2>${cards}</main>`,
    '/later': `<main><h1>All of it</h1><h2>What isn't dug yet</h2>${cards.replaceAll('<h3>', '<h3>Deep ')}</main>`,
  });
  expect(sheet.features.map(({ name, availability }) => [name, availability])).toEqual(
    ['Deep Bells', 'Deep Boats', 'Deep Pan maps'].map((name) => [name, 'coming']),
  );
});

it('is no part that is called as a plan is, where another one of its page is so too', async () => {
  const text = 'Brinewell rings before the sea is over the board. It draws each pan on a map.';
  const part = (name: string) => `<section><h2>${name}</h2><p>${text}</p></section>`;
  const plan = (name: string, sum: string) =>
    `<div class="plan"><h3>${name}</h3><p>${sum}</p><ul><li>Pans of all</li><li>Bells of all</li></ul></div>`;
  const pricing = `<main><h1>Pricing</h1><div>${plan('Keeper', '$9/month')}${plan('Works', '$29/month')}</div></main>`;
  const namesWith = async (...parts: string[]) =>
    (await sheetOn(`${parts.map(part).join('<p>Rake.</p>')}<h2>End</h2>`, { '/pricing': pricing })).features.map(
      ({ name }) => name,
    );
  expect(await namesWith('Keeper', 'Tide bell', 'Works')).toEqual(['Tide bell']);
  expect(await namesWith('Keeper', 'Tide bell', 'Pan map')).toEqual(['Keeper', 'Tide bell', 'Pan map']);
});

it('is nothing of sections about others, be they headed as the page is', async () => {
  const card = (name: string) =>
    `<div class="card"><h4>${name}</h4><p>It draws the boats of a harbour on a map.</p></div>`;
  const section = (heading: string, ...names: string[]) =>
    `<div><h1>${heading}</h1></div><div>${names.map(card).join('')}</div>`;
  expect(
    await namesOn(
      section('On the shore', 'Tide bell', 'Pan map', 'Salt book') + section('Used by', 'Reeds', 'Gulls', 'Boats'),
    ),
  ).toEqual(['feature: Tide bell', 'feature: Pan map', 'feature: Salt book']);
});

it('is to come where a badge of its card says that it is being made', async () => {
  const card = (name: string, badge: string) =>
    `<div class="card"><div><span class="status-badge">${badge}</span></div><h3>${name}</h3><p>It draws the boats of a harbour on a map.</p></div>`;
  const { features } = await sheetOn(
    `<h2>On the shore</h2><div>${card('Tide bell', 'beta')}${card('Pan map', 'Developing')}${card('Salt book', 'In progress')}</div>`,
  );
  expect(features.map(({ name, availability }) => [name, availability])).toEqual([
    ['Tide bell', 'beta'],
    ['Pan map', 'coming'],
    ['Salt book', 'coming'],
  ]);
});

it('is told once by the fuller of two groups of one page, and is of no plan that is called as the product is', async () => {
  const names = ['Tide bell', 'Pan map', 'Salt book'];
  const card = (name: string) => `<div class="card"><h3>${name}</h3><p>It is there for each of the rakers.</p></div>`;
  const part = (name: string) =>
    `<section><h3>${name} of the shore</h3><p>The keeper of the works sees to it by hand. Brinewell does it for all of the rakers, before the sea is over the board.</p></section>`;
  const plan = (name: string, sum: string) =>
    `<div class="plan"><h3>${name}</h3><p>${sum}</p><ul><li>Pans of all</li><li>Bells of all</li></ul></div>`;
  const { features } = await sheetOn(
    `<h2>All of it</h2><div>${names.map(card).join('')}</div><h2>In full</h2>${names.map(part).join('<p>Rake.</p>')}<h2>End</h2>`,
    {
      '/pricing': `<main><h1>Pricing</h1><div>${plan('Brinewell', '$9/month')}${plan('Works', '$29/month')}</div></main>`,
    },
  );
  expect(features.map(({ name, plans }) => [name, plans])).toEqual(names.map((name) => [`${name} of the shore`, []]));
});

it('is marked by the label at the end of its name in bold', async () => {
  const item = (name: string, text: string) => `<li><strong>${name}</strong><span>${text}</span></li>`;
  const { features } = await sheetOn(
    `<h2>Made for the shore</h2><ul>${item('Tide bell <em class="chip">Add-on</em>', 'Rings an hour before high water.')}${item('Pan map', 'Shows every pan of the works.')}${item('Salt book', 'Keeps what was raked in a season.')}</ul>`,
  );
  expect(features.map(({ name, labels = [], sentences }) => [name, labels, sentences[0]])).toEqual([
    ['Tide bell', ['Add-on'], 'Rings an hour before high water.'],
    ['Pan map', [], 'Shows every pan of the works.'],
    ['Salt book', [], 'Keeps what was raked in a season.'],
  ]);
});

it('are no cards that lead to what every site has', async () => {
  const card = (href: string, name: string, text: string) =>
    `<a class="card" href="${href}"><h3>${name}</h3><p>${text}</p></a>`;
  const cards = (...paths: string[]) =>
    `<h2>Pick your path</h2><div>${card(paths[0] ?? '', 'Ring the first bell', 'Five steps with the tide on the screen.')}${card(paths[1] ?? '', 'Bells by the month', 'What each gate costs, and what a year of them does.')}${card(paths[2] ?? '', 'Ask for another bell', 'New gates and new tides are added each week.')}</div>`;
  expect((await sheetOn(cards('/app', '/pricing', '/feedback'))).features).toEqual([]);
  expect((await sheetOn(cards('/bells', '/gates', '/tides'))).features).toHaveLength(3);
});

it('is what a table lists below the row that heads it, and what the home page lists below its first words', async () => {
  const row = (cells: string[], tag: string) => `<tr>${cells.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;
  const table = [
    ['Pan map', 'Shows every pan of the works on one map.'],
    ['Tide bell', 'Rings an hour before high water comes.'],
  ].map((cells) => row(cells, 'td'));
  expect(
    await namesOn(
      `<h2>What is there</h2><table><thead>${row(['Area', 'What to look at'], 'th')}</thead><tbody>${table.join('')}</tbody></table>`,
    ),
  ).toEqual(['feature: Pan map', 'feature: Tide bell']);
  // It stands right behind the words with which every page of these tests opens.
  const listed = (items: string[]) => namesOn(`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`);
  const items = [
    'Bells before each high water',
    'One map of all pans',
    'Salt weighed at the gate',
    'Books for every season',
    'Two keepers in one book',
    'Frost alarms by night',
    'Boats called by bell',
    'Tides for a year',
  ];
  expect(await listed(items)).toEqual(items.map((item) => `feature: ${item}`));
  expect(await listed([...items, 'No credit card needed'])).toEqual([]);
});

it('is called without what is pressed to open it', async () => {
  const fold = (name: string, text: string) =>
    `<details><summary><strong>${name}</strong><b>+</b></summary><p>${text}</p></details>`;
  expect(
    await namesOn(
      `<h2>What it does</h2><div>${fold('Pan map', 'Shows every pan of the works on one map.')}${fold('Tide bell', 'Rings an hour before high water comes.')}${fold('Salt book', 'Keeps what was raked in a season of work.')}</div>`,
    ),
  ).toEqual(['feature: Pan map', 'feature: Tide bell', 'feature: Salt book']);
});

it('is each of those whom a list names, and none whom it leaves out', async () => {
  const listed = (heading: string, ...items: string[]) =>
    `<h2>${heading}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const { features } = await sheetOn(
    `${listed('Who it’s for', 'Keepers of small works', 'Masters of two shores', 'Clubs by the sea')}${listed('Who is it not for?', 'Works without any pans', 'Mines below the ground', 'Shops that only sell')}`,
  );
  expect(features.map(({ heading, name }) => `${heading}: ${name}`)).toEqual(
    ['Keepers of small works', 'Masters of two shores', 'Clubs by the sea'].map((name) => `Who it’s for: ${name}`),
  );
});

it('is what buttons name and tell that show more of it', async () => {
  const button = (name: string, text: string) =>
    `<button type="button"><span class="head"><span>01</span><span class="card-title">${name}</span></span><span class="desc">${text}</span></button>`;
  expect(
    await namesOn(
      `<h2>What it does</h2><div>${button('Pan map', 'Shows every pan of the works on one map, with what was raked from it.')}${button('Tide bell', 'Rings an hour before high water on each phone of those who rake.')}${button('Salt book', 'Keeps what was raked in a season, by the pan and by the keeper.')}</div><button>Try it now</button>`,
    ),
  ).toEqual(['feature: Pan map', 'feature: Tide bell', 'feature: Salt book']);
});

it('is a step where the small lines over headings that say what to do count them', async () => {
  const part = (label: string, name: string) =>
    `<div><div><span>${label}</span><h3>${name}</h3></div><div><p>Whoever is at the shore can do it.</p></div></div>`;
  const on = (...parts: Array<[label: string, name: string]>) =>
    namesOn(`<h2>How to begin</h2><div>${parts.map(([label, name]) => part(label, name)).join('')}</div>`);
  expect(await on(['1', 'Open the gate'], ['2', 'Ring bells'], ['3', 'Start pumps'])).toEqual([
    'step: Open the gate',
    'step: Ring bells',
    'step: Start pumps',
  ]);
  const counted = await on(['1', 'Gates of oak'], ['2', 'Bells'], ['3', 'Two pumps']);
  expect(counted.filter((name) => name.startsWith('step'))).toEqual([]);
});

it('is read from a card that leads to a page of its own beside others that do not', async () => {
  const item = (tag: string, name: string) =>
    `<${tag} class="item"><strong>${name}</strong><code>Told by the keeper of the shore each morning.</code></${tag.split(' ')[0]}>`;
  const items = `${item('a href="/bells"', 'Bells')}${item('div', 'Gates')}${item('div', 'Pumps')}`;
  expect(await namesOn(`<h2>At the shore</h2><div>${items}</div>`)).toEqual([
    'feature: Bells',
    'feature: Gates',
    'feature: Pumps',
  ]);
});

it('is a part with a text of its own in a row of such parts, be there a drawing below', async () => {
  const part = (name: string, text: string, drawn = '') => `<section><h2>${name}</h2><p>${text}</p>${drawn}</section>`;
  const round = (at: number, text: string) =>
    `<div class="rnd"><span class="dot"></span><div><span class="r">round ${at}</span> <span class="cmd">${text}</span></div></div>`;
  const drawn = `<div>${round(1, 'rake → weigh')}${round(2, 'mend dyke → weigh')}${round(3, 'weigh → done')}</div>`;
  const asked = part('Salt by rounds', 'Hand it a pan and a weight. It tries each of the dykes in turn.', drawn);
  const row = [
    part('Pan map', 'Every pan of the works lies on one map of the shore.'),
    part('Tide bell', 'One rings on the dyke before the sea is over the board.'),
    part('Salt book', 'What was raked in a season is written down each night.'),
  ];
  const end = '<h2>End</h2><p>Ask the keeper at the gate.</p>';
  expect(await namesOn(`${row.join('')}${asked}${end}`)).toContain('feature: Salt by rounds');
  expect(await namesOn(`${asked}${end}`)).toEqual([]);
});

it('is each sentence of a list under its heading, and no label of a long one', async () => {
  const list = (items: readonly string[]) =>
    namesOn(`<h2>Why Brinewell</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul><h2>End</h2>`);
  const said = ['map', 'bell', 'book', 'rake', 'gate', 'cart', 'scale', 'crane'];
  expect(await list(said.map((thing) => `The ${thing} of the works shows what the day brings.`))).toHaveLength(8);
  expect(await list(said.map((thing) => `The ${thing} of the works`))).toEqual([]);
});
