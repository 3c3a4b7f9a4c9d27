import type {
  Listed,
  ListedArticle,
  PublicArticleList,
  PublicPage,
  PublishedList,
} from '../../worker/contract/articles.ts';
import { recentArticlesShown, slugMaxLength } from '../../worker/contract/limits.ts';
import { site } from '../../worker/contract/site.ts';
import { socialImagePath } from '../../worker/contract/social-image.ts';
import { titleCaseSlug } from '../../worker/contract/text.ts';
import { listAddress, listTitle } from '../articles/list-address.ts';
import { landingKey, pageKey, publishedKey, searchKey } from '../lib/keys.ts';
import type { PublicScreen } from '../paths.ts';
import { getFromApi } from './api.ts';
import { listSearch } from './asked-list.ts';
import type { Env } from './env.ts';
import type { Head } from './head.ts';
import { articleLd, breadcrumbsLd, websiteLd } from './json-ld.ts';
import { readAskedList } from './read-asked-list.ts';

/** A public page with its data, ready to be rendered. */
export type Page = {
  status: 200 | 404;
  screen: PublicScreen;
  head: Head;
  /** The parameters that the screen is rendered with: those that it uses. */
  search: string;
  fallback: Record<string, unknown>;
  /** HTML of the article's text, which stands in the page as it is. */
  body?: { slug: string; html: string };
};

type Asked = { env: Env; url: URL; origin: string };

export function loadPage(screen: PublicScreen, asked: Asked): Promise<Page> | Page {
  switch (screen) {
    case 'landing':
      return landing(asked);
    case 'articles':
      return articles(asked);
    case 'article':
      return article(asked);
    case 'terms':
      return legal(asked, 'terms', 'Terms of Use', `The terms under which ${site.name} may be used.`);
    case 'privacy':
      return legal(asked, 'privacy', 'Privacy Policy', `What ${site.name} keeps about you, why, and for how long.`);
    case 'notFound':
      return missing('notFound', 'Page not found');
  }
}

/** A list as the page needs it: it stands there twice, as HTML and as what the client begins with. */
function asShown<List extends { articles: ListedArticle[] }>(list: List): Listed<List> {
  const articles = list.articles.map(
    ({ id, slug, title, excerpt, categories, status, createdAt, wordCount, seoScore }): ListedArticle => {
      return { id, slug, title, excerpt, categories, status, createdAt, wordCount, seoScore };
    },
  );
  return { ...list, articles };
}

async function landing({ env, url, origin }: Asked): Promise<Page> {
  const list = await getFromApi(env, url.origin, landingKey);
  if (!list) throw new Error('The published list is missing');
  const shown = asShown({ ...list, articles: list.articles.slice(0, recentArticlesShown) });
  return {
    status: 200,
    screen: 'landing',
    search: '',
    head: {
      title: null,
      description: site.description,
      canonical: `${origin}/`,
      index: true,
      type: 'website',
      jsonLd: [websiteLd(origin)],
    },
    fallback: { [landingKey]: shown },
  };
}

async function articles({ env, url, origin }: Asked): Promise<Page> {
  const asked = readAskedList(url.searchParams);
  if (asked === null) return missing('notFound', 'Page not found');
  const { query, page, filter } = asked;
  const key = query === '' ? publishedKey(page, filter) : searchKey(query, page);
  const list = await getFromApi<PublicArticleList & Partial<Pick<PublishedList, 'author'>>>(env, url.origin, key);
  const isFiltered = Object.keys(filter).length > 0;
  if (!list || ((page > 1 || isFiltered) && list.articles.length === 0)) return missing('notFound', 'Page not found');
  const path = (number: number) => listAddress({ ...filter, query, page: number });
  const title = listTitle(filter, list.author?.name);
  return {
    status: 200,
    screen: 'articles',
    search: listSearch(asked),
    head: {
      title: query !== '' ? `Search results for "${query}"` : page > 1 ? `${title}, page ${page}` : title,
      description: describeList(isFiltered ? title : null, page),
      canonical: origin + path(page),
      index: query === '',
      type: 'website',
      previous: page > 1 ? origin + path(page - 1) : undefined,
      next: list.pagination.hasMore ? origin + path(page + 1) : undefined,
      jsonLd: [
        breadcrumbsLd(origin, [
          { name: 'Home', path: '/' },
          { name: 'Articles', path: '/articles' },
          ...(isFiltered ? [{ name: title, path: listAddress(filter) }] : []),
        ]),
      ],
    },
    fallback: { [key]: asShown(list) },
  };
}

function describeList(title: string | null, page: number): string {
  const what = title === null ? `articles published on ${site.name}` : `list '${title}' on ${site.name}`;
  if (page > 1) return `Page ${page} of the ${what}, newest first.`;
  return title === null
    ? `All ${what}, newest first: reviews, guides and comparisons of software products.`
    : `${title} on ${site.name}, newest first: reviews, guides and comparisons of software products.`;
}

async function article({ env, url, origin }: Asked): Promise<Page> {
  const slug = url.pathname.slice(1);
  const isSlug = slug.length <= slugMaxLength && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug);
  const found = isSlug ? await getFromApi(env, url.origin, pageKey(slug)) : null;
  if (!found) return { ...missing('article', 'Article Not Found'), fallback: { [pageKey(slug)]: null } };
  const { html, article: rest } = found;
  const [section] = rest.categories;
  const image = origin + (await socialImagePath(slug, rest.title));
  return {
    status: 200,
    screen: 'article',
    search: '',
    head: {
      title: rest.title,
      description: rest.metaDescription || rest.excerpt,
      canonical: `${origin}/${slug}`,
      index: true,
      type: 'article',
      image,
      article: {
        publishedAt: rest.publishedAt ?? rest.createdAt,
        updatedAt: found.modifiedAt,
        section: section && titleCaseSlug(section),
        tags: rest.keywords,
      },
      jsonLd: [
        articleLd(origin, found, image),
        breadcrumbsLd(origin, [
          { name: 'Home', path: '/' },
          { name: 'Articles', path: '/articles' },
          { name: rest.title, path: `/${slug}` },
        ]),
      ],
    },
    // The text goes into the page once, as HTML, which the client adopts.
    fallback: { [pageKey(slug)]: { ...found, html: '' } satisfies PublicPage },
    body: { slug, html },
  };
}

function legal({ origin }: Asked, screen: 'terms' | 'privacy', title: string, description: string): Page {
  return {
    status: 200,
    screen,
    search: '',
    head: { title, description, canonical: `${origin}/${screen}`, index: true, type: 'website', jsonLd: [] },
    fallback: {},
  };
}

function missing(screen: 'article' | 'notFound', title: string): Page {
  return {
    status: 404,
    screen,
    search: '',
    head: { title, description: site.description, canonical: null, index: false, type: 'website', jsonLd: [] },
    fallback: {},
  };
}
