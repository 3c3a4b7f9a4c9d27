import { expect, it } from 'vitest';
import { addInternalLinks, removeLinks, withoutRepeatedLinks } from './links.ts';
import { type Section, type Sentence, sentencesOf } from './section.ts';

it('takes a dead link away and leaves what its sentence rests on', () => {
  const dead = 'https://ledgerly.example/prices';
  const reckoned: Sentence = {
    text: `Ten seats cost $120, [it says](${dead}).`,
    facts: [3],
    kind: 'reckoned',
    reckoning: '10 x $12',
  };
  const [removed] = removeLinks([{ id: 'a', blocks: [{ kind: 'paragraph', sentences: [reckoned] }] }], new Set([dead]));
  expect(removed?.blocks).toEqual([
    { kind: 'paragraph', sentences: [{ ...reckoned, text: 'Ten seats cost $120, it says.' }] },
  ]);
});

it('links to a page once on the way and once at the end', () => {
  const section = (id: string, ...texts: string[]): Section => ({
    id,
    blocks: [{ kind: 'paragraph', sentences: texts.map((text) => ({ text, facts: [] })) }],
  });
  const link = '[the page](https://ledgerly.example/)';
  const sections = [
    section('a', `See ${link}.`, `Or ${link}.`),
    section('b', `And ${link}.`),
    section('c', link),
    section('d', `So ${link}.`),
  ];
  const texts = withoutRepeatedLinks(sections).flatMap(sentencesOf);
  expect(texts.map(({ text }) => text)).toEqual([`See ${link}.`, 'Or the page.', 'And the page.', link, `So ${link}.`]);
});

it('points to another article where both are about one matter, and not for being about software', () => {
  const body = (text: string): Section[] =>
    ['a', text, 'c'].map((words, at) => ({
      id: `${at}`,
      blocks: [{ kind: 'paragraph', sentences: [{ text: words, facts: [] }] }],
    }));
  const pointed = (text: string) =>
    addInternalLinks(body(text), [{ title: 'Harbour scheduling software', slug: 'harbour' }], '', 0)
      .flatMap(sentencesOf)
      .some(({ text }) => text.includes('(/harbour)'));
  expect(pointed('Webhooks pass events to other software, and cron suits scheduling.')).toBe(false);
  expect(pointed('Each harbour has a clerk for the scheduling of berths.')).toBe(true);
});
