import { describe, expect, it } from 'vitest';
import { productSheet } from '../../contract/product-sheet.ts';
import { foldText } from '../page/fold-text.ts';
import { parsePage } from '../parse-page.ts';
import type { Source } from '../types.ts';
import { assembleSource } from './assemble.ts';
import { readSite, type SiteName, siteNames } from './fixtures.ts';

const assemble = async (name: SiteName) => assembleSource(await readSite(name));
const sheetOf = async (name: SiteName) => (await assemble(name)).sheet;

/** Every entry of a sheet that names its page and its quote. */
const entriesOf = ({ sheet }: Source) => [
  ...[sheet.kind, sheet.description].filter((entry) => entry !== null),
  ...[...sheet.plans, ...sheet.features, ...sheet.integrations, ...sheet.quotes, ...sheet.questions],
  ...[...sheet.figures, ...sheet.company, ...sheet.notices],
];

describe.each(siteNames)('the source of %s', (name) => {
  it('states nothing that its pages do not', async () => {
    const source = await assemble(name);
    const texts = source.pages.map((page) => foldText(page.text));
    for (const { page, quote } of entriesOf(source)) expect(texts[page]).toContain(foldText(quote));
    for (const { page, sentences } of source.passages)
      for (const sentence of sentences) expect(texts[page]).toContain(foldText(sentence));
  });

  it('is a sheet as the contract has it', async () => {
    const { sheet } = await assemble(name);
    expect(productSheet.parse(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet);
  });

  it('is the same after its pages were stored as JSON', async () => {
    const pages = await readSite(name);
    expect(assembleSource(JSON.parse(JSON.stringify(pages)))).toEqual(assembleSource(pages));
  });
});

describe('names, kinds and languages', () => {
  it.each<[SiteName, string, Source['kind'], string | null]>([
    ['tabs', 'Loomtally', 'product', 'order tracking software'],
    ['webflow', 'Harborline', 'product', 'dock scheduling platform'],
    ['tables', 'PageMinder', 'product', 'Web page monitoring software'],
    ['wordpress', 'Seedbed Planner', 'product', 'Vegetable garden planning app'],
    ['docusaurus', 'Ferrite', 'docs', 'embedded key-value store'],
    ['pricing', 'Quillstack', 'product', 'editorial calendar'],
    ['spa', 'Nimbus Roster', 'product', null],
    ['bootstrap', 'ChairTime', 'product', 'online booking system'],
    ['next', 'Orbitdesk', 'product', 'help desk'],
    ['article', 'The Tidepool Journal', 'article', null],
  ])('of %s', async (site, name, kind, productKind) => {
    const source = await assemble(site);
    expect([source.sheet.name, source.kind, source.language]).toEqual([name, kind, 'en']);
    expect(source.sheet.kind?.text ?? null).toBe(productKind);
  });
});

describe('plans', () => {
  const plansOf = async (site: SiteName) =>
    (await sheetOf(site)).plans.map(({ name, price }) => [
      ...[name, price?.kind, price?.amount, price?.currency, price?.period, price?.unit],
    ]);

  it('come from cards, with what belongs to which', async () => {
    const { plans } = await sheetOf('tabs');
    expect(plans).toHaveLength(3);
    expect(plans[0]).toMatchObject({
      name: 'Shed',
      price: { amount: 12, currency: 'USD', period: 'month' },
      description: 'For a weaver with a few looms at home.',
      includes: ['4 looms', '1 yarn store', 'Answers by mail'],
    });
    expect(plans[2]).toMatchObject({ name: 'Several halls', price: { amount: 89 } });
    expect(plans[2]?.includes).toContain('Answers by telephone');
  });

  it('come from cards without any heading, one on request', async () => {
    expect(await plansOf('webflow')).toEqual([
      ['Pier', 'amount', 45, 'USD', 'month', 'door'],
      ['Harbor', 'amount', 65, 'USD', 'month', 'door'],
      ['Fleet', 'on request', null, null, null, null],
    ]);
    const { plans } = await sheetOf('webflow');
    expect(plans[1]?.includes).toEqual(['Everything in Pier', 'Freight rules', 'Detention clock', 'WMS connection']);
  });

  it('come from tables, whichever way they lie', async () => {
    expect((await plansOf('pricing')).map(([name, , amount]) => [name, amount])).toEqual([
      ['Draft', 0],
      ['Desk', 14],
      ['Newsroom', 32],
    ]);
    expect((await plansOf('tables')).map(([name, , amount]) => [name, amount])).toEqual([
      ['Light', 0],
      ['Personal', 29.95],
      ['Professional', 79.95],
    ]);
  });

  it('have a price on request, and none of what is crossed out', async () => {
    const { plans } = await sheetOf('bootstrap');
    expect(plans[0]).toMatchObject({ name: 'Single', price: { amount: 49, currency: 'EUR', period: 'month' } });
    expect(plans[0]?.includes).toEqual(['1 dentist', 'Booking page', '200 text messages']);
    expect(plans[2]).toMatchObject({ name: 'Clinic', price: { kind: 'on request' } });
  });

  it('keep their price by the year beside the one by the month', async () => {
    const { plans } = await sheetOf('next');
    expect(plans.map(({ name, price, otherPrices }) => [name, price?.amount, otherPrices[0]?.amount])).toEqual([
      ['Bench', 24, 20],
      ['Workshop', 49, 41],
      ['Factory', null, undefined],
    ]);
  });

  it('come from the structured data of a page that scripts fill', async () => {
    expect((await plansOf('spa')).map(([name, , amount, currency]) => [name, amount, currency])).toEqual([
      ['Ward', 3.5, 'EUR'],
      ['House', 5, 'EUR'],
      ['Trial', 0, null],
    ]);
  });
});

describe('features, questions, quotes and the rest', () => {
  const names = async (site: SiteName) => (await sheetOf(site)).features.map(({ name }) => name);

  it('are features from tabs, definition lists, plain boxes and lists', async () => {
    expect(await names('tabs')).toEqual([
      ...['Pick counter', 'Warp plans', 'Delivery notes', 'Fault cards', 'Large buttons', 'Works without network'],
      'Yarn store',
    ]);
    expect(await names('webflow')).toEqual([
      ...['Publish your open slots', 'Let carriers book', 'Guide the driver in'],
      ...['Live yard board', 'Detention clock', 'Freight rules', 'Late notices'],
    ]);
    expect(await names('tables')).toEqual(expect.arrayContaining(['Watch any page', 'See the difference']));
    expect(await names('next')).toContain('Serial number lookup');
  });

  it('keeps each explanation with its feature, and knows steps', async () => {
    const { features } = await sheetOf('tabs');
    expect(features.find(({ name }) => name === 'Works without network')).toMatchObject({
      role: 'feature',
      heading: 'Built for noise, dust and gloves.',
      sentences: [
        'Counts are kept in the clip for nine days and sent once the hall is back online.',
        'A cut cable costs no pick.',
      ],
    });
    const steps = (await sheetOf('webflow')).features.filter(({ role }) => role === 'step');
    expect(steps.map(({ name }) => name)).toEqual([
      'Publish your open slots',
      'Let carriers book',
      'Guide the driver in',
    ]);
  });

  it('reads folded answers, structured ones and those of plain boxes', async () => {
    const questions = async (site: SiteName) => (await sheetOf(site)).questions.map(({ question }) => question);
    expect(await questions('tabs')).toHaveLength(3);
    expect(await questions('webflow')).toContain('Do carriers need an account?');
    expect((await sheetOf('spa')).questions[0]?.answer).toEqual([
      'Yes. Rest periods, weekly limits and night work rules of 14 countries are built in. You can add rules of your own.',
    ]);
  });

  it('reads quotes with their speakers, cloned slides once', async () => {
    const quotes = async (site: SiteName) =>
      (await sheetOf(site)).quotes.map(({ speaker, role, organisation }) => [speaker, role, organisation]);
    expect(await quotes('tabs')).toEqual([
      ['Brigid Aalto', 'Foreman', 'Old Ferry Woollens'],
      ['Tomas Reul', 'Owner', 'Teasel & Daughters'],
    ]);
    expect(await quotes('webflow')).toEqual([
      ['Dolores Whitfield', 'Yard manager', 'Cobalt Foods'],
      ['Teo Brandt', 'Operations lead', 'Halyard Logistics'],
    ]);
    expect(await quotes('bootstrap')).toEqual([
      ['Dr. Katrin Vogel', 'Practice owner', 'Leipzig'],
      ['Dr. Paulo Reis', 'Dentist', 'Porto'],
    ]);
    expect(await quotes('tables')).toEqual([['Harriet Lindqvist', 'paralegal', null]]);
  });

  it('reads integrations from logos, cards and lone lines', async () => {
    const integrations = async (site: SiteName) => (await sheetOf(site)).integrations.map(({ name }) => name);
    expect(await integrations('tabs')).toEqual([
      ...['LexiBooks Online', 'Tallyhouse', 'Parcelwise', 'Shopgate', 'Yarnbase', 'Paymill'],
    ]);
    expect(await integrations('webflow')).toEqual(['Northport WMS', 'Stacker EWM', 'Palletwise']);
    expect(await integrations('next')).toEqual(['Shopify', 'Jira', 'Slack', 'DHL']);
  });

  it('says what the product is', async () => {
    expect((await sheetOf('wordpress')).description?.text).toBe(
      'Seedbed Planner is a garden planning app for people who grow their own vegetables.',
    );
    expect((await sheetOf('tables')).description?.text).toMatch(/^PageMinder is a small desktop program/);
  });

  it('takes facts of the company from its own page', async () => {
    expect((await sheetOf('tabs')).company).toContainEqual(
      expect.objectContaining({
        text: 'Loomtally was founded in 2017 in Tampere, Finland, by two brothers who ran a blanket mill.',
        page: 1,
      }),
    );
  });

  it('keeps articles and docs in their sections', async () => {
    const headings = async (site: SiteName) => (await assemble(site)).passages.map(({ heading }) => heading);
    expect(await headings('article')).toEqual(
      expect.arrayContaining(['The page that nobody owns', 'Search is the front door', 'What it cost']),
    );
    expect(await headings('docusaurus')).toEqual(expect.arrayContaining(['How it works', 'Wear levelling']));
  });

  it('makes do with no page at all and with an empty one', async () => {
    expect(assembleSource([])).toMatchObject({ kind: 'product', sheet: { name: '', features: [] }, passages: [] });
    const empty = await parsePage('', 'https://acme.com/', 0);
    expect(assembleSource([empty]).sheet).toMatchObject({ name: 'Acme', description: null });
  });
});
