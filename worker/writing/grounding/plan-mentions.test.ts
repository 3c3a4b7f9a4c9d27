import { expect, it } from 'vitest';
import { findPlans } from './plans.ts';

const named = (sentence: string) => findPlans(sentence, ['Free', 'Free Plus', 'Barge']).map(({ name }) => name);

it.each([
  ['Free has one pan.', ['Free']],
  ['Free includes one pan.', ['Free']],
  ['On Free there is one pan.', ['Free']],
  ['The free plan has one pan.', ['Free']],
  ['Free Plus has ten.', ['Free Plus']],
  ['Free software can depend on others.', []],
  ['A pan may be free.', []],
  ['Barge keepers share a ledger.', ['Barge']],
])('%s', (sentence, names) => {
  expect(named(sentence)).toEqual(names);
});
