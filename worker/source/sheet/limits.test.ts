import { describe, expect, it } from 'vitest';
import { sheetOn } from '../test-sheet.ts';
import { saysLimit } from './limit-cues.ts';

describe('a sentence that limits', () => {
  it.each([
    'Brinewell does not support iced pans.',
    'Sluices with two gates are not supported yet.',
    'The tide map isn’t available in every country.',
    'There is no desktop app.',
    'A washed-out heap cannot be recovered.',
    'Gull watch is still experimental.',
    'The logbook is in public beta.',
    'Weighing by voice is planned for the spring.',
    'Brinewell works only on macOS.',
    'Exports are for paid plans only.',
    'Only the newest release is supported.',
    'Each book is limited to forty pans.',
    'The free plan keeps up to 12 pans.',
    'The public gateway is rate-limited.',
    'Brinewell requires Node.js 20 or later.',
    'You need a Tidebase account to share a book.',
    'Bring your own API key.',
    'Readings may be delayed by an hour.',
    'Scales are sold separately.',
    'Brinewell is not a replacement for a surveyor.',
  ])('%s', (sentence) => expect(saysLimit(sentence)).toBe(true));
});

describe('a sentence that praises, asks or tells of others', () => {
  it.each([
    'No sign-up is needed.',
    'There are no limits.',
    'It only takes a minute to weigh a heap.',
    'Brinewell is not just a logbook but a whole office.',
    'Your books stay only on your device.',
    'Brinewell does not require an account.',
    'There is no app to install.',
    'It keeps working when the network is not available.',
    'Everything you need to run a salt works.',
    'Find the pan you need in a second.',
    'We do not sell your data.',
    'Other tools do not support brine.',
    'Every change requires approval by a keeper.',
    'Write up to 10x faster.',
    'The books are read-only.',
    'You only pay for what you weigh.',
    'Invite unlimited keepers.',
    'Rows in grey are not yet weighed.',
  ])('%s', (sentence) => expect(saysLimit(sentence)).toBe(false));
});

const textsOn = async (html: string) => (await sheetOn(html)).limits.map(({ text }) => text);

it('reads limits from running text, cards, answers and notes', async () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const texts = await textsOn(`<h2>The sluice</h2><p>The gate opens by itself. Gates of wood are not supported.</p>
    <h2>Features</h2><div>${card('Pan map', 'Every pan lies on one map.')}${card('Tide alarm', 'A bell rings before high water. The alarm works only on Android.')}</div>
    <h2>Questions</h2><details><summary>Can I weigh by voice?</summary><p>Not yet.</p></details>
    <details><summary>Who may read a book?</summary><p>Whoever has its key may read it.</p></details>
    <details><summary>Where are the books kept?</summary><p>They are kept in Bergen. A lost book cannot be recovered.</p></details>`);
  expect(texts).toEqual([
    'Gates of wood are not supported.',
    'The alarm works only on Android.',
    'Can I weigh by voice? Not yet.',
    'A lost book cannot be recovered.',
  ]);
});

it('takes none from what is about others, the law, or the time before', async () => {
  const limit = '<p>Scales with two arms are not supported.</p>';
  const texts = await textsOn(
    ['The problem', 'How we compare', 'Privacy policy', 'From the blog', 'Our story']
      .map((heading) => `<section><h2>${heading}</h2>${limit}</section>`)
      .join(''),
  );
  expect(texts).toEqual([]);
});

it('keeps with a limit what it leans on', async () => {
  const { limits } = await sheetOn(
    '<h2>Running it yourself</h2><p>Start the whole works with one command. Requires a server with 4 GB.</p>',
  );
  expect(limits.map(({ text, quote }) => [text, quote])).toEqual([
    [
      'Requires a server with 4 GB.',
      'Running it yourself\nStart the whole works with one command.\nRequires a server with 4 GB.',
    ],
  ]);
});

it('takes all that stands under a heading for limits, however it is worded', async () => {
  const list = '<ul><li>Gates of wood are not supported.</li><li>Many pans in one book make it slow.</li></ul>';
  expect(await textsOn(`<h2>Known limitations</h2>${list}`)).toHaveLength(2);
  expect(await textsOn(`<h2>Salt works</h2>${list}`)).toHaveLength(1);
});

it('knows what is tied to a plan that is paid for', async () => {
  const plan = (name: string, price: string) =>
    `<div class="plan"><h3>${name}</h3><p>${price}</p><ul><li>Pans</li><li>Tides</li></ul></div>`;
  const texts = await textsOn(
    `<h2>The archive</h2><p>The archive is included in Barge. The map is included in Skiff.</p><h2>Pricing</h2><div>${plan('Skiff', 'Free')}${plan('Barge', '$29/month')}</div>`,
  );
  expect(texts).toEqual(['The archive is included in Barge.']);
});

it('tells no notice a second time', async () => {
  const { notices, limits } = await sheetOn('<p>Public beta · free while it lasts</p>');
  expect([notices.length, limits.length]).toEqual([1, 0]);
});

it('is nothing of what its reader is spared', async () => {
  const part = (heading: string) => `<h2>${heading}</h2><ul><li>Fees for every pan that you rake</li></ul>`;
  const limitsUnder = async (heading: string) => (await sheetOn(part(heading))).limits.length;
  expect(await limitsUnder('What you won’t find on your bill')).toBe(0);
  expect(await limitsUnder('What it doesn’t cover')).toBe(1);
});

it('has a warning whose first word is set as a label', async () => {
  const { limits } = await sheetOn(
    '<h2>On the shore</h2><p><span class="badge">Warning</span></p><p>the tide bell is currently experimental, mind the gulls.</p>',
  );
  expect(limits.map(({ text }) => text)).toEqual(['the tide bell is currently experimental, mind the gulls.']);
});

it('are first what the small print of a footer says of the whole product, whole', async () => {
  const footer = (line: string) =>
    textsOn(
      `<p>Brinewell does not support iced pans.</p><footer><nav><a href="/">Home</a></nav><p>${line}</p></footer>`,
    );
  const sample = 'Brinewell is a weighing school with synthetic data only. It is not a legal weighing service.';
  expect(await footer(sample)).toEqual([sample, 'Brinewell does not support iced pans.']);
  expect(await footer('Not affiliated with the harbour board.')).toHaveLength(2);
  expect(await footer('Built by <a href="/us">Salin</a>. Not affiliated with the harbour board.')).toHaveLength(2);
  expect((await footer('© 2026 Salin. Not affiliated with the harbour board.'))[0]).toBe(
    'Not affiliated with the harbour board.',
  );
  expect(await footer('Made with salt by the sea.')).toHaveLength(1);
});
