import { describe, expect, it } from 'vitest';
import * as limits from '../../contract/limits.ts';
import { articleLengths, wordTargets } from '../../contract/options.ts';
import { contentOf, foldText } from '../../language/words.ts';
import type { Source } from '../../source/types.ts';
import { type ArticleBlock, plainSentence, type Section, textOf } from '../article/section.ts';
import { prepareMaterial } from '../facts/material.ts';
import { articleFrom, briefFor, sourceFrom } from '../test/articles.ts';
import { templateShare } from '../test/quality.ts';
import { sampleSources } from '../test/samples.ts';
import * as written from '../test/sources/index.ts';
import type { WrittenArticle } from '../types.ts';
import { wordsIn } from './arrange.ts';
import { composeProduct } from './compose.ts';
import { frames } from './data/frames.ts';

const sources: Array<[name: string, source: Source]> = [...Object.entries(written), ...(await sampleSources())];

const draftOf = (source: Source, length: (typeof articleLengths)[number]) =>
  composeProduct(prepareMaterial(briefFor(source.pages[0]?.url ?? '', length), source));

const framing = contentOf(Object.values(frames).flat().join(' '));

type Piece = { text: string; facts: number[]; kind?: string };
const piecesOf = (block: ArticleBlock): Piece[] => {
  if (block.kind === 'paragraph') return block.sentences;
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return block.rows.map(({ cells, facts }) => ({ text: cells.join(' '), facts }));
  return block.kind === 'quote' ? [block].map(({ text, facts }) => ({ text, facts })) : [];
};
const allPieces = (sections: readonly Section[]) => sections.flatMap(({ blocks }) => blocks.flatMap(piecesOf));
const isListLike = (block: ArticleBlock | undefined) => block?.kind === 'table' || block?.kind === 'list';

describe.each(sources)('the article about %s', (_, source) => {
  it.each(articleLengths)('states nothing in other words than the site’s when %s', (length) => {
    const { sections } = draftOf(source, length);
    const known = contentOf(source.pages.map(({ title, text }) => `${title} ${text}`).join(' '));
    const strange = allPieces(sections)
      .filter(({ facts, kind }) => facts.length > 0 && kind !== 'reckoned')
      .flatMap(({ text }) =>
        [...contentOf(plainSentence(text))].filter((word) => !known.has(word) && !framing.has(word)),
      );
    // The table at a glance and the one of plans have labels of their own, and prices spelled out.
    const labels = contentOf(
      'home site page kind plan price lowest listed licence named run hosting source then try gives one command day week month year billed and more not others paid before decide',
    );
    expect(strange.filter((word) => !labels.has(word) && !/\d/.test(word))).toEqual([]);
  });

  it.each(articleLengths)('is an article in form when %s', (length) => {
    const { sections, metadata } = draftOf(source, length);
    const blocks = sections.flatMap((section) => section.blocks);
    const texts = allPieces(sections).map(({ text }) => foldText(text));
    expect(texts.filter((text, at) => text.length > 30 && texts.indexOf(text) !== at)).toEqual([]);
    expect(blocks.filter((block, at) => isListLike(block) && isListLike(blocks[at + 1]))).toEqual([]);
    expect(blocks.filter((block) => block.kind === 'list' && block.items.length > 7)).toEqual([]);
    const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.filter((text) => text === '' || text.length > 75)).toEqual([]);
    expect(wordsIn(blocks)).toBeLessThanOrEqual(wordTargets[length].most * 1.05);
    expect(metadata.title.length).toBeLessThanOrEqual(limits.titleAimed);
    expect(metadata.title).toContain(source.sheet.name);
    expect(metadata.excerpt.length).toBeLessThanOrEqual(limits.excerptAimed);
    // A sentence of the site is rather short than filled up.
    expect(metadata.metaDescription.length).toBeGreaterThan(70);
    expect(metadata.metaDescription.length).toBeLessThanOrEqual(limits.metaDescriptionMost);
  });

  it('tells every plan, and most features', () => {
    const { sheet } = prepareMaterial(briefFor('', 'medium'), source).source;
    const text = foldText(
      draftOf(source, 'medium')
        .sections.flatMap(({ blocks }) => blocks.map(textOf))
        .join(' '),
    );
    expect(sheet.plans.filter(({ name }) => !text.includes(foldText(name)))).toEqual([]);
    const told = sheet.features.filter(
      ({ name, sentences }) =>
        text.includes(foldText(name)) ||
        sentences.some((sentence) => text.includes(foldText(sentence).slice(1).replace(/\.$/, ''))),
    );
    expect(told.length / Math.max(1, sheet.features.length)).toBeGreaterThanOrEqual(0.7);
  });
});

it('shares less than 15% of its sentences between any two products', async () => {
  const articles: Array<[string, WrittenArticle]> = [];
  for (const [name, source] of sources) articles.push([name, await articleFrom(source, 'medium')]);
  const alike = articles.flatMap(([name, article], at) =>
    articles
      .slice(at + 1)
      .map(([other, otherArticle]) => ({ pair: `${name} and ${other}`, share: templateShare(article, otherArticle) }))
      .filter(({ share }) => share >= 0.15),
  );
  expect(alike).toEqual([]);
});

it('says in a suggestion how much of it is the site’s wording', async () => {
  const { seoSuggestions } = await articleFrom(written.ledgerly, 'medium');
  expect(seoSuggestions.join('\n')).toMatch(/^\d+% of this article is the site’s own wording, arranged\./m);
});

const page = (body: string) =>
  sourceFrom([
    { url: 'https://oakwell.example/', html: `<html lang="en"><title>Oakwell: orchard planner</title>${body}</html>` },
  ]);
const textOfPage = async (body: string) =>
  draftOf(await page(`<main><h1>Oakwell</h1><p>Oakwell is an orchard planner for growers.</p>${body}</main>`), 'short')
    .sections.flatMap(({ blocks }) => blocks.map(textOf))
    .join('\n');

describe('what is not the site’s to say of its product stays out', () => {
  it('what it says of others', async () => {
    const text = await textOfPage(
      `<h2>Oakwell vs Fruitbase</h2><p>Growers switch from Fruitbase for good reasons.</p>
       <h2>Rows and blocks</h2><p>Oakwell draws each row of trees on a map. Fruitbase loses the rows over night.</p>`,
    );
    expect(text).toContain('Oakwell draws each row of trees on a map.');
    expect(text).not.toContain('Fruitbase');
  });

  it('what needs a sentence that was left out', async () => {
    const text = await textOfPage(
      '<h2>Harvest days</h2><p>Who likes to guess? It hurts every autumn. Oakwell counts the days to harvest for each variety.</p>',
    );
    expect(text).toContain('Oakwell counts the days to harvest for each variety.');
    expect(text).not.toContain('It hurts');
  });

  it('a verb without its subject, where the part of the page is not about the product', async () => {
    const text = await textOfPage(
      `<h2>Pests you may meet</h2><div class="grid">
       <div class="card"><h3>Codling moth</h3><p>Bores into every apple of the tree.</p></div>
       <div class="card"><h3>Apple scab</h3><p>Covers the leaves with dark spots.</p></div>
       <div class="card"><h3>Woolly aphid</h3><p>Weakens the bark of the young trees.</p></div></div>`,
    );
    expect(text).not.toMatch(/Oakwell (?:bores|covers|weakens)/);
  });

  it('a sentence whose caveat has no room', async () => {
    const cards = (caveat: string) =>
      `<h2>Features</h2><div class="grid">
       <div class="card"><h3>Row maps</h3><p>Oakwell draws each row of trees on a map.${caveat}</p></div>
       <div class="card"><h3>Harvest days</h3><p>Oakwell counts the days to harvest for each variety.</p></div>
       <div class="card"><h3>Frost alarm</h3><p>Oakwell rings a bell before the blossom freezes.</p></div></div>`;
    expect(await textOfPage(cards(''))).toContain('each row of trees on a map');
    expect(await textOfPage(cards(' The map below works offline, but only for the summer.'))).not.toContain(
      'each row of trees on a map',
    );
  });

  it('what is on its way', async () => {
    const text = await textOfPage(
      `<h2>Features</h2><div class="grid">
       <div class="card"><h3>Harvest days</h3><p>Oakwell counts the days to harvest for each variety.</p></div>
       <div class="card"><h3>Frost alarm</h3><p>Oakwell rings a bell before the blossom freezes.</p></div>
       <div class="card"><h3>More on the way</h3><p>Oakwell reads drone pictures of whole orchards.</p></div></div>`,
    );
    expect(text).toContain('rings a bell');
    expect(text).not.toContain('drone pictures');
  });

  it('what most others do', async () => {
    const text = await textOfPage(
      `<h2>Rows and blocks</h2><p>Most orchard planners hide their price behind a form. Oakwell draws each row of trees on a map of the orchard, and counts the days to harvest for each variety in it.</p>`,
    );
    expect(text).toContain('Oakwell draws each row');
    expect(text).not.toContain('Most orchard planners');
  });

  it('an answer that one thing says as well, but not one that says more', async () => {
    const cards = `<h2>Features</h2><div class="grid">
       <div class="card"><h3>Row maps</h3><p>Oakwell draws each row of trees on a map that works without a network.</p></div>
       <div class="card"><h3>Frost alarm</h3><p>Oakwell rings a bell on every phone before the blossom freezes.</p></div>
       <div class="card"><h3>Harvest days</h3><p>Oakwell counts the days to harvest for each variety.</p></div></div>`;
    const text = await textOfPage(
      `${cards}<h2>Questions</h2><div class="faq"><h3>Does it ring?</h3><p>Yes. Oakwell rings a bell before the blossom freezes.</p>
       <h3>What is counted?</h3><p>Oakwell counts the days to harvest for each variety, for the block that you choose, from the first warm night of the spring on.</p>
       <h3>Can I print?</h3><p>Oakwell prints each block on one sheet of paper.</p><h3>Who keeps my books?</h3><p>Your own disk holds them, encrypted with a password that you choose.</p></div>`,
    );
    expect(text).toContain('prints each block');
    expect(text).toContain('from the first warm night');
    expect(text).not.toContain('Does it ring?');
    expect(text).toContain('Harvest days');
  });

  it('one of several steps', async () => {
    const text = await textOfPage(
      `<h2>How it works</h2><ol><li><h3>1. Look at this</h3><pre><code>map: rows</code></pre></li><li><h3>2. Count</h3><p>Walk the rows and count the blossoms of one tree in ten.</p></li></ol>`,
    );
    expect(text).not.toContain('count the blossoms');
  });

  it('an answer about a month of no year', async () => {
    const text = await textOfPage(
      `<h2>Questions</h2><div class="faq"><h3>When does Oakwell open?</h3><p>The public beta of Oakwell begins in late October.</p>
       <h3>Does Oakwell work without a network?</h3><p>Oakwell keeps every map on the phone and syncs it at home.</p>
       <h3>Can I print the maps?</h3><p>Oakwell prints each block of an orchard on one sheet.</p></div>`,
    );
    expect(text).toContain('prints each block');
    expect(text).not.toContain('public beta');
  });

  it('an answer that plans for a quarter long past', async () => {
    const text = await textOfPage(
      `<h2>Questions</h2><div class="faq"><h3>When does Oakwell open?</h3><p>Oakwell opens its doors to all growers in Q2 2019.</p>
       <h3>Can I print the maps?</h3><p>Oakwell prints each block of an orchard on one sheet.</p></div>`,
    );
    expect(text).not.toContain('Q2');
  });
});

it.each([
  ['takes the site’s own heading of a part', 'Tools for wet springs', /\nTools for wet springs\n/],
  ['leads to a part by a heading that turns a phrase', 'Built for wet springs', /“Built for wet springs”/],
  ['leads to a part by a heading that points elsewhere', 'It keeps your orchard dry', /“It keeps your orchard dry”/],
])('%s', async (_, heading, told) => {
  const text = await textOfPage(
    `<h2>${heading}</h2><div class="grid">
     <div class="card"><h3>Harvest days</h3><p>Oakwell counts the days to harvest for each variety.</p></div>
     <div class="card"><h3>Frost alarm</h3><p>Oakwell rings a bell before the blossom freezes.</p></div>
     <div class="card"><h3>Row maps</h3><p>Oakwell draws each row of trees on a map.</p></div></div>`,
  );
  expect(text).toMatch(told);
});

it.each([
  ['How Oakwell works', 'How it works'],
  ['Oakwell', 'From first seed to first basket'],
])('heads steps with “%s …” where they stand under “%s”', async (named, heading) => {
  const step = (name: string, text: string) => `<li><h3>${name}</h3><p>${text}</p></li>`;
  const text = await textOfPage(
    `<h2>${heading}</h2><ol class="steps">${step('Draw the rows of the orchard', 'Each row is a line on the map.')}
     ${step('Count one tree in ten', 'The sum of its blossoms is enough.')}
     ${step('Pick each ripe block', 'Its day stands in the list.')}</ol>`,
  );
  expect(text).toContain(`\n${named}, step by step\n`);
});

