const doubling = new Set('begin control forget submit format prefer refer'.split(' '));

/** 'train' → 'training', 'bake' → 'baking', 'plan' → 'planning'. */
export function gerundOf(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  const isShort = /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb);
  return isShort || doubling.has(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

/** 'baking bread': what is done, and to what. */
export const isActivity = (phrase: string) => /^\p{L}{2,}ing \p{L}/u.test(phrase);
