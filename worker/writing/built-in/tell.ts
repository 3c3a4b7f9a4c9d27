import { hasTransition } from '../../contract/seo/readability.ts';
import { splitSentences, wordsOf } from '../../contract/seo/sentences.ts';
import { functionWords } from '../../contract/seo/word-lists.ts';
import type { Sentence } from '../section.ts';
import { alsoNouns, baseVerbs } from './grammar/verbs.ts';
import { isPlural, nounNumber, withArticle, withThe } from './grammar/words.ts';
import { copies, copiesTooMuch, countWordsIn, finishSentence, type Kit, needsTies, say } from './kit.ts';
import { phrasesFor } from './phrases/by-kind.ts';
import {
  actionFrames,
  actionLeads,
  clauseLeads,
  longActionFrames,
  longActionLeads,
  nextActionFrames,
  nextPredicateFrames,
  nextStateFrames,
  nextThingFrames,
  predicateFrames,
  quotations,
  quotedActionLeads,
  quotedLeads,
  stateFrames,
  thingFrames,
  ties,
} from './phrases/telling.ts';
import { isUsable, tidySentence } from './rewrite/clean.ts';
import { hasMainVerb, tokenize } from './rewrite/finite.ts';
import { changeWords, frontClause, simplifyWords, splitClause } from './rewrite/loosen.ts';
import { lowerFirst, readStatement, type Statement } from './rewrite/statement.ts';

const mostWords = 30;
const splitFrom = 19;

export type Telling = {
  /** The first statement of its paragraph: nothing it could add to. */
  first: boolean;
  /** Name of the feature that the statement belongs to, as a noun phrase, where the reader has not met it yet. */
  feature?: string | null;
  /** Its name in the page's own words, where that is no noun phrase. */
  slogan?: string | null;
  /** Facts that name rests on. */
  featureFacts?: number[];
  /** No tie and no attribution: the lead speaks plainly. */
  plain?: boolean;
  /** An answer: the question before it is what a fragment or an 'it' refers to. */
  answer?: boolean;
};

/** Tells the sentences of one fact. Empty where it was told before or cannot be retold safely. */
export function tellFact(kit: Kit, fact: number, telling: Telling): Sentence[] {
  const quote = kit.material.book.facts[fact]?.quote ?? '';
  if (kit.told.has(fact) || repeats(kit, quote)) return [];
  const told: Sentence[] = [];
  let before = !telling.first || telling.answer === true;
  let feature = telling.feature ?? null;
  let slogan = telling.slogan ?? null;
  for (const piece of splitSentences(quote)) {
    const statement = readPiece(kit, piece);
    const fragment = telling.answer && told.length === 0 && !statement ? readFragment(piece) : null;
    if (fragment) {
      told.push(...tellBare(kit, fragment, [fact]));
      before = true;
      continue;
    }
    const lacksSubject = statement?.form === 'thing' && telling.first && !feature && !telling.answer;
    if (!statement || lacksSubject || (statement.leans && !before && !feature)) {
      if (telling.answer && told.length === 0 && !isVerdict(piece)) return [];
      const quotation = statement === null && !telling.answer ? quoteSentence(kit, piece, fact) : [];
      told.push(...quotation);
      before = quotation.length > 0;
      continue;
    }
    const facts = feature || slogan ? [...(telling.featureFacts ?? []), fact] : [fact];
    const first = telling.first && told.length === 0;
    const bare =
      telling.answer &&
      first &&
      statement.form !== 'action' &&
      statement.form !== 'predicate' &&
      statement.form !== 'state';
    const sentences = bare
      ? tellBare(kit, statement.text, facts)
      : tellStatement(kit, statement, facts, { first, feature, slogan, plain: telling.plain === true });
    told.push(...sentences);
    before = sentences.length > 0;
    if (before) {
      feature = null;
      slogan = null;
    }
  }
  if (told.length > 0) kit.told.add(fact);
  return told;
}