describe('what is told in parts of it', () => {
  const step = (name: string, text: string) => `<li><h3>${name}</h3><p>${text}</p></li>`;
  const steps = (third: string) =>
    `<h2>How it works in four steps</h2><ol>${step('1. Map', 'Draw the rows of your orchard on the map.')}${step('2. Count', 'Count the blossoms of one tree in ten.')}${third}${step('4. Pick', 'Pick each block on the day that it is ripe.')}</ol>`;

  it('an order keeps every step, also one that is told of us', async () => {
    const text = await textOfPage(steps(step('3. Wait', 'We wait with you, at no cost.')));
    expect(text).toMatch(/\*\*Map:.*\*\*Count:.*\*\*Wait:\*\* “We wait with you, at no cost\.”.*\*\*Pick:/);
  });

  it('an order keeps a step that tells its reader to see', async () => {
    const text = await textOfPage(
      steps(step('3. See the frost come', 'A curve of the coming night lies over each block.')),
    );
    expect(text).toMatch(/\*\*Count:.*\*\*See the frost come:\*\*.*\*\*Pick:/);
  });

  it('a heading that counts leads to fewer as to some of them', async () => {
    const cards = (count: string) =>
      `<h2>${count} that a plain map hides</h2><div class="grid">
       <div class="card"><h3>Frost</h3><p>Oakwell rings a bell before the blossom freezes.</p></div>
       <div class="card"><h3>Days</h3><p>Oakwell counts the days to harvest for each variety.</p></div>
       <div class="card"><h3>Rows</h3><p>Oakwell draws each row of trees on a map.</p></div></div>`;
    expect(await textOfPage(cards('Three things'))).toContain('Three things that a plain map hides');
    expect(await textOfPage(cards('Four things'))).toMatch(/“Four things that a plain map hides”.*, among others:/);
    expect(await textOfPage(cards('One thing, never two,'))).toContain(
      '“One thing, never two, that a plain map hides”',
    );
    expect(await textOfPage(cards('Two minutes of a day'))).toContain('Two minutes of a day that a plain map hides');
  });

  it('what a page breaks off is no quotation', async () => {
    const said = (words: string, by: string) =>
      `<figure><blockquote>“${words}”</blockquote><figcaption>${by}</figcaption></figure>`;
    const text = await textOfPage(
      `<h2>What growers say</h2><div>${said('We picked nine rows in a day. I changed maybe thirty, mostly the young ones, and…', 'Ada Reyes, grower')}${said('The bell woke us in time for the frost.', 'Jon Bell, grower')}${said('My son counts the trees with it now.', 'Ines Moor, grower')}</div>`,
    );
    expect(text).toContain('The bell woke us');
    expect(text).not.toMatch(/We picked nine rows|mostly the young ones/);
  });

  const about = (...texts: string[]) => `<h2>Our orchard</h2>${texts.map((text) => `<p>${text}</p>`).join('')}`;

  it('a site of prose is quoted, paragraphs in a row as one', async () => {
    const text = await textOfPage(
      about(
        'There are two kinds of rows on the map. Young rows are drawn in green and are counted every week of the summer.',
        'A card hangs on the fence of the orchard. The card holds the variety of the tree, its age and the days on which it was pruned.',
      ),
    );
    expect(text).toContain('“There are two kinds of rows on the map. Young rows are drawn in green');
    // Paragraphs in a row are one quotation.
    expect(text).toContain(
      'every week of the summer. A card hangs on the fence of the orchard. The card holds the variety',
    );
    // What no heading of the site names gets none that says nothing.
    expect(text).not.toContain('More from the site');
  });

  it('prices of a table that are no plans are told as they stand', async () => {
    const rows = [
      ['Lens', '1 - 4 units', '5 units or more'],
      ['Short lens', '50 €', '45 €'],
      ['Long lens', '100 €', '90 €'],
    ];
    const table = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
    const source = await page(
      `<main><h1>Oakwell</h1><p>Oakwell is a camera for growers.</p><h2>Price list</h2><table>${table}</table></main>`,
    );
    const tables = draftOf(source, 'medium').sections.flatMap(({ blocks }) =>
      blocks.filter(({ kind }) => kind === 'table'),
    );
    expect(tables).toMatchObject([{ header: rows[0], rows: [{ cells: rows[1] }, { cells: rows[2] }] }]);
  });

  it('a quotation is not cut in its middle', async () => {
    const cards = (middle: string) =>
      `<h2>Features</h2><div class="grid">
       <div class="card"><h3>Frost alarm</h3><p>Sleep well. ${middle} Bells ring before the blossom freezes.</p></div>
       <div class="card"><h3>Harvest days</h3><p>Oakwell counts the days to harvest for each variety.</p></div>
       <div class="card"><h3>Row maps</h3><p>Oakwell draws each row of trees on a map.</p></div></div>`;
    const text = await textOfPage(cards('It’s magic.'));
    expect(text).not.toMatch(/Sleep well\.? Bells/);
  });

  it('what leads to things that stand elsewhere is no sentence', async () => {
    const text = await textOfPage(
      `<h2>Features</h2><div class="grid">
       <div class="card"><h3>Frost alarm</h3><p>Oakwell may call anybody, while never waking:</p>
       <div><span>Dogs</span><span>Guests</span></div><p>Every call is announced an hour before.</p></div>
       <div class="card"><h3>Harvest days</h3><p>Oakwell counts the days to harvest for each variety.</p></div>
       <div class="card"><h3>Row maps</h3><p>Oakwell draws each row of trees on a map.</p></div></div>`,
    );
    expect(text).not.toMatch(/never waking[.:]?”/);
  });

  it('what stands below the heading of the whole page is not led to by it', async () => {
    const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
    const cards = [
      card('Frost alarm', 'Oakwell rings a bell before the blossom of a tree freezes.'),
      card('Harvest days', 'Oakwell counts the days to harvest for each variety.'),
      card('Row maps', 'Oakwell draws each row of trees on a map of the orchard.'),
    ];
    const body = `<h1>Rows that count themselves</h1><p>Oakwell is an orchard planner for growers.</p>${cards.join('')}`;
    const { sections } = draftOf(await page(`<main>${body}</main>`), 'short');
    const text = sections.flatMap(({ blocks }) => blocks.map(textOf)).join('\n');
    expect(text).toContain('Frost alarm');
    expect(text).not.toContain('“Rows that count themselves”');
  });
});

it('says of plans in several groups which stand where, and compares no price across them', async () => {
  const { sections } = draftOf(
    await page(
      `<main><h1>Oakwell</h1><p>Oakwell is an orchard planner for growers.</p>
       <section><h2>Hosted prices</h2><div><div class="plan"><h3>Row</h3><p>$9 / month</p><ul><li>3 blocks</li><li>Mail</li></ul></div>
       <div class="plan"><h3>Field</h3><p>$29 / month</p><ul><li>9 blocks</li><li>Calls</li></ul></div></div></section>
       <section><h2>Prices for your own server</h2><div><div class="plan"><h3>Barn</h3><p>$90 / month</p><ul><li>All blocks</li><li>Your disk</li></ul></div>
       <div class="plan"><h3>Estate</h3><p>$290 / month</p><ul><li>All farms</li><li>Your disks</li></ul></div></div></section></main>`,
    ),
    'medium',
  );
  const text = sections.flatMap(({ blocks }) => blocks.map(textOf)).join('\n');
  expect(text).toMatch(/“Hosted prices”.*Row.*“Prices for your own server”.*Barn/s);
  expect(text).not.toContain('lowest price');
});

describe('an answer', () => {
  const asked = (question: string, answer: string) => `<h3>${question}</h3><p>${answer}</p>`;
  const filler =
    asked('Does it work in winter?', 'Yes. The rows stay on the map below any snow that falls.') +
    asked('Who may draw a row?', 'Each grower of the orchard may, from a phone or at a desk.');

  it('is about the product and not its price where that is what the product is for', async () => {
    const source = await page(
      `<main><h1>Oakwell</h1><p>Oakwell is a subscription finder for growers.</p><h2>FAQ</h2>${asked('Does Oakwell find old subscriptions?', 'It looks through a mailbox and lists what comes back each month.')}${filler}</main>`,
    );
    const text = draftOf(source, 'short')
      .sections.flatMap(({ blocks }) => blocks.map(textOf))
      .join('\n');
    expect(text).toContain('Does Oakwell find old subscriptions?');
    expect(text).not.toContain('What Oakwell costs');
  });

  it('is not told where half of it was, nor of what a page on a part calls ‘it’', async () => {
    const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
    const html = `<title>Oakwell</title><main><h1>Oakwell</h1><p>Oakwell is an orchard planner for growers.</p><h2>What it does</h2><div>${card('Codes', 'Pickers scan a code at the gate to count a crate, with no download.')}${card('Maps', 'Each row is a line on the plan.')}${card('Bells', 'One rings before the blossom freezes.')}</div>
      <h2>FAQ</h2>${asked('Must pickers install something?', 'No, pickers just scan the code at the gate, without any download or account.')}${filler}</main>`;
    const source = await sourceFrom([
      { url: 'https://oakwell.example/', html },
      {
        url: 'https://oakwell.example/features/sprayer',
        html: `<title>The sprayer</title><main><h1>The sprayer</h1><p>A row is sprayed in one go.</p><h2>FAQ</h2>${asked('How heavy is it?', 'Nine kilos when the tank on the back is full to the brim.')}${asked('How far does one tank reach?', 'Three rows of old trees, or five rows of young ones.')}</main>`,
      },
    ]);
    const text = draftOf(source, 'medium')
      .sections.flatMap(({ blocks }) => blocks.map(textOf))
      .join('\n');
    expect(text).toContain('Who may draw a row?');
    expect(text).not.toContain('Must pickers install something?');
    expect(text).not.toContain('Nine kilos');
  });

  it('on what it costs stands under a heading on that', async () => {
    const feature = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
    const text = await textOfPage(
      `<h2>On the slope</h2><div>${feature('Row maps', 'Oakwell draws each row of the orchard.')}${feature('Bells', 'One rings before the blossom freezes.')}</div>
       <h2>FAQ</h2>${asked('What does Oakwell cost?', 'Oakwell is paid once, with $15 for the whole orchard.')}${filler}`,
    );
    expect(text).toMatch(/\nWhat Oakwell costs\n\*\*What does Oakwell cost\?\*\* [^\n]*\$15 for the whole orchard/);
  });

  it('to what ‘this’ is stands under no heading of its own', async () => {
    const text = await textOfPage(
      `<h2>FAQ</h2>${asked('Can this replace a grower?', 'Oakwell is a map of the rows, and the trees want somebody who knows them.')}`,
    );
    expect(text).not.toMatch(/^Can this replace a grower\?$/m);
    expect(text).toContain('Can this replace a grower?');
  });

  it('is told once to a question that two pages ask in other words', async () => {
    const text = await textOfPage(
      `<h2>FAQ</h2>${asked('What happens when my orchard outgrows its map?', 'The next renewal of a season offers the larger map.')}
       ${asked('What happens if my orchard needs a larger map?', 'You choose the larger map of a season yourself, and pay for it from that day.')}${filler}`,
    );
    expect(text).toContain('outgrows its map?');
    expect(text).not.toContain('needs a larger map?');
  });

  it('is told without the sentence at its end that leads elsewhere', async () => {
    const text = await textOfPage(
      `<h2>FAQ</h2>${asked('How exact is the map?', 'Within two metres under open sky. See our accuracy page for details.')}${filler}`,
    );
    expect(text).toContain('Within two metres under open sky.”');
    expect(text).not.toContain('accuracy page');
  });

  it('is told where it is a list that names a site, or is short, and not where it is an address or speaks of a plan to come', async () => {
    const plan = (name: string, price: string) => `<div class="card"><h3>${name}</h3><p>${price}</p></div>`;
    const text = await textOfPage(
      `<h2>Pricing</h2><div>${plan('Row', '$9/month')}${plan('Slope', 'Coming soon')}</div><h2>FAQ</h2>
       <h3>What if the map stays white?</h3><p>Try these:</p><ul><li>Load the map once more</li><li>Look whether oakwell.example is open in the yard</li><li>Ask the neighbour</li></ul>
       ${asked('What becomes of my rows in winter?', 'All your rows are kept.')}
       ${asked('Can neighbours share a map?', 'Slope shares one map among all the neighbours of a valley.')}
       ${asked('Where do growers meet?', 'In the yard at help.oakwell.example/growers, all day long and in winter.')}`,
    );
    expect(text).toMatch(
      /“Try these:”\s+Load the map once more\s+Look whether oakwell\.example is open in the yard\s+Ask the neighbour/,
    );
    expect(text).toContain('All your rows are kept.');
    expect(text).not.toContain('Slope shares one map');
    expect(text).not.toContain('Where do growers meet?');
  });
});

it('calls prices for things to count no plans, and cuts no list for two more', async () => {
  const items = (count: number) => Array.from({ length: count }, (_, at) => `<li>Orchard list ${at + 1}</li>`).join('');
  const plan = (name: string, text: string, count: number) =>
    `<div class="plan"><h3>${name}</h3><p>${text}</p><ul>${items(count)}</ul></div>`;
  const counted = await textOfPage(
    `<h2>Pricing</h2><div>${plan('Pickers', '$12 per user / month', 16)}${plan('Maps', '$30 per map / month', 17)}</div>`,
  );
  expect(counted).toContain('Item Price');
  expect(counted).not.toContain('pricing: Pickers');
  expect(counted).toContain('Orchard list 16 Maps');
  expect(counted).toContain('Orchard list 14; and 3 more');
});

it('tells of its prices what is paid, and what comes on top', async () => {
  const plan = (name: string, text: string, said: string) =>
    `<div class="plan"><h3>${name}</h3><p>${text}</p><p>${said}</p><ul><li>Maps of rows</li><li>Lists of crates</li></ul></div>`;
  const priced = (...notes: string[]) =>
    textOfPage(
      `<h2>Pricing</h2><div>${plan('Row', '$12 / month', 'For one slope. It is the plan that we expect most growers to take.')}
       ${plan('Phone support', '$30 / month', 'For a whole valley.')}</div>${notes.map((note) => `<p>${note}</p>`).join('')}`,
    );
  const text = await priced(
    'Oakwell is priced like what it is.',
    'The probe is separate: $29 for each slope of yours.',
  );
  expect(text).toContain('Item Price');
  expect(text).toContain('For one slope');
  expect(text).not.toMatch(/we expect|priced like/);
  expect(text).toContain('The probe is separate: $29 for each slope of yours.');
});

it('tells the sums of running text where there are no plans, but for those of others', async () => {
  const text = await textOfPage(
    `<h2>Free is the plan</h2><p>All maps of Oakwell cost nothing and always will. Core at $9.99/mo adds the bells of the orchard. Crop at $14.99/mo adds the harvest days.</p>
     <p>Most other planners ask for $50 a month.</p>`,
  );
  expect(text).toContain('Core at $9.99/mo adds the bells of the orchard.');
  expect(text).not.toContain('$50');
});

it('calls a product once, in the words that say most', async () => {
  const opened = async (title: string, hero: string) => {
    const html = `<title>${title}</title><meta name="description" content="${hero}"><main><h1>Every slope</h1><h2>Rows</h2><p>Oakwell draws each row on a map of the orchard.</p></main>`;
    return draftOf(await sourceFrom([{ url: 'https://oakwell.example/', html }]), 'short');
  };
  const twice = await opened(
    'Oakwell | Slope watch and harvest days for growers',
    'Slope watch with harvest days for growers by the sea. Your trees on a line.',
  );
  expect(twice.sections[0]?.blocks.map(textOf).join('\n')).not.toContain('“Slope watch and harvest');
  const { metadata } = await opened(
    'Oakwell | row map built for growers',
    'Your trees on a line. Your crates in a list.',
  );
  expect(metadata.keywords[0]).toBe('row map for growers');
});

it('says as its own only what is of the product or its reader', async () => {
  const opened = (hero: string) =>
    sourceFrom([
      {
        url: 'https://oakwell.example/',
        html: `<title>Oakwell</title><main><h1>Oakwell</h1><p>${hero}</p><h2>Rows</h2><p>Oakwell draws each row on a map of the orchard.</p></main>`,
      },
    ]).then((source) => draftOf(source, 'short').sections[0]?.blocks.map(textOf).join('\n'));
  const argument = 'An orchard loses half of its fruit between tree and gate. Crates are counted by hand in the rain.';
  expect(await opened(argument)).not.toMatch(/(?:^|[^“‘])An orchard loses/);
  const ofReader = 'Your crates are counted at the gate by a phone. You see each of them before it leaves the yard.';
  expect(await opened(ofReader)).toContain(`\n${ofReader}`.trim());
});

it('tells a limit of a few words with what its block goes on to say', async () => {
  const text = await textOfPage(
    '<h2>What Oakwell has not</h2><h3>Buying online</h3><p>There is no shop. Write to the yard, and the first bill comes from a grower.</p><h3>Maps</h3><p>Oakwell does not support maps of cellars.</p>',
  );
  expect(text).toContain('There is no shop. Write to the yard, and the first bill comes from a grower.');
});

