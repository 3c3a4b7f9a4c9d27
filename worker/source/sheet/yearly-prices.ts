import type { Plan, Price } from '../../contract/product-sheet.ts';
import type { SourcePage } from '../types.ts';

/** How a text speaks of paying by the year. */
const paidYearly =
  /\b(?:annually|yearly|(?:paid|pay|bill|billed|billing) (?:annual|by the year)|annual (?:billing|plans?|payments?|discount|subscriptions?))\b|\d ?(?:\/ ?(?:yr|year)|(?:per|a) year)\b/i;

const isYearly = ({ period, billed }: Price) => period === 'year' || billed === 'year';

/** Plans by the month, marked where the site sells by the year as well and what that costs is not read: it may be less. */
export function markYearly(plans: readonly Plan[], pages: readonly SourcePage[]): Plan[] {
  const isOffered = pages.some(({ text, sellsYearly }) => sellsYearly || paidYearly.test(text));
  return plans.map((plan) => {
    const { price, otherPrices } = plan;
    const isUnread = isOffered && price?.period === 'month' && ![price, ...otherPrices].some(isYearly);
    return isUnread ? { ...plan, yearlyUnread: true as const } : plan;
  });
}
