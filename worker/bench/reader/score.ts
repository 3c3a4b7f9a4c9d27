import type { ProductSheet } from '../../contract/product-sheet.ts';
import type { Label } from './label.ts';
import { pair } from './pair.ts';
import * as rules from './rules.ts';
import { fold } from './words.ts';

export const kinds = ['plans', 'quotes', 'questions', 'integrations', 'features', 'figures', 'kind', 'never'] as const;
export type Kind = (typeof kinds)[number];

export type Tally = {
  labels: number;
  found: number;
  entries: number;
  /** Entries that find a label. Null where labels name only some: nothing can be said of precision then. */
  right: number | null;
  /** In words, for the sites that may be looked at. */
  missed: string[];
  wrong: string[];
};

export type SiteScore = { site: string; pages: number; tallies: Record<Kind, Tally> };

function tallyOf<L, E>(
  labels: readonly L[],
  entries: readonly E[],
  { matches, tell }: { matches: (label: L, entry: E) => boolean; tell: [(label: L) => string, (entry: E) => string] },
): Tally {
  const { entryOf, finds } = pair(labels, entries, matches);
  const isFound = entryOf.map((entry) => entry !== null);
  return {
    labels: labels.length,
    found: isFound.filter(Boolean).length,
    entries: entries.length,
    right: finds.filter(Boolean).length,
    missed: labels.filter((_, at) => !isFound[at]).map(tell[0]),
    wrong: entries.filter((_, at) => !finds[at]).map(tell[1]),
  };
}

/** One entry may find several labels of one name: a feature that is told on two pages stands in the sheet once. */
function tallyFeatures(label: Label, sheet: ProductSheet): Tally {
  const labels = label.features;
  const tally = tallyOf(labels, sheet.features, {
    matches: (one, other) => rules.isSameFeature(rules.featureOfLabel(one), rules.featureOfEntry(other)),
    tell: [
      ({ name, detail }) => `${name}: ${detail ?? ''}`,
      ({ name, sentences }) => `${name}: ${sentences.join(' | ')}`,
    ],
  });
  const missed = new Set(tally.missed);
  const foundNames = new Set(
    labels.filter(({ name, detail }) => !missed.has(`${name}: ${detail ?? ''}`)).map(({ name }) => fold(name)),
  );
  const stillMissed = tally.missed.filter((text) => !foundNames.has(fold(text.slice(0, text.indexOf(': ')))));
  return { ...tally, missed: stillMissed, found: labels.length - stillMissed.length };
}

function tallyFigures({ numbers }: Label, { figures }: ProductSheet): Tally {
  const missed = numbers.filter((label) => !figures.some((figure) => rules.isSameFigure(label, figure)));
  const found = numbers.length - missed.length;
  return { labels: numbers.length, found, entries: figures.length, right: null, missed, wrong: [] };
}

function tallyKind({ what }: Label, { kind }: ProductSheet): Tally {
  const isRight = kind !== null && rules.isRightKind(what, kind.text);
  return {
    labels: 1,
    found: isRight ? 1 : 0,
    entries: kind ? 1 : 0,
    right: isRight ? 1 : 0,
    missed: kind ? [] : what.slice(0, 1),
    wrong: kind && !isRight ? [kind.text] : [],
  };
}

/** `entries` are the forbidden strings that were found: none should be. */
function tallyNever({ never }: Label, sheet: ProductSheet): Tally {
  const wrong = rules.findForbidden(never, sheet).map(({ string, text }) => `${string} (in: ${text})`);
  return { labels: never.length, found: 0, entries: wrong.length, right: 0, missed: [], wrong };
}

export function scoreSite(site: string, label: Label, sheet: ProductSheet): SiteScore {
  const price = (plan: ProductSheet['plans'][number]) => plan.price && `${plan.price.text} (${plan.price.period})`;
  const tallies: Record<Kind, Tally> = {
    plans: tallyOf(label.plans, sheet.plans, {
      matches: rules.isSamePlan,
      tell: [(plan) => `${plan.name}: ${plan.price} (${plan.period})`, (plan) => `${plan.name}: ${price(plan)}`],
    }),
    quotes: tallyOf(label.quotes, sheet.quotes, {
      matches: rules.isSameQuote,
      tell: [({ text, speaker }) => `${speaker}: ${text}`, ({ text, speaker }) => `${speaker}: ${text}`],
    }),
    questions: tallyOf(label.faq, sheet.questions, {
      matches: rules.isSameQuestion,
      tell: [({ q, a }) => `${q} – ${a}`, ({ question, answer }) => `${question} – ${answer.join(' | ')}`],
    }),
    integrations: tallyOf(label.integrations, sheet.integrations, {
      matches: rules.isSameIntegration,
      tell: [String, ({ name }) => name],
    }),
    features: tallyFeatures(label, sheet),
    figures: tallyFigures(label, sheet),
    kind: tallyKind(label, sheet),
    never: tallyNever(label, sheet),
  };
  return { site, pages: sheet.pages.length, tallies };
}
