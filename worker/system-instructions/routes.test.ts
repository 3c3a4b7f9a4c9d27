import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { InstructionVersion, SystemInstructions } from '../contract/system-instructions.ts';
import { instructionVersions, systemConfig } from '../db/schema.ts';
import { api, db, signUp } from '../test/api.ts';
import { readSystemInstructions, saveSystemInstructions } from './service.ts';

let admin: string;
let adminId: string;
let user: string;

beforeAll(async () => {
  const { row, cookie } = await signUp({ isAdmin: true, firstName: 'Mira', lastName: 'Holt' });
  admin = cookie;
  adminId = row.id;
  user = (await signUp()).cookie;
});

beforeEach(async () => {
  await db.delete(systemConfig);
  await db.delete(instructionVersions);
});

const read = async () => (await api('GET', '/system-instructions', { cookie: admin })).json<SystemInstructions>();
const save = (body: unknown) => api('PUT', '/system-instructions', { cookie: admin, body });

describe('system instructions', () => {
  it('are for admins', async () => {
    const body = { systemPrompt: 'a', defaultCustomInstructions: 'b' };
    expect((await api('GET', '/system-instructions')).status).toBe(401);
    expect((await api('GET', '/system-instructions', { cookie: user })).status).toBe(403);
    for (const path of ['/defaults', '/versions']) {
      expect((await api('GET', `/system-instructions${path}`)).status).toBe(401);
      expect((await api('GET', `/system-instructions${path}`, { cookie: user })).status).toBe(403);
    }
    expect((await api('PUT', '/system-instructions', { body })).status).toBe(401);
    expect((await api('PUT', '/system-instructions', { body, cookie: user })).status).toBe(403);
    expect((await api('PUT', '/system-instructions', { body: {}, cookie: user })).status).toBe(403);
  });

  it('start with defaults that name the partner of this installation', async () => {
    const { systemPrompt, defaultCustomInstructions } = await read();
    expect(systemPrompt).toMatch(/only what the given facts say/);
    expect(defaultCustomInstructions).toMatch(/markdown link format/);
    expect(defaultCustomInstructions).toMatch(/professional tone/);
    expect(defaultCustomInstructions).toMatch(/mention \S.* as a software outsourcing partner/);
  });

  it('leave the partner out where there is none', async () => {
    const named = await readSystemInstructions(db, 'Acme Partners');
    expect(named.defaultCustomInstructions).toContain('Acme Partners');
    const unnamed = await readSystemInstructions(db, '');
    expect(unnamed.defaultCustomInstructions).not.toMatch(/partner|undefined/);
    expect(unnamed.defaultCustomInstructions).toMatch(/professional tone/);
    expect(unnamed.systemPrompt).toBe(named.systemPrompt);
  });

  it('are saved trimmed, and again', async () => {
    const response = await save({
      systemPrompt: '  Be plain.\n',
      defaultCustomInstructions: ' Link well. ',
      unknown: 1,
    });
    const saved = { systemPrompt: 'Be plain.', defaultCustomInstructions: 'Link well.' };
    expect([response.status, await response.json()]).toEqual([200, saved]);
    expect(await read()).toEqual(saved);
    await save({ ...saved, systemPrompt: 'Be plainer.' });
    expect(await read()).toEqual({ ...saved, systemPrompt: 'Be plainer.' });
    expect(await db.$count(systemConfig)).toBe(2);
  });

  it('may be empty: an admin who wants none gets none', async () => {
    expect((await save({ systemPrompt: '', defaultCustomInstructions: ' ' })).status).toBe(200);
    expect(await read()).toEqual({ systemPrompt: '', defaultCustomInstructions: '' });
  });

  it('read as saved together when two save at once', async () => {
    await Promise.all(
      ['one', 'two', 'three'].map((text) =>
        saveSystemInstructions(db, adminId, { systemPrompt: text, defaultCustomInstructions: text }),
      ),
    );
    const { systemPrompt, defaultCustomInstructions } = await read();
    expect(systemPrompt).toBe(defaultCustomInstructions);
  });

  it.each([
    [{ defaultCustomInstructions: 'x' }, 'System prompt is required'],
    [{ systemPrompt: 'x' }, 'Default custom instructions are required'],
    [{ systemPrompt: 'x'.repeat(20_001), defaultCustomInstructions: 'x' }, 'System prompt is too long'],
    [{ systemPrompt: 'x', defaultCustomInstructions: 'x'.repeat(5001) }, 'Default custom instructions are too long'],
  ])('are refused where a part is missing or too long', async (body, message) => {
    const response = await save(body);
    expect([response.status, await response.json()]).toMatchObject([400, { error: message, code: 'invalid_input' }]);
  });
});

describe('versions of the instructions', () => {
  const versions = async () =>
    (await api('GET', '/system-instructions/versions', { cookie: admin })).json<InstructionVersion[]>();

  it('are the last ten that were saved, newest first, with who and when', async () => {
    expect(await versions()).toEqual([]);
    const texts = Array.from({ length: 12 }, (_, n) => ({
      systemPrompt: `Prompt ${n}`,
      defaultCustomInstructions: `${n}`,
    }));
    for (const text of texts) await save(text);
    const kept = await versions();
    expect(
      kept.map(({ systemPrompt, defaultCustomInstructions }) => ({ systemPrompt, defaultCustomInstructions })),
    ).toEqual(texts.slice(2).reverse());
    expect(kept[0]).toMatchObject({ author: 'Mira Holt', createdAt: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(await db.$count(instructionVersions)).toBe(10);
  });

  it('are not made by saving what holds, nor by what is refused', async () => {
    const [one, two] = ['One', 'Two'].map((text) => ({ systemPrompt: text, defaultCustomInstructions: 'Link.' }));
    for (const text of [one, one, two, one]) await save(text);
    await save({ ...one, systemPrompt: 'x'.repeat(20_001) });
    expect((await versions()).map(({ systemPrompt }) => systemPrompt)).toEqual(['One', 'Two', 'One']);
  });

  it('go with the instructions, whoever saves at once', async () => {
    await Promise.all(
      ['one', 'two', 'three'].map((text) => save({ systemPrompt: text, defaultCustomInstructions: text })),
    );
    const [newest] = await versions();
    expect(newest).toMatchObject(await read());
  });

  it('leave the defaults to go back to', async () => {
    const defaults = await (await api('GET', '/system-instructions/defaults', { cookie: admin })).json();
    await save({ systemPrompt: '', defaultCustomInstructions: '' });
    expect(await (await api('GET', '/system-instructions/defaults', { cookie: admin })).json()).toEqual(defaults);
    await db.delete(systemConfig);
    expect(await read()).toEqual(defaults);
  });
});