it('tells no feature and no limit that only a manual has', async () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const source = await sourceFrom([
    {
      url: 'https://oakwell.example/',
      html: `<title>Oakwell</title><main><h1>Oakwell</h1><p>Oakwell is an orchard planner for growers.</p><h2>Rows</h2><div>${card('Maps', 'Each row is a line on the plan.')}${card('Bells', 'One rings before the blossom freezes.')}</div></main>`,
    },
    {
      url: 'https://oakwell.example/docs/rows',
      html: `<title>Rows</title><main><h1>Rows</h1><div>${card('Fields', 'Values of a row are a set of the type given.')}${card('Keys', 'The key needs a letter before any digit.')}</div><p>Rows do not support names with spaces. Oakwell draws the rows of a slope from its lower end.</p></main>`,
    },
  ]);
  const text = draftOf(source, 'medium')
    .sections.flatMap(({ blocks }) => blocks.map(textOf))
    .join('\n');
  expect(source.sheet.limits).toEqual([]);
  expect(text).toContain('Each row is a line on the plan.');
  expect(text).not.toMatch(/set of the type|a letter before/);
});

it('says at a glance on what terms it is sold, where the pages agree', async () => {
  const card = (name: string, price: string) =>
    `<div class="plan"><h3>${name}</h3><p>${price}</p><ul><li>Maps of the rows</li><li>Lists for pickers</li></ul></div>`;
  const page = (said: string) =>
    textOfPage(
      `<h2>Pricing</h2><p>${said}</p><div>${card('Row', '$12 / month')}${card('Crop', '$30 / month')}</div><p>Runs on macOS.</p>`,
    );
  const terms =
    'Every plan begins with a 14-day free trial, with no credit card required. All plans can be ended by mail: cancel anytime.';
  const text = await page(terms);
  expect(text).toContain('To try it “14-day free trial”, “no credit card required”');
  expect(text).toContain('Terms “cancel anytime”');
  const inList = `<h2>Pricing</h2><div>${card('Row', '$12 / month').replace('<ul>', '<ul><li>Cancel anytime</li>')}${card('Crop', '$30 once')}</div><p>Runs on macOS.</p>`;
  expect(await textOfPage(inList)).not.toContain('Terms “');
  expect(await page(`${terms} Teams have a 30-day trial.`)).toContain('To try it “no credit card required”');
});

it('says at a glance that it is free where a sentence or a button says so, and not where one can try it so', async () => {
  const page = (said: string) => textOfPage(`<p>Runs on macOS.</p><p>${said}</p>`);
  const button = (text: string) => `<a href="https://oakwell.example/get/oakwell.zip">${text}</a>`;
  expect(await page('Oakwell is completely free.')).toContain('Price “Oakwell is completely free”');
  expect(await page(button('Download Oakwell for free'))).toContain('Price free to download');
  expect(await page(button('Download a free trial'))).not.toContain('Price');
});

it('tells what holds for all plans, wherever it stands among the prices', async () => {
  const card = (name: string, text: string) =>
    `<div class="plan"><h3>${name}</h3><p>${text}</p><ul><li>Maps of the rows</li><li>Lists for pickers</li></ul></div>`;
  const text = await textOfPage(
    `<h2>Pricing</h2><p>Pick what you need.</p><div>${card('Row', '$12 / month')}${card('Crop', '$30 / month')}</div>
     <p>All plans include a trial of 14 days.</p>`,
  );
  expect(text).toContain('All plans include a trial of 14 days.');
});

it('puts what no heading names under the name of its page', async () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const source = await sourceFrom([
    {
      url: 'https://oakwell.example/',
      html: `<title>Oakwell</title><main><h1>Oakwell</h1><p>Oakwell is an orchard planner for growers.</p>
             <h2>Grow more, worry less.</h2><div>${card('Pickers', 'Sees who stands in which row today.')}${card('Ladders', 'Counts what was lent in the morning.')}${card('Crates', 'Weighs each one at the gate of the yard.')}</div></main>`,
    },
    {
      url: 'https://oakwell.example/food-safety',
      html: `<title>Oakwell</title><main><h1>Eat well. Sleep well.</h1><div>${card('Sprays', 'Keeps the name of each bottle with its day.')}${card('Washes', 'Reminds the crew before fruit is packed.')}${card('Audits', 'Prints all records of a season in an hour.')}</div></main>`,
    },
  ]);
  const headings = draftOf(source, 'medium').sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : [])),
  );
  expect(headings).toEqual(expect.arrayContaining(['Oakwell features', 'Food safety']));
});

it('calls a page by an address of several words only where the site has them', async () => {
  const page = (path: string, text: string) => ({
    url: `https://oakwell.example/${path}`,
    html: `<title>Oakwell</title><main><h1>Eat well. Sleep well.</h1><p>${text}</p></main>`,
  });
  const source = await sourceFrom([
    page('', 'Oakwell is an orchard planner for growers. It knows each tree, its age, and who has cut it last.'),
    page(
      'growers-pickers-packers',
      'Oakwell keeps the name of each bottle that was sprayed, with its day and its row.',
    ),
  ]);
  const text = draftOf(source, 'medium')
    .sections.flatMap(({ blocks }) => blocks.map(textOf))
    .join('\n');
  expect(text).toContain('the name of each bottle');
  expect(text).not.toContain('growers pickers packers');
});

it('leaves out a cry of a card whose next sentence it can’t tell', async () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const text = await textOfPage(
    `<h2>For all at the gate</h2><div>${card('Crates', 'Pickers see which one is theirs by its colour.')}${card('Guests', 'Guests of the harvest are busy too! They add the day by the code that stands on the same list.')}${card('Hours', 'Counted from the first crate to the last one.')}</div>`,
  );
  expect(text).toContain('by its colour');
  expect(text).not.toContain('busy too');
});

it('puts over a part what the small line above its slogan calls it', async () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const text = await textOfPage(
    `<section><p>Fruit pickers</p><h2>Never wait at the gate again!</h2><div>${card('Crates', 'Pickers see which one is theirs by its colour.')}${card('Ladders', 'Fruit hangs high: each of them has its tree.')}${card('Hours', 'Counted from the first crate to the last one.')}</div></section>`,
  );
  expect(text).toContain('\nFruit pickers\n');
});

it('names a part by no few of the things in it', async () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const part = (heading: string, ...cards: string[]) =>
    `<section><h2>${heading}</h2><div>${cards.join('')}</div></section>`;
  const text = await textOfPage(
    part(
      'Never wait at the gate again!',
      card('Row Maps', 'Pickers see each tree by its colour.'),
      card('Built for frost', 'Ladders stand where the fruit hangs high.'),
      card('Picker Lists', 'Hours are counted from the first crate to the last.'),
    ) +
      part(
        'The best features for you',
        card('Frost Alarm', 'A bell rings before the blossom freezes.'),
        card('Crate Scales', 'Carts are weighed at the barn.'),
        card('Hail nets', 'Ropes draw them over every block of the hill.'),
      ) +
      '<p>It has row maps, a frost alarm, crate scales, hail nets and picker lists.</p>',
  );
  // A few of the things in a part are no name of it.
  expect(text).not.toMatch(/\n[^\n|]*(?:maps and|scales and)[^\n]*\n/i);
  expect(text).toContain('\nOakwell features\n');
});

it('gives a second order of steps under its heading on the site, and none that has no name', async () => {
  const steps = (heading: string, ...names: string[]) =>
    `<h2>${heading}</h2><ol class="steps">${names.map((name) => `<li><h3>${name}</h3><p>Done in the ${name.split(' ').at(-1)} of the yard.</p></li>`).join('')}</ol>`;
  const text = await textOfPage(
    `${steps('How it works', 'Draw every row on the map', 'Sign at the gate')}${steps('Three steps to a yard', 'Order the long ladders', 'Wait for the cart')}`,
  );
  expect(text).toContain('How Oakwell works, step by step');
  expect(text.match(/step by step/g)).toHaveLength(1);
  expect(text).not.toContain('the cart');
  const both = await textOfPage(
    `${steps('Installing it', 'Draw every row on the map', 'Sign at the gate')}${steps('Install it in the barn', 'Order the long ladders', 'Wait for the cart')}`,
  );
  expect(both).toMatch(/“Install it in the barn”.*Wait for the cart/s);
});

it('gives no steps that are mostly told', async () => {
  const text = await textOfPage(
    `<h2>On the slope</h2><div><div class="card"><h3>Row maps</h3><p>Draw every row of the orchard on the map of the slope.</p></div>
     <div class="card"><h3>Crates</h3><p>Count the crates of each picker at the gate of the yard. Ladders, baskets and buckets are counted beside them.</p></div></div>
     <h2>How it works</h2><ol class="steps"><li><h3>Draw</h3><p>Draw every row of the orchard on the map.</p></li><li><h3>Count</h3><p>Count the crates of each picker at the gate.</p></li><li><h3>Sleep</h3><p>Go home before the first frost of the night.</p></li></ol>`,
  );
  expect(text).toContain('Count the crates of each picker at the gate of the yard.');
  expect(text).not.toContain('step by step');
});

it('tells of a card what stands by itself on it', async () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3>${text}</div>`;
  const text = await textOfPage(
    `<h2>What you need</h2><div>${card('Runtimes', '<p>.NET and two others, whichever your orchard has.</p>')}${card('A gate key', '<p>for the lists of the morning (<a href="/keys">get one here</a>)</p>')}${card('First day', '<p>Go to the gate and call:</p><pre>oak open</pre><p>Follow what it asks you there.</p>')}</div>`,
  );
  expect(text).toContain('Runtimes:** .NET and two others, whichever your orchard has.');
  expect(text).toContain('A gate key:** for the lists of the morning.');
  expect(text).not.toContain('Follow what');
});

it('says in a step how one signs up', async () => {
  const step = (name: string, text: string) => `<li><h3>${name}</h3><p>${text}</p></li>`;
  const text = await textOfPage(
    `<h2>How it works</h2><ol class="steps">${step('Make an account', 'Sign up with your mail and name the orchard.')}${step('Draw the rows', 'Each row is a line on the map.')}${step('Pick each block', 'Its day stands in the list.')}</ol>`,
  );
  expect(text).toContain('Sign up with your mail');
});

it('tells what stands below a measure, and what is to be seen in a step', async () => {
  const text = await textOfPage(
    `<h2>How it works</h2><ol class="steps"><li><h3>Watch the frost</h3><p>When the air falls below freezing, Oakwell rings each bell of the yard.</p></li><li><h3>Choose the rows</h3><p>See the ripest rows on the map of the slope.</p></li></ol>`,
  );
  expect(text).toContain('When the air falls below freezing');
  expect(text).toContain('See the ripest rows');
});

it('has no words of the makers, nor of nobody yet, among what others say', async () => {
  const said = (text: string, who: string) =>
    `<figure class="testimonial"><blockquote>“${text}”</blockquote><figcaption>${who}</figcaption></figure>`;
  const voices = (...more: string[]) =>
    textOfPage(
      `<h2>Testimonials</h2><div>${said('The bells have saved two harvests of ours.', 'Anna Lind')}${said('We draw every row on a map by now.', 'Jon Berg')}${more.join('')}</div>`,
    );
  expect(await voices()).toContain('What others say about Oakwell');
  const text = await voices(
    said('We build it beside the growers of three slopes.', 'The Oakwell Team'),
    said('Coming soon: what growers of plums say of it.', 'Early Growers'),
  );
  expect(text).toContain('two harvests');
  expect(text).not.toMatch(/three slopes|growers of plums/);
});

it('keeps the items of a card a list', async () => {
  const card = (name: string, ...items: string[]) =>
    `<div class="card"><h3>${name}</h3><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></div>`;
  const text = await textOfPage(
    `<h2>Who it is for</h2><div>${card('Growers', 'A map of every row of trees.', 'A list for each morning in autumn.', 'A bell that rings before frost.')}${card('Pickers', 'Crates told apart by their colour.', 'Ladders that belong to one tree.', 'Hours counted at the gate.')}</div>`,
  );
  expect(text).toContain(
    'A map of every row of trees. A list for each morning in autumn. A bell that rings before frost.',
  );
});

it('tells of two lists of the same things the one that says more', async () => {
  const list = (heading: string, ...cards: string[][]) =>
    `<h2>${heading}</h2><div class="grid">${cards.map(([name, text]) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`).join('')}</div>`;
  const text = await textOfPage(
    list(
      'At once',
      ['Row maps', 'Oakwell draws rows.'],
      ['Frost alarm', 'Oakwell rings.'],
      ['Crate scales', 'Oakwell weighs.'],
    ) +
      list(
        'In full',
        ['Row maps for phones', 'Oakwell draws each row of trees on a map that fits a phone.'],
        ['Frost alarm at night', 'Oakwell rings a bell before the blossom freezes.'],
        ['Crate scales', 'Oakwell weighs each crate at the gate of the yard.'],
      ),
  );
  expect(text).toContain('each row of trees');
  expect(text).not.toContain('Oakwell draws rows.');
});

it('tells a thing once that two pages say, in nearly the same words or by nearly the same name', async () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const page = (heading: string, ...cards: string[]) =>
    `<title>Oakwell</title><main><h1>${heading}</h1><p>Oakwell is an orchard planner for growers.</p><h2>What it does</h2><div>${cards.join('')}</div></main>`;
  const source = await sourceFrom([
    {
      url: 'https://oakwell.example/',
      html: page(
        'Oakwell',
        card('Crew lists', 'Foremen check the daily lists, sign them and mark late rows at the gate.'),
        card('Ladders', 'Counts what was lent in the morning.'),
        card('Frost alarm', 'Rings before the frost.'),
        card('Crates', 'Weighs each one at the gate of the yard.'),
      ),
    },
    {
      url: 'https://oakwell.example/features',
      html: page(
        'Features',
        card('Crew lists and signatures', 'Foremen check the daily lists, sign them and note late rows by hand.'),
        card('Sprays', 'Keeps the name of each bottle with its day.'),
        card('Frost alarm at night', 'Wakes whoever is on call hours ahead, and names the rows that lie lowest.'),
        card('Washes', 'Reminds the crew before fruit is packed.'),
        card('Audits', 'Prints all records of a season in an hour.'),
      ),
    },
  ]);
  const text = draftOf(source, 'medium')
    .sections.flatMap(({ blocks }) => blocks.map(textOf))
    .join('\n');
  expect(text.match(/Foremen check/g)).toHaveLength(1);
  expect(text).toContain('Rings before');
  expect(text).not.toContain('the rows that lie lowest');
  expect(text).toContain('Audits');
});

