export { choosePages } from './choose-pages.ts';
export {
  createRobotsCheck,
  fetchImage,
  hostAndPort,
  linkAnswers,
  parseAllowedHosts,
  readRobots,
  SourceError,
} from './fetch/index.ts';
export { assertReadable, readPage } from './read-page.ts';
export { assembleSource } from './sheet/assemble.ts';
