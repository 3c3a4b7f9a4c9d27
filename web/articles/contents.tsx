import { type MarkdownToJSX, RuleType } from 'markdown-to-jsx/react';

/** Characters from which on an article is long enough to be jumped around in: about 900 words. */
const leastLength = 5400;
const leastEntries = 3;

type Entry = { id: string; text: string };

/** The main headings of a long text; none where it is short. */
export function contentsOf(nodes: readonly MarkdownToJSX.ASTNode[], text: string): Entry[] {
  const entries = nodes.flatMap((node): Entry[] =>
    node.type === RuleType.heading && node.level <= 2 ? [{ id: node.id, text: textOf(node.children).trim() }] : [],
  );
  const isLong = entries.length >= leastEntries && text.length >= leastLength;
  return isLong ? entries.filter((entry) => entry.text !== '') : [];
}

const textOf = (nodes: readonly MarkdownToJSX.ASTNode[]): string =>
  nodes
    .map((node) => {
      if ('text' in node && typeof node.text === 'string') return node.text;
      return 'children' in node && Array.isArray(node.children) ? textOf(node.children) : '';
    })
    .join('');

export function Contents({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <nav aria-label="Contents" className="contents-box">
      <p aria-hidden="true">Contents</p>
      <ol>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
