import { splitSentences, wordsOf } from './sentences.ts';

/** A markdown article as the checks see it. */
export type ArticleDocument = {
  headings: Array<{ level: number; text: string }>;
  paragraphs: Array<{ text: string; words: number }>;
  sentences: Array<{ text: string; words: string[] }>;
  /** Words between one subheading and the next, in order, tables apart. */
  stretches: number[];
  links: Array<{ text: string; url: string }>;
  words: number;
};

const linkPattern = /(!?)\[([^\][\n]{0,500})\]\(([^()\s]{0,2048})(?:\s+"[^"\n]{0,300}")?\)/g;

export function readDocument(markdown: string): ArticleDocument {
  const document: ArticleDocument = {
    headings: [],
    paragraphs: [],
    sentences: [],
    stretches: [0],
    links: [],
    words: 0,
  };
  let lines: string[] = [];
  let fence: string | null = null;

  const closeParagraph = () => {
    const text = plainText(lines.join(' '), document.links).trim();
    lines = [];
    if (!text) return;
    const words = wordsOf(text).length;
    document.paragraphs.push({ text, words });
    for (const sentence of splitSentences(text)) document.sentences.push({ text: sentence, words: wordsOf(sentence) });
    document.words += words;
    document.stretches[document.stretches.length - 1] = (document.stretches.at(-1) ?? 0) + words;
  };

  for (const line of markdown.split('\n')) {
    const mark = /^\s{0,3}(```|~~~)/.exec(line)?.[1];
    if (mark && (fence === null || fence === mark)) {
      closeParagraph();
      fence = fence === null ? mark : null;
      continue;
    }
    if (fence !== null) continue;
    const trimmed = line.trim();
    const heading = /^(#{1,6})\s+(.*)$/.exec(trimmed);
    if (heading?.[1] && heading[2] !== undefined) {
      closeParagraph();
      const text = plainText(heading[2], document.links).trim();
      document.headings.push({ level: heading[1].length, text });
      document.words += wordsOf(text).length;
      document.stretches.push(0);
    } else if (trimmed === '' || /^([-*_])(\s*\1){2,}$/.test(trimmed)) {
      closeParagraph();
    } else if (trimmed.startsWith('|')) {
      closeParagraph();
      document.words += wordsOf(plainText(trimmed, document.links)).length;
    } else if (/^([-*+]|\d{1,3}[.)])\s+/.test(trimmed)) {
      closeParagraph();
      lines.push(trimmed.replace(/^([-*+]|\d{1,3}[.)])\s+/, ''));
    } else {
      lines.push(trimmed.replace(/^>\s?/, ''));
    }
  }
  closeParagraph();
  return document;
}

/** The text of a line without its marks; links are noted on the way. */
function plainText(line: string, links: ArticleDocument['links']): string {
  return line
    .replace(linkPattern, (_, image: string, text: string, url: string) => {
      if (!image) links.push({ text: text.trim(), url });
      return text;
    })
    .replace(/\*\*|__|`|~~/g, '')
    .replace(/(^|[\s(])[*_](?=\S)/g, '$1')
    .replace(/(\S)[*_](?=[\s.,;:!?)]|$)/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!|>~])/g, '$1');
}
