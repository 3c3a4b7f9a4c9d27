export { parseAllowedHosts } from './allowed-hosts.ts';
export { choosePages } from './choose-pages.ts';
export { SourceError } from './errors.ts';
export { fetchImage } from './fetch-image.ts';
export { linkAnswers } from './link-answers.ts';
export { assertReadable, readPage } from './read-page.ts';
export { assembleSource } from './sheet/assemble.ts';
