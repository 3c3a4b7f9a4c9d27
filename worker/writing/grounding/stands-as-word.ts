const isLetter = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '');

/** Where the words stand in the text, not as a part of longer ones. */
export function placesOf(words: string, text: string): number[] {
  const places: number[] = [];
  if (words === '') return places;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + words.length])) places.push(at);
  }
  return places;
}

export const standsAsWord = (words: string, text: string) => placesOf(words, text).length > 0;
