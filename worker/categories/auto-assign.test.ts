import { describe, expect, it } from 'vitest';
import { categorize } from './auto-assign.ts';
import { heldOutArticles } from './fixtures/held-out-articles.ts';
import { type LabelledArticle, labelledArticles } from './fixtures/labelled-articles.ts';
import { predefinedCategories } from './predefined.ts';
import { vocabularies } from './vocabulary.ts';

const categories = predefinedCategories.map((category) => ({ ...category, active: true }));

function measure(articles: readonly LabelledArticle[]) {
  let [assigned, right, expected, found] = [0, 0, 0, 0];
  const misses: string[] = [];
  for (const article of articles) {
    const given = categorize(article, categories);
    const wrong = given.filter((name) => !article.expected.includes(name) && !article.alsoFine.includes(name));
    const missed = article.expected.filter((name) => !given.includes(name));
    assigned += given.length;
    right += given.length - wrong.length;
    expected += article.expected.length;
    found += article.expected.length - missed.length;
    if (wrong.length + missed.length > 0) misses.push(`${article.title}: wrong [${wrong}], missed [${missed}]`);
  }
  return { precision: right / assigned, recall: found / expected, misses };
}

const plain = { keywords: [], excerpt: '', metaDescription: '', content: '' };

describe('categorize', () => {
  it('has a vocabulary for every predefined category and for no other', () => {
    expect(Object.keys(vocabularies).sort()).toEqual(predefinedCategories.map(({ name }) => name).sort());
  });

  it('knows what all 40 labelled articles are about', () => {
    const { precision, recall, misses } = measure([...labelledArticles, ...heldOutArticles]);
    expect(labelledArticles.length + heldOutArticles.length).toBe(40);
    expect(precision, misses.join('\n')).toBeGreaterThanOrEqual(0.9);
    expect(recall, misses.join('\n')).toBeGreaterThanOrEqual(0.85);
  });

  it('knows as much of those for which it was not tuned', () => {
    const { precision, recall, misses } = measure(heldOutArticles);
    expect(precision, misses.join('\n')).toBeGreaterThanOrEqual(0.8);
    expect(recall, misses.join('\n')).toBeGreaterThanOrEqual(0.8);
  });

  it('goes by the words around a word that has several meanings', () => {
    const of = (title: string, content: string) => categorize({ ...plain, title, content }, categories);
    expect(of('A faster build pipeline', 'Cache the container image and run fewer tests.')).toEqual([
      'software-development',
    ]);
    expect(of('A fuller sales pipeline', 'Call the prospect before the proposal.')).toEqual(['sales']);
    expect(of('Inspecting an oil pipeline', 'Divers look at the welds.')).toEqual([]);
  });

  it('gives at most three, never an inactive one, and the same every time', () => {
    const article = {
      ...plain,
      title: 'Payroll, invoicing, SEO and newsletters for hotels',
      keywords: ['payroll', 'hotel seo', 'invoicing', 'newsletter'],
      content: 'Hiring and accounting for hotels, backlinks for the booking site, a newsletter for guests.',
    };
    const given = categorize(article, categories);
    expect(given).toHaveLength(3);
    expect(categorize(article, [...categories].reverse())).toEqual(given);
    const without = categories.map((category) => ({ ...category, active: category.name !== given[0] }));
    expect(categorize(article, without)).not.toContain(given[0]);
    expect(categorize(article, [])).toEqual([]);
  });

  it("takes the words of an admin's own category from its name and description", () => {
    const own = { name: 'x', displayName: 'Pet Care', description: 'Dogs, cats, vets and grooming', active: true };
    const article = { ...plain, title: 'Pet care in winter', content: 'Dogs and cats feel the cold. Ask your vet.' };
    expect(categorize(article, [...categories, own])).toEqual(['x']);
    expect(categorize({ ...article, title: 'Care for a bicycle', content: 'Oil it.' }, [own])).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['only marks', '#'.repeat(6000)],
    ['another script', '見積書の作り方 '.repeat(300)],
    ['odd characters', '\u0000\ud800__proto__ constructor toString '.repeat(100)],
  ])('finds nothing in %s', (_, content) => {
    expect(categorize({ ...plain, title: '', content }, categories)).toEqual([]);
  });

  it('takes time in proportion to the text', () => {
    const content = 'customer support ticket sales pipeline '.repeat(25_000);
    const started = Date.now();
    categorize({ ...plain, title: 'Long', content }, categories);
    expect(Date.now() - started).toBeLessThan(2000);
  });
});
