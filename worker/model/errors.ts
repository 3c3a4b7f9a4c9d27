/**
 * A language model that gave no answer. `wait`: it may give one later, after `retryAfterMs` at the earliest where it said so.
 * `fatal`: it will not. `message` is for people and says nothing of what the endpoint answered.
 */
export class ModelError extends Error {
  readonly kind: 'wait' | 'fatal';
  readonly retryAfterMs: number | null;
  /** About what the question took all the same. */
  readonly tokens: number;

  constructor(
    kind: 'wait' | 'fatal',
    message: string,
    options: { retryAfterMs?: number | null; tokens?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'ModelError';
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.tokens = options.tokens ?? 0;
  }
}

const waits = new Set([408, 409, 429]);

/** What an HTTP status of the endpoint means for us. */
export function errorOfStatus(status: number, headers: Headers | undefined, now = Date.now()): ModelError {
  if (waits.has(status) || status >= 500) {
    const message =
      status === 429
        ? 'The language model was busy, or its quota is used up. Please retry later.'
        : 'The language model was out of order. Please retry later.';
    return new ModelError('wait', message, { retryAfterMs: readRetryAfter(headers?.get('retry-after') ?? null, now) });
  }
  if (status === 401 || status === 403) {
    return new ModelError(
      'fatal',
      'The language model refused our key. An administrator must check the key in the settings; then retry.',
    );
  }
  if (status === 404) {
    return new ModelError(
      'fatal',
      'The language model is not known at its address. An administrator must check its name and address in the settings; then retry.',
    );
  }
  return new ModelError(
    'fatal',
    'The language model did not accept our request. Please retry; if it happens again, tell an administrator.',
  );
}

/** A pause in seconds, or the date on which it ends. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return seconds >= 0 ? Math.ceil(seconds * 1000) : null;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

export const noAnswer = (cause: unknown, tokens = 0) =>
  new ModelError('wait', 'The language model did not answer. Please retry later.', { cause, tokens });
