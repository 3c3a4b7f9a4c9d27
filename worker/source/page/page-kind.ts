import type { PageHead } from './head.ts';
import type { PageMeta } from './types.ts';

/** Programs that make pages of documentation. */
const docsGenerators = [
  ...['docusaurus', 'vitepress', 'mkdocs', 'sphinx', 'gitbook', 'vuepress', 'starlight', 'nextra', 'docsify', 'jsdoc'],
  ...['typedoc', 'hugo book', 'mdbook'],
];

/** What a page says that it is: by the program that made it, its structured data, its tags. */
export function pageKind(head: PageHead, said: PageMeta['kind']): PageMeta['kind'] {
  if (docsGenerators.some((name) => head.generator.includes(name))) return 'docs';
  if (said) return said;
  return head.ogType === 'article' ? 'article' : head.ogType === 'product' ? 'product' : null;
}
