import { capitalise, headNoun, nounNumber } from '../../language/grammar.ts';
import { isActivity, thirdPersonOf } from '../../language/verb-forms.ts';
import { nameSubject, subjectOf } from '../../research/index.ts';
import { joinTexts } from '../article/section.ts';
import type { Material } from '../facts/material.ts';

const longest = 32;

/** The subject's name as the article uses it. */
export function readName(material: Material) {
  const text = joinTexts(material.source.pages);
  const words = new Set(text.match(/[\p{L}\p{N}]+/gu));
  const names = new Set([...text.matchAll(/\p{Ll} (\p{Lu}[\p{L}\p{N}]*)/gu)].map(([, word]) => word));
  // With the capitals that the pages give its words in the middle of a sentence.
  const plain = nameSubject(subjectOf(material.brief)).replace(/[\p{L}\p{N}]+/gu, (word) => {
    const named = capitalise(word);
    return names.has(named) && !words.has(word) ? named : word;
  });
  const isDone = isActivity(plain);
  const head = headNoun(plain);
  // 'invoice' is one of several where the pages speak of 'invoices'; of 'storage' there is no such form.
  const plural = head.endsWith('o') ? `${head}s` : thirdPersonOf(head);
  const isOne = !isDone && nounNumber(plain) === 'singular' && words.has(plural);
  return {
    /** As in 'electronic invoice'. */
    plain,
    /** As a sentence names it: 'electronic invoices'. */
    inSentence: isOne ? plain.replace(new RegExp(`(?<= |^)${head}(?= |$)`, 'g'), plural) : plain,
    /** Whether headings can say 'Rules for …' with it; long names and names of one thing stand before a colon instead. */
    isHandy: plain.length <= longest && !(isDone && plain.split(' ').length > 2),
  };
}
