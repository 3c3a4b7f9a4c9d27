/** A text as a pattern that matches just it. (`RegExp.escape` is not in every runtime that the tests and scripts use.) */
export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
