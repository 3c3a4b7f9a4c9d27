import { expect, it } from 'vitest';
import { parsePage } from '../parse-page.ts';
import { assembleSource } from './assemble.ts';

const kindOf = async (body: string, title = 'Brinewell') =>
  assembleSource([
    await parsePage(`<title>${title}</title><h1>Salt at its best</h1>${body}`, 'https://brinewell.com/', 0),
  ]).sheet.kind?.text ?? null;

it.each([
  ['Brinewell is a salt ledger app for keepers.', 'salt ledger app'],
  ['Brinewell is a ledger app you keep in a pocket.', 'ledger app'],
  ['Brinewell is a ledger app used by the sea.', 'ledger app'],
  // What is first of its kind is first in all of it.
  ['Brinewell is the first ledger app built for salt works by the sea.', 'ledger app'],
  // The head of the phrase stands behind: what it begins with is another thing.
  ['Brinewell is an app store watch for keepers.', 'app store watch'],
  // A noun that no list has names a kind where the product is said to be one, and no more than a judgement elsewhere.
  ['Brinewell is a free, tidal weighing bench for salt works.', 'tidal weighing bench'],
  ['Brinewell is a natural fit for salt works.', null],
  ['Brinewell is a small company that weighs salt.', null],
  ['Brinewell is a delight.', null],
  // What does a thing is called after the verb for it.
  ['Brinewell is a lightweight brine blocker that fits a pocket.', 'lightweight brine blocker'],
  // Right below the main heading nobody needs to be told of what it is said.
  ['A tidal weighing bench for salt works, made of oak.', 'tidal weighing bench'],
  ['A new era for salt works.', null],
  ['A tidal weighing bench.', null],
  ['Brinewell is a salt contractor software for keepers.', 'salt contractor software'],
  ['Brinewell is the client salt verification layer — proving each heap.', 'client salt verification layer'],
])('is what the site calls it, whole: %s', async (text, kind) => {
  expect(await kindOf(`<p>${text}</p>`)).toBe(kind);
});

it('is not who makes it', async () => {
  const made = '<p>Brinewell is Saltworks’s elite salt ledger app for keepers.</p>';
  expect(await kindOf(made, 'Brinewell — Saltworks Salt Platform')).toMatch(/salt ledger app$/);
});

it('is not the name once more', async () => {
  const body = '<p>Salt Ledger App is a salt ledger app.</p><p>Salt Ledger App counts pans.</p>';
  expect(await kindOf(body, 'Salt Ledger App')).toBeNull();
  const html = '<title>The Salt Planner — Never rake alone</title><h1>Never rake alone</h1><p>Rake with friends.</p>';
  const { sheet } = assembleSource([await parsePage(html, 'https://thesaltplanner.com/', 0)]);
  expect([sheet.name, sheet.kind]).toEqual(['The Salt Planner', null]);
});

it('is what its title says beside a name that sounds like one', async () => {
  const body = '<p>Salt Browser is a pan reader that fits a pocket.</p><p>Salt Browser counts pans.</p>';
  expect(await kindOf(body, 'Salt Browser — a tide console for salt works')).toBe('tide console');
});

it('stands in the description where the title opens with a name that sounds like one', async () => {
  const page = await parsePage(
    '<title>Tide App. Salt at its best. Every day.</title><meta property="og:site_name" content="Tide App"><meta name="description" content="Salt ledger software that keepers carry."><h1>Salt at its best</h1><p>Count your pans.</p>',
    ...(['https://brinewell.com/', 0] as const),
  );
  expect(assembleSource([page]).sheet.kind?.text).toBe('Salt ledger software');
});

it('is the one that tells what it is for, wherever that stands', async () => {
  const page = (description: string) =>
    `<meta name="description" content="Brinewell: Count salt in seconds. ${description}"><p>Brinewell is the mobile-first platform that puts the pans in order.</p>`;
  expect(await kindOf(page('Salt ledger software for keepers.'))).toBe('Salt ledger software');
  expect(await kindOf(page('Fill your server.'))).toBe('mobile-first platform');
});

it('is nothing where a page says no more than that it is software', async () => {
  expect(await kindOf('<p>Brinewell is software built by a salt works.</p>')).toBeNull();
});

