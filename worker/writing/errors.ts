/** A source or a brief that the writer cannot write from. `message` is shown to the user as the reason of the failed article. */
export class WritingError extends Error {
  override name = 'WritingError';
}
