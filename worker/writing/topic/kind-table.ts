import { capitalise } from '../built-in/grammar/words.ts';
import type { ArticleBlock } from '../section.ts';
import type { Unit } from './units.ts';

const fewestRows = 3;
const named =
  /^((?:the |an? )?[\p{L}\p{N}'’.-]+(?: (?!is\b|are\b)[\p{L}\p{N}'’.-]+){0,4}) (is|are|has|have|uses|use|contains|contain) (.{12,})\.$/iu;
const unnamed =
  /^(?:there|it|they|this|these|both|most|many|some|several|all|each|other|a number|the majority|certain|a large)\b|\b(?:often|still|also|usually|always|now|sometimes)$/i;

/** Kinds that the sources describe one by one, side by side; what fits into no row stays prose. */
export function composeKindTable(units: readonly Unit[]): { block: ArticleBlock; rest: Unit[] } | null {
  const rows = units.flatMap((unit) => {
    const [first] = unit.told;
    const [, name = '', verb = '', what = ''] = (unit.told.length === 1 && first && named.exec(first.text)) || [];
    if (!first || !name || unnamed.test(name)) return [];
    const says = /^(?:is|are)$/.test(verb) ? what : `${verb} ${what}`;
    return [
      { unit, cells: [capitalise(name.replace(/^(?:the|an?) /i, '')), `${capitalise(says)}.`], facts: [first.fact] },
    ];
  });
  if (rows.length < fewestRows) return null;
  return {
    block: {
      kind: 'table',
      header: ['Kind', 'What the sources say'],
      rows: rows.map(({ cells, facts }) => ({ cells, facts })),
    },
    rest: units.filter((unit) => !rows.some((row) => row.unit === unit)),
  };
}
