/**
 * Fails the build where the client of a public page is more JavaScript than it may be, or would not be compiled ahead. Sizes are in kB
 * (1000 bytes) as sent with gzip.
 * Run after `vite build`: node web/scripts/check-size.ts
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; imports?: string[] };

const dist = join(import.meta.dirname, '../dist');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

const pages = [
  { name: 'an article', module: 'web/articles/article-page.tsx', most: 90 },
  { name: '/ signed out', module: 'web/landing/landing-page.tsx', most: 90 },
  { name: '/articles', module: 'web/articles/articles-page.tsx', most: 90 },
];

/** By it V8 compiles the client ahead (vite.config.ts); it counts as the first line only. */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Code that no visitor may be sent with the first page. */
const forLater = /disableParsingRawHTML|ZodError|data-radix|shouldUnregister/;

function filesOf(modules: string[]): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The manifest has no ${name}; is the client built?`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  return [...files];
}

for (const { name, module, most } of pages) {
  const files = filesOf(['web/entry-client.tsx', module]);
  const contents = files.map((file) => readFileSync(join(dist, file)));
  const kilobytes = contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0) / 1000;
  console.log(`${name}: ${kilobytes.toFixed(1)} kB of at most ${most} (${files.length} files)`);
  if (kilobytes > most) process.exitCode = 1;
  const early = files.filter((_, index) => forLater.test(contents[index]?.toString() ?? ''));
  if (early.length > 0) {
    console.error(`  loaded too early: ${early.join(', ')}`);
    process.exitCode = 1;
  }
}

const [client = ''] = filesOf(['web/entry-client.tsx']);
if (!readFileSync(join(dist, client), 'utf8').startsWith(compileHint)) {
  console.error(`  ${client} does not begin with the compile hint`);
  process.exitCode = 1;
}
