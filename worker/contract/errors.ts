import { z } from 'zod';

/** Stable words for programs; the sentence beside them is for people. The status of each stands in `worker/errors.ts`. */
export const errorCodes = [
  'invalid_input',
  'invalid_json',
  'unauthenticated',
  'invalid_credentials',
  'forbidden',
  'bad_origin',
  'not_found',
  'conflict',
  'url_already_used',
  'username_taken',
  'email_taken',
  'email_unconfirmed',
  'article_generating',
  'edit_conflict',
  'publish_blocked',
  'body_too_large',
  'unsupported_media_type',
  'draft_limit',
  'publish_limit',
  'queue_full',
  'daily_limit',
  'rate_limited',
  'not_configured',
  'upstream_failed',
  'mail_not_possible',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export const errorIssue = z.object({ path: z.string(), message: z.string() });
export type ErrorIssue = z.infer<typeof errorIssue>;

export const errorBody = z.object({
  error: z.string(),
  code: z.enum(errorCodes),
  issues: z.array(errorIssue).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
