/** Widths of Arial in thousandths of its size: what a result list shows of a title is cut by pixels, not by letters. */
const widths = new Map<string, number>();
for (const [width, chars] of [
  [191, "'"],
  [222, 'ijl‘’'],
  [278, ' !,./:;\\[]ftI|'],
  [333, '()-`r“”'],
  [355, '"'],
  [389, '*'],
  [469, '^'],
  [500, 'ckJsvxyz'],
  [556, '#$0123456789?_abdeghnopquL–'],
  [584, '+<=>~'],
  [611, 'FTZ'],
  [667, '&ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'mM'],
  [889, '%'],
  [944, 'W'],
  [1000, '—…'],
  [1015, '@'],
] as const) {
  for (const char of chars) widths.set(char, width);
}

const titleSizePx = 20;
const averageWidth = 600;

/** Wider titles are cut in search results. */
export const titleMaxPx = 600;

export const titleWidthPx = (title: string) => Math.round(widthOf(title) * titleSizePx);

/** In multiples of the size. */
function widthOf(text: string): number {
  let thousandths = 0;
  for (const char of text) thousandths += widths.get(char) ?? averageWidth;
  return thousandths / 1000;
}

/** The text as a result list shows it in this room: whole, or its first words and an ellipsis. */
export function cutToWidth(text: string, { sizePx, maxPx }: { sizePx: number; maxPx: number }): string {
  const room = maxPx / sizePx;
  const mark = widthOf(cutMark);
  let width = 0;
  let read = 0;
  // Where the text can be cut so that the mark fits behind it: between words, or else anywhere.
  let [afterWord, anywhere] = [0, 0];
  for (const char of text) {
    if (width + mark <= room) {
      anywhere = read;
      if (char === ' ') afterWord = read;
    }
    width += widthOf(char);
    if (width > room) return text.slice(0, afterWord || anywhere) + cutMark;
    read += char.length;
  }
  return text;
}

const cutMark = ' …';

/** The room that the largest search engine gives a title and a description on a wide screen. */
export const titleRoom = { sizePx: titleSizePx, maxPx: titleMaxPx };
export const descriptionRoom = { sizePx: 14, maxPx: 920 };
