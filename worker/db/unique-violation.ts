/** True where an error, or one it was caused by, is a broken uniqueness of `column` ('users.email_key'). */
export function isUniqueViolation(error: unknown, column: string): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes('UNIQUE constraint failed') && cause.message.includes(column)) return true;
  }
  return false;
}
