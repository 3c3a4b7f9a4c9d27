import { renderToStaticMarkup } from 'react-dom/server.edge';
import { describe, expect, it } from 'vitest';
import { Markdown, safeAddress } from './markdown.tsx';

const render = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

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
  ])('refuses %s', (address) => expect(safeAddress(address, 'link')).toBeNull());

  it('shows images from https only', () => {
    expect(safeAddress('https://a.example/x.png', 'image')).toBe('https://a.example/x.png');
    expect(safeAddress('http://a.example/x.png', 'image')).toBeNull();
    expect(safeAddress('data:image/png;base64,x', 'image')).toBeNull();
  });
});

describe('Markdown', () => {
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
      ['One *part*', 'Two', 'Three']
        .map((title) => `## ${title}\n\n${'word '.repeat(words)}\n\n### Detail`)
        .join('\n\n');
    const html = render(parts(400));
    expect(html.startsWith('<nav aria-label="Contents"')).toBe(true);
    expect(html.split('</nav>')[0]).toContain('<a href="#section-one-part">One part</a>');
    expect(html.split('</nav>')[0]).not.toContain('Detail');
    for (const [, id] of html.matchAll(/<li><a href="#([^"]+)"/g)) expect(html).toContain(`<h2 id="${id}"`);
    expect(render(parts(100))).not.toContain('<nav');
  });

  it('lets wide tables scroll', () => {
    expect(render('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<div class="table-scroll" tabindex="0"');
  });

  it('marks links that lead away', () => {
    expect(render('[a](https://a.example) [b](/b)')).toContain(
      '<a href="https://a.example" rel="noopener external">a</a>',
    );
    expect(render('[a](https://a.example) [b](/b)')).toContain('<a href="/b">b</a>');
  });

  it('keeps the words of a link that may not be followed', () => {
    expect(render('[words](javascript:alert(1))')).toContain('words');
    expect(render('[words](javascript:alert(1))')).not.toContain('javascript');
  });

  it('names the marks of task lists', () => {
    expect(render('- [x] done\n- [ ] open')).toContain('aria-label="Not done"');
  });

  it('shows raw HTML as text', () => {
    expect(render('a <b onclick="x()">bold</b>')).toContain('&lt;b onclick=');
  });
});
