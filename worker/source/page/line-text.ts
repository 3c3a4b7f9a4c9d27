import { isFiller } from './filler.ts';
import { foldText } from './fold-text.ts';
import { isFurnitureText } from './furniture-text.ts';

/** A typed tick is a bullet, a typed cross marks what is not there; '--continue' is a command's option. */
const tick = /^(?!--\p{L})[\s✓✔☑✅✦✧◆◇■□●○‣•▪►➤▸→·–—-]{1,4}\ufe0f?\s{0,9}([\p{L}\p{N}"“(])/u;
export const cross = /^\s{0,9}[✗✘✕✖❌🚫]\ufe0f?\s{0,9}/u;
/** Without the sign that rules an item out. */
export const withoutCross = (item: string) => item.replace(cross, '').replace(/^[\s×–—-]{1,9}/, '');
/** Pictures made of letters: they say nothing that a line can hold. */
const symbols = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3/gu;
const digitsAndSigns = /^[\p{N}#*©®™\u2190-\u21ff]$/u;
/** The sign that folds a question out, a blinking cursor. */
const trailingSign = /(?<=[\p{L}\p{N}.!?])\s?[_▾▼▸⌄]$|(?<=\?)\s?[+×–-]$/u;
/** The pilcrow or number sign beside a heading is its own link. */
const ownLink = /^#{1,6}\s+|\s?[#¶§🔗]{1,3}$/u;
/** The full stop of a link that is no text: 'It is open. <button>See how</button>.' */
const lostStop = /(?<=[.!?]) [.!?]$/;
/** '© 2026 Brinewell. Not affiliated with …': what stands behind it says more. */
const rights = /^(?:©|\(c\)|copyright\b)[^.]{1,60}\. (?:all rights reserved\. )?(?=\p{Lu})/iu;
/** 'The fastest ever. (1)': it leads to a footnote. */
const footnote = /(?<=[.!?]) [([]\d{1,2}[)\]][.]?(?= |$)/g;
/** What stood before a link that is no text: 'It is open — <a>see how</a>.', 'It is open (<a>see how</a>).' */
const lostLink = / [–—] ?(?=[.!]?$)| \(\)/g;
/** 'It weighs each pan. Details →': the label of a link. */
const pointer = /(?<=[.!?])\s?\p{Lu}[\p{L}’' ]{2,24} ?[→»›➜➔]$/u;
/** 'Flood tide ▶ Run': a button that plays it. */
const plays = /(?<=[\p{L}\p{N}.!?])\s?[▶►]\ufe0f?\s?\p{L}[\p{L} ]{0,20}$/u;
/** 'faster than ever .' */
const strayStop = /(?<=\p{Ll}{3}) ([.,!?])(?=$| \p{Lu})/gu;
const maxHeading = 1000;

const withoutSymbols = (text: string) =>
  text
    .replace(plays, '')
    .replace(symbols, (sign, at: number) => {
      // Between small letters it is a word of its sentence, and a plain sign at its end: 'up to date or ⚠ not latest', 'hit ▶.'
      const behind = text.slice(at + sign.length, at + sign.length + 4);
      const isWithin =
        /\p{Ll},? $/u.test(text.slice(Math.max(0, at - 3), at)) &&
        (/^\ufe0f? \p{Ll}/u.test(behind) || (!/\p{Emoji_Presentation}/u.test(sign) && /^\ufe0f?[.,;:]/.test(behind)));
      return digitsAndSigns.test(sign) || isWithin ? sign : '';
    })
    .trim()
    .replace(trailingSign, '');

/** A line as it is kept: without bullets and pictures of letters; empty where nothing is left, or nothing that tells anything. */
export function cleanLine(line: string): string {
  const text = cross.test(line)
    ? ''
    : foldText(withoutSymbols(line).replace(tick, '$1'))
        .replace(rights, '')
        .replace(lostStop, '')
        .replace(lostLink, '')
        .replace(footnote, '')
        .replace(strayStop, '$1')
        .replace(pointer, '');
  return /[\p{L}\p{N}$€£¥]/u.test(text) && !isFurnitureText(text) && !isFiller(text) ? text : '';
}

const awaited = /^loading\b(?: [a-z]{1,12}){0,3}[.…]{0,6}$/i;
const priceWords = new Set('price prices pricing amount cost'.split(' '));

/** 'Loading…' where the makers of the page put a price, or 'Loading prices': a script would have filled it in. */
export const isAwaitedPrice = (line: string, marks: readonly string[]) =>
  awaited.test(line) && (marks.some((word) => priceWords.has(word)) || /\bpric(?:e|es|ing)\b/i.test(line));

export function cleanHeading(heading: string): string {
  const text = withoutSymbols(foldText(heading.slice(0, maxHeading)).replace(ownLink, '')).replace(tick, '$1');
  return /[\p{L}\p{N}]/u.test(text) ? text : '';
}
