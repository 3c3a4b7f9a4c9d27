import type { Key } from '../lib/api-types.ts';
import type { Env } from './env.ts';

/** GETs from the API over the service binding, as a visitor: no cookie goes along. Null for 404. */
export async function getFromApi<Answer>(env: Env, origin: string, key: Key<Answer>): Promise<Answer | null> {
  const response = await env.API.fetch(new Request(origin + key, { headers: { Accept: 'application/json' } }));
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${key} answered ${response.status}`);
  return response.json();
}

/**
 * Hands a request of the browser on to the API as it is. The client's address is passed in a header of our own, which
 * nobody outside can set.
 */
export function forwardToApi(request: Request, env: Env): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.delete('X-Client-Address');
  const address = request.headers.get('CF-Connecting-IP');
  if (address) headers.set('X-Client-Address', address);
  return env.API.fetch(new Request(request, { headers, redirect: 'manual' }));
}
