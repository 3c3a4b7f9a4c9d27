import { z } from 'zod';

/* What readers are told of an article: the pages that it rests on, and how it came about. */

const readerSource = z.object({ title: z.string(), url: z.string(), fetchedAt: z.string() });

/** In the order of their numbers; `isStated`: something in the text rests on its author's word instead. */
export const readerSources = z.object({ pages: z.array(readerSource), isStated: z.boolean() });
export type ReaderSources = z.infer<typeof readerSources>;

export const readerNotes = z.object({
  /** Null where its owner shows none, or none were kept. */
  sources: readerSources.nullable(),
  made: z.object({
    by: z.enum(['built-in', 'model']),
    at: z.string(),
    checkedBy: z.string(),
    checkedAt: z.string(),
  }),
});
export type ReaderNotes = z.infer<typeof readerNotes>;

export const readerNotesBody = z.object({ showsSources: z.boolean() });

export const exportFormats = ['markdown', 'html'] as const;
/** An article as a file; `notes`: with marks of its sources and their list. */
export const exportQuery = z.object({
  format: z.enum(exportFormats),
  notes: z
    .enum(['true', 'false'])
    .default('false')
    .transform((notes) => notes === 'true'),
});
export type ExportQuery = z.infer<typeof exportQuery>;
