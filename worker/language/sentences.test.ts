import { describe, expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

describe('splitSentences', () => {
  it.each([
    ['One is here. Two is there! Is three?', ['One is here.', 'Two is there!', 'Is three?']],
    ['Ask Dr. Smith, e.g. on Node.js 20. It costs $4.50.', ['Ask Dr. Smith, e.g. on Node.js 20.', 'It costs $4.50.']],
    ['J. Doe said "Yes." Then she left.', ['J. Doe said "Yes."', 'Then she left.']],
    ['Try cal.io now. v2.1 is out. U.S. sales rose.', ['Try cal.io now. v2.1 is out.', 'U.S. sales rose.']],
    ['No. It does not. See no. 5 below.', ['No.', 'It does not.', 'See no. 5 below.']],
    [
      'Made by Acme Inc. in Oslo. They have slides etc. and more.',
      ['Made by Acme Inc. in Oslo.', 'They have slides etc. and more.'],
    ],
    ['It is sold by Acme Inc. They ship it.', ['It is sold by Acme Inc.', 'They ship it.']],
    ['Wait… Really?! (Yes.) Done.', ['Wait…', 'Really?!', '(Yes.)', 'Done.']],
    ['これは文です。次の文です。', ['これは文です。', '次の文です。']],
    ['It opens on Jan. 5 at 9 a.m. and closes at 5 p.m. Bring a pen.', 2],
    ['Sales began in Jan. The shop closed in Dec. 2019.', 2],
    ['The call starts at 9 a.m. EST. Be there.', 2],
    ['We open at 9 a.m. Staff come earlier.', 2],
    ['The U.S. Congress met. It was founded in the U.S. The law followed.', 3],
    ['It was written by J. R. R. Tolkien. He taught.', 2],
    ['Teams are on plan B. Others are on plan C. Ask us.', 3],
    ['So do I. Now you.', 2],
    ['“Really?” she asked. Nobody knew.', 2],
    ['Use Yahoo! mail or not. iPhones work too. eBay does.', 3],
    ['It does this… and that. Wait. – No.', 2],
    ['We love it! 🎉 Try it.', ['We love it!', '🎉 Try it.']],
    ['', 0],
  ])('%s', (text, expected) => {
    const sentences = splitSentences(text);
    expect(typeof expected === 'number' ? sentences.length : sentences).toEqual(expected);
  });

  it('gives parts of the text as they stand', () => {
    const text = 'One  is “here.” Two\nis there.   Three';
    expect(splitSentences(text)).toEqual(['One  is “here.”', 'Two\nis there.', 'Three']);
  });
});

it('keeps a mark in brackets with the sentence before it, and a sentence in brackets by itself', () => {
  expect(splitSentences('It rings at high tide. (Pro) It is loud. [beta]')).toEqual([
    'It rings at high tide. (Pro)',
    'It is loud. [beta]',
  ]);
  expect(splitSentences('It rings. (It is loud.) It stops.')).toEqual(['It rings.', '(It is loud.)', 'It stops.']);
});

it('ends a sentence before a name that is written small, and not behind an abbreviation', () => {
  const text = 'Most tools want a server and a bill. rivulet is one binary of 6 MB. It needs max. ten rows.';
  expect(splitSentences(text)).toEqual([
    'Most tools want a server and a bill.',
    'rivulet is one binary of 6 MB.',
    'It needs max. ten rows.',
  ]);
  expect(splitSentences('It holds approx. tonnes is a unit of it.')).toHaveLength(1);
});
