import { joinList } from '../../../language/grammar.ts';
import type { Sentence } from '../../article/section.ts';
import type { Desk } from '../desk.ts';

/** What the site leaves open of its prices, as something to ask: which of two holds. */
export function leftToAsk(desk: Desk): Sentence[] {
  const { book, source } = desk.material;
  const contested = source.sheet.plans.flatMap(({ name, price, contradiction }, at) =>
    price && contradiction ? [{ name, facts: book.plans[at]?.price ?? [] }] : [],
  );
  const facts = contested.flatMap((one) => one.facts);
  return contested.length === 0
    ? []
    : [desk.say('askWhich', { names: joinList(contested.map(({ name }) => name)) }, facts)];
}
