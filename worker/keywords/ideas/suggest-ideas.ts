import { keywordMaxLength } from '../../contract/limits.ts';
import { type Field, fields, generalFillers, manners } from './data/fields.ts';
import { patterns } from './data/patterns.ts';
import { searchKey } from './near-duplicate.ts';
import { modifierOf } from './nouns.ts';
import { createRandom, shuffle } from './random.ts';
import { readTopic } from './read-topic.ts';
import { type Idea, type Intent, intents, type KeywordIdeas, type Topic, type TopicKind } from './types.ts';

type Counts = Readonly<Record<Intent, number>>;

const wanted: Counts = { informational: 9, commercial: 8, comparison: 6 };
/** Phrases that bring nothing of the topic's field read alike for every topic: only some of a list may be such. */
const mostPlain: Counts = { informational: 4, commercial: 3, comparison: 3 };
/** Of a topic whose field is not known fewer are made, and only such as make sense with any. */
const wantedOfUnknown: Counts = { informational: 6, commercial: 5, comparison: 4 };
const leastIdeas = 15;
/** Kinds of topic whose general fillers fit all of their kind: software has users and prices whatever it is for. */
const wellKnown: ReadonlySet<TopicKind> = new Set<TopicKind>([
  ...(['software', 'software-for', 'practice', 'practice-for', 'product', 'product-for'] as const),
  ...(['service', 'service-in', 'place', 'located', 'rivals'] as const),
]);

/** The built-in maker of ideas. */
export const suggestKeywords: KeywordIdeas = async (topic) => suggestIdeas(topic).map(({ phrase }) => phrase);

/**
 * Search phrases for a topic with their intents, the same for the same topic. Two topics get different ones: each takes its own
 * choice of its kind's patterns, filled with the words of its own field.
 */
export function suggestIdeas(typed: string): Idea[] {
  const topic = readTopic(typed);
  if (!topic) return [];
  const random = createRandom(searchKey(topic.text));
  const fillers = findFillers(topic);
  const takeFiller = createFillers(topic, fillers, random);
  const most = fillers ? wanted : wantedOfUnknown;
  const plainMost = fillers ? mostPlain : wantedOfUnknown;
  const taken = new Set<string>();
  const ideas: Idea[] = [];
  const add = (intent: Intent, pattern: string) => {
    const phrase = fillPattern(pattern, topic, takeFiller);
    const key = phrase && searchKey(phrase);
    if (!phrase || !key || phrase.length > keywordMaxLength || taken.has(key) || repeatsAWord(phrase)) return false;
    taken.add(key);
    ideas.push({ phrase, intent });
    return true;
  };
  const spare: Array<[Intent, string]> = [];
  for (const intent of intents) {
    let [added, plain] = [0, 0];
    for (const pattern of shuffle(patterns[topic.kind][intent].split('|'), random)) {
      const isPlain = !fillerSlot.test(pattern);
      if (added === most[intent] || (isPlain && plain === plainMost[intent])) spare.push([intent, pattern]);
      else if (add(intent, pattern)) {
        added += 1;
        if (isPlain) plain += 1;
      }
    }
  }
  for (const [intent, pattern] of spare) {
    if (ideas.length >= leastIdeas) break;
    add(intent, pattern);
  }
  return ideas;
}

const fillerSlot = /\{(?:aspect|feature|audience|rival|manner)\}/;

type Fillers = (typeof generalFillers)[Topic['kind']];
const noFillers: Fillers = { aspects: '', features: '', audiences: '', rivals: '' };

/** Hands out the fillers of a slot one after the other, so that a list does not come back to one of them before it must. */
function createFillers(
  topic: Topic,
  fillers: Fillers | null,
  random: () => number,
): (slot: string) => string | undefined {
  const { aspects, features, audiences, rivals } = fillers ?? noFillers;
  // 'for' and 'with' stand once in a search: what has one already takes no other.
  const isFull = / (?:for|with) /.test(topic.words.t ?? topic.words.v ?? '');
  const lists = {
    aspect: aspects,
    feature: isFull ? '' : features,
    audience: isFull ? '' : audiences,
    rival: rivals,
    manner: fillers ? manners : '',
  };
  const own = new Set(searchKey(topic.text).split(' '));
  // What the topic itself says makes no filler: no 'pilates vs pilates'.
  const isNew = (filler: string) =>
    filler !== '' &&
    !searchKey(filler)
      .split(' ')
      .some((word) => own.has(word));
  const queues = new Map(
    Object.entries(lists).map(([slot, list]) => [slot, shuffle(list.split('|'), random).filter(isNew)]),
  );
  return (slot) => {
    const next = queues.get(slot)?.shift();
    if (next !== undefined) queues.get(slot)?.push(next);
    return next;
  };
}

/** Those of the field that most of the topic's words belong to; null where no field is known and nothing fits every topic of the kind. */
function findFillers({ kind, text, words }: Topic): Fillers | null {
  const sort = kind === 'located' ? 'place' : kind.replace(/-(?:for|in)$/, '');
  const own = (words.x ?? text).toLowerCase().split(' ').map(modifierOf);
  const known = fields
    .filter((field) => field.kinds.split(' ').includes(sort))
    .map((field) => ({ field, score: own.filter((word) => field.knownBy.split(' ').includes(word)).length }))
    .reduce<{ field: Field; score: number } | null>(
      (best, next) => (next.score > (best?.score ?? 0) ? next : best),
      null,
    );
  if (!known) return wellKnown.has(kind) ? generalFillers[kind] : null;
  // Tools for work have much in common whatever the field.
  return sort === 'software' && known.field.kinds.startsWith('software')
    ? joinFillers(known.field, generalFillers.software)
    : known.field;
}

function joinFillers(one: Fillers, other: Fillers): Fillers {
  const join = (name: keyof Fillers) => [...new Set(`${one[name]}|${other[name]}`.split('|'))].join('|');
  return { aspects: join('aspects'), features: join('features'), audiences: join('audiences'), rivals: one.rivals };
}

function fillPattern(
  pattern: string,
  topic: Topic,
  takeFiller: (slot: string) => string | undefined,
): string | undefined {
  let complete = true;
  const phrase = pattern.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const word = topic.words[slot] ?? takeFiller(slot);
    if (word === undefined) complete = false;
    return word ?? '';
  });
  return complete ? phrase : undefined;
}

/** 'best best', 'for students for kids': no one types these. */
function repeatsAWord(phrase: string): boolean {
  return /(?<![\p{L}\p{N}])([\p{L}\p{N}]+) \1(?![\p{L}\p{N}])/iu.test(phrase) || / (for|with) .* \1 /i.test(phrase);
}
