import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Article } from '../contract/articles.ts';
import { changedArticle, publishBlocked } from '../contract/publishing.ts';
import { articleLinks, articles, proofFacts, publishConfirmations } from '../db/schema.ts';
import { api, db, putArticle, signUp } from '../test/api.ts';
import { provenContent, putProof, putProven } from '../test/proof.ts';

type Proven = Awaited<ReturnType<typeof putProven>>;

const publish = ({ article, author }: Proven, body: object = {}, headers: Record<string, string> = {}) =>
  api('PATCH', `/articles/${article.id}/publish`, { cookie: author.cookie, body: { publish: true, ...body }, headers });
const edit = ({ article, author }: Proven, body: object) =>
  api('PATCH', `/articles/${article.id}`, { cookie: author.cookie, body });
const stored = async ({ article, author }: Proven) =>
  (await (await api('GET', `/articles/${article.id}`, { cookie: author.cookie })).json()) as Article;

const wrongPrice = provenContent.replace('$12', '$9');

/** An article that says another price than its page, by its owner's hand. */
async function contradicting(): Promise<Proven> {
  const proven = await putProven();
  expect((await edit(proven, { content: wrongPrice })).status).toBe(200);
  return proven;
}

async function blocked(response: Response | Promise<Response>) {
  const answer = await response;
  expect(answer.status).toBe(409);
  return publishBlocked.parse(await answer.json());
}

describe('the gate before a publication', () => {
  it('lets what its pages carry through at one click', async () => {
    const proven = await putProven();
    expect((await publish(proven)).status).toBe(200);
  });

  it('names a price that a page contradicts, and what the page says; nothing is published', async () => {
    const proven = await contradicting();
    const told = await blocked(publish(proven));
    expect(told).toMatchObject({
      code: 'publish_blocked',
      error: '1 statement needs your decision before this article is published.',
      version: 2,
      statements: [{ text: 'Solo costs $9 a month.', state: 'conflict', instead: { said: '$9', page: '$12' } }],
      sources: [{ url: 'https://tallybird.example/' }],
    });
    expect(await stored(proven)).toMatchObject({ status: 'draft' });
  });

  it('takes a decision, records it, and asks no more', async () => {
    const proven = await contradicting();
    const { statements, version } = await blocked(publish(proven));
    const confirmed = statements.map(({ hash }) => hash);
    expect((await publish(proven, { version, confirmed })).status).toBe(200);
    const rows = await db
      .select()
      .from(publishConfirmations)
      .where(eq(publishConfirmations.articleId, proven.article.id));
    expect(rows).toMatchObject([{ hash: confirmed[0], userId: proven.author.row.id }]);
    await publish(proven, { publish: false });
    expect((await publish(proven)).status).toBe(200);
    // Other words elsewhere change nothing about this sentence.
    await edit(proven, { content: `${wrongPrice}\n\nMy aunt loves it.` });
    await publish(proven, { publish: false });
    expect((await publish(proven)).status).toBe(200);
  });

  it('asks again once the sentence is another', async () => {
    const proven = await contradicting();
    const { statements } = await blocked(publish(proven));
    await publish(proven, { confirmed: statements.map(({ hash }) => hash) });
    const content = provenContent.replace('$12', '$8');
    expect((await edit(proven, { content })).status).toBe(200);
    await publish(proven, { publish: false });
    const [again] = (await blocked(publish(proven))).statements;
    expect(again?.hash).not.toBe(statements[0]?.hash);
  });

  it('asks again once the page says something else', async () => {
    const proven = await contradicting();
    const { statements } = await blocked(publish(proven));
    await publish(proven, { confirmed: statements.map(({ hash }) => hash) });
    await publish(proven, { publish: false });
    await db
      .update(proofFacts)
      .set({ quote: 'Solo costs $15 a month.' })
      .where(eq(proofFacts.quote, 'Solo costs $12 a month.'));
    // What was read never changes but under another run.
    await edit(proven, { keywords: ['counting crates'] });
    expect((await blocked(publish(proven))).statements).toMatchObject([{ instead: { said: '$9', page: '$15' } }]);
  });

  it('holds a decision for its text alone', async () => {
    const [one, other] = [await contradicting(), await putProven()];
    const { statements } = await blocked(publish(one));
    await edit(other, { content: provenContent.replace('$12', '$7') });
    const left = await blocked(publish(other, { confirmed: statements.map(({ hash }) => hash) }));
    expect(left.statements).toMatchObject([{ text: 'Solo costs $7 a month.' }]);
    expect(await db.$count(publishConfirmations, eq(publishConfirmations.articleId, other.article.id))).toBe(0);
  });

  it('names what the writer left without a page, and never what the owner said', async () => {
    const proven = await putProven({ excerpt: 'Harbours save 37% of their time.' });
    const told = await blocked(publish(proven));
    expect(told.statements).toMatchObject([{ place: 'excerpt', state: 'check' }]);
    // It stays the writer's while the owner changes something else.
    await edit(proven, { content: `${provenContent}\n\nMy aunt keeps 7 hives.` });
    expect((await blocked(publish(proven))).statements).toHaveLength(1);
    await edit(proven, { excerpt: 'We save 38% of our time, says my aunt.' });
    expect((await publish(proven)).status).toBe(200);
  });

  it('looks at an edit that comes along, and saves nothing of it where it blocks', async () => {
    const proven = await putProven();
    const told = await blocked(publish(proven, { content: wrongPrice }));
    expect(told.version).toBe(1);
    expect(await stored(proven)).toMatchObject({ version: 1, content: provenContent });
    const mended = await publish(proven, { content: wrongPrice.replace('$9', '$12') });
    expect(mended.status).toBe(200);
  });

  it('refuses a decision about a version that is gone', async () => {
    const proven = await contradicting();
    const { statements, version } = await blocked(publish(proven));
    await edit(proven, { title: 'Another title' });
    const answer = await publish(proven, { version, confirmed: statements.map(({ hash }) => hash) });
    expect(answer.status).toBe(412);
    expect(await answer.json()).toMatchObject({ code: 'edit_conflict', article: { title: 'Another title' } });
  });

  it('lets articles without a kept page through as before', async () => {
    const author = await signUp();
    const article = await putArticle(author.row.id, { content: 'It costs $9 a month, and 40% less than before.' });
    expect((await publish({ author, article })).status).toBe(200);
  });

  it('asks an admin the same', async () => {
    const proven = await contradicting();
    const { cookie, row } = await signUp({ isAdmin: true });
    await blocked(publish({ ...proven, author: { row, cookie } }));
  });

  it('takes hashes only', async () => {
    const proven = await putProven();
    expect((await publish(proven, { confirmed: ['$9'] })).status).toBe(400);
    expect((await publish(proven, { version: 0 })).status).toBe(400);
  });

  it('goes with its article', async () => {
    const proven = await contradicting();
    const { statements } = await blocked(publish(proven));
    await publish(proven, { confirmed: statements.map(({ hash }) => hash) });
    await api('DELETE', `/articles/${proven.article.id}`, { cookie: proven.author.cookie });
    for (const table of [publishConfirmations, articleLinks])
      expect(await db.$count(table, eq(table.articleId, proven.article.id))).toBe(0);
  });
});

