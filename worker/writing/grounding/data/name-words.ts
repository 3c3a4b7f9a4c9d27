import { months } from '../../../language/data/months.ts';

export const everyday = new Set('i english yes no faq internet web ok hr it pdf csv url api pc tv sms usb'.split(' '));
/** Dates are looked at elsewhere. */
export const calendar = new RegExp(
  `^(?:${months.en.replaceAll(' ', '|')}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)$`,
);
/** Forms in which companies are registered where German is spoken, and some of their neighbours'. */
export const legalForm =
  /((?:\p{Lu}[\p{L}\p{N}&.-]*\s+){1,3})(?:GmbH|AG|SE|KG|OHG|UG|Inc|Ltd|LLC|SA|BV)(?![\p{L}\p{N}])/gu;
/** Abbreviations with a capital within that are no names. */
export const abbreviations = new Set('GmbH MwSt USt kWh mAh MHz GHz'.split(' '));
/** What is printed on keys for their names. */
export const keys: Readonly<Record<string, string>> = {
  ...{ '⌘': 'Command', '⌥': 'Option', '⇧': 'Shift', '⌃': 'Control', '⎋': 'Escape', '⇥': 'Tab' },
  ...{ '↩': 'Return Enter', '⏎': 'Return Enter', '⌫': 'Delete Backspace', '␣': 'Space' },
};