it('is what an answer calls it to those who ask what it is, and not in one respect', async () => {
  const asked = (question: string) =>
    `<h2>FAQ</h2><details><summary>${question}</summary><p>Brinewell is a salt quality tool that never lies.</p></details>
     <details><summary>Who rakes the pans?</summary><p>The crew of the works does that at low water.</p></details>`;
  expect(await kindOf(asked('Does this help me fool the assay?'))).toBeNull();
  expect(await kindOf(asked('What is Brinewell?'))).toBe('salt quality tool');
});

it('is what its page is titled with, as running text says it in full, be it what two words are for', async () => {
  const said = (text: string) => `<p>Brinewell is ${text} for keepers.</p>`;
  expect(await kindOf(said('a salt quality tool'), 'Brinewell — Tide bell app')).toBe('Tide bell app');
  expect(await kindOf(said('a silent tide bell app'), 'Brinewell — Tide bell app')).toBe('silent tide bell app');
  expect(await kindOf('', 'Brinewell — Tide & pan planner')).toBe('Tide & pan planner');
  expect(await kindOf('', 'Brinewell — Harbour wallet & tide wallet')).toBeNull();
  expect(await kindOf('', 'Brinewell — Finally a beautiful tide dashboard')).toBeNull();
});

it('is neither a count of people nor the name of a plan, nor a sentence', async () => {
  expect(await kindOf('<h2>One maintainer, in the open</h2><p>Ask them.</p>')).toBeNull();
  const card = (name: string, price: string) =>
    `<div class="plan"><h3>${name}</h3><p>${price}</p><ul><li>All pans of ${name}</li></ul></div>`;
  const plans = `<h2>Pricing</h2><div>${card('Free', '$0')}${card('Starter', '$9/month')}</div>`;
  expect(await kindOf(plans, 'Brinewell — free, Starter plans')).toBeNull();
  expect(await kindOf('<p>Free plan gives you one whole app. Ask us.</p>')).toBeNull();
});

it('is what stands small over the main heading, no praise and no shout', async () => {
  const under = async (line: string) =>
    assembleSource([
      await parsePage(
        `<title>Brinewell</title><p>${line}</p><h1>Salt at its best</h1><p>Each heap is weighed.</p>`,
        'https://brinewell.com/',
        0,
      ),
    ]).sheet.kind?.text ?? null;
  expect(await under('Salt ledger app for keepers')).toBe('Salt ledger app');
  expect(await under('#1 Salt ledger app for keepers')).toBeNull();
  expect(await under('SALT LEDGER APP FOR KEEPERS')).toBeNull();
  expect(await under('Salt ledger tools for keepers')).toBeNull();
});

it('is what it is a kind of', async () => {
  expect(await kindOf('<p>Brinewell is a new breed of salt ledger app.</p>')).toBe('salt ledger app');
});

it('is what a line under its introduction calls it', async () => {
  expect(await kindOf('<h2>Meet Brinewell</h2><p>Tide-fed salt ledger app built for works by the sea.</p>')).toBe(
    'Tide-fed salt ledger app',
  );
});

it('is neither what it was done by or during, nor what the heading of a part promises', async () => {
  expect(await kindOf('<p>Brinewell is a remedy prepared during the great salt shortage.</p>')).toBeNull();
  expect(await kindOf('<p>Salt for all.</p><h2>Your complete salt toolkit for the journey back</h2>')).toBeNull();
});

it('is not what a template left in the head, where the page says something else', async () => {
  const told = [
    'Raking starts at low water, when the crew walks out with wooden boards and pushes the white crust into heaps.',
    'Each heap drains for a night beside the dyke; carts bring it to the barn, where scales stand under the beam.',
    'Brinewell keeps count of every basket, whose shift filled it, and which merchant paid for it afterwards.',
  ];
  const shown = told.map((text) => `<p>${text}</p>`).join('');
  const head = (text: string) => `<meta name="description" content="${text}">${shown}`;
  expect(await kindOf(head('Gatsby NextJS theme for agencies'))).toBeNull();
  expect(await kindOf(head('Basket ledger app for crews that count heaps'))).toBe('Basket ledger app');
});

it('is what a small line at the top says first', async () => {
  const html =
    '<title>Brinewell — Salt, told</title><main><p>Chrome Extension · Free to start</p><h1>Salt, told by the tide</h1><p>Rake less.</p></main>';
  const { sheet } = assembleSource([await parsePage(html, 'https://brinewell.example/', 0)]);
  expect(sheet.kind?.text).toBe('Chrome Extension');
});
