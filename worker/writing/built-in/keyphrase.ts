import { indexOfPhrase } from '../../contract/seo/keyphrase.ts';
import { splitSentences, wordsOf } from '../../contract/seo/sentences.ts';
import { functionWords } from '../../contract/seo/word-lists.ts';
import type { Source } from '../../source/types.ts';
import { isPlural, nounNumber } from './grammar/words.ts';

/** Nouns that name a kind of product: what people search for ends in one of them. */
const categoryHeads = new Set(
  (
    'software app apps application platform tool tools toolkit system service services suite tracker planner calendar scheduler editor ' +
    'builder designer generator manager organizer organiser crm erp cms pos api sdk database library framework monitor monitoring ' +
    'analytics dashboard inbox helpdesk chatbot assistant wiki notebook browser marketplace store shop hosting vpn wallet ' +
    'bookkeeping accounting invoicing billing payroll tracking management scheduling booking bookings reservations newsletter ' +
    'newsletters email marketing forms survey surveys documentation search backup backups storage automation language compiler ' +
    'engine server client plugin extension theme course podcast network community workspace ordering subscription bundler ' +
    'formatter linter parser router testing bot camera mattress bike coffee insurance bank banking card training'
  ).split(' '),
);

const empty = new Set(
  'best better simple simpler easy easier modern powerful beautiful free smart smarter fast faster new only great perfect ultimate complete leading all-in-one every everything built made your our own open get one first most more real'.split(
    ' ',
  ),
);

type Candidate = { phrase: string; points: number };

/** What people would type to find such a product: two to four words that the source itself uses, its category before its name. */
export function chooseKeyphrase(source: Source): string {
  return rankPhrases(source)[0]?.phrase ?? source.name;
}

/** Further search phrases of the source, best first, without ones that say the same. */
export function furtherKeywords(source: Source, taken: readonly string[], most: number): string[] {
  const chosen: string[] = [];
  const key = (phrase: string) =>
    wordsOf(phrase)
      .map((word) => word.replace(/s$/, ''))
      .sort()
      .join(' ');
  const seen = new Set(taken.map(key));
  const extra = [source.name, ...rankPhrases(source).map(({ phrase }) => phrase)];
  for (const phrase of extra) {
    const normal = key(phrase);
    if (seen.has(normal) || [...seen].some((other) => other.split(' ').length > 1 && other === normal)) continue;
    seen.add(normal);
    chosen.push(phrase);
    if (chosen.length >= most) break;
  }
  return chosen;
}

function rankPhrases(source: Source): Candidate[] {
  const brand = new Set(wordsOf(source.name));
  const points = new Map<string, number>();
  const text = source.pages
    .map((page) => page.text)
    .join('\n')
    .toLowerCase();
  const sources: Array<[string, number]> = [
    ...source.pages.slice(0, 1).map((page): [string, number] => [page.title, 4]),
    ...(source.tagline ? [[source.tagline.text, 5] as [string, number]] : []),
    ...source.summary.slice(0, 4).map(({ text: sentence }, at): [string, number] => [sentence, at === 0 ? 5 : 2]),
    ...source.features.slice(0, 12).map(({ name }): [string, number] => [name, 1.5]),
    ...source.passages.slice(0, 12).flatMap(({ heading }): Array<[string, number]> => (heading ? [[heading, 1]] : [])),
  ];
  for (const [line, weight] of sources) {
    for (const phrase of phrasesOf(line, brand)) points.set(phrase, (points.get(phrase) ?? 0) + weight);
  }
  return [...points]
    .filter(([phrase]) => indexOfPhrase(phrase, text) >= 0)
    .map(([phrase, weight]) => ({
      phrase,
      points: weight + shapePoints(phrase) + Math.min(3, countIn(text, phrase) - 1),
    }))
    .sort((a, b) => b.points - a.points || b.phrase.length - a.phrase.length || (a.phrase < b.phrase ? -1 : 1));
}

