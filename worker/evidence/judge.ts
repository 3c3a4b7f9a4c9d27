import type { Evidence, EvidenceState, EvidenceStatement } from '../contract/evidence.ts';
import { splitSentences } from '../language/sentences.ts';
import { contentOf } from '../language/words.ts';
import { authorPage, sitePages } from '../source/words/fields.ts';
import { hashText } from '../writing/article/wording.ts';
import { findChanges } from './changes.ts';
import { checkerOf } from './checker.ts';
import { createCover } from './cover.ts';
import { findInstead } from './instead.ts';
import { judgeSpeaker, speakerOf } from './speaker.ts';
import { keyOf, readStatements, type Statement } from './statements.ts';
import type { JudgedText, Kept, KeptClaim, Verdict } from './types.ts';

/** A run of fewer words may stand anywhere. */
const fewestWords = 4;
/** In quotation marks two tell where they stand. */
const fewestQuoted = 2;
/** What is shorter may stand in quotation marks as a name does. */
const shortestQuote = 12;
/** A statement that shares so many of its words with a kept one was that one before somebody changed it. */
const sameShare = 0.5;
/** Facts that share so many of a statement's words may be what it rests on. */
const relatedShare = 0.34;
const mostFacts = 6;
/** A statement whose words stand nearly all in its facts says what they say. */
const coveredShare = 0.8;

/** No article has more statements that its writer did not write; each costs a search of the kept pages. */
const mostUnknown = 800;
const misquoted = 'it stands in quotation marks, and in none of its facts so';
const tooMuch = 'There is too much text to check this as well.';

/** Verdicts that are kept for the next time that the same words are asked about. */
const mostKept = 2 * mostUnknown;

type Quote = EvidenceStatement['quotes'][number];

/**
 * What each statement of an article rests on, decided from what was kept alone. `isEdited`: a person wrote what no kept statement
 * says; without it the writer did.
 */
export const judgeArticle = (text: JudgedText, kept: Kept, isEdited: boolean): Evidence =>
  createJudge(kept, isEdited ? null : text)(text);

export type Judge = (text: JudgedText) => Evidence;

/**
 * The judge of an article's texts: what was kept is read once for all of them. `written`: the text as its writer left it, where
 * that is known; what does not stand there is a person's.
 */
export function createJudge(kept: Kept, written: JudgedText | null): Judge {
  const writers = new Set(
    written &&
      readStatements(written)
        .flat()
        .map(({ text }) => keyOf(text)),
  );
  const judgeBlock = createBlockJudge(kept, (key) => !writers.has(key));
  return (text) => tell(readStatements(text).flatMap(judgeBlock()), kept);
}

function tell(judged: ReadonlyArray<Statement & Verdict>, kept: Kept): Evidence {
  const ids = new Map<string, number>();
  const pages = sitePages({ pages: kept.sources });
  const statements = judged.map(({ text, place, quoted: _, ...verdict }): EvidenceStatement => {
    const id = hashText(`${place} ${keyOf(text)}`).toString(36);
    const times = ids.get(id) ?? 0;
    ids.set(id, times + 1);
    const unique = times === 0 ? id : `${id}-${times}`;
    const told = { id: unique, text, place, note: null, instead: null, reckoning: null, needsDecision: false };
    return { ...told, ...withSpeakers(verdict, kept) };
  });
  const count = (...states: EvidenceState[]) => statements.filter(({ state }) => states.includes(state)).length;
  return {
    counts:
      kept.sources.length === 0
        ? null
        : { sourced: count('sourced'), checkable: count('sourced', 'yours', 'conflict', 'check') },
    sources: pages.map(({ url, title, fetchedAt }) => ({
      url,
      title,
      fetchedAt: new Date(fetchedAt).toISOString(),
    })),
    statements,
  };
}

/** What rests on the author's word is the author's, whatever pages it rests on besides. */
function withSpeakers({ quotes, ...verdict }: Verdict, { sources }: Kept): Omit<Verdict, 'id'> & Speakers {
  const author = authorPage(sources);
  const stated = quotes.flatMap(({ source, quote }) => (source === author ? [quote] : []));
  const state = stated.length > 0 && verdict.state === 'sourced' ? 'yours' : verdict.state;
  const places = sources.flatMap((_, at) => (at === author ? [] : [at]));
  return {
    ...verdict,
    state,
    stated,
    quotes: quotes.flatMap(({ source, quote }) =>
      source === author ? [] : [{ source: places.indexOf(source), quote }],
    ),
  };
}
type Speakers = Pick<EvidenceStatement, 'state' | 'quotes' | 'stated'>;

