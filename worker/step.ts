/**
 * Runs one step of a generation and remembers its result by name: a resumed job gets the stored result and `work` is not called.
 * `progress` (0-99) is shown while the step runs. Results are stored as JSON, so they must survive `JSON.parse(JSON.stringify())`.
 */
export type Step = <T>(name: string, progress: number, work: () => Promise<T> | T) => Promise<T>;
