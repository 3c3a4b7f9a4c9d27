import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody, ErrorCode, ErrorIssue } from './contract/errors.ts';
import { logError } from './log-error.ts';

const statuses: Record<ErrorCode, ContentfulStatusCode> = {
  invalid_input: 400,
  invalid_json: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden: 403,
  bad_origin: 403,
  not_found: 404,
  conflict: 409,
  url_already_used: 409,
  username_taken: 409,
  email_taken: 409,
  email_unconfirmed: 409,
  article_generating: 409,
  edit_conflict: 412,
  publish_blocked: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  draft_limit: 429,
  publish_limit: 429,
  queue_full: 429,
  daily_limit: 429,
  rate_limited: 429,
  not_configured: 404,
  mail_not_possible: 502,
  upstream_failed: 502,
  internal: 500,
};

type Options = { cause?: unknown; issues?: ErrorIssue[]; details?: Record<string, unknown> };

/** The one error of the API. `message` is for the person who reads it; `cause` is for the log only. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: ErrorIssue[] | undefined;
  /** What else the answer carries. */
  readonly details: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, message: string, options?: Options) {
    super(message, { cause: options?.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = options?.issues;
    this.details = options?.details;
  }
}

/** Turns whatever a handler threw into the API's answer; what is not ours is logged and told as an internal error. */
export function answerError(error: unknown, c: Context): Response {
  const known = toAppError(error);
  if (known.code === 'internal') {
    // The route as it is written: addresses hold names and searches.
    logError('request_failed', error, { method: c.req.method, route: routePath(c, -1) });
  }
  const body: ErrorBody = {
    ...known.details,
    error: known.message,
    code: known.code,
    ...(known.issues && { issues: known.issues }),
  };
  const headers: Record<string, string> = { 'Cache-Control': 'no-store' };
  if (known.code === 'rate_limited') headers['Retry-After'] = '60';
  return c.json(body, statuses[known.code], headers);
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status === 400) {
    return new AppError('invalid_json', 'The request body is not valid JSON.', { cause: error });
  }
  return new AppError('internal', 'Something went wrong on our side. Please try again later.', { cause: error });
}
