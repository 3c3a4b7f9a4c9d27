import type { ProductSheet } from '../../../contract/product-sheet.ts';
import { readPriceLines } from '../../../source/money/index.ts';
import { noMeta } from '../../../source/page/no-meta.ts';
import { blockLines } from '../../../source/records/page-text.ts';
import { emptySheet } from '../../../source/sheet/empty-sheet.ts';
import type { Block, Passage, Source } from '../../../source/types.ts';

type Parts = Pick<Source, 'kind'> & {
  name: string;
  tagline: string;
  /** The description, and what stands under it. */
  opening: string[];
  features: Array<{ name: string; sentences: string[] }>;
  plans: Array<{ name: string; price: string; period: string | null; description: string | null; includes: string[] }>;
  pricing: string[];
  integrations: string[];
  questions: Array<{ question: string; answer: string[] }>;
  quotes: Array<{ text: string; speaker: string; role: string | null; organisation: string | null }>;
  company: string[];
  passages: Array<{ heading: string | null; sentences: string[] }>;
};

/** A source written by hand: its page text is made of its parts, so that everything in it can be a fact. */
export function makeSource(url: string, title: string, parts: Parts): Source {
  const blocks = blocksOf(parts);
  const text = blocks.flatMap(blockLines).join('\n');
  const page = {
    url,
    title,
    description: null,
    language: 'en',
    fetchedAt: 1_760_000_000_000,
    hash: String(text.length),
    text,
    blocks,
    links: [],
    meta: { ...noMeta, kind: parts.kind },
  };
  const sheet = { ...emptySheet([page], parts.name), ...entriesOf(parts) };
  return { kind: parts.kind, language: 'en', pages: [page], sheet, passages: passagesOf(parts) };
}

function entriesOf(parts: Parts): Partial<ProductSheet> {
  const at = (quote: string) => ({ page: 0, quote });
  const state = (text: string) => ({ text, ...at(text) });
  const [description = ''] = parts.opening;
  return {
    description: state(description),
    features: parts.features.map((feature) => ({
      ...feature,
      ...{ heading: null, role: 'feature', availability: null, plans: [] },
      ...at(feature.name),
    })),
    plans: parts.plans.map(({ price, period, ...plan }) => ({
      ...plan,
      ...{
        price: readPriceLines([price, ...(period ? [period] : [])])?.price ?? null,
        otherPrices: [],
        group: null,
        availability: null,
      },
      ...at(`${plan.name}\n${[price, period].filter(Boolean).join(' ')}`),
    })),
    integrations: parts.integrations.map((name) => ({ name, ...at(name) })),
    questions: parts.questions.map((entry) => ({ ...entry, ...at(entry.question) })),
    quotes: parts.quotes.map((quote) => ({ ...quote, ...at(quote.text) })),
    company: parts.company.map(state),
    terms: parts.pricing.map((text) => ({ ...state(text), heading: null })),
  };
}

function passagesOf({ tagline, opening, pricing, passages }: Parts): Passage[] {
  const rest = { heading: null, page: 0 };
  return [
    { ...rest, sentences: [tagline, ...opening.slice(1)], topic: 'opening' },
    { ...rest, sentences: pricing, topic: 'pricing' },
    ...passages.map((passage): Passage => ({ ...passage, page: 0, topic: null })),
  ];
}

const blocksOf = (parts: Parts): Block[] => [
  heading(1, parts.name),
  ...[parts.tagline, ...parts.opening].map(paragraph),
  ...parts.features.flatMap(({ name, sentences }) => [heading(3, name), paragraph(sentences.join(' '))]),
  ...parts.plans.flatMap((plan): Block[] => [
    heading(3, plan.name),
    paragraph([plan.price, plan.period].filter(Boolean).join(' ')),
    ...(plan.description ? [paragraph(plan.description)] : []),
    { kind: 'list', items: plan.includes },
  ]),
  ...parts.pricing.map(paragraph),
  { kind: 'list', items: parts.integrations },
  ...parts.questions.flatMap(({ question, answer }) => [heading(3, question), paragraph(answer.join(' '))]),
  ...parts.quotes.flatMap(({ text, speaker }) => [paragraph(text), paragraph(speaker)]),
  ...parts.company.map(paragraph),
  ...parts.passages.flatMap((passage) => [
    ...(passage.heading ? [heading(2, passage.heading)] : []),
    paragraph(passage.sentences.join(' ')),
  ]),
];

const heading = (level: 1 | 2 | 3, text: string): Block => ({ kind: 'heading', level, text });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
