/** What a number counts, where that is a measure: `size` in days, in hundredths, in bytes by the thousand. */
export type Unit = { of: 'time' | 'share' | 'data'; size: number };

const named = (words: string, of: Unit['of'], size: number) =>
  words.split(' ').map((word): [string, Unit] => [word, { of, size }]);

export const units: ReadonlyMap<string, Unit> = new Map([
  ...named('sec secs second seconds', 'time', 1 / 86_400),
  ...named('min mins minute minutes', 'time', 1 / 1440),
  ...named('hour hours hr hrs', 'time', 1 / 24),
  ...named('day days', 'time', 1),
  ...named('week weeks', 'time', 7),
  ...named('month months mo', 'time', 30),
  ...named('year years yr yrs', 'time', 365),
  ...named('% percent', 'share', 1),
  ...['kb', 'mb', 'gb', 'tb'].flatMap((word, at) => named(word, 'data', 1000 ** at)),
]);

/** '5k', '2m', '3bn' */
export const scales: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, bn: 1e9 };
