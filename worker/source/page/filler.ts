/** 'The address is a placeholder until …': a note of the makers to themselves. */
const unfinished = /\b(?:is|are) (?:an? |only )?placeholders?\b/i;

/** Marks that a template's program should have filled, and the openings of the garbled Latin that templates of pages hold until somebody writes their texts. */
const filler =
  /\{\{|\}\}|\b(?:lorem ipsum|dolor sit amet|consectetur adipisc|sed do eiusmod|ut enim ad minim|duis aute irure|excepteur sint)/i;

export const isFiller = (text: string) => filler.test(text.slice(0, 400)) || unfinished.test(text.slice(0, 400));
