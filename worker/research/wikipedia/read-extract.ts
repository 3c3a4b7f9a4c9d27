import { splitSentences } from '../../language/sentences.ts';
import { sha256Hex } from '../../sha256.ts';
import { settleLanguage } from '../../source/page/language.ts';
import { noMeta } from '../../source/page/no-meta.ts';
import { fitBlocks } from '../../source/records/fit-page.ts';
import { pageText } from '../../source/records/page-text.ts';
import type { Block, PageMeta, SourcePage } from '../../source/types.ts';

/** Sections that hold no text of the subject's own. */
const apparatus =
  /^(?:see also|references|notes|footnotes|citations|sources|works cited|bibliography|further reading|external links|gallery|publications|notes and references)$/i;
const seeAlsoTitle = /^see also$/i;

export const siteName = 'Wikipedia';
const meta: PageMeta = { ...noMeta, kind: 'article', siteName };

/** Reads a plain text extract, in which '== Title ==' are the headings and every other line is a paragraph or an item of a list. */
export async function readExtract(
  extract: string,
  { title, url, fetchedAt }: Pick<SourcePage, 'title' | 'url' | 'fetchedAt'>,
): Promise<{ page: SourcePage | null; seeAlso: string[] }> {
  const blocks: Block[] = [{ kind: 'heading', level: 1, text: title }];
  const seeAlso: string[] = [];
  let skippedBelow = 0;
  let isSeeAlso = false;
  for (const raw of markFormulas(extract).split('\n')) {
    const heading = readHeading(raw.trim());
    if (heading) {
      const { level, text } = heading;
      isSeeAlso = seeAlsoTitle.test(text);
      if (skippedBelow > 0 && level > skippedBelow) continue;
      skippedBelow = apparatus.test(text) ? level : 0;
      if (skippedBelow === 0) blocks.push({ kind: 'heading', level: level as 2 | 3 | 4 | 5 | 6, text });
      continue;
    }
    const line = cleanLine(raw);
    if (!line) continue;
    if (isSeeAlso) seeAlso.push(line.split(/(?<!\s)\s+[–—-]\s+/, 1)[0] ?? line);
    else if (skippedBelow === 0) addLine(blocks, line);
  }
  if (!blocks.some(({ kind }) => kind === 'paragraph')) return { page: null, seeAlso };
  const kept = fitBlocks(withoutEmptyHeadings(blocks));
  const text = pageText(title, null, kept, []);
  const page: SourcePage = {
    ...{ url, title, description: null, language: settleLanguage(null, text), fetchedAt },
    ...{ hash: await sha256Hex(text), text, blocks: kept, meta, links: [] },
  };
  return { page, seeAlso };
}

/** '== History ==' */
function readHeading(line: string): { level: number; text: string } | null {
  const marks = /^={2,6}/.exec(line)?.[0] ?? '';
  const text = line.slice(marks.length, -marks.length).trim();
  return marks !== '' && line.endsWith(marks) && text !== '' ? { level: marks.length, text } : null;
}

const formula = '\u27e8formula\u27e9';

/** A formula comes as a stack of indented lines, the last of them its markup, in the middle of the sentence that it belongs to. */
const markFormulas = (extract: string) =>
  extract.replace(
    /\n(?:[ \t]*\n|[ \t]{2,}[^\n]*\n)*?[ \t]*\{\\displaystyle[^\n]*(?:\n[ \t]*(?=\n|[ \t]))*\n?/g,
    ` ${formula} `,
  );

/**
 * A sentence with a formula cannot be told in words, so it is left out. Brackets of which only the content was dropped (sound files,
 * spoken forms) come empty.
 */
function cleanLine(line: string): string {
  const told = line.includes(formula)
    ? splitSentences(line)
        .filter((sentence) => !sentence.includes(formula))
        .join(' ')
    : line;
  return told
    .replace(/(?<!\s)\s*\((?:[\s,;]|listen|\/[^()/]*\/)*\)/g, '')
    .replace(/\(\s*[;,]\s*/g, '(')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A line that ends as no sentence does is an item. */
function addLine(blocks: Block[], line: string): void {
  const last = blocks.at(-1);
  if (/[.!?]["”’')\]]*$/.test(line)) blocks.push({ kind: 'paragraph', text: line });
  else if (last?.kind === 'list') last.items.push(line);
  else blocks.push({ kind: 'list', items: [line] });
}

function withoutEmptyHeadings(blocks: readonly Block[]): Block[] {
  return blocks.filter((block, at) => {
    if (block.kind !== 'heading') return true;
    const next = blocks[at + 1];
    return next !== undefined && (next.kind !== 'heading' || next.level > block.level);
  });
}
