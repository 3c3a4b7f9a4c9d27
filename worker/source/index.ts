export { assembleSource } from './assemble.ts';
export { choosePages } from './choose-pages.ts';
export { fetchImage, hostAndPort, linkAnswers, parseAllowedHosts, SourceError } from './fetch/index.ts';
export { assertReadable, readPage } from './read-page.ts';
