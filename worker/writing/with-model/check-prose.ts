import { functionWords } from '../../language/data/function-words.ts';
import { foldText } from '../../language/fold.ts';
import { stem } from '../../language/stem.ts';
import { wordsOf } from '../../language/words.ts';
import { plainSentence, type Sentence } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import { createGrounding } from '../grounding/grounding.ts';
import { findBoldWords } from './bold-words.ts';
import { findGermanNames } from './german-names.ts';
import { leadingName } from './leading-name.ts';
import { findNames, saysMoreThanName } from './names.ts';
import { findForeignNumbers } from './number-words.ts';
import { createPlanCheck } from './plan-features.ts';
import { standsAsWord } from './stands-as-word.ts';

/** `inventions` cannot stay; `doubts` may be right, and a person should look. */
export type Findings = { inventions: string[]; doubts: string[] };
export type ProseCheck = {
  sentence(sentence: Sentence): Findings;
  /** Whether a heading claims nothing beyond its section's facts; in headings any word may have a capital. */
  heading(text: string, facts: readonly number[]): boolean;
};

/** Of its facts' words at least this share should stand in a sentence that rests on them. */
const leastShared = 0.2;

/** What a model's sentence says beyond its facts. Stricter than for the built-in writer, which composes from the facts alone. */
export function createProseCheck(material: Material, language: string, allowedNames: readonly string[]): ProseCheck {
  const { book, source, brief } = material;
  const grounding = createGrounding(material);
  const known = new Set(source.pages.flatMap((page) => foldedWords(`${page.title} ${page.text}`)));
  const smallWords = new Set(
    source.pages.flatMap(({ text }) => text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{N}]+/gu) ?? []),
  );
  const plans = createPlanCheck(source.sheet.plans);
  // A name that the source has too is no partner's, and is told by its facts like all else.
  const pageText = source.pages.map(({ text }) => text).join('\n');
  const partners = allowedNames.filter((name) => !pageText.includes(name));
  const always = new Set(foldedWords([source.sheet.name, ...brief.keywords].join(' ')));
  const subjects = [
    // The subject of pages about a matter is no product: to introduce it is no claim.
    ...(source.kind === 'product' ? [source.sheet.name] : []),
    ...source.sheet.plans.map(({ name }) => name),
    ...source.sheet.integrations.map(({ name }) => name),
  ];
  // Without the same language there are no words to compare.
  const comparable = language === (source.language ?? 'en');

  const basisOf = (facts: readonly number[]) => facts.map((fact) => book.facts[fact]?.quote ?? '').join(' \n ');

  const checkSentence = (sentence: Sentence): Findings => {
    const plain = plainSentence(sentence.text);
    const basis = basisOf(sentence.facts);
    const inventions = grounding.findInventions(sentence);
    const doubts: string[] = [];
    const partner = partners.find((name) => plain.includes(name));
    if (partner && (sentence.facts.length > 0 || saysMoreThanName(plain, partner))) {
      inventions.push(`says more of ${partner} than its name`);
    }
    const withoutPartner = partner ? plain.replaceAll(partner, '') : plain;
    if (language === 'en') {
      inventions.push(...findBoldWords(withoutPartner, basis, brief.keywords));
    }
    const names = language === 'de' ? findGermanNames(withoutPartner) : findNames(withoutPartner);
    const leading = language === 'en' ? leadingName(withoutPartner, (word) => smallWords.has(word)) : null;
    if (leading && !names.includes(leading)) names.push(leading);
    inventions.push(...plans.findWrongFeatures(plain, basis));
    if (comparable) inventions.push(...findForeignNumbers(withoutPartner, basis, language));
    const basisWords = new Set(foldedWords(basis));
    for (const name of names) {
      const words = foldedWords(name);
      if (words.every((word) => basisWords.has(word) || always.has(word))) continue;
      if (words.every((word) => known.has(word)) || isAcronym(name)) doubts.push(name);
      else inventions.push(name);
    }
    if (sentence.facts.length === 0) inventions.push(...claimsWithoutFacts(sentence.text, withoutPartner, subjects));
    else if (comparable && !partner) {
      const share = sharedWords(plain, basis, source.sheet.name);
      if (share === 0) inventions.push('nothing of its facts');
      else if (share < leastShared) doubts.push('little of its facts');
    }
    return { inventions: [...new Set(inventions)], doubts };
  };

  // A sentence is looked at before and after it might be rewritten; most are not.
  const checked = new WeakMap<Sentence, Findings>();
  return {
    sentence: (sentence) => {
      const findings = checked.get(sentence) ?? checkSentence(sentence);
      checked.set(sentence, findings);
      return findings;
    },
    heading: (text, facts) =>
      grounding.findInventions({ text, facts: [...facts] }).length === 0 &&
      (language !== 'en' || findBoldWords(text, basisOf(facts), brief.keywords).length === 0),
  };
}

const foldedWords = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const isAcronym = (name: string) => /^\p{Lu}{2,5}s?$/u.test(name);

const pronouns =
  /^(?:it|its|they|their|this|the (?:product|tool|app|platform|software|service|company|team|plans?|prices?|makers?|vendor|website|site))\b/i;

/** A sentence without facts may lead on to others; it may not say anything about the product. A question or a link may name it. */
function claimsWithoutFacts(text: string, plain: string, subjects: readonly string[]): string[] {
  const leads = plain.endsWith('?') || /\]\(/.test(text);
  if (leads) return [];
  const named = subjects.filter((name) => standsAsWord(name, plain));
  const quoted = /[“"„«](?:[^”"“»„«\s]*\s){2}[^”"“»„«]*[”"“»]/.test(plain) ? ['a quote without its fact'] : [];
  const subject = pronouns.test(plain) ? ['speaks of the product without a fact'] : [];
  return [...named.map((name) => `speaks of ${name} without a fact`), ...quoted, ...subject];
}

function sharedWords(sentence: string, basis: string, product: string): number {
  const own = new Set(wordsOf(product).map(stem));
  const content = wordsOf(sentence)
    .filter((word) => !functionWords.has(word))
    .map(stem)
    .filter((word) => !own.has(word));
  const found = new Set(wordsOf(basis).map(stem));
  return content.length === 0 ? 1 : content.filter((word) => found.has(word)).length / content.length;
}
