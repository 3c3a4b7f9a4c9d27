/** Abbreviations by what a full stop behind them means; gathered from the punctuation chapters of common English style guides. */

const split = (list: string) => new Set(list.split(' '));

/** A sentence goes on behind these, whatever follows: 'e.g. Slack', 'Dr. Smith'. */
export const neverLast = split('e.g i.e eg ie vs cf mr mrs ms dr prof st mt messrs rev hon approx z.b d.h bzw');

/** These go on before a small letter or a figure, and end a sentence before a capital: 'Acme Inc. They …'. */
export const oftenLast = split('etc inc ltd co corp llc dept a.m p.m jr sr bros est incl excl ph.d');

/** Only before a figure do these go on: 'no. 5', but 'No. It does not.' */
export const beforeFigures = split('no nos nr vol fig figs ver vers ch sec art pp ca max min');

export const months = split('Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec');

/** Behind initials ('the U.S. Congress') only these begin a sentence for certain; function words do too. */
export const sentenceOpeners = split(
  'however although because while today later meanwhile finally some several then thus therefore instead now once researchers critics',
);
