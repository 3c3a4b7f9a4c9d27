import { escapePattern } from '../../escape-pattern.ts';
import { foldText } from '../../language/fold.ts';
import { type ArticleBlock, plainSentence, type Section, type Sentence } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import { findSwappedPrices, findWrongMoney, type PricedPlan } from './price-claims.ts';

/** Decides whether a sentence says more than the facts it rests on. */
export type Grounding = {
  /** What the sentence has that its facts have not; empty where it is grounded. */
  findInventions(sentence: Sentence): string[];
};

const numberWords =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|twice|percent)\b/g;
const months = /\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/g;
/** Numbers, with what is glued to them; those inside words ('S3') begin with a letter. */
const numbered = /[\p{L}\p{N}][\p{L}\p{N}.,]*(?:\s?%)?/gu;

const figuresIn = (text: string) =>
  (text.match(numbered) ?? []).flatMap(
    (word) => /^\d[\d.,]*(?:\s?%)?/.exec(word)?.[0].replace(/(?<![.,])[.,]+$/, '') ?? [],
  );

export function createGrounding({ brief, book, source }: Material): Grounding {
  const factTexts = book.facts.map(({ quote }) => foldText(quote));
  const pageTexts = source.pages.map((page) => foldText(page.text));
  const asked = new Set(brief.keywords.map(foldText));
  const asksFor = (words: string) => [...asked].some((keyword) => keyword.includes(foldText(words)));
  const allowedUrls = new Set(source.pages.map(({ url }) => url));
  const plans = source.sheet.plans.map(
    ({ name, price, otherPrices }): PricedPlan => ({ name, prices: price ? [price, ...otherPrices] : otherPrices }),
  );
  const names = [
    ...new Set([...source.sheet.integrations.map(({ name }) => name), ...source.sheet.plans.map(({ name }) => name)]),
  ]
    .filter((name) => name !== source.sheet.name && /^\p{Lu}/u.test(name))
    .map((name) => ({ name, pattern: new RegExp(`(?<=\\S\\s["“(]?)${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'u') }));

  return {
    findInventions({ text, facts }) {
      const plain = plainSentence(text);
      const folded = foldText(plain);
      const basis = facts.map((fact) => factTexts[fact] ?? '').join(' \n ');
      const money = findWrongMoney(
        plain,
        facts.map((fact) => book.facts[fact]?.quote ?? ''),
      );
      const found = money.wrong.filter((words) => !asksFor(words));
      for (const token of figuresIn(foldText(money.rest))) if (!standsAlone(token, basis)) found.push(token);
      for (const pattern of [numberWords, months]) {
        for (const word of folded.match(pattern) ?? []) if (!standsAlone(word, basis)) found.push(word);
      }
      for (const [, quoted = ''] of plain.matchAll(/[“"]([^“”"]+)[”"]/g)) {
        const inner = foldText(quoted).replace(/(?<![.,;:!?])[.,;:!?]+$/, '');
        const known =
          basis.includes(inner) ||
          asked.has(inner) ||
          (isSearchPhrase(inner) && pageTexts.some((page) => page.includes(inner)));
        if (!known && facts.length > 0) found.push(quoted);
      }
      for (const [, url = ''] of text.matchAll(/\]\(([^)\]]*)\)/g)) {
        if (!allowedUrls.has(url) && !url.startsWith('/')) found.push(url);
      }
      for (const { name, pattern } of names) {
        if (pattern.test(plain) && !standsAlone(foldText(name), basis)) found.push(name);
      }
      found.push(...findSwappedPrices(plain, plans));
      return found;
    },
  };
}

/** A few words that readers search for are quoted as such, not as a statement. */
const isSearchPhrase = (text: string) => text.split(' ').length <= 5;

function standsAlone(token: string, text: string): boolean {
  for (let at = text.indexOf(token); at >= 0; at = text.indexOf(token, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text.slice(at + token.length, at + token.length + 2);
    const cutsWord = /[\p{L}\p{N}]/u.test(before) && /^[\p{L}\p{N}]/u.test(token);
    if (!cutsWord && !/^(?:[\p{L}\p{N}]|[.,]\d)/u.test(after)) return true;
    // '9 mb' and '10gb': a unit may follow a figure directly.
    if (!cutsWord && /\d$/.test(token) && /^\p{L}/u.test(after)) return true;
  }
  return false;
}

/** The section without the sentences that say more than their facts. */
export function dropInventions(section: Section, grounding: Grounding): Section {
  const keep = (sentences: Sentence[]) =>
    sentences.filter((sentence) => grounding.findInventions(sentence).length === 0);
  const blocks = section.blocks.flatMap((block): ArticleBlock[] => {
    if (block.kind === 'paragraph') {
      const sentences = keep(block.sentences);
      return sentences.length > 0 ? [{ ...block, sentences }] : [];
    }
    if (block.kind === 'list') {
      const items = keep(block.items);
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    if (block.kind === 'table') {
      const rows = block.rows.filter(
        ({ cells, facts }) => grounding.findInventions({ text: cells.join(' '), facts }).length === 0,
      );
      return rows.length > 0 ? [{ ...block, rows }] : [];
    }
    return [block];
  });
  return { ...section, blocks };
}
