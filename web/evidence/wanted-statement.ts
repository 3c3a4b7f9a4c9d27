import { createStore } from '../lib/store.ts';

/*
 * A statement that somebody asked to be shown in the editor: by an address that ends in it, or by a message about what was saved
 * there.
 */

const prefix = '#statement-';

export const statementHash = (id: string) => prefix + id;

const wanted = createStore<string | null>(null);
export const useWantedStatement = wanted.use;
export const showStatement = (id: string) => wanted.set(id);
export const forgetWanted = () => wanted.set(null);

/** Takes the statement up that the address asks for; the address is a plain one again. */
export function wantFromAddress(): void {
  if (!location.hash.startsWith(prefix)) return;
  wanted.set(location.hash.slice(prefix.length));
  history.replaceState(history.state, '', location.pathname + location.search);
}
