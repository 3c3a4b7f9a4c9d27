export {
  createRobotsCheck,
  fetchImage,
  hostAndPort,
  linkAnswers,
  parseAllowedHosts,
  readRobots,
  SourceError,
  siteOf,
} from './fetch/index.ts';
export { assertReadable, readPage } from './read-page.ts';
export { assembleSource } from './sheet/assemble.ts';
export { isSamePage, readFurtherPages } from './site/index.ts';
