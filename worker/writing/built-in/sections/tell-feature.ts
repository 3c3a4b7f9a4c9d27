import type { Sentence } from '../../section.ts';
import type { PlanItem } from '../items.ts';
import { type Kit, say } from '../kit.ts';
import { isUsable } from '../rewrite/clean.ts';
import { readNounPhrase, readStatement } from '../rewrite/statement.ts';
import { tellFact } from '../tell.ts';
import { frame } from './paragraphs.ts';

/** A feature: its name, in whatever way it can stand in a sentence, and what the source says of it. */
export function tellFeature(kit: Kit, at: number, items: readonly PlanItem[]): Sentence[] {
  const { book } = kit.material;
  const feature = book.features[at];
  if (!feature) return [];
  const name = book.facts[feature.name]?.quote ?? '';
  const phrase = readNounPhrase(name, kit.wording);
  const told: Sentence[] = phrase || !isStatement(kit, name) ? [] : tellFact(kit, feature.name, { first: true });
  const slogan = !phrase && told.length === 0 ? readSlogan(name) : null;
  for (const { from, to } of items) {
    for (const fact of feature.details.slice(from, to)) {
      const opening = told.length === 0 ? { feature: phrase, slogan } : {};
      told.push(...tellFact(kit, fact, { first: told.length === 0, ...opening, featureFacts: [feature.name] }));
    }
  }
  if (told.length === 0 && phrase && feature.details.length === 0) {
    told.push(...frame(kit, say(kit, 'bareFeatures', bareFeatures, { n: phrase }), [feature.name]));
  }
  return told;
}

/** True where at least one of the facts can be retold: a name is not announced when nothing follows. */
export const canTell = (kit: Kit, facts: readonly number[]) =>
  facts.some(
    (fact) => !kit.told.has(fact) && readStatement(kit.material.book.facts[fact]?.quote ?? '', kit.wording) !== null,
  );

/** A name that says itself what users or the product can do: 'Send invoices in seconds', 'Works offline'. */
function isStatement(kit: Kit, name: string): boolean {
  const form = readStatement(name, kit.wording)?.form;
  return (form === 'action' || form === 'predicate') && name.split(' ').length >= 2;
}

/** A name that can only stand in quotes. */
function readSlogan(name: string): string | null {
  const text = name.trim().replace(/[.!]+$/, '');
  const words = text.split(/\s+/).length;
  return words >= 2 && words <= 9 && !/[“”"?:]/.test(text) && isUsable(text) ? text : null;
}

/** For features that the source names without a word on how they work. */
const bareFeatures = [
  '{P} also lists {n}',
  'the list of features goes on with {n}',
  'another entry is {n}',
  'also on the list is {n}',
  'the features include {n} too',
] as const;
