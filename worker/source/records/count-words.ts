/** Words of a line whose white space is folded. */
export const countWords = (text: string) => text.split(' ').filter(Boolean).length;
