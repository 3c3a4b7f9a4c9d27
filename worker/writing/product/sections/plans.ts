import type { Plan } from '../../../contract/product-sheet.ts';
import { joinList } from '../../../language/grammar.ts';
import type { ArticleBlock, Sentence } from '../../article/section.ts';
import { readRuns } from '../cards.ts';
import type { Desk } from '../desk.ts';
import { frame, join, paragraph, paragraphs } from '../prose.ts';
import { priceText, reckonPlans } from '../reckon.ts';
import type { Topic } from '../topic.ts';
import { freshTold } from './features.ts';
import { answerInText, readQuestions } from './questions.ts';

const mostContents = 5;
const longestLine = 20;
const mostNotes = 4;
const aboutMoney =
  /\b(?:price[sd]?|pricing|costs?|free|pay|paid|plans?|trial|month(?:ly)?|year(?:ly)?|annual(?:ly)?|billed|billing|discount|refund|licen[cs]e|credit card)\b/i;
const mostAnswers = 3;
const longestHeading = 60;

/** Every plan with its price, what follows from the prices, and what the site says and answers around them. */
export function composePlans(desk: Desk): Topic | null {
  const { sheet } = desk.material.source;
  const answers = readQuestions(desk, true, mostAnswers);
  const notes = notesOn(desk);
  const page = sheet.plans[0]?.page ?? answers[0]?.page ?? -1;
  const more: ArticleBlock[] = [...notes, ...answers.map((entry) => answerInText(desk, entry))];
  if (sheet.plans.length === 0)
    return more.length > 0 ? { kind: 'plans', page, heading: `What ${desk.product} costs`, blocks: more } : null;
  const table = tableOf(desk, sheet.plans);
  const reckoned = reckonPlans(desk);
  const lists = sheet.plans.flatMap((plan, at) => listOf(desk, plan, at));
  const lead = paragraph([frame(desk.say('prices', { page: desk.pageName(page) }))]);
  const below = paragraphs([[...reckoned, ...announcedOf(desk), ...lists]]);
  return { kind: 'plans', page, heading: headingOf(desk, sheet.plans), blocks: [lead, table, ...below, ...more] };
}

function headingOf({ product }: Desk, plans: readonly Plan[]): string {
  const names = plans.map(({ name }) => name);
  const options = [
    `${product} pricing: ${joinList(names)}`,
    `${product} pricing: ${joinList(names.slice(0, 3))}`,
    `${product} pricing`,
  ];
  return options.find((text) => text.length <= longestHeading) ?? `What ${product} costs`;
}

function tableOf({ material }: Desk, plans: readonly Plan[]): ArticleBlock {
  const { book } = material;
  const described = plans.some(({ description }, at) => description !== null && book.plans[at]?.description != null);
  const contained = plans.some(({ includes }) => includes.length > 0);
  const cells = (plan: Plan, at: number) => [
    plan.name,
    [plan.price, ...plan.otherPrices].flatMap((price) => (price ? [priceText(price)] : [])).join('; ') || 'not listed',
    ...(described
      ? [
          (book.plans[at]?.description == null || isLong(plan.description) ? '' : (plan.description ?? '')).replace(
            /\.$/,
            '',
          ) || '–',
        ]
      : []),
    ...(contained ? [listed(contents(plan, at)) || '–'] : []),
  ];
  const contents = ({ includes }: Plan, at: number) => (book.plans[at]?.includes.length ? includes : []);
  return {
    kind: 'table',
    header: ['Plan', 'Price', ...(described ? ['In the site’s words'] : []), ...(contained ? ['Listed'] : [])],
    rows: plans.map((plan, at) => {
      const { price = [], includes = [], description = null } = book.plans[at] ?? {};
      return { cells: cells(plan, at), facts: [...price, ...includes, ...(description === null ? [] : [description])] };
    }),
  };
}

/** The first of a plan's list, and how many more it has. */
function listed(items: readonly string[]): string {
  const more = items.length - mostContents;
  return [...items.slice(0, mostContents), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** Plans that can't be had yet are told as such, and their prices are not. */
function announcedOf({ material, say }: Desk): Sentence[] {
  const names = joinList(material.announced.map(({ name }) => `“${name}”`));
  const facts = material.announced.map(({ fact }) => fact);
  return names === '' ? [] : [{ text: say('announced', { names }), facts }];
}

const isLong = (text: string | null) => (text ?? '').split(' ').length > longestLine;

/** What of a plan's list had no room in the table. */
function listOf(desk: Desk, plan: Plan, at: number): Sentence[] {
  const facts = desk.material.book.plans[at]?.includes ?? [];
  const rest = plan.includes
    .slice(mostContents, mostContents + 6)
    .filter((item) => item.split(' ').length <= 8 && !/[,;.:]/.test(item));
  if (rest.length < 2 || facts.length === 0) return [];
  return [{ text: desk.say('lists', { plan: plan.name, items: `${joinList(rest)}`.replace(/\.$/, '') }), facts }];
}

/** Sentences about prices that are no plan. */
function notesOn(desk: Desk): ArticleBlock[] {
  const { passages } = desk.material.source;
  const told = passages
    .filter(({ topic }) => topic === 'pricing')
    .flatMap(({ sentences, page }) =>
      freshTold(
        desk,
        readRuns(desk, sentences, page).filter(({ text }) => aboutMoney.test(text)),
      ),
    )
    .slice(0, mostNotes);
  return told.length === 0 ? [] : paragraphs([[frame(desk.say('priceNote')), ...join(told, desk.product)]]);
}
