import * as limits from '../../contract/limits.ts';
import { capitalise } from '../../language/grammar.ts';
import { splitSentences } from '../../language/sentences.ts';
import { opensWithVerb } from '../../language/verbs.ts';
import { contentOf } from '../../language/words.ts';
import * as called from '../../source/sheet/called.ts';
import { isGenericKind, praise } from '../../source/sheet/generic-kind.ts';
import * as keyphrase from '../../source/sheet/keyphrase.ts';
import { builtFor, kindInFull } from '../../source/sheet/kind-in-words.ts';
import type { Desk } from './desk.ts';
import { shapeOf } from './read-sentence.ts';
import { offers } from './summary.ts';

/** The article's title, in the site's words where they name the product's kind. */
export function titleOf(desk: Desk, told: string): string {
  const [product, own] = [desk.product, desk.product.toLowerCase()];
  const { source, brief } = desk.material;
  const { kind, plans, features } = source.sheet;
  const tellsFeatures = features.some(({ name }) => told.includes(name));
  const lines = [called.titleLine(source), called.descriptionLine(source)].filter((line) => line !== null);
  const full = kind ? kindInFull(kind) : '';
  // 'Open-source, tidal logbook': of several adjectives the last is enough, and what it is for says more than any.
  const short = kind?.text.split(', ').at(-1) ?? '';
  const [, object = ''] = /^.*?( for .*)$/.exec(full) ?? [];
  // 'Salt & tide logbook' is of both.
  const last = / (?:&|and) /.test(short) ? keyphrase.shortKind(short) : (/(?:[^ ]+ )?[^ ]+$/.exec(short)?.[0] ?? '');
  const bare = object === '' ? [] : [`${last}${object}`];
  const kinds = kind ? [full, ...bare, kind.text, short, keyphrase.chooseKeyphrase(source)] : [];
  const single = kinds
    .map((text) => text.replace(praise, ''))
    .filter((text) => !text.split(' for ')[0]?.includes(',') && !['', own].includes(text.toLowerCase()));
  const line = called.besideName(source);
  const beside = line === null || line.endsWith('?') || offers(line) ? [] : [`${product}: ${capitalise(line)}`];
  const inFull = (text: string) => [text, text.replace(builtFor, ' ')];
  const named = [
    ...single.flatMap(inFull),
    // What the site calls it as a whole is that without whom it is for.
    ...lines.flatMap((text) => [...inFull(text), text.split(' for ')[0] ?? '']),
  ];
  const titled = named.filter((text) => !isGenericKind(text)).map((text) => `${product}: ${capitalise(text)}`);
  // 'Weigh every heap', 'Salt weighed at the gate': what its site says of it first, as far as that has room.
  const [first = ''] = splitSentences(source.pages[0]?.description ?? '');
  const ends = [...first.matchAll(/,? (?:with|that|for|so|and|—|–) |, |[.!]$|(?<![.!])$/g)].reverse();
  const described = ends
    .flatMap(({ index }) => (index <= limits.titleAimed ? first.slice(0, index) : []))
    .filter(
      (text) => contentOf(text).size > 2 && !text.includes(product) && shapeOf(text) !== 'clause' && !offers(text),
    );
  const asked = brief.keywords[0];
  const options = [
    ...(asked ? [`${capitalise(asked)}: A Look at ${product}`, `${capitalise(asked)}: ${product}`] : []),
    ...titled,
    ...beside,
    ...described.map((text) => `${product}: ${capitalise(text)}`),
    ...(plans.length > 0 ? [tellsFeatures ? `${product}: Features and Pricing` : `${product} Pricing`] : []),
    ...named.filter((text) => text.includes(' ')).map((text) => `${product}: ${capitalise(text)}`),
    `What Is ${product}?`,
    product,
  ];
  return options.find((text) => text.length <= limits.titleAimed) ?? product.slice(0, limits.titleAimed);
}

/** `what`: the product, and what it is where that follows on its name; else what it is `called`, in quotation marks. */
type Naming = { what: string; called: string | null };
/** Its name alone where its site says no more. */
export const namingOf = (desk: Desk): Naming => introduced(desk) ?? { what: desk.product, called: null };

/** What the product is, in the words of its site: with the article that stands there, or as a quotation; null where it says none. */
export function introduced({ product, material }: Desk): Naming | null {
  const { kind } = material.source.sheet;
  const line = lineOf(material);
  // 'Track every …' calls somebody, and nothing.
  const isName = line !== null && !opensWithVerb(line);
  if (!kind) return isName ? { what: product, called: line } : null;
  const phrase = kindInFull(kind);
  const stated = keyphrase.statedKind(kind, phrase);
  return { what: `${product}, ${/^an? /.test(stated) ? stated : keyphrase.calledKind(kind, phrase)}`, called: null };
}

/** What it is, where nothing more is known of it. */
export const lookAt = ({ what, called }: Naming): string =>
  called === null ? `This is a look at ${what}.` : `The site calls ${what} ${keyphrase.calledLine(called)}.`;

/** A fact of the sheet, said of the product by its name: 'It runs on …', 'Its licence is …', 'There is a free plan'. */
export const saidOf = (product: string, fact: string): string =>
  fact
    .replace(/^It /, `${product} `)
    .replace(/^Its /, `${product}’s `)
    .replace(/^There /, `With ${product}, there `);

/** The facts that say what the product is called. */
export function namingFacts({ material, factsOf }: Desk): number[] {
  const { kind } = material.source.sheet;
  const line = lineOf(material);
  return kind ? factsOf(kind.text, kind.page) : line === null ? [] : factsOf(line, 0);
}

/** What the page's title, or else its description, calls the product. */
const lineOf = ({ source }: Desk['material']) => called.titleLine(source) ?? called.descriptionLine(source);
