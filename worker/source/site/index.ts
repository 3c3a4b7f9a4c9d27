export { readFurtherPages } from './read-further-pages.ts';
export { isSamePage } from './same-page.ts';
