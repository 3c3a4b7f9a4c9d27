import type { Price } from '../../contract/product-sheet.ts';
import { escapePattern } from '../../escape-pattern.ts';
import { keyOf, type Statement } from '../../evidence/statements.ts';
import type { KeptClaim } from '../../evidence/types.ts';
import { splitSentences } from '../../language/sentences.ts';
import { foldText } from '../../language/words.ts';
import { findPrices, samePrice } from '../../source/money/index.ts';
import { pricesOf } from '../../source/sheet/plan-prices.ts';
import { fieldName, readFieldName } from '../../source/words/fields.ts';
import { readSaidPrices } from '../../source/words/set-field.ts';
import type { Fact } from '../../writing/types.ts';
import type { Judged, Proposal } from './propose.ts';
import { mentionsOf, replaceWords, retellPrice, retellRow, retellText, unquoted } from './retell.ts';
import type { FieldChange, States } from './states.ts';

/** What becomes of a statement: its new words as they stand in markdown; null: a person must write them. */
export type Retold = { fields: string[]; labels: string[]; after: string | null; claim: Proposal['claim'] };
type Placed = Statement & { key: string; held: readonly KeptClaim[] };

/** How a statement is to be told now; null where nothing in it is otherwise. */
export function changeStatement(statement: Placed, raw: string, proof: Judged, states: States): Retold | null {
  return fromSheet(statement, raw, states) ?? fromMentions(statement, raw, proof, states);
}

/** What the sheet alone makes is made anew from the sheet as it is now. */
function fromSheet({ key }: Placed, raw: string, { earlier, target, changes }: States): Retold | null {
  for (const { made } of earlier) {
    for (const [about, before] of made) {
      if (keyOf(before.cells.join(' ')) !== key) continue;
      const after = target.made.get(about);
      const named = namesOf(changes, [before.cells.join(' '), after?.cells.join(' ') ?? '']);
      if (!after) return { ...named, after: '', claim: null };
      if (after.cells.join('|') === before.cells.join('|')) return null;
      const told = before.isRow
        ? retellRow(raw, before.cells, after.cells)
        : retellText(raw, before.cells[0] ?? '', after.cells[0] ?? '');
      const fresh = after.facts.flatMap((fact) => target.material.book.facts[fact] ?? []);
      const claim = { sentence: after.cells.join(' | '), kept: [], fresh, reckoning: after.reckoning };
      return { ...named, after: told, claim };
    }
  }
  return null;
}

/** The fields by whose change a statement came to be another: those whose old or new words stand in it, else all. */
function namesOf(changes: readonly FieldChange[], texts: readonly string[]) {
  const own = changes.filter(({ before, after, field }) =>
    [...before, ...(after === null ? [] : [after])].some((value) =>
      readFieldName(field).facet === 'price'
        ? readSaidPrices(value).some((price) => texts.some((text) => mentionsOf(text, price).length > 0))
        : texts.some((text) => foldText(text).includes(foldText(value.split('\n')[0] ?? ''))),
    ),
  );
  const named = own.length > 0 ? own : changes;
  return { fields: named.map(({ field }) => field), labels: named.map(({ label }) => label) };
}

type Step = { raw: string | null; stale: string[]; fresh: string[] };

/** What tells of a field in other words: the old words in it give way to the new ones. */
function fromMentions(statement: Placed, raw: string, { facts }: Judged, states: States): Retold | null {
  let told: string | null = raw;
  const touched: FieldChange[] = [];
  const stale: string[] = [];
  const fresh: string[] = [];
  const basis = statement.held.flatMap((claim) => claim.facts.flatMap((fact) => facts[fact] ?? []));
  for (const change of states.changes) {
    const isPrice = readFieldName(change.field).facet === 'price';
    const step: Step | null = isPrice
      ? stepOfPrice(change, told ?? raw, { statement, basis, states })
      : stepOfText(change, told ?? raw, statement);
    if (!step) continue;
    touched.push(change);
    told = told === null ? null : step.raw;
    stale.push(...step.stale);
    fresh.push(...step.fresh);
  }
  if (touched.length === 0) return null;
  const isStale = (fact: Fact) => stale.some((text) => foldText(fact.quote).includes(foldText(text)));
  const kept = [...new Set(statement.held.flatMap((claim) => claim.facts))].filter((fact) => {
    const known = facts[fact];
    return known && !isStale(known);
  });
  const target = states.target.material.book.facts;
  const found = fresh.flatMap((text) => target.findLast(({ quote }) => foldText(quote).includes(foldText(text))) ?? []);
  return {
    fields: touched.map(({ field }) => field),
    labels: touched.map(({ label }) => label),
    after: told,
    claim: told === null ? null : { sentence: plain(told), kept, fresh: found, reckoning: null },
  };
}

