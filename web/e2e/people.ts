import { inject } from 'vitest';
import type { User } from '../../worker/contract/users.ts';
import { type Statement, sendStatements } from '../../worker/scripts/statements.ts';

export type Person = { user: User; cookie: string };

const origin = () => inject('origin');

/** Brings about a state that would take long to reach by hand; answers the rows of the last statement. */
export const sql = (...statements: Statement[]) => sendStatements(inject('stateDir'), ...statements);

/** A call of the API as the given person, or as nobody. */
export function callApi(method: string, path: string, body?: unknown, person?: Person): Promise<Response> {
  return fetch(`${origin()}/api${path}`, {
    method,
    headers: {
      Origin: origin(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(person ? { Cookie: `session=${person.cookie}` } : {}),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
}

async function personOf(response: Response): Promise<Person> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const cookie = /session=([^;]+)/.exec(response.headers.get('Set-Cookie') ?? '')?.[1] ?? '';
  return { user: (await response.json()) as User, cookie };
}

export const password = 'correct-horse';

/** Signs somebody up whom no other test knows. */
export async function createPerson(username: string, isAdmin = false): Promise<Person> {
  const body = { username, email: `${username}@example.com`, password, firstName: 'Mira', lastName: 'Holt' };
  const person = await personOf(await callApi('POST', '/auth/register', body));
  if (isAdmin) await sql(['update users set is_admin = 1 where id = ?', person.user.id]);
  return person;
}
