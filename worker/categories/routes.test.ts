import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Category } from '../contract/categories.ts';
import type { ErrorBody } from '../contract/errors.ts';
import { categories } from '../db/schema.ts';
import { api, db, signUp } from '../test/api.ts';
import { predefinedCategories } from './predefined.ts';

const body = { name: 'pet-care', displayName: 'Pet Care', type: 'industry', description: 'Dogs and cats' };

let admin: string;
let user: string;

beforeAll(async () => {
  admin = (await signUp({ isAdmin: true })).cookie;
  user = (await signUp()).cookie;
});

beforeEach(async () => {
  await db.delete(categories);
});

async function create(changes: object = {}): Promise<Category> {
  const response = await api('POST', '/categories', { cookie: admin, body: { ...body, ...changes } });
  expect(response.status).toBe(201);
  return response.json<Category>();
}

describe('who may do what', () => {
  it('shows categories to anyone signed in, with each type in alphabetical order', async () => {
    await create({ name: 'b', displayName: 'Beta' });
    await create({ name: 'a', displayName: 'Alpha' });
    await create({ name: 'c', displayName: 'Gamma', type: 'ai' });
    const response = await api('GET', '/categories', { cookie: user });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect((await response.json<Category[]>()).map(({ displayName }) => displayName)).toEqual([
      'Gamma',
      'Alpha',
      'Beta',
    ]);
    expect((await api('GET', '/categories')).status).toBe(401);
  });

  it.each([
    ['POST', '/categories'],
    ['POST', '/categories/initialize'],
    ['PATCH', '/categories/some-id'],
    ['DELETE', '/categories/some-id'],
  ])('%s %s is for admins, whatever is sent', async (method, path) => {
    const sent = method === 'DELETE' ? {} : { body: {} };
    const signedOut = await api(method, path, sent);
    expect([signedOut.status, await signedOut.json()]).toMatchObject([401, { code: 'unauthenticated' }]);
    const refused = await api(method, path, { ...sent, cookie: user });
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'forbidden' }]);
  });
});

describe('POST /categories', () => {
  it('answers the new category, trimmed and with its defaults', async () => {
    const response = await api('POST', '/categories', {
      cookie: admin,
      body: { name: ' pet-care ', displayName: '  Pet Care ', unknown: 1 },
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      id: expect.any(String),
      name: 'pet-care',
      displayName: 'Pet Care',
      type: 'business',
      description: null,
      active: true,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('takes the longest texts there may be', async () => {
    const longest = { name: 'a'.repeat(50), displayName: 'x'.repeat(100), description: 'x'.repeat(255), active: false };
    expect(await create(longest)).toMatchObject(longest);
  });

  it.each([
    [{ name: undefined }, 'Category name is required'],
    [{ name: '  ' }, 'Category name is required'],
    [{ name: 'a'.repeat(51) }, 'Category name must be less than 50 characters'],
    [{ name: 'Pet Care' }, 'Category name may only have lower-case letters, digits and hyphens'],
    [{ displayName: undefined }, 'Display name is required'],
    [{ displayName: ' ' }, 'Display name is required'],
    [{ displayName: 'x'.repeat(101) }, 'Display name must be less than 100 characters'],
    [{ type: '' }, 'Category type is required'],
    [{ type: 'sport' }, 'Category type is required'],
    [{ description: 'x'.repeat(256) }, 'Description must be less than 255 characters'],
  ])('refuses %j: %s', async (changes, message) => {
    const response = await api('POST', '/categories', { cookie: admin, body: { ...body, ...changes } });
    expect(response.status).toBe(400);
    const answer = await response.json<ErrorBody>();
    expect(answer).toMatchObject({ error: message, code: 'invalid_input' });
    expect(answer.issues?.[0]).toEqual({ path: Object.keys(changes)[0], message });
  });

  it('refuses a name that is taken, one of many at once included', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api('POST', '/categories', { cookie: admin, body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toEqual({
      error: "There is a category named 'pet-care' already.",
      code: 'conflict',
    });
  });
});

describe('PATCH /categories/{id}', () => {
  it('changes what is given and leaves the rest, the defaults of a new category too', async () => {
    const created = await create({ active: false });
    const patch = (changes: object) => api('PATCH', `/categories/${created.id}`, { cookie: admin, body: changes });
    const renamed = await patch({ displayName: ' Animal Care ' });
    expect(renamed.status).toBe(200);
    expect(await renamed.json()).toEqual({
      ...created,
      displayName: 'Animal Care',
      updatedAt: expect.any(String),
    });
    expect(await (await patch({ active: true })).json()).toMatchObject({ active: true, displayName: 'Animal Care' });
    expect(await (await patch({ active: false })).json()).toMatchObject({ active: false, type: 'industry' });
    expect(await (await patch({ description: null })).json()).toMatchObject({ description: null });
    expect(await (await patch({})).json()).toMatchObject({ name: 'pet-care', active: false });
  });

  it('refuses the name of another, not its own', async () => {
    const { id } = await create();
    await create({ name: 'gardening', displayName: 'Gardening' });
    const taken = await api('PATCH', `/categories/${id}`, { cookie: admin, body: { name: 'gardening' } });
    expect([taken.status, await taken.json()]).toMatchObject([409, { code: 'conflict' }]);
    expect((await api('PATCH', `/categories/${id}`, { cookie: admin, body: { name: 'pet-care' } })).status).toBe(200);
  });

  it.each([
    [{ name: '' }, 'Category name is required'],
    [{ displayName: null }, 'Display name is required'],
    [{ type: 'sport' }, 'Category type is required'],
    [{ description: 'x'.repeat(256) }, 'Description must be less than 255 characters'],
  ])('refuses %j', async (changes, message) => {
    const { id } = await create();
    const response = await api('PATCH', `/categories/${id}`, { cookie: admin, body: changes });
    expect([response.status, await response.json()]).toMatchObject([400, { error: message }]);
  });

  it('answers 404 for one that does not exist', async () => {
    expect((await api('PATCH', '/categories/none', { cookie: admin, body: { active: true } })).status).toBe(404);
  });
});

describe('DELETE /categories/{id}', () => {
  it('removes the category, once', async () => {
    const { id } = await create();
    const response = await api('DELETE', `/categories/${id}`, { cookie: admin });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect((await api('DELETE', `/categories/${id}`, { cookie: admin })).status).toBe(404);
    expect(await (await api('GET', '/categories', { cookie: user })).json()).toEqual([]);
  });
});

describe('POST /categories/initialize', () => {
  it('adds what is missing: all, then none, then the one that was deleted', async () => {
    const initialize = async () => (await api('POST', '/categories/initialize', { cookie: admin })).json();
    const total = predefinedCategories.length;
    expect(total).toBe(30);
    expect(await initialize()).toEqual({ created: 30, total });
    expect(await initialize()).toEqual({ created: 0, total });
    const [first, second] = await (await api('GET', '/categories', { cookie: user })).json<Category[]>();
    await api('DELETE', `/categories/${first?.id}`, { cookie: admin });
    await api('PATCH', `/categories/${second?.id}`, { cookie: admin, body: { displayName: 'Ours', active: false } });
    expect(await initialize()).toEqual({ created: 1, total });
    const all = await (await api('GET', '/categories', { cookie: user })).json<Category[]>();
    expect(all).toHaveLength(30);
    expect(all.find(({ id }) => id === second?.id)).toMatchObject({ displayName: 'Ours', active: false });
  });
});
