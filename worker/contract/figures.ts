/** Prices, amounts and shares as they stand in a text. */
const figures = /[$€£¥]?\d+(?:[.,]\d+)*(?:\s?%)?/g;

export const figuresOf = (text: string): string[] => [...text.matchAll(figures)].map(([figure]) => figure);

/** A text with one figure in place of another, wherever that stands as a whole. */
export const replaceFigure = (text: string, said: string, instead: string): string =>
  text.replace(figures, (figure) => (figure === said ? instead : figure));
