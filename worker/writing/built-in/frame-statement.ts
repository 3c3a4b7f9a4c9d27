import { wordsOf } from '../../contract/seo/sentences.ts';
import { alsoNouns, baseVerbs } from './grammar/verbs.ts';
import { isPlural, nounNumber, withArticle, withThe } from './grammar/words.ts';
import { copies, countWordsIn, type Kit, say } from './kit.ts';
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
  quotedActionLeads,
  quotedLeads,
  stateFrames,
  thingFrames,
  topicLeads,
} from './phrases/telling.ts';
import { hasMainVerb, tokenize } from './rewrite/finite.ts';
import { changeWords, frontClause, simplifyWords, splitClause } from './rewrite/loosen.ts';
import { lowerFirst, type Statement } from './rewrite/statement.ts';
import { escapeRegex, tieClause } from './tie-clause.ts';

/** How a statement is to be told: where it stands, and the name that leads to it. */
export type Manner = {
  first: boolean;
  plain: boolean;
  topic: boolean;
  feature: string | null;
  slogan: string | null;
};

export const mostSentenceWords = 34;
const mostClauseWords = 30;
/** Longer statements are split where they have a joint. */
export const splitFrom = 19;
const mostSimpleAction = 14;

/** The sentences of a statement, in the article's own frame; without full stops. */
export function frameStatement(kit: Kit, statement: Statement, manner: Manner): string[] {
  const lead = manner.feature && !mentions(statement.text, manner.feature) ? manner.feature : null;
  const slogan = manner.slogan && !lead ? frameSlogan(kit, statement, manner.slogan) : null;
  if (slogan) return [slogan];
  const first = manner.first || manner.plain;
  const { form, text } = statement;
  if (form === 'action') return frameAction(kit, text, first, manner.topic ? null : lead);
  if (form === 'clause') return frameClause(kit, text, lead, manner);
  if (form === 'predicate')
    return [frame(kit, first, ['predicate', predicateFrames], ['nextPredicate', nextPredicateFrames], { V: text })];
  if (form === 'state')
    return [
      frame(kit, first, ['state', stateFrames], ['nextState', nextStateFrames], {
        V: text.replace(/^(?:built|made|designed|meant|intended|created) (?=for\b)/, ''),
      }),
    ];
  return [frame(kit, first, ['thing', thingFrames], ['nextThing', nextThingFrames], { T: withArticle(text) })];
}

type Bank = readonly [name: string, bank: readonly string[]];

function frame(kit: Kit, first: boolean, opening: Bank, next: Bank, slots: Record<string, string>): string {
  const [name, bank] = first ? opening : next;
  return say(kit, name, bank, slots);
}

/** True where the text has the feature's own words already. */
function mentions(text: string, feature: string): boolean {
  const words = new Set(wordsOf(text).map((word) => word.replace(/s$/, '')));
  return wordsOf(feature).every((word) => words.has(word.replace(/s$/, '')));
}

/** Leads from a slogan to what it stands for, where the sentence stays short enough. */
function frameSlogan(kit: Kit, { form, text, leans }: Statement, slogan: string): string | null {
  if (leans || countWordsIn(text) > 17 || /:/.test(text)) return null;
  if (form === 'clause') return say(kit, 'quotedLeads', quotedLeads, { q: slogan, C: text });
  return form === 'action' ? say(kit, 'quotedActionLeads', quotedActionLeads, { q: slogan, A: text }) : null;
}

function leadSlots(feature: string): Record<string, string> {
  return {
    the: withThe(feature),
    an: withArticle(feature),
    works: agree(feature, 'works', 'work'),
    is: agree(feature, 'is', 'are'),
  };
}

const agree = (phrase: string, singular: string, plural: string) =>
  nounNumber(phrase) === 'plural' || isPlural(phrase) || / and /.test(phrase) ? plural : singular;

function frameAction(kit: Kit, action: string, first: boolean, lead: string | null): string[] {
  const [head, rest] = countWordsIn(action) > splitFrom ? splitAction(action) : [action, null];
  const plain = withoutProduct(kit, simplifyWords(head));
  const long = hasMainVerb(tokenize(plain), 1) || countWordsIn(plain) > mostSimpleAction;
  const slots = { A: plain, ...(lead ? leadSlots(lead) : {}) };
  const [name, bank]: Bank = lead
    ? long
      ? ['longActionLeads', longActionLeads]
      : ['actionLeads', actionLeads]
    : long
      ? ['longActionFrames', longActionFrames]
      : first
        ? ['actionFrames', actionFrames]
        : ['nextActionFrames', nextActionFrames];
  const told = [say(kit, name, bank, slots)];
  return rest ? [...told, `they can also ${simplifyWords(rest)}`] : told;
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
    const object = /^(?:the|a|an|their|every|each|all|it|them)$/.test(match[2] ?? '');
    const isVerb = baseVerbs.has(verb) && (!alsoNouns.has(verb) || object);
    const whole = countWordsIn(left) >= 6 && countWordsIn(right) >= 4 && !left.includes(',');
    if (isVerb && whole && !hasMainVerb(tokenize(left), 1)) return [left, right];
  }
  return [action, null];
}

function frameClause(
  kit: Kit,
  clause: string,
  lead: string | null,
  { first, plain: isPlain, topic }: Manner,
): string[] {
  const plain = copies(kit, clause) ? changeWords(clause) : simplifyWords(clause);
  const halves = countWordsIn(plain) > splitFrom || copies(kit, plain) ? splitClause(plain) : null;
  const [head, rest] = halves ?? [plain, null];
  const turned = !rest && (copies(kit, head) || kit.voice.random() < 0.35) ? (frontClause(head) ?? head) : head;
  if (countWordsIn(turned) > mostClauseWords) return [];
  const { product } = kit.wording;
  // The lead has named the product already.
  const own =
    lead && turned.startsWith(`${product} `) ? `it${turned.slice(product.length)}` : lowerFirst(turned, kit.wording);
  const opening = lead
    ? say(kit, topic ? 'topicLeads' : 'clauseLeads', topic ? topicLeads : clauseLeads, { C: own, ...leadSlots(lead) })
    : isPlain
      ? own
      : tieClause(kit, own, first);
  return rest ? [opening, rest] : [opening];
}
