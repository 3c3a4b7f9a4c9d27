import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dump, type Line } from '../../worker/scripts/backup/dump.ts';
import { readLines } from '../../worker/scripts/backup/file.ts';
import { remoteStore } from '../../worker/scripts/backup/remote.ts';
import { restore } from '../../worker/scripts/backup/restore.ts';
import { sendStatements } from '../../worker/scripts/statements.ts';
import { fakeWrangler } from './fake-wrangler.ts';
import { insertArticle } from './insert-article.ts';
import { publishedArticles } from './published.ts';
import { copySeededState } from './seeded-state.ts';
import { type Stack, startStack } from './stack.ts';

const root = resolve(import.meta.dirname, '../..');
const dir = mkdtempSync(join(tmpdir(), 'seo-article-ai-backup-'));
const file = join(dir, 'backup.jsonl.gz');
/** Longer than a statement may be, with what has to be quoted, kept whole or kept as bytes. */
const long = `It's 'quoted', ünïcode and 🧾. \u0000${"It's 'quoted', ünïcode and 🧾. ".repeat(8_000)}`;
const open = 'open-job';

let from: Stack;
let to: Stack;

function npmRun(stateDir: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', ...args], {
    cwd: root,
    env: { ...process.env, STATE_DIR: stateDir },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

beforeAll(async () => {
  from = await startStack({}, copySeededState);
  const [demo] = await sendStatements(from.stateDir, ["select id from users where username = 'demo'"]);
  const userId = String(demo?.id);
  await sendStatements(
    from.stateDir,
    ...publishedArticles(userId),
    ["update articles set content = ? where id = 'sample-quillcast'", long],
    ["update articles set meta_description = ? where id = 'sample-plumbline'", long.replaceAll('\u0000', '')],
    ['insert into kept_texts (hash, body, created_at) values (?, randomblob(200000), 1)', 'large'],
    // The highest number was given to an article that is gone: it must not be given again.
    insertArticle({ id: 'gone', userId, title: 'Gone', slug: 'gone', status: 'draft' }),
    ["delete from articles where id = 'gone'"],
    // No lane knows of it, and its source is refused at once.
    insertArticle({
      id: open,
      userId,
      title: 'Open',
      slug: 'open',
      status: 'generating',
      sourceUrl: 'http://127.0.0.1:1/',
    }),
    ["update articles set run_id = 'open-run', updated_at = 1 where id = ?", open],
  );
  const saved = npmRun(from.stateDir, 'backup', '--', file);
  expect(saved.status, saved.output).toBe(0);
  to = await startStack({}, (stateDir) => {
    const restored = npmRun(stateDir, 'restore', '--', file);
    expect(restored.status, restored.output).toBe(0);
  });
});

afterAll(async () => {
  await from?.stop();
  await to?.stop();
  rmSync(dir, { recursive: true, force: true });
});

async function signIn(origin: string, username: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: `${username}-demo` }),
  });
  expect(response.status).toBe(200);
  return response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}

/** What is about this very sign-in, or asks for what only a page or another site can name. */
const besides = /google|session|indexnow|social-image|export|download/;

/** Every GET of the API with every article and user, as its own description names them. */
async function addresses({ origin, stateDir }: Stack): Promise<string[]> {
  const description = (await (await fetch(`${origin}/api/openapi.json`)).json()) as {
    paths: Record<string, { get?: unknown }>;
  };
  const articles = await sendStatements(stateDir, ['select id, slug from articles order by id']);
  const users = await sendStatements(stateDir, ['select id from users order by id']);
  const values: Record<string, string[]> = {
    id: articles.map(({ id }) => String(id)),
    slug: articles.map(({ slug }) => String(slug)),
    userId: users.map(({ id }) => String(id)),
    version: ['1'],
  };
  const fill = (path: string): string[] => {
    const [whole, name = ''] = /\{(\w+)\}/.exec(path) ?? [];
    if (!whole) return [path];
    return (values[name] ?? []).flatMap((value) => fill(path.replace(whole, encodeURIComponent(value))));
  };
  const paths = Object.entries(description.paths).flatMap(([path, { get }]) =>
    get && !besides.test(path) ? [path] : [],
  );
  expect(paths.length).toBeGreaterThan(10);
  const lists = ['/articles/search?q=bookkeeping', '/articles/search?q=quoted', '/articles/published?page=2'];
  return [...paths.flatMap(fill), ...lists];
}

