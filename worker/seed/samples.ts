import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArticleLength } from '../contract/options.ts';
import { SourceError } from '../source/fetch/index.ts';
import { parsePage } from '../source/parse-page.ts';

/** A product of our own invention, its pages under `samples/`, and what the sample article about it is asked for. */
export type Sample = { product: string; length: ArticleLength; keywords: string; categories: string[] };

export const samples: readonly Sample[] = [
  {
    product: 'fernhill',
    length: 'medium',
    keywords: 'staff scheduling software',
    categories: ['human-resources', 'travel-hospitality'],
  },
  {
    product: 'plumbline',
    length: 'medium',
    keywords: 'construction estimating software',
    categories: ['construction', 'finance'],
  },
  { product: 'quillcast', length: 'medium', keywords: 'podcast transcription', categories: ['ai-speech', 'marketing'] },
];

const fileOf = (url: string) => {
  const path = new URL(url).pathname.replace(/\/$/, '/index');
  return join(import.meta.dirname, `${path.replace(/^\/+/, '')}.html`);
};

export const isSamplePage = (url: string): boolean => existsSync(fileOf(url));

/** Reads a sample page as the reader reads pages, from its file instead of over HTTP. */
export async function readSamplePage(url: string, readAt = Date.now()) {
  if (!isSamplePage(url)) throw new SourceError('There is no such sample page.', { transient: false });
  return parsePage(readFileSync(fileOf(url), 'utf8'), url, readAt);
}
