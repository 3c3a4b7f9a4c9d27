import { capitalise } from '../../language/grammar.ts';
import type { ArticleBlock } from '../article/section.ts';
import type { Unit } from './units.ts';

const fewestRows = 3;
const named =
  /^((?:the |an? )?[\p{L}\p{N}'’.-]+(?: (?!is\b|are\b)[\p{L}\p{N}'’.-]+){0,4}) (is|are|has|have|uses|use|contains|contain) (.{12,})\.$/iu;
const unnamed =
  /^(?:because|although|though|when|if|while|since|as|after|before|once|until|in|at|on|from|with|for|by|there|it|they|this|these|both|most|many|some|several|all|each|other|a number|the majority|certain|a large)\b|\b(?:often|still|also|usually|always|now|sometimes)$/i;

/** Name, verb and what is said, where a unit can be a row. */
function readRow({ told: [first, ...others] }: Unit) {
  const [, name = '', verb = '', what = ''] = (others.length === 0 && first && named.exec(first.text)) || [];
  return first &&
    name &&
    !first.isPassive &&
    !unnamed.test(name) &&
    !/ and \p{Ll}+s (?:an?|the|its|to|no|more|less)\b/u.test(what)
    ? { name, verb, what, fact: first.fact }
    : null;
}

export const fitsTable = (unit: Unit) => readRow(unit) !== null;

/** Kinds that the sources describe one by one, side by side; what fits into no row stays prose. */
export function composeKindTable(
  all: readonly Unit[],
  names: readonly string[],
): { block: ArticleBlock; rest: Unit[] } | null {
  // Kinds of one thing: a page on hives and one on bread have no table in common.
  const page = mostCommon(all.filter(fitsTable).map((unit) => unit.page));
  const units = all.filter((unit) => unit.page === page);
  const rows = units.flatMap((unit) => {
    const row = readRow(unit);
    if (!row) return [];
    const { name, verb, what, fact } = row;
    const says = /^(?:is|are)$/.test(verb) ? what : `${verb} ${what}`;
    return [{ unit, cells: [capitalise(name.replace(/^(?:the|an?) /i, '')), `${capitalise(says)}.`], facts: [fact] }];
  });
  if (rows.length < fewestRows) return null;
  return {
    block: {
      kind: 'table',
      header: [(page && names[page]) || 'Kind', 'What the sources say'],
      rows: rows.map(({ cells, facts }) => ({ cells, facts })),
    },
    rest: all.filter((unit) => !rows.some((row) => row.unit === unit)),
  };
}

const mostCommon = (pages: readonly number[]) =>
  [...new Set(pages)].sort((a, b) => count(pages, b) - count(pages, a))[0];

const count = (pages: readonly number[], page: number) => pages.filter((other) => other === page).length;
