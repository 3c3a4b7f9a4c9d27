import { functionWords } from '../../language/data/function-words.ts';
import { capitalise } from '../../language/grammar.ts';
import { withCapitals } from '../as-written.ts';
import type { SourcePage } from '../types.ts';
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
    'comparison',
  ] as const),
]);

const telledByTitle: ReadonlySet<HeadingTopic> = new Set(['pricing', 'questions', 'voices']);

/** Those of its topics that a page's title gives to all that stands under it. */
export const ofTitle = (topics: ReadonlySet<HeadingTopic>) => topics.intersection(telledByTitle);

/** Where things are sold, by the last word of a path. */
const sells = new Set('buy purchase order shop store upgrade subscribe checkout'.split(' '));

/** Where people write to the makers, or take part, by the same. */
const calls = new Set('contact community contribute contributing donate feedback'.split(' '));

/** Words that addresses write as one. */
const joined = new Map([
  ['aboutus', 'about us'],
  ['contactus', 'contact us'],
  ['faqs', 'faq'],
  ['howitworks', 'how it works'],
  ['ourteam', 'our team'],
]);

/** The words of a path, or a part of one. */
export const wordsOfPath = (path: string): string[] =>
  path
    .replace(/\.\w{2,5}$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .flatMap((word) => joined.get(word.toLowerCase())?.split(' ') ?? word);

const manuals = new Set('docs doc documentation manual guide guides wiki tutorial tutorials'.split(' '));

/** Whether an address is that of a manual, or of a page in it: '/docs/install'. */
export const isManual = (url: string): boolean =>
  URL.canParse(url) && wordsOfPath(new URL(url).pathname.slice(0, 300)).some((word) => manuals.has(word.toLowerCase()));

/** What a whole page is about, by the words of its path ('/pricing', '/how-it-works'); of a home page nothing. */
export function pathTopics(url: string): ReadonlySet<HeadingTopic> {
  const words = wordsOfPath(new URL(url).pathname.slice(0, 300));
  const topics = topicsOf(words.join(' ')).intersection(telling);
  const last = words.at(-1)?.toLowerCase() ?? '';
  const further: HeadingTopic[] = sells.has(last) ? ['pricing'] : calls.has(last) ? ['call'] : [];
  return topics.union(new Set(further));
}

/** The last part of its address in words: 'how it works'; null where those are none, or too many. */
export function pathWords(url: string): string | null {
  const path = URL.canParse(url) ? new URL(url).pathname : '/';
  const words = wordsOfPath(path.split('/').findLast(Boolean) ?? '');
  const isPlain = words.length > 0 && words.length <= 3 && words.every((word) => /^[a-z]{2,}$/i.test(word));
  return isPlain ? words.join(' ').toLowerCase().replace(/^the /, '') : null;
}

/** Pages called so may be about anything that the product is or does. */
const ofAnything =
  /^(?:index|home|start|main|about(?: us)?|company|info|more|overview|features?|how it works|benefits|products?|solutions?|platform|software|app|tour|faq|pricing|plans|get(?:ting)? started|install|download|support|help|docs|documentation|[a-z]{2})$/;

const withAcronyms = (words: string) =>
  words.replace(/\b(?:ai|api|cli|crm|erp|faq|gps|hr|pdf|pos|sdk|seo|sms|ui|ux|vpn)\b/g, (letters) =>
    letters.toUpperCase(),
  );

/** What a page is about, by its address: 'Security', 'For parents', 'GitHub' as its text writes it; null where it could hold anything. */
export function topicOfPage(page: Pick<SourcePage, 'url' | 'text'> | undefined): string | null {
  const words = page ? pathWords(page.url) : null;
  return !page || words === null || ofAnything.test(words)
    ? null
    : withCapitals(capitalise(withAcronyms(words)), page.text);
}

/** How a page is called in running text, by its address: 'pricing page'; the first one is the home page where it has no path. */
export function pageNameOf(url: string, page: number): string {
  const words = pathWords(url);
  if (page === 0 || words === 'index') return 'home page';
  if (words === null) return 'site';
  if (words === 'faq') return 'FAQ';
  // 'The “how it works” page': what reads as a clause is quoted.
  const name = withAcronyms(words);
  // The start page is another one than that on how to start.
  return words === 'start' || words.split(' ').some((word) => functionWords.has(word))
    ? `“${name}” page`
    : `${name} page`;
}
