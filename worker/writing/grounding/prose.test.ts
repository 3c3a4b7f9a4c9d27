import { describe, expect, it } from 'vitest';
import { prepareMaterial } from '../facts/material.ts';
import { briefFor } from '../test/articles.ts';
import { ledgerly } from '../test/sources/index.ts';
import { completeFacts } from '../with-model/fact-list.ts';
import { createGrounding } from './grounding.ts';
import { namesInWishes } from './names.ts';

const material = prepareMaterial(briefFor('', 'short', { keywords: ['the best invoicing software'] }), ledgerly);
const { book } = material;
const wishes = 'Keep a professional tone. Where it fits, mention Harbor Works as a software outsourcing partner.';
const grounding = createGrounding(material, { partners: namesInWishes(wishes) });
const factOf = (part: string) => book.facts.findIndex(({ quote }) => quote.includes(part));
const findings = (text: string, ...parts: string[]) => {
  const named = parts.map(factOf);
  expect(named).not.toContain(-1);
  return grounding.check({ text, facts: completeFacts(book, named) });
};
const inventions = (text: string, ...parts: string[]) => findings(text, ...parts).inventions;

describe('a sentence with facts', () => {
  it.each([
    ['Clients can be invoiced in 34 currencies.', '34 currencies'],
    ['Reminders leave three days before an invoice is due.', 'three days before'],
    ['Its Studio plan counts 5 users.', '5 users'],
    ['Accountants get their invitation for free.', 'Invite your accountant'],
    ['Two designers founded Ledgerly in Copenhagen.', 'founded in Copenhagen'],
    ['People who want the best invoicing software see what is paid on one page.', 'what is due'],
  ])('may say what they say: %s', (text, fact) => {
    expect(inventions(text, fact)).toEqual([]);
  });

  it.each([
    ['a figure', 'Clients can be invoiced in 43 currencies.', '34 currencies', '43'],
    ['a multiple', 'Clients can be invoiced in half of all currencies.', '34 currencies', 'half'],
    ['a currency', 'Studios invoice clients in euros.', '34 currencies', 'euros'],
    ['a percentage in words', 'Reminders save ten per cent.', 'Reminders go out', '“ten”'],
    ['a day', 'Reminders go out on Mondays.', 'Reminders go out', 'mondays'],
    ['a time', 'Reminders have gone out for years.', 'Reminders go out', 'for years'],
    ['praise', 'Reminders from the leading tool go out.', 'Reminders go out', 'the leading'],
    ['rank', 'The most popular reminders go out.', 'Reminders go out', 'most popular'],
    ['a promise', 'Unlimited reminders go out.', 'Reminders go out', 'unlimited'],
    ['a price that is none', 'Reminders go out for free.', 'Reminders go out', 'free'],
    ['a company', 'Reminders go out through Sendmagic.', 'Reminders go out', 'Sendmagic'],
    ['a product with capitals within', 'BillBoss sends reminders too.', 'Reminders go out', 'BillBoss'],
    ['an integration of another fact', 'Reminders go out with Xero.', 'Reminders go out', 'Xero'],
    ['the feature of one plan given to another', 'The Agency plan counts 5 users.', '5 users', 'Agency'],
    [
      'a claim about a partner',
      'Harbor Works sends reminders out.',
      'Reminders go out',
      'it says more of Harbor Works than the name',
    ],
  ])('may not have %s of its own', (_, text, fact, invention) => {
    expect(inventions(text, fact).join('\n')).toContain(invention);
  });

  it('is doubted, not refused, where a name stands elsewhere in the source or is only an abbreviation', () => {
    expect(findings('Reminders go out from Copenhagen too.', 'Reminders go out')).toEqual({
      inventions: [],
      doubts: ['the name “Copenhagen” stands in none of its facts'],
    });
    expect(findings('Reminders go out over SMTP too.', 'Reminders go out').doubts.join()).toContain('“SMTP”');
  });

  it.each([
    ['an effect', 'Reminders go out, which means fewer late payments.', 'Reminders go out'],
    ['a manner', 'Reminders go out every night.', 'Reminders go out'],
    ['a capability', 'Reminders are read aloud by a robot in the kitchen.', 'Reminders go out'],
    ['an audience', 'Reminders go out for plumbers too.', 'Reminders go out'],
    ['something else altogether', 'Gardens bloom nicely here.', '34 currencies'],
  ])('is doubted, not refused, where it tells %s of its own', (_, text, fact) => {
    const { inventions: certain, doubts } = findings(text, fact);
    expect(certain).toEqual([]);
    expect(doubts).not.toEqual([]);
  });

  it('may speak of all where its facts do, and where it sums them up', () => {
    const doubts = (text: string, fact: string) => findings(text, fact).doubts;
    expect(doubts('Reminders and currencies are all there.', 'Reminders go out').join()).not.toContain('“all there”');
    expect(doubts('All reminders go out.', 'Reminders go out').join()).not.toContain('is more');
    expect(doubts('Every holiday has reminders that go out.', 'Reminders go out').join()).toContain(
      '“every holiday” is more',
    );
  });

  it('may count what its facts or the list after it hold', () => {
    const two = [factOf('Reminders go out'), factOf('34 currencies')];
    const counted = (text: string, following?: number) =>
      grounding.check({ text, facts: two }, following === undefined ? {} : { following }).inventions;
    expect(counted('Two things stand out.')).toEqual([]);
    expect(counted('Five things stand out:', 5)).toEqual([]);
    expect(counted('Five things stand out:', 4)).not.toEqual([]);
    expect(counted('Three things stand out: reminders, currencies and portals.')).toEqual([]);
    expect(counted('Four things stand out: reminders, currencies and portals.')).not.toEqual([]);
    expect(counted('Three things, reminders, currencies and portals, stand out.')).toEqual([]);
    expect(counted('Four things, reminders, currencies and portals, stand out.')).not.toEqual([]);
  });

  it('makes nobody a man or a woman whom no page has named', () => {
    const facts = [factOf('Reminders go out')];
    const found = (text: string, before: string) =>
      grounding.check({ text, facts }, { before: { text: before, facts } }).inventions;
    const ofMaker = 'A maker of reminders built it.';
    expect(found('In his view, reminders go out.', ofMaker)).toEqual(['no page says “his” of anybody']);
    expect(found('He or she sees that reminders go out.', ofMaker)).toEqual([]);
    expect(found('Her reminders go out.', 'Reminders go out, says Anna Berg.').join()).not.toContain('her');
  });

  it('may name what its keyphrase names, where a page names it too', () => {
    const doubts = (text: string, keyphrase?: string) =>
      createGrounding(material, { ...(keyphrase && { keyphrase }) })
        .check({ text, facts: [factOf('Reminders go out')] })
        .doubts.join();
    const text = 'Reminders go out to people who use Xero.';
    expect(doubts(text)).toContain('Xero');
    expect(doubts(text, 'reminders for Xero')).not.toContain('Xero');
    expect(doubts('Reminders go out to people who use Zorblat.', 'reminders for Zorblat')).toEqual(
      doubts('Reminders go out to people who use Zorblat.'),
    );
  });
});

