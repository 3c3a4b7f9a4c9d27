import { articleFor } from '../../../language/grammar.ts';
import { alsoNouns, baseOfThird, baseVerbs, isPast } from '../../../language/verbs.ts';
import type { Wording } from '../wording.ts';
import { isUsable, tidySentence } from './clean.ts';
import { hasLikelyVerb, hasMainVerb, isImperative, joinTokens, tokenize } from './finite.ts';
import { toThirdPerson } from './pronouns.ts';

/**
 * What a source sentence says, ready to be framed. By form:
 * - clause: a whole sentence of its own ('reminders go out on time')
 * - action: what users do ('send invoices in seconds')
 * - predicate: what the product does ('works with Slack')
 * - state: what the product is ('built for small studios')
 * - thing: what there is ('unlimited clients and projects')
 * The text has no full stop; its first letter is small unless it is a name's.
 */
export type Statement = {
  form: 'clause' | 'action' | 'predicate' | 'state' | 'thing';
  text: string;
  /** Refers to what was said before it ('it also …'): of no use alone. */
  leans: boolean;
};

const leadingWords =
  /^(?:and|but|or|so|also|then|simply|just|easily|quickly|instantly|seamlessly|effortlessly|now|plus,|yes,?|no,)\s+/i;
const stateWords = new Set(
  'available ready compatible free based open suitable useful hosted native included'.split(' '),
);
const dangling =
  /^(?:otherwise|additionally|however|moreover|meanwhile|instead|it|this|that|they|these|those|such|there|here|which|both|either|its|their|he|she|else)\b/i;
const prepositions =
  /^(?:from|with|without|for|in|on|at|by|to|of|across|between|no|not|because|whether|as|than|like|why|how|what|who|where|all in)\b/i;

