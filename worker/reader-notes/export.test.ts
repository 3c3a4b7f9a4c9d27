import { describe, expect, it } from 'vitest';
import type { GenerationStarted } from '../contract/generation.ts';
import { api, putArticle, signUp } from '../test/api.ts';
import { settled } from '../test/settled.ts';

const url = 'http://source.test:8080/samples/plumbline/';

async function written() {
  const person = await signUp();
  const started = await api('POST', '/generate/url', { cookie: person.cookie, body: { url, length: 'medium' } });
  const { articleId } = await started.json<GenerationStarted>();
  return { person, article: await settled(articleId) };
}
const ask = (id: string, query: string, cookie?: string) =>
  api('GET', `/articles/${id}/export?${query}`, cookie === undefined ? {} : { cookie });

describe('GET /articles/{id}/export', () => {
  it('is Markdown with front matter, the text as it is', async () => {
    const { person, article } = await written();
    const response = await ask(article.id, 'format=markdown', person.cookie);
    expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="${article.slug}.md"`);
    const [, front = '', body = ''] = (await response.text()).split(/^---$/m);
    expect(front).toContain(`title: ${JSON.stringify(article.title)}\n`);
    expect(front).toContain(`slug: ${JSON.stringify(article.slug)}\n`);
    expect(front).toContain(`source: ${JSON.stringify(url)}\n`);
    expect(body.trim()).toBe(article.content.trim());
  });

  it('has the notes on sources as footnotes where they are asked for', async () => {
    const { person, article } = await written();
    const text = await (await ask(article.id, 'format=markdown&notes=true', person.cookie)).text();
    expect(text).toMatch(/\| Solo \| \$29 a month\[\^\d\] \|/);
    expect(text).toMatch(
      /^\[\^1\]: \[[^\]]+\]\(http:\/\/source\.test:8080\/samples\/plumbline\/pricing\), source\.test, read on /m,
    );
    // Nothing but notes is added.
    const body = text.split(/^---$/m)[2]?.replace(/\[\^\w+\](?!:)/g, '');
    expect(body?.trim().startsWith(article.content.trim())).toBe(true);
  });

  it('is HTML without what only our own pages need', async () => {
    const { person, article } = await written();
    const html = await (await ask(article.id, 'format=html', person.cookie)).text();
    expect(html.startsWith('<h1>')).toBe(true);
    expect(html).toContain('<table><thead>');
    expect(html).not.toMatch(/class=|tabindex|<div|<nav|source-1/);
    const noted = await (await ask(article.id, 'format=html&notes=true', person.cookie)).text();
    expect(noted).toMatch(/<sup><a href="#source-\d"/);
    expect(noted).toContain('<h2>Sources</h2>');
    expect(noted).toContain('<li id="source-1">');
  });

  it('keeps pictures at their own address, and runs nothing', async () => {
    const { row, cookie } = await signUp();
    const title = '<script>alert(1)</script>';
    const content =
      '![A crane](https://a.example/crane.png)\n\n<img src=x onerror=alert(1)>\n\n[x](javascript:alert(1))';
    const { id } = await putArticle(row.id, { title, content });
    const html = await (await ask(id, 'format=html&notes=true', cookie)).text();
    expect(html).toContain('src="https://a.example/crane.png"');
    expect(html).not.toMatch(/<script|<img src=x|javascript:/);
    const markdown = await (await ask(id, 'format=markdown', cookie)).text();
    expect(markdown).toContain(`title: ${JSON.stringify(title)}`);
  });

  it('is for those who have the article', async () => {
    const { row, cookie } = await signUp();
    const stranger = await signUp();
    const { id } = await putArticle(row.id);
    expect((await ask(id, 'format=html')).status).toBe(401);
    expect((await ask(id, 'format=html', stranger.cookie)).status).toBe(404);
    expect((await ask(id, 'format=pdf', cookie)).status).toBe(400);
  });
});