it('tells of another page no paragraph whose words the article has', async () => {
  const page = (heading: string, text: string) =>
    `<title>Oakwell</title><main><h1>${heading}</h1><p>Oakwell is an orchard planner for growers.</p>${text}</main>`;
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const home = page(
    'Orchards, planned',
    `<h2>In the orchard</h2><div>${card('Row maps', 'Oakwell draws each row of trees on a map that growers carry along the slope.')}${card('Frost alarm', 'A bell rings in the yard before the blossom freezes at night.')}${card('Crates', 'Pickers weigh their crates at the gate of the yard.')}</div>`,
  );
  const told = async (said: string) => {
    const source = await sourceFrom([
      { url: 'https://oakwell.example/', html: home },
      { url: 'https://oakwell.example/about', html: page('About', `<h2>On the slope</h2><p>${said}</p>`) },
    ]);
    return draftOf(source, 'medium')
      .sections.flatMap(({ blocks }) => blocks.map(textOf))
      .join('\n');
  };
  const again =
    'Growers carry a map of each row of trees along the slope, ring a bell in the yard before the blossom freezes at night, and weigh their crates at the gate.';
  expect(await told(again)).not.toContain('Growers carry a map');
  const news =
    'Oakwell began in a valley of old pears. Nine families keep their lists in one book, and lend each other ladders in autumn.';
  expect(await told(news)).toContain('Nine families');
});

it('tells a thing once that two parts of a page call nearly the same, and says where prices are spoken of', async () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const text = await textOfPage(
    `<h2>On the press</h2><div>${card('Each crate gets its row', 'No crate leaves the gate without its row, its tree and the hour.')}${card('Ladders', 'Counts what was lent in the morning.')}${card('Bells', 'One rings before the blossom freezes.')}</div>
     <h2>Rules of the yard</h2><div>${card('Every crate has a row', 'Row, tree and hour. Without a row it stays at the gate.')}${card('Sprays', 'Keeps the name of each bottle with its day.')}${card('Washes', 'Reminds the crew before fruit is packed.')}${card('Audits', 'Prints all records of a season in an hour.')}</div>
     <h2>For co-operatives</h2><p>Oakwell bills a co-operative by the year, with an invoice for each orchard.</p>`,
  );
  expect(text.match(/crate/g)).toHaveLength(2);
  expect(text).toContain('Audits');
  expect(text).toMatch(/“For co-operatives”.*: “Oakwell bills a co-operative/);
});

it('leaves no entry of a list out because the opening said the same', async () => {
  const text = await textOfPage(
    `<h1>Oakwell</h1><p>Map every row of the orchard and every tree in it, block by block, on one plan.</p>
     <h2>What it does</h2><div><div class="card"><h3>Row maps</h3><p>Map every row of the orchard and every tree.</p></div>
     <div class="card"><h3>Picking lists</h3><p>Pickers see in the morning which trees are ripe.</p></div>
     <div class="card"><h3>Inside work</h3><p>A bell rings before the blossom freezes in spring.</p></div>
     <div class="card"><h3>Outside work</h3><p>Ladders are counted when they come home at night.</p></div></div>`,
  );
  expect(text).toMatch(/Row maps.*Picking lists.*Inside work.*Outside work/s);
});

it('quotes an answer as one, be it in several paragraphs', async () => {
  const text = await textOfPage(
    `<h2>Questions</h2><div class="faq"><h3>Does Oakwell work without a network?</h3><p>Yes. We keep every map on the phone.</p><p>Syncing waits until you are home again.</p>
     <h3>Can I print the maps?</h3><p>Oakwell prints each block of an orchard on one sheet.</p>
     <h3>Who sees my notes?</h3><p>Only the people whom you invite to the orchard.</p></div>`,
  );
  expect(text).toContain('“Yes. We keep every map on the phone. Syncing waits until you are home again.”');
});

it('tells what stands under a heading before the things under it, and not in a part of its own', async () => {
  const card = (name: string, said: string) => `<div class="card"><h3>${name}</h3><p>${said}</p></div>`;
  const text = await textOfPage(
    `<h2>Out among the trees</h2><p>Oakwell keeps both hands free while it rains on the rows. A screen in large letters can be worked with gloves, also when it is wet.</p>
     <div>${card('Row maps', 'Every row of the orchard is drawn to scale.')}${card('Picking lists', 'Ripe rows come first in the list of the day.')}${card('Frost bell', 'Rings in the yard before the blossom freezes.')}</div>`,
  );
  expect(text).toMatch(/^Out among the trees\n[^“]*“Oakwell keeps both hands free [^”]*”\n\*\*Row maps/m);
});

it('tells what stands below the things of a part behind them where it names the product, and no caption or slogan', async () => {
  const card = (name: string, said: string) => `<div class="card"><h3>${name}</h3><p>${said}</p></div>`;
  const on = (below: string) =>
    textOfPage(
      `<h2>Out among the trees</h2><p>Oakwell keeps both hands free while it rains on the rows.</p>
     <div>${card('Row maps', 'Every row of the orchard is drawn to scale.')}${card('Picking lists', 'Ripe rows come first in the list of the day.')}${card('Frost bell', 'Rings in the yard before the blossom freezes.')}</div>
     <p>${below}</p>`,
    );
  expect(await on('Oakwell writes every crate into one book that the family keeps.')).toMatch(
    /“Oakwell keeps both hands free.*Frost bell.*“Oakwell writes every crate into one book/s,
  );
  expect(await on('The ladder leans on the third tree of a slope where the barn was seen at dusk.')).not.toContain(
    'ladder',
  );
});

it('tells a text of the first page under a heading that can be quoted, else only what begins with the product’s name', async () => {
  const on = (heading: string, said: string) => textOfPage(`<h2>${heading}</h2><p>${said}</p>`);
  const said = 'Ladders are set at dawn, two to a tree, and each crate is weighed before it leaves for the press.';
  expect(await on('From the first ladder to the press', said)).toContain('Ladders are set at dawn');
  expect(await on('Dawn | Press', said)).not.toContain('Ladders are set at dawn');
  expect(await on('Dawn | Press', `Oakwell knows each ladder. ${said}`)).toContain('Ladders are set at dawn');
});

it('tells no group of which half can’t be told', async () => {
  const card = (name: string, said: string) => `<div class="card"><h3>${name}</h3><p>${said}</p></div>`;
  const on = (last: string) =>
    textOfPage(
      `<h2>Out among the trees</h2><div>${card('Row maps', 'Every row of the orchard is drawn to scale.')}${card('Picking lists', 'Ripe rows come first in the list of the day.')}${card('Frost bell', 'The bell is shown below on a map.')}${card('Crates', last)}</div>`,
    );
  expect(await on('Crates are weighed before they leave for town.')).toContain('drawn to scale');
  expect(await on('The scale is shown below in red.')).not.toContain('drawn to scale');
});

it('tells a card without a call in its middle, but nothing that goes on from that', async () => {
  const on = async (last: string) =>
    textOfPage(
      `<h2>On the slope</h2><div><div class="card"><h3>Row maps</h3><p>Each map shows one row of the yard. Try it free today. ${last}</p></div><div class="card"><h3>Bells</h3><p>A bell rings where frost is near the roots.</p></div><div class="card"><h3>Scales</h3><p>Crates are weighed before they leave for town.</p></div></div>`,
    );
  expect(await on('Whoever walks by sees them.')).toContain('row of the yard. Whoever walks by');
  expect(await on('It is heard on the hill.')).not.toContain('heard on the hill');
});

it('begins with a short line that what stands behind it goes on from', async () => {
  const html = `<html lang="en"><title>Oakwell</title><main><h1>Say it once</h1><p>Orchard maps for growers. They show every tree of a slope, whatever the season, on any phone.</p></main>`;
  const { sections } = draftOf(await sourceFrom([{ url: 'https://oakwell.example/', html }]), 'short');
  expect(sections.flatMap(({ blocks }) => blocks.map(textOf))[0]).toContain('“Orchard maps for growers. They show');
});

it('says what the product does where nothing says what it is, from an answer', async () => {
  const html = `<html lang="en"><title>Oakwell</title><main><h1>Say it once</h1><p>Pick the ripest row first, and leave the others to the sun of the week.</p><h2>Questions</h2><div class="faq"><h3>How are rows counted?</h3><p>Oakwell counts the trees of each row by night. A lamp is enough for that.</p><h3>Who may write?</h3><p>Each grower who has a name in the list of the farm.</p></div></main>`;
  const { sections } = draftOf(await sourceFrom([{ url: 'https://oakwell.example/', html }]), 'short');
  expect(sections.flatMap(({ blocks }) => blocks.map(textOf))[0]).toMatch(
    /^Oakwell counts the trees of each row by night\./,
  );
});

it('opens with a text of the site where nothing says what the product is or does', async () => {
  const card = (name: string, said: string) => `<div class="card"><h3>${name}</h3><p>${said}</p></div>`;
  const html = `<html lang="en"><title>Oakwell</title><main><h1>Say it once</h1><h2>In the yard</h2><p>Growers of a valley share a press on the hill above the river. A bell tells the whole valley when the press of Oakwell is free.</p><div>${card('Bells', 'Rung by hand in each row at noon.')}${card('Lamps', 'Lit by the crew of the night shift.')}${card('Carts', 'Drawn to the gate by two of them.')}</div></main>`;
  const { sections } = draftOf(await sourceFrom([{ url: 'https://oakwell.example/', html }]), 'short');
  expect(sections.flatMap(({ blocks }) => blocks.map(textOf))[0]).toMatch(
    /Oakwell.* says: “Growers of a valley share a press/,
  );
});

it('has an excerpt that stands alone', async () => {
  const html = `<html lang="en"><title>Oakwell</title><main><h1>Light in every row</h1><p>Your crew stops when the frost comes. Oakwell lets it go on with a lamp in each row of the yard.</p><h2>In the yard</h2><p>Oakwell works as a lamp of the yard, or as a bell on the hill.</p></main>`;
  const { metadata, sections } = draftOf(await sourceFrom([{ url: 'https://oakwell.example/', html }]), 'short');
  expect(sections.flatMap(({ blocks }) => blocks.map(textOf))[0]).toMatch(/ (?:Its site says|The site says of it): “/);
  expect(metadata.excerpt).toMatch(
    /^The Oakwell site says: “Your crew stops when the frost comes\. Oakwell lets it go on/,
  );
});

it('tells sums of cards that are no plans under their heading', async () => {
  const card = (name: string, sum: string, said: string) =>
    `<div class="card"><h3>${name}</h3><p>${sum}</p><p>${said}</p></div>`;
  const text = await textOfPage(
    `<h2>Pricing: what a month costs</h2><p>Based on ~30 minutes in the orchard each day</p><div>${card('Small slope', '~$0.70/mo', 'A map and a bell for those who begin.')}${card('Valley', '~$3.30/mo', 'Maps by the row, with a list of crates.')}${card('Whole hill', '~$6.80/mo', 'Everything that the valley has, twice.')}</div>`,
  );
  expect(text).toMatch(
    /“Pricing: what a month costs”[^\n]*: “Based on ~30 minutes in the orchard each day\.”\nItem Price [^\n]*Small slope ~\$0\.70\/mo A map and a bell/,
  );
});

it('tells an order behind what the page says before it', async () => {
  const step = (at: number, name: string) =>
    `<li><h3>${at}. ${name}</h3><p>Whoever is in the yard can do it by noon.</p></li>`;
  const text = await textOfPage(
    `<h2>How it works</h2><p>Oakwell follows the year of an orchard, from the first blossom to the last crate of autumn.</p>
     <ol>${step(1, 'Draw the rows')}${step(2, 'Ring the bell')}${step(3, 'Weigh the crates')}</ol>`,
  );
  expect(text).toMatch(/“Oakwell follows the year of an orchard[^”]*”\n\*\*Draw the rows/);
});

it('sets headings of the site only over what is theirs', async () => {
  const said: Record<string, string> = {
    Bells: 'Ring in the yard before the blossom freezes.',
    Scales: 'Weigh carts at the gate by night.',
    Nets: 'Keep starlings from the cherries of the south.',
    Plans: 'Draw each slope to scale on linen.',
    Legends: 'Tell pears from quinces by their colour.',
    Prints: 'Leave the press in autumn, folded twice.',
  };
  const card = (name: string) => `<div class="card"><h3>${name}</h3><p>${said[name]}</p></div>`;
  const part = (heading: string, ...names: string[]) => `<h2>${heading}</h2><div>${names.map(card).join('')}</div>`;
  const home = `<title>Oakwell</title><main><h1>Oakwell</h1><p>Oakwell is an orchard planner for growers.</p></main>`;
  const headings = async (...parts: string[]) => {
    const source = await sourceFrom([
      { url: 'https://oakwell.example/', html: home },
      { url: 'https://oakwell.example/features', html: `<title>Features</title><main>${parts.join('')}</main>` },
    ]);
    return draftOf(source, 'medium').sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : [])),
    );
  };
  const [slogan, maps] = [
    part('Never lose a tree!', 'Bells', 'Scales', 'Nets'),
    part('Maps of the rows', 'Plans', 'Legends', 'Prints'),
  ];
  expect(await headings(slogan, maps)).toEqual(expect.arrayContaining(['Oakwell features', 'Maps of the rows']));
  expect((await headings(slogan, maps)).join()).not.toContain('Never lose');
});

it('tells no paragraph that leads to things which are told nowhere', async () => {
  const text = async (third: string) =>
    textOfPage(
      `<h2>In every valley</h2><p>Oakwell knows the growers of a valley by the marks that they cut into the crates of their orchard in autumn.</p>
       <ul>${['Alder', 'Birch', third].map((name) => `<li><img alt="${name}"></li>`).join('')}</ul><h2>End</h2>`,
    );
  expect(await text('Cedar')).not.toContain('by the marks that they cut');
});

it('tells a paragraph from its beginning on', async () => {
  const text = await textOfPage(
    `<h2>Why a plan</h2><p>Come home in the dark and you have forty crates without a name. Perhaps one in ten is worth the market. Oakwell knows the row of each.</p>`,
  );
  expect(text).toContain('“Come home in the dark and you have forty crates without a name. Perhaps one in ten');
});

it('tells two things of one list by names that share their words', async () => {
  const item = (name: string, said: string) => `<li><strong>${name}.</strong> ${said}</li>`;
  const text = await textOfPage(
    `<h2>On the plan</h2><ul>${item('Frost alarm in the yard', 'A bell that wakes the whole house at night.')}${item('Frost alarm', 'A message to whoever carries the phone of the farm.')}${item('Row maps', 'Each row of trees as a line, drawn to scale.')}</ul>`,
  );
  expect(text).toMatch(/wakes the whole house.*whoever carries the phone.*drawn to scale/s);
});

it('sets behind a name what each card has above it, and what holds of some', async () => {
  const card = (label: string, name: string, text: string) =>
    `<div class="card"><p class="eyebrow">${label}</p><h3>${name}</h3><p>${text}</p></div>`;
  const text = await textOfPage(
    `<h2>On the plan</h2><div>${card('Storage', 'Your own shed', 'Maps lie on a disk in the house.')}${card('Egress', 'Your own gate', 'Lists leave it by hand alone.')}${card('Growers only', 'Your own rows', 'Each is a line on the plan of the slope.')}</div>`,
  );
  expect(text).toMatch(/Your own shed \(Storage\).*Your own gate \(Egress\).*Your own rows \(growers only\)/is);
});

it('tells a limit that stands in a part too short to be told', async () => {
  const text = await textOfPage('<h2>On which machines</h2><p>Oakwell works only on macOS.</p>');
  expect(text).toContain('“Oakwell works only on macOS.”');
});

