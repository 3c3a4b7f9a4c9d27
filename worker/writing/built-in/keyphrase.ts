import { indexOfPhrase } from '../../contract/seo/keyphrase.ts';
import { escapePattern } from '../../escape-pattern.ts';
import { functionWords } from '../../language/data/function-words.ts';
import { isPlural } from '../../language/grammar.ts';
import { splitSentences } from '../../language/sentences.ts';
import { alsoNouns, baseOfThird, baseVerbs } from '../../language/verbs.ts';
import { wordsOf } from '../../language/words.ts';
import type { Source } from '../../source/types.ts';
import { openingOf } from '../facts/opening.ts';

/** Nouns that name a kind of product: what people search for ends in one of them. */
const categoryHeads = new Set(
  (
    'software app apps application platform tool tools toolkit system service services suite tracker planner calendar scheduler editor ' +
    'builder designer generator manager organizer organiser crm erp cms pos api sdk database library framework monitor monitoring ' +
    'analytics dashboard inbox helpdesk chatbot assistant wiki notebook browser marketplace store shop hosting vpn wallet ' +
    'bookkeeping accounting invoicing billing payroll tracking management scheduling booking bookings reservations newsletter ' +
    'newsletters email marketing forms survey surveys documentation search backup backups storage automation language compiler ' +
    'engine server client plugin extension theme course podcast network community workspace ordering subscription bundler ' +
    'formatter linter parser router testing bot camera mattress bike coffee insurance bank banking card training desk journal magazine studio gallery lightbox slider carousel theme template viewer player popup'
  ).split(' '),
);

/** Heads that stand for a thing to buy or use, so that 'the' can go before them. */
export const productHeads: ReadonlySet<string> = new Set(
  (
    'software app application platform tool toolkit system service suite tracker planner calendar scheduler editor builder designer ' +
    'generator manager organizer organiser crm erp cms pos api sdk database library framework monitor dashboard inbox helpdesk ' +
    'chatbot assistant wiki notebook browser marketplace store shop vpn wallet engine server client plugin extension theme template ' +
    'course podcast desk journal magazine language compiler bundler formatter linter parser router bot camera mattress bike card solution product provider checker maker converter reader writer alternative website machine device kit tutorial guide form survey newsletter cloud scanner recorder timer counter ledger directory cart terminal printer program package component module gallery lightbox slider carousel viewer player popup'
  ).split(' '),
);

export const singularOf = (noun: string) => noun.replace(/(?<=[a-z]{2})s$/, '');

const empty = new Set(
  'best better simple simpler easy easier modern powerful beautiful free smart smarter fast faster new only great perfect ultimate complete leading all-in-one every everything built made your our own open get one first most more real source everybody somebody everyone someone nobody anyone month week year day'.split(
    ' ',
  ),
);

type Candidate = { phrase: string; points: number };

/** What people would type to find such a product: two to four words that the source itself uses, its category before its name. */
export function chooseKeyphrase(source: Source): string {
  return rankPhrases(source)[0]?.phrase ?? `${source.sheet.name} features`;
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
  const ranked = rankPhrases(source).map(({ phrase }) => phrase);
  const subjects = [
    ...(source.sheet.plans.length > 0 ? ['pricing'] : []),
    ...(source.sheet.integrations.length > 0 ? ['integrations'] : []),
    'features',
  ];
  const names = source.sheet.features
    .map(({ name }) => name.toLowerCase())
    .filter(
      (name) =>
        /^[\p{L}-]+(?: [\p{L}-]+){1,2}$/u.test(name) &&
        !name.split(' ').some((word) => functionWords.has(word) || empty.has(word)),
    );
  const extra = [
    source.sheet.name,
    ...ranked.slice(0, 4),
    ...subjects.map((subject) => `${source.sheet.name} ${subject}`),
    ...ranked.slice(4),
    ...names,
    ...frequentWords(source),
  ];
  for (const phrase of extra) {
    const normal = key(phrase);
    if (seen.has(normal) || [...seen].some((other) => other.split(' ').length > 1 && other === normal)) continue;
    seen.add(normal);
    chosen.push(phrase);
    if (chosen.length >= most) break;
  }
  return chosen;
}

