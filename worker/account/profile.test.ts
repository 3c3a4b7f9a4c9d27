import { describe, expect, it } from 'vitest';
import type { User } from '../contract/users.ts';
import { api, signUp } from '../test/api.ts';

const edit = (id: string, body: unknown, cookie?: string) =>
  api('PATCH', `/users/${id}`, { body, ...(cookie && { cookie }) });

describe('PATCH /users/{id}', () => {
  it('changes names and username, and leaves what is absent', async () => {
    const { row, cookie } = await signUp({ lastName: 'Lovelace' });
    const username = `renamed-${crypto.randomUUID().slice(0, 8)}`;
    const response = await edit(row.id, { firstName: ' Ada ', username }, cookie);
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { firstName: 'Ada', lastName: 'Lovelace', username },
    ]);
    const emptied = await edit(row.id, { lastName: '' }, cookie);
    expect(await emptied.json()).toMatchObject({ firstName: 'Ada', lastName: null });
  });

  it('lets nothing else take effect', async () => {
    const { row, cookie } = await signUp();
    const body = {
      isAdmin: true,
      plan: 'pro',
      email: 'other@example.com',
      maxDraftArticles: 999,
      id: 'x',
      passwordHash: 'x',
    };
    expect((await edit(row.id, body, cookie)).status).toBe(200);
    const { user } = await (await api('GET', '/auth/me', { cookie })).json<{ user: User }>();
    expect(user).toMatchObject({ id: row.id, isAdmin: false, plan: 'free', email: row.email, maxDraftArticles: 10 });
  });

  it('is for that user alone, admins included', async () => {
    const [owner, stranger, admin] = [await signUp(), await signUp(), await signUp({ isAdmin: true })];
    expect((await edit(owner.row.id, {})).status).toBe(401);
    expect((await edit(owner.row.id, {}, stranger.cookie)).status).toBe(403);
    expect((await edit(owner.row.id, {}, admin.cookie)).status).toBe(403);
  });

  it('refuses a username that somebody has, in whatever case, and one that is too short', async () => {
    const [one, other] = [await signUp(), await signUp()];
    const taken = await edit(one.row.id, { username: other.row.username.toUpperCase() }, one.cookie);
    expect([taken.status, await taken.json()]).toMatchObject([409, { code: 'username_taken' }]);
    const short = await edit(one.row.id, { username: 'ab' }, one.cookie);
    expect([short.status, await short.json()]).toMatchObject([
      400,
      { error: 'Username must be at least 3 characters' },
    ]);
    expect((await edit(one.row.id, { username: one.row.username.toUpperCase() }, one.cookie)).status).toBe(200);
  });
});
