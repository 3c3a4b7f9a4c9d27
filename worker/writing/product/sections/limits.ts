import type { ArticleLength } from '../../../contract/options.ts';
import { splitSentences } from '../../../language/sentences.ts';
import { ofPage } from '../data/phrases.ts';
import type { Desk } from '../desk.ts';
import { frame, paragraph } from '../prose.ts';
import { asInner, ended, isLeaning, isOutdated } from '../read-sentence.ts';
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
      return whole !== null && facts.length > 0 ? [{ text: whole, facts }] : [];
    })
    .filter(({ text }) => desk.tellOnce(text))
    .slice(0, most[brief.length])
    .map(({ text, facts }) => ({ text: `“${ended(asInner(text))}”`, facts }));
  if (items.length === 0) return null;
  const lead = paragraph([frame(desk.say('limits', { product: desk.product }))]);
  return { kind: 'limits', page: -1, heading: 'Limits and conditions', blocks: [lead, { kind: 'list', items }] };
}

/** 'It is rate-limited' says nothing without the sentence before it; null where that does not stand in the same block. */
function withReferent({ material }: Desk, text: string, page: number): string | null {
  if (!isLeaning(text)) return text;
  const block = material.source.pages[page]?.text.split('\n').find((line) => line.includes(text)) ?? '';
  const sentences = splitSentences(block);
  const before = sentences[sentences.indexOf(text) - 1];
  return before === undefined || isLeaning(before) ? null : `${before} ${text}`;
}
