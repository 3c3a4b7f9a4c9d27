import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { countMarkdownWords } from '../contract/markdown/text.ts';
import { type ArticleLength, articleLengths } from '../contract/options.ts';
import { splitSentences } from '../language/sentences.ts';
import { root } from '../scripts/settings.ts';
import { renderSections, type Section, textOf } from '../writing/article/section.ts';
import { prepareMaterial } from '../writing/facts/material.ts';
import { composeProduct } from '../writing/product/compose.ts';
import { findSites, type Label, type LabelledSite } from './reader/label.ts';
import { readSource } from './reader/read-site.ts';
import { serveSite } from './reader/serve-site.ts';
import { contentWords, countShared, fold } from './reader/words.ts';

/*
 * `npm run bench:articles`: what the built-in writer makes of real product sites. Each is served on a port of its own, read as a
 * generation reads it, and arranged; its article is held against what a person has labelled.
 *
 *   npm run bench:articles -- [FOLDER] [--sealed] [--site NAME] [--length short|medium|long] [--out FOLDER]
 *
 * `--out` writes the articles there, for a reader to mark. Those of sealed sites are for a reader who does not write this code.
 */

type Row = {
  site: string;
  words: number;
  ofPages: number;
  features: string;
  plans: string;
  never: number;
  prose: number;
  ms: number;
};

const percent = (share: number) => `${Math.round(share * 100)}%`;
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Told where its name stands in the article, or half of the words of its sentence in one block. */
function toldFeatures({ features }: Label, blocks: readonly string[]): number {
  const texts = blocks.map((text) => ({ folded: fold(text), words: contentWords(text) }));
  return features.filter(({ name, detail }) => {
    const words = contentWords(detail ?? '');
    return texts.some(
      (text) =>
        text.folded.includes(fold(name)) || (words.size > 1 && countShared(words, text.words) >= 0.5 * words.size),
    );
  }).length;
}

/** Of the words those in paragraphs of two sentences and more, and in quotations. */
function proseShare(sections: readonly Section[]): number {
  const blocks = sections.flatMap((section) => section.blocks).filter(({ kind }) => kind !== 'heading');
  const isProse = (block: (typeof blocks)[number]) =>
    block.kind === 'quote' || (block.kind === 'paragraph' && splitSentences(textOf(block)).length > 1);
  const count = (some: typeof blocks) => some.reduce((sum, block) => sum + countWords(textOf(block)), 0);
  return count(blocks.filter(isProse)) / Math.max(1, count(blocks));
}

async function measure(
  { name, folder, label }: LabelledSite,
  length: ArticleLength,
  out: string | undefined,
): Promise<Row> {
  const { url, end } = await serveSite(folder);
  try {
    const source = await readSource(url);
    const started = performance.now();
    const brief = { sourceType: 'url', url, idea: null, keywords: [], length, angle: 'informational' } as const;
    const material = prepareMaterial(
      { ...brief, keywords: [], researchDepth: 'comprehensive', customInstructions: null },
      source,
    );
    const { sections, metadata } = composeProduct(material);
    const ms = performance.now() - started;
    const content = renderSections(sections);
    const blocks = sections.flatMap((section) => section.blocks.map(textOf));
    const text = fold(`${metadata.title} ${metadata.excerpt} ${content}`);
    if (out) {
      const { title, excerpt, metaDescription, keywords } = metadata;
      const head = [
        `# ${title}`,
        `Excerpt: ${excerpt}`,
        `Meta description: ${metaDescription}`,
        `Keywords: ${keywords.join(', ')}`,
      ];
      writeFileSync(join(out, `${name}.md`), `${[...head, content].join('\n\n')}\n`);
    }
    return {
      site: name,
      words: countMarkdownWords(content),
      ofPages: source.pages.reduce((sum, page) => sum + countWords(page.text), 0),
      features: `${toldFeatures(label, blocks)}/${label.features.length}`,
      plans: `${label.plans.filter((plan) => text.includes(fold(plan.name))).length}/${label.plans.length}`,
      never: label.never.filter((string) => text.includes(fold(string))).length,
      prose: proseShare(sections),
      ms: Math.round(ms),
    };
  } finally {
    end();
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sealed: { type: 'boolean', default: false },
    site: { type: 'string' },
    length: { type: 'string', default: 'medium' },
    out: { type: 'string' },
  },
});

try {
  const length = articleLengths.find((one) => one === values.length);
  if (!length) throw new Error(`--length is one of ${articleLengths.join(', ')}.`);
  const out = values.out === undefined ? undefined : resolve(values.out);
  if (out) mkdirSync(out, { recursive: true });
  const folder = resolve(positionals[0] ?? resolve(root, '../shared/sites', values.sealed ? 'sealed' : 'open'));
  const rows: Row[] = [];
  for (const site of findSites(folder, values.site)) rows.push(await measure(site, length, out));
  console.table(rows.map((row) => ({ ...row, prose: percent(row.prose) })));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
