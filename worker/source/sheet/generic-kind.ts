import { wordsOf } from '../../language/words.ts';
import { readSystems } from './access/systems.ts';

/** Words of praise and rank, which say nothing of what it is. */
const praising =
  'missing|only|first|best|leading|modern|simple|fast|powerful|lightweight|beautiful|premium|premier|stunning|gorgeous|delightful|seamless|intuitive|innovative|revolutionary|ultimate|complete|advanced|unified|integrated';

/** What only praises it: nobody searches for that. */
export const praise = new RegExp(
  String.raw`^(?:(?:${praising}|comprehensive|robust|polished|refined|effortless|amazing|awesome|handy|focus+ed|clean|sleek|elegant|elite|minimal(?:ist)?|smart|intelligent|easy(?:-to-use)?|affordable|user-friendly|friendly|next-gen(?:eration)?|[a-z]+-(?:first|grade))[,\s]+)+`,
  'i',
);

/** 'Provably-correct', 'globally-distributed': how it does it. */
const manner = /^[a-z]{2,20}(?:ab|al|ive|ous|ent|ant|ul)ly-[a-z]{2,20} /i;

/** Without what people would not type of it. */
export const asSearched = (kind: string) => kind.replace(praise, '').replace(manner, '');

/** The same, and how it is had. */
export const epithets = new RegExp(
  String.raw`^(?:(?:${praising}|an?|the|free|independent|open[- ]source|pay[- ]as[- ]you[- ]go|subscription(?:[- ]based)?|paid|all-in-one|mit|bsd|gpl|apache|agpl)[,\s]+)+`,
  'i',
);

/** What most products are, and how they come: 'Mac app', 'command-line tool', 'AI agent'. */
export const genericWords: ReadonlySet<string> = new Set(
  [
    'addon agent agents app application assistant cli client extension framework layer package plane platform plugin product',
    'program sdk service site software solution suite system tool toolkit tools website',
    'ai based browser cloud command cross desktop drop first hosted in line local mobile native offline online powered private progressive pwa saas self terminal web',
  ]
    .join(' ')
    .split(' '),
);

/** It says nothing of what the product is for: nobody finds it by that. */
export const isGenericKind = (kind: string) =>
  wordsOf(readSystems(kind.replace(epithets, '')).rest.replaceAll('-', ' ')).every((word) => genericWords.has(word));
