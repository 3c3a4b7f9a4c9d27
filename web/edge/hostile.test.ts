import { describe, expect, it } from 'vitest';
import { ask, fakeApi, freshHost, jsonIn, sampleArticle } from '../test/edge.ts';
import { htmlPayloads, markdownPayloads } from '../test/payloads.ts';

const texts = [...htmlPayloads, ...markdownPayloads];

/** What would run: elements and attributes as a browser's parser finds them, by HTMLRewriter. */
async function dangersIn(html: string): Promise<string[]> {
  const found: string[] = [];
  const rewriter = new HTMLRewriter().on('*', {
    element(element) {
      const name = element.tagName.toLowerCase();
      const type = element.getAttribute('type') ?? '';
      const isInert = name === 'script' && /^application\/(?:ld\+)?json$/.test(type);
      if (['script', 'iframe', 'object', 'embed', 'base', 'math', 'style'].includes(name) && !isInert) found.push(name);
      if (name === 'meta' && element.hasAttribute('http-equiv')) found.push('meta refresh');
      if (name === 'form' && /^https?:/.test(element.getAttribute('action') ?? '')) found.push('form');
      for (const [attribute = '', value = ''] of element.attributes) {
        if (attribute.startsWith('on') || attribute === 'srcdoc') found.push(`${name} ${attribute}`);
        if (['href', 'src', 'action', 'formaction', 'xlink:href'].includes(attribute)) {
          // Browsers ignore control characters in a scheme.
          const address = value.replace(/[\u0000-\u0020]/g, '').toLowerCase();
          if (/^(?:javascript|vbscript|data|file|blob):/.test(address)) found.push(`${name} ${attribute}=${value}`);
          if (name === 'img' && !address.startsWith('/image/')) found.push(`img ${value}`);
        }
      }
    },
  });
  await rewriter.transform(new Response(html)).text();
  return found;
}

// The early script, allowed by its hash, is the only script with code in the tests' pages, which have no client.
const expected = ['script'];

describe('hostile content runs nothing', () => {
  it.each(texts)('in the text of an article: %s', async (payload) => {
    const api = fakeApi([sampleArticle({ content: `Before.\n\n${payload}\n\nAfter.` })]);
    const html = await (await ask(`${freshHost()}/ledgerly-review`, { api })).text();
    expect(await dangersIn(html)).toEqual(expected);
    expect(html).toContain('After.');
  });

  it.each(htmlPayloads)('in every other field: %s', async (payload) => {
    const article = sampleArticle({
      title: payload,
      excerpt: payload,
      metaDescription: payload,
      categories: [payload],
      keywords: [payload],
      sourceUrl: `javascript:alert("${payload}")`,
    });
    const api = fakeApi([article]);
    for (const path of ['/', '/articles', '/ledgerly-review', `/articles?q=${encodeURIComponent(payload)}`]) {
      const html = await (await ask(freshHost() + path, { api })).text();
      expect(await dangersIn(html), path).toEqual(expected);
      expect(jsonIn(html, 'type="application/json" id="page-data"'), path).toMatchObject({ rendered: true });
    }
  });

  it('and structured data still says what it should', async () => {
    const title = '</script><script>alert("1")</script> & <b>';
    const html = await (
      await ask(`${freshHost()}/ledgerly-review`, { api: fakeApi([sampleArticle({ title })]) })
    ).text();
    expect(jsonIn(html, 'type="application/ld\\+json"')).toMatchObject({ headline: title });
  });
});
