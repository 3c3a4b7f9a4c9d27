import { describe, expect, it } from 'vitest';
import { type Evidence, evidence } from '../contract/evidence.ts';
import { api, putArticle, signUp } from '../test/api.ts';
import { provenContent as content, putProven as proven } from '../test/proof.ts';

const statesOf = ({ statements }: Evidence) =>
  statements.filter(({ place }) => place === 'text').map(({ state }) => state);

describe('/articles/{id}/evidence', () => {
  it('tells the owner and admins what a saved article rests on', async () => {
    const { author, article } = await proven();
    for (const { cookie } of [author, await signUp({ isAdmin: true })]) {
      const response = await api('GET', `/articles/${article.id}/evidence`, { cookie });
      expect(response.status).toBe(200);
      const told = evidence.parse(await response.json());
      expect(statesOf(told)).toEqual(['sourced', 'sourced']);
      expect(told.counts).toEqual({ sourced: 2, checkable: 2 });
      expect(told.sources).toEqual([
        { url: 'https://tallybird.example/', title: 'Tallybird', fetchedAt: '1970-01-01T00:00:00.000Z' },
      ]);
      expect(told.statements.at(-1)?.quotes).toEqual([{ source: 0, quote: 'Solo costs $12 a month.' }]);
    }
  });

  it('judges a text that is being written', async () => {
    const { author, article } = await proven();
    const body = { title: article.title, content: `${content.replace('$12', '$9')}\n\nMy aunt loves it.` };
    const response = await api('POST', `/articles/${article.id}/evidence`, { cookie: author.cookie, body });
    expect(response.status).toBe(200);
    const told = evidence.parse(await response.json());
    expect(statesOf(told)).toEqual(['sourced', 'conflict', 'yours']);
    expect(told.statements.find(({ state }) => state === 'conflict')?.instead).toEqual({ said: '$9', page: '$12' });
  });

  it('takes a text that is empty still, and refuses one that is too long', async () => {
    const { author, article } = await proven();
    const ask = (text: string) =>
      api('POST', `/articles/${article.id}/evidence`, { cookie: author.cookie, body: { title: '', content: text } });
    expect((await ask('')).status).toBe(200);
    expect((await ask('a'.repeat(200_001))).status).toBe(400);
  });

  it('decides nothing where no source was kept', async () => {
    const author = await signUp();
    const { id } = await putArticle(author.row.id, { content });
    const response = await api('GET', `/articles/${id}/evidence`, { cookie: author.cookie });
    const told = evidence.parse(await response.json());
    expect(told.counts).toBeNull();
    expect(statesOf(told)).toEqual(['background', 'unchecked']);
  });

  it('is 401 signed out, and for others 404 or, once published, 403', async () => {
    const { cookie } = await signUp();
    for (const [status, expected] of [
      ['draft', 404],
      ['published', 403],
    ] as const) {
      const { article } = await proven({ status });
      for (const method of ['GET', 'POST'] as const) {
        const body = method === 'POST' ? { body: { title: 'x', content } } : {};
        expect((await api(method, `/articles/${article.id}/evidence`, body)).status).toBe(401);
        const response = await api(method, `/articles/${article.id}/evidence`, { cookie, ...body });
        expect(response.status).toBe(expected);
        expect(await response.text()).not.toContain('crate');
      }
    }
  });
});
