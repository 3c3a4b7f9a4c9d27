import { isPlural } from '../../../language/grammar.ts';
import { auxiliaries, baseOfThird, baseVerbs, isPast, thirdPerson } from '../../../language/verbs.ts';
import { hasLikelyVerb, hasMainVerb, tokenize } from './finite.ts';

/** 'Price lists can be imported' becomes 'builders can import price lists': on a product's page it is its users who can. */
export function turnPassive(text: string, users: string): string | null {
  const match =
    /^([^,;:]{4,60}|[^,;:]{4,30}, [^,;:]{4,30} and [^,;:]{4,30}) can (also )?be (\p{Ll}+ed|sent|kept|shown)(?: (or|and) (\p{Ll}+ed))?( by [^;:]+| [^,;:]+)?$/u.exec(
      text,
    );
  const [, subject = '', also = '', verb = '', joint, second, rest = ''] = match ?? [];
  const bases = [verb, ...(second ? [second] : [])].map(baseOfPast);
  if (!match || bases.includes(null) || / by (?!hand\b|post\b|email\b|mail\b|the (?:hour|month|week|day)\b)/.test(rest))
    return null;
  if (
    hasMainVerb(tokenize(subject)) ||
    hasLikelyVerb(tokenize(subject)) ||
    / (?:and|or)$/.test(subject) ||
    /^(?:it|they|this|that|these|those|you|we)\b/i.test(subject) ||
    subject.includes(users)
  )
    return null;
  return `${users} can ${also}${bases.join(` ${joint} `)} ${subject.charAt(0).toLowerCase()}${subject.slice(1)}${rest}`;
}

function baseOfPast(past: string): string | null {
  const irregular = { sent: 'send', kept: 'keep', shown: 'show' }[past];
  if (irregular) return irregular;
  const bases = [past.slice(0, -2), past.slice(0, -1), past.slice(0, -3), `${past.slice(0, -3)}y`];
  return bases.find((base) => baseVerbs.has(base)) ?? null;
}

/** What a product of any kind does itself where its page says that it 'is done'. */
const doneByProduct: ReadonlyMap<string, string> = new Map(
  (
    'shown:show flagged:flag highlighted:highlight marked:mark listed:list matched:match archived:archive saved:save stored:store kept:keep ' +
    'calculated:calculate updated:update rounded:round sorted:sort grouped:group copied:copy encrypted:encrypt deducted:deduct ' +
    'reminded:remind split:split deleted:delete sent:send refused:refuse converted:convert recorded:record logged:log warned:warn ' +
    'notified:notify filled:fill counted:count checked:check compared:compare synced:sync signed:sign supported:support reduced:reduce taken:take made:make filed:file added:add'
  )
    .split(' ')
    .map((entry): [string, string] => [entry.split(':')[0] ?? '', entry.split(':')[1] ?? '']),
);

/** 'Receipts are matched automatically' becomes 'Plumbline matches receipts automatically': only where the sentence says that no person does it. */
export function nameActor(sentence: string, product: string, hasObject = false): string | null {
  const agent = ` by ${product}`;
  const isNamed = sentence.includes(agent);
  if (!isNamed && !/\bautomatically\b/.test(sentence)) return null;
  const text = isNamed ? sentence.replace(agent, '') : sentence;
  const match =
    /^([^,;:]{3,50}|[^;:]{3,60} and \p{Ll}+) (is|are) (also |automatically )?(\p{Ll}+)( (?!by (?:an?|the|\p{Lu}|hand)\b)[^;:]+|)$/u.exec(
      text,
    );
  const [, subject = '', , adverb = '', participle = '', rest = ''] = match ?? [];
  const verb = doneByProduct.get(participle);
  if (/^(?:it|they|them)\b/i.test(subject) && !hasObject) return null;
  if (!verb || text.includes(product) || hasMainVerb(tokenize(subject))) return null;
  if (
    /^(?:this|that|these|those|you|we|nothing|nobody|no one|there|what)\b/i.test(subject) ||
    / (?:who|which|that) /.test(` ${subject} `)
  )
    return null;
  if (/, (?!so |and |unless |but |while |when |by |in )/.test(rest) && participle !== 'split' && !/^ by /.test(rest))
    return null;
  const second = / and (\p{Ll}+)(?= )/u.exec(rest);
  const next = second ? doneByProduct.get(second[1] ?? '') : undefined;
  // A second verb without a mate in the list would be left hanging.
  if (second && !next && !/^ and (?:in|on|by|to|at|from|with|the|an?|its|their)\b/.test(second[0])) return null;
  // 'Weather is taken into account' is one verb, 'it was taken to the yard' is no doing of a product.
  if (/ (?:instead of|rather than|not) \p{Ll}+(?:ed|en)\b/u.test(rest)) return null;
  if (participle === 'taken' && !/^ into account\b/.test(rest)) return null;
  if (participle === 'added' && !/^ (?:up|to)\b/.test(rest)) return null;
  if (participle === 'made' && !/^ (?:every|each)\b/.test(rest)) return null;
  const particle = /^ up\b/.exec(rest)?.[0] ?? '';
  const object = match?.[2] === 'are' ? 'them' : 'it';
  const whole = next && second ? rest.replace(second[0], ` and ${thirdPerson(next)} ${object}`) : rest;
  return `${product} ${adverb}${thirdPerson(verb)}${particle} ${lower(subject)}${whole.slice(particle.length)}`;
}

const lower = (text: string) =>
  /^\p{Lu}\p{Ll}+(?: |$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** 'Fernhill was founded in 2019 by two managers' becomes 'two managers founded Fernhill in 2019'. */
export function nameFounder(text: string): string | null {
  const used = /^(\S+(?: \S+){0,2}) is (trusted|used|built|made|developed|run) by ([^;:]+)$/u.exec(text);
  if (used?.[1] && used[2] && used[3] && !/, /.test(used[3]) && isWho(used[3])) {
    const verb =
      { trusted: 'trust', used: 'use', built: 'build', made: 'make', developed: 'develop', run: 'run' }[used[2]] ?? '';
    return `${used[3]} ${isMany(used[3]) ? verb : thirdPerson(verb)} ${used[1]}`;
  }
  const [, thing, what, when, who] =
    /^(\S+(?: \S+){0,2}) (was founded|was started|was set up|is made|was made) ((?:in|on) .+?),? by ([^;:]+)$/u.exec(
      text,
    ) ?? [];
  if (!thing || !what || !when || !who || !isWho(who) || who.split(' ').length > 16) return null;
  const verb = {
    'was founded': 'founded',
    'was started': 'started',
    'was set up': 'set up',
    'was made': 'made',
    'is made': isMany(who) ? 'make' : 'makes',
  }[what];
  return verb ? `${who} ${verb} ${thing} ${when}` : null;
}

/** False where another verb follows: in 'by two sisters and has no investors' the sentence goes on about the product. */
const isWho = (who: string) =>
  ![...who.matchAll(/ and (\S+)(?: (\S+))?/g)].some(
    ([, word = '', next = '']) =>
      auxiliaries.has(word) ||
      isPast(word) ||
      (baseOfThird(word) !== undefined && /^(?:an?|the|in|on|no|to|with|its|for|from|by|at|all|every)$/.test(next)),
  );

function isMany(who: string): boolean {
  const head = who.split(/ (?:of|in|at|from|on|with|who|that) /)[0] ?? '';
  return / and /.test(head) || isPlural(head.split(' ').at(-1) ?? '');
}
