import { describe, expect, it } from 'vitest';
import { duplicateShare, sharedParts, shinglesOf } from './similarity.ts';

const words = (of: string, count = 40) => Array.from({ length: count }, (_, at) => `${of}${at}`).join(' ');
const parts = (text: string, ...others: string[]) => sharedParts(shinglesOf(text), others.map(shinglesOf));

describe('sharedParts', () => {
  it('is all of the same text, however it is marked, and nothing of another', () => {
    expect(parts(`${words('a')}.`, `**${words('a')}**!`, words('b'))).toEqual([1, 0]);
  });

  it('takes a short text within a long one for its double', () => {
    expect(parts(words('a'), `${words('b', 400)}\n\n${words('a')}`)[0]).toBe(1);
  });

  it('counts what every candidate says as well for as much less', () => {
    const frame = words('frame');
    const own = `${frame}\n\n${words('a')}`;
    const others = ['b', 'c', 'd', 'e'].map((of) => `${frame}\n\n${words(of)}`);
    const [framed = 1, double = 0] = parts(own, ...others, own).slice(3);
    expect(framed).toBeLessThan(duplicateShare);
    expect(double).toBe(1);
  });

  it('is nothing of a text without words, and leaves code out', () => {
    expect(parts('', words('a'))).toEqual([0]);
    expect(parts(`\`\`\`\n${words('a')}\n\`\`\``, words('a'))).toEqual([0]);
  });
});