/** What alone says that a page could bear a statement out: figures, prices, quotations. */
const telling = /\d|[$€£¥%]|[“"][^”"]{12,}[”"]/;

/** A statement that no kept one is, as it is read; `before` is the kept one that it was. */
type Unknown = {
  text: string;
  words: ReadonlySet<string>;
  before: { facts: readonly number[]; sentence: string } | null;
  isEdited: boolean;
  isMisquoted: boolean;
};

function createBlockJudge(kept: Kept, isPersons: (key: string) => boolean) {
  const cover = createCover(kept.claims);
  const read = kept.claims
    .filter(({ facts }) => facts.length > 0)
    .flatMap(({ sentence, facts }) =>
      [...new Set([sentence, ...splitSentences(sentence)])].map((text) => ({
        ...{ facts, sentence: text, key: keyOf(text), words: contentOf(text) },
      })),
    );
  const facts = kept.facts.map(({ quote }) => contentOf(quote));
  const pages = kept.sources.map(({ title, text }) => ` ${keyOf(`${title}\n${text}`)} `);
  const check = checkerOf(kept);
  const quotesOf = (ordinals: readonly number[]): Quote[] =>
    ordinals.flatMap((fact) => {
      const { source, quote } = kept.facts[fact] ?? {};
      return source === undefined || quote === undefined ? [] : [{ source, quote }];
    });

  const verbatim = (key: string, text: string, fewest = fewestWords): Quote | null => {
    if (key.split(' ').length < fewest) return null;
    const source = pages.findIndex((page) => page.includes(` ${key} `));
    return source < 0 ? null : { source, quote: text };
  };
  /** The quotations of a statement, where they are all that it states and each stands on a page. */
  const quotedIn = ({ text, quoted }: Statement): Quote[] | null => {
    const runs = quoted.filter((run) => run.length >= shortestQuote);
    const found = runs.map((run) => verbatim(keyOf(run), run, fewestQuoted));
    const quotes = found.filter((quote) => quote !== null);
    const rest = runs.reduce((left, run) => left.replace(run, ' '), text);
    return quotes.length > 0 && quotes.length === found.length && !telling.test(rest) ? quotes : null;
  };
  /** Words in quotation marks stand on a page as they are, but for what is left out. */
  const isQuotedFrom = (run: string) =>
    run.split(/…|\.\.\./).every((part) => {
      const key = keyOf(part);
      return key.split(' ').length < fewestQuoted || verbatim(key, part, fewestQuoted) !== null;
    });
  /** The kept statement that this one was before it was changed: shares most words, and its first one where others are as near. */
  const nearest = (key: string, words: ReadonlySet<string>) => {
    const [best] = read
      .map((claim) => ({ claim, share: overlap(words, claim.words) + (startOf(claim.key) === startOf(key) ? 0.1 : 0) }))
      .sort((a, b) => b.share - a.share);
    return best && best.share >= sameShare ? best.claim : null;
  };
  const author = authorPage(kept.sources);
  const related = (words: ReadonlySet<string>, isOfAuthor: boolean) =>
    facts
      .map((of, fact) => ({ fact, share: shareOf(of, words) }))
      .filter(({ fact, share }) => share >= relatedShare && (kept.facts[fact]?.source === author) === isOfAuthor)
      .sort((a, b) => b.share - a.share)
      .slice(0, mostFacts)
      .map(({ fact }) => fact);

  /** What a person wrote, or changed, or what the writer left without a fact. */
  const judgeUnknown = (told: Statement, key: string): Verdict => {
    const { text, place, quoted } = told;
    const isEdited = isPersons(key);
    const own = verbatim(key, text);
    if (own) return { state: 'sourced', quotes: [own] };
    const isTold = place === 'text' || place === 'row';
    const isOfPerson = isTold && isEdited;
    if (text.endsWith('?') || (!isOfPerson && !telling.test(text))) return { state: 'background', quotes: [] };
    const said = isOfPerson ? null : quotedIn(told);
    if (said) return { state: 'sourced', quotes: said };
    const words = contentOf(text);
    const before = isTold ? nearest(key, words) : null;
    const onPages = [...new Set([...(before?.facts ?? []), ...related(words, false)])];
    const isMisquoted = before !== null && quoted.some((run) => !isQuotedFrom(run));
    const statement = { text, words, before, isEdited, isMisquoted };
    const verdict = judgeOn(onPages, statement);
    if (verdict.state === 'sourced') return verdict;
    // What no page says its author may say.
    const stated = related(words, true);
    const byAuthor = stated.length > 0 ? judgeOn([...stated, ...onPages], statement) : verdict;
    return byAuthor.state === 'sourced' ? byAuthor : verdict;
  };

  const judgeOn = (basis: readonly number[], { text, words, before, isEdited, isMisquoted }: Unknown): Verdict => {
    const quotes = quotesOf(basis);
    const { wrong: invented, isOfPlan, doubts } = check(text, basis);
    const ofAuthor = basis.filter((fact) => kept.facts[fact]?.source === author);
    const held = quotesOf([...(before?.facts ?? []), ...ofAuthor]).map(({ quote }) => quote);
    const changes = before && isEdited ? findChanges(text, before.sentence, held) : null;
    const wrong = [
      ...invented,
      ...(isMisquoted ? [misquoted] : []),
      ...(changes?.denied ? ['it denied what it states now, or the other way round'] : []),
    ];
    if (wrong.length > 0) {
      const instead = before ? findInstead(text, before.sentence, quotesOf(before.facts)) : null;
      const state = before || isOfPlan ? 'conflict' : isEdited ? 'yours' : 'check';
      const needsDecision = state !== 'yours' && telling.test(text);
      // What it rested on says it best.
      const shown = before ? quotesOf(before.facts) : quotes;
      return { state, quotes: state === 'conflict' ? shown : [], note: noteOf(wrong), instead, needsDecision };
    }
    const known = new Set(basis.flatMap((fact) => [...(facts[fact] ?? [])]));
    if (
      !changes?.saysMore &&
      words.size > 0 &&
      doubts.length === 0 &&
      shared(words, known) >= coveredShare * words.size
    )
      return { state: 'sourced', quotes };
    return isEdited
      ? { state: 'yours', quotes: [] }
      : { state: 'check', quotes: [], note: noteOf(doubts), needsDecision: telling.test(text) };
  };

  const judged = new Map<string, Verdict>();
  /** As each pause of a writer's keys asks about the whole text again, only what has changed is judged anew. */
  const judgeOnce = (statement: Statement, key: string): Verdict => {
    const name = `${statement.place} ${statement.text}`;
    const verdict = judged.get(name) ?? judgeUnknown(statement, key);
    judged.delete(name);
    judged.set(name, verdict);
    const [oldest] = judged.size > mostKept ? judged.keys() : [];
    if (oldest !== undefined) judged.delete(oldest);
    return verdict;
  };

  const judgeHeld = (held: readonly KeptClaim[]): Verdict => {
    const ordinals = [...new Set(held.flatMap((claim) => claim.facts))];
    const reckoning = held.find((claim) => claim.reckoning !== null)?.reckoning ?? null;
    return { state: ordinals.length > 0 ? 'sourced' : 'background', quotes: quotesOf(ordinals), reckoning };
  };

  return () => {
    let speaker: ReturnType<typeof speakerOf> = null;
    let unknown = 0;
    const judgeOne = (statement: Statement, key: string, held: readonly KeptClaim[] | null): Verdict => {
      if (kept.sources.length === 0)
        return { state: telling.test(statement.text) ? 'unchecked' : 'background', quotes: [] };
      const signed = speaker === null ? null : judgeSpeaker(statement.text, speaker);
      if (signed) return signed;
      if (held !== null) return judgeHeld(held);
      unknown += 1;
      if (unknown <= mostUnknown) return judgeOnce(statement, key);
      const needsDecision = !isPersons(key) && telling.test(statement.text);
      return { state: 'check', quotes: [], note: tooMuch, needsDecision };
    };
    return (block: readonly Statement[]): Array<Statement & Verdict> => {
      const keys = block.map(({ text }) => keyOf(text));
      const covers = cover(keys);
      const judged = block.flatMap((statement, at) => {
        const [key = '', held = null] = [keys[at], covers[at]];
        return key === '' ? [] : [{ ...statement, ...judgeOne(statement, key, held) }];
      });
      speaker = speakerOf(keys.join(' '), kept);
      return judged;
    };
  };
}

/** What the checks found, for the article's owner: facts are quotes to them. */
function noteOf([found]: readonly string[]): string | null {
  if (!found) return null;
  const told = found.replace('none of its facts', 'none of the quotes it could rest on');
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}${/[.!?]$/.test(told) ? '' : '.'}`;
}

const startOf = (key: string) => key.split(' ', 2).join(' ');
const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((word) => other.has(word)).length;
/** Of the words of the larger of two texts so many stand in both. */
const overlap = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  shared(one, other) / Math.max(1, one.size, other.size);
/** Of a fact's words so many stand in the statement; of one that is much longer, of the statement's. */
const shareOf = (fact: ReadonlySet<string>, words: ReadonlySet<string>) =>
  fact.size === 0 ? 0 : shared(fact, words) / Math.max(2, Math.min(fact.size, words.size));
