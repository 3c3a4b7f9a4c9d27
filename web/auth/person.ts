import type { User } from '../../worker/contract/users.ts';

type Named = Pick<User, 'firstName' | 'lastName' | 'username'>;

/** First letters of first and last name, else the first two letters of the username, else 'U'. */
export function initials({ firstName, lastName, username }: Named): string {
  const first = firstLetters(firstName, 1);
  const last = firstLetters(lastName, 1);
  if (first && last) return first + last;
  return firstLetters(username, 2) || 'U';
}

function firstLetters(text: string | null, count: number): string {
  return Array.from((text ?? '').trim())
    .slice(0, count)
    .join('')
    .toUpperCase();
}

export function displayName({ firstName, lastName, username }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}
