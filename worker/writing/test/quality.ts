import { countMarkdownWords } from '../../contract/markdown/text.ts';
import { type ArticleLength, wordTargets } from '../../contract/options.ts';
import { readDocument } from '../../contract/seo/document.ts';
import { scoreArticle } from '../../contract/seo/index.ts';
import { countUsesInWords, keyphraseDensity, readKeyphrase, standsIn } from '../../contract/seo/keyphrase.ts';
import { slugify } from '../../contract/slug.ts';
import { functionWords } from '../../language/data/function-words.ts';
import { splitSentences } from '../../language/sentences.ts';
import { foldText, wordsOf } from '../../language/words.ts';
import type { WrittenArticle } from '../types.ts';
import { indexRuns, isCopied } from '../with-model/blocks.ts';
import { publishedScore } from './published.ts';

/** What an article must reach. */
const bar = { score: 80, metaLeast: 121, densityMost: 2.5, rowsShort: 1 };

/** Points by which an article's own score may differ from what the published thresholds give it. */
const mostApart = 15;

/** The rules that every article must keep; each broken one is a line, so that a test shows them all at once. */
export function findFaults(article: WrittenArticle, length: ArticleLength, product: string): string[] {
  return [
    ...lengthFaults(article, length),
    ...sentenceFaults(article),
    ...metadataFaults(article, product),
    ...keyphraseFaults(article),
    ...proofFaults(article),
    ...scoreFaults(article),
  ];
}

