import { foldText } from './fold.ts';
import type { Material } from './material.ts';
import { type ArticleBlock, plainSentence, type Section, type Sentence } from './section.ts';

/** Decides whether a sentence says more than the facts it rests on. */
export type Grounding = {
  /** What the sentence has that its facts have not; empty where it is grounded. */
  findInventions(sentence: Sentence): string[];
};

const numberWords =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|twice|percent)\b/g;
const months = /\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/g;
const figures = /[$€£¥]\s?\d[\d.,]*|(?<![\p{L}\d])\d[\d.,]*\s?[%€£]|(?<![\p{L}\d.,])\d[\d.,]*/gu;

export function createGrounding({ brief, book, source }: Material): Grounding {
  const factTexts = book.facts.map(({ quote }) => foldText(quote));
  const pageTexts = source.pages.map((page) => foldText(page.text));
  const asked = new Set(brief.keywords.map(foldText));
  const allowedUrls = new Set(source.pages.map(({ url }) => url));
  const planPrices = source.sheet.plans.map(({ name, price }) => ({ name, price: foldText(price?.text ?? '') }));
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
      const found: string[] = [];
      for (const figure of folded.match(figures) ?? []) {
        const token = figure.replace(/(?<![.,])[.,]+$/, '');
        if (!standsAlone(token, basis)) found.push(token);
      }
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
      found.push(...findWrongPrices(plain, planPrices));
      return found;
    },
  };
}

/** A few words that readers search for are quoted as such, not as a statement. */
const isSearchPhrase = (text: string) => text.split(' ').length <= 5;

/** A price that stands nearest to the name of a plan must be that plan's: true facts joined wrongly are invented too. */
function findWrongPrices(sentence: string, plans: ReadonlyArray<{ name: string; price: string }>): string[] {
  const folded = foldText(sentence);
  const priceAt = [...folded.matchAll(/[$€£¥]\s?\d[\d.,]*|(?<![\d.,])\d[\d.,]*\s?[€£]/g)].map((match) => ({
    at: match.index,
    price: match[0].replace(/(?<![.,])[.,]+$/, ''),
  }));
  if (priceAt.length === 0) return [];
  const nameAt = plans.flatMap(({ name, price }) => {
    const at = sentence.indexOf(name);
    return at >= 0 ? [{ at: foldText(sentence.slice(0, at)).length, price, name }] : [];
  });
  if (nameAt.length === 0) return [];
  return priceAt.flatMap(({ at, price }) => {
    const nearest = [...nameAt].sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0];
    if (!nearest || nameAt.some(({ name, price: own }) => name === nearest.name && standsAlone(price, own))) return [];
    const isPlanPrice = plans.some((plan) => standsAlone(price, plan.price));
    return isPlanPrice ? [`${price} for ${nearest.name}`] : [];
  });
}

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

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

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
