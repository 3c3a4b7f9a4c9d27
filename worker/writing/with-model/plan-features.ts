import type { Plan } from '../../contract/product-sheet.ts';
import { foldText } from '../../language/fold.ts';
import { placesOf, standsAsWord } from './stands-as-word.ts';

export type PlanCheck = {
  /** Features that the sentence gives to a plan whose list has them not, nor the list of a plan that it holds all of. */
  findWrongFeatures(sentence: string, basis: string): string[];
};

type Mention = { plans: string[]; from: number; to: number };

/** What a sentence does that says who lacks a feature, needs another plan for it, or compares. */
const withholds =
  /\b(?:not?|never|none|without|lacks?|lacking|missing|beyond|upgrade|unlike|except|excludes?|only|instead|than|need|needs|whether)\b|n['’]t\b/i;
const deniesElsewhere =
  /(?<!\p{L})(?:nicht|kein\p{L}*|ohne|fehlt|erst|statt|sans|pas|manque|sin|falta|non|senza|manca|niet|geen|zonder|ontbreekt|não|sem)(?!\p{L})/iu;
const clauses = /[;:—]|,?\s(?:while|whereas|but|although)\s/g;
/** A plan may be called what people are called: at the beginning such a word is a plan where it does what plans do. */
const asPlan =
  /^\s+(?:plan|package|tier|edition|adds|includes|has|comes|costs|offers|gives|brings|covers|and|is|also)\b|^,/;
const having = /\b(?:adds|includes|has|have|comes with|come with|offers?|gives?|brings?|covers?|contains?|gets?)\b/i;
const fewestLetters = 6;

export function createPlanCheck(plans: readonly Plan[]): PlanCheck {
  const names = plans.map(({ name }) => name).filter((name) => /^\p{Lu}/u.test(name));
  const listed = new Map(plans.map((plan) => [plan.name, ownList(plan, plans, new Set())]));
  const features = [...new Set(plans.flatMap((plan) => plan.includes.map(foldText)))].filter(
    (feature) => feature.length >= fewestLetters && !names.some((name) => standsAsWord(foldText(name), feature)),
  );
  const has = (plan: string, feature: string) =>
    listed.get(plan)?.some((own) => standsAsWord(feature, own) || standsAsWord(own, feature)) ?? false;

  return {
    findWrongFeatures(sentence, basis) {
      return sentence.split(clauses).flatMap((clause) => {
        const named = withholds.test(clause) || deniesElsewhere.test(clause) ? [] : findMentions(clause, names);
        if (named.length === 0) return [];
        const lower = clause.toLowerCase();
        return features.flatMap((feature) => {
          const [at] = placesOf(feature, lower);
          if (at === undefined || saysOfAll(basis, feature)) return [];
          const wrong = ownersOf(clause, at, named, (plan) => has(plan, feature));
          return wrong.map((plan) => `${feature} in ${plan}`);
        });
      });
    },
  };
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
    .flatMap((name) => {
      return placesOf(name, clause).map((from) => ({ name, from, to: from + name.length }));
    })
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
const saysOfAll = (basis: string, feature: string) =>
  basis
    .split('\n')
    .map(foldText)
    .some((fact) => standsAsWord(feature, fact) && /\b(?:every|all|each|any)\s+(?:\w+\s+)?plans?\b/.test(fact));
