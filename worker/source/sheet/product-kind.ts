import type { Statement } from '../../contract/product-sheet.ts';
import { escapePattern } from '../../escape-pattern.ts';
import { isPlural } from '../../language/grammar.ts';
import { numberOf } from '../../language/numbers.ts';
import { splitSentences } from '../../language/sentences.ts';
import { hasFiniteVerb } from '../../language/verbs.ts';
import { contentOf, placesOf } from '../../language/words.ts';
import { countTextWords, textKey } from '../page/fold-text.ts';
import type { Block, SourcePage } from '../types.ts';
import { readSystems } from './access/systems.ts';
import { titleLine } from './called.ts';
import { imperatives } from './data/imperatives.ts';
import { isGenericKind } from './generic-kind.ts';
import { kindOf, kindPhrase, maxWords, namedPhrase, several } from './kind-phrase.ts';
import { paragraphsOf, type Section } from './sections.ts';

/** What the name is, be it of no common kind: 'X is a tidal command centre for …'. */
function namer(name: string): (sentence: string) => string | null {
  const isOne = new RegExp(`^${escapePattern(name)}(?: \\([^()]{1,60}\\))? is an? `, 'i');
  return (sentence) => {
    const [start] = isOne.exec(sentence) ?? [];
    return start === undefined || disclaims.test(sentence) ? null : namedPhrase(sentence.slice(start.length));
  };
}

/** What the title of a further page says beside the name, where that of the first is a slogan: 'A tidal command centre for works'. */
const titledKinds = (pages: readonly SourcePage[], name: string): Statement[] =>
  pages.flatMap((shown, page) => {
    const parts = page === 0 ? [] : partsOfTitle(shown);
    return parts.some((part) => textKey(part) === textKey(name))
      ? parts.flatMap((quote) => {
          const [start] = /^an? /i.exec(quote) ?? [];
          const text = start === undefined ? null : namedPhrase(quote.slice(start.length));
          return text === null ? [] : [{ text, page, quote }];
        })
      : [];
  });

/** What kind a sentence says that the name is: 'X is a …'. */
function definer(name: string): (sentence: string) => string | null {
  const defines = new RegExp(
    `(?:^(?:[a-z\\d]{2,20} )?|[.!?:]\\s(?:the )?)${escapePattern(name)}(?: \\([^()]{1,60}\\))?,?\\s(?:is|provides|offers) `,
    'i',
  );
  // 'So we built Ledgerlark, a till for small shops'
  const adds = new RegExp(`(?:^|\\s)${escapePattern(name)}, (?=an? )`, 'i');
  return (sentence) => {
    const found = defines.exec(sentence) ?? adds.exec(sentence);
    const said = found ? sentence.slice(found.index + found[0].length) : '';
    // 'Brinewell is licensed per server' says how, not what; 'is a tool and is not endorsed by …' what it is not.
    if (disclaims.test(said) || /^\p{Ll}+ed\s(?:per|by|for|in|on|to|as|with|from|at)\s/u.test(said)) return null;
    const bare = said.replace(article, '').replace(kindOf, '');
    const phrase = kindPhrase(bare);
    // 'An app store optimizer' is no app store.
    return phrase !== null && (behindKind.test(bare.slice(phrase.length)) || goesOn.test(bare.slice(phrase.length)))
      ? phrase
      : null;
  };
}

/** Whose it is not. */
export const disclaims =
  /\b(?:not|nor) (?:\p{L}{1,12} ){0,2}(?:affiliated|endorsed|associated|sponsored|connected)\b/iu;

/** What may follow on the whole of a kind in running text: 'an app you …', 'a tool used by …'. */
const goesOn =
  /^\s(?:you|your|we|i|they|it|who|whose|as|at|of|so|but|or|when|while|using|\p{Ll}{1,20}ed|\p{Ll}{1,20}ing)\b/iu;

/** With a claim behind it, which holds of the whole phrase alone: 'the first till for salt works' is a till, and hardly the first. */
const article =
  /^(?:(?:an?|the|your|[\p{L}\d]{2,30}['’]s)\s)?(?:(?:world['’]s )?(?:first|only|best|leading|ultimate|fastest|easiest|simplest|smartest)\s)?/iu;
const joins = /&|\sand\s/;
/** A title that counts up names several things, and one that joins two of them, unless both say what one thing is for: 'tide and pan planner'. */
function namesOne(phrase: string): boolean {
  const words = phrase.toLowerCase().split(' ');
  const head = words.pop() ?? '';
  return !several.test(phrase) && !(joins.test(phrase) && (isPlural(head) || words.includes(head)));
}

/**
 * What kind of product it is, in the site's words: its page's title, then 'X is a …', then what stands under its main heading, then
 * headings and description that name a kind and no more. Of these the first that tells what it is for: 'mobile-first platform' says too little.
 */
