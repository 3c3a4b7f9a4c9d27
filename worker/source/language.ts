/** Words that are frequent in one language and rare in the others. */
const stopWords: Readonly<Record<string, string>> = {
  en: 'the and of to is for with your you that are this it from can we our by on as not have will all be or an more',
  de: 'der die das und ist für mit ihre sie wir den von auf nicht ein eine zu im dem werden auch oder alle mehr bei',
  fr: 'le la les et est pour avec votre vous nous des une du dans sur que qui pas vos sont plus ou par au aux ce',
  es: 'el la los las y es para con su que en de una por del sus más no se como tu todo al lo nuestro',
  it: 'il la le gli e è per con di che un una del della sono non più nel i tuo tua alla dei si anche',
  pt: 'o os as e é para com de que um uma do da em não seu sua mais por no na dos você são ao',
  nl: 'de het een en is voor met van je uw wij op niet zijn dat te in ook of bij alle meer onze',
  sv: 'och att det är som för med på den av inte ett du din vi kan till har om alla eller',
  da: 'og at det er som for med på den af ikke et du din vi kan til har om alle eller',
  pl: 'i w na z do jest nie się że dla oraz jak to po od za przez twój lub są',
};

const scripts: ReadonlyArray<readonly [language: string, letters: RegExp]> = [
  ['ja', /[\u3040-\u30ff]/g],
  ['ko', /[\uac00-\ud7af]/g],
  ['zh', /[\u4e00-\u9fff]/g],
  ['ru', /[\u0400-\u04ff]/g],
  ['el', /[\u0370-\u03ff]/g],
  ['ar', /[\u0600-\u06ff]/g],
  ['he', /[\u0590-\u05ff]/g],
  ['hi', /[\u0900-\u097f]/g],
  ['th', /[\u0e00-\u0e7f]/g],
];

const sampleLength = 6000;
const wordsByLanguage = Object.entries(stopWords).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
);

/** Guesses a text's language from its script or its commonest words; null where too little tells. */
export function guessLanguage(text: string): string | null {
  const sample = text.slice(0, sampleLength).toLowerCase();
  for (const [language, letters] of scripts) {
    if ((sample.match(letters)?.length ?? 0) > sample.length * 0.15) return language;
  }
  const words = sample.match(/\p{L}+/gu) ?? [];
  if (words.length < 25) return null;
  const counts = wordsByLanguage
    .map(([language, known]) => ({ language, count: words.filter((word) => known.has(word)).length }))
    .sort((a, b) => b.count - a.count);
  const [best, next] = counts;
  if (!best || !next || best.count < words.length * 0.08 || best.count < next.count * 1.2) return null;
  return best.language;
}

/** The primary subtag of a language tag ('en' of 'en-US'). */
export function primarySubtag(tag: string | undefined): string | null {
  return /^\s*([a-z]{2,3})(?:[-_]|\s*$)/i.exec(tag ?? '')?.[1]?.toLowerCase() ?? null;
}

/** Page builders leave lang="en" on pages in any language, so a text that plainly is another one wins over the tag. */
export function settleLanguage(tag: string | null, text: string): string | null {
  const guess = guessLanguage(text);
  return tag === null || (tag === 'en' && guess !== null) ? (guess ?? tag) : tag;
}
