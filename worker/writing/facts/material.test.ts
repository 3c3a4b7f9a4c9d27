import { expect, it } from 'vitest';
import { briefFor } from '../test/articles.ts';
import { tidewell } from '../test/sources/tidewell.ts';
import { prepareMaterial } from './material.ts';

it('tells nothing of what cannot be had yet, and keeps what will be', () => {
  const [first, ...others] = tidewell.sheet.features;
  if (!first) throw new Error('The source of the test has no features.');
  const coming = { ...first, availability: 'coming' as const };
  const closing = others.map((feature) => ({ ...feature, availability: 'closing' as const }));
  const source = { ...tidewell, sheet: { ...tidewell.sheet, features: [coming, ...closing] } };
  const { source: told } = prepareMaterial(briefFor('https://tidewell.example/', 'medium'), source);
  expect(told.sheet.features).toEqual(closing);
});

it('calls a plan that cannot be had what it is: announced, or no longer available', () => {
  const [plan] = tidewell.sheet.plans;
  if (!plan) throw new Error('The source of the test has no plans.');
  const plans = [
    { ...plan, name: 'Spring', availability: 'coming' as const },
    { ...plan, name: 'Neap', availability: 'closed' as const },
  ];
  const source = { ...tidewell, sheet: { ...tidewell.sheet, plans } };
  const { book, announced, closed } = prepareMaterial(briefFor('https://tidewell.example/', 'medium'), source);
  const kindsOf = ({ facts: { price, includes } }: (typeof announced)[number]) =>
    new Set([...price, ...includes].map((fact) => book.facts[fact]?.kind));
  expect(announced.map(kindsOf)).toEqual([new Set(['announced'])]);
  expect(closed.map(kindsOf)).toEqual([new Set(['no longer available'])]);
});

it('takes the plan of another for no plan of the product’s', () => {
  const [plan] = tidewell.sheet.plans;
  const [page] = tidewell.pages;
  if (!plan || !page) throw new Error('The source of the test has no plans.');
  const said = ['Sign in with Saltworks Ultra/Max instead of a key.', 'Tide charts come with Ultra.'];
  const passages = [{ heading: null, sentences: said, page: 0, topic: null }];
  const text = `${page.text}\n${said.join('\n')}`;
  const sheet = { ...tidewell.sheet, plans: [{ ...plan, name: 'Ultra', availability: 'coming' as const }] };
  const source = { ...tidewell, sheet, passages, pages: [{ ...page, text }, ...tidewell.pages.slice(1)] };
  const { book } = prepareMaterial(briefFor('https://tidewell.example/', 'medium'), source);
  const contextOf = (quote: string) => book.context.get(book.facts.findIndex((fact) => fact.quote === quote));
  expect(contextOf(said[1] ?? '')?.length).toBeGreaterThan(contextOf(said[0] ?? '')?.length ?? 0);
});
