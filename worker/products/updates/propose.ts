import type { ArticleText } from '../../contract/articles.ts';
import * as limits from '../../contract/limits.ts';
import { fieldOf, locateStatements, type StatementField } from '../../contract/markdown/locate.ts';
import type { ArticleChange } from '../../contract/product.ts';
import { createCover } from '../../evidence/cover.ts';
import { keyOf, readStatements, type Statement } from '../../evidence/statements.ts';
import type { KeptClaim } from '../../evidence/types.ts';
import { hashText } from '../../writing/article/wording.ts';
import type { Fact } from '../../writing/types.ts';
import { changeStatement, type Retold } from './change-statement.ts';
import type { States } from './states.ts';

/** A change of a stretch of an article's text, and what the new words rest on. */
export type Proposal = ArticleChange & {
  place: StatementField;
  start: number;
  end: number;
  /** The new statement as readers see it, and its proof; null where nobody but a person can write it. */
  claim: { sentence: string; kept: number[]; fresh: Fact[]; reckoning: string | null } | null;
};

export type Judged = { facts: readonly Fact[]; claims: readonly KeptClaim[] };
type Placed = Statement & { id: string; key: string; held: readonly KeptClaim[] };

const longest: Record<StatementField, number> = {
  title: limits.titleMaxLength,
  excerpt: limits.excerptMaxLength,
  metaDescription: limits.metaDescriptionMaxLength,
  content: limits.contentMaxLength,
};

/** Every sentence and row of an article that its product's sheet tells otherwise by now. */
export function proposeChanges(text: ArticleText, proof: Judged, states: States): Proposal[] {
  const statements = placeStatements(text, proof);
  return (['title', 'excerpt', 'metaDescription', 'content'] as const).flatMap((place) => {
    const within = statements.filter((statement) => fieldOf(statement) === place);
    const ranges = new Map(locateStatements(within, text[place]).map((at) => [at.id, at]));
    return within.flatMap((statement) => {
      const found = ranges.get(statement.id);
      const range = found && statement.place === 'row' ? wholeRow(text[place], found) : found;
      const retold = range && changeStatement(statement, text[place].slice(range.start, range.end), proof, states);
      return range && retold ? [toProposal(retold, { place, range, whole: text[place] })] : [];
    });
  });
}

function placeStatements(text: ArticleText, { claims }: Judged): Placed[] {
  const cover = createCover(claims);
  return readStatements(text).flatMap((block, at) => {
    const keys = block.map((statement) => keyOf(statement.text));
    const held = cover(keys);
    return block.map((statement, next) => ({
      ...statement,
      ...{ id: `${at}-${next}`, key: keys[next] ?? '', held: held[next] ?? [] },
    }));
  });
}

type Where = { place: StatementField; range: { start: number; end: number }; whole: string };

function toProposal({ fields, labels, after, claim }: Retold, { place, range, whole }: Where): Proposal {
  const { start, end } = after === '' ? widen(whole, range) : range;
  const before = whole.slice(range.start, range.end);
  const isTooLong = after !== null && whole.length - before.length + after.length > longest[place];
  const told = isTooLong ? null : after;
  return {
    id: hashText(`${place} ${start} ${before} ${told}`).toString(36),
    ...{ field: fields[0] ?? '', label: labels.join(', '), before, after: told, place, start, end },
    claim: told === null ? null : claim,
  };
}

/** A row with the marks that its first cell begins and its last one ends with. */
function wholeRow(whole: string, { start, end }: { start: number; end: number }) {
  const before = /[^\s|]*$/.exec(whole.slice(Math.max(0, start - mostMarks), start))?.[0] ?? '';
  const after = /^[^\s|]*/.exec(whole.slice(end, end + mostMarks))?.[0] ?? '';
  return { start: start - before.length, end: end + after.length };
}
const mostMarks = 20;

/** A statement that goes takes its stop along, and its line where it stands alone in it. */
function widen(whole: string, { start, end }: { start: number; end: number }) {
  const lineStart = whole.lastIndexOf('\n', start - 1) + 1;
  const next = whole.indexOf('\n', end);
  const lineEnd = next < 0 ? whole.length : next;
  const rest = `${whole.slice(lineStart, start)}${whole.slice(end, lineEnd)}`;
  if (!/[\p{L}\p{N}]/u.test(rest.replace(/^\s*\d+\./, ''))) {
    const isOwnBlock = /\n\n$/.test(whole.slice(0, lineStart)) && /^\n\n/.test(whole.slice(lineEnd));
    return { start: lineStart, end: Math.min(whole.length, lineEnd + (isOwnBlock ? 2 : 1)) };
  }
  const [stop = ''] = /^[.!?…"”’)*_]*\s?/.exec(whole.slice(end)) ?? [];
  return { start, end: end + stop.length };
}

/** The text with the chosen proposals in it. */
export function applyProposals(text: ArticleText, chosen: readonly Proposal[]): ArticleText {
  const fields = { ...text };
  for (const { place, start, end, after } of chosen.toSorted((one, other) => other.start - one.start))
    if (after !== null) fields[place] = fields[place].slice(0, start) + after + fields[place].slice(end);
  return fields;
}
