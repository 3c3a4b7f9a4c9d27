import { isPlural } from '../../../language/grammar.ts';
import { alsoNouns, baseOfThird, baseVerbs } from '../../../language/verbs.ts';
import { isWhole } from './clause.ts';
import { isFiniteVerb, tokenize } from './finite.ts';

/** Words after which an 'and' may join something smaller than two doings, or both doings hang on one condition. */
const unsafe =
  /["“”;:]|\b(?:who|that|which|when|if|what|how|where|can|lets?|while|as|before|after|because|although|than|both|between|either|not|never|no|nor|neither|cannot|without|unless|until|only)\b|n't\b/i;
const fewestWords = 5;
const determiner = /^(?:an?|the|every|each|all|their|its|it|them)$/;

/** 'Employees enter their days and send requests' in two sentences, where the second adds to the first. */
export function splitPredicate(text: string, product = ''): [string, string] | null {
  for (const match of text.matchAll(/(,?) and (?=(\p{Ll}+) (\S+))/gu)) {
    const left = text.slice(0, match.index);
    const right = text.slice(match.index + match[0].length);
    const [, comma = '', verb = '', next = ''] = match;
    // A list of things before the verb must be complete, and the list that ends in this 'and' must not lose its end.
    if (unsafe.test(left) || hasInfinitive(left) || !isListed(left, comma) || !isListed(right, ',')) continue;
    const actor = readActor(left, product);
    if (!actor || !isVerb(verb, next, actor.many)) continue;
    if (countOf(left) < fewestWords || countOf(right) < fewestWords || !hasObject(left, actor.many)) continue;
    if (verb === 'can') return [left, `${actor.name} can also ${right.slice('can '.length)}`];
    const also = /^(?:the|it|them|this|that)$/.test(next) ? '' : 'also ';
    return [left, `${actor.name} ${also}${right}`];
  }
  return null;
}

/** 'Quillcast separates the voices, learns the names and marks who speaks': the third doing in a sentence of its own. Only of a product: what people do may be steps. */
export function splitSeries(text: string, product: string): [string, string] | null {
  const match = /^([^,;:]+), (\p{Ll}+) ([^,;:]+?),? and (\p{Ll}+) ([^,;:]+)$/u.exec(text);
  const [, first = '', second = '', its = '', third = '', rest = ''] = match ?? [];
  if (!match || !(first.startsWith(`${product} `) || /^it /i.test(first)) || unsafe.test(`${first} ${its}`))
    return null;
  const isDoing = (verb: string, next: string) => {
    const base = baseOfThird(verb);
    return base !== undefined && (!alsoNouns.has(base) || determiner.test(next) || isPlural(next.replace(/,$/, '')));
  };
  if (/ and /.test(its) || !isWhole(first) || !isDoing(second, its.split(' ')[0] ?? '')) return null;
  if (!isDoing(third, rest.split(' ').find((word) => isPlural(word)) ?? '') && !/^who |^what /.test(rest)) return null;
  return [`${first} and ${second} ${its}`, `it also ${third} ${rest}`];
}

/** 'Helps teams to plan the week and see …': the second doing may hang on the 'to'. */
const hasInfinitive = (text: string) =>
  [...text.matchAll(/ to (\p{Ll}+)/gu)].some(([, word = '']) => baseVerbs.has(word));

const countOf = (text: string) => text.split(' ').length;

/** No commas, or those of one list that ends within the text; a comma before the 'and' says that the list is over. */
const isListed = (text: string, comma: string) =>
  !text.includes(',') || (comma !== '' && /^[^,]+(?:, [^,]+)*, [^,]+ and [^,]+$/.test(text));

function isVerb(verb: string, next: string, many: boolean): boolean {
  if (verb === 'can') return baseVerbs.has(next);
  const base = many ? verb : baseOfThird(verb);
  return base !== undefined && baseVerbs.has(base) && (!alsoNouns.has(base) || determiner.test(next));
}

/** False for 'the app imports' of 'the app imports and exports files': both doings share what follows. */
function hasObject(left: string, many: boolean): boolean {
  if (!isDone(left, many)) return false;
  const words = left.split(' ');
  const last = words.at(-1)?.toLowerCase() ?? '';
  return !(baseVerbs.has(last) || baseOfThird(last) !== undefined) || isDone(words.slice(0, -1).join(' '), many);
}

/** 'Managers place shifts': after a plural that opens the sentence even a word like 'place' is its verb. */
const isDone = (text: string, many: boolean) =>
  isWhole(text) || (many && baseVerbs.has(text.split(' ')[1] ?? '') && countOf(text) > 2);

/** Who does what the sentence says, as a second sentence names them. */
function readActor(left: string, product: string): { name: string; many: boolean } | null {
  const [first = '', second = ''] = left.split(' ');
  if (/^(?:it|they)$/i.test(first)) return { name: first.toLowerCase(), many: /^they$/i.test(first) };
  if (product && (left.startsWith(`${product} `) || product.startsWith(`${first} `)))
    return { name: 'it', many: false };
  if (isPlural(first)) {
    // 'Managers send the rota to employees. They …' might be either of them.
    const others = / (?:to|with|for|from) \p{Ll}+(?:ers|ees|ors|ists|people|clients|patients|guests|students)$/u.test(
      left,
    );
    return { name: others ? first.toLowerCase() : 'they', many: true };
  }
  const isName =
    /^\p{Lu}\p{Ll}+$/u.test(first) && !/^(?:an?|the|each|every|its|their|this|that|these|those|all|some)$/i.test(first);
  const start = /^(?:an?|the)$/i.test(first) ? 1 : isName ? 0 : null;
  if (start === null) return null;
  if (isName && baseOfThird(second) !== undefined && !isPlural(second)) return { name: first, many: false };
  const tokens = tokenize(left);
  const verb = tokens.findIndex((_, at) => at > start && isFiniteVerb(tokens, at));
  const noun = tokens.slice(start, verb).map(({ word }) => word);
  if (verb < 1 || noun.length > 3 || noun.some((word) => /^(?:of|for|in|on|at|with|by|from|and|or)$/.test(word)))
    return null;
  if (isPlural(noun.at(-1) ?? '')) return { name: 'they', many: true };
  return isName
    ? noun.length === 1
      ? { name: first, many: false }
      : null
    : { name: `the ${noun.join(' ')}`, many: false };
}
