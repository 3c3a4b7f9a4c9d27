import { z } from 'zod';
import {
  article,
  articleList,
  articlePatch,
  articleVersions,
  articleVersionText,
  publicArticle,
  publicArticleList,
  publicPage,
  publishBody,
  publishedList,
  publishedQuery,
  searchQuery,
  userListQuery,
  userStats,
} from '../contract/articles.ts';
import {
  categoriesAssigned,
  categoriesInitialized,
  category,
  categoryBody,
  categoryPatch,
} from '../contract/categories.ts';
import { sitemapPart, sitemapQuery } from '../contract/feeds.ts';
import {
  generateIdeaBody,
  generateUrlBody,
  generationStarted,
  regenerateIdeaBody,
  regenerateUrlBody,
  regenerationStarted,
} from '../contract/generation.ts';
import {
  articlesQueued,
  generateArticlesBody,
  keywordBody,
  keywordGeneration,
  seoKeyword,
  topicBody,
} from '../contract/keywords.ts';
import { systemInstructions } from '../contract/system-instructions.ts';
import { googleBody, loginBody, meResponse, profileBody, registerBody, user } from '../contract/users.ts';

/** Who may call it: anyone, anyone signed in, admins. */
type Access = 'public' | 'user' | 'admin';

export type Operation = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As Hono writes it, below /api. */
  path: string;
  summary: string;
  access: Access;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Status of success, and what it carries. */
  success: { status: number; schema?: z.ZodType; type?: string };
  /** Codes of failure beyond those that follow from access, query and body. */
  failures?: number[];
};

const ok = (schema: z.ZodType) => ({ status: 200, schema });
const created = (schema: z.ZodType) => ({ status: 201, schema });
const accepted = (schema: z.ZodType) => ({ status: 202, schema });
const noContent = { status: 204 };
const redirect = { status: 302 };

const auth: Operation[] = [
  {
    method: 'post',
    path: '/auth/register',
    summary: 'Create an account and sign in',
    access: 'public',
    body: registerBody,
    success: created(user),
    failures: [409, 429],
  },
  {
    method: 'post',
    path: '/auth/login',
    summary: 'Sign in',
    access: 'public',
    body: loginBody,
    success: ok(user),
    failures: [401, 429],
  },
  { method: 'post', path: '/auth/logout', summary: 'Sign out', access: 'public', success: noContent },
  { method: 'get', path: '/auth/me', summary: 'The signed-in user, wrapped', access: 'user', success: ok(meResponse) },
  { method: 'get', path: '/auth/user', summary: 'The signed-in user', access: 'user', success: ok(user) },
  {
    method: 'get',
    path: '/auth/google/start',
    summary: 'Go to Google in a popup',
    access: 'public',
    success: redirect,
    failures: [404],
  },
  { method: 'get', path: '/auth/google/callback', summary: "Google's answer", access: 'public', success: redirect },
  {
    method: 'get',
    path: '/auth/google/claims',
    summary: 'What Google has proven for this browser',
    access: 'public',
    success: ok(googleBody),
    failures: [401],
  },
  {
    method: 'post',
    path: '/auth/google',
    summary: 'Sign in with what Google has proven',
    access: 'public',
    body: googleBody,
    success: ok(user),
    failures: [401, 409],
  },
  {
    method: 'patch',
    path: '/users/:id',
    summary: 'Change your own profile',
    access: 'user',
    body: profileBody,
    success: ok(user),
    failures: [403, 409],
  },
];

const forOtherSites: Operation[] = [
  {
    method: 'get',
    path: '/indexnow/:key',
    summary: 'Whether this is the key by which IndexNow knows the site',
    access: 'public',
    success: ok(z.object({ key: z.string() })),
    failures: [404],
  },
  {
    method: 'get',
    path: '/images/:articleId/:number',
    summary: 'A picture of an article, by its place in the text',
    access: 'public',
    success: { status: 200, type: 'image/*' },
    failures: [404, 429],
  },
  {
    method: 'get',
    path: '/images/portrait/:userId',
    summary: "A user's portrait",
    access: 'user',
    success: { status: 200, type: 'image/*' },
    failures: [404, 429],
  },
  {
    method: 'get',
    path: '/social-image/:slug/:hash',
    summary: 'The picture that goes with links to a published article, as PNG',
    access: 'public',
    success: { status: 200, type: 'image/png' },
    failures: [404],
  },
];

