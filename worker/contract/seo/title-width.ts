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

const sizePx = 20;
const averageWidth = 600;

/** Wider titles are cut in search results. */
export const titleMaxPx = 600;

export function titleWidthPx(title: string): number {
  let thousandths = 0;
  for (const char of title) thousandths += widths.get(char) ?? averageWidth;
  return Math.round((thousandths * sizePx) / 1000);
}