function shapePoints(phrase: string): number {
  const words = phrase.split(' ');
  const head = words.find(
    (word, at) => categoryHeads.has(word) && (at === words.length - 1 || /^(?:for|with)$/.test(words[at + 1] ?? '')),
  );
  const content = words.filter((word) => !functionWords.has(word)).length;
  return (
    (head ? 6 : 0) +
    (content === 2 ? 1 : content === 3 ? 2 : content === 4 ? 0.5 : 0) +
    (words.includes('for') && head ? 1.5 : 0)
  );
}

function countIn(text: string, phrase: string): number {
  let count = 0;
  for (let at = text.indexOf(phrase); at >= 0 && count < 9; at = text.indexOf(phrase, at + phrase.length)) count++;
  return count;
}

/** Runs of two to four content words inside a clause, with at most one 'for' between them. */
function phrasesOf(line: string, brand: ReadonlySet<string>): string[] {
  const phrases: string[] = [];
  const clauses = splitSentences(line).flatMap((sentence) => sentence.split(/[,.;:!?()|–—"“”]|\s-\s/));
  for (const clause of clauses) {
    const words = clause.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’+#-]*/gu) ?? [];
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 2; to <= Math.min(words.length, from + 6); to++) {
        const run = words.slice(from, to);
        if (isPhrase(run, brand)) phrases.push(run.join(' '));
      }
    }
  }
  return [...new Set(phrases)];
}

function isPhrase(run: readonly string[], brand: ReadonlySet<string>): boolean {
  const first = run[0] ?? '';
  const last = run.at(-1) ?? '';
  if (run.some((word) => brand.has(word) || empty.has(word) || /['’]/.test(word) || /^\d/.test(word))) return false;
  if (functionWords.has(first) || functionWords.has(last)) return false;
  const inner = run.slice(1, -1).filter((word) => functionWords.has(word));
  if (inner.length > 1 || inner.some((word) => word !== 'for')) return false;
  const content = run.length - inner.length;
  if (content < 2 || content > 4) return false;
  const at = run.indexOf('for');
  const headWord = at > 0 ? (run[at - 1] ?? '') : last;
  if (at > 0 && (!categoryHeads.has(headWord) || !(isPlural(last) || /(?:ing|ment)$/.test(last)))) return false;
  if (
    /(?:ly|ed)$/.test(first) ||
    /^(?:bill|bills|is|turns|helps|lets|gets|send|sends|miss|checks|tells|collects|see|use|run|build|start)$/.test(
      last,
    ) ||
    /^(?:turns|helps|lets|gets|send|sends|checks|tells|collects|see|use|run|start|make|keep|find|add|works?|manage|track|create)$/.test(
      first,
    )
  ) {
    return false;
  }
  return categoryHeads.has(headWord) || (isPlural(last) && content <= 3) || /(?:ing|ment|tion|ware)$/.test(last);
}

/** How a keyphrase can stand in a sentence: 'invoicing software' needs no article, 'a habit tracker' does, 'how to …' is quoted. */
export type KeyphraseShape = {
  phrase: string;
  inSentence: string;
  short: string;
  noun: boolean;
  number: 'singular' | 'plural' | 'mass';
};

export function shapeKeyphrase(phrase: string, keepCase: (word: string) => string): KeyphraseShape {
  const cased = phrase
    .split(' ')
    .map((word) => keepCase(word))
    .join(' ');
  const words = cased.split(' ');
  const beforeFor = words.findIndex((word) => /^(?:for|with|in|of|to|from)$/.test(word));
  const head = beforeFor > 0 ? words.slice(0, beforeFor) : words;
  const content = words.filter((word) => !functionWords.has(word.toLowerCase())).length;
  const headContent = head.filter((word) => !functionWords.has(word.toLowerCase())).length;
  const noun =
    !/^(?:how|what|why|when|where|who|is|are|can|best|to|do|does|buy|get|find|make|create|send)$/i.test(
      words[0] ?? '',
    ) && head.length <= 5;
  const short = headContent > content / 2 ? head.join(' ') : cased;
  const number = nounNumber(head.join(' '));
  const inSentence = noun ? (number === 'singular' ? `${articleOf(cased)} ${cased}` : cased) : `“${cased}”`;
  return { phrase: cased, inSentence, short, noun, number };
}

const articleOf = (phrase: string) => (/^[aeio]|^u(?!se|ni|s)/i.test(phrase) ? 'an' : 'a');
