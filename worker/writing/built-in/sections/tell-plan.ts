import type { Plan } from '../../../contract/product-sheet.ts';
import { headNoun, joinList, withArticle, withThe } from '../../../language/grammar.ts';
import type { Sentence } from '../../article/section.ts';
import { type Kit, state } from '../kit.ts';
import { isFree } from '../offers.ts';
import { lowerFirst, readStatement } from '../rewrite/statement.ts';
import { priceOf } from './plan-table.ts';

/** A plan in prose: its price, whom it suits, and what it has that the one before has not. */
export function tellPlan(kit: Kit, at: number): Sentence[] {
  const { book, source } = kit.material;
  const plan = source.sheet.plans[at];
  const entry = book.plans[at];
  if (!plan || !entry) return [];
  const { name } = plan;
  const before = source.sheet.plans[at - 1];
  const purpose = plan.description && entry.description !== null ? readPurpose(kit, plan.description) : null;
  const facts = [...entry.price, ...(purpose && entry.description !== null ? [entry.description] : [])];
  const contents = readContents(kit, plan, before);
  const withContents = [...entry.price, ...entry.includes];
  const sentences: Sentence[] = [];
  const has = contents
    ? [contents.limit, contents.extras]
        .flatMap((part) => part ?? [])
        .join(before && !contents.builds ? ' and also ' : ' and ')
    : '';
  // 'One person who estimates and builds and covers 1 user' would run on.
  const inOne =
    purpose !== null && contents !== null && contents.limit !== null && !contents.builds && !/ and /.test(purpose);
  if (inOne) {
    sentences.push(
      ...state(kit, `${withPrice(plan, name)} ${purpose} and ${contents.limit}`, [...facts, ...entry.includes]),
    );
    if (before && contents.extras) sentences.push(...state(kit, `it also ${contents.extras}`, withContents));
  } else if (purpose) {
    sentences.push(...state(kit, tellPrice(plan, name, purpose), facts));
    if (has) sentences.push(...state(kit, `it ${has}`, withContents));
  } else if (has) sentences.push(...state(kit, `${withPrice(plan, name)} ${has}`, withContents));
  const [second] = plan.otherPrices.filter(({ kind }) => kind === 'amount');
  if (second) sentences.push(...state(kit, `${name} also comes at ${priceOf(second)}`, entry.price));
  return sentences;
}

const withPrice = (plan: Plan, name: string) =>
  isFree(plan)
    ? `${name}, which is free,`
    : plan.price?.kind === 'amount'
      ? `${name}, at ${priceOf(plan.price)},`
      : name;

function tellPrice(plan: Plan, name: string, purpose: string): string {
  if (isFree(plan)) return `${name} is free and ${purpose}`;
  if (plan.price?.kind === 'amount') return `${name} costs ${priceOf(plan.price)} and ${purpose}`;
  return /^custom$/i.test(plan.price?.text.trim() ?? '')
    ? `${name} has a custom price and ${purpose}`
    : `${name} ${purpose}`;
}

/** 'is for a single café with a small team'; null where the description cannot follow the plan's name. */
function readPurpose(kit: Kit, description: string): string | null {
  const text = description.replace(/(?<![.!])[.!]+$/, '').replace(/\s+/g, ' ');
  const whom = /^(?:(?:good|great|perfect|ideal|best|made|built|designed|suitable|meant) )?for ([^:;]+)$/i.exec(
    text,
  )?.[1];
  if (whom && !/\b(?:you|your|we|our)\b/i.test(whom)) return `is for ${whom}`;
  const use = /^to (\p{Ll}+ .+)$/iu.exec(text)?.[1];
  if (use) {
    const shifted = use.replace(/\bit\b/, kit.wording.product).replace(/\byour\b/g, 'their');
    return /\b(?:you|we|our)\b/i.test(shifted) ? null : `lets ${kit.wording.users} ${shifted}`;
  }
  if (/\b(?:you|your|we|our)\b/i.test(text)) return null;
  if (isPeople(text)) return `is for ${joinList(lowerFirst(text, kit.wording).split(', '))}`;
  const statement = readStatement(description, kit.wording);
  if (statement?.form === 'state' || statement?.form === 'predicate')
    return statement.form === 'state' ? `is ${statement.text}` : statement.text;
  return null;
}

const people =
  /(?:[a-z]{3}ers|ors|ists|teams?|companies|business(?:es)?|firms?|shops?|studios?|schools?|people|agenc(?:y|ies)|brands|groups|startups|families|households|professionals|students|clinics|practices|organi[sz]ations?|sites?|person|builder|owner)$/;

/** 'Content teams', 'A firm with an office and a site': a description that only names those whom the plan suits. */
function isPeople(text: string): boolean {
  if (text.split(' ').length > 10 || /[;:]/.test(text)) return false;
  return text.split(', ').every((part) => people.test(headNoun(part.replace(/ (?:who|that|with|and) .*$/, ''))));
}

