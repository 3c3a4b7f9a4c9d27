import type { Article, ArticleText, KeptText } from '../../worker/contract/articles.ts';
import { titleCaseSlug } from '../../worker/contract/text.ts';

/** The fields of a text, in the order and under the labels of the form. */
export const textFields = [
  ['title', 'Title'],
  ['excerpt', 'Excerpt'],
  ['content', 'Content'],
  ['metaDescription', 'Meta Description'],
  ['keywords', 'Keywords'],
  ['categories', 'Categories'],
] as const satisfies Array<[keyof ArticleText, string]>;

export const textOfArticle = ({
  title,
  excerpt,
  content,
  metaDescription,
  keywords,
  categories,
}: ArticleText): ArticleText => ({ title, excerpt, content, metaDescription, keywords, categories });

/** What an edit began from. */
export type Base = { version: number; text: ArticleText };

/** A text that is not saved, and what it began from. */
export type Edit = { text: ArticleText; base: Base };

export const baseOf = (article: Article): Base => ({ version: article.version, text: textOfArticle(article) });

/** What was kept before an article's keywords and categories could be written goes on with those it has. */
export const completeText = (kept: KeptText, article: Article): ArticleText =>
  textOfArticle({
    ...kept,
    keywords: kept.keywords ?? article.keywords,
    categories: kept.categories ?? article.categories,
  });

/** A field as words, to be read beside another version of it. */
export function fieldAsWords(text: ArticleText, field: keyof ArticleText): string {
  if (field === 'categories') return text.categories.map(titleCaseSlug).join('\n');
  return field === 'keywords' ? text.keywords.join('\n') : text[field];
}

export const isSameField = (one: ArticleText, other: ArticleText, field: keyof ArticleText) =>
  JSON.stringify(one[field]) === JSON.stringify(other[field]);

export const isSameText = (one: ArticleText, other: ArticleText) =>
  textFields.every(([field]) => isSameField(one, other, field));
