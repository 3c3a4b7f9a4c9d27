import { describe, expect, it } from 'vitest';
import { findAll } from './assemble.ts';
import { readSite, type SiteName, siteNames } from './fixtures.ts';
import { foldText, textKey } from './fold-text.ts';
import type { Found, Verbatim } from './found.ts';
import { parsePage } from './parse-page.ts';

const assemble = async (name: SiteName) => findAll(await readSite(name));

/** Every text of a source with the page on which it must stand. */
function textsOf(source: Found): Verbatim[] {
  const at = (page: number, ...texts: Array<string | null>) =>
    texts.flatMap((text) => (text === null ? [] : [{ text, page }]));
  return [
    ...(source.tagline ? [source.tagline] : []),
    ...source.summary,
    ...source.features.flatMap(({ name, details, page }) => at(page, name, ...details)),
    ...source.plans.flatMap((plan) =>
      at(plan.page, plan.name, plan.price, plan.period, plan.description, ...plan.features),
    ),
    ...source.priceNotes,
    ...source.integrations.flatMap(({ name, page }) => at(page, name)),
    ...source.faq.flatMap(({ question, answer, page }) => at(page, question, ...answer)),
    ...source.quotes.flatMap(({ text, speaker, role, page }) => at(page, text, speaker, role)),
    ...source.company,
    ...source.passages.flatMap(({ heading, sentences, page }) => at(page, heading, ...sentences)),
  ];
}

/** Sentences that may stand in one place only. */
function sentencesOf(source: Found): string[] {
  return [
    ...source.summary.map(({ text }) => text),
    ...source.features.flatMap(({ details }) => details),
    ...source.priceNotes.map(({ text }) => text),
    ...source.faq.flatMap(({ answer }) => answer),
    ...source.quotes.map(({ text }) => text),
    ...source.company.map(({ text }) => text),
    ...source.passages.flatMap(({ sentences }) => sentences),
  ];
}

const furniture =
  /cookie|all rights reserved|©|skip to|sign in|^log ?in$|newsletter|subscribe|must (?:never|not) be read|javascript is|leave a reply|share this|most popular|learn more|edit this page|recent posts|feedback/i;

