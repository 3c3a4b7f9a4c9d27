import { wordTargets } from '../../contract/options.ts';
import { hasTransition } from '../../contract/seo/readability.ts';
import { wordsOf } from '../../contract/seo/sentences.ts';
import { indexRuns, isCopied, type RunIndex } from '../copied-runs.ts';
import type { Material } from '../material.ts';
import type { Section, Sentence } from '../section.ts';
import { capitalise } from './grammar/words.ts';
import { type KeyphraseShape, keyphraseSlots } from './keyphrase-shape.ts';
import { ties } from './phrases/telling.ts';
import { readWording } from './read-wording.ts';
import type { Statement } from './rewrite/statement.ts';
import { createVoice, hasSlots, type Voice } from './voice.ts';
import type { Wording } from './wording.ts';

/** What the composer holds in its hands while it writes one section. */
export type Kit = {
  material: Material;
  keyphrase: KeyphraseShape;
  wording: Wording;
  runs: RunIndex;
  /** How many sentences may stand in the source's own words, in quotes. */
  mostQuotations: number;
  /** About how many sentences the article will have. */
  expectedSentences: number;
  /** Content words of the sentences so far, worked out when they are first asked for. */
  contentWords: Map<string, ReadonlySet<string>>;
  /** Source sentences as they were read, for the same reason. */
  statements: Map<string, Statement | null>;
  voice: Voice;
  /** Facts that the article has told already. */
  told: Set<number>;
  /** Sentences that the article has, folded. */
  said: Set<string>;
  /** First words of the sentences so far: three in a row must differ. */
  starts: string[];
  /** Sentences so far, how many of them are tied to others by a transition word, and where one was last given to its source. */
  flow: { sentences: number; tied: number; attributed: number; copied: number; quoted: number };
};

type Reading = Pick<Kit, 'wording' | 'runs' | 'mostQuotations' | 'expectedSentences' | 'contentWords' | 'statements'>;
// Worked out once per source: a section is written after another from the same material.
const readings = new WeakMap<Material, Reading>();

export function readMaterial(material: Material): Reading {
  const known = readings.get(material);
  if (known) return known;
  const reading: Reading = {
    wording: readWording(material.source),
    runs: indexRuns(material.source.pages.map(({ text }) => text)),
    mostQuotations: countQuotations(material),
    expectedSentences: Math.min(
      material.book.facts.length * (material.book.facts.length < 80 ? 0.45 : 0.7),
      wordTargets[material.brief.length].most / 16,
    ),
    contentWords: new Map(),
    statements: new Map(),
  };
  readings.set(material, reading);
  return reading;
}

const quotationsPerLength = { short: 2, medium: 3, long: 5 } as const;
const fewWords = 350;

/** A source that says little, or that is an article itself, is worth more of its own words. */
function countQuotations({ brief, book, source }: Material): number {
  if (source.kind === 'article') return 8;
  const words = book.facts.reduce((sum, { quote }) => sum + countWordsIn(quote), 0);
  return words < fewWords ? 5 : quotationsPerLength[brief.length];
}

export function createKit(
  material: Material,
  keyphrase: KeyphraseShape,
  seed: number,
  earlier: readonly Section[],
): Kit {
  const marks = earlier.flatMap(({ phrases }) => phrases);
  const entries = (prefix: string) =>
    marks.filter((mark) => mark.startsWith(prefix)).map((mark) => mark.slice(prefix.length));
  return {
    ...readMaterial(material),
    material,
    keyphrase,
    voice: createVoice(seed, entries('voice ')),
    told: new Set(entries('fact ').map(Number)),
    said: new Set(entries('said ')),
    starts: entries('start ').slice(-3),
    flow: {
      sentences: Number(entries('sentences ').at(-1) ?? 0),
      tied: Number(entries('tied ').at(-1) ?? 0),
      attributed: Number(entries('attributed ').at(-1) ?? -4),
      copied: Number(entries('copied ').at(-1) ?? 0),
      quoted: Number(entries('quoted ').at(-1) ?? 0),
    },
  };
}

