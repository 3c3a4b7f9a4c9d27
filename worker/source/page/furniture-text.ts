/*
 * Texts that say nothing of what a page is about, wherever they stand: who holds the rights, what is stored, what a browser
 * lacks. Common wordings of site templates and consent tools.
 */

const patterns: readonly RegExp[] = [
  /^(?:©|\(c\)|copyright\b)/i,
  /\ball rights reserved\b/i,
  /\b(?:we|this site|this website|our site|our website) uses? (?:\p{L}+ ){0,4}cookies\b/iu,
  /\b(?:accept|manage|reject)(?: all)? cookies\b/i,
  /^skip to (?:main |the )?(?:content|navigation|search)\b/i,
  /\b(?:enable|requires?) javascript\b/i,
  /\byour (?:web )?browser (?:does not|doesn['’]t|is not|isn['’]t) support/i,
  /^loading(?: [\p{L} ]{0,24})?[.…]*$/iu,
];

const head = 300;

export const isFurnitureText = (text: string) => patterns.some((pattern) => pattern.test(text.slice(0, head)));
