import { expect, it } from 'vitest';
import { sheetOn } from '../test-sheet.ts';

const noticesOn = async (html: string) => (await sheetOn(html)).notices.map(({ text }) => text);

it('tells what its page says of the product before anything else: that it is not out', async () => {
  const opened = (label: string) => noticesOn(`<p>${label}</p><p>Every pan on a map.</p>`);
  expect(await opened('Coming soon to the App Store.')).toEqual(['Coming soon to the App Store.']);
  expect(await opened('Coming to the App Store')).toEqual(['Coming to the App Store']);
  expect(await opened('Pre-Launch · Salin, FR')).toEqual(['Pre-Launch · Salin, FR']);
  expect(await opened('Coming soon: a bell for the crew')).toEqual([]);
});

it('tells that there is nothing but a waitlist', async () => {
  const call = '<h2>Before the tide</h2><p>Join the waitlist. We write once when we launch. That is it.</p>';
  expect(await noticesOn(call)).toEqual(['Join the waitlist. We write once when we launch.']);
  const pilots = 'Our first pilots begin in spring. Join the waitlist and we write at once.';
  expect(await noticesOn(`<h2>Before the tide</h2><p>Salt is old. ${pilots} No spam.</p>`)).toEqual([pilots]);
  expect(await noticesOn('<h2>Join the Waitlist</h2><p>Free for ten crews of the shore.</p>')).toEqual([
    'Join the Waitlist',
  ]);
  expect(await noticesOn('<h2>Crews</h2><p>Each crew has a waitlist of its own. Rakers see it.</p>')).toEqual([]);
});

it('leaves the waitlist of a plan to that plan', async () => {
  expect(await noticesOn('<h2>Pricing</h2><p>Join the waitlist.</p>')).toEqual([]);
  expect(await noticesOn('<h2>Coming soon: a bell</h2><p>Join the waitlist.</p>')).toEqual([]);
});

it('leaves what one system waits for to that system', async () => {
  const opened = (beside: string) => noticesOn(`<p>Every pan on a map.</p><p>${beside}</p><p>Coming Soon</p>`);
  expect(await opened('Android version in development')).toEqual([]);
  expect(await opened('Made on the shore')).toEqual(['Coming Soon']);
});

it('tells what its page is headed with: that it is to come', async () => {
  expect(await noticesOn('<h2>A logbook for the shore, coming soon</h2><p>Every pan on a map.</p>')).toEqual([
    'A logbook for the shore, coming soon',
  ]);
  expect(await noticesOn('<h2>Pans</h2><p>Every pan on a map.</p><h2>App Store listing coming soon.</h2>')).toEqual([
    'App Store listing coming soon.',
  ]);
  expect(await noticesOn('<h2>Low tide is coming. Soon!</h2><p>Every pan on a map.</p>')).toEqual([]);
});

it('tells how far a product is wherever a sentence says so, or the first of a line at the top', async () => {
  const below = (text: string) => noticesOn(`<p>Every pan on a map.</p><h2>Tides</h2><p>${text}</p>`);
  expect(await below('Brinewell is pre-launch. These plans are real.')).toEqual(['Brinewell is pre-launch.']);
  expect(await below('The tide bell is pre-launch.')).toEqual([]);
  expect(await below('Brinewell is being prepared for mobile release.')).toEqual([
    'Brinewell is being prepared for mobile release.',
  ]);
  expect(await below('Brinewell is preparing for release.')).toEqual(['Brinewell is preparing for release.']);
  const tried = 'During beta, the product is for salt works of one shore.';
  expect(await below(tried)).toEqual([tried]);
  expect(await below('During beta, crews may ask for a bell.')).toEqual([]);
  const invited = 'Brinewell is invite-only while we set up one works at a time.';
  expect(await below(invited)).toEqual([invited]);
  expect(await noticesOn('<p>Pre-launch inquiries only. No checkout. The small pan is the default.</p>')).toEqual([
    'Pre-launch inquiries only.',
  ]);
});

it('tells that its buttons ask for access, where nothing else hands it out', async () => {
  const page = (...buttons: string[]) =>
    `<h2>Bells</h2><p>Rung.</p>${buttons.map((text) => `<a class="btn" href="#ask">${text}</a><p>Every pan on a map.</p>`).join('')}`;
  expect(await noticesOn(page('Get early access →', 'Get early access'))).toEqual(['Get early access']);
  expect(await noticesOn(page('Get early access', 'See the map'))).toEqual([]);
  const download = '<a href="https://apps.apple.com/app/brinewell/id1">Download on the App Store</a>';
  expect(await noticesOn(page('Join the waitlist', 'Join the waitlist') + download)).toEqual([]);
  const command = '<h2>Install</h2><pre>npm i -g brinewell</pre>';
  expect(await noticesOn(page('Join the waitlist', 'Join the launch list') + command)).toEqual([]);
  expect(await noticesOn(page('Join the launch list', 'Request early access'))).toEqual(['Join the launch list']);
});

it('tells how far it is beside the name that leads home, and not in a link to elsewhere', async () => {
  const top = (href: string) =>
    noticesOn(
      `<header><a href="${href}" class="logo">Brinewell <span class="tag">Beta</span></a></header><h2>Pans</h2>`,
    );
  expect(await top('/')).toEqual(['Beta']);
  expect(await top('/labs')).toEqual([]);
});

it('tells of how far a version at the top is', async () => {
  const opened = (label: string) => noticesOn(`<p>${label}</p><p>Every pan on a map.</p>`);
  expect(await opened('Version 0.2 · early preview, not signed')).toEqual(['Version 0.2 · early preview, not signed']);
  expect(await opened('Version 2.0 · stable')).toEqual([]);
});