describe('a table of the site', () => {
  const card = (name: string, price: string) =>
    `<div class="plan"><h3>${name}</h3><p>${price}</p><ul><li>Maps of the rows</li><li>Lists for pickers</li></ul></div>`;
  const table = (...rows: string[][]) =>
    `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

  it.each([3, 21])('is told whole where it has the prices of %i things, if it has room', async (count) => {
    const rows = Array.from({ length: count }, (_, at) => [`Sort ${at + 1} of apples`, `$${at + 3} a crate`]);
    const text = await textOfPage(`<h2>Prices</h2>${table(['What', 'Price'], ...rows)}`);
    expect(text.includes('Sort 1 of apples $3 a crate')).toBe(count === 3);
  });

  it('tells beside the plans what else is paid for each of them', async () => {
    const plans = `<h2>Pricing</h2><div>${card('Row', '$12 / month')}${card('Crop', '$30 / month')}</div>`;
    const costs = (...names: string[]) =>
      textOfPage(
        `${plans}<h2>What a first year costs</h2>${table(['Tier', 'Probe', '12 months', 'First year', 'Later'], ...names.map((name) => [name, '$90', '$360', '$450', '$360']))}`,
      );
    expect(await costs('Row', 'Crop')).toContain('First year Later Row $90 $360 $450 $360 Crop $90');
    expect(await costs('Pears', 'Plums')).not.toContain('$450');
  });

  it('tells what is bought beside the plans, be a price among it none that can be read', async () => {
    const extra = (name: string, sum: string, said: string) =>
      `<div class="card"><h3>${name}</h3><div class="price">${sum}</div><p>${said}</p></div>`;
    const text = await textOfPage(
      `<h2>Pricing</h2><div>${card('Row', '$12 / month')}${card('Crop', '$30 / month')}</div>
       <h2>Add-ons</h2><div>${extra('More pickers', '$5 / month', 'Ten pickers more in a harvest.')}${extra('Set-up', '$200 one-time', 'We draw the first map with you.')}${extra('A tablet', '~$300 - $400 (at cost)', 'One that can be worked with gloves.')}</div>`,
    );
    expect(text).toMatch(/More pickers \$5 \/ month Ten pickers more.*Set-up \$200 one-time.*A tablet ~\$300 - \$400/s);
  });

  it('tells lines that name things with their prices, on a page of prices, and none that are plans', async () => {
    const told = async (...lines: string[]) => {
      const source = await sourceFrom([
        {
          url: 'https://oakwell.example/',
          html: '<title>Oakwell</title><main><h1>Oakwell</h1><p>Oakwell is an orchard planner for growers.</p></main>',
        },
        {
          url: 'https://oakwell.example/pricing',
          html: `<title>Pricing</title><main><h1>Pricing</h1><div>${card('Row', '$12 / month')}${card('Crop', '$30 / month')}</div><div><article class="note"><p>Added</p><h3>What growers add as they grow.</h3><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul></article><article class="note"><p>Ours</p><h3>Nothing to pay for schools.</h3><p>Schools of the valley use it as guests of a grower whom they visit in autumn.</p></article></div></main>`,
        },
      ]);
      return draftOf(source, 'medium')
        .sections.flatMap(({ blocks }) => blocks.map(textOf))
        .join('\n');
    };
    expect(await told('More pickers: $5 / month', 'A gate: $9 / month', 'First map: $200 one-time')).toMatch(
      /More pickers \$5 \/ month.*A gate \$9 \/ month.*First map \$200 one-time/s,
    );
    expect(await told('Row: $12 / month', 'Crop: $30 / month', 'Grove: $60 / month')).not.toContain('Grove $60');
  });

  it('sets its own editions side by side', async () => {
    const text = await textOfPage(
      `<h2>Free stays useful</h2>${table(['', 'Oakwell Free', 'Oakwell Plus'], ['Maps of the rows', '✓', '✓'], ['Frost alarm', 'By mail', 'By a bell in the yard'], ['Ladder lists', 'Not included', 'Included'], ['Advertising', 'May be shown', 'Removed'])}`,
    );
    expect(text).toContain('Point Oakwell Free Oakwell Plus Frost alarm By mail By a bell in the yard');
    expect(text).not.toContain('Maps of the rows yes');
  });

  it('tells in what the plans differ, and what all of them have', async () => {
    const text = await textOfPage(
      `<h2>Pricing</h2><div>${card('Row', '$12 / month')}${card('Crop', '$30 / month')}</div><h2>Side by side</h2>
       ${table(['Feature', 'Row', 'Crop'], ['Blocks', '3', '40'], ['Frost alarm', '', '✓'], ['Pickers', '5', 'any number'], ['Maps of the rows', '✓', '✓'], ['Offline lists', '✓', '✓'])}`,
    );
    expect(text).toMatch(/Blocks 3 40 Frost alarm – Yes Pickers 5 any number/);
    expect(text).toContain('Maps of the rows; Offline lists.');
    // What the second table has, the first need not say again.
    expect(text.match(/Maps of the rows/g)).toHaveLength(1);
  });

  it('says no more than what all plans have, where the lists of the plans have what they differ in', async () => {
    const listed = (name: string, price: string, ...items: string[]) =>
      card(name, price).replace('</div>', `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></div>`);
    const text = await textOfPage(
      `<h2>Pricing</h2><div>${listed('Row', '$12 / month', 'Maps of the rows', 'One orchard')}${listed('Crop', '$30 / month', 'Frost alarm', 'Picker lists', 'Crate scales')}</div><h2>Side by side</h2>
       ${table(['Feature', 'Row', 'Crop'], ['Frost alarm', '', '✓'], ['Picker lists', '', '✓'], ['Crate scales', '', '✓'], ['Maps of the rows', '✓', '✓'], ['Offline ledger', '✓', '✓'], ['Paper prints', '✓', '✓'])}`,
    );
    expect(text).toContain('Frost alarm; Picker lists; Crate scales');
    expect(text).not.toContain('Frost alarm – Yes');
    expect(text).toContain('Offline ledger; Paper prints.');
  });

  it('says which plan a thing is in where several rows begin with its name', async () => {
    const told = (free: string) =>
      textOfPage(
        `<h2>What it does</h2><div><div class="card"><h3>Frost alarm</h3><p>A bell rings before the blossom freezes.</p></div><div class="card"><h3>Row maps</h3><p>Each row of trees is a line on the plan.</p></div></div>
         <h2>Pricing</h2><div>${card('Row', '$12 / month')}${card('Crop', '$30 / month')}</div><h2>Side by side</h2>
         ${table(['Feature', 'Row', 'Crop'], ['Blocks', '3', '40'], ['Frost alarm — by phone', free, '✓'], ['Frost alarm — by bell', '', '✓'], ['Printed row maps', '', '✓'], ['Pickers', '5', 'any number'])}`,
      );
    expect(await told('')).toContain('Frost alarm (Crop)');
    expect(await told('✓')).not.toContain('Frost alarm (Crop)');
    // The row may have a longer name.
    expect(await told('')).toContain('Row maps (Crop)');
  });

  const grid = (rows: string[][]) =>
    rows.map((cells) => `<div>${cells.map((cell) => `<div>${cell}</div>`).join('')}</div>`).join('');
  const [tick, missing] = ['<i class="bi bi-check"></i>', '<i class="bi bi-x"></i>'];
  const rows = [
    ['Blocks', '3', '40'],
    ['Frost alarm', missing, tick],
    ['Pickers', missing, tick],
    ['Offline lists', tick, tick],
  ];
  const alarm =
    '<h2>What it does</h2><div><div class="card"><h3>Frost alarm</h3><p>A bell rings before the blossom freezes.</p></div><div class="card"><h3>Row maps</h3><p>Each row of trees is a line on the plan.</p></div></div>';

  it.each([
    ['its own head', `<div>${grid([['Feature', 'Row', 'Crop'], ...rows])}</div>`],
    [
      'the names before it',
      `<div><div><div><h3>Row</h3><p>$12 / month</p></div><div><h3>Crop</h3><p>$30 / month</p></div></div><div>${grid(rows)}</div></div>`,
    ],
  ])('reads a comparison set with boxes under %s, and says which plan a thing is in', async (_, compared) => {
    const text = await textOfPage(
      `${alarm}<h2>Pricing</h2><div>${card('Row', '$12 / month')}${card('Crop', '$30 / month')}</div>${compared}`,
    );
    expect(text).toMatch(/Blocks 3 40 Frost alarm – Yes Pickers – Yes/);
    expect(text).toContain('Frost alarm (Crop)');
  });

  it.each([
    ['A notebook', true],
    ['Rowbook Pro', false],
  ])('sets the product beside %s: %s', async (other, isTold) => {
    const text = await textOfPage(
      `<h2>Side by side</h2>
       ${table(['', other, 'Oakwell'], ['Where it is kept', 'In the shed', 'On every phone of the farm'], ['Who may write', 'Whoever has it', 'Each grower with a name'], ['In the rain', 'Not at all', 'On a phone in a sleeve'])}`,
    );
    expect(text.includes('Where it is kept In the shed On every phone of the farm')).toBe(isTold);
    expect(text.includes('shed')).toBe(isTold);
  });

  it('is told by the own column where it names the products of others, what it has not among it', async () => {
    const rows = (last: string) => [
      ['Counts crates', '✓', '✓'],
      ['Rings before frost', '✓', '✗'],
      ['Weighs carts', last, '✓'],
      ['Price', '$4', '$90'],
    ];
    const on = (last: string) =>
      textOfPage(`<h2>Oakwell vs Fruitbase</h2>${table(['', 'Oakwell', 'Fruitbase'], ...rows(last))}`);
    expect(await on('✓')).toMatch(
      /says this of Oakwell.*\nPoint Oakwell Counts crates Yes Rings before frost Yes Weighs carts Yes/,
    );
    expect(await on('✗')).toMatch(
      /says this of Oakwell.*\nPoint Oakwell Counts crates Yes Rings before frost Yes Weighs carts No/,
    );
    expect(await on('✗')).not.toContain('Fruitbase');
    expect(await on('—')).toContain('Weighs carts –');
    // Without the row that speaks against it the column would say less than its page.
    expect(await on('slower than Fruitbase')).not.toContain('point by point');
  });

  it('is turned where products stand one below the other', async () => {
    const text = await textOfPage(
      `<h2>Oakwell vs Fruitbase</h2>${table(['Name', 'Maps', 'Bells', 'Lists'], ['Fruitbase', 'one', 'two', 'three'], ['Oakwell', 'by the row', 'in the yard', 'by the day'])}`,
    );
    expect(text).toContain('Name Oakwell Maps by the row Bells in the yard Lists by the day');
    expect(text).not.toContain('Fruitbase');
  });

  it('has what is said under its heading before it', async () => {
    const text = await textOfPage(
      `<h2>Flavours and rows</h2><p>Three sorts of apples stand in each row of the orchard at the foot of the hill.</p>${table(['Flavour', 'Rows'], ['Sweet', 'of the south'], ['Sour', 'of the north'], ['Bitter', 'of the west'])}`,
    );
    expect(text).toMatch(/says: “Three sorts of apples [^”]*”\nFlavour Rows Sweet/);
  });

  it('tells nothing again that parts of the page have told', async () => {
    const told = {
      'Row maps': 'Every phone of the farm has them.',
      'Frost bell': 'Rings an hour before the blossom freezes.',
      'Crate lists': 'Pickers scan a code at the gate.',
    };
    const cards = Object.entries(told).map(([name, said]) => `<div class="card"><h3>${name}</h3><p>${said}</p></div>`);
    const text = await textOfPage(
      `<h2>On the slope</h2><div>${cards.join('')}</div><h2>Beside a notebook</h2>${table(['', 'A notebook', 'Oakwell'], ...Object.keys(told).map((name) => [name, 'None', `By ${name.length} pins`]))}`,
    );
    expect(text).toContain('Row maps');
    expect(text).not.toContain('pins');
  });
});

it('says what it is once where the table has enough besides', async () => {
  const told = await textOfPage(
    `<p>Free · macOS 14+</p><p>MIT License</p><h2>Maps</h2><p>Oakwell draws each row of trees.</p>`,
  );
  expect(told).toContain('Oakwell is an orchard planner');
  expect(told).not.toContain('Kind');
});

it('says in its title what the site’s description of itself begins with', async () => {
  const source = await sourceFrom([
    {
      url: 'https://oakwell.example/',
      html: `<title>Oakwell</title><meta name="description" content="Row maps for small orchards. Draw them once, walk them all year.">
             <main><h1>Walk on.</h1><p>Draw your rows once, and walk them all year with a list in hand.</p></main>`,
    },
  ]);
  expect(draftOf(source, 'medium').metadata.title).toBe('Oakwell: Row maps for small orchards');
});

describe('the excerpt', () => {
  it('says what the product is called, and what it costs, where the site says of it nothing in short', () => {
    const { metadata } = draftOf(written.ledgerly, 'medium');
    expect(metadata.excerpt).toMatch(/^The site calls Ledgerly .* The lowest price named is \$12 a month, for Solo\.$/);
  });

  const opened = async (description: string, things: string) => {
    const html = `<title>Oakwell</title><meta name="description" content="${description}"><main><h1>Walk on</h1><p>Oakwell draws each row of trees on a map of the orchard.</p><h2>Oakwell in the yard</h2><div>${things}</div></main>`;
    return draftOf(await sourceFrom([{ url: 'https://oakwell.example/', html }]), 'short').metadata.excerpt;
  };
  const said = ['A bell rings in the yard at night.', 'Ladders lean on each tree.', 'Crates are counted by the phone.'];
  const cards = (...names: string[]) =>
    names.map((name, at) => `<div class="card"><h3>${name}</h3><p>${said[at]}</p></div>`).join('');
  const same = 'Oakwell draws each row of trees on a map of the whole orchard.';

  it('says what the product is in other words than the opening where the site has them, be it in the head of its page', async () => {
    const things = cards('Frost', 'Blossom', 'Harvest');
    const other = 'Oakwell keeps a map of the trees, counts crates at the gate of the orchard, and rings before frost.';
    expect(await opened(other, things)).toContain('counts crates at the gate');
    expect(await opened(same, things)).toBe(same);
    const shared = `${same}"><meta property="og:description" content="${other}`;
    expect(await opened(shared, things)).toContain('counts crates at the gate');
  });
});

describe('what is still to come', () => {
  const card = (name: string, said: string, badge = '') =>
    `<div class="card"><h3>${name}</h3><p>${said}</p>${badge}</div>`;
  const features = `<h2>Features</h2><div>${card('Row maps', 'Each row lies on a map of the orchard.')}${card('Frost bell', 'A bell rings before the blossom freezes.')}${card('Gull camera', 'A camera counts the gulls of a night.', '<span class="badge">Coming soon</span>')}${card('Crate scales', 'Future versions will weigh each crate at the gate.')}</div>`;

  it('is announced with the limits', async () => {
    expect(await textOfPage(features)).toMatch(/announces Gull camera and Crate scales/);
  });

  it('is not told as there, be it by the line at the top', async () => {
    const html = (line: string) =>
      `<title>Oakwell</title><main><h1>Walk on</h1><p>${line}</p>${features}<h2>Nights</h2><p>Oakwell guards the rows with a gull camera on each pole of the fence.</p></main>`;
    const told = async (line: string) => {
      const { sections, metadata } = draftOf(
        await sourceFrom([{ url: 'https://oakwell.example/', html: html(line) }]),
        'short',
      );
      return [metadata.excerpt, metadata.metaDescription, ...sections.flatMap(({ blocks }) => blocks.map(textOf))].join(
        '\n',
      );
    };
    const promised = await told('Oakwell watches an orchard with row maps and a gull camera at night.');
    expect(promised).not.toMatch(/row maps and a gull camera|gull camera on each pole/);
    expect(await told('Oakwell watches an orchard with row maps and a bell at night.')).toContain(
      'and a bell at night',
    );
  });
});

describe('what readers must know first', () => {
  it('is of which day the last release is, where that is long ago', async () => {
    const released = (year: number) =>
      textOfPage(`<h2>Download</h2><h3>Current version</h3><p>0.6.0</p><p>Released December 8, ${year}</p>`);
    expect(await released(2017)).toContain(
      '**Before you start:** the version that its site names, 0.6.0, is of December 8, 2017.',
    );
    expect(await released(2025)).not.toContain('Before you start');
  });

  it('is which plans cannot be had, where most of those that are paid for cannot', async () => {
    const plan = (name: string, price: string, badge = '') =>
      `<div class="plan"><h3>${name}</h3>${badge}<p>${price}</p><ul><li>All rows of the ${name}</li><li>Ladders</li></ul></div>`;
    const soon = '<span class="badge">Coming soon</span>';
    const on = (...plans: string[]) => textOfPage(`<h2>Pricing</h2><div>${plans.join('')}</div>`);
    const free = plan('Row', 'Free');
    expect(await on(free, plan('Slope', '$9/month', soon), plan('Valley', '$29/month', soon))).toContain(
      '**Before you start:** of the plans, the site announces Slope and Valley for later.',
    );
    expect(await on(free, plan('Slope', '$9/month'), plan('Valley', '$29/month', soon))).not.toContain(
      'Before you start',
    );
  });
});

it('ends with what its pages count differently', async () => {
  const pages = (count: number) =>
    sourceFrom([
      {
        url: 'https://oakwell.example/',
        html: `<html lang="en"><title>Oakwell</title><main><h1>Oakwell</h1><p>Oakwell is an orchard planner with 6 frost alarms.</p><a href="/faq">FAQ</a></main></html>`,
      },
      {
        url: 'https://oakwell.example/faq',
        html: `<html lang="en"><title>FAQ</title><main><h1>FAQ</h1><h2>In the yard</h2><p>Oakwell rings ${count} frost alarms before the blossom freezes in the rows.</p></main></html>`,
      },
    ]);
  const ending = async (count: number) =>
    draftOf(await pages(count), 'short')
      .sections.flatMap(({ blocks }) => blocks.map(textOf))
      .join('\n');
  expect(await ending(4)).toContain(
    '**Before you decide:** the home page names “6 frost alarms”, and the FAQ names “4 frost alarms”: which of the two holds?',
  );
  expect(await ending(6)).not.toContain('Before you decide');
});

describe('plans and what is paid beside them', () => {
  const card = (name: string, price: string, ...items: string[]) =>
    `<div class="plan"><h3>${name}</h3><p>${price}</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></div>`;
  const cards = `<div>${card('Row', '$9/month', 'All rows', 'Ladders')}${card('Slope', '$29/month', 'All slopes', 'Bells')}</div>`;

  it('are told with both prices where two places name two, and nothing is reckoned from them', async () => {
    const text = await textOfPage(`<h2>Pricing</h2>${cards}<h2>News</h2><p>Row is $12 a month.</p>`);
    expect(text).toMatch(/Row[^\n]*another price[^\n]*: \$12 a month|another price for Row: \$12 a month/);
    expect(text).not.toMatch(/Twelve months|lowest price/);
  });

  it('have in their rows what they add to another, and their questions beside them', async () => {
    const more = card('Slope', '$29/month', 'Everything in Row', 'All rows', 'Bells');
    const asked = (question: string, answer: string) =>
      `<details><summary>${question}</summary><p>${answer}</p></details>`;
    const text = await textOfPage(
      `<h2>Pricing</h2><div>${card('Row', '$9/month', 'All rows', 'Ladders')}${more}</div>
       <h2>FAQ</h2>${asked('Can I cancel a plan?', 'Yes, with one letter to the office, up to the last day of a month.')}${asked('Who draws the maps?', 'A surveyor walks along each fence with a chain and a notebook.')}`,
    );
    expect(text).toContain('Slope $29 a month Everything in Row; Bells');
    expect(text).toMatch(
      /\*\*Can I cancel a plan\?\*\*[^\n]*\nQuestions about Oakwell[^\n]*\n\*\*Who draws the maps\?\*\*/,
    );
  });

  it('answer a question of which the rows have words here and there, and none that a row has said', async () => {
    const asked = (question: string, answer: string) =>
      `<details><summary>${question}</summary><p>${answer}</p></details>`;
    const text = await textOfPage(
      `<h2>Pricing</h2><div>${card('Row', '$9/month', 'Maps of all rows', 'Ladders for trees', 'Support in spring', 'Frost bell at night')}${card('Slope', '$29/month', 'Commercial use of maps', 'Licence for one grower', 'Support by phone', 'Crates at the gate')}</div>
       <h2>FAQ</h2>${asked('May I sell the fruit of Slope?', 'Yes, with a licence for commercial use. A signed agreement with the orchard is needed before its first crate is sold.')}${asked('Has Row a frost bell?', 'Row has a frost bell at night.')}`,
    );
    expect(text).toContain('A signed agreement with the orchard');
    expect(text).not.toContain('Row has a frost bell');
  });

  it('are told once, be it by a table of ticks on another page or by a sentence on how far one of them is', async () => {
    const waiting =
      '<div class="plan"><h3>Shore</h3><p>Early access</p><p>$99/month</p><ul><li>Boats</li><li>Nets</li></ul></div>';
    const rows = ['Maps of all rows', 'Ladders for trees', 'Frost bell at night']
      .map((label) => `<tr><td>${label}</td><td>✓</td><td>✓</td></tr>`)
      .join('');
    const text = await textOfPage(
      `<h2>Pricing</h2><div>${card('Row', '$9/month', 'Maps of all rows', 'Ladders for trees', 'Frost bell at night')}${card('Slope', '$29/month', 'Crates at the gate', 'Phones')}${waiting}</div><p>Shore is in early access.</p>
       <h2>Maps, ladders and bells</h2><table><tr><th>Maps and bells</th><th>Hosted</th><th>At home</th></tr>${rows}</table>`,
    );
    expect(text.match(/Ladders for trees/g)).toHaveLength(1);
    expect(text).not.toContain('Shore is in early access');
  });

  it('are paid for on terms of which the ends that say nothing new are left out', async () => {
    const text = await textOfPage(
      `<h2>Pricing</h2><p>Row is $9 a month. Bring your crew along. No letter is needed to cancel. Slope is $29 a month.</p>${cards}`,
    );
    expect(text).toContain('“No letter is needed to cancel.”');
    expect(text).not.toContain('Bring your crew along');
  });

  it('are for sale where the whole product has a waiting list', async () => {
    const waiting = '<a class="btn" href="#list">Join the waitlist</a>';
    const text = await textOfPage(
      `<h2>Pricing</h2><div>${card('Row', '$9/month', 'All rows').replace('</div>', `${waiting}</div>`)}${card('Slope', '$29/month', 'All slopes')}</div>
       <h2>Be the first</h2><p>Join the waitlist and be the first to know when Oakwell launches.</p>`,
    );
    expect(text).toContain('Before you start');
    expect(text).toContain('Row $9 a month');
    expect(text).not.toContain('on request');
  });

  it('have a waiting list before them, which a call to join it is', async () => {
    expect(await textOfPage('<h2>Be the first</h2><p>Join the waitlist.</p>')).toContain(
      '**Before you start:** according to its site, Oakwell has a waitlist.',
    );
  });

  it('have the terms of the site beside them, without what a switch says of paying by the year', async () => {
    const text = await textOfPage(
      `<h2>Pricing</h2><p>No setup fees. No contract. Cancel any time.</p><p>3 months free, every year.</p>${cards}`,
    );
    // Once, where they are looked for first.
    expect(text.match(/No setup fees/g)).toHaveLength(1);
    expect(text).not.toContain('3 months free');
  });

  it('have no labels in a row for terms, but where nothing else tells what it costs', async () => {
    const labels = '<p>Free for one season · No contract · Cancel any time</p>';
    expect(await textOfPage(`<h2>Pricing</h2>${labels}${cards}`)).not.toContain('Free for one season');
    expect(await textOfPage(`<h2>Pricing</h2>${labels}`)).toContain('Free for one season');
  });
});

it('tells in one table only what plans have', async () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const table = `<table><tr><th>Feature</th><th>Row</th><th>Slope</th></tr>${row('Ladders', '✓', '✓')}${row('Bells', '–', '✓')}${row('Pumps', '2', '9')}${row('Maps', '–', '✓')}</table>`;
  const card = (name: string, price: string) => `<div><h3>${name}</h3><p>${price}</p><ul><li>All rows</li></ul></div>`;
  const text = await textOfPage(
    `<h2>Feature comparison</h2>${table}<h2>Pricing</h2><div>${card('Row', '$9/month')}${card('Slope', '$29/month')}</div>`,
  );
  expect(text.match(/Maps/g)).toHaveLength(1);
});

it('tells a table that its heading is about as it stands, and none that only stands beside it', async () => {
  const table = (...rows: string[]) =>
    `<table>${rows
      .map(
        (row, at) =>
          `<tr>${row
            .split('|')
            .map((cell) => (at === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`))
            .join('')}</tr>`,
      )
      .join('')}</table>`;
  const rows = ['Warden|2 m|Red', 'Bramley|3 m|Green', 'Codlin|4 m|Gold'];
  const told = await textOfPage(`<h2>Trees that Oakwell knows</h2>${table('Tree|Gap|Colour', ...rows)}`);
  expect(told).toContain('Tree Gap Colour Warden 2 m Red Bramley 3 m Green Codlin 4 m Gold');
  const beside = await textOfPage(`<h2>Rows in order</h2>${table('Entry|Gap|Colour', ...rows)}`);
  expect(beside).not.toContain('Bramley');
});