describe.each(siteNames)('the source of %s', (name) => {
  it('says only what its pages say', async () => {
    const source = await assemble(name);
    for (const { text, page } of textsOf(source))
      expect(foldText(source.pages[page]?.text ?? '')).toContain(foldText(text));
  });

  it('says nothing twice', async () => {
    const keys = sentencesOf(await assemble(name)).map(textKey);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('has no furniture', async () => {
    expect(textsOf(await assemble(name)).filter(({ text }) => furniture.test(text))).toEqual([]);
  });

  it('survives being stored as JSON', async () => {
    const pages = await readSite(name);
    expect(findAll(JSON.parse(JSON.stringify(pages)))).toEqual(JSON.parse(JSON.stringify(findAll(pages))));
  });
});

describe('names, kinds and languages', () => {
  it.each<[SiteName, string, Found['kind'], string]>([
    ['tailwind', 'Ledgerlark', 'product', 'en'],
    ['webflow', 'Harborline', 'product', 'en'],
    ['tables', 'PageMinder', 'product', 'en'],
    ['wordpress', 'Seedbed Planner', 'product', 'en'],
    ['docusaurus', 'Ferrite', 'docs', 'en'],
    ['pricing', 'Quillstack', 'product', 'en'],
    ['spa', 'Nimbus Roster', 'product', 'en'],
    ['bootstrap', 'ChairTime', 'product', 'en'],
    ['next', 'Orbitdesk', 'product', 'en'],
    ['article', 'The Tidepool Journal', 'article', 'en'],
  ])('of %s', async (site, name, kind, language) => {
    expect(await assemble(site)).toMatchObject({ name, kind, language });
  });
});

describe('plans', () => {
  it('reads cards of headings, and what belongs to which', async () => {
    const { plans, priceNotes } = await assemble('tailwind');
    expect(plans).toEqual([
      {
        name: 'Starter',
        price: '$9',
        period: '/month',
        description: 'Good for anyone who is just opening a shop.',
        features: ['50 receipts a month', '1 bank account', 'Email support'],
        page: 0,
      },
      expect.objectContaining({ name: 'Small shop', price: '$19', period: '/month' }),
      expect.objectContaining({
        name: 'Several shops',
        price: '$39',
        features: expect.arrayContaining(['Phone support']),
      }),
    ]);
    expect(priceNotes.map(({ text }) => text)).toContain('Every plan starts with a free trial of 30 days.');
  });

  it('reads cards without any heading, with custom prices', async () => {
    const { plans } = await assemble('webflow');
    expect(plans.map(({ name, price, period }) => [name, price, period])).toEqual([
      ['Pier', '$45', 'per door / month'],
      ['Harbor', '$65', 'per door / month'],
      ['Fleet', 'Custom', null],
    ]);
    expect(plans[1]?.features).toEqual(['Everything in Pier', 'Freight rules', 'Detention clock', 'WMS connection']);
  });

  it('reads a table with plans as columns, badges and ticks apart, and no add-ons', async () => {
    const { plans } = await assemble('pricing');
    expect(plans.map(({ name, price, description }) => [name, price, description])).toEqual([
      ['Draft', '$0', 'Freelancers'],
      ['Desk', '$14', 'Content teams'],
      ['Newsroom', '$32', 'Publishers with several brands'],
    ]);
    expect(plans[0]?.features).toEqual(['Writers: 1', 'Calendars: 1']);
    expect(plans[2]?.features).toContain('Audit log');
  });

  it('reads a table with plans as rows', async () => {
    const { plans } = await assemble('tables');
    expect(plans.map(({ name, price, features }) => [name, price, features[0]])).toEqual([
      ['Light', 'Free', 'Pages: 5'],
      ['Personal', '$29.95', 'Pages: 100'],
      ['Professional', '$79.95', 'Pages: Unlimited'],
    ]);
  });

  it('leaves out what a plan lists as missing, and reads prices with the sign behind', async () => {
    const { plans } = await assemble('bootstrap');
    expect(plans[0]).toMatchObject({ name: 'Single', price: '49 €', period: '/ month' });
    expect(plans[0]?.features).toEqual(['1 dentist', 'Booking page', '200 text messages']);
    expect(plans[2]).toMatchObject({ name: 'Clinic', price: 'On request', period: null });
  });

  it('keeps the yearly price of a plan beside the monthly one', async () => {
    const { plans } = await assemble('next');
    expect(plans.map(({ name, price, period }) => [name, price, period])).toEqual([
      ['Bench', '$24', 'per agent / month'],
      ['Bench', '$20', 'per agent / month, billed yearly'],
      ['Workshop', '$49', 'per agent / month'],
      ['Workshop', '$41', 'per agent / month, billed yearly'],
      ['Factory', "Let's talk", null],
    ]);
  });

  it('falls back on structured data', async () => {
    const { plans } = await assemble('spa');
    expect(plans.map(({ name, price }) => [name, price])).toEqual([
      ['Ward', '€3.50'],
      ['House', '€5'],
      ['Trial', 'Free'],
    ]);
  });
});

describe('features, questions, quotes and the rest', () => {
  it('reads features from tabs, definition lists, plain boxes and lists', async () => {
    const names = async (site: SiteName) => (await assemble(site)).features.map(({ name }) => name);
    expect(await names('tailwind')).toEqual(
      expect.arrayContaining([
        'Receipts',
        'Bank feeds',
        'Sales tax',
        'Payroll notes',
        'Works at the counter',
        'Offline mode',
      ]),
    );
    expect(await names('webflow')).toEqual(['Live yard board', 'Detention clock', 'Freight rules', 'Late notices']);
    expect(await names('wordpress')).toEqual(
      expect.arrayContaining(['Draw your beds', 'Companions', 'Pests', 'Succession']),
    );
    expect(await names('tables')).toEqual(expect.arrayContaining(['Watch any page', 'See the difference']));
    expect(await names('next')).toContain('Serial number lookup');
  });

  it('keeps each explanation with its feature', async () => {
    const { features } = await assemble('tailwind');
    expect(features.find(({ name }) => name === 'Offline mode')?.details).toEqual([
      'Receipts taken without a connection are kept on the device and sent later.',
      'Nothing is lost when the router is restarted.',
    ]);
  });

  it('reads folded answers, structured ones and those of plain boxes', async () => {
    const questions = async (site: SiteName) => (await assemble(site)).faq.map(({ question }) => question);
    expect(await questions('tailwind')).toHaveLength(3);
    expect(await questions('webflow')).toContain('Do carriers need an account?');
    expect(await questions('pricing')).toContain('Who counts as a writer?');
    const { faq } = await assemble('spa');
    expect(faq[0]?.answer).toEqual([
      'Yes.',
      'Rest periods, weekly limits and night work rules of 14 countries are built in.',
      'You can add rules of your own.',
    ]);
  });

  it('reads quotes with their speakers, cloned slides once', async () => {
    const quotes = async (site: SiteName) => (await assemble(site)).quotes.map(({ speaker, role }) => [speaker, role]);
    expect(await quotes('tailwind')).toEqual([
      ['Sheryl Berge', 'Owner, Pinecone Toys'],
      ['Amy Hahn', 'Manager, Moss & Fern'],
    ]);
    expect(await quotes('webflow')).toEqual([
      ['Dolores Whitfield', 'Yard manager, Cobalt Foods'],
      ['Teo Brandt', 'Operations lead, Halyard Logistics'],
    ]);
    expect(await quotes('bootstrap')).toEqual([
      ['Dr. Katrin Vogel', 'Practice owner, Leipzig'],
      ['Dr. Paulo Reis', 'Dentist, Porto'],
    ]);
    expect(await quotes('tables')).toEqual([['Harriet Lindqvist', 'paralegal']]);
    expect(await quotes('wordpress')).toEqual([
      ['Margaret Ellery', 'Norwich'],
      ['Daniel Osei', 'teacher at Brook Lane Primary'],
    ]);
  });

  it('reads integrations from logos, cards and lone lines', async () => {
    const names = async (site: SiteName) => (await assemble(site)).integrations.map(({ name }) => name);
    expect(await names('tailwind')).toEqual(['Square', 'Shopify', 'Stripe', 'Clover', 'PayPal']);
    expect(await names('webflow')).toEqual(['Northport WMS', 'Stacker EWM', 'Palletwise']);
    expect(await names('next')).toEqual(['Shopify', 'Jira', 'Slack', 'DHL']);
  });

  it('says what the product is first', async () => {
    const first = async (site: SiteName) => (await assemble(site)).summary[0]?.text;
    expect(await first('webflow')).toBe('Harborline is a dock scheduling platform for warehouses with 4 to 80 doors.');
    expect(await first('wordpress')).toBe(
      'Seedbed Planner is a garden planning app for people who grow their own vegetables.',
    );
    expect(await first('tables')).toMatch(/^PageMinder is a small desktop program/);
  });

  it('takes facts of the company from its own page', async () => {
    const { company } = await assemble('tailwind');
    expect(company).toContainEqual({
      text: 'Ledgerlark was founded in 2019 in Columbus, Ohio, by two sisters who ran a toy shop.',
      page: 1,
    });
  });

  it('keeps articles and docs in their sections', async () => {
    const headings = async (site: SiteName) => (await assemble(site)).passages.map(({ heading }) => heading);
    expect(await headings('article')).toEqual([
      'The page that nobody owns',
      'Search is the front door',
      'What it cost',
    ]);
    expect(await headings('docusaurus')).toEqual(expect.arrayContaining(['How it works', 'Wear levelling', 'Licence']));
  });

  it('drops what all pages of a site repeat', async () => {
    const page = (path: string, own: string) =>
      parsePage(
        `<title>${path} | Acme</title><h1>${own}</h1><p>${own} is explained in one whole sentence here.</p><h2>Built for people</h2><p>Our award is on every page of this site.</p>`,
        `https://acme.com/${path}`,
        0,
      );
    const source = findAll(await Promise.all([page('', 'First'), page('tour', 'Second'), page('more', 'Third')]));
    expect(sentencesOf(source).join(' ')).not.toContain('award');
  });

  it('makes do with no page at all and with an empty one', async () => {
    expect(findAll([])).toMatchObject({ name: '', kind: 'product', features: [], passages: [] });
    expect(findAll([await parsePage('', 'https://acme.com/', 0)])).toMatchObject({ name: 'Acme', summary: [] });
  });
});