describe('a sentence without facts', () => {
  it.each([
    'Late payments are a nuisance for every studio.',
    'Nine days are soon over.',
    'What does Ledgerly cost?',
    'Readers can go on with [the page of Ledgerly](https://ledgerly.example/).',
    'Teams without developers can turn to Harbor Works.',
    'For such work Harbor Works may serve as a software outsourcing partner.',
    'Studios that build with a software partner such as Harbor Works settle this together.',
    'The price of late payments includes more than a fee.',
    'This kind of delay is a nuisance for every studio.',
    'The team should also name somebody who sends them.',
  ])('may lead on: %s', (text) => {
    expect(inventions(text)).toEqual([]);
  });

  it.each([
    'Ledgerly is easy to use.',
    'It is easy to use.',
    'The platform saves time.',
    'Its price is fair.',
    'Studios pay late in 30 countries.',
    'Three days are enough for anybody to remember.',
    'Harbor Works has excellent engineers.',
    'Harbor Works is the natural choice.',
    'A partner such as Harbor Works has trusted engineers.',
    'The team saves time.',
    'One user said “this has changed my life” about it.',
  ])('may say nothing about the product or a partner: %s', (text) => {
    expect(inventions(text)).not.toEqual([]);
  });
});

describe('a heading', () => {
  it('may have capitals, but no figure or praise of its own', () => {
    expect(grounding.heading('Reminders That Go Out Early', [factOf('Reminders go out')])).toEqual([]);
    expect(grounding.heading('The leading tool', [factOf('Reminders go out')])).not.toEqual([]);
    expect(grounding.heading('7 reasons to switch', [factOf('Reminders go out')])).not.toEqual([]);
  });
});

describe('another language', () => {
  it('is checked for what needs no words: figures, and names where they can be told', () => {
    const german = createGrounding(material, { language: 'de' });
    const facts = [factOf('34 currencies')];
    expect(german.check({ text: 'Rechnungen gehen in 34 Währungen hinaus.', facts }).inventions).toEqual([]);
    expect(german.check({ text: 'Rechnungen gehen in 35 Währungen hinaus.', facts }).inventions.join()).toContain(
      '“35”',
    );
  });
});
