import type { ArticleLength } from '../../../contract/options.ts';
import type { Desk } from '../desk.ts';
import { frame, paragraph } from '../prose.ts';
import { asInner, ended } from '../read-sentence.ts';
import type { Topic } from '../topic.ts';

const most: Record<ArticleLength, number> = { short: 4, medium: 6, long: 7 };

/** What the site says that its product does not do, not yet, or under a condition only, where the article has not said it yet. */
export function composeLimits(desk: Desk): Topic | null {
  const { source, brief } = desk.material;
  const items = source.sheet.limits
    .flatMap(({ text, page }) => {
      const facts = desk.factsOf(text, page);
      return facts.length > 0 ? [{ text, facts }] : [];
    })
    .filter(({ text }) => desk.tellOnce(text))
    .slice(0, most[brief.length])
    .map(({ text, facts }) => ({ text: `“${ended(asInner(text))}”`, facts }));
  if (items.length === 0) return null;
  const lead = paragraph([frame(desk.say('limits', { product: desk.product }))]);
  return { kind: 'limits', page: -1, heading: 'Limits and conditions', blocks: [lead, { kind: 'list', items }] };
}
