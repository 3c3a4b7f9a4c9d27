import type { Plan } from '../../contract/product-sheet.ts';
import { foldText } from '../../language/fold.ts';
import { standsAsWord, stem, wordsOf } from '../../language/words.ts';
import { contentWords, partsOf } from './basis.ts';
import { asPlan, clauses, having, withholding } from './data/plan-words.ts';
import { findQuantities } from './numbers.ts';
import { findPlans, type PlanMention } from './plan-mentions.ts';

const withholds = (clause: string) => wordsOf(clause).some((word) => withholding.has(word) || word.endsWith("n't"));

type Row = { plans: string[]; from: number; to: number };

const fewestLetters = 6;

/** Features that a sentence gives to a plan whose list has them not, nor the list of a plan that it holds all of. */
export function createPlanCheck(plans: readonly Plan[]) {
  const names = plans.map(({ name }) => name).filter((name) => /^\p{Lu}/u.test(name));
  const listed = new Map(plans.map((plan) => [plan.name, ownList(plan, plans, new Set()).map(partsIn)]));
  const features = [...new Set(plans.flatMap((plan) => plan.includes.map(foldText)))]
    .filter((text) => text.length >= fewestLetters && !names.some((name) => standsAsWord(foldText(name), text)))
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
