import { and, eq, type SQL, sql } from 'drizzle-orm';
import { eraseStatements } from '../articles/erase.ts';
import { getManageable, refuseWhileGenerating } from '../articles/service.ts';
import { toArticle } from '../articles/to-article.ts';
import { keepActive, requireActive } from '../categories/active.ts';
import {
  type AnotherArticleBody,
  type GenerateIdeaBody,
  type GenerateUrlBody,
  type GenerationStarted,
  isMultiLabelHost,
  type RegenerateIdeaBody,
  type RegenerateUrlBody,
  type UsingArticle,
} from '../contract/generation.ts';
import { titleMaxLength } from '../contract/limits.ts';
import type { User } from '../contract/users.ts';
import type { Database } from '../db/client.ts';
import { insertSelect } from '../db/insert-select.ts';
import { articles, seoKeywords } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { AppError } from '../errors.ts';
import { hostAndPort } from '../source/fetch/index.ts';
import { sourceKey } from '../source/source-key.ts';
import { countGeneration, dailyLimit, readGenerations, requireTokens } from '../usage/daily-usage.ts';
import { queueFull, withinLimits } from './limits.ts';

type NewArticle = Partial<typeof articles.$inferInsert>;
/** What the route answers, and the run that its lane is to be told of. */
type Started = GenerationStarted & { runId: string };
/** What the site's settings say of a start; `tokensPerDay` null: no language model writes. */
export type StartRules = {
  allowedHosts: ReadonlySet<string>;
  generationsPerDay: number;
  tokensPerDay: number | null;
};
type Start = { userId: string | null | undefined; retryOf: string | null | undefined };

/** Generates from a product's page. Throws what the limits and conflicts of decisions section 5 say. */
export async function startFromUrl(
  db: Database,
  user: User,
  body: GenerateUrlBody,
  rules: StartRules,
): Promise<Started> {
  const inputs = {
    ...urlInputs(body, rules),
    categories: await categoriesOf(db, body),
    dedupeKey: sourceKey(body.url),
  };
  return start(db, user, inputs, { userId: body.userId, retryOf: body.retryOf }, rules);
}

export async function startFromIdea(
  db: Database,
  user: User,
  body: GenerateIdeaBody,
  rules: StartRules,
): Promise<Started> {
  const inputs = { ...ideaInputs(body), categories: await categoriesOf(db, body) };
  return start(db, user, inputs, { userId: body.userId, retryOf: body.retryOf }, rules);
}

/** A retry goes on with what is left of its categories; anybody else chooses among those that there are. */
const categoriesOf = (db: Database, { categories, retryOf }: GenerateUrlBody | GenerateIdeaBody) =>
  retryOf ? keepActive(db, categories ?? []) : requireActive(db, categories ?? []);

/** Writes a new article from another source or with other wishes; the original is kept and lends its categories. */
export async function regenerateFromUrl(
  db: Database,
  user: User,
  originalId: string,
  body: RegenerateUrlBody,
  rules: StartRules,
): Promise<Started> {
  return regenerate(db, user, originalId, urlInputs(body, rules), rules);
}

/** Writes a further article on the product that an article is about. */
export async function writeAnother(
  db: Database,
  user: User,
  originalId: string,
  { angle, ...body }: AnotherArticleBody,
  rules: StartRules,
): Promise<Started> {
  const { sourceUrl } = await getManageable(db, originalId, user);
  if (sourceUrl === null) throw new AppError('invalid_input', 'This article was not written from a product’s page.');
  return regenerate(db, user, originalId, { ...urlInputs({ ...body, url: sourceUrl }, rules), angle }, rules);
}

export async function regenerateFromIdea(
  db: Database,
  user: User,
  originalId: string,
  body: RegenerateIdeaBody,
  rules: StartRules,
): Promise<Started> {
  return regenerate(db, user, originalId, ideaInputs(body), rules);
}

async function regenerate(
  db: Database,
  user: User,
  originalId: string,
  inputs: NewArticle,
  rules: StartRules,
): Promise<Started> {
  const original = await getManageable(db, originalId, user);
  refuseWhileGenerating(original);
  return start(db, user, { ...inputs, categories: original.categories }, { userId: null, retryOf: null }, rules);
}

function urlInputs(body: RegenerateUrlBody, { allowedHosts }: StartRules): NewArticle {
  const url = new URL(body.url);
  if (!isMultiLabelHost(url.hostname) && !allowedHosts.has(hostAndPort(url))) {
    const message = 'Please enter a valid URL';
    throw new AppError('invalid_input', message, { issues: [{ path: 'url', message }] });
  }
  return {
    title: `Article about ${url.hostname.replace(/^www\./, '')}`,
    sourceType: 'url',
    sourceUrl: body.url,
    sourceKey: sourceKey(body.url),
    originalTargetKeywords: body.keywords || null,
    originalArticleLength: body.length,
    originalCustomInstructions: body.customInstructions || null,
  };
}

