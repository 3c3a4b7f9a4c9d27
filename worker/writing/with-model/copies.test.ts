import { describe, expect, it } from 'vitest';
import { splitSentences } from '../../language/sentences.ts';
import { askedOf } from '../../test/model.ts';
import type { Sentence } from '../article/section.ts';
import { articleByModel } from '../test/model-article.ts';
import { copiedShare } from '../test/quality.ts';
import { ledgerly } from '../test/sources/index.ts';
import { createCopies } from './blocks.ts';

const keywords = ['invoicing for studios'];
const rewritesOf = async (model: Parameters<typeof askedOf>[0]) =>
  (await askedOf(model))
    .map(({ body }) => body.messages.map(({ content }) => content).join('\n'))
    .filter((prompt) => prompt.includes('Task: rewrite'));

const page = ledgerly.pages[0] ?? { text: '' };
const copied = splitSentences(page.text.replaceAll('\n', ' '))
  .filter((sentence) => sentence.split(' ').length > 14)
  .map((text): Sentence => ({ text, facts: [] }));
const own = Array.from(
  { length: 20 },
  (_, at): Sentence => ({ text: `Nobody has said ${at} of this yet.`, facts: [] }),
);
const sectionOf = (sentences: Sentence[]) => ({
  id: 'x',
  blocks: [{ kind: 'paragraph' as const, sentences }],
});

describe('what stands in the source in the same words', () => {
  const copies = createCopies([page]);

  it('is sent back beyond a fifth of the section', () => {
    expect(copies.beyond([...own.slice(0, 8), ...copied.slice(0, 2)]).size).toBe(0);
    expect([...copies.beyond([...own.slice(0, 7), ...copied.slice(0, 3)])]).toEqual([copied[2]]);
    expect(copies.beyond(copied.slice(0, 4)).size).toBe(4);
  });

  it('stays up to a third of the article, from all of its parts', () => {
    const fits = [sectionOf([...own.slice(0, 4), ...copied.slice(0, 2)])];
    expect(copies.limit(fits)).toEqual(fits);
    const [first, second] = copies.limit([
      sectionOf([...own.slice(0, 2), ...copied.slice(0, 3)]),
      sectionOf([...own.slice(2, 4), ...copied.slice(3, 6)]),
    ]);
    const shares = [first, second].map((section) => (section ? copies.share(section) : 1));
    expect(shares).toEqual([1 / 3, 1 / 3]);
  });
});

describe('a model that copies', () => {
  it('is asked for its own words, in the call that inventions use', async () => {
    const { article, model } = await articleByModel(ledgerly, 'copies', { brief: { keywords } });
    const rewrites = await rewritesOf(model);
    expect(rewrites.length).toBeGreaterThan(1);
    expect(rewrites.join('\n')).toContain("the source's own words");
    const sections = (await askedOf(model)).filter(({ body }) => JSON.stringify(body).includes('Task: section'));
    expect(rewrites.length).toBeLessThanOrEqual(sections.length);
    expect(copiedShare(article)).toBeLessThanOrEqual(1 / 3);
    expect(article.seoSuggestions.join(' ')).not.toContain('built-in');
  });

  it.each(['short', 'medium', 'long'] as const)('and insists is held to a third (%s)', async (length) => {
    const { article } = await articleByModel(ledgerly, 'copies-always', { brief: { keywords }, length });
    expect(copiedShare(article)).toBeLessThanOrEqual(1 / 3);
    expect(article.wordCount).toBeGreaterThan(400);
  });

  it('is held to a third where no built-in writer can take over', async () => {
    const { article } = await articleByModel({ ...ledgerly, language: 'de' }, 'copies-always', { brief: { keywords } });
    expect(copiedShare(article)).toBeLessThanOrEqual(1 / 3);
    expect(article.wordCount).toBeGreaterThan(150);
  });
});
