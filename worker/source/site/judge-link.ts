import type { PageLink } from '../types.ts';
import { decodeSegment, isFile, nameOf, segmentsOf } from './address.ts';
import { fillers, type PageKind, pageKinds, tellingBeginnings, unwantedNames } from './page-words.ts';

/** What a page is likely to add to an article. `kind` is null where nothing tells what it is about. */
export type Judged = { worth: number; kind: PageKind | null };

const worthOfUnknown = 20;
const worthOfUnlisted = 5;
const maxTellingWords = 6;
/** Deeper pages treat narrower matter. */
const lessPerSegment = 2;
/** What a page about a part ('/features/reports') is worth of a page about the whole. */
const shareOfPart = 0.4;

const allKinds = Object.keys(pageKinds) as PageKind[];

function stripFillers(name: string): string {
  const words = name.split(' ').filter((word) => !fillers.has(word));
  return words.length > 0 ? words.join(' ') : name;
}

export function kindOf(name: string): PageKind | null {
  const bare = stripFillers(name);
  return allKinds.find((kind) => pageKinds[kind].names.has(name) || pageKinds[kind].names.has(bare)) ?? null;
}

/** Under these, names are of parts: '/features/search' is no search. */
const wholes = new Set<PageKind | null>(['features', 'product', 'integrations', 'uses']);

/** What stands there is somebody's, be it made up. */
const ofSample = /\b(?:sample|example)s?\b/;

const isUnwanted = (name: string) => unwantedNames.has(name) || unwantedNames.has(stripFillers(name));

/** Judges a page of the site by its address and its link's text, before it is read; null where it is not to be read. */
export function judgeLink(url: URL, { text, inMenu }: PageLink): Judged | null {
  const segments = segmentsOf(url).map((segment) => nameOf(decodeSegment(segment)));
  const whole = segments.slice(0, -1).findIndex((segment) => wholes.has(kindOf(segment)));
  if (isFile(url) || segments.slice(0, whole === -1 ? undefined : whole).some(isUnwanted)) return null;
  const name = nameOf(text);
  if (ofSample.test(segments.at(-1) ?? '') || ofSample.test(name)) return null;
  const depth = segments.length * lessPerSegment;
  const kind = kindOf(segments.at(-1) ?? '') ?? kindOf(name);
  if (kind) return { kind, worth: pageKinds[kind].worth - depth };
  if (isUnwanted(name)) return null;
  const parent = segments
    .slice(0, -1)
    .map(kindOf)
    .find((kind) => kind !== null);
  if (parent) return { kind: null, worth: pageKinds[parent].worth * shareOfPart - depth };
  const words = name.split(' ');
  if (tellingBeginnings.has(words[0] ?? '') && words.length <= maxTellingWords)
    return { kind: 'uses', worth: pageKinds.uses.worth - depth };
  if (inMenu) return { kind: null, worth: worthOfUnknown - depth };
  // Pages right under the root are few and about the whole; deeper ones may be thousands.
  return segments.length === 1 ? { kind: null, worth: worthOfUnlisted } : null;
}
