import { and, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { articleVersions, ownerWords, proofClaims, proofFacts, proofSources } from '../db/schema.ts';
import { api, db, putArticle, signUp } from '../test/api.ts';
import { putSheet, sheetSaying } from '../test/sheet.ts';

describe('GET /account/export', () => {
  it('is a zip of profile, articles with front matter, proof and versions, and of nobody else’s', async () => {
    const { row, cookie } = await signUp({ firstName: 'Ada' });
    const stranger = await signUp();
    await putArticle(stranger.row.id, { slug: `strangers-${stranger.row.id}` });
    const slug = `mine-${row.id}`;
    const title = 'A title: "quoted"\n---\nand odd';
    const { id } = await putArticle(row.id, { slug, title, originalIdea: 'My idea', content: 'Text é' });
    const runId = crypto.randomUUID();
    await db.insert(proofSources).values({
      ...{ runId, ordinal: 0, articleId: id, url: 'https://source.example/', title: 'Source', textHash: 'x' },
      fetchedAt: new Date(),
    });
    await db
      .insert(proofFacts)
      .values({ runId, ordinal: 0, articleId: id, sourceOrdinal: 0, kind: 'price', quote: '$12' });
    await db
      .insert(proofClaims)
      .values({ runId, ordinal: 0, articleId: id, sentence: 'It costs $12.', factOrdinals: [0] });
    await putSheet(id, sheetSaying('Acme was founded in 1998.'));
    const word = { field: 'about/kind', label: 'Kind', said: 'desk', updatedAt: new Date(0) };
    await db.insert(ownerWords).values({ userId: row.id, productKey: 'https://acme.example', ...word });
    await api('PATCH', `/articles/${id}`, { cookie, body: { excerpt: 'Edited' } });

    const response = await api('GET', '/account/export', { cookie });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/zip');
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="seo-article-ai-[\d-]+\.zip"$/);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(Object.keys(files)).toEqual([
      'profile.json',
      `articles/${slug}.md`,
      `proof/${slug}.json`,
      `sheets/${slug}.json`,
      `versions/${slug}/2.json`,
      `versions/${slug}/1.json`,
      'corrections.json',
    ]);
    expect(JSON.parse(text('profile.json'))).toMatchObject({ id: row.id, firstName: 'Ada', email: row.email });
    const [, front = '', body] = text(`articles/${slug}.md`).split(/^---$/m);
    expect(front).toContain(`title: ${JSON.stringify(title)}\n`);
    expect(front).toContain('idea: "My idea"\n');
    expect(body).toBe('\n\nText é\n');
    expect(JSON.parse(text(`proof/${slug}.json`))).toMatchObject({
      sources: [{ url: 'https://source.example/' }],
      facts: [{ quote: '$12', source: 0 }],
      claims: [{ sentence: 'It costs $12.', facts: [0] }],
    });
    expect(JSON.parse(text(`sheets/${slug}.json`))).toEqual(sheetSaying('Acme was founded in 1998.'));
    expect(JSON.parse(text('corrections.json'))).toMatchObject([{ productKey: 'https://acme.example', said: 'desk' }]);
    expect(JSON.parse(text(`versions/${slug}/2.json`))).toMatchObject({ excerpt: 'Edited', reason: 'edit' });
    expect(
      Object.values(files)
        .map((file) => strFromU8(file))
        .join(),
    ).not.toMatch(/scrypt|passwordHash|googleId|strangers-/);
  });

  it('leaves out a version that was taken away meanwhile, and is whole', async () => {
    const { row, cookie } = await signUp();
    const { id, slug } = await putArticle(row.id);
    for (let n = 0; n < 6; n += 1) await api('PATCH', `/articles/${id}`, { cookie, body: { excerpt: `Edit ${n}` } });
    const response = await api('GET', '/account/export', { cookie });
    const chunks: Uint8Array[] = [];
    for await (const chunk of response.body ?? []) {
      // The first of them is under way: all have been listed, and the last is far from read.
      if (strFromU8(chunk, true).includes(`versions/${slug}/7.json`)) {
        await db.delete(articleVersions).where(and(eq(articleVersions.articleId, id), eq(articleVersions.version, 1)));
      }
      chunks.push(chunk);
    }
    const names = Object.keys(unzipSync(new Uint8Array(await new Blob(chunks).arrayBuffer())));
    expect(names.filter((name) => name.startsWith('versions/'))).toEqual(
      [7, 6, 5, 4, 3, 2].map((version) => `versions/${slug}/${version}.json`),
    );
  });

  it('is for the signed-in user alone', async () => {
    expect((await api('GET', '/account/export')).status).toBe(401);
  });
});
