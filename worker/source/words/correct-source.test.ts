import { describe, expect, it } from 'vitest';
import { authorAddress, type OwnerWord } from '../../contract/product.ts';
import { judgeArticle } from '../../evidence/judge.ts';
import { articleFrom } from '../../writing/test/articles.ts';
import { ledgerly } from '../../writing/test/sources/index.ts';
import type { Source } from '../types.ts';
import { correctSource } from './correct-source.ts';
import { fieldsOf } from './fields.ts';
import { faultOf } from './set-field.ts';

const at = 1_761_000_000_000;
const price: OwnerWord = { field: 'plan/solo/price', label: 'Solo', said: '$19 per month' };
const correct = (...words: OwnerWord[]) => correctSource(ledgerly, words, at);
const textOf = ({ sheet, passages }: Source) => JSON.stringify([sheet, passages]);

/** The article's evidence as it was written from what the owner says. */
async function writtenBy(...words: OwnerWord[]) {
  const article = await articleFrom(await correct(...words), 'medium');
  const { proof, keywords } = article;
  return { article, ...judgeArticle(article, { ...proof, sheet: ledgerly.sheet, keywords }, false) };
}

describe('what the owner says of a product', () => {
  it('is nothing where nothing is said', async () => {
    expect(await correct()).toBe(ledgerly);
  });

  it('takes the place of the site’s word, with what speaks against it elsewhere', async () => {
    const [feature] = ledgerly.sheet.features;
    const told = { ...ledgerly.sheet.company[0], text: 'You start at $12 per month.', page: 0, quote: 'x' };
    const source = { ...ledgerly, sheet: { ...ledgerly.sheet, company: [...ledgerly.sheet.company, told] } };
    const corrected = await correctSource(source, [price], at);
    expect(corrected.sheet.plans[0]?.price).toMatchObject({ amount: 19, currency: 'USD', period: 'month' });
    expect(corrected.sheet.plans[1]).toEqual(ledgerly.sheet.plans[1]);
    expect(corrected.sheet.company).toEqual(ledgerly.sheet.company);
    expect(corrected.sheet.features[0]).toEqual(feature);
    expect(corrected.pages.at(-1)).toMatchObject({ url: authorAddress, text: 'Solo\n$19 per month' });
  });

  it('can be that something is not so', async () => {
    const [integration, kept] = ledgerly.sheet.integrations.map(({ name }) => name);
    const [feature] = fieldsOf(ledgerly.sheet).filter(({ part }) => part === 'feature');
    const gone = (field: string) => ({ field, label: '', said: null });
    const corrected = await correct(gone(`integration/${integration?.toLowerCase()}`), gone(feature?.field ?? ''));
    expect(textOf(corrected)).not.toContain(integration);
    expect(textOf(corrected)).toContain(kept);
    expect(corrected.sheet.features.map(({ name }) => name)).toEqual(
      ledgerly.sheet.features.slice(1).map(({ name }) => name),
    );
  });

  it('can be what the site does not say', async () => {
    const corrected = await correct(
      { field: 'plan/team/price', label: 'Team', said: '$59 per month; $590 per year' },
      { field: 'about/audience', label: '', said: 'studios of two to twenty people' },
      { field: 'question/is there a trial', label: 'Is there a trial?', said: 'Yes. It lasts 30 days.' },
      { field: 'figure/x', label: '', said: 'Used by 90 studios' },
    );
    expect(corrected.sheet.plans.at(-1)).toMatchObject({ name: 'Team', price: { amount: 59 }, page: 1 });
    expect(corrected.sheet.plans.at(-1)?.otherPrices).toMatchObject([{ amount: 590, period: 'year' }]);
    expect(corrected.sheet.audience?.text).toBe('studios of two to twenty people');
    expect(corrected.sheet.questions.at(-1)?.answer).toEqual(['Yes.', 'It lasts 30 days.']);
    expect(corrected.sheet.figures.at(-1)).toMatchObject({ figure: '90' });
  });

  it('can be a limit that is no more, or another', async () => {
    const text = 'Ledgerly does not keep stock.';
    const source = { ...ledgerly, sheet: { ...ledgerly.sheet, limits: [{ text, page: 0, quote: text }] } };
    const [field] = fieldsOf(source.sheet).filter(({ part }) => part === 'limit');
    expect(field).toMatchObject({ label: text, value: text });
    const say = (said: string | null) => correctSource(source, [{ field: field?.field ?? '', label: text, said }], at);
    expect((await say(null)).sheet.limits).toEqual([]);
    const said = 'Stock is kept on Agency only.';
    expect((await say(said)).sheet.limits).toEqual([{ text: said, page: 1, quote: said }]);
  });

  it('can be how it is got: what it is told by what is said', async () => {
    const mit = { kind: 'licence' as const, value: 'MIT', url: null, page: 0, quote: 'MIT licensed' };
    const source = { ...ledgerly, sheet: { ...ledgerly.sheet, access: [mit] } };
    const [field] = fieldsOf(source.sheet).filter(({ part }) => part === 'access');
    expect(field).toMatchObject({ label: 'Licence', value: 'MIT', quote: 'MIT licensed' });
    const said = (name: string, value: string | null) => ({ field: name, label: value ?? '', said: value });
    const added = ['macOS 14+', 'npm install ledgerly', 'Apache 2.0', 'Ask us for a key'];
    const { sheet } = await correctSource(
      source,
      added.map((text) => said(`access/${text}`, text)),
      at,
    );
    expect(sheet.access.map(({ kind, value }) => [kind, value])).toEqual([
      ...[
        ['licence', 'MIT'],
        ['system', 'macOS 14+'],
        ['command', 'npm install ledgerly'],
      ],
      ...[
        ['licence', 'Apache 2.0'],
        ['way', 'Ask us for a key'],
      ],
    ]);
    const other = await correctSource(source, [said(field?.field ?? '', 'GPL 3.0')], at);
    expect(other.sheet.access).toEqual([{ ...mit, value: 'GPL 3.0', page: 1, quote: 'GPL 3.0' }]);
    expect((await correctSource(source, [said(field?.field ?? '', null)], at)).sheet.access).toEqual([]);
  });

  it('is a price where a price is asked', () => {
    expect(faultOf(price)).toBeNull();
    expect(faultOf({ ...price, said: 'cheap' })).toContain('as a page would');
    expect(faultOf({ ...price, said: null })).toBeNull();
  });

  it('says of each field the same by the same name', () => {
    const names = fieldsOf(ledgerly.sheet).map(({ field }) => field);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('plan/solo/price');
    expect(names).toContain('about/audience');
  });
});

