import { hasTransition } from '../../contract/seo/readability.ts';
import { splitSentences, wordsOf } from '../../contract/seo/sentences.ts';
import type { Sentence } from '../section.ts';
import { alsoNouns, baseVerbs } from './grammar/verbs.ts';
import { isPlural, nounNumber, withArticle, withThe } from './grammar/words.ts';
import { copies, countWordsIn, finishSentence, type Kit, say } from './kit.ts';
import {
  actionFrames,
  actionLeads,
  attributions,
  clauseLeads,
  longActionFrames,
  longActionLeads,
  nextActionFrames,
  nextPredicateFrames,
  nextStateFrames,
  nextThingFrames,
  predicateFrames,
  stateFrames,
  thingFrames,
  ties,
} from './phrases/telling.ts';
import { hasMainVerb, tokenize } from './rewrite/finite.ts';
import { frontClause, simplifyWords, splitClause } from './rewrite/loosen.ts';
import { lowerFirst, readStatement, type Statement } from './rewrite/statement.ts';

const mostWords = 30;
const splitFrom = 19;

export type Telling = {
  /** The first statement of its paragraph: nothing it could add to. */
  first: boolean;
  /** Name of the feature that the statement belongs to, as a noun phrase, where the reader has not met it yet. */
  feature?: string | null;
  /** Facts that name rests on. */
  featureFacts?: number[];
};

/** Tells the sentences of one fact. Empty where it was told before or cannot be retold safely. */
export function tellFact(kit: Kit, fact: number, telling: Telling): Sentence[] {
  if (kit.told.has(fact)) return [];
  const quote = kit.material.book.facts[fact]?.quote ?? '';
  const told: Sentence[] = [];
  let before = !telling.first;
  let feature = telling.feature ?? null;
  for (const piece of splitSentences(quote)) {
    const statement = readStatement(piece, kit.wording);
    if (!statement || (statement.leans && !before && !feature)) {
      before = false;
      continue;
    }
    const facts = feature ? [...(telling.featureFacts ?? []), fact] : [fact];
    const sentences = tellStatement(kit, statement, facts, { first: telling.first && told.length === 0, feature });
    told.push(...sentences);
    before = sentences.length > 0;
    if (before) feature = null;
  }
  if (told.length > 0) kit.told.add(fact);
  return told;
}

function tellStatement(
  kit: Kit,
  statement: Statement,
  facts: number[],
  { first, feature }: { first: boolean; feature: string | null },
): Sentence[] {
  const lead = feature && !mentions(statement.text, feature) ? feature : null;
  const texts =
    statement.form === 'action'
      ? frameAction(kit, statement.text, first, lead)
      : frameOther(kit, statement, first, lead);
  return texts.flatMap((text) => (countWordsIn(text) <= 34 ? (finishSentence(kit, text, facts) ?? []) : []));
}

/** True where the text has the feature's own words already. */
function mentions(text: string, feature: string): boolean {
  const words = new Set(wordsOf(text).map((word) => word.replace(/s$/, '')));
  return wordsOf(feature).every((word) => words.has(word.replace(/s$/, '')));
}

function leadSlots(feature: string): Record<string, string> {
  return { n: feature, the: withThe(feature), an: withArticle(feature), works: agree(feature, 'works', 'work') };
}

function frameAction(kit: Kit, action: string, first: boolean, lead: string | null): string[] {
  const [head, rest] = countWordsIn(action) > splitFrom ? splitAction(action) : [action, null];
  const plain = simplifyWords(head);
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

function frameOther(kit: Kit, { form, text }: Statement, first: boolean, lead: string | null): string[] {
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
  return frameClause(kit, text, first, lead);
}

function frameClause(kit: Kit, clause: string, first: boolean, lead: string | null): string[] {
  const plain = copies(kit, clause) || kit.voice.random() < 0.4 ? simplifyWords(clause) : clause;
  const words = countWordsIn(plain);
  const halves = words > splitFrom || copies(kit, plain) ? splitClause(plain) : null;
  const [head, rest] = halves ?? [plain, null];
  const turned = !rest && (copies(kit, head) || kit.voice.random() < 0.35) ? (frontClause(head) ?? head) : head;
  if (countWordsIn(turned) > mostWords) return [];
  const own = lowerFirst(turned, kit.wording);
  const told = [
    lead ? say(kit, 'clauseLeads', clauseLeads, { C: own, ...leadSlots(lead) }) : tieClause(kit, own, first),
  ];
  if (rest) told.push(rest);
  return told;
}

/** Joins a clause to what stands before it, or says who says it; often it stands alone. */
function tieClause(kit: Kit, clause: string, first: boolean): string {
  const chance = kit.voice.random();
  const tied = hasTransition(wordsOf(clause));
  if (!first && !tied) {
    const withAlso = chance < 0.3 ? insertAlso(kit, clause) : null;
    if (withAlso) return withAlso;
    if (chance > 0.62) return say(kit, 'ties', ties).concat(' ', clause);
  }
  if (/^(?:it|they|this|that|these) /.test(clause)) return clause;
  if (chance > 0.36 && chance < 0.46 && countWordsIn(clause) < 22)
    return say(kit, 'attributions', attributions, { C: clause });
  return clause;
}

function insertAlso({ wording }: Kit, clause: string): string | null {
  if (/\b(?:also|too|both|only)\b/.test(clause)) return null;
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
