import { escapePattern } from '../../escape-pattern.ts';
import { baseVerbs } from '../../language/verbs.ts';
import type { Sentence } from '../article/section.ts';

import type { Kit } from './kit.ts';
import { productNoun } from './product-noun.ts';

const sentencesBetweenKeyphrases = 20;

/** Now and then the product goes by what it is rather than by its name: that keeps the article visibly on its subject. */
export function callByKind(kit: Kit, text: string): string {
  const due = kit.flow.sinceKeyphrase >= sentencesBetweenKeyphrases;
  const noun = due ? productNoun(kit) : null;
  const { product } = kit.wording;
  const verb = text.slice(product.length + 1).split(' ')[0] ?? '';
  // 'The transcription service transcribes' says it twice.
  if (noun?.split(' ').some((word) => word.length > 6 && word.slice(0, 6) === verb.slice(0, 6))) return text;
  return noun && text.startsWith(`${product} `) && !/^\S+(?: \S+)? (?:is|was|will|would)\b/.test(text)
    ? `${noun}${text.slice(product.length)}`
    : text;
}

/** 'Fernhill … It …', 'Users … They …': the name need not come in two sentences running. */
export function nameOnce({ wording: { product, users } }: Kit, text: string, before: Sentence | undefined): string {
  const second = new RegExp(`^${escapePattern(product)} (?=\\p{Ll})`, 'u');
  if (before?.text.startsWith(`${product} `) && second.test(text)) return text.replace(second, 'it ');
  const actors = new RegExp(`^${escapePattern(users)} (?=\\p{Ll})`, 'iu');
  const sameActors =
    before && new RegExp(`^(?:${escapePattern(users)} |${escapePattern(product)} lets )`, 'i').test(before.text);
  return sameActors && actors.test(text) ? text.replace(actors, 'they ') : text;
}

/** 'Also' between two things that one subject does or that are possible with it; never where the second follows from the first. */
export function addAlso(kit: Kit, text: string, before: Sentence | undefined): string {
  const { product, users } = kit.wording;
  // 'Commercial support is available from …' adds to what was said.
  if (
    before &&
    kit.flow.tied < 0.3 * kit.flow.told &&
    /^[^,;:]{4,40} is available (?:from|on|in|as|for|at) /.test(text) &&
    !/\balso\b/.test(before.text)
  )
    return text.replace(' is available ', ' is also available ');
  // What a product is, or is for, is not one more thing that it does.
  if (before && / (?:is|handles) /.test(`${before.text.slice(product.length)} `.slice(0, 10))) return text;
  if (!before || /\b(?:also|too|both|only|not|never|no|so|then)\b/.test(`${text} ${before.text}`)) return text;
  const can = new RegExp(`^(${escapePattern(product)}|it|they|${escapePattern(users)}) can (?=\\p{Ll}+ )`, 'iu');
  const sameUsers = new RegExp(`^(?:${escapePattern(users)} |${escapePattern(product)} lets )`, 'i').test(before.text);
  if (can.test(text) && sameUsers) return text.replace(can, (match) => `${match}also `);
  const act = new RegExp(
    `^(they|${escapePattern(users)}) (?=\\p{Ll}+ (?:an?|their|all|every|each|[\\p{Ll}-]+s)\\b)`,
    'iu',
  );
  const verb = act.test(text) ? (text.replace(act, '').split(' ')[0] ?? '') : '';
  if (baseVerbs.has(verb) && sameUsers) return text.replace(act, (match) => `${match}also `);
  const does = new RegExp(
    `^(${escapePattern(product)}|it) (?!is |was |has |does |can |will )(?=\\p{Ll}+s (?!(?:the|this|that|these|those|it|them|every|each|so)\\b))`,
    'u',
  );
  const sameSubject = before.text.startsWith(`${product} `) && !before.text.startsWith(`${product} lets `);
  return does.test(text) && sameSubject ? text.replace(does, (match) => `${match}also `) : text;
}
