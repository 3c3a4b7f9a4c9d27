import { describe, expect, it } from 'vitest';
import type { Article } from '../contract/articles.ts';
import type { Evidence } from '../contract/evidence.ts';
import type { GenerationStarted } from '../contract/generation.ts';
import { type Product, product } from '../contract/product.ts';
import type { ProductSheet } from '../contract/product-sheet.ts';
import { api, putArticle, signUp } from '../test/api.ts';
import { settled } from '../test/settled.ts';
import { putSheet, sheetSaying } from '../test/sheet.ts';

const url = 'http://source.test:8080/samples/plumbline/';
type Person = Awaited<ReturnType<typeof signUp>>;

async function write({ cookie }: Person, path: string, body: object): Promise<Article> {
  const response = await api('POST', path, { cookie, body });
  expect(response.status).toBe(202);
  const { articleId } = await response.json<GenerationStarted>();
  await settled(articleId);
  return (await api('GET', `/articles/${articleId}`, { cookie })).json<Article>();
}
const first = (person: Person) => write(person, '/generate/url', { url, length: 'short' });

async function ask(method: string, path: string, { cookie }: Person, body?: object): Promise<Product> {
  const response = await api(method, path, { cookie, ...(body && { body }) });
  expect(response.status).toBe(200);
  return product.parse(await response.json());
}
const fieldOf = ({ fields }: Product, name: string) => fields.find(({ field }) => field === name);

describe('/articles/{id}/product', () => {
  it('shows what was read, field by field with its words there', async () => {
    const author = await signUp();
    const { id, slug } = await first(author);
    const read = await ask('GET', `/articles/${id}/product`, author);
    expect(read).toMatchObject({ name: 'Plumbline', url, articles: [{ id, slug, status: 'draft' }] });
    expect(read.pages[0]).toMatchObject({ url });
    expect(read.pages.length).toBeGreaterThan(1);
    const price = fieldOf(read, 'plan/solo/price');
    expect(price).toMatchObject({ label: 'Solo: price', value: '$29 per month', form: 'price', correction: null });
    expect(price?.source?.quote).toContain('$29');
    expect(fieldOf(read, 'about/audience')).toMatchObject({ label: 'For whom' });
  });

  it('keeps a correction as the owner’s word, which the next article of the address goes by', async () => {
    const author = await signUp();
    const before = await first(author);
    const said = { field: 'plan/solo/price', said: '$39 per month' };
    const read = await ask('POST', `/articles/${before.id}/product/corrections`, author, said);
    expect(fieldOf(read, said.field)).toMatchObject({ value: '$39 per month', correction: { site: '$29 per month' } });
    const other = await write(author, `/articles/${before.id}/regenerate/url`, { url: `${url}?utm_source=x` });
    expect(other.content).toContain('$39 a month');
    expect(other.content).not.toMatch(/\$29\b/);
    const evidence = await (
      await api('GET', `/articles/${other.id}/evidence`, { cookie: author.cookie })
    ).json<Evidence>();
    const own = evidence.statements.filter(({ stated }) => stated.length > 0);
    expect(own.length).toBeGreaterThan(0);
    // What a year comes to is reckoned from it.
    for (const { state, text } of own) expect([state, text]).toEqual(['yours', expect.stringMatching(/\$39|\$468/)]);
    expect(JSON.stringify(evidence.sources)).not.toContain('author');
    // The new reading of the site is the site's, and the word still the owner's.
    const sheet = await (
      await api('GET', `/articles/${other.id}/sheet`, { cookie: author.cookie })
    ).json<ProductSheet>();
    expect(sheet.plans[0]?.price?.amount).toBe(29);
    const after = await ask('GET', `/articles/${other.id}/product`, author);
    expect(after.articles.map(({ id }) => id)).toEqual([other.id, before.id]);
    expect(fieldOf(after, said.field)).toMatchObject({ value: '$39 per month', correction: { site: '$29 per month' } });
  });

  it('is of its owner alone: another’s articles on the same address do not know it', async () => {
    const [one, other] = [await signUp(), await signUp()];
    const { id } = await first(one);
    await ask('POST', `/articles/${id}/product/corrections`, one, { field: 'plan/solo/price', said: '$39 per month' });
    expect((await first(other)).content).toMatch(/\$29\b/);
  });

  it('takes out, adds and takes back', async () => {
    const author = await signUp();
    const { id } = await first(author);
    const path = `/articles/${id}/product`;
    const out = await ask('POST', `${path}/corrections`, author, { field: 'plan/crew/price', said: null });
    expect(fieldOf(out, 'plan/crew/price')).toMatchObject({ value: null, correction: { site: '$79 per month' } });
    expect(fieldOf(out, 'plan/crew/includes')).toBeUndefined();
    const added = await ask('POST', `${path}/additions`, author, { part: 'integration', label: 'Sage' });
    expect(fieldOf(added, 'integration/sage')).toMatchObject({
      value: 'Sage',
      source: null,
      correction: { site: null },
    });
    const back = await ask('POST', `${path}/withdrawals`, author, { field: 'plan/crew/price' });
    expect(fieldOf(back, 'plan/crew/price')).toMatchObject({ value: '$79 per month', correction: null });
    const gone = await ask('POST', `${path}/withdrawals`, author, { field: 'integration/sage' });
    expect(fieldOf(gone, 'integration/sage')).toBeUndefined();
    // What the site says is no correction.
    const same = await ask('POST', `${path}/corrections`, author, { field: 'plan/solo/price', said: '$29 per month' });
    expect(fieldOf(same, 'plan/solo/price')?.correction).toBeNull();
  });

  it.each([
    ['corrections', { field: 'plan/solo/price', said: 'cheap' }, 'said'],
    ['corrections', { field: 'plan/none/price', said: '$1' }, 'field'],
    ['corrections', { field: 'plan/solo/price', said: ' ' }, 'said'],
    ['additions', { part: 'plan', label: 'Solo', said: '$3 per month' }, 'label'],
    ['additions', { part: 'plan', label: 'Tiny' }, 'said'],
    ['additions', { part: 'integration', label: '!!' }, 'label'],
  ])('refuses %s that cannot be: %j', async (route, body, path) => {
    const author = await signUp();
    const { id } = await first(author);
    const response = await api('POST', `/articles/${id}/product/${route}`, { cookie: author.cookie, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ issues: [{ path }] });
  });

  it('is 401 signed out, for others 404 or, once published, 403, and 404 where no sheet is kept', async () => {
    const { row, cookie } = await signUp();
    const stranger = await signUp();
    for (const [status, expected] of [
      ['draft', 404],
      ['published', 403],
    ] as const) {
      const { id } = await putArticle(row.id, { status, sourceUrl: `https://a.example/${status}` });
      await putSheet(id, sheetSaying('private-mark'));
      for (const [method, path, body] of [
        ['GET', 'product', undefined],
        ['POST', 'product/corrections', { field: 'about/kind', said: 'x' }],
        ['POST', 'product/additions', { part: 'integration', label: 'x' }],
        ['POST', 'product/withdrawals', { field: 'about/kind' }],
      ] as const) {
        const options = body ? { body } : {};
        expect((await api(method, `/articles/${id}/${path}`, options)).status).toBe(401);
        const response = await api(method, `/articles/${id}/${path}`, { cookie: stranger.cookie, ...options });
        expect(response.status).toBe(expected);
        expect(await response.text()).not.toContain('private-mark');
      }
    }
    const { id } = await putArticle(row.id, { sourceType: 'idea' });
    expect((await api('GET', `/articles/${id}/product`, { cookie })).status).toBe(404);
  });
});
