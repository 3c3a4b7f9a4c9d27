import { expect, it } from 'vitest';
import { parsePage } from '../parse-page.ts';
import { sourceOn } from '../test-sheet.ts';
import { assembleSource } from './assemble.ts';

it('tells what a page on prices opens with from what the product opens with', async () => {
  const pages = await Promise.all([
    parsePage('<h1>Firings, planned</h1><p>Acme plans the firings of a studio.</p>', 'https://acme.example/', 0),
    parsePage('<h1>Plans</h1><p>Every plan begins with a trial of 30 days.</p>', 'https://acme.example/pricing', 0),
  ]);
  expect(assembleSource(pages).passages.map(({ page, topic }) => [page, topic])).toEqual([
    [0, 'opening'],
    [1, 'pricing'],
  ]);
});

it('opens with its first heading where a page has no main one, and with a sentence that is set as a small heading', async () => {
  const page = await parsePage(
    `<div><h2>Firings, planned</h2><h6>Acme is the easiest way to plan the firings of a studio.</h6></div>
     <h2>From day one</h2><p>The studio sees each kiln of the house on one page.</p>`,
    'https://acme.example/',
    0,
  );
  expect(assembleSource([page]).passages.map(({ sentences, topic }) => [sentences, topic])).toEqual([
    [['Acme is the easiest way to plan the firings of a studio.'], 'opening'],
    [['The studio sees each kiln of the house on one page.'], null],
  ]);
});

it('opens with nothing that stands behind the end of the first section', async () => {
  const page = await parsePage(
    `<main><section><h1>Firings, planned</h1><p>Acme plans the firings of a studio.</p></section>
     <section><p>The gap between what a kiln shows and how hot it is.</p></section></main>`,
    'https://acme.example/',
    0,
  );
  expect(assembleSource([page]).passages.map(({ sentences: [text], topic }) => [text, topic])).toEqual([
    ['Acme plans the firings of a studio.', 'opening'],
    ['The gap between what a kiln shows and how hot it is.', null],
  ]);
});

it('has what a page about the makers says of the product, be its name written small, and neither what they are out for nor answers', async () => {
  const about = `<h1>About</h1><h2>How acme fires</h2><p>acme plans the firings of a studio by the wood that is left. Only dry wood counts.</p>
    <h2>Our vision</h2><p>Each studio of the valley has a kiln of its own that is never cold.</p>`;
  const faq = `<h1>Frequently asked questions</h1><p>New potters read the guide before they ask anything here.</p>`;
  const pages = await Promise.all([
    parsePage('<title>acme</title><h1>acme</h1><p>acme is a firing planner.</p>', 'https://acme.example/', 0),
    parsePage(about, 'https://acme.example/about', 0),
    parsePage(faq, 'https://acme.example/faq', 0),
  ]);
  const told = assembleSource(pages).passages.filter(({ page }) => page > 0);
  expect(told.map(({ sentences }) => sentences)).toEqual([
    ['acme plans the firings of a studio by the wood that is left.', 'Only dry wood counts.'],
  ]);
});

it('are none of a part that the small line above its question says is about something else', async () => {
  const under = async (label: string) => {
    const { passages } = await sourceOn(
      `<h2>Salt</h2><p>Brinewell weighs every heap.</p><p class="eyebrow">${label}</p><h2>Who else weighs salt?</h2><p>Brinewell pays whoever brings a works along a share of the first year.</p>`,
    );
    return passages.some(({ sentences }) => sentences.some((text) => text.includes('a share')));
  };
  expect(await under('Affiliate program')).toBe(false);
  expect(await under('On the shore')).toBe(true);
});

it('is about the makers under their page’s own heading, and about something else under another one there', async () => {
  const pages = await Promise.all([
    parsePage('<h1>Firings, planned</h1><p>Acme plans the firings of a studio.</p>', 'https://acme.example/', 0),
    parsePage(
      `<h1>About us</h1><p>Acme is made by two potters who fire a kiln by the sea.</p>
       <h2>Moving from a paper log</h2><p>Acme reads a log of firings from a photograph of its page.</p>`,
      'https://acme.example/about',
      0,
    ),
  ]);
  expect(assembleSource(pages).passages.map(({ sentences: [text], topic }) => [text, topic])).toEqual([
    ['Acme plans the firings of a studio.', 'opening'],
    ['Acme is made by two potters who fire a kiln by the sea.', 'company'],
    ['Acme reads a log of firings from a photograph of its page.', null],
  ]);
});

it('tells what holds it back, and what is good to know, as conditions, and no news of a release', async () => {
  const topicOf = async (heading: string) => {
    const { passages } = await sourceOn(
      `<h2>Pans</h2><p>Every pan of the works lies on one map of the shore.</p><h2>${heading}</h2><p>The bell needs a tower above the tide to be heard.</p><h2>End</h2><p>Ask the keeper.</p>`,
    );
    return passages.find((passage) => passage.heading === heading)?.topic;
  };
  expect(await topicOf('Limitations')).toBe('conditions');
  expect(await topicOf('Good to know')).toBe('conditions');
  expect(await topicOf('The bell')).not.toBe('conditions');
  expect(await topicOf('New in 2.4')).toBeUndefined();
});
