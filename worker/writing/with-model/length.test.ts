import { describe, expect, it } from 'vitest';
import { countMarkdownWords } from '../../contract/markdown/text.ts';
import { renderSections, type Section, sentencesOf } from '../article/section.ts';
import { prepareMaterial } from '../facts/material.ts';
import { briefFor } from '../test/articles.ts';
import { ledgerly } from '../test/sources/index.ts';
import { factsLeft, limitExplanation, trimToLength } from './length.ts';

const material = prepareMaterial(briefFor('', 'short'), ledgerly);
const words = (sections: readonly Section[]) => countMarkdownWords(renderSections(sections));

const section = (id: string, sentences: number, facts: number[] = []): Section => ({
  id,

  blocks: [
    { kind: 'heading', level: 2, text: id },
    ...Array.from({ length: sentences }, (_, at) => ({
      kind: 'paragraph' as const,
      sentences: [{ text: `This is sentence ${at} of ${id}, and it has ten words.`, facts }],
    })),
  ],
});

describe('trimToLength', () => {
  it('leaves what fits as it is', () => {
    const sections = [section('a', 20), section('b', 20)];
    expect(trimToLength(material, sections)).toEqual(sections);
  });

  it('takes whole sentences from the ends of the longest sections, never from introduction or closing', () => {
    const sections = [section('first', 10), section('long', 60), section('short', 8), section('last', 10)];
    const trimmed = trimToLength(material, sections);
    expect(words(trimmed)).toBeLessThanOrEqual(900);
    expect(words(trimmed)).toBeGreaterThan(880);
    expect([trimmed[0], trimmed[2], trimmed[3]]).toEqual([sections[0], sections[2], sections[3]]);
    expect(sections[1]?.blocks.slice(0, trimmed[1]?.blocks.length)).toEqual(trimmed[1]?.blocks);
  });
});

describe('factsLeft', () => {
  it('names the facts that a short article has not told', () => {
    const told = material.book.passages.flatMap(({ sentences }) => sentences);
    const left = factsLeft(material, [section('a', 5, told)]);
    expect(left).toHaveLength(12);
    expect(left.filter((fact) => told.includes(fact))).toEqual([]);
  });

  it('names none where all is told', () => {
    const all = material.book.facts.map((_, fact) => fact);
    expect(factsLeft(material, [section('a', 5, all)])).toEqual([]);
  });
});

describe('limitExplanation', () => {
  const explaining = (id: string, sentences: number): Section => {
    const { blocks, ...rest } = section(id, 1, [1]);
    const text = 'This explains the matter at hand in ten words here.';
    const more = Array.from({ length: sentences }, (_, at) => ({
      text: `${at} ${text}`,
      facts: [],
      kind: 'explanation' as const,
    }));
    return { ...rest, blocks: [...blocks, { kind: 'paragraph', sentences: more }] };
  };

  it('takes no more explanation away than is above its share', () => {
    const fits = [section('a', 10, [1]), explaining('b', 5)];
    expect(limitExplanation(fits, 0.5)).toEqual(fits);
    const held = limitExplanation([section('a', 5, [1]), explaining('b', 30)], 0.5);
    const explained = held.flatMap(sentencesOf).filter(({ kind }) => kind === 'explanation');
    expect(explained.length).toBeGreaterThan(4);
    expect(words(held) / 2).toBeGreaterThanOrEqual(
      explained.reduce((sum, { text }) => sum + text.split(' ').length, 0),
    );
  });

  it('takes it from where most of it is', () => {
    const parts = [explaining('a', 20), section('b', 8, [1]), explaining('c', 4), section('d', 1, [1])];
    const [most, , least] = limitExplanation(parts, 0.5);
    expect(sentencesOf(least as Section)).toEqual(sentencesOf(parts[2] as Section));
    expect(sentencesOf(most as Section).length).toBeLessThan(20);
  });

  it('takes whole paragraphs of it, never the middle of one', () => {
    const claim = { text: 'It runs on a phone with ten words of its own here.', facts: [1] };
    const { id, blocks } = explaining('b', 3);
    const general = sentencesOf({ id, blocks: blocks.slice(-1) });
    const mixed = { kind: 'paragraph' as const, sentences: [...general, claim] };
    const [held] = limitExplanation([{ id, blocks: [mixed, ...blocks.slice(-1)] }], 0.4);
    expect(held?.blocks).toEqual([mixed]);
  });
});
