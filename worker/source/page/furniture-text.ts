/*
 * Texts that say nothing of what a page is about, wherever they stand: who holds the rights, what is stored, what a browser
 * lacks. Common wordings of site templates and consent tools.
 */

const patterns: readonly RegExp[] = [
  /^(?:©|\(c\)|copyright\b)/i,
  /\ball rights reserved\b/i,
  /\b(?:accept|manage|reject)(?: all)? cookies\b/i,
  /^skip to (?:main |the )?(?:content|navigation|search)\b/i,
  /\b(?:enable|requires?) javascript\b/i,
  /\byour (?:web )?browser (?:does not|doesn['’]t|is not|isn['’]t) support/i,
  /\b(?:is|are) (?:a |the )?(?:registered )?trademarks? of\b/i,
  // What boxes of documentation are headed with.
  /^(?:warning|tip|info|note|danger|caution|important|attention)[:!]?$/i,
  /^loading(?: [a-z ]{0,24})?[.…]{0,6}$/i,
];

const head = 300;

const usesSomething = /\b(?:we|this site|this website|our site|our website) uses? /i;
const maxAdjectives = 4;

/** 'We use cookies', 'This site uses its own and foreign cookies'. */
function usesCookies(text: string): boolean {
  const found = usesSomething.exec(text);
  if (!found) return false;
  const words = text.slice(found.index + found[0].length).split(' ', maxAdjectives + 1);
  const at = words.findIndex((word) => /^cookies\b/i.test(word));
  return at >= 0 && words.slice(0, at).every((word) => /^\p{L}+$/u.test(word));
}

export function isFurnitureText(text: string): boolean {
  const opening = text.slice(0, head);
  return usesCookies(opening) || patterns.some((pattern) => pattern.test(opening));
}
