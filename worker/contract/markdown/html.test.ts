import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './html.ts';
import { imagesIn } from './images.ts';
import { safeAddress } from './read.ts';

const render = (text: string) => renderMarkdown(text, (address) => `/image/a1/0?of=${new URL(address).host}`);

describe('safeAddress', () => {
  it.each([
    'https://a.example',
    'http://a.example',
    'irc://a',
    'ircs://a',
    'mailto:a@b.example',
    'xmpp:a@b',
    '/path',
    '#id',
  ])('lets %s be followed', (address) => expect(safeAddress(address, 'link')).toBe(address));

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///x',
    'ftp://a.example',
    ' javascript:alert(1)',
    'java\nscript:x',
    `https://a.example/${'x'.repeat(2048)}`,
  ])('refuses %s', (address) => expect(safeAddress(address, 'link')).toBeNull());

  it('takes pictures from https only', () => {
    expect(safeAddress('https://a.example/x.png', 'image')).toBe('https://a.example/x.png');
    for (const other of ['http://a.example/x.png', 'data:image/png;base64,x', '/x.png', '//a.example/x.png']) {
      expect(safeAddress(other, 'image'), other).toBeNull();
    }
  });
});

describe('renderMarkdown', () => {
  it('keeps the page’s title its only h1', () => {
    expect(render('# One\n\nText')).toMatch(/^<h2 id="section-one">One<a href="#section-one"[^>]*><\/a><\/h2>/);
  });

  it('keeps the ids of headings apart from those of the page, and follows links to them', () => {
    const html = render('## Page data\n\nSee [above](#page-data).');
    expect(html).toContain('id="section-page-data"');
    expect(html).not.toContain('id="page-data"');
    expect(html).toContain('href="#section-page-data">above');
  });

  it('begins a long text with its contents, and a short one without', () => {
    const parts = (words: number) =>
      ['One *part* & more', 'Two', 'Three']
        .map((title) => `## ${title}\n\n${'word '.repeat(words)}\n\n### Detail`)
        .join('\n\n');
    const html = render(parts(400));
    expect(html.startsWith('<nav aria-label="Contents"')).toBe(true);
    expect(html.split('</nav>')[0]).toContain('<a href="#section-one-part--more">One part &amp; more</a>');
    expect(html.split('</nav>')[0]).not.toContain('Detail');
    for (const [, id] of html.matchAll(/<li><a href="#([^"]+)"/g)) expect(html).toContain(`<h2 id="${id}"`);
    expect(render(parts(100))).not.toContain('<nav');
  });

  it('lets wide tables scroll', () => {
    const html = render('| a | b |\n|---|--:|\n| 1 | *2* |');
    expect(html).toContain('<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table>');
    expect(html).toContain('<td style="text-align:right"><em>2</em></td>');
  });

  it('marks links that lead away', () => {
    const html = render('[a](https://a.example "A \\"title\\"") [b](/b)');
    expect(html).toContain('<a href="https://a.example" title="A &quot;title&quot;" rel="noopener external">a</a>');
    expect(html).toContain('<a href="/b">b</a>');
  });

  it('keeps the words of a link that may not be followed', () => {
    expect(render('[words](javascript:alert(1))')).toContain('<a>words</a>');
    expect(render('[words](&#106;avascript:alert(1))')).toContain('<a>words</a>');
    expect(render('<javascript:alert(1)>')).toBe('<p><a>javascript:alert(1)</a></p>');
  });

  it('keeps an address within its attribute', () => {
    expect(render('[a](<https://a.example/"onclick="x>)')).toContain('href="https://a.example/%22onclick=%22x"');
  });

  it('names the marks of task lists', () => {
    const html = render('- [x] done\n- [ ] open');
    expect(html).toContain('<input type="checkbox" disabled aria-label="Done" checked>');
    expect(html).toContain('<input type="checkbox" disabled aria-label="Not done">');
  });

  it('shows raw HTML as text, and references as the characters they stand for', () => {
    expect(render('a <b onclick="x()">bold</b> &copy; &lt;i&gt;')).toBe(
      '<p>a &lt;b onclick="x()"&gt;bold&lt;/b&gt; © &lt;i&gt;</p>',
    );
  });

  it('puts notes at the foot, and leads to them', () => {
    const html = render('Text.[^one]\n\n[^one]: The *note*.');
    expect(html).toContain('<a href="#note-one"><sup>one</sup></a>');
    expect(html).toContain('<footer><div id="note-one">one: The <em>note</em>.</div></footer>');
  });

  it('makes long code scroll by keyboard', () => {
    expect(render('```js\na < b\n```')).toBe('<pre tabindex="0"><code class="language-js">a &lt; b</code></pre>');
  });

  it('shows pictures where the site has them, others by their words', () => {
    const text = '![A chart](https://a.example/c.png "Chart") ![Plain](http://a.example/c.png)';
    expect(render(text)).toBe(
      '<p><img src="/image/a1/0?of=a.example" alt="A chart" title="Chart" loading="lazy" decoding="async"> Plain</p>',
    );
    expect(renderMarkdown(text, () => null)).toContain('<span class="unsaved-image">A chart (shown once saved)</span>');
  });

  it('gives HTML that grows out of all proportion up for paragraphs', () => {
    const text = `[a]: /b "${'title '.repeat(2000)}"\n\n${'[a] '.repeat(1000)}`;
    const html = render(text);
    expect(html).not.toContain('<a');
    expect(html).toContain('[a] [a]');
    expect(html.length).toBeLessThan(1024 * 1024);
  });
});

describe('imagesIn', () => {
  it('lists each address once, in order, and only those that may be shown', () => {
    expect(
      imagesIn(
        '![a](https://a.example/1)\n\n> - ![b](https://a.example/2)\n\n| ![a](https://a.example/1) |\n|--|\n| ![c](http://c/) |',
      ),
    ).toEqual(['https://a.example/1', 'https://a.example/2']);
  });
});
