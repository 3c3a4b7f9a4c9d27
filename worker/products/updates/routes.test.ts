import { describe, expect, it } from 'vitest';
import type { Article, ArticleVersions } from '../../contract/articles.ts';
import type { Evidence } from '../../contract/evidence.ts';
import type { GenerationStarted } from '../../contract/generation.ts';
import { type ProductUpdates, productUpdates } from '../../contract/product.ts';
import { api, signUp } from '../../test/api.ts';
import { settled } from '../../test/settled.ts';

const url = 'http://source.test:8080/samples/plumbline/';
type Person = Awaited<ReturnType<typeof signUp>>;

const get = async <Answer>({ cookie }: Person, path: string) =>
  (await api('GET', `/articles/${path}`, { cookie })).json<Answer>();
const articleOf = (person: Person, id: string) => get<Article>(person, id);
const evidenceOf = (person: Person, id: string) => get<Evidence>(person, `${id}/evidence`);
const updatesOf = async (person: Person, id: string) =>
  productUpdates.parse(await get<ProductUpdates>(person, `${id}/product/updates`));

async function start({ cookie }: Person, path: string, body: object): Promise<string> {
  const response = await api('POST', path, { cookie, body });
  expect(response.status).toBe(202);
  const { articleId } = await response.json<GenerationStarted>();
  await settled(articleId);
  return articleId;
}

/** Somebody with two articles on a product, one of them published. */
async function withArticles() {
  const person = await signUp();
  const first = await start(person, '/generate/url', { url, length: 'short' });
  const second = await start(person, `/articles/${first}/regenerate/url`, {
    url,
    length: 'long',
    keywords: 'bid tool',
  });
  await api('PATCH', `/articles/${second}/publish`, { cookie: person.cookie, body: { publish: true } });
  return { person, first, second };
}

const say = async ({ cookie }: Person, id: string, said: string | null, field = 'plan/solo/price') => {
  const response = await api('POST', `/articles/${id}/product/corrections`, { cookie, body: { field, said } });
  expect(response.status).toBe(200);
};
const accept = ({ cookie }: Person, id: string, ids: readonly string[]) =>
  api('POST', `/articles/${id}/product/updates`, { cookie, body: { ids } });

async function acceptAll(person: Person, from: string) {
  const { articles } = await updatesOf(person, from);
  for (const { article, changes } of articles) {
    const ids = changes.flatMap(({ id, after }) => (after === null ? [] : [id]));
    expect((await accept(person, article.id, ids)).status).toBe(200);
  }
  return articles;
}

/** Statements by where they stand, which a change of others does not move. */
const byPlace = ({ statements }: Evidence) => statements.map(({ id: _id, ...statement }) => statement);

