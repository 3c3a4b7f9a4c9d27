import type { Plan } from '../../contract/product-sheet.ts';
import { functionWords } from '../../language/data/function-words.ts';
import { isPossibleThird, isThirdPersonVerb } from '../../language/verbs.ts';
import { foldText, placesOf, standsAsWord, stem, wordsOf } from '../../language/words.ts';
import { type FoundPrice, findPrices, samePrice } from '../../source/money/index.ts';
import { pricesOf } from '../../source/sheet/plan-prices.ts';
import { plainNames } from '../facts/material.ts';
import { contentWords, partsOf } from './basis.ts';
import * as patterns from './data/patterns.ts';
import { asPlan, clauses, having, withholding } from './data/plan-words.ts';
import { findQuantities } from './figures.ts';
import { endsOf } from './money.ts';

export type PlanMention = { name: string; from: number; to: number };

/** What goes on from a subject: a verb, or a word of grammar. */
export const followsSubject = (word: string) =>
  functionWords.has(word) || isThirdPersonVerb(word) || isPossibleThird(word);

/** 'Free software can …' names no plan; 'Free has ten pans' does. */
function isAdjective(name: string, behind: string): boolean {
  const [, next = ''] = /^ (\p{Ll}+)/u.exec(behind) ?? [];
  return plainNames.test(name) && next !== '' && !followsSubject(next) && !patterns.isPlan.test(behind);
}

/** Where a sentence names plans, as they are written or, before 'plan', in small letters; of names in one another the longest. */
export function findPlans(sentence: string, names: readonly string[]): PlanMention[] {
  const lower = sentence.toLowerCase();
  const isNamed = ({ name, from, to }: PlanMention) =>
    sentence.startsWith(name, from) && !(from === 0 && isAdjective(name, sentence.slice(to)));
  const all = [...new Set(names)]
    .flatMap((name) => [...placesOf(name.toLowerCase(), lower)].map((from) => ({ name, from, to: from + name.length })))
    .filter((mention) => isNamed(mention) || patterns.isPlan.test(lower.slice(mention.to)));
  const longest = ({ from, to }: PlanMention) =>
    all.every((other) => other.from > from || other.to < to || other.to - other.from <= to - from);
  return all.filter(longest).sort((one, other) => one.from - other.from);
}

/** Plans with each of their prices; a price of which nothing is said is none. */
export const pricedPlans = (plans: readonly Plan[]) =>
  plans.map((plan) => ({ name: plan.name, prices: pricesOf(plan) }));

/** A price that is said of one plan must be that plan's: true facts joined wrongly are invented too. */
export function findSwappedPrices(sentence: string, plans: ReturnType<typeof pricedPlans>): string[] {
  const pricesOf = (some: typeof plans) => some.flatMap(({ prices }) => prices).flatMap(endsOf);
  // By its amount alone: with another period it is somebody's price told wrongly.
  const isAnyPlans = ({ price: told }: FoundPrice) =>
    pricesOf(plans).some(({ amount, kind }) => amount === told.amount && kind === told.kind);
  const claims = findPrices(sentence).filter(isAnyPlans);
  const names = plans.map(({ name }) => name);
  const named = findPlans(sentence, names);
  return claims.flatMap((claim) => {
    const owner = ownerOf(claim, claims, named, sentence)?.name;
    const own = pricesOf(plans.filter(({ name }) => name === owner));
    // What it is paid for is held against the facts.
    const isOther = owner && !own.some((price) => samePrice({ ...price, unit: null }, claim.price));
    return isOther ? [`${claim.price.text} for ${owner}`] : [];
  });
}

/**
 * The plan that a price is said of: in a row of as many plans as prices the one in the same place; else the one that it is `on`, the
 * nearest of the same clause, the last one named before, or the first one after.
 */
function ownerOf(claim: FoundPrice, claims: readonly FoundPrice[], named: readonly PlanMention[], sentence: string) {
  const { start, end } = claim;
  const first = claims[0]?.start ?? 0;
  if (named.length === claims.length && named.every(({ from }) => from < first)) return named[claims.indexOf(claim)];
  const ends = [...sentence.matchAll(patterns.clauseEnds)].map(({ index }) => index);
  const [from, to] = [ends.findLast((at) => at < start) ?? 0, ends.find((at) => at >= end) ?? sentence.length];
  const attached = named.find((plan) => plan.from > end && patterns.belongs.test(sentence.slice(end, plan.from)));
  const [nearest] = named
    .filter((plan) => plan.from >= from && plan.from < to)
    .sort((one, other) => Math.abs(one.from - start) - Math.abs(other.from - start));
  return attached ?? nearest ?? named.findLast((plan) => plan.from < start) ?? named[0];
}

const withholds = (clause: string) => wordsOf(clause).some((word) => withholding.has(word) || word.endsWith("n't"));

type Row = { plans: string[]; from: number; to: number };

