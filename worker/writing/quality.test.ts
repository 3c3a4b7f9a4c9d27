import { describe, expect, it } from 'vitest';
import { articleLengths, wordTargets } from '../contract/options.ts';
import type { Source } from '../source/types.ts';
import { articleFrom } from './test/articles.ts';
import { coverageOf } from './test/coverage.ts';
import { copiedShare, findFaults, templateShare } from './test/quality.ts';
import { sampleSources } from './test/samples.ts';
import * as written from './test/sources/index.ts';
import type { WrittenArticle } from './types.ts';

const leastTold = 0.9;
const fullArticle = 300;

const sources: Array<[name: string, source: Source]> = [...Object.entries(written), ...(await sampleSources())];

describe.each(sources)('articles about %s', (_, source) => {
  it.each(articleLengths)('keep the rules when %s', async (length) => {
    const article = await articleFrom(source, length);
    expect(findFaults(article, length, source.sheet.name)).toEqual([]);
    expect(copiedShare(article)).toBeLessThan(1 / 3);
    // Too short for what was asked, an article has room for nearly all that its page says.
    if (article.wordCount < wordTargets[length].least) {
      const { share, untold } = coverageOf(source, article);
      expect(share, untold.join('\n')).toBeGreaterThanOrEqual(leastTold);
    }
  });
});

it('makes a full article of every page', async () => {
  const articles = await Promise.all(sources.map(([, source]) => articleFrom(source, 'medium')));
  expect(Math.min(...articles.map(({ wordCount }) => wordCount))).toBeGreaterThanOrEqual(fullArticle);
});

// No source of the tests says enough for a long article: what is missing is named, not made up.
it.each(['short', 'medium'] as const)('fills the asked length from a rich source when %s', async (length) => {
  const { wordCount } = await articleFrom(written.planthaven, length);
  expect(wordCount).toBeGreaterThanOrEqual(wordTargets[length].least);
  expect(wordCount).toBeLessThanOrEqual(wordTargets[length].most);
});

it('shares less than 15% of its sentences between any two products', async () => {
  const articles: Array<[string, WrittenArticle]> = [];
  for (const [name, source] of sources) articles.push([name, await articleFrom(source, 'medium')]);
  const alike = articles.flatMap(([name, article], at) =>
    articles
      .slice(at + 1)
      .map(([other, otherArticle]) => ({ pair: `${name} and ${other}`, share: templateShare(article, otherArticle) }))
      .filter(({ share }) => share >= 0.15),
  );
  expect(alike).toEqual([]);
});
