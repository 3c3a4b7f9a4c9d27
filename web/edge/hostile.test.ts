import { describe, expect, it } from 'vitest';
import { ask, fakeApi, freshHost, jsonIn, sampleArticle } from '../test/edge.ts';

const payloads = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '--><img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><svg onload=alert(1)>',
  "'><img src=x onerror=alert(1)>",
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)>',
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<form action="https://evil.example"><button>x</button></form>',
  '{{constructor.constructor("alert(1)")()}}',
  '\u2028\u2029</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];

const markdown = [
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:msgbox(1))',
  '[x](file:///etc/passwd)',
  '[x]( javascript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](blob:https://evil.example/1)',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '![x](javascript:alert(1))',
  '![x](http://evil.example/x.png)',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '![x"onerror="alert(1)](https://ok.example/x.png)',
  '[x](https://ok.example/"onmouseover="alert(1))',
  '`<script>alert(1)</script>`',
  '```html"onload="alert(1)\n<script>alert(1)</script>\n```',
  '| <script>alert(1)</script> | b |\n|---|---|\n| <img src=x onerror=alert(1)> | d |',
  '# <img src=x onerror=alert(1)>',
  '- [ ] <svg onload=alert(1)>',
  '[^1]: <script>alert(1)</script>\n\n[^1]',
];

const texts = [...payloads, ...markdown];

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
          if (name === 'img' && !address.startsWith('https:')) found.push(`img ${value}`);
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

  it.each(payloads)('in every other field: %s', async (payload) => {
    const article = sampleArticle({
      title: payload,
      excerpt: payload,
      metaDescription: payload,
      categories: [payload],
      keywords: [payload],
      sourceUrl: `javascript:alert("${payload}")`,
      failureReason: payload,
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
