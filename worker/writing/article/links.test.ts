import { expect, it } from 'vitest';
import { removeLinks } from './links.ts';
import type { Sentence } from './section.ts';

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
