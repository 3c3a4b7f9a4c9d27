import { maxCategoriesPerArticle } from '../contract/limits.ts';
import { type AssignableCategory, buildLexicon, type Lexicon, readWords } from './auto-assign-lexicon.ts';

export type AssignableArticle = {
  title: string;
  keywords: readonly string[];
  excerpt: string;
  metaDescription: string;
  content: string;
};

const fieldWeights = { title: 4, keyword: 4, heading: 2, summary: 2, body: 1 } as const;
/** A term that an article repeats says little more than one that it uses a few times. */
const mostCountedUses = 3;
/** The length at which a body counts in full; a longer one hits more terms by chance, so each counts for less. */
const fullBodyWords = 150;

const leastScore = 14;
const leastTerms = 2;
/** A second or third category must be nearly as present as the first: an aside does not make a subject. */
const leastShareOfBest = 0.5;

type Tally = { score: number; terms: Set<string>; specific: boolean };

/** The categories of this text, best first, at most three; none where nothing fits. */
export function categorize(article: AssignableArticle, categories: readonly AssignableCategory[]): string[] {
  return createCategorizer(categories)(article);
}

/** The same for many articles: what is derived from the categories is made once. */
export function createCategorizer(categories: readonly AssignableCategory[]): (article: AssignableArticle) => string[] {
  const lexicon = buildLexicon(categories.filter(({ active }) => active));
  return (article) => pickBest(tallyArticle(article, lexicon));
}

function tallyArticle(article: AssignableArticle, lexicon: Lexicon): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  const { headings, body } = splitHeadings(article.content);
  const bodyWords = readWords(body);
  const bodyWeight = fieldWeights.body * Math.sqrt(fullBodyWords / Math.max(fullBodyWords, bodyWords.length));
  tallyField(tallies, lexicon, readWords(article.title), fieldWeights.title);
  tallyField(tallies, lexicon, article.keywords.flatMap(readPhrase), fieldWeights.keyword);
  tallyField(tallies, lexicon, headings.flatMap(readPhrase), fieldWeights.heading);
  tallyField(tallies, lexicon, [article.excerpt, article.metaDescription].flatMap(readPhrase), fieldWeights.summary);
  tallyField(tallies, lexicon, bodyWords, bodyWeight);
  return tallies;
}

/** Words of one phrase of several, closed by a word that no term has, so that no term reaches into the next phrase. */
const readPhrase = (phrase: string) => [...readWords(phrase), ''];

/** Walks the words once, taking the longest term at each place: within 'build pipeline' there is no sales pipeline. */
function tallyField(tallies: Map<string, Tally>, lexicon: Lexicon, words: string[], weight: number): void {
  const uses = new Map<string, number>();
  for (let at = 0; at < words.length; ) {
    const term = lexicon.longestAt(words, at);
    if (!term) {
      at += 1;
      continue;
    }
    at += term.length;
    const used = uses.get(term.text) ?? 0;
    uses.set(term.text, used + 1);
    if (used >= mostCountedUses) continue;
    for (const { category, points, specific } of term.meanings) {
      const tally = tallies.get(category) ?? { score: 0, terms: new Set(), specific: false };
      tally.score += points * weight;
      tally.terms.add(term.text);
      tally.specific ||= specific;
      tallies.set(category, tally);
    }
  }
}

function pickBest(tallies: Map<string, Tally>): string[] {
  const fitting = [...tallies]
    .filter(([, { score, terms, specific }]) => specific && score >= leastScore && terms.size >= leastTerms)
    .map(([name, { score }]) => ({ name, score }))
    .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1));
  const best = fitting[0]?.score ?? 0;
  return fitting
    .filter(({ score }) => score >= best * leastShareOfBest)
    .slice(0, maxCategoriesPerArticle)
    .map(({ name }) => name);
}

function splitHeadings(markdown: string): { headings: string[]; body: string } {
  const headings: string[] = [];
  const body: string[] = [];
  for (const line of markdown.split('\n')) {
    if (/^ {0,3}#{1,6}\s/.test(line)) headings.push(line);
    else body.push(line);
  }
  // The target of a link is an address, not the article's own words.
  return { headings, body: body.join('\n').replace(/\]\([^)\s]*\)/g, ']') };
}