/** What a later section must know of this one, as JSON. */
export function marksOf(kit: Kit): string[] {
  return [
    ...[...kit.voice.used].map((mark) => `voice ${mark}`),
    ...[...kit.told].map((fact) => `fact ${fact}`),
    ...[...kit.said].map((sentence) => `said ${sentence}`),
    ...kit.starts.slice(-3).map((word) => `start ${word}`),
    `sentences ${kit.flow.sentences}`,
    `tied ${kit.flow.tied}`,
    `attributed ${kit.flow.attributed}`,
    `copied ${kit.flow.copied}`,
    `quoted ${kit.flow.quoted}`,
  ];
}

/** The slots that every phrase may use. */
export function commonSlots({ wording, keyphrase }: Kit): Record<string, string> {
  return { P: wording.product, U: wording.users, ...keyphraseSlots(keyphrase) };
}

export function say(kit: Kit, name: string, bank: readonly string[], slots: Record<string, string> = {}): string {
  return kit.voice.say(name, bank, { ...commonSlots(kit), ...slots });
}

/** True where the bank has a phrase that all slots are filled for. */
export const canSay = (kit: Kit, bank: readonly string[], slots: Record<string, string>) =>
  bank.some((template) => hasSlots(template, { ...commonSlots(kit), ...slots }));

/** Ends and opens a sentence properly, keeps it from beginning like the two before it, and notes it. Null for a repetition. */
export function finishSentence(kit: Kit, text: string, facts: number[]): Sentence | null {
  const body = text.replace(/[\s.]+$/, '');
  let sentence = asSentence(body, kit);
  for (let attempt = 0; attempt < 4 && repeatsStart(kit, sentence); attempt++) {
    sentence = asSentence(varyStart(kit, body), kit);
  }
  const words = wordsOf(sentence);
  const folded = words.join(' ');
  if (kit.said.has(folded)) return null;
  kit.said.add(folded);
  kit.flow.sentences++;
  if (hasTransition(words)) kit.flow.tied++;
  if (copies(kit, sentence)) kit.flow.copied++;
  kit.starts.push(firstWord(sentence));
  return { text: sentence, facts };
}

const firstWord = (sentence: string) => wordsOf(sentence)[0] ?? '';

function asSentence(body: string, { wording }: Kit): string {
  const ended = /[.?!:]["”]?$/.test(body) ? body : `${body}.`;
  // A name like iPhone keeps its small letter, one like reveal.js takes a capital where a sentence begins.
  return body.startsWith(wording.product) && /^\p{Ll}\p{Lu}/u.test(body) ? ended : capitalise(ended);
}

function repeatsStart({ starts }: Kit, sentence: string): boolean {
  const word = firstWord(sentence);
  return starts.length >= 2 && starts.slice(-2).every((start) => start === word);
}

function varyStart(kit: Kit, body: string): string {
  const { product } = kit.wording;
  const own = body.startsWith(`${product} `)
    ? body
    : body.charAt(0).toLowerCase() === body.charAt(0) || isNamed(kit, body)
      ? body
      : body.charAt(0).toLowerCase() + body.slice(1);
  if (!hasTransition(wordsOf(body))) return say(kit, 'ties', ties) + (own.startsWith(' ') ? own : ` ${own}`);
  if (own.startsWith(`${product} `)) return `the product${own.slice(product.length)}`;
  return `here, ${own}`;
}

const isNamed = ({ wording }: Kit, body: string) => {
  const first = /^[\p{L}\p{N}'-]+/u.exec(body)?.[0] ?? '';
  return wording.proper.has(first) || /\p{Lu}/u.test(first.slice(1));
};

/** True while fewer sentences are tied to one another than reads well. */
export const needsTies = ({ flow }: Kit) => flow.tied < flow.sentences * 0.4;

/** True where one more sentence in the source's own words would make too many of them. */
export const copiesTooMuch = (kit: Kit, text: string) =>
  kit.flow.copied + 1 > Math.max(kit.flow.sentences, kit.expectedSentences) * 0.31 && copies(kit, text);

export const copies = (kit: Kit, text: string) => isCopied(text, kit.runs);

export const countWordsIn = (text: string) => wordsOf(text).length;