/** Gives a sentence that cannot be retold in its own words, a few times in an article. */
function quoteSentence(kit: Kit, piece: string, fact: number): Sentence[] {
  const text = piece.trim().replace(/[.!]+$/, '');
  const words = countWordsIn(text);
  const fit =
    /[.!]$/.test(piece.trim()) &&
    words >= 6 &&
    words <= 26 &&
    isUsable(text) &&
    !/["“”?:;…]|\.\.|\b(?:I|my|me)\b|[\][{}<>|\\]|https?:/.test(text);
  if (!fit || kit.flow.quoted >= kit.mostQuotations) return [];
  kit.flow.quoted++;
  const sentence = finishSentence(kit, say(kit, 'quotations', quotations, { Q: text }), [fact]);
  return sentence ? [sentence] : [];
}

export const isVerdict = (piece: string) => /^(?:yes|no|not yet|absolutely|sure|of course)[.!]?$/i.test(piece.trim());

/** A short answer that is no whole sentence, as it stands: 'As a PDF in A4 or A3'. */
function readFragment(piece: string): string | null {
  const text = tidySentence(piece).replace(/^(?:yes|no|not yet),\s*/i, '');
  const safe = isUsable(piece) && !isVerdict(piece) && !/\b(?:you|your|we|our|us|i|my|me)\b|["“”?:]/i.test(text);
  return safe && countWordsIn(text) >= 2 && countWordsIn(text) <= 20 ? text : null;
}

function readPiece(kit: Kit, piece: string): Statement | null {
  const known = kit.statements.get(piece);
  if (known !== undefined) return known;
  const statement = readStatement(piece, kit.wording);
  kit.statements.set(piece, statement);
  return statement;
}

/** True where the article has a sentence that says nearly the same. */
function repeats(kit: Kit, quote: string): boolean {
  const words = kit.contentWords.get(quote) ?? contentWords(quote);
  kit.contentWords.set(quote, words);
  if (words.size < 4) return false;
  for (const sentence of kit.said) {
    const other = kit.contentWords.get(sentence) ?? contentWords(sentence);
    kit.contentWords.set(sentence, other);
    if (other.size < 4) continue;
    const shared = [...words].filter((word) => other.has(word)).length;
    if (shared / Math.min(words.size, other.size) >= 0.75 && shared >= 4) return true;
  }
  return false;
}

const contentWords = (text: string) =>
  new Set(wordsOf(text).filter((word) => word.length > 2 && !functionWords.has(word)));

/** As it stands, split where it is long: what opens an answer needs no frame. */
function tellBare(kit: Kit, text: string, facts: number[]): Sentence[] {
  const plain = copies(kit, text) ? changeWords(text) : simplifyWords(text);
  const parts = (countWordsIn(plain) > splitFrom && splitClause(plain)) || [plain];
  return parts.flatMap((part) => (countWordsIn(part) <= mostWords ? (finishSentence(kit, part, facts) ?? []) : []));
}

function tellStatement(
  kit: Kit,
  statement: Statement,
  facts: number[],
  { first, feature, slogan, plain }: { first: boolean; feature: string | null; slogan: string | null; plain: boolean },
): Sentence[] {
  const lead = feature && !mentions(statement.text, feature) ? feature : null;
  const quoted = slogan && !lead ? frameSlogan(kit, statement, slogan) : null;
  if (quoted) return finishAll(kit, [quoted], facts);
  const texts =
    statement.form === 'action'
      ? frameAction(kit, statement.text, first || plain, lead)
      : frameOther(kit, statement, first, lead, plain);
  return finishAll(kit, texts, facts);
}

function finishAll(kit: Kit, texts: readonly string[], facts: number[]): Sentence[] {
  return texts.flatMap((text) =>
    countWordsIn(text) <= 34 && !copiesTooMuch(kit, text) ? (finishSentence(kit, text, facts) ?? []) : [],
  );
}

/** Leads from a slogan to what it stands for, where the sentence stays short enough. */
function frameSlogan(kit: Kit, { form, text, leans }: Statement, slogan: string): string | null {
  if (leans || countWordsIn(text) > 17 || /:/.test(text)) return null;
  if (form === 'clause') return say(kit, 'quotedLeads', quotedLeads, { q: slogan, C: text });
  return form === 'action' ? say(kit, 'quotedActionLeads', quotedActionLeads, { q: slogan, A: text }) : null;
}

/** True where the text has the feature's own words already. */
function mentions(text: string, feature: string): boolean {
  const words = new Set(wordsOf(text).map((word) => word.replace(/s$/, '')));
  return wordsOf(feature).every((word) => words.has(word.replace(/s$/, '')));
}

function leadSlots(feature: string): Record<string, string> {
  return {
    n: feature,
    the: withThe(feature),
    an: withArticle(feature),
    works: agree(feature, 'works', 'work'),
    is: agree(feature, 'is', 'are'),
  };
}

function frameAction(kit: Kit, action: string, first: boolean, lead: string | null): string[] {
  const [head, rest] = countWordsIn(action) > splitFrom ? splitAction(action) : [action, null];
  const plain = withoutProduct(kit, simplifyWords(head));
  const long = hasMainVerb(tokenize(plain), 1) || countWordsIn(plain) > 14;
  const bank = lead
    ? long
      ? longActionLeads
      : actionLeads
    : long
      ? longActionFrames
      : first
        ? actionFrames
        : nextActionFrames;
  const name = lead
    ? long
      ? 'longActionLeads'
      : 'actionLeads'
    : long
      ? 'longActionFrames'
      : first
        ? 'actionFrames'
        : 'nextActionFrames';
  const slots: Record<string, string> = { A: plain, ...(lead ? leadSlots(lead) : {}) };
  const told = [say(kit, name, bank, slots)];
  if (rest) told.push(`they can also ${simplifyWords(rest)}`);
  return told;
}

/** The frame names the product already. */
const withoutProduct = ({ wording }: Kit, action: string) =>
  action.endsWith(wording.product)
    ? action.replace(new RegExp(` (?:with|in|using|through) ${escapeRegex(wording.product)}$`), '')
    : action;

/** 'send X and track Y' in two, where both halves are long enough to stand alone. */
function splitAction(action: string): [string, string | null] {
  for (const match of action.matchAll(/,? and (?=(\p{Ll}+) (\S+))/gu)) {
    const verb = match[1] ?? '';
    const left = action.slice(0, match.index);
    const right = action.slice(match.index + match[0].length);
    const certain =
      baseVerbs.has(verb) &&
      (!alsoNouns.has(verb) || /^(?:the|a|an|their|every|each|all|it|them)$/.test(match[2] ?? ''));
    if (
      certain &&
      countWordsIn(left) >= 6 &&
      countWordsIn(right) >= 4 &&
      !left.includes(',') &&
      !hasMainVerb(tokenize(left), 1)
    )
      return [left, right];
  }
  return [action, null];
}

function frameOther(
  kit: Kit,
  { form, text }: Statement,
  first: boolean,
  lead: string | null,
  plain: boolean,
): string[] {
  if (form === 'predicate')
    return [
      first
        ? say(kit, 'predicate', predicateFrames, { V: text })
        : say(kit, 'nextPredicate', nextPredicateFrames, { V: text }),
    ];
  if (form === 'state')
    return [first ? say(kit, 'state', stateFrames, { V: text }) : say(kit, 'nextState', nextStateFrames, { V: text })];
  if (form === 'thing') {
    const thing = withArticle(text);
    return [
      first ? say(kit, 'thing', thingFrames, { T: thing }) : say(kit, 'nextThing', nextThingFrames, { T: thing }),
    ];
  }
  return frameClause(kit, text, first, lead, plain);
}

function frameClause(kit: Kit, clause: string, first: boolean, lead: string | null, bare: boolean): string[] {
  const plain = copies(kit, clause) ? changeWords(clause) : simplifyWords(clause);
  const words = countWordsIn(plain);
  const halves = words > splitFrom || copies(kit, plain) ? splitClause(plain) : null;
  const [head, rest] = halves ?? [plain, null];
  const turned = !rest && (copies(kit, head) || kit.voice.random() < 0.35) ? (frontClause(head) ?? head) : head;
  if (countWordsIn(turned) > mostWords) return [];
  const own = lowerFirst(turned, kit.wording);
  const told = [
    lead
      ? say(kit, 'clauseLeads', clauseLeads, { C: own, ...leadSlots(lead) })
      : bare
        ? own
        : tieClause(kit, own, first),
  ];
  if (rest) told.push(rest);
  return told;
}

/** Joins a clause to what stands before it, or says who says it; often it stands alone. */
function tieClause(kit: Kit, clause: string, first: boolean): string {
  const chance = kit.voice.random();
  const tied = hasTransition(wordsOf(clause));
  if (!first && !tied && !/\b(?:not|no|never|nothing|nobody)\b|n't\b/.test(clause)) {
    const wanted = needsTies(kit);
    const withAlso = chance < (wanted ? 0.6 : 0.2) ? insertAlso(kit, clause) : null;
    if (withAlso) return withAlso;
    if (chance > (wanted ? 0.35 : 0.8) && !opensWithAdverbial(clause))
      return say(kit, 'ties', ties).concat(' ', clause);
  }
  if (/^(?:it|they|this|that|these) /.test(clause)) return clause;
  if (chance > 0.34 && chance < 0.46 && countWordsIn(clause) < 22 && kit.flow.sentences - kit.flow.attributed > 7)
    return attribute(kit, clause);
  return clause;
}

/** The product is not named twice in one breath. */
function attribute(kit: Kit, clause: string): string {
  kit.flow.attributed = kit.flow.sentences;
  const { name, attributions } = phrasesFor(kit.material.source.kind);
  const twice = clause.includes(kit.wording.product);
  const bank = twice ? attributions.filter((frame) => !frame.includes('{P}')) : attributions;
  return say(kit, `${name} attributions${twice ? ' plain' : ''}`, bank, { C: clause });
}

const opensWithAdverbial = (clause: string) =>
  /^(?:from|in|on|at|with|without|after|before|by|for|when|if|once|as|to|today|now|then|here|there|every|each (?:day|evening|morning|night|week|month)|instead|because|since|while|until|most|only|even)\b/i.test(
    clause,
  );

function insertAlso({ wording }: Kit, clause: string): string | null {
  if (/\b(?:also|too|both|only|not|no|nothing|never)\b|n't\b/.test(clause)) return null;
  const modal = new RegExp(
    `^(${escapeRegex(wording.users)}|they|it|${escapeRegex(wording.product)}|\\p{Ll}+s) (can|is|are|will) (?!not\\b|\\p{Ll}+er\\b|also\\b)`,
    'u',
  );
  if (modal.test(clause)) return clause.replace(modal, '$1 $2 also ');
  const product = new RegExp(`^(${escapeRegex(wording.product)}|it) (\\p{Ll}+s) `, 'u');
  return product.test(clause) ? clause.replace(product, '$1 also $2 ') : null;
}

export const escapeRegex = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const agree = (phrase: string, singular: string, plural: string) =>
  nounNumber(phrase) === 'plural' || isPlural(phrase) || / and /.test(phrase) ? plural : singular;
