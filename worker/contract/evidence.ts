import { z } from 'zod';

/*
 * What an article's statements rest on: the pages that were read for it, or its owner's word. Never 'proven' or 'true': pages can be
 * wrong.
 */

export const evidenceStates = ['sourced', 'background', 'yours', 'conflict', 'check', 'unchecked'] as const;
export type EvidenceState = (typeof evidenceStates)[number];

/** Stands with what rests on a correction, never under a source's number. */
export const statedByAuthor = 'Stated by the author.';

export const evidenceTexts: Readonly<Record<EvidenceState, { label: string; line: string }>> = {
  sourced: { label: 'Sourced', line: 'A page we read says this.' },
  background: { label: 'Background', line: 'States nothing about the product.' },
  yours: { label: 'Your words', line: 'Not on the pages we read.' },
  conflict: { label: 'Conflict', line: 'A page we read says otherwise.' },
  check: { label: 'Check', line: 'We could not tell whether a page says this.' },
  unchecked: { label: 'Not checked', line: 'No source was kept.' },
};

/** Where in an article a statement stands. */
export const statementPlaces = ['title', 'excerpt', 'metaDescription', 'heading', 'text', 'row'] as const;

const evidenceQuote = z.object({ source: z.number().int().min(0), quote: z.string() });

export const evidenceStatement = z.object({
  /** The same for the same words in the same article. */
  id: z.string(),
  text: z.string(),
  place: z.enum(statementPlaces),
  state: z.enum(evidenceStates),
  /** What a page says instead, or what could not be found. */
  note: z.string().nullable(),
  /** What a page says in place of a part of it: offered to its owner. */
  instead: z.object({ said: z.string(), page: z.string() }).nullable(),
  /** How it was worked out: '12 x $10'. */
  reckoning: z.string().nullable(),
  quotes: z.array(evidenceQuote),
  /** What the author says in place of a page, and the statement rests on. */
  stated: z.array(z.string()),
  /**
   * A price, figure or quote that a page contradicts, or that the writer left without one: it is not published before a person has
   * decided about it.
   */
  needsDecision: z.boolean(),
});
export type EvidenceStatement = z.infer<typeof evidenceStatement>;

export const evidence = z.object({
  /** Of the statements that say something about the product, so many stand on a page; null where no page was kept. */
  counts: z.object({ sourced: z.number().int(), checkable: z.number().int() }).nullable(),
  sources: z.array(z.object({ url: z.string(), title: z.string(), fetchedAt: z.string() })),
  statements: z.array(evidenceStatement),
});
export type Evidence = z.infer<typeof evidence>;