describe('a corrected price', () => {
  it('changes exactly its sentences, cells and evidence in two articles, and reaches the next one', async () => {
    const { person, first, second } = await withArticles();
    const ids = [first, second];
    const before = await Promise.all(ids.map((id) => articleOf(person, id)));
    const evidence = await Promise.all(ids.map((id) => evidenceOf(person, id)));
    for (const { content } of before) expect(content).toContain('$29');
    await say(person, first, '$39 per month');
    // Nothing changes before it is accepted.
    expect(await Promise.all(ids.map((id) => articleOf(person, id)))).toEqual(before);
    expect(await Promise.all(ids.map((id) => evidenceOf(person, id)))).toEqual(evidence);

    const proposed = await acceptAll(person, first);
    expect(new Set(proposed.map(({ article }) => article.id))).toEqual(new Set(ids));
    for (const [at, id] of ids.entries()) {
      const { content, ...old } = before[at] as Article;
      const after = await articleOf(person, id);
      // 12 x $29 is $348, 12 x $39 is $468.
      const expected = content.replaceAll('$29', '$39').replaceAll('$348', '$468');
      expect(after.content).toBe(expected);
      const { slug, status, publishedAt, createdAt, title, excerpt, metaDescription, keywords, categories } = old;
      expect(after).toMatchObject({ slug, status, publishedAt, createdAt, title, keywords, categories });
      expect(after.excerpt).toBe(excerpt.replaceAll('$29', '$39'));
      expect(after.metaDescription).toBe(metaDescription.replaceAll('$29', '$39'));
      expect(after.version).toBe(old.version + 1);
      const { versions } = await get<ArticleVersions>(person, `${id}/versions`);
      expect(versions.map(({ reason }) => reason)).toEqual(['edit', 'generated']);

      const [was, is] = [byPlace(evidence[at] as Evidence), byPlace(await evidenceOf(person, id))];
      expect(is.length).toBe(was.length);
      const others = is.filter((_, place) => !/\$29|\$348/.test(was[place]?.text ?? ''));
      expect(others).toEqual(was.filter(({ text }) => !/\$29|\$348/.test(text)));
      const own = is.filter((_, place) => /\$29|\$348/.test(was[place]?.text ?? ''));
      expect(own.length).toBeGreaterThan(1);
      for (const { state, stated, text } of own)
        expect([text, state, stated]).toEqual([text, 'yours', [expect.stringContaining('$39')]]);
    }
    expect((await updatesOf(person, first)).articles).toEqual([]);

    const next = await start(person, `/articles/${first}/regenerate/url`, { url });
    const { content } = await articleOf(person, next);
    expect(content).toContain('$39 a month');
    expect(content).not.toMatch(/\$29\b/);
    expect((await updatesOf(person, next)).articles).toEqual([]);
  });

  it('is taken over sentence by sentence, each once', async () => {
    const { person, first } = await withArticles();
    await say(person, first, '$39 per month');
    const changesOf = async () =>
      (await updatesOf(person, first)).articles.find(({ article }) => article.id === first)?.changes ?? [];
    const all = await changesOf();
    const [one] = all;
    expect(all.length).toBeGreaterThan(1);
    const answer = await accept(person, first, [one?.id ?? '']);
    const { excerpt, metaDescription, content } = await answer.json<Article>();
    expect([excerpt, metaDescription, content].join('\n')).toContain(one?.after ?? 'none');
    expect((await changesOf()).map(({ before }) => before)).toEqual(all.slice(1).map(({ before }) => before));
    const again = await accept(person, first, [one?.id ?? '']);
    expect(again.status).toBe(412);
    expect((await articleOf(person, first)).content).toBe(content);
  });

  it('can be corrected once more, and taken back', async () => {
    const { person, first } = await withArticles();
    const { content } = await articleOf(person, first);
    await say(person, first, '$39 per month');
    await acceptAll(person, first);
    await say(person, first, '$19 per month');
    await acceptAll(person, first);
    expect((await articleOf(person, first)).content).toBe(content.replaceAll('$29', '$19').replaceAll('$348', '$228'));
    const back = { field: 'plan/solo/price' };
    await api('POST', `/articles/${first}/product/withdrawals`, { cookie: person.cookie, body: back });
    await acceptAll(person, first);
    expect((await articleOf(person, first)).content).toBe(content);
    expect((await evidenceOf(person, first)).statements.filter(({ stated }) => stated.length > 0)).toEqual([]);
  });

  it('makes another plan the cheapest one', async () => {
    const { person, first } = await withArticles();
    expect((await articleOf(person, first)).content).toContain('$29 a month (Solo)');
    await say(person, first, '$99 per month');
    await acceptAll(person, first);
    const { content } = await articleOf(person, first);
    expect(content).toContain('$79 a month (Crew)');
  });

  it('leaves what a person wrote about something else alone, and finds what a person wrote of it', async () => {
    const { person, first } = await withArticles();
    const { content } = await articleOf(person, first);
    const own = 'A lunch in town costs $29.\n\nSolo costs **$29** a month, as [they say](https://a.example/$29).';
    await api('PATCH', `/articles/${first}`, { cookie: person.cookie, body: { content: `${content}\n\n${own}` } });
    await say(person, first, '$39 per month');
    await acceptAll(person, first);
    const after = (await articleOf(person, first)).content;
    expect(after).toContain('A lunch in town costs $29.');
    expect(after).toContain('Solo costs **$39** a month, as [they say](https://a.example/$29).');
  });
});

describe('a corrected price that is written by hand', () => {
  it('is the author’s, and contradicts nobody', async () => {
    const { person, first } = await withArticles();
    const { content, title } = await articleOf(person, first);
    const judged = async () => {
      const body = { title, content: content.replaceAll('$29', '$39') };
      const response = await api('POST', `/articles/${first}/evidence`, { cookie: person.cookie, body });
      const { statements } = await response.json<Evidence>();
      return new Set(statements.filter(({ text }) => text.includes('$39')).map(({ state }) => state));
    };
    expect(await judged()).toEqual(new Set(['conflict']));
    await say(person, first, '$39 per month');
    expect(await judged()).toEqual(new Set(['yours']));
  });
});

describe('another correction', () => {
  it('of a text changes where it is told', async () => {
    const { person, first } = await withArticles();
    await say(person, first, 'bid desk for builders', 'about/kind');
    await acceptAll(person, first);
    const { content } = await articleOf(person, first);
    expect(content).toContain('| Bid desk for builders');
  });

  it('that takes a plan out takes its row out', async () => {
    const { person, first } = await withArticles();
    const { content } = await articleOf(person, first);
    const row = content.split('\n').find((line) => line.startsWith('| Firm |')) ?? 'none';
    await say(person, first, null, 'plan/firm/price');
    await acceptAll(person, first);
    const after = (await articleOf(person, first)).content;
    expect(content).toContain(row);
    expect(after).not.toContain(row);
    expect(after).toContain('| Crew |');
    const left = await updatesOf(person, first);
    for (const { changes } of left.articles) for (const { after: words } of changes) expect(words).toBeNull();
  });

  it('of an article that a stranger has is none of mine', async () => {
    const { first } = await withArticles();
    const { cookie } = await signUp();
    expect((await api('GET', `/articles/${first}/product/updates`, { cookie })).status).toBe(404);
    expect((await api('POST', `/articles/${first}/product/updates`, { cookie, body: { ids: ['x'] } })).status).toBe(
      404,
    );
    expect((await api('GET', `/articles/${first}/product/updates`)).status).toBe(401);
  });
});
