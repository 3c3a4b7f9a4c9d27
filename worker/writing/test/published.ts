import { slugify } from '../../contract/slug.ts';
import { functionWords } from '../../language/data/function-words.ts';
import { irregularParticiples, transitionPairs, transitionWords } from '../../language/data/style-words.ts';
import { splitSentences } from '../../language/sentences.ts';
import { wordsOf } from '../../language/words.ts';
import type { WrittenArticle } from '../types.ts';

/*
 * What the published thresholds give an article, worked out from their table alone: of the product's own scoring only the splitting
 * into sentences and words, and the lists of words, are used here. Generated articles have no images, so the row for images gets its
 * published points for none; the row for their alternative texts is about images that there are, and is left out.
 */

const noImages = 3;

export function publishedScore(article: WrittenArticle): number {
  const text = readText(article.content);
  const points = [...keyphrasePoints(article, text), ...pagePoints(article, text), ...readingPoints(text)];
  return (points.reduce((sum, value) => sum + value, 0) / (9 * points.length)) * 100;
}

type Text = ReturnType<typeof readText>;

function readText(content: string) {
  const blocks = content.split(/\n\s*\n/).map((block) => block.trim());
  const isHeading = (block: string) => block.startsWith('#');
  const isTable = (block: string) => block.startsWith('|');
  const plain = (block: string) =>
    block
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/^[>#\s-]+|\*\*|\|/gm, ' ')
      .trim();
  const paragraphs = blocks.filter((block) => block && !isHeading(block) && !isTable(block)).map(plain);
  const stretches = content.split(/^#+ .*$/m).map((part) => wordsOf(plain(part.replace(/^\|.*$/gm, ''))).length);
  return {
    paragraphs,
    sentences: paragraphs.flatMap((paragraph) => splitSentences(paragraph)).map(wordsOf),
    headings: blocks.filter(isHeading).map(plain),
    topHeadings: blocks.filter((block) => /^# /.test(block)).length,
    stretches,
    words: wordsOf(blocks.map(plain).join(' ')).length,
    links: [...content.matchAll(/\[([^\]]*)\]\(([^)]*)\)/g)].map(([, label = '', url = '']) => ({ label, url })),
  };
}

/** Forms of a word that count as one: 'booking' and 'bookings'. */
const root = (word: string) => word.replace(/(?:ies|y)$/, 'i').replace(/(?:ing|ed|es|s|e)$/, '');

const steps = (value: number, ...limits: Array<readonly [most: number, points: number]>) =>
  limits.find(([most]) => value <= most)?.[1] ?? 3;

function keyphrasePoints({ keywords, metaDescription, title }: WrittenArticle, text: Text): number[] {
  const phrase = keywords[0] ?? '';
  const content = wordsOf(phrase).filter((word) => !functionWords.has(word));
  const roots = content.map(root);
  const share = (words: readonly string[]) => {
    const found = new Set(words.map(root));
    return roots.filter((word) => found.has(word)).length / roots.length;
  };
  const usesIn = (words: readonly string[]) =>
    Math.min(...roots.map((word) => words.filter((other) => root(other) === word).length));
  const first = text.paragraphs[0] ?? '';
  const uses = text.sentences.reduce((sum, words) => sum + usesIn(words), 0);
  const density = (uses / text.words) * 100 * (0.7 + content.length / 3);
  const inMeta = usesIn(wordsOf(metaDescription));
  const naming = text.headings.filter((heading) => share(wordsOf(heading)) > 0.5).length;
  const namingShare = naming / text.headings.length;
  const slugWords = slugify(title).split('-');
  const slugShare = share(slugWords);
  const atStart = title.toLowerCase().startsWith(phrase.toLowerCase());
  return [
    splitSentences(first).some((sentence) => share(wordsOf(sentence)) === 1) ? 9 : share(wordsOf(first)) === 1 ? 6 : 3,
    steps(content.length, [4, 9], [8, 6]),
    density > 4 ? -50 : density > 3 ? -10 : density < 0.5 || uses < 2 ? 4 : 9,
    inMeta === 1 || inMeta === 2 ? 9 : 3,
    text.headings.length === 0
      ? 2
      : (namingShare >= 0.3 && namingShare <= 0.75) || text.headings.length === naming
        ? 9
        : 3,
    text.links.some(({ label }) => label.toLowerCase() === phrase.toLowerCase()) ? 2 : 8,
    atStart ? 9 : share(wordsOf(title)) === 1 ? 6 : 2,
    (content.length <= 2 ? slugShare === 1 : slugShare > 0.5) ? 9 : 6,
    // No other article of the tests' site uses the phrase.
    9,
  ];
}

/** Widths in 20 px Arial, by kinds of letters. */
const titleWidth = (title: string) =>
  [...title].reduce(
    (sum, char) => sum + (/[ijltf.,:;' ]/.test(char) ? 5 : /[mwMW]/.test(char) ? 16 : /\p{Lu}/u.test(char) ? 14 : 11),
    0,
  );

function pagePoints({ metaDescription, title }: WrittenArticle, text: Text): number[] {
  const meta = metaDescription.length;
  return [
    meta === 0 ? 1 : meta >= 121 && meta <= 156 ? 9 : 6,
    titleWidth(title) <= 600 ? 9 : 3,
    text.words >= 300 ? 9 : text.words >= 250 ? 6 : text.words >= 200 ? 3 : text.words >= 100 ? -10 : -20,
    text.links.some(({ url }) => /^https?:/.test(url)) ? 9 : 3,
    text.links.some(({ url }) => url.startsWith('/')) ? 9 : 3,
    text.topHeadings <= 1 ? 8 : 1,
    noImages,
  ];
}

function readingPoints({ sentences, paragraphs, stretches }: Text): number[] {
  const share = (holds: (words: readonly string[]) => boolean) =>
    (sentences.filter(holds).length / sentences.length) * 100;
  const longest = Math.max(...paragraphs.map((paragraph) => wordsOf(paragraph).length));
  const tied = share(isTied);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const ease = 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
  const sameStart = sentences.some(
    ([first], at) =>
      first === sentences[at + 1]?.[0] && first === sentences[at + 2]?.[0] && !/^(?:the|an?)$/.test(first ?? ''),
  );
  return [
    steps(
      share(({ length }) => length > 20),
      [25, 9],
      [30, 6],
    ),
    steps(longest, [150, 9], [200, 6]),
    steps(Math.max(...stretches), [300, 9], [350, 6]),
    tied >= 30 ? 9 : tied >= 20 ? 6 : 3,
    steps(share(isPassive), [10, 9], [15, 6]),
    sameStart ? 3 : 9,
    ease >= 60 ? 9 : ease >= 50 ? 6 : 3,
  ];
}

function isTied(words: readonly string[]): boolean {
  const run = ` ${words.join(' ')} `;
  return (
    transitionWords.some((entry) => run.includes(` ${entry} `)) ||
    transitionPairs.some(([one, other]) => new RegExp(` ${one} .*? ${other} `).test(run.replaceAll(' ', '  ')))
  );
}

/** A form of 'to be' with a participle within the three words after it. */
const isPassive = (words: readonly string[]) =>
  words.some(
    (word, at) =>
      /^(?:is|are|was|were|be|been|being)$/.test(word) &&
      words
        .slice(at + 1, at + 3)
        .some((next) => (/[a-z]{3}ed$/.test(next) && next !== 'need') || irregularParticiples.has(next)),
  );

const syllablesOf = (word: string) => Math.max(1, word.replace(/(?:es|ed|e)$/, '').match(/[aeiouy]+/g)?.length ?? 1);