/** Reads one source sentence. Null where it cannot be retold safely. */
export function readStatement(raw: string, wording: Wording): Statement | null {
  if (!isUsable(raw) || raw.trim().endsWith('?')) return null;
  const known = readKnownPhrase(raw);
  if (known) return known;
  let text = tidySentence(raw);
  while (leadingWords.test(text)) text = text.replace(leadingWords, '');
  if (text.length < 8 || /["“”]/.test(text) || hasOddMarks(text)) return null;
  const tokens = tokenize(text);
  if (tokens.length < 2 || tokens.length > 45) return null;
  const first = tokens[0]?.word.toLowerCase() ?? '';
  const stopped = /[.!]\s*$/.test(raw.trim());

  if (first === 'never' && baseVerbs.has(tokens[1]?.word.toLowerCase() ?? '')) {
    return finish('clause', `${wording.users} ${text.charAt(0).toLowerCase()}${text.slice(1)}`, wording, true);
  }
  if (isImperative(tokens, stopped)) {
    const verbPhrase = joinTokens(tokens);
    return finish('action', verbPhrase.charAt(0).toLowerCase() + verbPhrase.slice(1), wording, true);
  }
  const base = baseOfThird(first);
  if (
    base &&
    (!alsoNouns.has(base) || /^(?:with|on|in|the|a|an|your|every|all)$/i.test(tokens[1]?.word ?? '')) &&
    !hasMainVerb(tokens, 1)
  ) {
    return finish('predicate', lowerFirst(text, wording), wording, false);
  }
  if ((stateWords.has(first) || (isParticiple(first) && !/^hundred/.test(first))) && !hasMainVerb(tokens, 1)) {
    return /^(?:for|in|on|to|by|with|from|as|around|at|free|and|into|automatically|specifically|only)$/i.test(
      tokens[1]?.word ?? '',
    )
      ? finish('state', lowerFirst(text, wording), wording, false)
      : finish('thing', lowerFirst(text, wording), wording, false);
  }
  const asPronoun = tokenize(text.replaceAll(wording.product, 'it'));
  if (hasMainVerb(asPronoun) || (stopped && tokens.length >= 5 && !prepositions.test(text) && hasLikelyVerb(tokens))) {
    if (isElliptic(tokens.map(({ word }) => word.toLowerCase()))) return null;
    return finish('clause', lowerFirst(text, wording), wording, false);
  }
  if (
    prepositions.test(text) ||
    tokens.length > (stopped ? 8 : 12) ||
    /,/.test(text) ||
    /[,;:]/.test(tokens[0]?.after ?? '')
  )
    return null;
  return finish('thing', lowerFirst(text, wording), wording, false);
}

const isParticiple = (word: string) =>
  isPast(word) || /^(?:built|made|written|known|sent|kept|given|taken|drawn|grown|run|sold|hosted)$/.test(word);

/** Phrases of every product page that have one plain reading. */
function readKnownPhrase(raw: string): Statement | null {
  const text = raw.toLowerCase().replace(/[.!]/g, '').trim();
  if (/^no (?:credit )?card (?:is )?(?:required|needed)$/.test(text)) {
    return {
      form: 'clause',
      text: `no ${text.includes('credit') ? 'credit card' : 'card'} is ${text.includes('needed') ? 'needed' : 'required'}`,
      leans: false,
    };
  }
  if (/^cancel (?:at )?any ?time$/.test(text)) return { form: 'action', text: 'cancel at any time', leans: false };
  return null;
}

function finish(form: Statement['form'], text: string, wording: Wording, usersNamed: boolean): Statement | null {
  const dashed = text
    .replace(/(?<!\s)\s+[–—]\s+|—/g, ', ')
    .replace(/\s-\s/g, ', ')
    .replace(/,\s*,/g, ',');
  const retold = toThirdPerson(dashed, wording, usersNamed);
  if (retold === null || !isUsable(retold)) return null;
  return { form, text: fixArticles(retold), leans: form === 'clause' && dangling.test(retold) };
}

const fixArticles = (text: string) =>
  text.replace(/\b(an?) (\p{Ll}[\p{L}'-]*)/gu, (match, article: string, word: string) =>
    article === articleFor(word) ? match : `${articleFor(word)} ${word}`,
  );

const hasOddMarks = (text: string) =>
  /[[\]{}<>|\\^~=*`]|https?:|www\.|\.\.\.|…|\s[/&]\s|:\s*$/.test(text) || (text.match(/[()]/g)?.length ?? 0) % 2 === 1;

/** 'If you need more, upgrade' has a main clause that only makes sense as an instruction. */
function isElliptic(words: readonly string[]): boolean {
  return /^(?:if|when|once|whenever|need|want)$/.test(words[0] ?? '') && words.length < 4;
}

/** Makes the first letter small unless its word is a name or an acronym. */
export function lowerFirst(text: string, { proper, product }: Wording): string {
  const first = /^[\p{L}\p{N}'-]+/u.exec(text)?.[0] ?? '';
  if (text.startsWith(product) || proper.has(first) || /\p{Lu}/u.test(first.slice(1)) || /\d/.test(first)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A feature's name as a noun phrase in mid-sentence, or null where it is none ('Never chase a payment again'). */
export function readNounPhrase(name: string, wording: Wording): string | null {
  const text = tidySentence(name).replace(/^the\s+/i, '');
  const tokens = tokenize(text);
  if (
    tokens.length === 0 ||
    tokens.length > 6 ||
    text.length > 48 ||
    !isUsable(text) ||
    hasOddMarks(text) ||
    /[,;:?!&/"]|\band\b.*\band\b/.test(text)
  ) {
    return null;
  }
  const words = tokens.map(({ word }) => word.toLowerCase());
  if (
    words.some((word) =>
      /^(?:you|your|we|our|us|my|i|it|that|which|who|is|are|never|not|again|how|why|what|when|where|every|everything|it's|can|no|more|less|faster|better|any|all)$/.test(
        word,
      ),
    )
  ) {
    return null;
  }
  if (
    prepositions.test(text) ||
    /^(?:simply|just|easily|always|automatically|instantly|instead|so|then|works|built|made|designed|get|stay|keep)$/.test(
      words[0] ?? '',
    )
  )
    return null;
  if (isImperative(tokens, false) || hasMainVerb(tokens)) return null;
  if (
    isAdjective(words.at(-1) ?? '') ||
    (isParticiple(words[0] ?? '') && /^(?:by|for|in|to|with|from|on)$/.test(words[1] ?? ''))
  )
    return null;
  if (
    /^(?:using|configuring|creating|building|getting|working|making|adding|writing|installing|running|setting|choosing|managing|testing|understanding|learning|introducing)$/.test(
      words[0] ?? '',
    )
  )
    return null;
  if (
    /^(?:summary|overview|introduction|sections?|contents?|more|others?|details?|examples?|conclusion|notes?|changelog|faqs?|features?|benefits?|about|basics|usage)$/.test(
      words.join(' '),
    )
  )
    return null;
  const cased = tokens.map((token, at) => ({
    ...token,
    word: isName(token.word, at, wording) ? token.word : token.word.toLowerCase(),
  }));
  return joinTokens(cased);
}

const isAdjective = (word: string) =>
  /^(?:small|safe|free|simple|fast|secure|source|private|offline|online|use|flexible|friendly|ready|first|open|local|global|native|fair|quick|light|included|native|clear|easy|big|smart)$/.test(
    word,
  ) || /(?:ly|ed|able|ible|ful|less)$/.test(word);

function isName(word: string, at: number, { proper, product }: Wording): boolean {
  return (
    word === product ||
    proper.has(word) ||
    /\p{Lu}/u.test(word.slice(1)) ||
    /\d/.test(word) ||
    (at > 0 && /^I$/.test(word))
  );
}
