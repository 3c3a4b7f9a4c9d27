import { expect, it } from 'vitest';
import { parsePage } from '../parse-page.ts';
import { findName } from './name.ts';

const nameOf = async (title: string, body: string) =>
  findName([await parsePage(`<title>${title}</title><main>${body}</main>`, 'http://127.0.0.1:9/', 0)]);

it('is what does something in the sentences of the page, not the slogan beside it', async () => {
  const body =
    '<h1>Rake smarter</h1><p>Brine7 lets you count every pan. Rake smarter with a map.</p><h2>Rake smarter</h2><p>Rake smarter today.</p>';
  expect(await nameOf('Brine7 - Rake smarter', body)).toBe('Brine7');
});

it('is what title and heading agree on where nothing is told of it', async () => {
  expect(await nameOf('Tide maps for keepers | Brinewell', '<h1>Brinewell</h1><p>Every pan at a glance.</p>')).toBe(
    'Brinewell',
  );
});

it('is what its pages say that does something, where they are headed by a claim', async () => {
  const body =
    '<h1>Your salt, finally weighed.</h1><p>Brinewell keeps every pan on a map.</p><p>Brinewell is there at low tide.</p>';
  expect(await nameOf('', body)).toBe('Brinewell');
});

it('is no heading that breaks off', async () => {
  const body = '<h1>Its time to</h1><h2>Rake smarter!</h2><p>Brinewell counts every pan.</p>';
  expect(await nameOf('Brinewell', body)).toBe('Brinewell');
});

it('is the product, not the company that makes it', async () => {
  const body =
    '<h1>Brinewell Pan Watch</h1><p>The watch for pans, made by Saltmarsh Technologies Pte Ltd of Salin.</p>';
  expect(await nameOf('Brinewell Pan Watch | Saltmarsh Technologies Pte Ltd', body)).toBe('Brinewell Pan Watch');
});

it('is no plan of which the text says what it is', async () => {
  const body =
    '<h1>Salt, weighed.</h1><p>Pro is a subscription for one keeper. Pro is billed by the year.</p><p>Brinehouse builds tools for those who rake.</p>';
  expect(await nameOf('Brinehouse LLC · Weighing tools for salt works by the sea', body)).toBe('Brinehouse');
});

it('is the one product of a company that says what it is', async () => {
  const body =
    '<h1>Tools for salt works</h1><p>Saltmarsh LLC is an independent software company by the sea.</p><h1>Brinewell: every pan on a map</h1><p>Brinewell keeps every pan on one map. Saltmarsh was founded by two keepers.</p>';
  expect(await nameOf('Saltmarsh LLC · Tools for salt works · Brinewell', body)).toBe('Brinewell');
});

it('is no price', async () =>
  expect(await nameOf('Brine Flow: $100', '<h1>Salt</h1><p>Brine Flow keeps $100 of salt dry.</p>')).toBe(
    'Brine Flow',
  ));

it('is no name of a page before a comma', async () =>
  expect(await nameOf('Pricing, Brine Flow', '<h1>Priced by the pan</h1><p>Ask us.</p>')).toBe('Brine Flow'));

it('is what does something, be there a stop in it', async () =>
  expect(
    await nameOf(
      'Weigh beautifully.',
      '<h1>Weigh beautifully.</h1><p>Brine.Works keeps every pan. Brine.Works is a log for the shore.</p>',
    ),
  ).toBe('Brine.Works'));

it('is the product that its page is titled with, on the site of its makers', async () => {
  const body = '<h1>Salt, weighed</h1><p>Brinewell for each pan. Brinewell on each quay. Brinewell by night.</p>';
  expect(await nameOf('Brinewell - Logbook of the salt works | Saltmarsh', body)).toBe('Brinewell');
  expect(await nameOf('Brinewell pricing', '<h1>Priced by the pan</h1><p>Ask us.</p>')).toBe('Brinewell');
});

it('is what the title and the description begin with, whatever of it does more', async () => {
  const head = '<meta name="description" content="Brinewell — a calm home for pans, bells and Panbot.">';
  const does =
    '<p>Panbot is free. Panbot keeps the pans. Panbot lets you sleep. Ask Panbot by day, ask Panbot by night.</p>';
  expect(await nameOf('Brinewell — pans, bells & boats', `${head}<h1>Salt at its best</h1>${does}`)).toBe('Brinewell');
});

it('has no part that says for whom a page is', async () => {
  const body =
    '<h1>Any pan, any tide</h1><p>Brinewell rings. With Brinewell crews rake in time. Brinewell is free.</p>';
  expect(await nameOf('Brinewell for keepers — Rake in time', body)).toBe('Brinewell');
});

it('is that of the address, where the page has but a claim', async () => {
  const slogan = '<h1>Turn every pan of the shore into salt</h1><p>Rake it in time.</p>';
  const at = async (url: string) => findName([await parsePage(`<main>${slogan}</main>`, url, 0)]);
  expect(await at('https://www.brinewell.example/')).toBe('Brinewell');
  expect(await at('https://brinewell.vercel.app/')).toBe('Brinewell');
});

it('is without the end of its address, where the pages call it so', async () => {
  const body =
    '<h1>Brinewell.com</h1><p>Brinewell counts every pan. Brinewell rings at noon, and Brinewell is free.</p>';
  expect(await nameOf('Brinewell.com', body)).toBe('Brinewell');
});
