import { describe, expect, it } from 'vitest';
import { isRelated, isRelevant, mentionsContext } from './relevance.ts';
import { readSubjects, type Subject } from './subject.ts';

const subject = (text: string): Subject => {
  const [first] = readSubjects(text);
  if (!first) throw new Error(`No subject in '${text}'`);
  return first;
};
const page = (title: string, lead: string) => ({ title, url: '', lead });

describe('readSubjects', () => {
  it.each([
    ['invoice software for freelancers', ['invoic'], ['softwar', 'freelanc']],
    ['how to start urban beekeeping', ['urban', 'beekeep'], ['start']],
    ['the best tools', ['best', 'tool'], []],
    ['types of bread', ['bread'], ['type']],
    ['sourdough bread baking at home', ['sourdough', 'bread', 'bake'], ['home']],
  ])('reads %s', (text, core, context) => {
    expect(subject(text)).toMatchObject({ core, context });
  });

  it('reads two subjects where they are set against each other', () => {
    expect(readSubjects('sourdough vs yeast bread').map(({ core }) => core)).toEqual([
      ['sourdough'],
      ['yeast', 'bread'],
    ]);
  });

  it('finds none in what says nothing', () => {
    expect(readSubjects('the 2024 of it')).toEqual([]);
  });
});

describe('isRelevant', () => {
  const software = subject('invoice software for freelancers');

  it.each([
    ['its title', page('Electronic invoicing', 'It is the exchange of data between firms.')],
    ['another name', page('Bill of sale', 'A bill of sale, or invoice, is a document that asks for payment.')],
  ])('takes a page that is about the subject by %s', (_, finding) => {
    expect(isRelevant(finding, software)).toBe(true);
  });

  it.each([
    [
      'a singer',
      page('Invoice (rapper)', 'Dario Fenwick (born 1991) is a rapper with songs on software and freelancers.'),
    ],
    [
      'a record',
      page('Freelance', 'Freelance is the third studio album by the Norwegian singer Ida Holm about an invoice.'),
    ],
    ['only what narrows it', page('Freelancer', 'A freelancer works for several clients and keeps the books alone.')],
    ['only what is general', page('Software', 'Software is a set of programs that run on a computer.')],
    [
      'a person who speaks of it',
      page(
        'Anneliese Korb',
        'Anneliese Korb (born 1964) is a politician. She spoke on software, invoices and freelancers.',
      ),
    ],
  ])('leaves out a page on %s', (_, finding) => {
    expect(isRelevant(finding, software)).toBe(false);
  });

  it('takes part of a longer name only where the page speaks of the rest', () => {
    const asked = subject('content marketing');
    expect(
      isRelevant(page('Marketing', 'Marketing brings goods to buyers; content marketing is a part of it.'), asked),
    ).toBe(true);
    expect(isRelevant(page('Marketing', 'Marketing brings goods to buyers.'), asked)).toBe(false);
  });

  it('takes a band where a band is asked for', () => {
    expect(
      isRelevant(page('The Lanterns', 'The Lanterns were an English band of the 1960s.'), subject('the Lanterns')),
    ).toBe(true);
  });
});

it('tells apart what only shares a name', () => {
  const asked = subject('python for data pipelines');
  expect(mentionsContext('Pythons are snakes that kill by constriction. They lay eggs.', asked)).toBe(false);
  expect(mentionsContext('Python is a language that many use for data.', asked)).toBe(true);
});

it('takes a related page that has the subject anywhere in its first paragraphs', () => {
  const asked = subject('urban beekeeping');
  const far = `${'Plants on a roof cool a house in summer. '.repeat(12)}Some roofs in urban districts serve beekeeping too.`;
  expect(isRelevant(page('Green roof', far), asked)).toBe(false);
  expect(isRelated(page('Green roof', far), asked)).toBe(true);
  expect(isRelated(page('Roof', 'A roof covers a house.'), asked)).toBe(false);
});
