/**
 * Marks that a template's program should have filled, the openings of the garbled Latin that templates of pages hold until somebody
 * writes their texts, and notes of the makers to themselves: 'The address is a placeholder until …'.
 */
const filler =
  /\{\{|\}\}|\b(?:lorem ipsum|dolor sit amet|consectetur adipisc|sed do eiusmod|ut enim ad minim|duis aute irure|excepteur sint|(?:is|are) (?:an? |only )?placeholders?\b)/i;

/** '${SUPPORT_EMAIL}', but not the '${name}' of a manual. */
const unfilled = /\$ ?\{ ?[A-Z][A-Z_]{2,40} ?\}/;

export const isFiller = (text: string) => [filler, unfilled].some((pattern) => pattern.test(text.slice(0, 400)));
