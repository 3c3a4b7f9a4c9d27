/**
 * What a log may say of an error: the names along its causes, the database's own codes, and where it happened. Never a message:
 * those quote parameters, statements and whatever somebody wrote.
 */
export function describeError(error: unknown): { error: string; at?: string[] } {
  const names: string[] = [];
  let innermost: unknown = error;
  for (let cause = error; cause !== undefined && cause !== null && names.length < 5; ) {
    innermost = cause;
    names.push(nameOf(cause));
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  const at = framesOf(innermost);
  return { error: names.join(' < '), ...(at.length > 0 && { at }) };
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = databaseCode(error.message);
  return code ? `${error.name} (${code})` : error.name;
}

/** What D1 says where it gives no answer, in its own words. */
const noAnswer = /Network connection lost|object to be reset|code was updated|overloaded|timed out|internal error/i;

/** SQLite's code and the columns of a broken constraint, or the class of D1's own failure and what it was. */
function databaseCode(message: string): string | null {
  const constraint = /constraint failed: [a-z_]{1,64}\.[a-z_]{1,64}/.exec(message)?.[0];
  const code = /SQLITE_[A-Z_]{1,40}/.exec(message)?.[0] ?? /^D1_[A-Z_]{1,40}/.exec(message)?.[0];
  const lost = code?.startsWith('D1_') ? noAnswer.exec(message)?.[0] : undefined;
  return [constraint, code, lost].filter(Boolean).join(', ') || null;
}

/** Where it happened: lines of the stack that name a place. The lines before them repeat the message. */
function framesOf(error: unknown): string[] {
  if (!(error instanceof Error) || !error.stack) return [];
  const frames = error.stack.slice(error.stack.indexOf(error.message) + error.message.length).split('\n');
  return frames
    .map((line) => line.trim())
    .filter((line) => /^at [\w$.<>#[\] ]{1,120}(?:\(|$)/.test(line))
    .map((line) => line.slice(0, 160))
    .slice(0, 4);
}