/** For sources without phrases: the words that they use most. */
function frequentWords(source: Source): string[] {
  const counts = new Map<string, number>();
  for (const word of wordsOf(source.pages.map(({ text }) => text).join(' '))) {
    if (word.length >= 4 && /^\p{L}+$/u.test(word) && !functionWords.has(word) && !empty.has(word))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= 3)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([word]) => word);
}

function rankPhrases(source: Source): Candidate[] {
  const brand = new Set(wordsOf(source.sheet.name));
  const points = new Map<string, number>();
  const text = source.pages
    .map((page) => page.text)
    .join('\n')
    .toLowerCase();
  const sources: Array<[string, number]> = [
    ...source.pages.slice(0, 1).map((page): [string, number] => [page.title, 4]),
    ...openingOf(source)
      .slice(0, 5)
      .map((sentence, at): [string, number] => [sentence, at < 2 ? 5 : 2]),
    ...source.sheet.features.slice(0, 12).map(({ name }): [string, number] => [name, 1.5]),
    ...source.passages.slice(0, 12).flatMap(({ heading }): Array<[string, number]> => (heading ? [[heading, 1]] : [])),
  ];
  for (const phrase of definitionsOf(source)) points.set(phrase, (points.get(phrase) ?? 0) + 8);
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

/** What the source calls the product in so many words: 'Orbitdesk is a help desk for …'. */
function definitionsOf(source: Source): string[] {
  const name = escapePattern(source.sheet.name);
  const pattern = new RegExp(
    `^(?:${name}|It) is (?:an? |the )?((?:[\\p{Ll}-]+ ){1,3}[\\p{Ll}-]+?)(?= (?:for|that|which|to|with|built|designed|made|where|in|from|and|by|who)\\b|[,.])`,
    'u',
  );
  return openingOf(source).flatMap((text) => {
    const words =
      pattern
        .exec(text)?.[1]
        ?.split(' ')
        .filter((word) => !empty.has(word)) ?? [];
    const content = words.filter((word) => !functionWords.has(word));
    const last = words.at(-1) ?? '';
    const isNoun =
      content.length === words.length &&
      words.length >= 2 &&
      words.length <= 3 &&
      !/(?:ed|ly)$/.test(words[0] ?? '') &&
      !/(?:ed|ly)$/.test(last);
    return isNoun ? [words.join(' ')] : [];
  });
}

function shapePoints(phrase: string): number {
  const words = phrase.split(' ');
  const at = words.findIndex(
    (word, index) => categoryHeads.has(word) && (index === words.length - 1 || words[index + 1] === 'for'),
  );
  const head = words[at] ?? '';
  const content = words.filter((word) => !functionWords.has(word)).length;
  const kind = at < 1 ? 0 : productHeads.has(singularOf(head)) ? 8 : 5;
  // 'software for studios' names no kind of software; a head needs a word before it.
  return kind + ([0, 0, 2, 2.5, 0][content] ?? 0) + (words.includes('for') && at > 0 ? 0.5 : 0);
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
  if (singularOf(last) !== last && singularOf(last) === 'app') return false;
  if (functionWords.has(first) || functionWords.has(last)) return false;
  const inner = run.slice(1, -1).filter((word) => functionWords.has(word));
  if (inner.length > 1 || inner.some((word) => word !== 'for')) return false;
  const content = run.length - inner.length;
  if (content < 2 || content > 4) return false;
  const at = run.indexOf('for');
  const headWord = at > 0 ? (run[at - 1] ?? '') : last;
  if (at > 0 && (!categoryHeads.has(headWord) || !(isPlural(last) || /(?:ing|ment)$/.test(last)))) return false;
  if (baseOfThird(first) !== undefined || (baseOfThird(last) !== undefined && !isPlural(last))) return false;
  if (baseVerbs.has(first) && !(alsoNouns.has(first) && categoryHeads.has(headWord))) return false;
  if (/^(?:starts|works|makes|gets|lets|helps|uses|runs|comes|goes|affects|regarding)$/.test(last)) return false;
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
  return categoryHeads.has(headWord) || (isPlural(last) && content <= 3) || /(?:ment|tion|ware)$/.test(last);
}
