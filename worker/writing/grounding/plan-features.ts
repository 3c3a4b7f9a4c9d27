import type { Plan } from '../../contract/product-sheet.ts';
import { functionWords } from '../../language/data/function-words.ts';
import { foldText } from '../../language/fold.ts';
import { stem } from '../../language/stem.ts';
import { partsOf } from './basis.ts';
import { findQuantities } from './numbers.ts';
import { placesOf, standsAsWord } from './stands-as-word.ts';

export type PlanCheck = {
  /** Features that the sentence gives to a plan whose list has them not, nor the list of a plan that it holds all of. */
  findWrongFeatures(sentence: string, basis: string): string[];
};

type Mention = { plans: string[]; from: number; to: number };
type Feature = { text: string; parts: string[] };

/** What a sentence does that says who lacks a feature, needs another plan for it, or compares. */
const withholds =
  /\b(?:not?|never|none|without|lacks?|lacking|missing|beyond|upgrade|unlike|except|excludes?|only|instead|than|need|needs|whether)\b|n['’]t\b/i;
const deniesElsewhere =
  /(?<!\p{L})(?:nicht|kein\p{L}*|ohne|fehlt|erst|statt|sans|pas|manque|sin|falta|non|senza|manca|niet|geen|zonder|ontbreekt|não|sem)(?!\p{L})/iu;
const clauses = /[;:—]|,?\s(?:while|whereas|but|although)\s/g;
/** A plan may be called what people are called: at the beginning such a word is a plan where it does what plans do. */
const asPlan =
  /^\s+(?:plan|package|tier|edition|adds|includes|has|comes|costs|offers|gives|brings|covers|holds|keeps|allows|lets|supports|raises|limits|makes|provides|contains|exports|and|is|also)\b|^,/;
const having =
  /\b(?:adds|includes|has|have|comes with|come with|offers?|gives?|brings?|covers?|contains?|gets?|holds?|allows?|supports?|provides?)\b/i;
const fewestLetters = 6;

export function createPlanCheck(plans: readonly Plan[]): PlanCheck {
  const names = plans.map(({ name }) => name).filter((name) => /^\p{Lu}/u.test(name));
  const listed = new Map(plans.map((plan) => [plan.name, ownList(plan, plans, new Set()).map(partsIn)]));
  const features = [...new Set(plans.flatMap((plan) => plan.includes.map(foldText)))]
    .filter((text) => text.length >= fewestLetters && !names.some((name) => standsAsWord(foldText(name), text)))
    .map((text): Feature => ({ text, parts: partsIn(text) }))
    .filter(({ parts }) => parts.length > 0);
  const has = (plan: string, { parts }: Feature) =>
    listed.get(plan)?.some((own) => own.length > 0 && (holds(own, parts) || holds(parts, own))) ?? false;

  return {
    findWrongFeatures(sentence, basis) {
      return sentence.split(clauses).flatMap((clause) => {
        const named = withholds.test(clause) || deniesElsewhere.test(clause) ? [] : findMentions(clause, names);
        if (named.length === 0) return [];
        const told = partsIn(clause);
        return features.flatMap((feature) => {
          if (!holds(told, feature.parts) || saysOfAll(basis, feature)) return [];
          const isCompared = (plan: string) =>
            features.some((other) => isOtherSize(feature, other) && has(plan, other) && holds(told, other.parts));
          const wrong = ownersOf(
            clause,
            placeOf(feature, clause),
            named,
            (plan) => has(plan, feature) || isCompared(plan),
          );
          return wrong.map((plan) => `${feature.text} in ${plan}`);
        });
      });
    },
  };
}

const holds = (whole: readonly string[], parts: readonly string[]) => parts.every((part) => whole.includes(part));

const wordsIn = ({ parts }: Feature) => parts.filter((part) => !/^\d/.test(part)).join(' ');

/** 'Up to 3 boats' and 'up to 12 boats': 'from three boats to twelve' tells both. */
const isOtherSize = (one: Feature, other: Feature) => one.text !== other.text && wordsIn(one) === wordsIn(other);

/** The words that make a feature, by their stems, and its numbers by what they count. */
function partsIn(text: string): string[] {
  const numbers = findQuantities(text);
  const said = numbers.flatMap((number) => partsOf(number.text));
  const words = partsOf(text).filter(
    (word) => !functionWords.has(word) && !said.includes(word) && /^\p{L}/u.test(word),
  );
  return [...words.map(stem), ...numbers.map(({ value }) => String(value))];
}

/** Where a clause begins to speak of a feature. */
function placeOf({ parts }: Feature, clause: string): number {
  const words = [...clause.matchAll(/[\p{L}\p{N}]+/gu)];
  return words.find(([word]) => partsIn(word).some((part) => parts.includes(part)))?.index ?? 0;
}

/** Which plans are given what stands at this place and do not have it. */
function ownersOf(clause: string, at: number, named: readonly Mention[], has: (plan: string) => boolean): string[] {
  const before = named.findLast(({ to }) => to <= at);
  const after = named.find(({ from }) => from > at);
  const lacking = (mention: Mention | undefined) => mention?.plans.filter((plan) => !has(plan)) ?? [];
  if (!before || !after) return lacking(before ?? after);
  // Between two plans the nearer verb of having decides; without one, either may be meant.
  if (having.test(clause.slice(before.to, at))) return lacking(before);
  return lacking(after).length > 0 ? lacking(before) : [];
}

/** The plans that a clause names, those that stand in one row ("Solo and Studio") together. */
function findMentions(clause: string, names: readonly string[]): Mention[] {
  const single = names
    .flatMap((name) => placesOf(name, clause).map((from) => ({ name, from, to: from + name.length })))
    .filter(({ from, to }) => from > 0 || to === clause.length || asPlan.test(clause.slice(to)))
    .sort((one, other) => one.from - other.from || other.to - one.to);
  const found: Mention[] = [];
  for (const { name, from, to } of single) {
    const last = found.at(-1);
    if (last && from < last.to) continue;
    if (last && /^\s*(?:plans?\s*)?(?:,|and|or|,\s*and|&)?\s*(?:the\s+)?$/i.test(clause.slice(last.to, from))) {
      last.plans.push(name);
      last.to = to;
    } else found.push({ plans: [name], from, to });
  }
  return found;
}

/** A plan's features with those of the plans that it holds all of ("Everything in Solo"). */
function ownList(plan: Plan, plans: readonly Plan[], seen: Set<string>): string[] {
  if (seen.has(plan.name)) return [];
  seen.add(plan.name);
  const own = [...plan.includes, plan.description ?? ''].map(foldText).filter((text) => text !== '');
  const held = plans.filter(
    ({ name }) =>
      name !== plan.name &&
      own.some((text) => /\b(?:everything|all|plus)\b|^\+/.test(text) && standsAsWord(foldText(name), text)),
  );
  return [...own, ...held.flatMap((other) => ownList(other, plans, seen))];
}

/** A fact that gives something to every plan gives it to each. */
const saysOfAll = (basis: string, { parts }: Feature) =>
  basis
    .split('\n')
    .map(foldText)
    .some((fact) => holds(partsIn(fact), parts) && /\b(?:every|all|each|any)\s+(?:\w+\s+)?plans?\b/.test(fact));
