import { nameOf, segmentsOf } from './address.ts';

const languageTag = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i;
const tagNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** True for 'de', 'pt-br'; not for 'ai' or 'io', which are no languages. */
function isLanguageTag(segment: string): boolean {
  return languageTag.test(segment) && tagNames.of(segment.replace('_', '-')) !== undefined;
}

/** Languages into which sites are often translated. */
const commonLanguages = 'ar cs da de el en es fi fr he hi hu id it ja ko nl no pl pt ro ru sv th tr uk vi zh'.split(
  ' ',
);

/** How languages call themselves: what a menu of languages shows. */
const ownNames = new Set(
  commonLanguages.map((code) => nameOf(new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code)),
);

/** A segment such as /de/ leads to another language, unless the first page stands under it itself. So does a link 'Deutsch'. */
export function isOtherLanguage(url: URL, text: string, first: URL, language: string | null): boolean {
  const [segment = ''] = segmentsOf(url);
  const [own = ''] = segmentsOf(first);
  if (isLanguageTag(own)) return segment.toLowerCase() !== own.toLowerCase();
  if (language !== null && segment.toLowerCase() === language) return false;
  return isLanguageTag(segment) || isLanguageTag(text) || ownNames.has(nameOf(text));
}