export function findProductKind(
  pages: readonly SourcePage[],
  sections: readonly Section[],
  name: string,
  plans: readonly string[] = [],
): Statement | null {
  const [first] = pages;
  if (!first) return null;
  let vague: Statement | null = null;
  const all = [...kindsNamed(pages, first, sections, name)];
  // What a page is titled with is what it wants to be found by; running text may say the same in full.
  const isOwnName = ({ text }: Statement) => [name, name.replace(/^the /i, '')].map(textKey).includes(textKey(text));
  const maker = makerOf(pages, name);
  const titled = kindsOfLines(partsOfTitle(first), name)
    .filter((kind) => !isOwnName(kind) && !(maker && kind.text.startsWith(`${maker} `)))
    .slice(0, 1);
  const saysAll = (kind: Statement, one: Statement) =>
    contentOf(one.text).isSubsetOf(contentOf(kind.text)) && contentOf(one.quote).isSubsetOf(contentOf(kind.quote));
  const inFull = all.filter((kind) => titled.some((one) => saysAll(kind, one)));
  for (const kind of [...inFull, ...titled, ...all]) {
    // What is called 'Tide App', or 'The Tide Keeper', is not told by being one.
    if (isOwnName(kind)) continue;
    // 'Free, Starter and Pro plans'
    if (plans.some((plan) => kind.text.endsWith(plan))) continue;
    if (tellsWhat(kind)) return kind;
    const goesFurther = /^ (?:that|which|to|with|in|where) /.test(behindIn(kind.quote, kind.text));
    // 'Chrome extension' says at least what it comes as.
    if (goesFurther || readSystems(kind.text).found.length > 0) vague ??= kind;
  }
  return vague;
}

/** 'Ledgerlark is Saltworks’s till': who makes it is no part of what it is. */
function makerOf(pages: readonly SourcePage[], name: string): string | null {
  const isOf = new RegExp(`${escapePattern(name)} is ([\\p{L}\\d]{2,30})['’]s `, 'u');
  return pages.map(({ description, text }) => isOf.exec(`${description}\n${text}`)?.[1]).find(Boolean) ?? null;
}

/** Where a site names its kind, the surest place first. */
function* kindsNamed(
  pages: readonly SourcePage[],
  first: SourcePage,
  sections: readonly Section[],
  name: string,
): Generator<Statement> {
  const definedIn = definer(name);
  const ofCards = new Set(sections.flatMap(({ blocks }) => blocks.flatMap(cardsOf)).flatMap(splitSentences));
  for (const [page, { description }] of pages.entries())
    for (const quote of [description ?? '', ...textsOf(sections, page)].flatMap(splitSentences)) {
      const text = definedIn(quote);
      // 'Ledgerlark is a tool for those who …' argues, in a card.
      if (text !== null && !(isGenericKind(text) && ofCards.has(quote))) yield { text, page, quote };
    }
  yield* openingKinds(sections, first.description);
  yield* introducedKinds(sections, name);
  yield* kindsOfLines(shortLines(first, sections), name);
  // What the title calls it comes before a noun of which nothing but its place says that it is one.
  if (titleLine({ pages, sheet: { name } }) !== null) return;
  const namedIn = namer(name);
  const told = sections.filter(({ page }) => page === 0).flatMap(paragraphsOf);
  for (const quote of [first.description ?? '', ...told].flatMap(splitSentences)) {
    const text = namedIn(quote);
    if (text !== null) yield { text, page: 0, quote };
  }
  yield* openedKinds(sections, first.description);
  yield* titledKinds(pages, name);
}

/** 'A tidal command centre for salt works', under the main heading or as the page describes itself, be its noun of no common kind. */
function openedKinds(sections: readonly Section[], description: string | null): Statement[] {
  const opening = sections.filter(({ page, level }) => page === 0 && level <= 1).slice(0, 2);
  const firsts = [description ?? '', ...opening.flatMap(paragraphsOf)].flatMap((text) =>
    splitSentences(text).slice(0, 1),
  );
  return firsts.flatMap((quote) => {
    const [start] = /^an? /i.exec(quote) ?? [];
    const said = quote.slice(start?.length);
    const text = start === undefined ? null : namedPhrase(said);
    return text !== null && /^ (?:for|that|which) /.test(behindIn(said, text)) ? [{ text, page: 0, quote }] : [];
  });
}

const partsOfTitle = ({ title }: SourcePage) => title.split(/\s[|–—·:-]\s|:\s|, (?=an? )/);

/** What is set large or small at the top of the first page, its title, and how it describes itself. */
function shortLines(first: SourcePage, sections: readonly Section[]): string[] {
  const { description, blocks } = first;
  const headings = sections.filter(({ page, level }) => page === 0 && level > 0 && level < 3).slice(0, 2);
  const top = blocks.findIndex((block) => block.kind === 'heading');
  // What is set small above the main heading.
  const over = blocks.slice(Math.max(0, top - 1), top + 1).flatMap((block) => {
    const said = (block.kind === 'heading' ? block.label : block.kind === 'paragraph' ? block.text : undefined) ?? '';
    // 'Chrome extension · Free to start'
    const [text = ''] = said.split(/\s[·•|]\s/);
    // '#1 in tides' praises, capitals shout.
    return /^\p{L}/u.test(text) &&
      text !== text.toUpperCase() &&
      !namesSeveral(text) &&
      countTextWords(text) <= maxWords
      ? text
      : [];
  });
  return [
    ...over,
    // 'Your complete toolkit for …' over a part of the page promises.
    ...headings.flatMap(({ heading, level }) => (level > 1 && /^your\b/i.test(heading ?? '') ? [] : (heading ?? []))),
    ...partsOfTitle(first),
    ...splitSentences(description ?? ''),
  ];
}