describe('an opening', () => {
  const openingOf = async (title: string, text: string) => {
    const html = `<html lang="en"><title>Oakwell — ${title}</title><main><h1>Rows in order</h1><p>${text}</p></main></html>`;
    const { sections } = draftOf(await sourceFrom([{ url: 'https://oakwell.example/', html }]), 'short');
    return sections.slice(0, 1).flatMap(({ blocks }) => blocks.map(textOf))[0] ?? '';
  };

  it('describes the product as what its site calls it, and says what the site goes on to say', async () => {
    const told = await openingOf('Home', 'A quiet map for old orchards. Walk each row and note what the trees need.');
    expect(told).toMatch(
      /Oakwell.* as “A quiet map for old orchards” and says: “Walk each row and note what the trees need\.”/,
    );
    const free = await openingOf('Home', 'Free, open-source orchard software. A calm tool for growers on wet slopes.');
    expect(free).toMatch(/ as “Free, open-source orchard software” and “A calm tool for growers on wet slopes\.”/);
  });

  it('quotes what praises the product', async () => {
    const told = await openingOf('Home', 'Oakwell is the easiest way to map an orchard, row by row and tree by tree.');
    expect(told).toContain('“Oakwell is the easiest way to map an orchard, row by row and tree by tree.”');
    expect(await openingOf('Home', 'Oakwell is an orchard map that lists each tree of a row.')).toMatch(
      /^Oakwell is an/,
    );
  });

  it('is what the site says of it about itself, without what is left of the line at its top', async () => {
    const definition = 'Oakwell is an orchard map that lists each tree of a row.';
    const top =
      '<h1>Rows in order</h1><p>List each tree of a row on the orchard map. Quick, calm and always at hand.</p>';
    const html = `<html lang="en"><title>Oakwell</title><main>${top}<h2>About Oakwell</h2><p>${definition}</p></main></html>`;
    const { sections } = draftOf(await sourceFrom([{ url: 'https://oakwell.example/', html }]), 'short');
    const [told = ''] = sections.slice(0, 1).flatMap(({ blocks }) => blocks.map(textOf));
    expect(told).toContain(definition);
    expect(told).not.toContain('says of it: “Quick');
  });

  it('names the product where nothing before its licence has', async () => {
    const html = `<html lang="en"><title>Oakwell</title><main><h1>Oakwell</h1><p>Rows and trees.</p></main><footer>MIT License</footer></html>`;
    const { sections } = draftOf(await sourceFrom([{ url: 'https://oakwell.example/', html }]), 'short');
    expect(sections.slice(0, 1).flatMap(({ blocks }) => blocks.map(textOf))[0]).toContain('Oakwell’s licence is MIT.');
  });

  it('calls it by no work that is done with it', async () => {
    const text = 'Each row of the orchard has a line on the map, and each tree a name in the list of its row.';
    expect(await openingOf('Orchard mapping at dusk', text)).not.toContain('Orchard mapping');
    expect(await openingOf('Orchard planner', text)).toMatch(/Oakwell, an “Orchard planner”, /);
  });

  it('calls it an app only where the site says nothing else of it', async () => {
    const called = /(?:called|calls (?:it|Oakwell)) .*web app/i;
    expect(await openingOf('A web app', '')).toMatch(called);
    const told = await openingOf('A web app', 'Oakwell lists each tree of an orchard, and maps it row by row.');
    expect(told).toMatch(/Oakwell lists each tree/);
    expect(told).not.toMatch(called);
  });
});

it('names the keyword that was asked for in its title, be the product’s name in it too', async () => {
  const source = await page('<main><h1>Oakwell</h1><p>Oakwell is an orchard planner for growers.</p></main>');
  const brief = { ...briefFor('', 'short'), keywords: ['Oakwell pricing'] };
  expect(composeProduct(prepareMaterial(brief, source)).metadata.title).toBe('Oakwell pricing: A Look at Oakwell');
});

it('says at a glance what the site lists under a heading as working with it', async () => {
  const names = ['Tidewise', 'SaltBox', 'Gull Drive'].map((name) => `<span>${name}</span>`).join('');
  const told = await textOfPage(
    `<h2>Works with your shed</h2><div>${names}</div><h2>Trees</h2><p>Oakwell is free for small orchards.</p>`,
  );
  expect(told).toContain('Works with Tidewise, SaltBox, Gull Drive');
});

