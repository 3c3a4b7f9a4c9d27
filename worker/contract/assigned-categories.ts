import { z } from 'zod';
import { articleSummary } from './articles.ts';
import { maxAssignmentsShown } from './limits.ts';

/** An article that was given its categories automatically, which can still be taken back. */
export const assignedArticle = articleSummary
  .pick({ id: true, slug: true, title: true, status: true, categories: true })
  .extend({
    /** Name of whose article it is. */
    author: z.string(),
    /** Name of the admin who had them assigned. */
    assignedBy: z.string(),
    assignedAt: z.string(),
  });
export type AssignedArticle = z.infer<typeof assignedArticle>;

export const undoAssignmentBody = z.object({
  articleIds: z
    .array(z.string(), 'Please choose an article')
    .min(1, 'Please choose an article')
    .max(maxAssignmentsShown, `Please choose at most ${maxAssignmentsShown} articles at once`)
    .transform((ids) => [...new Set(ids)]),
});
export type UndoAssignmentBody = z.infer<typeof undoAssignmentBody>;

/** How many articles have what they had before; the others were changed since. */
export const assignmentUndone = z.object({ undone: z.number() });
export type AssignmentUndone = z.infer<typeof assignmentUndone>;
