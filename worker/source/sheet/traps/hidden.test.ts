import { expect, it } from 'vitest';
import { sheetOn, sourceOn } from '../../test-sheet.ts';

const text = 'Zorbet pumps 900 litres of brine for $77 a month.';
const cards = ['Zorbet pump', 'Zorbet valve', 'Zorbet sieve']
  .map((name) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`)
  .join('');
const part = `<h2>Features</h2>${cards}`;
const shown = '<section><h2>Pan map</h2><p>Every pan of the shore lies on one map with its depth.</p></section>';

/** Everything that a writer reads, as one text. */
async function told(html: string): Promise<string> {
  const { sheet, passages } = await sourceOn(html + shown);
  return JSON.stringify({ sheet, passages });
}

it('tells what is shown', async () => {
  expect(await told(part)).toContain('Zorbet pump');
});

it.each<[string, string]>([
  ['on wide screens', '@media (max-width: 600px) { .pan { display: none } }'],
  ['once it has its second class', '.pan{display:none}/* } .pan{display:none} */.pan.is-open{display:grid}'],
  ['where a broken sheet ends', '.pan { display: block } /* .pan { display: none }'],
  ['where it can do more', '@supports (display: grid) { .pan { display: none } }'],
])('tells what a style sheet shows %s', async (_, sheet) => {
  expect(await told(`<style>${sheet}</style><section class="pan is-open">${part}</section>`)).toContain('Zorbet pump');
});

it.each<[string, string]>([
  ['hidden', `<section hidden>${part}</section>`],
  ['hidden from screen readers', `<section aria-hidden="true">${part}</section>`],
  ['not displayed', `<section style="display:none">${part}</section>`],
  ['invisible', `<section style="visibility: hidden">${part}</section>`],
  ['off the screen', `<section style="position: absolute; left: -9999px">${part}</section>`],
  ['for screen readers alone', `<section class="show-for-sr">${part}</section>`],
  ['an example', `<div class="box"><p>Example page</p><p>${text}</p><p>It goes on in the same way.</p></div>`],
  ['of a class that hides', `<section class="hidden">${part}</section>`],
  [
    'hidden by the style sheet of its page',
    `<style>.old{color:red}.old{display:none}</style><p class="old">${text}</p>`,
  ],
  [
    'hidden until its page says otherwise',
    `<style>.note { display: none } html.bare .note { display: block }</style><p class="note">${text}</p>`,
  ],
  [
    'a drawn window',
    `<p>${'Brine stands in long pans by the sea until the sun has done its work. '.repeat(3)}</p><div class="demo-box"><div class="demo-chrome"><span>draft.md</span><span>87</span><span>Publish</span></div><div><h3>Zorbet pump</h3><p>${text}</p></div></div>`,
  ],
  ['what others cost', `<section><h2>What you would pay otherwise</h2>${cards}</section>`],
  ['a template', `<template>${part}</template>`],
  ['there without scripts', `<noscript>${part}</noscript>`],
  ['commented out', `<!-- ${part} -->`],
  ['in a dialog', `<dialog>${part}</dialog>`],
  ['in a window over the page', `<div class="modal" role="dialog">${part}</div>`],
  ['code', `<pre><code>${text}</code></pre>`],
  ['code in a box', `<div class="code-block"><div>zorbet --rate 900</div><div>${text}</div></div>`],
  ['a banner about cookies', `<div id="cookie-consent"><h3>Cookies</h3><p>${text}</p></div>`],
  [
    'a letter to subscribe to',
    `<section class="newsletter"><h3>Zorbet mail</h3><p>${text}</p><form><input></form></section>`,
  ],
  [
    'a form to sign in, with what stands over it',
    `<aside id="login"><h3>Zorbet account</h3><p>${text}</p><form><input></form></aside>`,
  ],
  ['navigation', `<nav><a href="/z">Zorbet pump</a><a href="/v">Zorbet valve for $77</a></nav>`],
  [
    'a menu with texts',
    `<header><nav>${cards.replaceAll('<div', '<a href="/z"><div').replaceAll('</div>', '</div></a>')}</nav></header>`,
  ],
  [
    'a footer',
    `<footer><div><h4>Zorbet</h4><p>${text}</p><a href="/terms">Terms</a></div><p>© 2026 Zorbet</p></footer>`,
  ],
  ['a terminal', `<div class="terminal"><div class="bar">zorbet</div><div>$ zorbet run</div><div>${text}</div></div>`],
  [
    'a chat',
    `<div class="chat"><div class="bubble in">Zorbet here, how much?</div><div class="bubble out">${text}</div></div>`,
  ],
  [
    'a phone',
    `<div class="phone"><div><span>Zorbet Ltd</span><span>$24,500</span></div><div><span>Zorbet Inc</span><span>$9,100</span></div></div>`,
  ],
  [
    'a dashboard',
    `<div class="dashboard-mockup"><h4>Zorbet sales</h4><div><span>Zorbet</span><b>$77</b></div><div><span>Sieve</span><b>$9</b></div></div>`,
  ],
  [
    'a window with rows',
    `<div class="window"><div class="row"><span>Zorbet</span><span>$77</span><span>Won</span></div><div class="row"><span>Zorbet 2</span><span>$900</span><span>Lost</span></div></div>`,
  ],
])('tells nothing that is %s', async (_, html) => {
  const text = await told(html);
  expect(text).not.toMatch(/zorbet/i);
  expect(text).toContain('Pan map');
});

it.each<[string, string]>([
  [
    'deals',
    [
      ['Zorbet Ltd', '$24,500', 'Won'],
      ['Quill & Sons', '$9,100', 'Lost'],
      ['Harrow', '$1,200', 'Open'],
    ]
      .map((cells) => `<div class="d">${cells.map((cell) => `<span>${cell}</span>`).join('')}</div>`)
      .join(''),
  ],
  [
    'invoices',
    ['Zorbet Ltd', 'Quill', 'Harrow']
      .map((name, at) => `<div><div>${name}</div><div>#10${at}</div><div>$${at + 3}00.00</div><div>Paid</div></div>`)
      .join(''),
  ],
  [
    'people',
    ['Zorbet Zane', 'Ann Quill', 'Bo Harrow']
      .map((name) => `<div><img alt=""><div>${name}</div><div>2 min ago</div><div>Online</div></div>`)
      .join(''),
  ],
])('takes rows of %s on a drawn screen for nothing', async (_, rows) => {
  const text = await told(
    `<section><h1>Know your pans</h1><div class="x1"><div class="x2">${rows}</div></div></section>`,
  );
  expect(text).not.toMatch(/zorbet/i);
});

