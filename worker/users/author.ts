import { users } from '../db/schema.ts';

export const authorColumns = { username: users.username, firstName: users.firstName, lastName: users.lastName };

type Author = { username: string; firstName: string | null; lastName: string | null };

/** The name that readers see. Null: the account is gone. */
export function authorName(author: Author | null): string {
  if (!author) return 'A former member';
  return [author.firstName, author.lastName].filter(Boolean).join(' ') || author.username;
}
