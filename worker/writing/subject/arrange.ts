import type { ArticleAngle } from '../../contract/options.ts';
import type { SectionKind } from './angles.ts';
import type { Role } from './roles.ts';
import type { Unit } from './units.ts';

/** Where the short list of an angle takes its items from. */
const pointRoles: Record<ArticleAngle, readonly Role[]> = {
  informational: ['process', 'parts', 'choice'],
  tutorial: ['process', 'parts', 'limits'],
  comparison: ['choice', 'parts', 'kinds'],
  review: ['uses', 'limits', 'process'],
  news: ['history', 'rules', 'figures'],
  business: ['choice', 'rules', 'process'],
};

const mostPoints = 5;
const mostPointWords = 17;
const leastWordsOfSection = 24;

/** What must, should or needs to be done is what a reader keeps. */
const advises = ({ told }: Unit) =>
  /\b(?:must|should|needs? to|ha(?:s|ve) to|before|first|best|enough)\b/.test(told[0]?.text ?? '');

/** Short statements by themselves make the list of points; at most every third of a section, so that it does not run dry. */
export function takePoints(taken: Map<SectionKind, Unit[]>, angle: ArticleAngle): Unit[] {
  const points: Unit[] = [];
  for (const role of pointRoles[angle]) {
    const units = taken.get(role) ?? [];
    const room = Math.floor(units.length / 3);
    const short = units
      .filter(
        ({ told, words, passive, copied }) => told.length === 1 && words <= mostPointWords && passive + copied === 0,
      )
      .sort((a, b) => Number(advises(b)) - Number(advises(a)) || b.id - a.id)
      .slice(0, Math.min(room, mostPoints - points.length));
    points.push(...short);
    taken.set(
      role,
      units.filter((unit) => !short.includes(unit)),
    );
  }
  return points;
}

/** Sections in the order of the sources, without those too small for a heading. */
export function tidy(
  taken: Map<SectionKind, Unit[]>,
  angle: ArticleAngle,
  openings: ReadonlySet<number>,
): Map<SectionKind, Unit[]> {
  const result = new Map<SectionKind, Unit[]>();
  for (const [kind, units] of taken) {
    const words = units.reduce((sum, unit) => sum + unit.words, 0);
    if (kind === 'other') continue;
    if (kind === 'definition' || kind === 'points' || words >= leastWordsOfSection) result.set(kind, inOrder(units));
  }
  const other = taken.get('other') ?? [];
  if (other.reduce((sum, unit) => sum + unit.words, 0) >= leastWordsOfSection) result.set('other', inOrder(other));
  const questions = inOrder(taken.get('questions') ?? []).filter((unit, _, all) => isAnswered(unit, all, openings));
  if (questions.length > 0) result.set('questions', questions);
  else result.delete('questions');
  if (angle === 'news') result.set('history', latestFirst(result.get('history') ?? []));
  return result;
}

/** 'What is X?' is answered by what opens the page on X; the rest of that opening alone would not answer it. */
const isAnswered = (unit: Unit, all: readonly Unit[], openings: ReadonlySet<number>) =>
  all.some((other) => other.page === unit.page && openings.has(other.id));

const inOrder = (units: readonly Unit[]) => [...units].sort((a, b) => a.id - b.id);

/** News begin with what is newest, page by page. */
const latestFirst = (units: readonly Unit[]) =>
  [...units].sort((a, b) => a.page - b.page || yearOf(b) - yearOf(a) || a.id - b.id);

const yearOf = ({ told }: Unit) =>
  Math.max(
    0,
    ...told.flatMap(({ text }) => [...text.matchAll(/\b(?:1[0-9]|20)\d\d\b/g)].map(([year]) => Number(year))),
  );
