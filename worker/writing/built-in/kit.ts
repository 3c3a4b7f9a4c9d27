import { standsIn } from '../../contract/seo/keyphrase.ts';
import { capitalise } from '../../language/grammar.ts';
import { wordsOf } from '../../language/words.ts';
import type { Section, Sentence } from '../article/section.ts';
import { hashText } from '../article/seed.ts';
import type { Material } from '../facts/material.ts';
import { indexRuns, isCopied, type RunIndex } from '../grounding/copied-runs.ts';
import { type Category, readCategory } from './category.ts';
import { type Flow, flowNames, readFlow, type Sparing } from './flow.ts';
import type { KeyphraseShape } from './keyphrase-shape.ts';
import { readWording } from './read-wording.ts';
import type { Way } from './vary.ts';
import type { Wording } from './wording.ts';

/** What the composer holds in its hands while it writes one section. */
export type Kit = {
  material: Material;
  keyphrase: KeyphraseShape;
  wording: Wording;
  /** What the source says that the product is. */
  category: Category | null;
  runs: RunIndex;
  /** Content words of the sentences so far, worked out when they are first asked for. */
  contentWords: Map<string, ReadonlySet<string>>;
  /** Sentences of the source as a reporter says them, and which sentences are copies: worked out once, used by every draft. */
  retold: Map<string, string | null>;
  copied: Map<string, boolean>;
  ways: Map<string, Way[]>;
  /** Facts that the article has told already. */
  told: Set<number>;
  /** Sentences that the article has, folded. */
  said: Set<string>;
  /** First words of the sentences so far: three in a row must differ. */
  starts: string[];
  flow: Flow;
  /** Changes what is chosen among equals. */
  salt: number;
  sparing: Sparing;
};

type Reading = Pick<Kit, 'wording' | 'runs' | 'contentWords' | 'category' | 'retold' | 'copied' | 'ways'>;
// Worked out once per source: a section is written after another from the same material.
const readings = new WeakMap<Material, Reading>();

export function readMaterial(material: Material): Reading {
  const known = readings.get(material);
  if (known) return known;
  const wording = readWording(material.source);
  const reading: Reading = {
    wording,
    category: readCategory(material, wording),
    runs: indexRuns(material.source.pages.map(({ text }) => text)),
    contentWords: new Map(),
    retold: new Map(),
    copied: new Map(),
    ways: new Map(),
  };
  readings.set(material, reading);
  return reading;
}

export function createKit(
  material: Material,
  { keyphrase, salt, sparing }: Pick<Kit, 'keyphrase' | 'salt' | 'sparing'>,
  earlier: readonly Section[],
): Kit {
  const marks = earlier.flatMap(({ phrases }) => phrases);
  const entries = (prefix: string) =>
    marks.filter((mark) => mark.startsWith(prefix)).map((mark) => mark.slice(prefix.length));
  return {
    ...readMaterial(material),
    material,
    keyphrase,
    salt,
    sparing,
    told: new Set(entries('fact ').map(Number)),
    said: new Set(entries('said ')),
    starts: entries('start ').slice(-3),
    flow: readFlow(entries),
  };
}

/** What a later section must know of this one, as JSON. */
export function marksOf(kit: Kit): string[] {
  return [
    ...[...kit.told].map((fact) => `fact ${fact}`),
    ...[...kit.said].map((sentence) => `said ${sentence}`),
    ...kit.starts.slice(-3).map((word) => `start ${word}`),
    ...flowNames.map((name) => `${name} ${kit.flow[name]}`),
  ];
}

/** One of several equally good ways to say a thing: the same one for the same source each time. */
export function choose<T>(
  { material, salt }: Pick<Kit, 'material' | 'salt'>,
  name: string,
  options: readonly [T, ...T[]],
): T {
  const index = hashText(`${material.seed} ${salt} ${name}`) % options.length;
  return options[index] ?? options[0];
}

/** A finished sentence of the article; null for a repetition. */
export function finishSentence(kit: Kit, text: string, facts: number[]): Sentence | null {
  const sentence = asSentence(text, kit);
  const folded = wordsOf(sentence).join(' ');
  if (kit.said.has(folded)) return null;
  kit.said.add(folded);
  kit.starts.push(firstWord(sentence));
  kit.flow.sinceKeyphrase = standsIn(kit.keyphrase.phrase, sentence) ? 0 : kit.flow.sinceKeyphrase + 1;
  return { text: sentence, facts };
}

/** A sentence of the article's own making, as a list so that a repetition adds nothing. */
export function state(kit: Kit, text: string, facts: number[]): Sentence[] {
  const sentence = finishSentence(kit, text, facts);
  return sentence ? [sentence] : [];
}

const firstWord = (sentence: string) => wordsOf(sentence)[0] ?? '';

function asSentence(text: string, { wording }: Kit): string {
  const body = text.replace(/(?<![\s.])[\s.]+$/, '');
  const ended = /[.?!:]["”]?$/.test(body) ? body : `${body}.`;
  // A name like iPhone keeps its small letter, one like reveal.js takes a capital where a sentence begins.
  return body.startsWith(wording.product) && /^\p{Ll}\p{Lu}/u.test(body) ? ended : capitalise(ended);
}

/** True where two sentences in a row begin with the word that this one begins with. */
export function repeatsStart({ starts }: Kit, text: string): boolean {
  const word = firstWord(text);
  return starts.length >= 2 && starts.slice(-2).every((start) => start === word);
}

export const copies = ({ copied, runs }: Kit, text: string) => remember(copied, text, () => isCopied(text, runs));

export function remember<Key, Value>(known: Map<Key, Value>, key: Key, work: () => Value): Value {
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const value = work();
  known.set(key, value);
  return value;
}

export const countWordsIn = (text: string) => wordsOf(text).length;
