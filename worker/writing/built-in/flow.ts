/** Counts of sentences, from the beginning of the article on. */
export type Flow = {
  /** How long ago the keyphrase was used. */
  sinceKeyphrase: number;
  /** How long ago two sentences were tied together. */
  sinceTie: number;
  told: number;
  /** Of those told, how many have a word that ties them to their neighbours. */
  tied: number;
  /** Of those told, how many stand as in the source, and how many are in the passive voice. */
  copied: number;
  passive: number;
};

/** How many sentences in the source's own words, or in the passive voice, an article may have; null where they need no counting. */
export type Sparing = {
  copies: number | null;
  passives: number | null;
  /** Whether longer sentences are tied together too: where the article reads like a list. */
  tieMore: boolean;
  /** Whether even what tells much may go: only where nothing else was enough. */
  strict: boolean;
};

export const flowNames = ['sinceKeyphrase', 'sinceTie', 'told', 'tied', 'copied', 'passive'] as const;

/** The counts as earlier sections left them. */
export function readFlow(entries: (prefix: string) => string[]): Flow {
  const read = (name: keyof Flow) => Number(entries(`${name} `).at(-1) ?? 0);
  return {
    sinceKeyphrase: read('sinceKeyphrase'),
    sinceTie: read('sinceTie'),
    told: read('told'),
    tied: read('tied'),
    copied: read('copied'),
    passive: read('passive'),
  };
}
