import { Hono } from 'hono';
import { userRoutes } from './account/profile-routes.ts';
import { recoveryRoutes } from './account/recovery-routes.ts';
import { accountRoutes } from './account/routes.ts';
import { createPublicPageRoutes, sitemapRoutes } from './articles/public-routes.ts';
import { createArticleRoutes } from './articles/routes.ts';
import { googleRoutes } from './auth/google-routes.ts';
import { authRoutes } from './auth/routes.ts';
import { categoryRoutes } from './categories/routes.ts';
import type { SiteSettings } from './contract/site-settings.ts';
import { createDb } from './db/client.ts';
import type { AppEnv } from './env.ts';
import { AppError, answerError } from './errors.ts';
import { evidenceRoutes } from './evidence/routes.ts';
import { cancelRun, enqueue } from './generation/lanes.ts';
import { readingJob } from './generation/reading-row.ts';
import { generateRoutes, regenerateRoutes } from './generation/routes.ts';
import { guardMutations, limitBody, noStore } from './http/guards.ts';
import { imageRoutes } from './images/routes.ts';
import { indexNowRoutes } from './indexnow/routes.ts';
import { keywordRoutes } from './keywords/routes.ts';
import { createOpenApiDocument } from './openapi/document.ts';
import { createProductRoutes } from './products/routes.ts';
import { createChangeRoutes } from './publishing/routes.ts';
import { readerNotesRoutes } from './reader-notes/routes.ts';
import { noteSources } from './reader-notes/store.ts';
import { readSettings } from './settings.ts';
import { socialImageRoutes } from './social-image/routes.ts';
import { systemInstructionsRoutes } from './system-instructions/routes.ts';

const articleRoutes = createArticleRoutes({
  cancel: async (env, { userId, runId }) => {
    if (runId) await cancelRun(env, userId, runId);
  },
  revive: async (env, { id, userId, runId }) => {
    if (runId) await enqueue(env, userId, [{ articleId: id, runId, priority: 'interactive' }]);
  },
});

const productRoutes = createProductRoutes({
  read: (env, { userId, runId }) => enqueue(env, userId, [readingJob(runId, 'interactive')]),
});

const noSuchRoute = () => {
  throw new AppError('not_found', 'There is nothing at this address.');
};

export const app = new Hono<AppEnv>()
  .basePath('/api')
  .use(noStore)
  .route('/social-image', socialImageRoutes)
  .use(async (c, next) => {
    c.set('db', createDb(c.env.DB));
    return next();
  })
  .use(guardMutations)
  .use(limitBody)
  .route('/auth/google', googleRoutes)
  .route('/auth', authRoutes)
  .route('/auth', recoveryRoutes)
  .route('/account', accountRoutes)
  .route('/users', userRoutes)
  .route('/articles', evidenceRoutes)
  .route('/articles', productRoutes)
  .route('/articles', readerNotesRoutes)
  .route('/articles', articleRoutes)
  .route('/articles', createChangeRoutes(noteSources))
  .route('/articles', regenerateRoutes)
  .route('/generate', generateRoutes)
  .route('/categories', categoryRoutes)
  .route('/seo-keywords', keywordRoutes)
  .route('/system-instructions', systemInstructionsRoutes)
  .route('/images', imageRoutes)
  .route('/indexnow', indexNowRoutes)
  .route('/pages', createPublicPageRoutes(noteSources))
  .route('/sitemap', sitemapRoutes)
  .get('/settings', (c) => {
    const { model, google } = readSettings(c.env);
    return c.json<SiteSettings>({ hasModel: model !== null, hasGoogle: google !== null });
  })
  .get('/openapi.json', (c) => c.json(createOpenApiDocument()))
  .notFound(noSuchRoute)
  .onError(answerError);

/** What the web asks, and what it is answered: it reads the declarations of this (`npm run types`), never the code. */
export type Api = typeof app;
