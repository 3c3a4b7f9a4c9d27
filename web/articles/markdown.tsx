import { astToJSX, type MarkdownToJSX, parser } from 'markdown-to-jsx/react';
import type { ComponentProps } from 'react';
import { Contents, contentsOf } from './contents.tsx';

const linkSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:']);

/** The address where it may be followed or shown, else null; addresses within the site have no scheme and may. */
export function safeAddress(address: string, use: 'link' | 'image'): string | null {
  const base = 'https://base.invalid';
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  if (use === 'image') return url.protocol === 'https:' ? address : null;
  return linkSchemes.has(url.protocol) ? address : null;
}

function Anchor({ href, children, title }: ComponentProps<'a'>) {
  const isOutside = href !== undefined && /^[a-z][a-z0-9+.-]*:|^\/\//i.test(href);
  return (
    <a
      href={href?.startsWith('#') ? `#${headingPrefix}${href.slice(1)}` : href}
      title={title}
      rel={isOutside ? 'noopener external' : undefined}
    >
      {children}
    </a>
  );
}

function ScrollingTable({ children }: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div className="table-scroll" tabIndex={0} role="group" aria-label="Table">
      <table>{children}</table>
    </div>
  );
}

function Picture({ src, alt, title }: ComponentProps<'img'>) {
  return src ? <img src={src} alt={alt ?? ''} title={title} loading="lazy" decoding="async" /> : null;
}

function TaskMark({ checked }: ComponentProps<'input'>) {
  return <input type="checkbox" checked={checked} disabled aria-label={checked ? 'Done' : 'Not done'} />;
}

/** Long lines scroll sideways, by keyboard too. */
function CodeBlock({ children }: ComponentProps<'pre'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable.
  return <pre tabIndex={0}>{children}</pre>;
}

/** Headings stand among the ids of the whole page: one that reads 'Page data' must not take the place of ours. */
const headingPrefix = 'section-';

/** A heading with a link to itself, for readers who point; others have the contents. */
function heading(Tag: 'h2' | 'h3') {
  return ({ id, children }: ComponentProps<'h2'>) => (
    <Tag id={id}>
      {children}
      {/* biome-ignore lint/a11y/useAnchorContent: it is for the pointer only. */}
      <a href={`#${id}`} className="anchor" aria-hidden="true" tabIndex={-1} />
    </Tag>
  );
}

const options: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  wrapper: null,
  sanitizer: (value, tag) => safeAddress(value, tag === 'img' ? 'image' : 'link'),
  slugify: (text, slugify) => headingPrefix + slugify(text),
  overrides: {
    a: Anchor,
    table: ScrollingTable,
    img: Picture,
    // The page's title is its only h1.
    h1: heading('h2'),
    h2: heading('h2'),
    h3: heading('h3'),
    input: TaskMark,
    pre: CodeBlock,
  },
};

/** An article's markdown: raw HTML stays text, links and images only where they are safe. A long one begins with its contents. */
export function Markdown({ text }: { text: string }) {
  const nodes = parser(text, options);
  return (
    <>
      <Contents entries={contentsOf(nodes, text)} />
      {astToJSX(nodes, options)}
    </>
  );
}