it('sets plans side by side once, be the product’s name in theirs', async () => {
  const card = (name: string, price: string) =>
    `<div class="plan"><h3>${name}</h3><p>${price}</p><ul><li>Maps of rows</li><li>Lists of trees</li></ul></div>`;
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const table = `<table><tr><th>Feature</th><th>Oakwell Free</th><th>Oakwell Pro</th></tr>${row('Rows', '5', '500')}${row('Trees', '9', '900')}${row('Crews', '1', '20')}</table>`;
  const told = await textOfPage(
    `<h2>Pricing</h2><div>${card('Oakwell Free', 'Free')}${card('Oakwell Pro', '$9/month')}</div><h2>Compare plans</h2>${table}`,
  );
  expect(told.split('Rows 5 500')).toHaveLength(2);
});

it('tells what a card lists below its words, without what is to come', async () => {
  const part = (name: string, text: string, ...items: string[]) =>
    `<h3>${name}</h3><p>${text}</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const source = await page(
    `<main><h1>Oakwell</h1><p>Oakwell is an orchard planner for growers.</p><h2>What growers have</h2>
     ${part('Row maps', 'Oakwell draws each row of trees.', 'Trees by age', 'Rows by yield', 'Ladders (planned)')}
     ${part('Frost alarm', 'Oakwell rings before the blossom freezes.', 'On each phone', 'In the yard')}</main>`,
  );
  const blocks = draftOf(source, 'medium').sections.flatMap((section) => section.blocks);
  const lists = blocks.flatMap((block) => (block.kind === 'list' ? [block.items.map(({ text }) => text)] : []));
  expect(lists).toEqual([
    ['Trees by age', 'Rows by yield'],
    ['On each phone', 'In the yard'],
  ]);
});

it('tells a list whole under the words that lead to it, be one of its items told elsewhere', async () => {
  const item = 'Maps of every row for the growers of a valley';
  const text = await textOfPage(
    `<h2>Row maps</h2><p>Oakwell draws maps of every row for the growers of a valley.</p>
     <h2>Frost alarm</h2><p>Oakwell rings a bell in the yard before the blossom freezes.</p>
     <h2>Crate scales</h2><p>Oakwell weighs each crate at the gate of the yard.</p>
     <h2>Oakwell is built for:</h2><ul><li>${item}</li><li>Nights of frost in a late spring</li><li>Harvests with crates by the hundred</li></ul><h2>Farewell</h2>`,
  );
  expect(text).toMatch(/“Oakwell is built for”.*Maps of every row for the growers of a valley/s);
});

it('tells a card that is a list alone whole, or not at all, and what a thing does not do beside what it does', async () => {
  const card = (name: string, ...items: string[]) =>
    `<div class="card"><h3>${name}</h3><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></div>`;
  const long = (name: string) => `${name} each row of trees on one map of the whole orchard for all who pick there`;
  const told = (...more: string[]) =>
    textOfPage(
      `<h2>In the orchard</h2><div>${card('What Oakwell does', long('Draws'), long('Prints'), long('Counts'), ...more)}${card('What Oakwell does not do', 'It picks no apples at all.', 'It sells no apples either.')}${card('Gates', 'Bells that ring at noon', 'Locks that open at six')}</div>`,
    );
  const text = await told();
  for (const name of ['Draws', 'Prints', 'Counts']) expect(text).toContain(long(name));
  expect(text).toContain('It picks no apples at all');
  expect(await told('our own trees of the valley, where we grew up')).not.toContain(long('Draws'));
});

it('tells what begins with a mark of its own as the sentence that it is', async () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const text = await textOfPage(
    `<h2>On the slope</h2><div>${card('Row links', '[[rows]] lead from a tree to its row.')}${card('Frost alarm', 'A bell rings in the yard before the blossom freezes.')}${card('Crate scales', 'Crates are weighed at the gate of the yard.')}</div>`,
  );
  expect(text).toContain('lead from a tree to its row.');
});

it('tells an entry of a list that is a name alone beside those that say more', async () => {
  const items = [
    'Row maps: each row of trees on one map',
    'Frost alarm: a bell before the blossom freezes',
    'Crates: weighed at the gate of the yard',
    'Ladders for every tree',
  ];
  const text = await textOfPage(
    `<h2>What growers get</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`,
  );
  expect(text).toContain('Ladders for every tree');
});

it('tells a group whole, be one entry of it told in another', async () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const text = await textOfPage(
    `<h2>On the slope</h2><div>${card('Row maps', 'Each row of trees stands on one map of the slope.')}${card('Frost alarm', 'A bell rings in the yard before the blossom freezes.')}${card('Crate scales', 'Crates are weighed at the gate of the yard.')}</div>
     <h2>After dark</h2><div>${card('Night watch', 'Before the blossom freezes a bell rings in the yard.')}${card('Lamp lists', 'Who carries a lamp is written on a list by the door.')}${card('Fox fence', 'Wires along the hedge keep foxes out of the hen house.')}</div>`,
  );
  expect(text).toContain('Lamp lists');
  expect(text).toContain('Night watch');
});

it('tells a long list of a card whole, as a text, in a paragraph and in a table', async () => {
  const trees = ['Apples', 'Pears', 'Plums', 'Quinces', 'Medlars', 'Cherries', 'Walnuts', 'Sloes'].map(
    (name) => `${name} by the row`,
  );
  const told = (alarm: string, scales: string) =>
    textOfPage(
      `<h2>Row maps</h2><p>Oakwell draws each row of trees on one map.</p><ul>${trees.map((item) => `<li>${item}</li>`).join('')}</ul>
       <h2>Frost alarm</h2><p>${alarm}</p><h2>Crate scales</h2><p>${scales}</p><h2>Farewell</h2>`,
    );
  const [alarm, scales] = [
    'Oakwell rings a bell in the yard before the blossom freezes.',
    'Oakwell weighs each crate at the gate of the yard.',
  ];
  expect(await told(alarm, scales)).toContain(trees.join('; '));
  expect(await told(`${alarm} It is heard on the hill.`, `${scales} The gate knows whose it is.`)).toContain(
    `The site lists these: ${trees.join('; ')}.`,
  );
});

it('sets a command behind the words that lead to it, and others behind what is said of them', async () => {
  const told = await textOfPage(
    `<h2>Getting started</h2><ol class="steps"><li><h3>Install Oakwell</h3><p>Install it by hand.</p><pre>npm install -g oakwell</pre><p>Or take what growers take.</p><pre>brew install oakwell</pre></li>
     <li><h3>Draw a row</h3><p>Each tree of it gets its place.</p><pre># Of one yard\noakwell draw ./yard\n# Of all of them\noakwell draw</pre></li>
     <li><h3>Count the crates</h3><p>Each crate gets its row.</p></li></ol>`,
  );
  expect(told).toContain(
    'Install it by hand. `npm install -g oakwell`. Or take what growers take. `brew install oakwell`',
  );
  expect(told).toContain('place. Of one yard: `oakwell draw ./yard`. Of all of them: `oakwell draw`');
});

it('gives the steps of each system under its name', async () => {
  const steps = (system: string, ...items: string[]) =>
    `<h2>${system}</h2><ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
  const text = await textOfPage(
    `${steps('Windows 10 or 11', 'Run oakwell.exe from the folder of your downloads.', 'A bell in the tray says that the orchard is there.')}
     ${steps('macOS 12 or newer', 'Drag Oakwell to the applications of your Mac.', 'It asks for the microphone of the yard at the first start.')}<h2>Farewell</h2>`,
  );
  expect(text).toMatch(/Oakwell on Windows 10 or 11\n.*oakwell\.exe.*Oakwell on macOS 12 or newer\n.*microphone/s);
});

it('gives the commands of a step with it', async () => {
  const step = (name: string, below: string) => `<div class="step"><h3>${name}</h3>${below}</div>`;
  const told = await textOfPage(
    `<h2>Getting started</h2><div>${step('1. Install Oakwell', '<p>It takes a minute by hand.</p><pre>npm install -g oakwell</pre><pre>brew install oakwell</pre>')}${step('2. Draw a row', '<p>Each tree of it gets its place.</p>')}${step('3. Count the crates', '<p>Each crate gets its row.</p>')}</div>`,
  );
  expect(told).toContain('`npm install -g oakwell`; or `brew install oakwell`');
});

it('tells no paragraph of which a thing has said half, and no sentence of a thing that the article began with', async () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const cards = `<h2>On the slope</h2><div>${card('Row maps', 'Oakwell is an orchard planner for growers. Rows of trees stand on one map of the slope, with the year in which it was planted.')}${card('Frost alarm', 'A bell rings in the yard before the blossom freezes. It wakes who is on watch that night.')}${card('Crate scales', 'Crates are weighed at the gate of the yard. The sums go to the office at noon.')}</div>`;
  const text = await textOfPage(
    `${cards}<h2>At night</h2><p>Oakwell rings a bell in the yard before the blossom freezes and wakes who is on watch that night in the cold.</p>
     <h2>In the office</h2><p>Oakwell prints each season on paper for the tax office and keeps ten years of them in the archive of the valley.</p>`,
  );
  expect(text.match(/orchard planner for growers/g)).toHaveLength(1);
  expect(text).toContain('Rows of trees stand on one map');
  expect(text).not.toContain('in the cold');
  expect(text).toContain('in the archive of the valley');
});

it('tells things of which phrases say most as a list', async () => {
  const card = (name: string, said: string) => `<div class="card"><h3>${name}</h3><p>${said}</p></div>`;
  const text = await textOfPage(
    `<h2>In the yard</h2><div>${card('Row maps', 'Short rows in ink. Long rows in chalk.')}${card('Frost bell', 'Bronze from the shore. Ropes of hemp.')}${card('Crate scales', 'Weights by the gate. Crates from the slope.')}</div>`,
  );
  const { sections } = draftOf(
    await page(
      `<main><h1>Oakwell</h1><p>Oakwell is an orchard planner for growers.</p><h2>In the yard</h2><div>${card('Row maps', 'Short rows in ink. Long rows in chalk.')}${card('Frost bell', 'Bronze from the shore. Ropes of hemp.')}${card('Crate scales', 'Weights by the gate. Crates from the slope.')}</div></main>`,
    ),
    'short',
  );
  expect(text).toContain('**Row maps:** Short rows in ink. Long rows in chalk.');
  expect(sections.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'list')).toHaveLength(1);
});

it('tells things that no heading names under none of another part', async () => {
  const card = (name: string, said: string) => `<div class="card"><h3>${name}</h3><p>${said}</p></div>`;
  const more = await sourceFrom([
    {
      url: 'https://oakwell.example/',
      html: `<title>Oakwell</title><main><h1>Walk on</h1><p>Oakwell is an orchard planner for growers.</p><h2>Made for you!</h2><div>${card('Row maps', 'Each row lies on a map of the orchard. It shows every tree with its age.')}${card('Frost bell', 'A bell rings before the blossom freezes. It wakes whoever sleeps nearest.')}</div></main>`,
    },
    {
      url: 'https://oakwell.example/coach',
      html: `<title>Coach</title><main><h1>The coach</h1><p>A coach walks the rows with new growers, and shows them each cut on the tree before they take up the saw themselves.</p><h2>What a coach shows</h2><div>${card('Cuts', 'Each cut is shown on the tree. Growers repeat it on the next one in the row.')}${card('Ladders', 'Ladders are set on firm ground. A coach holds the first one for as long as it takes.')}${card('Saws', 'Saws are cleaned in the yard. They hang in a row until the next morning comes.')}</div></main>`,
    },
  ]);
  const { sections } = draftOf(more, 'medium');
  const holding = sections.find(({ blocks }) => blocks.some((block) => textOf(block).includes('Frost bell')));
  expect(holding?.blocks[0]).toMatchObject({ kind: 'heading', text: 'Oakwell features' });
});

it('has an article before the name once, be it a part of that', async () => {
  const html =
    '<title>The Row Keeper</title><main><h1>Walk on</h1><p>Walk your rows with a bell in hand and a map of the trees. We draw it.</p></main>';
  const { sections } = draftOf(await sourceFrom([{ url: 'https://rowkeeper.example/', html }]), 'short');
  const text = sections.flatMap(({ blocks }) => blocks.map(textOf)).join('\n');
  expect(text).toContain('The Row Keeper');
  expect(text).not.toMatch(/the the/i);
});

it('describes the product with nothing that only leads up to it', async () => {
  const html =
    '<title>Oakwell</title><main><h1>Walk on</h1><p>Rows are drawn by hand in the rain. Nobody finds the tree in spring. Crates are lost between tree and gate, and the year is gone before anybody has counted them. We fix that with a map.</p><h2>Rows</h2><p>Oakwell draws each row of trees on a map of the orchard.</p></main>';
  const { metadata } = draftOf(await sourceFrom([{ url: 'https://oakwell.example/', html }]), 'short');
  expect(metadata.metaDescription).not.toContain('Rows are drawn by hand');
});

it('tells a long list of sentences as paragraphs', async () => {
  const items = [
    'Rows of apple trees are drawn on a map of the whole slope, each with its year.',
    'Frost rings a bell in the yard, an hour before the blossom would freeze at dawn.',
    'Crates are weighed at the gate, by a scale that sends its sums to the office.',
    'Ladders carry a number, so that nobody leaves one of them in the grass over night.',
    'Pickers see on their phone which varieties are ripe, and where the nearest cart is.',
    'Barrels in the cellar are listed by age, taste and whoever filled them last autumn.',
    'Bees are counted by a camera above their hives, which sleeps as long as they do.',
    'Invoices leave by mail in the evening, with the weight of everything that was sold.',
  ];
  const { sections } = draftOf(
    await page(
      `<main><h1>Oakwell</h1><p>Oakwell is an orchard planner for growers.</p><h2>Features</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul><h2>Farewell</h2></main>`,
    ),
    'short',
  );
  const told = sections
    .flatMap(({ blocks }) => blocks)
    .filter((block) => items.some((item) => textOf(block).includes(item)));
  expect(told.map((block) => block.kind === 'paragraph' && block.sentences.length)).toEqual([5, 3]);
  // 'The nearest' ranks, as its makers would.
  expect(told.map(textOf).join(' ').replace(/[“”]/g, '')).toBe(items.join(' '));
});

it('heads what an install page tells as the start, and takes its excerpt from the first paragraph', async () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const source = await sourceFrom([
    {
      url: 'https://oakwell.example/',
      html: '<title>Oakwell</title><main><h1>Oakwell</h1><p>Oakwell is an orchard planner for growers.</p></main>',
    },
    {
      url: 'https://oakwell.example/install',
      html: `<title>Install Oakwell</title><main><h1>Your orchard, on every phone you own</h1><p>There are several phones in the valley on which Oakwell can be used in order to draw the rows of an orchard.</p><div>${card('On a phone', 'For phones that are no older than ten years.')}${card('At a desk', 'For desks with a window to the orchard.')}${card('On paper', 'For those who print each map of the orchard.')}</div></main>`,
    },
  ]);
  const { sections, metadata } = draftOf(source, 'short');
  const text = sections.flatMap(({ blocks }) => blocks.map(textOf)).join('\n');
  expect(text).toContain('Getting started with Oakwell');
  expect(metadata.excerpt).toMatch(/orchard planner for growers/);
  expect(metadata.excerpt).not.toContain('several phones');
});

