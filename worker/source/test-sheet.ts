import { parsePage } from './parse-page.ts';
import { assembleSource } from './sheet/assemble.ts';

const opening =
  '<title>Brinewell</title><h1>The logbook of the salt works</h1><p>Brinewell is a logbook for salt works by the sea.</p>';

/** The sheet of a site of tests: its home page, opened as every product page is, and further pages by their path. */
export async function sheetOn(html: string, further: Readonly<Record<string, string>> = {}) {
  return (await sourceOn(html, further)).sheet;
}

export async function sourceOn(html: string, further: Readonly<Record<string, string>> = {}) {
  const pages = { '/': opening + html, ...further };
  const read = Object.entries(pages).map(([path, text]) => parsePage(text, `https://brinewell.example${path}`, 0));
  return assembleSource(await Promise.all(read));
}
