import type { Plan } from '../../../source/types.ts';
import type { Sentence } from '../../section.ts';
import { headNoun, joinList, withArticle } from '../grammar/words.ts';
import { type Kit, say } from '../kit.ts';
import {
  freePlans,
  lastPricedPlans,
  nextPricedPlans,
  openPlans,
  planContents,
  planPurposes,
  planThings,
  pricedPlans,
  secondPrices,
} from '../phrases/plans.ts';
import { lowerFirst, readStatement } from '../rewrite/statement.ts';
import { frame } from './paragraphs.ts';
import { type PlanGroup, priceOf } from './plan-table.ts';

/** A plan in prose: its price, whom it suits, what it includes. */
export function tellPlan(kit: Kit, { name, at }: PlanGroup, place: 'first' | 'middle' | 'last'): Sentence[] {
  const { book, source } = kit.material;
  const plans = at.flatMap((index) => source.plans[index] ?? []);
  const entries = at.flatMap((index) => book.plans[index] ?? []);
  const [plan, second] = plans;
  const [entry, secondEntry] = entries;
  if (!plan || !entry) return [];
  const named =
    /\b(?:plan|licen[cs]e|edition|tier)\b/i.test(name) || name.split(' ').length > 2 ? name : `the ${name} plan`;
  const sentences = frame(kit, sayPrice(kit, plan, named, place), entry.price);
  if (second && secondEntry && /\d/.test(second.price)) {
    sentences.push(
      ...frame(kit, say(kit, 'secondPrice', secondPrices, { name: named, price: priceOf(second) }), [
        ...entry.price,
        ...secondEntry.price,
      ]),
    );
  }
  const described = plan.description && entry.description !== null ? describePlan(kit, plan.description) : null;
  if (described && entry.description !== null)
    sentences.push(...frame(kit, described, [...entry.price, entry.description]));
  const contents = entry.features.length === plan.features.length ? readContents(kit, plan.features) : [];
  if (contents.length >= 2) {
    const facts = [...entry.price, ...entry.features];
    sentences.push(
      ...frame(kit, say(kit, 'planContents', planContents, { name: named, l: joinList(contents) }), facts),
    );
  }
  return sentences;
}

function sayPrice(kit: Kit, plan: Plan, name: string, place: 'first' | 'middle' | 'last'): string {
  const price = priceOf(plan);
  if (/^free$|^[$€£]?\s?0(?:[.,]00?)?\s?€?$/i.test(plan.price)) return say(kit, 'freePlan', freePlans, { name });
  if (!/\d/.test(plan.price)) return say(kit, 'openPlan', openPlans, { name, price: plan.price });
  if (place === 'first') return say(kit, 'pricedPlan', pricedPlans, { name, price });
  return place === 'last'
    ? say(kit, 'lastPricedPlan', lastPricedPlans, { name, price })
    : say(kit, 'nextPricedPlan', nextPricedPlans, { name, price });
}

function describePlan(kit: Kit, description: string): string | null {
  const text = description.replace(/[.!]+$/, '').replace(/\s+/g, ' ');
  const purpose = /^(?:(?:good|great|perfect|ideal|best|made|built|designed|suitable|meant) )?for ([^,;:]+)$/i.exec(
    text,
  )?.[1];
  if (purpose && !/\b(?:you|your|we|our)\b/i.test(purpose))
    return say(kit, 'planPurpose', planPurposes, { for: purpose });
  if (isAudience(text)) return say(kit, 'planPurpose', planPurposes, { for: lowerFirst(text, kit.wording) });
  const statement = readStatement(description, kit.wording);
  if (!statement || statement.leans) return null;
  if (statement.form === 'clause') return statement.text;
  if (statement.form === 'action') return `it lets ${kit.wording.users} ${statement.text}`;
  if (statement.form === 'thing') return say(kit, 'planThing', planThings, { T: lowerFirst(text, kit.wording) });
  return `it ${statement.form === 'state' ? 'is ' : ''}${statement.text}`;
}

const people =
  /(?:[a-z]{3}ers|ors|ists|teams|companies|businesses|shops|studios|schools|people|agencies|brands|groups|startups|families|households|professionals|students|clinics|practices|organi[sz]ations|sites)$/;

/** 'Content teams', 'Publishers with several brands': a description that only names those whom the plan suits. */
const isAudience = (text: string) =>
  text.split(' ').length <= 6 && !/[,;:]|\b(?:you|your|we|our)\b/i.test(text) && people.test(headNoun(text));

/** What a plan includes, as parts of one sentence; longer entries are left to the table. */
function readContents(kit: Kit, features: readonly string[]): string[] {
  return features
    .filter(
      (text) => text.length <= 44 && !/[.:!?,]|\b(?:you|your|we|our|everything in|all in|plus|no|not)\b/i.test(text),
    )
    .slice(0, 4)
    .map((text) => {
      const lowered = lowerFirst(text, kit.wording);
      return /^(?:\p{Ll}[\p{Ll}-]*|\p{Lu}{2,4}) \p{Ll}/u.test(lowered) && !/ (?:and|or) /.test(lowered)
        ? withArticle(lowered)
        : lowered;
    });
}