describe('parts of the article', () => {
  const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;

  it('have the words that lead to a list, or no list', async () => {
    const thing = (name: string, first: string, lead: string) =>
      `<div class="card"><h3>${name}</h3><p>${first}</p><p>${lead}</p><ul><li>Count the blossoms of a row</li><li>Weigh crates at the gate</li></ul></div>`;
    const on = (lead: string) =>
      textOfPage(
        `<h2>In the valley</h2><div>${thing('Cider makers', 'Apples for cider come from many small slopes.', lead)}${thing('Plum growers', 'Plums are picked within a week of each other.', lead)}</div>`,
      );
    expect(await on('With Oakwell, they can:')).toMatch(/With Oakwell, they can:\n+Count the blossoms/);
    expect(await on('The steps below show how:')).not.toContain('Count the blossoms');
  });

  it('are called by the subject of their page, where another page than the first tells them', async () => {
    const step = (name: string, text: string) => `<li><h3>${name}</h3><p>${text}</p></li>`;
    const source = await sourceFrom([
      {
        url: 'https://oakwell.example/',
        html: '<title>Oakwell</title><main><h1>Oakwell</h1><p>Oakwell is an orchard planner for growers.</p></main>',
      },
      {
        url: 'https://oakwell.example/coached-season',
        html: `<title>Coached season</title><main><h1>A season with a grower beside you</h1><p>The coached season is for those who begin.</p><h2>How it works</h2><ol>${step('Call', 'Tell the grower which trees stand on your slope.')}${step('Plan', 'The grower draws the first map of the rows with you.')}${step('Pick', 'You call each other on the evening of every picking.')}</ol></main>`,
      },
    ]);
    const headings = draftOf(source, 'short').sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : [])),
    );
    expect(headings).toContain('Coached season');
  });

  it('set the product beside other ways, one below the other', async () => {
    const row = (cells: string[], tag = 'td') => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const on = async (other: string) =>
      textOfPage(
        `<h2>How Oakwell compares</h2><table>${row(['Way', 'What it does', 'What is left'], 'th')}${row(['Paper maps', 'Show the rows of last spring', 'Nobody draws new trees'])}${row([other, 'Show every tree in summer', 'Leaves hide the apples'])}${row(['Oakwell', 'Draws each row as it is planted', 'Growers add what they see'])}</table>`,
      );
    expect(await on('Aerial pictures')).toContain('Paper maps Show the rows of last spring Nobody draws new trees');
    // What is written as a name is one, unless it says of itself that it is any.
    expect(await on('Generic Pictures')).toContain('Paper maps Show the rows of last spring');
    expect(await on('Treegrid Pro')).not.toContain('Paper maps Show');
  });

  it('have no answer whose words stand in things, but one that denies', async () => {
    const asked = (question: string, answer: string) =>
      `<details><summary>${question}</summary><p>${answer}</p></details>`;
    const text = await textOfPage(
      `<h2>On the slope</h2><div>${card('Row maps', 'Oakwell draws each row of the orchard on a map of the slope.')}${card('Bells', 'One rings in the yard before the blossom freezes at dawn.')}${card('Scales', 'Crates are weighed at the gate before the carts leave.')}</div>
       <h2>FAQ</h2>${asked('What are bells and maps for?', 'Each row of the orchard is on a map, and before the blossom freezes at dawn a bell rings in the yard.')}${asked('Is there one in each row?', 'No. The yard has one bell on the slope, by the well.')}${asked('Who prints it?', 'A press in the next town prints large sheets in colour for a small fee.')}`,
    );
    expect(text).not.toContain('What are bells');
    expect(text).toContain('Is there one in each row?');
    expect(text).toContain('Who prints it?');
  });

  it('have no thing that asks what its own words, left out, answer', async () => {
    const on = (answer: string) =>
      textOfPage(
        `<h2>On the slope</h2><div>${card('Row maps', `Ever lost a row in the fog? It takes hours to find it again by foot. ${answer}`)}${card('Bells', 'One rings in the yard before the blossom freezes.')}${card('Scales', 'Crates are weighed at the gate before carts leave.')}</div>`,
      );
    expect(await on('The map knows each of them.')).toContain('Ever lost a row');
    expect(await on('The table below has each of them.')).not.toContain('Ever lost a row');
  });

  it('tell no systems where any device will do', async () => {
    const on = (more: string) => textOfPage(`<p>Oakwell works on iOS and Android.</p>${more}`);
    expect(await on('')).toContain('iOS and Android');
    expect(await on('<h2>Phones</h2><p>Oakwell works on any device.</p>')).not.toContain('It runs on iOS');
  });
  const cards = (...names: string[]) =>
    names.map((name) => card(name, `Oakwell ${name.toLowerCase()} on the phone of whoever is in the yard.`)).join('');

  it('tell how it is got apart from what it does', async () => {
    const text = await textOfPage(
      `<h2>In the orchard</h2><div>${cards('Maps the rows', 'Rings before frost', 'Weighs the crates')}</div>
       <h2>Installation</h2><div>${card('Windows', 'Run the installer and wait for the bell.')}${card('macOS', 'Drag the orchard to the applications folder.')}</div>`,
    );
    expect(text).toMatch(/\nIn the orchard\n.*\nInstallation\n.*Run the installer/s);
  });

  it('stand in quotation marks, all of a part, where one is its makers’ own word, and else in none', async () => {
    const of = (...more: string[]) =>
      textOfPage(
        `<h2>In the orchard</h2><div>${cards('Maps the rows', 'Rings before frost')}${card('Weighs the crates', `It takes the crate off the scale. ${more.join('')}`)}</div>`,
      );
    expect(await of()).toMatch(/Maps the rows:\*\* Oakwell maps/);
    const long = (last: string) =>
      textOfPage(
        `<h2>In the orchard</h2><div>${['Row maps', 'Frost bell', 'Crate scale'].map((name) => card(name, `All of it is on the phone of the yard. It is drawn at dawn by the ${name.toLowerCase()}. ${name === 'Crate scale' ? last : ''}`)).join('')}</div>`,
      );
    expect(await long('')).toContain('**Row maps:** All of it is on the phone');
    expect(await long('We sold our first one in a barn.')).toMatch(
      /\*\*Row maps:\*\* “All of it.*”.*\*\*Crate scale:\*\* “All of it.*in a barn\.”/s,
    );
  });

  it('have no lead-up to the product whose end is told elsewhere', async () => {
    const text = await textOfPage(
      `<h2>In the orchard</h2><div>${cards('Maps the rows', 'Rings before frost', 'Weighs the crates')}</div>
       <h2>Why</h2><p>Most rows of a valley are counted by hand in the rain of late autumn. Oakwell maps the rows on the phone of whoever is in the yard.</p><h2>Farewell</h2>`,
    );
    expect(text).not.toContain('counted by hand');
  });

  it('have the price in the opening or in the table below it', async () => {
    const text = await textOfPage(
      `<p>Works offline.</p><p>Runs on macOS and Windows. Its licence is MIT.</p><h2>Pricing</h2><div class="plan"><h3>Row</h3><p>$9/month</p><ul><li>All rows</li><li>Ladders</li></ul></div><div class="plan"><h3>Slope</h3><p>$29/month</p><ul><li>All slopes</li><li>Bells</li></ul></div>`,
    );
    const [opening = ''] = text.split('\nOakwell pricing');
    expect(opening.match(/\$9/g)).toHaveLength(1);
  });
});

describe('what is said of a thing', () => {
  const card = (name: string, said: string, more = '') =>
    `<div class="card"><h3>${name}</h3><p>${said}</p>${more}</div>`;
  const on = (...cards: string[]) => textOfPage(`<h2>On the slope</h2><div>${cards.join('')}</div>`);
  const bell = card('Frost bell', 'A bell rings in the yard before the blossom freezes.');
  const scales = card('Crate scales', 'Each crate is weighed at the gate of the yard.');

  it('ends before a few words of praise, but not before what limits it', async () => {
    const rows = (end: string) => card('Row maps', `Each row of the orchard lies on a map of the slope. ${end}`);
    expect(await on(rows('Peace of mind.'), bell, scales)).not.toContain('Peace');
    expect(await on(rows('No hidden fees.'), bell, scales)).toContain('No hidden fees.');
    expect(await on(rows('Draw, walk, pick.'), bell, scales)).toContain('Draw, walk, pick.');
  });

  it('begins behind a tagline of two parts, and ends before what its makers feel', async () => {
    const rows = 'Each row of the orchard lies on a map of the slope and of the yard';
    const told = await on(card('Row maps', `Your orchard, connected. ${rows}. We love old trees.`), bell, scales);
    expect(told).toMatch(/Row maps:\*\* Each row of the orchard/);
    expect(told).not.toContain('We love');
    expect(await on(card('Row maps', `Rows, numbered by hand. ${rows}.`), bell, scales)).toContain('Rows, numbered');
  });

  it('is told without what is still to come beside it, and not at all where that is the thing itself', async () => {
    const told = await on(card('Row maps', 'Each row lies on a map. Hedges coming soon!'), bell, scales);
    expect(told).toContain('Each row lies on a map');
    expect(told).not.toContain('Hedges');
    const maps = await on(card('Row maps', 'Each row lies on paper. The row maps are coming soon.'), bell, scales);
    expect(maps).not.toContain('Each row lies on paper');
  });

  it('has no lead to a list that is told nowhere', async () => {
    const lead = 'Open the settings to change these:';
    const said = 'Longer views of a slope group the rows of many years into one line.';
    const told = await on(card('Row maps', `Each row lies on a map. ${lead}</p><p>${said}`), bell, scales);
    expect(told).toContain(said);
    expect(told).not.toContain(lead);
  });

  it('is told once with the list below it, where that says the same', async () => {
    const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
    const line = 'Each row of the orchard lies on a map, and the ladders of a season are counted.';
    const same = list('Rows on a map', 'Ladders counted', 'Crates by the cart');
    expect(await on(card('Row maps', line, same), bell, scales)).not.toContain('Crates by the cart');
    const other = list('Apples by their age', 'Crates by the cart');
    expect(await on(card('Row maps', line, other), bell, scales)).toContain('Crates by the cart');
  });

  it('is told by another part in half of its words, where its own has little else to tell', async () => {
    const again = (said: string) =>
      textOfPage(
        `<h2>On the slope</h2><div>${bell}${scales}${card('Row maps', 'Each row lies on a map of the slope.')}</div><h2>By night</h2><div>${card('An ear for the cold', said)}${card('Every crate', 'A crate is weighed at the yard before it leaves.')}${card('Carts', 'Drawn to the press by two growers.')}</div>`,
      );
    expect(await again('A bell rings before the blossom of a tree freezes.')).not.toContain('An ear for the cold');
    expect(await again('A lamp wakes growers who sleep far from their trees.')).toContain('An ear for the cold');
  });
});

it('leads to things with the words that open their page, or says where they stand', async () => {
  const card = (name: string, said: string) => `<div class="card"><h3>${name}</h3><p>${said}</p></div>`;
  const cards = `<div>${card('Frost bell', 'A bell rings before the blossom freezes.')}${card('Crate scales', 'Each crate is weighed at the gate.')}${card('Row maps', 'Each row lies on a map.')}</div>`;
  const on = async (opening: string) => {
    const first =
      '<title>Oakwell</title><main><h1>Oakwell</h1><p>Oakwell is an orchard planner for growers.</p></main>';
    const source = await sourceFrom([
      { url: 'https://oakwell.example/', html: first },
      {
        url: 'https://oakwell.example/security',
        html: `<title>Security</title><main><h1>Security</h1>${opening}${cards}</main>`,
      },
    ]);
    return draftOf(source, 'short')
      .sections.flatMap(({ blocks }) => blocks.map(textOf))
      .join('\n');
  };
  expect(await on('')).toContain('security page](https://oakwell.example/security) lists:');
  expect(await on('<p>Oakwell keeps the harvest of every slope on a machine in the barn.</p>')).not.toContain('lists:');
});

it('leads once to the things of a page that no heading parts, but to a table of them again', async () => {
  const cards = (things: readonly string[]) =>
    things
      .map((thing) => thing.split(': '))
      .map(([name, said]) => `<div class="card"><h3>${name}</h3><p>${said}</p></div>`)
      .join('');
  const first = [
    'Row maps: Walk along each fence by noon.',
    'Frost bell: Sleep until it rings.',
    'Crates: Count them.',
  ];
  const further = [
    ...['Lamps: Light in every yard.', 'Ladders: Reach for the crown.', 'Carts: Bring apples downhill.'],
    ...['Gates: Close behind cattle.', 'Ponds: Water from April on.', 'Hives: Honey beside pears.'],
    ...['Sheds: Tools under a roof.', 'Scales: Weigh what is sold.'],
  ];
  const leads = async (count: number) => {
    const text = await textOfPage(
      `<h2>What you get</h2><div>${cards(first)}</div><h2>What is included</h2><div>${cards(further.slice(0, count))}</div>`,
    );
    return text.match(/^The .* lists:/gm)?.length;
  };
  expect(await leads(3)).toBe(1);
  expect(await leads(8)).toBe(2);
});

it('tells how it is paid for behind what it does, where a page of prices says so under a heading of its own', async () => {
  const card = (name: string, said: string) => `<div class="card"><h3>${name}</h3><p>${said}</p></div>`;
  const billing = [
    'Crews: Each crew that walks counts.',
    'Storms: Crews of a storm are free.',
    'Winter: No crew counts.',
  ];
  const things = ['Maps: Each row lies on a map.', 'Bell: It rings before frost comes.', 'Scales: Crates are weighed.'];
  const grid = (of: readonly string[]) =>
    `<div>${of
      .map((one) => one.split(': '))
      .map(([name = '', said = '']) => card(name, said))
      .join('')}</div>`;
  const site = await sourceFrom([
    {
      url: 'https://oakwell.example/',
      html: `<html lang="en"><title>Oakwell</title><main><h1>Oakwell</h1><p>Oakwell is an orchard planner for growers.</p></main></html>`,
    },
    {
      url: 'https://oakwell.example/pricing',
      html: `<html lang="en"><title>Pricing</title><main><h1>Pricing</h1><h2>How crews are counted</h2>${grid(billing)}</main></html>`,
    },
    {
      url: 'https://oakwell.example/yard',
      html: `<html lang="en"><title>Yard</title><main><h1>In the yard</h1><h2>Out in the rows</h2>${grid(things)}</main></html>`,
    },
  ]);
  const text = draftOf(site, 'short')
    .sections.flatMap(({ blocks }) => blocks.map(textOf))
    .join('\n');
  expect(text).toMatch(/Each row lies on a map.*Each crew that walks counts/s);
});

it('tells a list of conditions behind the words that lead to it, or it would say the opposite', async () => {
  const text = await textOfPage(
    `<h2>Good to know</h2><p>Before the first frost Oakwell does not:</p><ul><li>Ring a bell on Sundays in the yard.</li><li>Draw the rows of an orchard abroad.</li><li>Weigh a crate without its lid.</li></ul>`,
  );
  expect(text).toMatch(/“Before the first frost Oakwell does not:”\nRing a bell on Sundays/);
});