const plain = (raw: string) => raw.replace(/\[([^\][]*)\]\([^)[]*\)/g, '$1').replace(/\*\*|\\(?=[*`<>[\]|\\])/g, '');

type Around = { statement: Placed; basis: readonly Fact[]; states: States };

function stepOfPrice({ field, before, after }: FieldChange, raw: string, around: Around): Step | null {
  const { statement, basis, states } = around;
  const now = after === null ? [] : readSaidPrices(after);
  const gone = before.flatMap(readSaidPrices).filter((price) => !now.some((other) => samePrice(price, other)));
  const own = states.target.sheet.plans.find(({ name }) => field === planField(name));
  const name = own?.name ?? states.earlier[0]?.sheet.plans.find((plan) => field === planField(plan.name))?.name ?? '';
  const rests = (price: Price) => basis.some(({ quote }) => mentionsOf(quote, price).length > 0);
  const isNamed = name !== '' && asWord(name).test(statement.text);
  const isOutside = statement.place !== 'text' && statement.place !== 'row';
  for (const price of gone) {
    const others = othersWith(price, name, states);
    if (mentionsOf(raw, price).length === 0) {
      // An amount that was worked out from the price.
      const isReckoned = rests(price) && isNamed && findPrices(statement.text).length > 0 && others.length === 0;
      const isTold = now.some((other) => mentionsOf(raw, other).length > 0) || knownIn(statement.text, states);
      if (isReckoned && !isTold) return { raw: null, stale: [], fresh: [] };
      continue;
    }
    if (!rests(price) && !isNamed && !isOutside && !statement.text.includes(states.target.sheet.name)) continue;
    // Of two plans at one price the sentence must say which it means.
    if (others.length > 0 && (!isNamed || others.some((other) => asWord(other).test(statement.text)))) {
      if (isNamed) return { raw: null, stale: [], fresh: [] };
      continue;
    }
    const next = now.find(({ period }) => period === price.period) ?? now[0] ?? null;
    const told = retellPrice(raw, price, next);
    return { raw: told, stale: [price.text], fresh: next ? [next.text] : [] };
  }
  return null;
}

const planField = (name: string) => fieldName('plan', name, 'price');

/** All of a statement's sums are prices that the sheet has. */
const knownIn = (text: string, { target, earlier }: States) => {
  const prices = [target, ...earlier].flatMap(({ sheet }) =>
    sheet.plans.flatMap(({ price, otherPrices }) => [...(price ? [price] : []), ...otherPrices]),
  );
  return findPrices(text).every(({ price }) => prices.some(({ amount }) => amount === price.amount));
};

const othersWith = (price: Price, name: string, { target }: States) =>
  target.sheet.plans
    .filter((plan) => plan.name !== name && pricesOf(plan).some((own) => samePrice(own, price)))
    .map((plan) => plan.name);

const asWord = (name: string) => new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'iu');

/** Shorter words stand in many a sentence. */
const fewestLetters = 3;

function stepOfText({ before, after }: FieldChange, raw: string, { text }: Placed): Step | null {
  const fresh = after === null ? [] : piecesOf(after);
  for (const value of before) {
    const own = piecesOf(value);
    const gone = own.filter((piece) => !fresh.some((other) => foldText(other) === foldText(piece)));
    const added = fresh.filter((piece) => !own.some((other) => foldText(other) === foldText(piece)));
    for (const [at, piece] of gone.entries()) {
      if (piece.length < fewestLetters || !asWord(piece.replace(/[.\s]+$/, '')).test(unquoted(text))) continue;
      const next = gone.length === added.length ? added[at] : undefined;
      if (next !== undefined) return { raw: replaceWords(raw, piece, next), stale: [piece], fresh: [next] };
      const isWhole = keyOf(piece) === keyOf(text);
      return { raw: isWhole && added.length === 0 ? '' : null, stale: [piece], fresh: [] };
    }
  }
  return null;
}

const piecesOf = (text: string) => text.split('\n').flatMap(splitSentences);
