/** English cardinal numbers. */
export const smallNumbers: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

export const tens: readonly string[] = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A map: of an object 'constructor' would be a number as well. */
export const multiples: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
]);