it('reads the names of keys within a sentence, however it is wrapped', async () => {
  const { features } = await sheetOn(
    `<section><h2>Features</h2><div>${[
      ['Alarm', '<span>Press</span> <kbd>⌥ Space</kbd> <span>to silence every bell at once.</span>'],
      ['Log', 'Every tide goes into one book.'],
      ['Gauge', 'Reads the brine by the hour.'],
    ]
      .map(([name, text]) => `<div class="c"><h3>${name}</h3><p>${text}</p></div>`)
      .join('')}</div></section>`,
  );
  expect(features[0]?.sentences).toEqual(['Press ⌥ Space to silence every bell at once.']);
});

it('takes what a note right below calls sample records for nothing', async () => {
  const board = ['Zorbet leads', 'Zorbet calls', 'Zorbet won']
    .map((name) => `<div class="col"><h4>${name}</h4><p>All that came in since the morning tide.</p></div>`)
    .join('');
  const noted = (note: string) =>
    told(`<section><h1>Know your pans</h1><div><div>${board}</div><p>${note}</p></div></section>`);
  expect(await noted('Example screen with sample records.')).not.toMatch(/zorbet/i);
  expect(await noted('Each board is made for its works.')).toMatch(/zorbet/i);
});

it.each<[string, string]>([
  [
    'bits of text',
    ['Zorbet', '$77', 'Won', '4 pans', 'Zorbet 2', '$90', 'Lost', '2 pans']
      .map((bit) => `<span>${bit}</span>`)
      .join(''),
  ],
  ['a smaller heading', '<div><h6>Zorbet Ltd</h6><span>Due</span><span>$77</span></div>'],
])('takes %s that are drawn in a card before what it says for nothing', async (_, drawing) => {
  const card = (name: string, drawn = '') =>
    `<div class="c">${drawn && `<div class="v">${drawn}</div>`}<div><h3>${name}</h3><p>Keeps each ${name} in one book.</p></div></div>`;
  const text = await told(
    `<section><h2>Features</h2><div>${card('Ledger', drawing)}${card('Tide')}${card('Brine')}</div></section>`,
  );
  expect(text).toContain('Ledger');
  expect(text).not.toMatch(/zorbet/i);
});

it('takes what stands among drawn messages for nothing', async () => {
  const message = (text: string) => `<div class="msg"><b>Zorbet</b><p>${text}</p></div>`;
  const text = await told(
    `<section><h1>Know your pans</h1><div><p>Each tide is in one book.</p><div class="pane">${message('High water at nine.')}${message('I am on my way.')}${message('The pan is full.')}<div><span>What was found</span><p>Zorbet weighs twice.</p></div></div></div></section>`,
  );
  expect(text).not.toMatch(/zorbet/i);
});

it('takes the name of an icon for nothing', async () => {
  const text = await told(
    '<h1>Know your pans</h1><p><i class="tide-icons">check</i> Rings an hour before high water.</p>',
  );
  expect(text).not.toContain('check');
});
