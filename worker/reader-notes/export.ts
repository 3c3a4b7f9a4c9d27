import type { ArticleRow } from '../articles/to-article.ts';
import { escapeAttribute, escapeText } from '../contract/escape.ts';
import type { Evidence } from '../contract/evidence.ts';
import { renderMarkdown } from '../contract/markdown/html.ts';
import type { ExportQuery } from '../contract/reader-notes.ts';
import { plainDate, siteOfPage } from '../contract/text.ts';
import type { Database } from '../db/client.ts';
import { readEvidence } from '../evidence/service.ts';
import { inMarkdown, isStated, markFigures, sourceAnchor } from './mark-figures.ts';

/** An article as a file for other sites and programs, with or without the notes on its sources. */
export async function exportArticle(db: Database, row: ArticleRow, { format, notes }: ExportQuery): Promise<string> {
  const evidence = notes ? await readEvidence(db, row) : null;
  return format === 'markdown' ? markdownOf(row, evidence) : htmlOf(row, evidence);
}

/** JSON's values are YAML's too, so nothing in them can break out of the front matter. */
function markdownOf(row: ArticleRow, evidence: Evidence | null): string {
  const fields = {
    title: row.title,
    description: row.metaDescription || row.excerpt,
    slug: row.slug,
    date: row.publishedAt ?? row.createdAt,
    lastmod: row.textChangedAt,
    keywords: row.keywords,
    categories: row.categories,
    source: row.sourceUrl,
  };
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const marked = evidence && markFigures(row.content, evidence, inMarkdown);
  const body = (marked?.text ?? row.content).trimEnd();
  const notes = marked ? footnotesOf(marked.pages, isStated(evidence)) : '';
  return `---\n${lines.join('\n')}\n---\n\n${body}\n${notes}`;
}

function footnotesOf(pages: Evidence['sources'], isStated: boolean): string {
  const notes = pages.map(
    ({ url, title, fetchedAt }, at) =>
      `[^${at + 1}]: [${escapeLabel(title || url)}](${url}), ${siteOfPage(url)}, read on ${plainDate(fetchedAt)}.`,
  );
  const own = isStated ? ['[^author]: Stated by the author.'] : [];
  return [...notes, ...own].length > 0 ? `\n${[...notes, ...own].join('\n')}\n` : '';
}

const escapeLabel = (text: string) => text.replace(/[[\]\\]/g, '\\$&').replace(/\s+/g, ' ');

/** What our own pages need and others do not: contents, links of headings to themselves, boxes that scroll. */
const trappings: ReadonlyArray<[RegExp, string]> = [
  [/^<nav aria-label="Contents"[^>]*>.*?<\/nav>/s, ''],
  [/<a href="#[^"]*" class="anchor"[^>]*><\/a>/g, ''],
  [/<div class="table-scroll"[^>]*>(?=<table>)/g, ''],
  [/(?<=<\/table>)<\/div>/g, ''],
];

const ofOurPages = / (?:class|tabindex|loading|decoding|rel)="[^"]*"/g;

function htmlOf({ title, content }: ArticleRow, evidence: Evidence | null): string {
  const rendered = renderMarkdown(content, (address) => address);
  const marked = evidence && markFigures(rendered, evidence);
  const bare = trappings.reduce((html, [found, instead]) => html.replace(found, instead), marked?.text ?? rendered);
  const body = bare.replace(/<[a-z][^<>]*>/g, (tag) => tag.replace(ofOurPages, ''));
  return `<h1>${escapeText(title)}</h1>\n${body}\n${marked ? sourcesOf(marked.pages, isStated(evidence)) : ''}`;
}

function sourcesOf(pages: Evidence['sources'], isStated: boolean): string {
  if (pages.length === 0) return '';
  const items = pages.map(
    ({ url, title, fetchedAt }, at) =>
      `<li id="${sourceAnchor(at)}"><a href="${escapeAttribute(url)}">${escapeText(title || url)}</a>, ${escapeText(siteOfPage(url))}, read on ${plainDate(fetchedAt)}</li>`,
  );
  const own = isStated ? '<p id="stated">author: stated by the author, not on these pages.</p>' : '';
  return `<section><h2>Sources</h2><ol>${items.join('')}</ol>${own}</section>\n`;
}
