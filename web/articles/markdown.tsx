import { compiler, type MarkdownToJSX } from 'markdown-to-jsx/react';
import type { ComponentProps } from 'react';

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
    <a href={href} title={title} rel={isOutside ? 'noopener' : undefined}>
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

/** The page's title is its only h1. */
const Heading = ({ id, children }: ComponentProps<'h2'>) => <h2 id={id}>{children}</h2>;

const options: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  wrapper: null,
  sanitizer: (value, tag) => safeAddress(value, tag === 'img' ? 'image' : 'link'),
  overrides: { a: Anchor, table: ScrollingTable, img: Picture, h1: Heading, input: TaskMark, pre: CodeBlock },
};

/** An article's markdown: raw HTML stays text, links and images only where they are safe. */
export function Markdown({ text }: { text: string }) {
  return compiler(text, options);
}