/** The prose of an article: no quotes, no tables, no headings. */
export function proseOf(content: string): string[] {
  return content
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^(?:>|\||#)/.test(line))
    .flatMap((line) =>
      splitSentences(
        line
          .replace(/^- /, '')
          .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
          .replace(/\*\*/g, ''),
      ),
    );
}

function lengthFaults({ content, wordCount, seoSuggestions }: WrittenArticle, length: ArticleLength): string[] {
  const { least, most } = wordTargets[length];
  const faults: string[] = [];
  if (wordCount !== countMarkdownWords(content)) faults.push('the word count is not that of the content');
  if (wordCount > most) faults.push(`${wordCount} words, more than ${most}`);
  const shortfall = `The source is too thin for the chosen length: ${wordCount} words instead of ${least}.`;
  if (wordCount < least !== seoSuggestions.includes(shortfall))
    faults.push('the shortfall is not named, or named without need');
  return faults;
}

function sentenceFaults({ content }: WrittenArticle): string[] {
  const { sentences, paragraphs } = readDocument(content);
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const { text, words } of sentences) {
    if (words.length > 35) faults.push(`over 35 words: ${text}`);
    const folded = words.join(' ');
    if (seen.has(folded)) faults.push(`twice: ${text}`);
    seen.add(folded);
    if (/\b(\p{L}+) \1\b/iu.test(text) && !/\b(?:had had|that that)\b/i.test(text))
      faults.push(`doubled word: ${text}`);
    if (/^\p{Ll}/u.test(text) && !/^\p{Ll}+\p{Lu}/u.test(text)) faults.push(`small first letter: ${text}`);
    if (/\s[,.;:]|[,.]{2}|\(\)|\{|\}|\bundefined\b|\bnull\b|\bNaN\b/.test(text)) faults.push(`stray marks: ${text}`);
    if (/\ba (?:[aeio]\w+)\b/i.test(text) && !/\ba (?:one|once|eu\w+)\b/i.test(text))
      faults.push(`'a' for 'an': ${text}`);
  }
  const prose = proseOf(content);
  for (const sentence of proseOf(content.replace(/“[^”]*”|\bUS\b/g, '…')))
    if (/\b(?:you|your|yours|we|our|ours|us)\b/i.test(sentence)) faults.push(`speaks as the page does: ${sentence}`);
  for (const sentence of prose) {
    if (!/[.?:!]["”]?$/.test(sentence)) faults.push(`no end: ${sentence}`);
  }
  if (/^# /m.test(content)) faults.push('an h1');
  if (/^#+ .*\]\(/m.test(content)) faults.push('a link in a heading');
  const long = paragraphs.find(({ words }) => words > 150);
  if (long) faults.push(`a paragraph of ${long.words} words`);
  const starts = sentences.map(({ words }) => words[0]);
  starts.forEach((start, at) => {
    if (at > 1 && start === starts[at - 1] && start === starts[at - 2])
      faults.push(`three sentences begin with '${start}'`);
  });
  return faults;
}

function metadataFaults({ title, metaDescription, excerpt, keywords }: WrittenArticle, product: string): string[] {
  const faults: string[] = [];
  if (title.length > 60) faults.push(`title of ${title.length} characters`);
  if (!standsIn(product, title)) faults.push(`the title does not name ${product}: ${title}`);
  if (metaDescription.length < bar.metaLeast || metaDescription.length > 156)
    faults.push(`meta description of ${metaDescription.length} characters`);
  if (excerpt.length < 40 || excerpt.length > 300) faults.push(`excerpt of ${excerpt.length} characters`);
  if (keywords.length < 3 || keywords.length > 10) faults.push(`${keywords.length} keywords`);
  return faults;
}

function keyphraseFaults({ title, metaDescription, content, keywords }: WrittenArticle): string[] {
  const phrase = keywords[0] ?? '';
  const keyphrase = readKeyphrase(phrase);
  if (!keyphrase) return ['no keyphrase'];
  const { sentences, headings, links, words } = readDocument(content);
  const faults: string[] = [];
  const firstParagraph = content.split('\n\n')[0] ?? '';
  if (!standsIn(phrase, title)) faults.push(`'${phrase}' not in the title`);
  if (
    !splitSentences(firstParagraph).some(
      (sentence) => standsIn(phrase, sentence) || countUsesInWords(keyphrase, wordsOf(sentence)) > 0,
    )
  ) {
    faults.push(`'${phrase}' not in the first paragraph`);
  }
  if (!standsIn(phrase, metaDescription)) faults.push(`'${phrase}' not in the meta description`);
  if (!standsIn(slugify(phrase), slugify(title))) faults.push(`'${phrase}' not in the slug`);
  const reflecting = headings.filter(
    ({ text }) => countUsesInWords(keyphrase, wordsOf(text)) > 0 || standsIn(phrase, text),
  );
  if (reflecting.length === 0) faults.push('no subheading has the keyphrase');
  const density = keyphraseDensity(
    keyphrase,
    sentences.reduce((sum, sentence) => sum + countUsesInWords(keyphrase, sentence.words), 0),
    words,
  );
  if (density < 0.5 || density > bar.densityMost) faults.push(`keyphrase density ${density.toFixed(2)}%`);
  if (links.some(({ text }) => text.toLowerCase() === phrase.toLowerCase()))
    faults.push('a link with the keyphrase as its text');
  return faults;
}

/** Figures and quotes are looked for in the kept texts themselves, not in what the writer says of them. */
function proofFaults({ content, proof }: WrittenArticle): string[] {
  const faults: string[] = [];
  const kept = proof.sources.map(({ title, text }) => foldText(`${title}\n${text}`));
  const all = kept.join('\n');
  for (const fact of proof.facts) {
    if (!kept[fact.source]?.includes(foldText(fact.quote))) faults.push(`no fact of its source: ${fact.quote}`);
  }
  for (const { sentence, facts } of proof.claims) {
    if (facts.some((fact) => proof.facts[fact] === undefined)) faults.push(`a claim without its fact: ${sentence}`);
  }
  const text = content.replace(/\]\([^)]*\)/g, ']');
  for (const [figure] of foldText(text).matchAll(/[$€£]?\d+(?:[.,]\d+)*%?/g)) {
    if (!all.includes(figure)) faults.push(`a figure of its own: ${figure}`);
  }
  for (const [, quote = ''] of text.matchAll(/“([^”]+)”/g)) {
    if (!all.includes(foldText(quote)) && !standsIn(quote, content.split('\n')[0] ?? ''))
      faults.push(`a quote of its own: ${quote}`);
  }
  return faults;
}

/** Few rows of the readability table may fall short, and the score must be high and what the published thresholds give. */
function scoreFaults(article: WrittenArticle): string[] {
  const { title, content, metaDescription, keywords, seoScore } = article;
  const { checks, score } = scoreArticle({ title, content, metaDescription, keywords, slug: slugify(title) });
  const rows = [
    'sentence-length',
    'paragraph-length',
    'subheading-distance',
    'transitions',
    'passive',
    'sentence-starts',
    'reading-ease',
  ];
  const short = checks
    .filter(({ id, status }) => rows.includes(id) && status !== 'good')
    .map(({ id, suggestion }) => `${id}: ${suggestion}`);
  const faults = short.length > bar.rowsShort ? short : [];
  if (score < bar.score) faults.push(`score ${score}`);
  const published = publishedScore(article);
  if (Math.abs(seoScore - published) > mostApart)
    faults.push(`scored ${seoScore}, by the published thresholds ${published}`);
  if (Math.abs(score - seoScore) > 5) faults.push(`scored ${seoScore} when written, ${score} now`);
  return faults;
}

/** Share of an article's sentences that have twelve successive words of the source. */
export function copiedShare({ content, proof }: WrittenArticle): number {
  const runs = indexRuns(proof.sources.map(({ text }) => text));
  const prose = proseOf(content);
  return prose.filter((sentence) => isCopied(sentence, runs)).length / prose.length;
}

/** Share of sentences that two articles have in common once names, figures and words peculiar to their sources are masked. */
export function templateShare(a: WrittenArticle, b: WrittenArticle): number {
  const wordsA = sourceWords(a);
  const wordsB = sourceWords(b);
  const maskedA = new Set(proseOf(a.content).map((sentence) => mask(sentence, wordsA, wordsB)));
  const maskedB = new Set(proseOf(b.content).map((sentence) => mask(sentence, wordsB, wordsA)));
  const shared = [...maskedA].filter((sentence) => maskedB.has(sentence)).length;
  return shared / Math.min(maskedA.size, maskedB.size);
}

const sourceWords = ({ proof }: WrittenArticle) =>
  new Set(proof.sources.flatMap(({ title, text }) => wordsOf(`${title} ${text}`)));

function mask(sentence: string, own: ReadonlySet<string>, other: ReadonlySet<string>): string {
  return wordsOf(sentence)
    .map((word) => (/\d/.test(word) || (own.has(word) && !other.has(word) && !functionWords.has(word)) ? '*' : word))
    .join(' ')
    .replace(/\*(?: \*)+/g, '*');
}
