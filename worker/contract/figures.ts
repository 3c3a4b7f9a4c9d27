/** Prices, amounts and shares as they stand in a text. */
const figures = /[$€£¥]?\d[\d.,]*(?:\s?%)?/g;

const withoutMark = (figure: string) => figure.replace(/[.,]+$/, '');

export const figuresOf = (text: string): string[] => [...text.matchAll(figures)].map(([figure]) => withoutMark(figure));

/** A text with one figure in place of another, wherever that stands as a whole. */
export const replaceFigure = (text: string, said: string, instead: string): string =>
  text.replace(figures, (figure) => {
    const bare = withoutMark(figure);
    return bare === said ? `${instead}${figure.slice(bare.length)}` : figure;
  });
