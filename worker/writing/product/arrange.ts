import { type ArticleLength, wordTargets } from '../../contract/options.ts';
import { contentOf } from '../../language/content-words.ts';
import type { ArticleBlock, Section } from '../article/section.ts';
import { textOf } from '../article/section.ts';
import { type Topic, wordsIn } from './topic.ts';

const mostSections: Record<ArticleLength, number> = { short: 6, medium: 7, long: 9 };
/** Less is no section of its own, unless it has a table or a list. */
const fewestWords = 60;
/** From here on readers want a heading. */
const mostWords = 300;
const sharedToJoin = 2;
const longestHeading = 60;

const order: readonly Topic['kind'][] = [
  'features',
  'steps',
  'passages',
  'plans',
  'limits',
  'voices',
  'questions',
  'company',
  'quotations',
  'access',
];
/** What is left out first when there is no room: the last. */
const worth: readonly Topic['kind'][] = [
  'plans',
  'limits',
  'access',
  'features',
  'steps',
  'questions',
  'voices',
  'passages',
  'company',
  'quotations',
];

/** Parts that running text may join. */
const telling: ReadonlySet<Topic['kind']> = new Set(['features', 'steps', 'passages']);

const isListLike = ({ kind }: ArticleBlock) => kind === 'table' || kind === 'list';
const standsAlone = ({ heading, blocks }: Topic) =>
  heading !== null &&
  (wordsIn(blocks) >= fewestWords ||
    blocks.some(isListLike) ||
    heading.endsWith('?') ||
    blocks.filter(({ kind }) => kind === 'quote').length > 1);

/** The parts that have room, in an order that a reader would ask in; what is too small for a heading joins what it belongs to. */
export function arrange(topics: readonly Topic[], length: ArticleLength, taken: number): Section[] {
  const joined = joinSmall(topics.map((topic) => ({ ...topic })));
  const ranked = [...joined].sort((a, b) => worth.indexOf(a.kind) - worth.indexOf(b.kind));
  let room = wordTargets[length].most - taken;
  const chosen = new Set<Topic>();
  for (const topic of ranked) {
    const words = wordsIn(topic.blocks);
    if (words > room || chosen.size >= mostSections[length]) continue;
    chosen.add(topic);
    room -= words;
  }
  return joined
    .filter((topic) => chosen.has(topic))
    .map(({ heading, blocks }, at) => ({
      id: `part ${at + 1}`,
      blocks: [{ kind: 'heading', level: 2, text: heading ?? '' }, ...blocks],
    }));
}

const inOrder = (topics: readonly Topic[]) => [...topics].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));

/** What is too small for a heading goes to the part that it shares words with, makes one with its like, or follows the part before. */
function joinSmall(topics: readonly Topic[]): Topic[] {
  const whole = topics.filter(standsAlone);
  const left: Topic[] = [];
  for (const topic of inOrder(topics.filter((other) => !standsAlone(other)))) {
    const home = homeOf(topic, whole);
    if (home) home.blocks = [...home.blocks, ...topic.blocks];
    else if (!pairUp(topic, left)) left.push(topic);
  }
  for (const topic of left) {
    const place = standsAlone(topic) ? undefined : nearest(topic, whole);
    if (place) place.blocks = [...place.blocks, ...topic.blocks];
    // Of a site that says little even a small part is one.
    else if (topic.heading !== null) whole.push(topic);
  }
  return inOrder(whole);
}

/** Where its own words say what they are about, a small part may follow any other; the last one of its page is the nearest. */
function nearest(topic: Topic, whole: readonly Topic[]): Topic | undefined {
  const withRoom = whole.filter(
    ({ kind, blocks }) => telling.has(kind) && wordsIn(blocks) + wordsIn(topic.blocks) <= mostWords,
  );
  return topic.heading === null ? undefined : (withRoom.findLast(({ page }) => page === topic.page) ?? withRoom.at(-1));
}

function homeOf(topic: Topic, whole: readonly Topic[]): Topic | null {
  const own = contentOf(topic.blocks.map(textOf).join(' '));
  const shared = (other: Topic) =>
    [...contentOf(`${other.heading} ${other.blocks.map(textOf).join(' ')}`)].filter((word) => own.has(word)).length;
  const [best] = whole
    .filter(standsAlone)
    .filter(({ blocks }) => wordsIn(blocks) + wordsIn(topic.blocks) <= mostWords)
    .filter(({ kind }) => telling.has(kind) || kind === topic.kind)
    .map((other) => ({ other, count: shared(other) + (other.page === topic.page ? 1 : 0) }))
    .sort((a, b) => b.count - a.count);
  return best && best.count > sharedToJoin ? best.other : null;
}

/** Two small parts of one kind and page make a part together. */
function pairUp(topic: Topic, left: readonly Topic[]): boolean {
  const partner = left.find((other) => !standsAlone(other) && other.page === topic.page && other.kind === topic.kind);
  if (!partner || partner.heading === null || topic.heading === null) return false;
  const heading = `${partner.heading} and ${topic.heading}`;
  if (heading.length > longestHeading) return false;
  Object.assign(partner, { heading, blocks: [...partner.blocks, ...topic.blocks] });
  return true;
}
