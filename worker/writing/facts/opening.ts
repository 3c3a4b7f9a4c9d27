import type { Source } from '../../source/types.ts';

/** What the pages open with: the product's description, then what stands under their main headings. */
export function openingOf({ sheet, passages }: Source): string[] {
  const under = passages.filter(({ topic }) => topic === 'opening').flatMap(({ sentences }) => sentences);
  return [...(sheet.description ? [sheet.description.text] : []), ...under];
}
