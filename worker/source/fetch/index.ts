export { parseAllowedHosts } from './allowed-hosts.ts';
export { hostAndPort } from './check-url.ts';
export { SourceError } from './errors.ts';
export { fetchImage } from './fetch-image.ts';
export { linkAnswers } from './link-answers.ts';
export { isIpAddress } from './public-address.ts';
export { readRobots } from './read-robots.ts';
export { createRobotsCheck } from './robots.ts';
export { type SafeFetchOptions, safeFetch } from './safe-fetch.ts';
