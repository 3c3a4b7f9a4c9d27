import type { ArticleLength } from '../../../contract/options.ts';
import type { Statement } from '../../../contract/product-sheet.ts';
import { countWords } from '../../../contract/text.ts';
import { capitalise, joinList } from '../../../language/grammar.ts';
import { splitSentences } from '../../../language/sentences.ts';
import { list, paragraph } from '../../article/blocks.ts';
import type { ArticleBlock } from '../../article/section.ts';
import type { Topic } from '../arrange.ts';
import { bareName, toldAlike, toldAs, underName } from '../cards.ts';
import * as words from '../data/phrases.ts';
import type { Desk } from '../desk.ts';
import { decisiveShare } from '../memory.ts';
import { isLeaning, isOfName, labelled, mayBeQuoted, shapeOf } from '../read-sentence.ts';
import { fromFirst } from '../runs.ts';
import { composeConditions } from './passages.ts';

const most: Record<ArticleLength, number> = { short: 4, medium: 6, long: 7 };

/** What its reader needs first, and what the site says that its product does not do, not yet, or under a condition only, where the article has not said it yet. */
export function composeLimits(desk: Desk): Topic | null {
  const blocks = [...composeConditions(desk), ...composeSayings(desk), ...composeUpcoming(desk)];
  return blocks.length === 0 ? null : { kind: 'limits', page: -1, heading: 'Limits and conditions', blocks };
}

/** What the site announces. */
function composeUpcoming(desk: Desk): ArticleBlock[] {
  const { source, upcoming } = desk.material;
  const isLimit = ({ name }: { name: string }) => source.sheet.limits.some(({ text }) => text.includes(name));
  const told = upcoming.filter((one) => !isLimit(one)).slice(0, most.medium);
  const names = joinList(told.map(({ name }) => bareName(name)));
  const facts = told.map(({ fact }) => fact);
  return told.length === 0 ? [] : [paragraph([desk.say('upcoming', { names }, facts)])];
}

/** Sentences from all over the site. */
function composeSayings(desk: Desk): ArticleBlock[] {
  const { source, brief } = desk.material;
  const { limits: found, questions, terms } = source.sheet;
  // An answer is told with its question, a term with the prices.
  const elsewhere = [...questions.flatMap(({ answer }) => answer), ...terms.map(({ text }) => text)];
  const told = found
    .filter(
      (limit) =>
        isSaid(limit, desk) && !labelled.test(limit.text) && !elsewhere.some((text) => text.includes(limit.text)),
    )
    .flatMap((limit) => {
      const facts = desk.factsOf(limit.quote, limit.page);
      const { name, said } = tell(desk, limit);
      // Two may stand in one block, which is told whole.
      const isTied = name === '' && isLeaning(said);
      // A state stands with its plan, as do the words of a list.
      const isTold = countWords(said) < fewestAlone && !desk.addsWords(said);
      return facts.length > 0 && !isTied && !isTold && desk.tellOnce(`${name} ${said}`, { share: decisiveShare })
        ? [{ name, said, facts }]
        : [];
    })
    .slice(0, most[brief.length]);
  if (told.length === 0) return [];
  const texts = told.map(({ said, facts }) => ({ text: said, facts }));
  const limits = told.length > 1 ? toldAlike(texts) : texts.map((one) => toldAs(one, false, true));
  const items = limits.map((limit, at) => {
    const { name = '' } = told[at] ?? {};
    return name === '' ? limit : underName({ text: bareName(name), facts: [] }, limit);
  });
  const lead = desk.say('limits');
  // 'Pro: …' behind a colon would be two labels in a row.
  const runsOn = items.length === 1 && !items[0]?.text.startsWith('**');
  return runsOn ? [paragraph([lead, ...items])] : [paragraph([lead]), list(items)];
}

/** A sentence of its own, or one that is told with what it leans on: 'Up to 30 seats' alone says nothing. */
const isSaid = ({ text, quote }: Statement, { product }: Desk) =>
  // What is coming soon is a limit, be it said to those who read the page.
  !words.ofPage.test(text.replace(/coming soon/i, '')) &&
  // What stands under a question is no condition: 'In a hurry? …'
  !/\?\n/.test(quote) &&
  (shapeOf(text) === 'clause' ||
    isOfName(text, product) ||
    (quote !== text && !/^up to\b/i.test(text)) ||
    /^requires \p{L}|^[^:]*(?:\bnot\b|n[’']t\b)/iu.test(text));

const [fewestWords, fewestAlone] = [6, 12];

/** With what it leans on: the sentence before it, or the name or heading that it stands under. */
function tell(desk: Desk, { text, page, quote }: Statement): { name: string; said: string } {
  const block = desk.lineWith(text, page)?.trim() ?? text;
  const isFit =
    // 'There is no checkout.' is no more than a beginning.
    countWords(text) < fewestWords && !block.includes('?');
  // The other half of what it says may stand beside it; of a long block a few words take the next sentence along.
  const [, next = ''] = fromFirst(splitSentences(block), (one) => one === text);
  const isCut = countWords(text) < fewestAlone && isWhole(next) && mayBeQuoted(next, desk.rivals);
  const said = isFit ? block : isCut ? `${text} ${next}` : text;
  const [before = ''] = quote.split('\n');
  // A heading may call its reader; a thing or a plan is limited by what stands under it.
  const { announced, source } = desk.material;
  const plans = [...source.sheet.plans, ...announced.map(({ plan }) => plan)];
  const isThing = [...source.sheet.features, ...plans].some(({ name }) => name === before) && !said.includes(before);
  return isThing ? { name: before, said } : { name: '', said: capitalise(said) };
}

const isWhole = (text: string) => /[.!?]["”’)]*$/.test(text);
