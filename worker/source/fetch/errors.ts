/**
 * A source that cannot be read. `message` is shown to the user as the reason of a failed article.
 * `transient` says whether trying again soon may help (no answer, 429, 5xx) or not (404, refused address, too little text).
 */
export class SourceError extends Error {
  readonly transient: boolean;

  constructor(message: string, options: { transient: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'SourceError';
    this.transient = options.transient;
  }
}