/** What a plan has: 'covers up to 15 employees', or, where it builds on the one before, what it adds to that. */
function readContents(kit: Kit, plan: Plan, before: Plan | undefined): Contents | null {
  const builds =
    before !== undefined &&
    plan.includes.some((text) => /^(?:everything|all) in\b/i.test(text) && text.includes(before.name));
  const listed = plan.includes.filter(
    (text) => text.length <= 48 && !/[.:!?,(]|\b(?:you|your|we|our|everything in|all in|plus|no|not)\b/i.test(text),
  );
  const limit = listed.find(readLimit);
  const limits = builds ? listed.filter((text) => text === limit) : listed.filter(readLimit).slice(0, 3);
  const extras = listed
    .filter((text) => !limits.includes(text))
    .slice(0, 4)
    .map((text) => asNoun(kit, text));
  if (!limit && extras.length === 0) return null;
  return {
    limit:
      builds && limit
        ? tellLimit(limit, before)
        : limits.length > 0
          ? `covers ${joinList(limits.map(lowerLimit))}`
          : null,
    extras:
      extras.length > 0
        ? builds && before
          ? addTo(before.name, extras)
          : `includes ${before ? joinEntries(extras) : joinFirst(extras)}`
        : null,
    builds,
  };
}

/** The first plan's list ends with a longer breath than the others'. */
const joinFirst = (extras: readonly string[]) =>
  extras.length === 3 && !extras.some((entry) => / and /.test(entry))
    ? `${joinList(extras.slice(0, -1))} as well as ${extras.at(-1)}`
    : joinEntries(extras);

/** What the smaller plan has belongs to the larger one, and is said with it. */
const addTo = (smaller: string, extras: readonly string[]) =>
  extras.length > 3 || extras.some((entry) => / and /.test(entry))
    ? `adds ${joinEntries(extras)}`
    : `has everything in ${smaller} as well as ${joinList(extras)}`;

type Contents = { limit: string | null; extras: string | null; builds: boolean };

/** Of entries with an 'and' of their own, only one can stand in a sentence, at its end. */
function joinEntries(entries: readonly string[]): string {
  const plain = entries.filter((entry) => !/ and /.test(entry));
  const double = entries.find((entry) => / and /.test(entry));
  if (!double) return joinList(plain);
  return plain.length === 0 ? double : `${joinList(plain)}${plain.length > 1 ? ',' : ''} as well as ${double}`;
}

/** 'Up to 15 employees', 'Unlimited employees', '5 users'. */
const readLimit = (text: string) =>
  /^(?:(up to|unlimited)\s+)?([\d,.]+)?\s?(\p{Ll}[\p{Ll} -]*)$/iu
    .exec(text)
    ?.slice(1)
    .some((part, at) => at < 2 && part !== undefined) ?? false;

/** '1 user' is 'one user' in running text. */
const lowerLimit = (limit: string) => `${limit.charAt(0).toLowerCase()}${limit.slice(1)}`.replace(/^1 /, 'one ');

function tellLimit(limit: string, before: Plan | undefined): string {
  const text = lowerLimit(limit);
  const unit = text.replace(/^(?:up to|unlimited)\s+/, '').replace(/^[\d,.]+\s?/, '');
  const limited = before?.includes.some((other) => other.toLowerCase().endsWith(unit) && /\d/.test(other)) ?? false;
  if (limited && /^unlimited/.test(text)) return `lifts the limit on ${unit}`;
  if (limited && /^up to/.test(text)) return `raises the limit to ${text.replace(/^up to /, '')}`;
  return `covers ${text}`;
}

/** Of these there is one or there are several; of other words a list does not tell whether they take an article. */
const countable = new Set(
  'log page view plan shop calendar library portal domain manager app dashboard board clock desk link widget list report tablet form template channel editor contact site account agreement map chart team user seat lookup'.split(
    ' ',
  ),
);

/** An entry of a plan's list in running text; what the article knows as a feature takes 'the'. */
function asNoun(kit: Kit, text: string): string {
  const named = kit.material.source.sheet.integrations.some(({ name }) => text.includes(name));
  const lowered = named
    ? text
    : text
        .split(' ')
        .map((word) => lowerFirst(word, kit.wording))
        .join(' ');
  if (named || / (?:and|or) /.test(lowered) || /(?:tion|ment|ance|ence)$/.test(lowered)) return lowered;
  const known = kit.material.source.sheet.features.some(({ name }) => name.toLowerCase() === text.toLowerCase());
  if (known) return / (?:by|in|on|against|at|for|of|with) /.test(lowered) ? lowered : withThe(lowered);
  return countable.has(headNoun(lowered)) ? withArticle(lowered) : lowered;
}
