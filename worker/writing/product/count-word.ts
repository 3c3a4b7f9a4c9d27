const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count as running text has it. */
export const countWord = (count: number) => words[count] ?? String(count);
