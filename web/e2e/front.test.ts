import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { build } from '../../worker/scripts/build.ts';
import { mailPrinter } from '../../worker/scripts/runtime/print-mail.ts';
import { type Site, startSite } from '../../worker/scripts/runtime/site.ts';
import { sendStatements, takeStatements } from '../../worker/scripts/statements.ts';
import { statusesBefore, untilRefused } from '../../worker/test/until-refused.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'seo-article-ai-front-'));
const dist = resolve(import.meta.dirname, '../dist');

let site: Site;

beforeAll(async () => {
  await build();
  site = await startSite({ settings: {}, port: 0, stateDir });
});

afterAll(async () => {
  await site?.mf.dispose();
  rmSync(stateDir, { recursive: true, force: true });
});

const at = (path: string, init?: RequestInit) => fetch(new URL(path, site.url), { redirect: 'manual', ...init });

/** Its own client, because fetch neither sends what it is told to accept nor shows what it got. */
function encodingOf(path: string, accepted: string): Promise<string | undefined> {
  return new Promise((done, failed) => {
    const headers = { 'Accept-Encoding': accepted };
    get(new URL(path, site.url), { headers }, (response) => {
      response.resume();
      done(response.headers['content-encoding']);
    }).on('error', failed);
  });
}

describe('the local site', () => {
  it('serves assets as Pages does, with their headers', async () => {
    const [script = ''] = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
    const asset = await at(`/assets/${script}`);
    expect(asset.status).toBe(200);
    expect(asset.headers.get('Content-Type')).toMatch(/javascript/);
    expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect((await at('/samples/plumbline/')).headers.get('Content-Type')).toMatch(/html/);
    expect((await at('/samples/plumbline/pricing')).status).toBe(200);
  });

  it('answers a missing chunk with 404, which nobody keeps', async () => {
    const missing = await at('/assets/missing.js');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('Cache-Control')).toBe('no-store');
    expect(await missing.text()).toContain('This file is not here any more');
  });

  it.each(['/_worker.js', '/_routes.json', '/.built-from', '/assets/%2e%2e/_worker.js'])(
    'keeps %s to itself',
    async (path) => {
      const response = await at(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('env.API');
    },
  );

  it('compresses what a client accepts, and nothing else', async () => {
    expect(await encodingOf('/terms', 'gzip, br')).toBe('br');
    expect(await encodingOf('/favicon.svg', 'gzip')).toBe('gzip');
    expect(await encodingOf('/terms', 'br;q=0, gzip')).toBe('gzip');
    expect(await encodingOf('/terms', 'identity')).toBeUndefined();
  });

  it('counts rates by the address that connects, whatever one is claimed', async () => {
    let n = 0;
    const register = () => {
      n += 1;
      const headers = {
        Origin: site.url.origin,
        'Content-Type': 'application/json',
        'CF-Connecting-IP': `192.0.2.${n}`,
        'X-Client-Address': `192.0.2.${n}`,
        'MF-Route-Override': site.apiName,
      };
      return at('/api/auth/register', { method: 'POST', headers, body: '{}' });
    };
    expect(statusesBefore(await untilRefused(20, register))).toEqual([400, 429]);
  });
});

it('takes statements for its database at its data alone, all or none', async () => {
  await expect(sendStatements(stateDir, ['select 1'])).rejects.toThrow('may be starting');
  await takeStatements(stateDir, () => site.mf.getD1Database('DB', site.apiName));
  const count = 'select count(*) as tables from sqlite_schema where name = ?';
  expect(await sendStatements(stateDir, ['create table told (a)'], [count, 'told'])).toEqual([{ tables: 1 }]);
  await expect(sendStatements(stateDir, ['drop table told'], ['no statement'])).rejects.toThrow('refused');
  expect(await sendStatements(stateDir, [count, 'told'])).toEqual([{ tables: 1 }]);
  expect(statSync(join(stateDir, '.statements')).mode & 0o022).toBe(0);
});

it('prints a mail so that its text steers no terminal', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const mail = { to: 'ada@example.com', subject: 'New password\u001b[2J', text: 'Follow\nhttps://site.example/#t' };
  expect((await mailPrinter({ json: async () => mail })).status).toBe(204);
  const printed = print.mock.calls.flat().join('\n');
  print.mockRestore();
  expect(printed).toContain('ada@example.com');
  expect(printed).toContain('https://site.example/#t');
  expect(printed).not.toContain('\u001b');
  expect((await mailPrinter({ json: async () => ({ to: 1 }) })).status).toBe(400);
});
