import type { Plan, Price, ProductSheet, Quotation } from '../contract/product-sheet.ts';
import { emptySheet } from './empty-sheet.ts';
import type { Found, Verbatim } from './found.ts';
import { toPrice } from './to-price.ts';
import type { Passage, Source, SourcePage } from './types.ts';

const aboutCompany =
  /^(?:(?:about|meet) (?:us|the (?:company|team|makers|people))|about|company|the people behind.*|our story|who we are|team|the team)$/i;
const aboutPrices = /\b(?:pricing|prices|plans|cost|costs)\b/i;

/** What was found as the writers read it: a sheet of typed entries, and passages in the order of the pages. */
export function toSource(found: Found): Source {
  const { pages, language, kind } = found;
  const [first, ...others] = found.summary;
  const isSentence = /[.!?]$/.test(found.tagline?.text ?? '');
  const description = first ?? (isSentence ? found.tagline : null);
  const opening = [found.tagline, ...others].flatMap((text) => (text && text !== description ? [text] : []));
  return {
    pages,
    language,
    kind,
    sheet: { ...emptySheet(pages, found.name), ...entriesOf(found), description: description && stated(description) },
    passages: [
      ...gather(pages, opening, 'opening'),
      ...gather(pages, found.priceNotes, 'pricing'),
      ...found.passages.map((passage): Passage => ({ ...passage, topic: topicOf(passage.heading, kind) })),
    ],
  };
}

function entriesOf(found: Found): Partial<ProductSheet> {
  const headings = found.pages.map(headingsAbove);
  return {
    plans: toPlans(found),
    features: inPageOrder(found.pages, found.features, ({ name }) => name).map(({ name, details, page }) => ({
      name,
      sentences: inPageOrder(
        found.pages,
        details.map((text) => ({ text, page })),
      ).map(({ text }) => text),
      heading: headings[page]?.get(name) ?? null,
      role: 'feature',
      availability: null,
      page,
      quote: name,
    })),
    integrations: found.integrations.map(({ name, page }) => ({ name, page, quote: name })),
    quotes: found.quotes.flatMap(toQuotation),
    questions: found.faq.map((entry) => ({ ...entry, quote: entry.question })),
    company: inPageOrder(found.pages, found.company).map(stated),
  };
}

const stated = ({ text, page }: Verbatim) => ({ text, page, quote: text });

function toQuotation({ text, speaker, role, page }: Found['quotes'][number]): Quotation[] {
  if (!speaker) return [];
  const [post = null, ...firm] = role?.split(', ') ?? [];
  return [{ text, speaker, role: post, organisation: firm.join(', ') || null, page, quote: text }];
}

/** A plan that the page lists more than once, by the month and by the year, is one with several prices. */
function toPlans({ plans, pages }: Found): Plan[] {
  const byName = new Map<string, Plan>();
  for (const plan of plans) {
    const text = pages[plan.page]?.text ?? '';
    const price = toPrice(plan, text);
    const known = byName.get(plan.name);
    if (known) addPrice(known, price);
    else
      byName.set(plan.name, {
        ...{ name: plan.name, price, otherPrices: [], description: plan.description, includes: plan.features },
        ...{ availability: null, page: plan.page, quote: stretchOf(text, plan) },
      });
  }
  return [...byName.values()];
}

function addPrice(plan: Plan, price: Price): void {
  if (price.text !== plan.price?.text) plan.otherPrices.push(price);
}

/** Longest stretch of a page in which a plan's name, price and period may stand apart and still belong together. */
const longestStretch = 240;

/** From a plan's name to its period, where they stand close together on the page; else the name. */
function stretchOf(text: string, { name, price, period }: Found['plans'][number]): string {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const priceAt = text.indexOf(price, at + name.length);
    if (priceAt < 0) break;
    const periodAt = period ? text.indexOf(period, priceAt) : -1;
    const end = periodAt >= 0 ? periodAt + (period ?? '').length : priceAt + price.length;
    if (end - at <= longestStretch) return text.slice(at, end);
    if (priceAt + price.length - at <= longestStretch) return text.slice(at, priceAt + price.length);
  }
  return name;
}

function topicOf(heading: string | null, kind: Source['kind']): Passage['topic'] {
  if (kind !== 'product' || heading === null) return null;
  if (aboutPrices.test(heading)) return 'pricing';
  return aboutCompany.test(heading.trim()) ? 'company' : null;
}

/** Texts of one topic as one passage a page. */
function gather(pages: readonly SourcePage[], texts: readonly Verbatim[], topic: Passage['topic']): Passage[] {
  return pages.flatMap((_, page) => {
    const own = inPageOrder(
      pages,
      texts.filter((text) => text.page === page),
    );
    return own.length > 0 ? [{ heading: null, sentences: own.map(({ text }) => text), page, topic }] : [];
  });
}

function inPageOrder<T extends { page: number }>(
  pages: readonly SourcePage[],
  entries: readonly T[],
  textOf: (entry: T) => string = (entry) => (entry as T & Verbatim).text,
): T[] {
  const placed = entries.map((entry) => {
    const at = pages[entry.page]?.text.indexOf(textOf(entry)) ?? -1;
    return { entry, at: at < 0 ? Number.MAX_SAFE_INTEGER : at };
  });
  return placed.sort((a, b) => a.entry.page - b.entry.page || a.at - b.at).map(({ entry }) => entry);
}

/** The heading that each heading of a page stands under, its title apart. */
function headingsAbove({ blocks }: SourcePage): Map<string, string> {
  const open: Array<{ level: number; text: string }> = [];
  const above = new Map<string, string>();
  for (const block of blocks) {
    if (block.kind !== 'heading') continue;
    while ((open.at(-1)?.level ?? 0) >= block.level) open.pop();
    const parent = open.findLast(({ level }) => level > 1);
    if (parent && !above.has(block.text)) above.set(block.text, parent.text);
    open.push(block);
  }
  return above;
}
