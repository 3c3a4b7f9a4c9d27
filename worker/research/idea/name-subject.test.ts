import { expect, it } from 'vitest';
import { nameSubject, thingOf } from './name-subject.ts';

it.each([
  ['how small accounting firms can choose time tracking software', 'time tracking software for small accounting firms'],
  ['How to choose invoice software', 'invoice software'],
  ['How to choose the right CRM for a bakery', 'CRM for a bakery'],
  ['How to bake sourdough bread at home', 'baking sourdough bread at home'],
  ['Why freelancers should send invoices early', 'sending invoices early'],
  ['What is urban beekeeping?', 'urban beekeeping'],
  ['The benefits of urban beekeeping', 'urban beekeeping'],
  ['Top 10 project management tools', 'project management tools'],
  ['An introduction to night trains in Europe', 'night trains in Europe'],
  ['Choosing a payroll provider', 'payroll provider'],
  ['Remote onboarding for small companies', 'remote onboarding for small companies'],
  ['New York City bakeries', 'New York City bakeries'],
  ['CRM', 'CRM'],
])('“%s” is about %s', (idea, name) => expect(nameSubject(idea)).toBe(name));

it.each([
  ['How to bake sourdough bread at home', 'sourdough bread at home'],
  ['Why freelancers should send invoices early', 'invoices early for freelancers'],
  ['how small accounting firms can choose time tracking software', 'time tracking software for small accounting firms'],
  ['urban beekeeping', 'urban beekeeping'],
])('for “%s” pages on %s are looked for', (idea, thing) => expect(thingOf(idea)).toBe(thing));