/** Features that a sentence gives to a plan whose list has them not, nor the list of a plan that it holds all of. */
export function createPlanCheck(plans: readonly Plan[]) {
  const names = plans.map(({ name }) => name).filter((name) => /^\p{Lu}/u.test(name));
  const listed = new Map(plans.map((plan) => [plan.name, ownList(plan, plans, new Set()).map(partsIn)]));
  const features = [...new Set(plans.flatMap((plan) => plan.includes.map(foldText)))]
    .filter((text) => text.length >= 6 && !names.some((name) => standsAsWord(foldText(name), text)))
    .map((text) => ({ text, parts: headOf(text) }));
  const has = (plan: string, parts: readonly string[]) =>
    listed.get(plan)?.some((own) => own.length > 0 && (holds(own, parts) || holds(parts, own))) ?? false;

  const wrongIn = (clause: string, facts: readonly string[]) => {
    const rows = withholds(clause) ? [] : rowsOf(clause, findPlans(clause, names));
    const told = rows.length > 0 ? partsIn(clause) : [];
    // 'From 3 boats to 12': a size that the plan has is told with that of another.
    const lacks = (parts: readonly string[]) => (plan: string) =>
      !has(plan, parts) &&
      !features.some(
        (other) => sizeless(other.parts) === sizeless(parts) && has(plan, other.parts) && holds(told, other.parts),
      );
    return features
      .filter(({ parts }) => parts.length > 0 && holds(told, parts) && !saysOfAll(facts, parts))
      .flatMap(({ text, parts }) => ownersOf(clause, parts, rows, lacks(parts)).map((plan) => `${text} in ${plan}`));
  };
  return (sentence: string, basis: string) =>
    sentence.split(clauses).flatMap((clause) => wrongIn(clause, basis.split('\n')));
}

/** 'Score library with 5 GB' is a score library; what it comes with is told or not. */
function headOf(text: string): string[] {
  const head = partsIn(text.split(/\s(?:with|for|from|to|via|under|by|including)\s/, 1).join());
  return head.length > 1 ? head : partsIn(text);
}

const holds = (whole: readonly string[], parts: readonly string[]) => parts.every((part) => whole.includes(part));
const sizeless = (parts: readonly string[]) => parts.filter((part) => !/^\d/.test(part)).join(' ');

/** The words that make a feature, by their stems, and its numbers by what they count. */
function partsIn(text: string): string[] {
  const numbers = findQuantities(text);
  const said = numbers.flatMap((number) => partsOf(number.text));
  const words = contentWords(text).filter((word) => !said.includes(word) && /^\p{L}/u.test(word));
  return [...words.map(stem), ...numbers.map(({ value }) => String(value))];
}

/** Which plans are given a feature and lack it: of two, the one before where it has, else either may be meant. */
function ownersOf(clause: string, parts: readonly string[], rows: readonly Row[], lacks: (plan: string) => boolean) {
  const words = [...clause.matchAll(/[\p{L}\p{N}]+/gu)];
  const at = words.find(([word]) => partsIn(word).some((part) => parts.includes(part)))?.index ?? 0;
  const before = rows.findLast(({ to }) => to <= at);
  const after = rows.find(({ from }) => from > at);
  const lacking = (row: Row | undefined) => row?.plans.filter(lacks) ?? [];
  if (!before || !after) return lacking(before ?? after);
  return having.test(clause.slice(before.to, at)) || lacking(after).length > 0 ? lacking(before) : [];
}

/** Plans that stand in one row ("Solo and Studio") are told of together. */
function rowsOf(clause: string, named: readonly PlanMention[]): Row[] {
  const rows: Row[] = [];
  for (const { name, from, to } of named) {
    if (from === 0 && to < clause.length && !asPlan.test(clause.slice(to))) continue;
    const last = rows.at(-1);
    if (last && /^\s*(?:plans?\s*)?(?:,|and|or|,\s*and|&)?\s*(?:the\s+)?$/i.test(clause.slice(last.to, from))) {
      last.plans.push(name);
      last.to = to;
    } else rows.push({ plans: [name], from, to });
  }
  return rows;
}

/** A plan's features with those of the plans that it holds all of ("Everything in Solo"). */
function ownList(plan: Plan, plans: readonly Plan[], seen: Set<string>): string[] {
  if (seen.has(plan.name)) return [];
  seen.add(plan.name);
  const own = [...plan.includes, plan.description ?? ''].map(foldText).filter((text) => text !== '');
  const isHeld = ({ name }: Plan) =>
    name !== plan.name &&
    own.some((text) => /\b(?:everything|all|plus)\b|^\+/.test(text) && standsAsWord(foldText(name), text));
  return [...own, ...plans.filter(isHeld).flatMap((other) => ownList(other, plans, seen))];
}

/** A fact that gives something to every plan gives it to each. */
const saysOfAll = (facts: readonly string[], parts: readonly string[]) =>
  facts.some((fact) => /\b(?:every|all|each|any)\s+(?:\w+\s+)?plans?\b/i.test(fact) && holds(partsIn(fact), parts));
