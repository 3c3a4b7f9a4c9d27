const isLetter = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '');

/** Where the words stand in a text as they are written, not as a part of longer ones. */
export function* placesOf(words: string, text: string): Generator<number> {
  for (let at = words === '' ? -1 : text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + words.length])) yield at;
}

export const standsAsWord = (words: string, text: string): boolean => !placesOf(words, text).next().done;
