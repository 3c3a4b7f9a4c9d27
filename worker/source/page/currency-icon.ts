import type { ElementNode } from './tree.ts';

/** Icons of currencies by the names that Font Awesome and the fonts made after it give them (its list of icons, versions 4 to 6). */
const signs = new Map(
  [
    ['$', 'usd dollar dollar-sign currency-dollar'],
    ['€', 'eur euro euro-sign currency-euro'],
    ['£', 'gbp pound pound-sign sterling-sign currency-pound'],
    ['₹', 'inr rupee rupee-sign indian-rupee-sign currency-rupee'],
    ['¥', 'jpy yen yen-sign currency-yen'],
  ].flatMap(([sign = '', names = '']) => names.split(' ').map((name): [string, string] => [name, sign])),
);
const fonts = /^(?:fa|bi|ti|ri|mdi|icon)-/;

/** The sign that an empty element draws: '<i class="fa fa-usd"></i> 50' is $50; null where it draws another thing, or is none. */
export function currencySign({ textLength, attributes }: ElementNode): string | null {
  const classes = textLength === 0 ? (attributes.class ?? '').slice(0, 200).split(/\s+/) : [];
  return classes.flatMap((name) => (fonts.test(name) && signs.get(name.replace(fonts, ''))) || [])[0] ?? null;
}
