import { type HeadingTopic, topicsOf } from './heading-topics.ts';

/** Whole pages are given to these; of other topics a page may treat much else. */
const telling: ReadonlySet<HeadingTopic> = new Set([
  ...([
    'pricing',
    'questions',
    'voices',
    'integrations',
    'customers',
    'team',
    'company',
    'posts',
    'legal',
    'jobs',
  ] as const),
]);

const telledByTitle: ReadonlySet<HeadingTopic> = new Set(['pricing', 'questions', 'voices']);

/** Those of its topics that a page's title gives to all that stands under it. */
export const ofTitle = (topics: ReadonlySet<HeadingTopic>) => topics.intersection(telledByTitle);

/** Where things are sold, by the last word of a path. */
const sells = new Set('buy purchase order shop store upgrade subscribe checkout'.split(' '));

/** Words that addresses write as one. */
const joined: Record<string, string> = {
  ...{ aboutus: 'about us', contactus: 'contact us', faqs: 'faq', howitworks: 'how it works', ourteam: 'our team' },
};

/** The words of a path, or a part of one. */
export const wordsOfPath = (path: string): string[] =>
  path
    .replace(/\.\w{2,5}$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .flatMap((word) => joined[word.toLowerCase()]?.split(' ') ?? word);

const manuals = new Set('docs doc documentation manual guide guides help wiki tutorial tutorials'.split(' '));

/** Whether an address is that of a manual, or of a page in it: '/docs/install'. */
export const isManual = (url: string): boolean =>
  URL.canParse(url) && wordsOfPath(new URL(url).pathname.slice(0, 300)).some((word) => manuals.has(word.toLowerCase()));

/** What a whole page is about, by the words of its path ('/pricing', '/how-it-works'); of a home page nothing. */
export function pathTopics(url: string): ReadonlySet<HeadingTopic> {
  const words = wordsOfPath(new URL(url).pathname.slice(0, 300));
  const topics = topicsOf(words.join(' ')).intersection(telling);
  return sells.has(words.at(-1)?.toLowerCase() ?? '') ? topics.union(new Set<HeadingTopic>(['pricing'])) : topics;
}