function kindsOfLines(lines: readonly string[], name: string): Statement[] {
  const ofName = new RegExp(`^${escapePattern(name)} (?=\\p{Ll})`, 'u');
  return lines.flatMap((line): Statement[] => {
    // 'Brinewell salt ledger.' names itself first.
    const named = line.trim().replace(ofName, '');
    const text = named.replace(article, '').replace(kindOf, '');
    const phrase = kindPhrase(text);
    const isOne =
      phrase?.includes(' ') && !phrase.includes(`${name} `) && namesOne(phrase.replace(/^[\p{L}-]+,\s/u, ''));
    // 'The tidal platform your salt works has missed' is a slogan.
    return phrase &&
      isOne &&
      !isImperative(phrase) &&
      // 'Finally a beautiful ledger' cries.
      !/ (?:an?|the) /i.test(phrase) &&
      !counts(phrase) &&
      !hasFiniteVerb(phrase) &&
      behindKind.test(text.slice(phrase.length))
      ? [{ text: phrase, page: 0, quote: line.trim() }]
      : [];
  });
}

/** 'Windows tools' are several. */
const namesSeveral = (text: string) => isPlural(kindPhrase(text)?.split(' ').at(-1) ?? '');

function behindIn(quote: string, text: string): string {
  const [at = 0] = placesOf(text, quote);
  return quote.slice(at + text.length).replace(/[.!]$/, '');
}

const tellsWhat = ({ text, quote }: Statement) => !isGenericKind(text) || /^ for /.test(behindIn(quote, text));

const thisIs = /^(?:it is|it['’]s|this is)\s(?=an?\s)/i;
const behindKind =
  /^(?:$|[.,;:!—–(]|\s?[—–(]|\s(?:that|which|for|to|with|in|on|by|from|built|designed|made|where|and|helping)\b)/i;

/** 'A logbook for salt works', 'It is a logbook': what stands under a page's main heading, or describes it, says what the product is. */
function openingKinds(sections: readonly Section[], description: string | null): Statement[] {
  const opening = sections.filter(({ page, level }) => page === 0 && level <= 1).slice(0, 2);
  const texts = [...opening.flatMap(paragraphsOf), description ?? ''];
  return texts.flatMap(splitSentences).flatMap((text): Statement[] => {
    const said = text.replace(thisIs, '');
    const whole = said.replace(/^an?\s/i, '');
    const bare = whole.replace(kindOf, '');
    const phrase = whole === said ? null : kindPhrase(bare);
    const behind = bare.slice(phrase?.length ?? 0);
    return phrase && (phrase.includes(' ') || /^ (?:for|that|which) /.test(behind)) && behindKind.test(behind)
      ? [{ text: phrase, page: 0, quote: text }]
      : [];
  });
}

/** 'Meet Brinewell' over 'Tide logbook built for salt works.' */
function introducedKinds(sections: readonly Section[], name: string): Statement[] {
  const introduces = new RegExp(`^(?:meet|introducing|what is|this is) ${escapePattern(name)}[.!?]?$`, 'i');
  return kindsOfLines(
    sections
      .filter(({ page, heading }) => page === 0 && introduces.test(heading ?? ''))
      .flatMap((section) => paragraphsOf(section).slice(0, 1).flatMap(splitSentences).slice(0, 1)),
    name,
  );
}

/** 'One maintainer, in the open' is no name of a kind. */
const counts = (phrase: string) => numberOf(phrase.split(' ')[0] ?? '') !== null;

const isImperative = (phrase: string) => imperatives.has((phrase.split(' ')[0] ?? '').toLowerCase());

const textsOf = (sections: readonly Section[], page: number) =>
  sections
    .filter((section) => section.page === page)
    .flatMap(({ heading, blocks }) => [...(heading === null ? [] : [heading]), ...blocks.flatMap(proseOf)]);

const asksWhat = ({ question }: { question: string }) => /^what(?: is|['’]s| does)\b/i.test(question);

/** Running text of a block in which the product speaks of itself. */
function proseOf(block: Block): string[] {
  if (block.kind === 'paragraph') return [block.text];
  if (block.kind !== 'records') return [];
  if (block.of === 'questions') return block.records.filter(asksWhat).flatMap(({ answer }) => answer);
  return cardsOf(block);
}

const cardsOf = (block: Block): string[] =>
  block.kind === 'records' && (block.of === 'features' || block.of === 'steps')
    ? block.records.flatMap(({ lines }) => lines)
    : [];
