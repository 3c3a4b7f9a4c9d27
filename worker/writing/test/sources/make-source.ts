import type { Block, Source } from '../../../source/types.ts';

/** A source written by hand: its page text is made of its parts, so that everything in it can be a fact. */
export function makeSource(url: string, title: string, parts: Omit<Source, 'pages' | 'language'>): Source {
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: parts.name },
    ...[parts.tagline, ...parts.summary].flatMap((part) => (part ? [paragraph(part.text)] : [])),
    ...parts.features.flatMap(({ name, details }): Block[] => [
      { kind: 'heading', level: 3, text: name },
      paragraph(details.join(' ')),
    ]),
    ...parts.plans.flatMap((plan): Block[] => [
      { kind: 'heading', level: 3, text: plan.name },
      paragraph([plan.price, plan.period].filter(Boolean).join(' ')),
      ...(plan.description ? [paragraph(plan.description)] : []),
      { kind: 'list', items: plan.features },
    ]),
    ...parts.priceNotes.map(({ text }) => paragraph(text)),
    { kind: 'list', items: parts.integrations.map(({ name }) => name) },
    ...parts.faq.flatMap(({ question, answer }): Block[] => [
      { kind: 'heading', level: 3, text: question },
      paragraph(answer.join(' ')),
    ]),
    ...parts.quotes.map((quote): Block => ({ kind: 'quote', text: quote.text, speaker: quote.speaker })),
    ...parts.company.map(({ text }) => paragraph(text)),
    ...parts.passages.flatMap(({ heading, sentences }): Block[] => [
      ...(heading ? [{ kind: 'heading' as const, level: 2 as const, text: heading }] : []),
      paragraph(sentences.join(' ')),
    ]),
  ];
  const text = blocks.map(blockText).join('\n');
  const page = {
    url,
    title,
    description: null,
    language: 'en',
    fetchedAt: 1_760_000_000_000,
    hash: String(text.length),
    text,
    blocks,
    boxes: [],
    links: [],
    meta: { siteName: null, productName: null, kind: parts.kind, offers: [], faq: [] },
  };
  return { ...parts, language: 'en', pages: [page] };
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

function blockText(block: Block): string {
  if (block.kind === 'list') return block.items.join('\n');
  if (block.kind === 'table') return block.rows.map((row) => row.join(' ')).join('\n');
  return block.kind === 'quote' && block.speaker ? `${block.text}\n${block.speaker}` : block.text;
}
