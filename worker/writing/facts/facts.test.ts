import { describe, expect, it } from 'vitest';
import type { ProductSheet } from '../../contract/product-sheet.ts';
import { foldText } from '../../language/words.ts';
import { chooseKeyphrase } from '../../source/sheet/keyphrase.ts';
import { kindInFull } from '../../source/sheet/kind-in-words.ts';
import type { Source } from '../../source/types.ts';
import { sourceFrom } from '../test/articles.ts';
import { ledgerly } from '../test/sources/index.ts';
import { collectFacts } from './facts.ts';

const withSheet = (changes: Partial<ProductSheet>): Source => ({
  ...ledgerly,
  sheet: { ...ledgerly.sheet, ...changes },
});
const quotesOf = (source: Source, kind: string) =>
  collectFacts(source).facts.flatMap((fact) => (fact.kind === kind ? [fact.quote] : []));

describe('the facts of a source', () => {
  it('stand verbatim on the page that they name', () => {
    const { facts } = collectFacts(ledgerly);
    const strays = facts.filter(({ source, quote }) => {
      const { title = '', text = '' } = ledgerly.pages[source] ?? {};
      return !foldText(`${title}\n${text}`).includes(foldText(quote));
    });
    expect(strays).toEqual([]);
    expect(facts.length).toBeGreaterThan(60);
  });

  it('come from every kind of entry, each by its kind', () => {
    const text = 'Today 4,200 studios in 31 countries send their invoices with Ledgerly.';
    const audience = { text: 'design studios that bill by the project', page: 0, quote: text };
    const source = withSheet({
      audience,
      kind: { ...audience, text: 'invoicing software' },
      figures: [{ claim: text, figure: '4,200', page: 0, quote: text }],
      notices: [{ text: 'Two-factor sign-in is available on every plan.', availability: null, page: 0, quote: text }],
    });
    const kinds = new Set(collectFacts(source).facts.map(({ kind }) => kind));
    for (const kind of ['name', 'kind', 'audience', 'notice', 'summary', 'feature', 'price', 'plan', 'integration'])
      expect(kinds).toContain(kind);
    for (const kind of ['question', 'quote', 'figure', 'company', 'passage']) expect(kinds).toContain(kind);
  });

  it('are ways to get it, as its page prints them', () => {
    const [line = ''] = ledgerly.pages[0]?.text.split('\n') ?? [];
    const of = (quote: string) => ({ kind: 'system' as const, value: 'macOS', url: null, page: 0, quote });
    const { facts, access } = collectFacts(withSheet({ access: [of(`${line} of nobody`), of(line)] }));
    expect(access).toMatchObject([{ value: 'macOS', quote: line }]);
    expect(facts[access[0]?.fact ?? -1]?.quote).toBe(line);
  });

  it('are limits, each with the words that it leans on, whatever else says the same', () => {
    const [first] = ledgerly.sheet.features;
    const [sentence = ''] = first?.sentences ?? [];
    const quote = `${first?.name}\n${sentence}`;
    const limits = [
      { text: sentence, page: first?.page ?? 0, quote: sentence },
      { text: sentence, page: first?.page ?? 0, quote },
      { text: 'Ledgerly cannot fly.', page: 0, quote: 'Ledgerly cannot fly.' },
    ];
    expect(quotesOf(withSheet({ limits }), 'limit')).toEqual([sentence, quote]);
  });

  it('are none where the page does not have the words', () => {
    const invented = { text: 'Ledgerly was bought by a bank.', page: 0, quote: 'Ledgerly was bought by a bank.' };
    expect(quotesOf(withSheet({ company: [invented] }), 'company')).toEqual([]);
    const onAnotherPage = { ...invented, text: 'Track time per project and stage.', page: 1 };
    expect(quotesOf(withSheet({ company: [onAnotherPage] }), 'company')).toEqual([]);
  });

  it("have a plan's price with the plan's name, also where the page says them apart", () => {
    expect(quotesOf(ledgerly, 'price')).toContain('Solo\n$12 per month');
    const apart = ledgerly.sheet.plans.map((plan) => ({ ...plan, quote: plan.name }));
    expect(quotesOf(withSheet({ plans: apart }), 'price')).toEqual(
      expect.arrayContaining(['Solo', '$12 per month', 'Agency', '$79 per month']),
    );
  });

  it('have a plan as one block, so that what it includes is told with its name', () => {
    const { facts, plans, context } = collectFacts(ledgerly);
    const [solo] = ledgerly.sheet.plans;
    expect(facts.map(({ quote }) => quote)).toContain(solo?.quote);
    const heads = context.get(plans[0]?.includes[0] ?? -1) ?? [];
    expect(heads.map((fact) => facts[fact]?.quote).join()).toContain(solo?.name);
  });

  it('have the plans that a feature is tied to with its name', () => {
    const [feature] = ledgerly.sheet.features;
    const quote = `${feature?.name}\n${feature?.sentences[0]}`;
    const headsOf = (plans: string[]) => {
      const features = feature ? [{ ...feature, quote, plans }] : [];
      const { facts, context } = collectFacts(withSheet({ features }));
      const sentence = facts.findIndex((fact) => fact.quote === feature?.sentences[0]);
      return (context.get(sentence) ?? []).map((fact) => facts[fact]?.quote);
    };
    expect(headsOf(['Studio'])).toEqual(expect.arrayContaining([feature?.name, quote]));
    expect(headsOf([])).not.toContain(quote);
  });

  it('have its other prices too', () => {
    const plans = ledgerly.sheet.plans.map((plan) => ({ ...plan, otherPrices: plan.price ? [plan.price] : [] }));
    const [solo, studio] = plans;
    const yearly = solo && studio ? [{ ...solo, otherPrices: studio.otherPrices }] : [];
    expect(quotesOf(withSheet({ plans: yearly }), 'price')).toEqual(
      expect.arrayContaining(['Solo\n$12 per month', '$29 per month']),
    );
  });

  it('are sentences, also where an answer is a paragraph', () => {
    const [question] = ledgerly.sheet.questions.slice(2);
    const asParagraph = question ? [{ ...question, answer: [question.answer.join(' ')] }] : [];
    expect(quotesOf(withSheet({ questions: asParagraph }), 'question')).toEqual(
      expect.arrayContaining(question?.answer ?? []),
    );
  });

  it('are items of lists, with what stands over them', async () => {
    const list = (heading: string) =>
      `<h2>${heading}</h2><p>Oakwell is kept by growers, and not by anybody else in the valley.</p><ul><li>Export to a sheet whenever the season is over</li><li>Maps</li></ul><p>Written in the yard, year after year.</p>`;
    const { facts, context } = collectFacts(
      await sourceFrom([
        {
          url: 'https://oakwell.example/',
          html: `<main><h1>Oakwell</h1>${list('Your rows stay yours')}${list('Tired of paper?')}</main>`,
        },
      ]),
    );
    const items = facts.flatMap(({ kind, quote }, at) =>
      kind === 'list item' ? [[quote, ...(context.get(at) ?? []).map((head) => facts[head]?.quote)]] : [],
    );
    expect(items).toEqual([['Export to a sheet whenever the season is over', 'Your rows stay yours']]);
  });

  it('need no price of a plan', () => {
    const [plan] = ledgerly.sheet.plans;
    const unpriced = plan ? [{ ...plan, price: null, quote: `Recommended\n${plan.name}` }] : [];
    expect(collectFacts(withSheet({ plans: unpriced })).plans[0]?.price).toHaveLength(1);
  });
});

