/** Folds the forms of a word into one: 'invoices' and 'invoicing' are the same to a reader who looks for a subject. */
export function stem(word: string): string {
  let root = word.replace(/'s?$/, '');
  if (root.length > 4 && root.endsWith('ies')) root = `${root.slice(0, -3)}y`;
  else if (/(?:[sx]|ch|sh)es$/.test(root) && root.length > 5) root = root.slice(0, -2);
  else if (root.length > 3 && root.endsWith('s') && !/(?:ss|us|is)$/.test(root)) root = root.slice(0, -1);
  const bare = root.length > 5 && /(?:ing|ed)$/.test(root) ? root.replace(/(?:ing|ed)$/, '') : root;
  if (bare !== root && bare.length >= 3 && /[aeiouy]/.test(bare)) root = bare.replace(/([bdgklmnprt])\1$/, '$1');
  return root.length > 3 && root.endsWith('e') ? root.slice(0, -1) : root;
}
