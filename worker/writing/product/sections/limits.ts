import type { ArticleLength } from '../../../contract/options.ts';
import { countWords } from '../../../contract/text.ts';
import { splitSentences } from '../../../language/sentences.ts';
import { frame, list, paragraph } from '../../article/blocks.ts';
import { bareName } from '../cards.ts';
import { ofPage } from '../data/phrases.ts';
import type { Desk } from '../desk.ts';
import { isLeaning, isOutdated, quoted } from '../read-sentence.ts';
import type { Topic } from '../topic.ts';

/** An answer, which its question is missing from. */
const answers = /^(?:yes|no|not yet|sure)\b[,.!]/i;
const most: Record<ArticleLength, number> = { short: 4, medium: 6, long: 7 };

/** What the site says that its product does not do, not yet, or under a condition only, where the article has not said it yet. */
export function composeLimits(desk: Desk): Topic | null {
  const { source, brief } = desk.material;
  const items = source.sheet.limits
    .filter(({ text }) => !ofPage.test(text) && !answers.test(text) && !isOutdated(text, desk.year))
    .flatMap(({ text, page }) => {
      const whole = withReferent(desk, text, page);
      const facts = desk.factsOf(text, page);
      const of = source.sheet.features.find(({ sentences }) => sentences.includes(text))?.name;
      const name = of === undefined ? '' : `**${bareName(of)}:** `;
      const named = of === undefined ? [] : desk.factsOf(of, page);
      return whole !== null && facts.length > 0
        ? [{ text, told: `${name}${quoted(whole)}`, facts: [...named, ...facts] }]
        : [];
    })
    .filter(({ text }) => desk.tellOnce(text))
    .slice(0, most[brief.length])
    .map(({ told, facts }) => ({ text: told, facts }));
  if (items.length === 0) return null;
  const lead = paragraph([frame(desk.say('limits', { product: desk.product }))]);
  return { kind: 'limits', page: -1, heading: 'Limits and conditions', blocks: [lead, list(items)] };
}

const longestBlock = 45;

/**
 * A limit in its block of the page, where that is short: the other half of what it says may stand beside it. 'It is rate-limited' says
 * nothing without the sentence before; null where that is missing.
 */
function withReferent({ material }: Desk, text: string, page: number): string | null {
  const block = material.source.pages[page]?.text.split('\n').find((line) => line.includes(text)) ?? text;
  const sentences = splitSentences(block);
  const at = sentences.indexOf(text);
  const [first = text] = sentences;
  if (at >= 0 && !isLeaning(first) && countWords(block) <= longestBlock && sentences.every(isWhole))
    return block.trim();
  if (!isLeaning(text)) return text;
  const before = sentences[at - 1];
  return before === undefined || isLeaning(before) ? null : `${before} ${text}`;
}

const isWhole = (sentence: string) => /[.!?]["”’)]*$/.test(sentence);
