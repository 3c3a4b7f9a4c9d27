import { type HeadingTopic, topicsOf } from './heading-topics.ts';

/** What a whole page is about, by the words of its path ('/pricing', '/how-it-works'); of a home page nothing. */
export function pathTopics(url: string): ReadonlySet<HeadingTopic> {
  const words = new URL(url).pathname
    .slice(0, 300)
    .replace(/\.\w{2,5}$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return topicsOf(words.join(' '));
}
