import { joinList } from '../../../language/grammar.ts';
import type { Sentence } from '../../article/section.ts';
import { type Kit, state } from '../kit.ts';
import { productNoun } from '../product-noun.ts';

const perSentence = 8;
const mostNames = 24;

/** The tools that the product works with: all of them, as far as a sentence or two hold them. */
export function tellIntegrations(kit: Kit): Sentence[] {
  const listed = kit.material.book.integrations.slice(0, mostNames);
  const { product } = kit.wording;
  const sentences: Sentence[] = [];
  // Shared out evenly, so that no name is left over for a sentence of its own.
  const size = Math.ceil(listed.length / Math.ceil(listed.length / perSentence));
  for (let at = 0; at < listed.length; at += size) {
    const part = listed.slice(at, at + size);
    const names = listNames(part.map(({ name }) => name));
    const text =
      at === 0
        ? `${productNoun(kit) ?? (kit.keyphrase.activity ? `for ${kit.keyphrase.activity}, ${product}` : product)} works with ${names}`
        : `${at === size ? 'it also connects' : 'the list goes on'} with ${names}`;
    sentences.push(
      ...state(
        kit,
        text,
        part.map(({ fact }) => fact),
      ),
    );
  }
  return sentences;
}

/** 'Xero, Sage, as well as Square': the last one apart, so that a long row of names has an end to hear. */
function listNames(names: readonly string[]): string {
  if (names.length === 2) return `both ${joinList(names)}`;
  if (names.length < 3) return joinList(names);
  return `${joinList(names.slice(0, -1))}${names.length > 3 ? ',' : ''} as well as ${names.at(-1)}`;
}
