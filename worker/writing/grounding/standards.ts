import { hasRoot, partsOf, type Told } from './basis.ts';
import { costsNothing, promises, standards } from './data/promise-words.ts';

/** Standards, certificates and promises that the facts of a sentence do not make. */
export function findStandards({ text, folded, language, basis }: Told): string[] {
  const named = (text.match(standards) ?? []).filter((name) => !basis.text.includes(name.toLowerCase()));
  const promised = language === 'en' ? (folded.match(promises) ?? []) : [];
  const isSaid = (word: string) =>
    word === 'free' ? costsNothing.test(basis.text) : partsOf(word).every((part) => hasRoot(basis.roots, part));
  return [...named, ...promised.filter((word) => !isSaid(word))];
}
