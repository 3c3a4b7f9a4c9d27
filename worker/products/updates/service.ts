import { inArray } from 'drizzle-orm';
import { readSheet } from '../../articles/sheets.ts';
import { type ArticleRow, toArticle } from '../../articles/to-article.ts';
import { textOf } from '../../articles/versions.ts';
import type { Article } from '../../contract/articles.ts';
import type { ArticleChange, ProductUpdates } from '../../contract/product.ts';
import type { Database } from '../../db/client.ts';
import { articles } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { inForce, type KeptWord, readKeptWords } from '../../owner-words/words.ts';
import { readProof } from '../../proof/read-proof.ts';
import { putText } from '../../proof/text-store.ts';
import { saveText } from '../../publishing/edit.ts';
import { authorPageOf } from '../../source/words/correct-source.ts';
import { productOf, type Reading, selectArticlesOn } from '../reading.ts';
import { requireReading } from '../service.ts';
import { addProof, proofOf } from './new-proof.ts';
import { applyProposals, type Proposal, proposeChanges } from './propose.ts';
import { statesOf } from './states.ts';

type Sheet = { reading: Reading; words: KeptWord[] };

/** What the product's sheet tells otherwise than its owner's articles do, article by article. */
export async function readUpdates(db: Database, row: ArticleRow): Promise<ProductUpdates> {
  const id = productOf(row);
  const sheet = await readSheetOf(db, row);
  const listed = await selectArticlesOn(db, id);
  const ids = listed.map((article) => article.id);
  const rows =
    ids.length > 0
      ? await db
          .select()
          .from(articles)
          .where(inArray(articles.id, ids.slice(0, mostAtOnce)))
      : [];
  const found = [];
  for (const article of listed) {
    const own = rows.find((one) => one.id === article.id);
    const { proposals } = own ? await proposalsFor(db, own, sheet) : { proposals: [] };
    if (proposals.length > 0) found.push({ article: headOf(article), changes: proposals.map(toChange) });
  }
  return { articles: found };
}

/** Articles of one product that are looked through at once; an administrator may have more. */
const mostAtOnce = 50;

async function readSheetOf(db: Database, row: ArticleRow): Promise<Sheet> {
  const id = productOf(row);
  const [reading, words] = await Promise.all([requireReading(db, id), readKeptWords(db, id)]);
  return { reading, words };
}

type Head = ProductUpdates['articles'][number]['article'];
const headOf = ({ id, slug, title, status, version }: Head): Head => ({ id, slug, title, status, version });

const toChange = ({ id, field, label, before, after }: Proposal): ArticleChange => ({
  id,
  field,
  label,
  before,
  after,
});

async function proposalsFor(db: Database, row: ArticleRow, { reading, words }: Sheet) {
  const [own, proof] = await Promise.all([readSheet(db, row.id), readProof(db, row.id)]);
  const states = own ? statesOf(own, reading.sheet, words) : null;
  const proposals = states ? proposeChanges(textOf(row), proof, states) : [];
  return { proposals, proof, states };
}

/**
 * Takes over the chosen changes: an edit like any other, with what the new words rest on added to the article's proof in the same
 * batch. 412 where the article is no longer the one that was looked at.
 */
export async function acceptUpdates(
  db: Database,
  row: ArticleRow,
  ids: readonly string[],
  viewer: { id: string },
): Promise<Article> {
  const sheet = await readSheetOf(db, row);
  const { proposals, proof, states } = await proposalsFor(db, row, sheet);
  const chosen = proposals.filter(({ id, after }) => ids.includes(id) && after !== null);
  if (!states || chosen.length < new Set(ids).size) throw changedMeanwhile(row);
  const author = await authorPageOf(inForce(sheet.words), sheet.words.at(-1)?.updatedAt.getTime() ?? 0);
  const added = proofOf(chosen, proof, { shift: states.shift, newest: sheet.reading.pages, author });
  const texts = new Map([author, ...sheet.reading.pages].map(({ hash, text }) => [hash, text]));
  for (const { hash } of added.sources) {
    const read = texts.get(hash);
    if (read) await putText(db, hash, read);
  }
  const text = applyProposals(textOf(row), chosen);
  const change = { userId: viewer.id, reason: 'edit', at: new Date() } as const;
  const { runId } = row;
  const saved = await saveText(db, row, text, change, {
    with: (guard) => (runId === null ? [] : addProof(db, { runId, articleId: row.id }, added, guard)),
  });
  if (!saved) throw changedMeanwhile(row);
  return toArticle(saved);
}

const changedMeanwhile = (row: ArticleRow) =>
  new AppError(
    'edit_conflict',
    'This article or the sheet was changed in the meantime. Please look at the changes again.',
    {
      details: { article: toArticle(row) },
    },
  );
