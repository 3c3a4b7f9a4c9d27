import type { Article, ArticleEdit, ArticleText } from '../../worker/contract/articles.ts';

/** The fields of a text, in the order and under the labels of the form. */
export const textFields = [
  ['title', 'Title'],
  ['excerpt', 'Excerpt'],
  ['content', 'Content'],
  ['metaDescription', 'Meta Description'],
] as const satisfies Array<[keyof ArticleText, string]>;

export const textOfArticle = ({ title, excerpt, content, metaDescription }: Article): ArticleText => ({
  title,
  excerpt,
  content,
  metaDescription,
});

export const textOfForm = ({ title, excerpt, content, metaDescription }: ArticleEdit): ArticleText => ({
  title,
  excerpt: excerpt ?? '',
  content,
  metaDescription: metaDescription ?? '',
});

export const isSameText = (one: ArticleText, other: ArticleText) =>
  textFields.every(([field]) => one[field] === other[field]);
