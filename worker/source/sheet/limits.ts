import type { Notice, Plan, Statement } from '../../contract/product-sheet.ts';
import { escapePattern } from '../../escape-pattern.ts';
import { capitalise } from '../../language/grammar.ts';
import { splitSentences } from '../../language/sentences.ts';
import { foldText, textKey } from '../page/fold-text.ts';
import type { HeadingTopic } from '../records/heading-topics.ts';
import type { Block, SourcePage } from '../types.ts';
import { findDisclaimers } from './disclaimers.ts';
import { saysLimit } from './limit-cues.ts';
import { isAbout, type Section } from './sections.ts';
import { sentencesOf } from './sentences.ts';

const most = 24;

/** Parts of a page that say nothing of what the product does not do, or say it of something else. */
const elsewhere: readonly HeadingTopic[] = [
  ...(['voices', 'customers', 'team', 'company', 'posts', 'comparison', 'problem', 'legal', 'jobs', 'sample'] as const),
];

/** Text of one place: `lines` of one box, or a paragraph alone; `of` what the box is about. */
type Place = { lines: readonly string[]; of: string | null; isPlan: boolean };

const inBox = (of: string | null, lines: readonly string[], isPlan = false): Place => ({ lines, of, isPlan });

function placesOf(block: Block): Place[] {
  switch (block.kind) {
    case 'paragraph':
      return [inBox(null, [block.text])];
    case 'list':
      return block.items.map((item) => inBox(null, [item]));
    case 'records':
      if (block.topics.some((topic) => elsewhere.includes(topic) || topic === 'trouble')) return [];
      if (block.of === 'plans') return block.records.map(({ name, quote }) => inBox(name, quote.split('\n'), true));
      if (block.of === 'features' || block.of === 'steps')
        return block.records.map(({ title, lines, items }) => inBox(title, [...lines, ...items]));
      if (block.of === 'questions')
        return block.records.flatMap(({ question, answer }) =>
          comparing.test(question) ? [] : [inBox(question, answer)],
        );
      return [];
    default:
      return [];
  }
}

/** A question whose answer is about others as well. */
const comparing =
  /\b(?:different (?:from|to|than)|compare[ds]?|comparison|versus|vs|instead of|better than|alternative|switch)\b/i;

/** Needs the words before it: what 'it' or 'this' is, or who does what it says. */
const leans =
  /^(?:it|its|this|that|these|those|they|their|such|both|then|so|but|and|or|also|however|otherwise|each|either|neither|here|requires?|needs?|works?|runs?|supports?|available|includes?|coming|planned|not|only|limited)\b/i;

/** An answer that says no more than that. */
const notYet = /^(?:not yet|not currently|not at the moment|not right now|coming soon)[.!]?$/i;

/** What stands under such a heading limits, however it is worded. */
const ofLimits =
  /^(?:\p{L}{2,20} ){0,3}(?:limits|limitations?|known issues|caveats|restrictions|not included)$|^what (?!you\b|(?:competitor|other|rival|alternative)s?\b)(?:\p{L}{2,20} ){0,2}(?:is|does|do|can|are|will|wo)(?:n['’]t|not| not)\b/iu;

type Known = { language: string | null; isOfPlan: (text: string) => boolean; pageHas: (quote: string) => boolean };

/** So many sentences are read together with what stands over them. */
const nearTitle = 3;

/** `over`: what stands before a sentence of a place: near its beginning from the name or heading on, else the sentence before. */
function* sentencesOfPlace({ lines, of, isPlan }: Place, { heading, level }: Section, language: string | null) {
  // A heading over limits is none that a sentence leans on.
  const title = of ?? (level > 1 && !ofLimits.test(heading ?? '') ? heading : null);
  for (const [at, line] of lines.entries()) {
    // Behind a 'Warning' that is set as a label a sentence may begin small.
    const whole = new Set(sentencesOf(capitalise(line), language));
    const sentences = splitSentences(line);
    for (const [nth, text] of sentences.entries()) {
      const isNear = at === 0 && nth < nearTitle && title !== null;
      const said = isNear ? [title, ...sentences.slice(0, nth)].join('\n') : (sentences[nth - 1] ?? null);
      const over = isPlan ? lines.slice(Math.max(0, lines.indexOf(of ?? '')), at).join('\n') : said;
      yield { text, over, isWhole: whole.has(nth === 0 ? capitalise(text) : text) };
    }
  }
}

/** The limits that a place tells, each with the words that it leans on; what leans on nothing there is left out. */
function limitsIn(place: Place, section: Section, { language, isOfPlan, pageHas }: Known): Statement[] {
  const { page, level } = section;
  const isListed = ofLimits.test(section.heading ?? '');
  return [...sentencesOfPlace(place, section, language)].flatMap(({ text, over, isWhole }): Statement[] => {
    const quote = [over, text].filter(Boolean).join('\n');
    const isAnswered = over?.endsWith('?') && notYet.test(text);
    if (isAnswered) return pageHas(quote) ? [{ text: `${over} ${text}`, page, quote }] : [];
    if (!isWhole || !(isListed || saysLimit(text) || isOfPlan(text))) return [];
    if (!place.isPlan && !leans.test(text)) return [{ text, page, quote: text }];
    if (over !== null && pageHas(quote)) return [{ text, page, quote }];
    return level <= 1 && place.of === null ? [{ text, page, quote: text }] : [];
  });
}

/** 'The archive is available on Pro': what only those have who pay for it. */
function tiesToPlan(plans: readonly Plan[]): (text: string) => boolean {
  const names = plans.flatMap(({ name, price }) => (price?.kind === 'free' ? [] : [escapePattern(name)]));
  const paid = ['paid', 'higher', ...names].join('|');
  const ties = new RegExp(
    `\\b(?:available|included|comes (?:with|in|on)|offered|part of|requires?|unlocks?|upgrade)\\b.{0,40}\\b(?:${paid})(?: and \\p{L}{2,20})? ?(?:plans?|tiers?|editions?|only)?(?:[.,;:)]|$| \\p{Ll})`,
    'u',
  );
  return (text) => ties.test(text);
}

/** What it does not do, not yet, or under a condition only: whole sentences of the pages. */
export function findLimits(
  sections: readonly Section[],
  { pages, plans, notices }: { pages: readonly SourcePage[]; plans: readonly Plan[]; notices: readonly Notice[] },
): Statement[] {
  const found = new Map(findDisclaimers(pages).map((one) => [textKey(one.text), one]));
  const known = new Set(notices.map(({ text }) => textKey(text)));
  const isOfPlan = tiesToPlan(plans);
  const texts = pages.map(({ text }) => foldText(text));
  for (const section of sections) {
    if (isAbout(section, ...elsewhere)) continue;
    const pageHas = (quote: string) => texts[section.page]?.includes(foldText(quote)) ?? false;
    const page = { language: pages[section.page]?.language ?? null, isOfPlan, pageHas };
    for (const place of section.blocks.flatMap(placesOf)) {
      if (found.size >= most) break;
      for (const limit of limitsIn(place, section, page)) {
        const key = textKey(limit.text);
        if (!known.has(key) && !found.has(key)) found.set(key, limit);
      }
    }
  }
  return [...found.values()].slice(0, most);
}