it('restores into an empty state the site as it was, in which nobody is signed in', async () => {
  const [sessions] = await sendStatements(to.stateDir, ['select count(*) as count from sessions']);
  expect(sessions?.count).toBe(0);
  // At its start the sweep has found the open job, which no lane knew of, and the lane has ended it.
  const statusOf = async () =>
    (await sendStatements(to.stateDir, ['select status from articles where id = ?', open]))[0]?.status;
  while ((await statusOf()) === 'generating') await pause(100);
  for (const { stateDir } of [from, to]) await sendStatements(stateDir, ['delete from articles where id = ?', open]);

  const paths = await addresses(from);
  expect(await addresses(to)).toEqual(paths);
  for (const person of [null, 'demo', 'admin']) {
    const answersOf = async ({ origin }: Stack) => {
      const cookie = person ? await signIn(origin, person) : '';
      const answers: Record<string, string> = {};
      for (const path of paths) {
        const response = await fetch(`${origin}/api${path}`, { headers: { Cookie: cookie } });
        const text = (await response.text()).replaceAll(origin, '').replaceAll(from.origin, '');
        answers[path] = `${response.status} ${text}`;
      }
      return answers;
    };
    expect(await answersOf(to)).toEqual(await answersOf(from));
  }
});

it('keeps every value and every number that was given', async () => {
  const statements = [
    ['select id, hex(content) as content, hex(meta_description) as meta from articles order by seq'],
    ['select hash, hex(body) as body from kept_texts order by hash'],
    ['select name, seq from sqlite_sequence order by name'],
    ['select * from article_counts where articles > 0 order by user_id, status'],
    ['select name from d1_migrations order by id'],
  ] as Array<[string]>;
  for (const statement of statements) {
    expect(await sendStatements(to.stateDir, statement)).toEqual(await sendStatements(from.stateDir, statement));
  }
});

it('replaces nothing unasked, nor below a running site', async () => {
  expect(npmRun(to.stateDir, 'restore', '--', file).output).toContain('The site is running on this data');
  await to.killHard();
  const refused = npmRun(to.stateDir, 'restore', '--', file);
  expect(refused).toMatchObject({ status: 1, output: expect.stringContaining('add --replace') });
  expect(npmRun(to.stateDir, 'restore', '--', file, '--replace').status).toBe(0);
  await to.startAgain();
  expect((await fetch(`${to.origin}/api/articles/slug/field-note-1`)).status).toBe(200);
});

it('restores and saves the deployed site by the same way, and accounts deleted since go again', async () => {
  const [demo] = await sendStatements(to.stateDir, ["select id from users where username = 'demo'"]);
  const hash = createHash('sha256').update(String(demo?.id)).digest('hex');
  const fake = fakeWrangler([`deleted-account:${hash}`, 'deleted-account:of-somebody-else', 'session']);
  const store = remoteStore(fake.wrangler);
  await restore(store, () => readLines(file));
  expect(fake.keys()).toEqual([`deleted-account:${hash}`, 'deleted-account:of-somebody-else']);
  const marked = fake.db.prepare('select username from users where deleting_at is not null').all();
  expect(marked).toEqual([{ username: 'demo' }]);

  fake.db.exec('update users set deleting_at = null');
  const all = async (lines: AsyncIterable<Line>) => {
    const [first, ...rest] = await Array.fromAsync(lines);
    return [{ ...first, createdAt: null }, ...rest];
  };
  expect(await all(dump(store))).toEqual(await all(readLines(file)));
});

it('touches nothing where a file is not whole or not ours', async () => {
  const fake = fakeWrangler([]);
  const store = remoteStore(fake.wrangler);
  const lines = await Array.fromAsync(readLines(file));
  const cutOff = async function* () {
    yield* lines.slice(0, -1);
  };
  const foreign = async function* () {
    yield { table: 'users', columns: [] };
  };
  await expect(restore(store, cutOff)).rejects.toThrow('not whole');
  await expect(restore(store, foreign)).rejects.toThrow('no backup of this site');
  expect(fake.db.prepare('select name from sqlite_master').all()).toEqual([]);
});
