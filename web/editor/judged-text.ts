import type { Evidence } from '../../worker/contract/evidence.ts';
import { createStore } from '../lib/store.ts';

/** What the text in the editor was last judged to rest on, and the statement that is looked at: panel and text show the same. */
const evidence = createStore<Evidence | null>(null);
export const useJudgedText = evidence.use;
export const setJudgedText = evidence.set;

const currentStatement = createStore<string | null>(null);
export const useCurrentStatement = currentStatement.use;
export const setCurrentStatement = currentStatement.set;