describe('an article written from it', () => {
  it('says it, and says the site’s word nowhere', async () => {
    const { article } = await writtenBy(price);
    expect(article.content).toContain('| Solo | $19 a month |');
    expect(article.content).not.toMatch(/\$12\b/);
    expect(article.content).not.toContain(authorAddress);
    expect(article.sheet).toEqual(
      expect.objectContaining({ plans: expect.arrayContaining([expect.objectContaining({ name: 'Solo' })]) }),
    );
  });

  it('rests on it as the author’s, never under a source’s number', async () => {
    const { statements, sources, counts } = await writtenBy(price);
    const own = statements.filter(({ stated }) => stated.length > 0);
    expect(own.length).toBeGreaterThan(1);
    for (const { state, stated } of own) {
      expect(state).toBe('yours');
      expect(stated).toEqual(['Solo\n$19 per month']);
    }
    expect(sources.map(({ url }) => url)).toEqual(['https://ledgerly.example/']);
    for (const { quotes } of statements) for (const { source } of quotes) expect(source).toBe(0);
    expect(counts?.checkable).toBe((counts?.sourced ?? 0) + own.length);
    const others = statements.filter(({ state }) => !['sourced', 'background', 'yours'].includes(state));
    expect(others).toEqual([]);
  });

  it('does not tell as the site’s what its author says', async () => {
    const question = {
      field: 'question/can i pay by card',
      label: 'Can I pay by card?',
      said: 'Any card will do for it.',
    };
    const kind = { field: 'about/kind', label: '', said: 'billing desk for studios' };
    const { article, statements } = await writtenBy(price, question, kind);
    expect(article.content).toContain('billing desk for studios');
    const framed = statements.filter(({ text }) => /site|page/i.test(text) && /Any card|billing desk|\$19/.test(text));
    expect(framed.map(({ text }) => text)).toEqual([]);
  });
});