describe('a change of a published article', () => {
  it('is saved, and says which conflicts it brought in', async () => {
    const proven = await putProven({ status: 'published' });
    const changed = changedArticle.parse(await (await edit(proven, { content: wrongPrice })).json());
    expect(changed).toMatchObject({ status: 'published', content: wrongPrice });
    expect(changed.conflicts).toHaveLength(1);
    // It was there before the next one.
    const next = changedArticle.parse(await (await edit(proven, { title: 'Another title' })).json());
    expect(next.conflicts).toEqual([]);
    const mended = changedArticle.parse(await (await edit(proven, { content: provenContent })).json());
    expect(mended.conflicts).toEqual([]);
    const restored = await api('POST', `/articles/${proven.article.id}/versions/2/restore`, {
      cookie: proven.author.cookie,
    });
    expect(changedArticle.parse(await restored.json()).conflicts).toEqual(changed.conflicts);
  });

  it('says nothing of a draft, whose conflicts are asked about when it is published', async () => {
    const proven = await putProven();
    expect(changedArticle.parse(await (await edit(proven, { content: wrongPrice })).json()).conflicts).toEqual([]);
  });
});

describe('what is worth a look', () => {
  beforeEach(async () => {
    await db.delete(articles);
  });

  const look = async (proven: Proven) =>
    (await blocked(publish(proven))).worthALook.map(({ kind, text, other }) => [kind, other?.title ?? text]);

  it('is a missing description, a keyphrase that is taken, the same text elsewhere, a thin text', async () => {
    const content = `${wrongPrice}\n\nA crate is counted when it is lifted, and again when it is set down on the quay.`;
    const words = { title: 'Tallybird for harbours', keywords: ['Crate counting'], content };
    const twin = await putProven({ ...words, title: 'Tallybird on the quay', status: 'published' });
    await putProven({ ...words, title: 'Tallybird, a draft' });
    const proven = await putProven({ ...words, content: provenContent });
    await putProof(twin.article.id);
    await edit(proven, { content, keywords: ['crate counting'] });
    expect(await look(proven)).toEqual([
      ['noMetaDescription', expect.stringContaining('no meta description')],
      ['sameKeyphrase', 'Tallybird on the quay'],
      ['similarText', 'Tallybird on the quay'],
      ['thinText', expect.stringMatching(/^The text is thin: it has \d+ words/)],
    ]);
  });

  it('is nothing of a sound text but what is wrong with it', async () => {
    const long = Array.from({ length: 120 }, (_, at) => `Row ${at} of crates.`).join(' ');
    const proven = await putProven({ metaDescription: 'What Tallybird counts.', keywords: [crypto.randomUUID()] });
    await edit(proven, { content: `${wrongPrice}\n\n${long}` });
    expect(await look(proven)).toEqual([]);
  });
});
