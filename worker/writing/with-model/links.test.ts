import { expect, it } from 'vitest';
import { type Section, sentencesOf } from '../article/section.ts';
import { withoutRepeatedLinks } from './links.ts';

const section = (id: string, ...texts: string[]): Section => ({
  id,
  blocks: [{ kind: 'paragraph', sentences: texts.map((text) => ({ text, facts: [] })) }],
});

it('links to a page once on the way and once at the end', () => {
  const link = '[the page](https://ledgerly.example/)';
  const sections = [
    section('a', `See ${link}.`, `Or ${link}.`),
    section('b', `And ${link}.`),
    section('c', `So ${link}.`),
  ];
  const texts = withoutRepeatedLinks(sections).flatMap(sentencesOf);
  expect(texts.map(({ text }) => text)).toEqual([`See ${link}.`, 'Or the page.', 'And the page.', `So ${link}.`]);
});