function ideaInputs(body: RegenerateIdeaBody): NewArticle {
  return {
    title: [...body.idea].slice(0, titleMaxLength).join(''),
    sourceType: 'idea',
    originalIdea: body.idea,
    originalTargetKeywords: body.keywords || null,
    originalArticleLength: body.length,
    originalCustomInstructions: body.customInstructions || null,
    researchDepth: body.researchDepth,
    angle: body.angle,
  };
}

async function start(
  db: Database,
  user: User,
  inputs: NewArticle,
  { userId, retryOf }: Start,
  { generationsPerDay, tokensPerDay }: StartRules,
): Promise<Started> {
  if (userId && userId !== user.id) throw new AppError('forbidden', 'You can only generate articles for yourself.');
  if (tokensPerDay !== null) await requireTokens(db, tokensPerDay);
  const id = crypto.randomUUID();
  const runId = crypto.randomUUID();
  const now = new Date();
  const values: NewArticle = {
    ...inputs,
    id,
    userId: user.id,
    slug: `generating-${id}`,
    status: 'generating',
    runId,
    createdAt: now,
    updatedAt: now,
  };
  const failedOne = sql`${articles.id} = ${retryOf} and ${articles.userId} = ${user.id} and ${articles.status} = 'failed'`;
  const replaces = sql`exists (select 1 from ${articles} where ${failedOne})`;
  const conditions = [withinLimits(user, generationsPerDay)];
  if (retryOf) conditions.push(replaces);
  const insert = insertSelect(db, articles, values, sql`where ${sql.join(conditions, sql` and `)}`);
  const started = sql`exists (select 1 from ${articles} where ${articles.id} = ${id})`;
  const counted = countGeneration(db, user.id, started);
  const read = db.select().from(articles).where(eq(articles.id, id));
  try {
    const [, [row]] = retryOf
      ? await db.batch([
          insert,
          read,
          counted,
          db
            .update(seoKeywords)
            .set({ articleId: id })
            .where(and(eq(seoKeywords.articleId, retryOf), replaces, started)),
          ...eraseStatements(db, retryOf, sql`${replaces} and ${started}`),
        ])
      : await db.batch([insert, read, counted]);
    if (row) return { articleId: id, article: toArticle(row), runId };
  } catch (error) {
    if (isUniqueViolation(error, 'articles.dedupe_key')) throw urlAlreadyUsed(await findUsing(db, user, values), error);
    throw error;
  }
  throw await reasonForRefusal(db, user, values, { failedOne: retryOf ? failedOne : null, generationsPerDay });
}

/** The article of the same user that was made from this source. */
async function findUsing(db: Database, user: User, { dedupeKey }: NewArticle): Promise<UsingArticle | null> {
  if (!dedupeKey) return null;
  const { id, slug, title } = articles;
  const using = and(eq(articles.userId, user.id), eq(articles.dedupeKey, dedupeKey));
  const row = await db
    .select({ id, slug, title })
    .from(articles)
    .where(and(using, sql`status <> 'failed' and dedupe_key is not null`))
    .get();
  return row ?? null;
}

const urlAlreadyUsed = (article: UsingArticle | null, cause?: unknown) =>
  new AppError(
    'url_already_used',
    'This URL has already been used to generate an article. Please try a different URL.',
    { cause, ...(article && { details: { article } }) },
  );

/** Why the insert put in no row, looked up afterwards: only the message hangs on it. */
async function reasonForRefusal(
  db: Database,
  user: User,
  values: NewArticle,
  { failedOne, generationsPerDay }: { failedOne: SQL | null; generationsPerDay: number },
): Promise<AppError> {
  if (failedOne) {
    const failed = await db.select({ id: articles.id }).from(articles).where(failedOne).get();
    if (!failed)
      return new AppError('conflict', 'This article is being retried already, or there is nothing to retry.');
  }
  const using = await findUsing(db, user, values);
  if (using) return urlAlreadyUsed(using);
  if (user.isAdmin) {
    return queueFull();
  }
  if ((await readGenerations(db, user.id)) >= generationsPerDay) {
    return dailyLimit(`You've started ${generationsPerDay} articles today, which is the most for one day.`);
  }
  return new AppError(
    'draft_limit',
    "You've reached your article limit. Please publish or delete some articles to continue.",
  );
}
