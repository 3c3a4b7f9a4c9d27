import { useMemo } from 'react';
import type { Article } from '../../worker/contract/articles.ts';
import { renderMarkdown } from '../../worker/contract/markdown/html.ts';
import { imagePathsOf } from '../../worker/contract/markdown/images.ts';

type MarkdownBodyProps = {
  text: string;
  /** The article as it is saved: the site shows the pictures of that text alone. */
  saved: Pick<Article, 'id' | 'content'>;
};

/** A text that only its author sees yet, rendered as it will be when it is saved. */
export function MarkdownBody({ text, saved: { id, content } }: MarkdownBodyProps) {
  const imagePath = useMemo(() => imagePathsOf(id, content), [id, content]);
  const html = useMemo(() => renderMarkdown(text, imagePath), [text, imagePath]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rendering of markdown, in which raw HTML is text.
  return <div dir="auto" className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
