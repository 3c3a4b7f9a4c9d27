import { francAll } from 'franc';
import { functionWords } from '../../language/data/function-words.ts';

/** The languages that web sites are mostly written in, by ISO 639-3: of fewer candidates fewer are mistaken for one another. */
const candidates =
  'eng deu fra spa por ita nld swe dan nob fin pol ces slk hun ron hrv slv lit lav ekk cat tur ell rus ukr bul srp arb pes heb hin tha vie ind cmn jpn kor'.split(
    ' ',
  );

const maxLength = 20_000;
/** The library compares counts with ranks, so that its verdict on a long text is a close one: many short pieces vote instead. */
const pieceLength = 300;
const mostPieces = 8;
/** Less of a text in Latin letters tells nothing; other scripts tell at once. */
const minLength = 150;
/** Votes that make a language the text's, and those that make it so plainly that the page's own word counts less. */
const shareOfGuess = 0.5;
const shareOfClear = 0.75;
/** Menus and lists of products' names look like any language; English is what they mostly are. */
const closeToEnglish = 0.96;

const wordsOfProse = 6;
const otherScript = /(?:(?!\p{Script=Latin})\p{L}){8}/u;

/** The lines that are sentences, as far as there are any: names and labels are much the same in all languages. */
function proseOf(text: string): string {
  const lines = text.slice(0, maxLength).split('\n');
  const prose = lines.filter((line) => line.split(' ').length >= wordsOfProse || otherScript.test(line)).join(' ');
  return prose.length >= minLength || otherScript.test(prose) ? prose : lines.join(' ');
}

/** 'de' of 'deu'; Norwegian is one, whichever of its written forms. */
function shortCode(code: string): string {
  const [tag = code] = Intl.getCanonicalLocales(code);
  return tag === 'nb' || tag === 'nn' ? 'no' : tag;
}

/** Words that other languages share with English are a tenth of a text of theirs at most. */
const leastOfEnglish = 0.3;

/** Most English text shows at a glance that it is; the library takes long over each piece. */
function isPlainlyEnglish(piece: string): boolean {
  const words = piece.toLowerCase().split(' ');
  return (
    words.includes('the') && words.filter((word) => functionWords.has(word)).length >= leastOfEnglish * words.length
  );
}

function voteOf(piece: string): string {
  if (isPlainlyEnglish(piece)) return 'en';
  const ranked = francAll(piece, { only: candidates });
  const english = ranked.find(([code]) => code === 'eng')?.[1] ?? 0;
  return english >= closeToEnglish ? 'en' : shortCode(ranked[0]?.[0] ?? 'und');
}

const isLatin = (language: string) => new Intl.Locale(language).maximize().script === 'Latn';

/** The language that most pieces of a text are in, and which share of them; null where too little tells. */
function count(text: string): { language: string; share: number } | null {
  const prose = proseOf(text);
  const votes = new Map<string, number>();
  let pieces = 0;
  for (let at = 0; at < prose.length && pieces < mostPieces; at += pieceLength) {
    const piece = prose.slice(at, at + pieceLength);
    if (pieces > 0 && piece.length < pieceLength) break;
    const vote = voteOf(piece);
    votes.set(vote, (votes.get(vote) ?? 0) + 1);
    pieces += 1;
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  if (!best || best[0] === 'und' || (prose.length < minLength && isLatin(best[0]))) return null;
  return { language: best[0], share: best[1] / pieces };
}

/** Guesses a text's language; null where too little tells. */
export function guessLanguage(text: string): string | null {
  const found = count(text);
  return found && found.share > shareOfGuess ? found.language : null;
}

/** The primary subtag of a language tag ('en' of 'en-US'). */
export function primarySubtag(tag: string | undefined): string | null {
  return /^\s*([a-z]{2,3})(?:[-_]|\s*$)/i.exec(tag ?? '')?.[1]?.toLowerCase() ?? null;
}

const known = new Set(candidates.map(shortCode));

/**
 * What a page says of its language is believed, unless its text is plainly in another one: page builders leave lang="en" on
 * pages in any language. A language that cannot be told from its neighbours here is always believed.
 */
export function settleLanguage(tag: string | null, text: string): string | null {
  if (tag === null) return guessLanguage(text);
  const found = known.has(shortCode(tag)) ? count(text) : null;
  return found && found.share >= shareOfClear && found.language !== shortCode(tag) ? found.language : tag;
}
