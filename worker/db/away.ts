import { DrizzleQueryError } from 'drizzle-orm';

/**
 * True where an error, or one it was caused by, says that D1 gave no answer: network, overload, time-out, reset. What SQLite
 * itself refused (a constraint, a size, a statement) is an answer, and so is a value that D1 cannot store.
 */
export function isDatabaseAway(error: unknown): boolean {
  let isOfDatabase = false;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // Drizzle's own message quotes the statement and its parameters: what they say is no verdict.
    if (cause instanceof DrizzleQueryError) {
      isOfDatabase = true;
      continue;
    }
    if (isTransient(cause.message)) return true;
    if (isAnswer(cause.message)) return false;
    isOfDatabase ||= cause.message.startsWith('D1_');
  }
  return isOfDatabase;
}

const isTransient = (message: string) =>
  /Network connection lost|SQLITE_(?:BUSY|LOCKED|IOERR|INTERRUPT)|object to be reset|code was updated|overloaded/.test(
    message,
  );

const isAnswer = (message: string) => /SQLITE_[A-Z]|^D1_TYPE_ERROR|constraint failed|too big|too many/i.test(message);