const articles: Operation[] = [
  {
    method: 'get',
    path: '/articles/published',
    summary: 'Published articles, newest first',
    access: 'public',
    query: publishedQuery,
    success: ok(publishedList),
  },
  {
    method: 'get',
    path: '/articles/search',
    summary: 'Search published articles',
    access: 'public',
    query: searchQuery,
    success: ok(publicArticleList),
  },
  {
    method: 'get',
    path: '/articles/user/:userId',
    summary: "A user's own articles",
    access: 'user',
    query: userListQuery,
    success: ok(articleList),
    failures: [403],
  },
  {
    method: 'get',
    path: '/articles/stats/:userId',
    summary: "A user's figures",
    access: 'user',
    success: ok(userStats),
    failures: [403],
  },
  {
    method: 'get',
    path: '/articles/slug/:slug',
    summary: 'An article by its slug: the whole of it for who may change it',
    access: 'public',
    success: ok(z.union([article, publicArticle])),
    failures: [404],
  },
  {
    method: 'get',
    path: '/articles/:id',
    summary: 'An article by its id: the whole of it for who may change it',
    access: 'public',
    success: ok(z.union([article, publicArticle])),
    failures: [404],
  },
  {
    method: 'patch',
    path: '/articles/:id',
    summary: 'Edit an article; If-Match names the version that the edit began from',
    access: 'user',
    body: articlePatch,
    success: ok(article),
    failures: [403, 404, 409, 412],
  },
  {
    method: 'get',
    path: '/articles/:id/versions',
    summary: 'The texts that an article has had, newest first',
    access: 'user',
    success: ok(articleVersions),
    failures: [403, 404],
  },
  {
    method: 'get',
    path: '/articles/:id/versions/:version',
    summary: 'One of these texts',
    access: 'user',
    success: ok(articleVersionText),
    failures: [400, 403, 404],
  },
  {
    method: 'post',
    path: '/articles/:id/versions/:version/restore',
    summary: 'Make one of these texts the present one; the one it replaces is kept as a version',
    access: 'user',
    success: ok(article),
    failures: [400, 403, 404, 409, 412],
  },
  {
    method: 'patch',
    path: '/articles/:id/publish',
    summary: 'Publish or unpublish',
    access: 'user',
    body: publishBody,
    success: ok(article),
    failures: [403, 404, 409, 429],
  },
  {
    method: 'delete',
    path: '/articles/:id',
    summary: 'Delete an article',
    access: 'user',
    success: noContent,
    failures: [403, 404],
  },
  {
    method: 'get',
    path: '/pages/:slug',
    summary: 'All that a public article page shows',
    access: 'public',
    success: ok(publicPage),
    failures: [404],
  },
  {
    method: 'get',
    path: '/sitemap',
    summary: 'A part of the sitemap',
    access: 'public',
    query: sitemapQuery,
    success: ok(sitemapPart),
  },
];

const generation: Operation[] = [
  {
    method: 'post',
    path: '/generate/url',
    summary: "Write an article from a product's page",
    access: 'user',
    body: generateUrlBody,
    success: accepted(generationStarted),
    failures: [403, 409, 429],
  },
  {
    method: 'post',
    path: '/generate/idea',
    summary: 'Write an article from an idea',
    access: 'admin',
    body: generateIdeaBody,
    success: accepted(generationStarted),
    failures: [409, 429],
  },
  {
    method: 'post',
    path: '/articles/:id/regenerate/url',
    summary: 'Write a new article from a URL',
    access: 'user',
    body: regenerateUrlBody,
    success: accepted(regenerationStarted),
    failures: [403, 404, 409, 429],
  },
  {
    method: 'post',
    path: '/articles/:id/regenerate/idea',
    summary: 'Write a new article from an idea',
    access: 'admin',
    body: regenerateIdeaBody,
    success: accepted(regenerationStarted),
    failures: [404, 409, 429],
  },
];

const administration: Operation[] = [
  { method: 'get', path: '/categories', summary: 'All categories', access: 'user', success: ok(z.array(category)) },
  {
    method: 'post',
    path: '/categories',
    summary: 'Add a category',
    access: 'admin',
    body: categoryBody,
    success: created(category),
    failures: [409],
  },
  {
    method: 'patch',
    path: '/categories/:id',
    summary: 'Change a category',
    access: 'admin',
    body: categoryPatch,
    success: ok(category),
    failures: [404, 409],
  },
  {
    method: 'delete',
    path: '/categories/:id',
    summary: 'Delete a category',
    access: 'admin',
    success: noContent,
    failures: [404],
  },
  {
    method: 'post',
    path: '/categories/initialize',
    summary: 'Add the predefined categories',
    access: 'admin',
    success: ok(categoriesInitialized),
  },
  {
    method: 'post',
    path: '/categories/auto-assign',
    summary: 'Give categories to articles without any',
    access: 'admin',
    success: ok(categoriesAssigned),
  },
  { method: 'get', path: '/seo-keywords', summary: 'All keywords', access: 'admin', success: ok(z.array(seoKeyword)) },
  {
    method: 'get',
    path: '/seo-keywords/unused',
    summary: 'Current keywords',
    access: 'admin',
    success: ok(z.array(seoKeyword)),
  },
  {
    method: 'get',
    path: '/seo-keywords/used',
    summary: 'Used keywords',
    access: 'admin',
    success: ok(z.array(seoKeyword)),
  },
  {
    method: 'post',
    path: '/seo-keywords',
    summary: 'Add a keyword',
    access: 'admin',
    body: keywordBody,
    success: created(seoKeyword),
    failures: [409],
  },
  {
    method: 'delete',
    path: '/seo-keywords/:id',
    summary: 'Delete a keyword',
    access: 'admin',
    success: noContent,
    failures: [404],
  },
  {
    method: 'patch',
    path: '/seo-keywords/:id/mark-unused',
    summary: 'Move a keyword back to the current ones',
    access: 'admin',
    success: ok(seoKeyword),
    failures: [404],
  },
  {
    method: 'post',
    path: '/seo-keywords/generate',
    summary: 'Generate keywords from a topic',
    access: 'admin',
    body: topicBody,
    success: ok(keywordGeneration),
    failures: [429],
  },
  {
    method: 'post',
    path: '/seo-keywords/generate-articles',
    summary: 'Write an article for each keyword',
    access: 'admin',
    body: generateArticlesBody,
    success: accepted(articlesQueued),
    failures: [404, 409, 429],
  },
  {
    method: 'get',
    path: '/system-instructions',
    summary: 'The instructions that hold',
    access: 'admin',
    success: ok(systemInstructions),
  },
  {
    method: 'put',
    path: '/system-instructions',
    summary: 'Save the instructions',
    access: 'admin',
    body: systemInstructions,
    success: ok(systemInstructions),
  },
];

/** Every route of the API, for its description. A test holds this list and the routes themselves together. */
export const operations: readonly Operation[] = [
  ...auth,
  ...articles,
  ...forOtherSites,
  ...generation,
  ...administration,
];
