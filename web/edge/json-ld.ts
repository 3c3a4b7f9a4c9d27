import type { Article, BreadcrumbList, Organization, WebSite, WithContext } from 'schema-dts';
import type { PublicPage } from '../../worker/contract/articles.ts';
import { site } from '../../worker/contract/site.ts';
import { titleCaseSlug } from '../../worker/contract/text.ts';
import { listAddress } from '../articles/list-address.ts';

const publisher = (origin: string): Organization => ({ '@type': 'Organization', name: site.name, url: `${origin}/` });

export function websiteLd(origin: string): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    url: `${origin}/`,
    description: site.description,
    publisher: publisher(origin),
  };
}

export function breadcrumbsLd(
  origin: string,
  trail: Array<{ name: string; path: string }>,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

/** Says nothing that the page does not show. */
export function articleLd(
  origin: string,
  { article, author, modifiedAt, notes }: PublicPage,
  image: string,
): WithContext<Article> {
  const url = `${origin}/${article.slug}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.metaDescription || article.excerpt,
    image,
    datePublished: article.publishedAt ?? article.createdAt,
    dateModified: modifiedAt,
    author: { '@type': 'Person', name: author.name, url: origin + listAddress({ author: article.userId }) },
    publisher: publisher(origin),
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    wordCount: article.wordCount,
    ...(notes.sources && {
      isBasedOn: notes.sources.pages.map(({ url, title }) => ({ '@type': 'WebPage' as const, url, name: title })),
    }),
    ...(article.categories.length > 0 && { articleSection: article.categories.map(titleCaseSlug) }),
    ...(article.keywords.length > 0 && { keywords: article.keywords.join(', ') }),
  };
}
