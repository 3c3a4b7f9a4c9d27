import { describe, expect, it } from 'vitest';
import type { Plan } from '../../contract/product-sheet.ts';
import { ledgerly } from '../test/sources/index.ts';
import { createPlanCheck } from './plans.ts';

const findWrongFeatures = createPlanCheck(ledgerly.sheet.plans);
const wrong = (sentence: string, basis = '') => findWrongFeatures(sentence, basis);

const plan = (name: string, ...includes: string[]): Plan => ({
  ...{ name, price: null, otherPrices: [], description: null, includes, group: null },
  ...{ availability: null, page: 0, quote: name },
});
const chained = createPlanCheck([
  plan('Free', 'Shared notes'),
  plan('Team', 'Everything in Free', 'Audit trail'),
  plan('Business', 'All Team features, plus:', 'Single sign-on'),
]);

describe('a feature in a plan', () => {
  it.each([
    ['The Solo plan comes with bank matching.', 'bank matching in Solo'],
    ['Bank matching is part of the Solo plan.', 'bank matching in Solo'],
    ['Agency adds time sheets for every team.', 'time sheets in Agency'],
    ['With Studio, agencies invoice with multi-currency.', 'multi-currency in Studio'],
    ['Phone support comes with Studio and Agency.', 'phone support in Studio'],
    ['Solo suits freelancers, while Studio brings phone support.', 'phone support in Studio'],
    ['Solo has bank matching, and Studio has unlimited invoices.', 'bank matching in Solo'],
    ['Those on Solo get time sheets.', 'time sheets in Solo'],
  ])('must stand in its list: %s', (sentence, invention) => {
    expect(wrong(sentence)).toContain(invention);
  });

  it.each([
    'The Studio plan comes with bank matching and time sheets.',
    'Bank matching comes with Studio, multi-currency with Agency.',
    'Solo has the client portal, and Studio has bank matching.',
    'The Solo plan does not include bank matching.',
    'Who needs bank matching on Solo has to move to Studio.',
    'Unlike Solo, Studio has time sheets.',
    'Solo costs $12 a month.',
    'Solo freelancers like bank matching.',
    'Bank matching saves an hour a week.',
    'Studio managers see budgets and time sheets.',
  ])('may be told where it is: %s', (sentence) => {
    expect(wrong(sentence)).toEqual([]);
  });

  it('belongs to each plan that holds all of another', () => {
    expect(chained('On the Business plan, shared notes and an audit trail are there.', '')).toEqual([]);
    expect(chained('The Team plan has single sign-on.', '')).toEqual(['single sign-on in Team']);
    expect(chained('The Free plan has an audit trail.', '')).toEqual(['audit trail in Free']);
    expect(chained('Team members see an audit trail and single sign-on.', '')).toEqual([]);
  });

  it('belongs to all where a fact says so', () => {
    const fact = 'Bank matching works on every plan.';
    expect(wrong('The Solo plan comes with bank matching.', `Solo $12\n${fact}`)).toEqual([]);
  });
});