describe('what people would search for', () => {
  /** What stands beside the name in the page's title. */
  const titled = 'Invoicing software for design studios';
  const kindOf = (text: string, quote: string) => ({
    ...ledgerly,
    sheet: { ...ledgerly.sheet, kind: { text, quote, page: 0 } },
  });

  it.each([
    ['memory layer', 'The memory layer for AI agents and copilots.', 'memory layer for AI agents'],
    [
      'estimating software',
      'Estimating software for small building firms: draw and send.',
      'estimating software for small building firms',
    ],
    ['estimating software', 'Estimating software for all of the small building firms.', 'estimating software'],
    ['tidal platform', 'A tidal platform for understanding what agents do.', 'tidal platform'],
    [
      'web application',
      'A web application for managing pans and sluices.',
      'web application for managing pans and sluices',
    ],
    ['web application', 'A web application for managing and more.', titled],
    ['command-line tool', 'A command-line tool that counts pans.', titled],
    ['Mac app', 'A Mac app.', titled],
    ['platform', 'A platform for food and drink wholesalers.', titled],
    ['app', 'An app for children aged 6 to 10.', titled],
    ['salt search server', 'A salt search server.', 'salt search server'],
  ])('%s in “%s”', (text, quote, phrase) => expect(chooseKeyphrase(kindOf(text, quote))).toBe(phrase));
});

it('goes on about a general kind of product where there is room for all that it is for', () => {
  const purpose =
    'weighing the salt of each pan, counting what was raked from it, and telling the crew when it is time to stop';
  const kind = (text: string, quote: string) => kindInFull({ text, page: 0, quote });
  expect(kind('tidal platform', 'It is a tidal platform for salt works.')).toBe('tidal platform for salt works');
  // One of three things that it does would be a third of what it is.
  expect(kind('tidal platform', `It is a tidal platform for ${purpose}.`)).toBe('tidal platform');
  expect(kind('free, tidal platform', 'A free, tidal platform')).toBe('free, tidal platform');
});
