import { type ArticleLength, wordTargets } from '../../contract/options.ts';
import { countWords } from '../../contract/text.ts';
import { contentOf } from '../../language/words.ts';
import { heading, section } from '../article/blocks.ts';
import { type ArticleBlock, linesOf, textOf } from '../article/section.ts';

/** Parts that running text may join: they stand in the order of the site, what a reader would ask then behind them. */
const ofSite = ['features', 'steps', 'passages'] as const;
const asked = ['plans', 'start', 'limits', 'questions', 'company', 'voices', 'access'] as const;
const topicKinds: ReadonlyArray<Topic['kind']> = [...ofSite, ...asked];
const telling: ReadonlySet<Topic['kind']> = new Set(ofSite);

/** A part of the article that may be taken or left. */
export type Topic = {
  kind: (typeof ofSite | typeof asked)[number];
  /** Where it stands on the site; -1 where it comes from all over it. */
  page: number;
  /** The line of that page that it begins with. */
  line?: number;
  /** Null where nothing names what it holds: then it joins a neighbour. */
  heading: string | null;
  /** Its heading is that of its page, or of the product: whatever stands there may join it. */
  isOfAll?: boolean;
  blocks: ArticleBlock[];
};

/** Over what no heading of the site names. */
export const generalHeading = (product: string) => `${product} features`;

export const wordsIn = (blocks: readonly ArticleBlock[]): number =>
  blocks.reduce((sum, block) => sum + countWords(textOf(block)), 0);

const mostSections: Record<ArticleLength, number> = { short: 6, medium: 7, long: 9 };
/** Less is no section of its own, unless it has a table or a list. */
export const fewestWords = 60;
/** From so many words on readers want a heading. */
const [mostUnnamed, sharedToJoin, sharedUnderName, samePage, fewestOfPart] = [120, 4, 6, 3, 3];

/** Without these nobody can decide: they are told whatever else has no room. */
const needed: ReadonlySet<Topic['kind']> = new Set(['plans', 'limits', 'access']);

/** What people say, and who they are that made it, helps less to decide than anything else. */
const rankOf = ({ kind }: Topic) => (needed.has(kind) ? 0 : kind === 'voices' || kind === 'company' ? 2 : 1);

const standsAlone = ({ heading: named, blocks }: Topic) =>
  named !== null &&
  (wordsIn(blocks) >= fewestWords ||
    blocks.some((block) => block.kind === 'table' || block.kind === 'list') ||
    blocks.filter(({ kind }) => kind === 'quote').length > 1);

/**
 * The parts that have room, in an order that a reader would ask in; what is too small for a heading joins what it belongs to.
 * `unnamed`: what names the product, or limits it, and belongs to no part; short, it stands behind the opening.
 */
export function arrange(topics: readonly Topic[], length: ArticleLength, taken: number, product: string) {
  const { joined, unnamed } = joinSmall(topics, product);
  const all = withinSections(joined, mostSections[length], product);
  const ranked = all.toSorted((a, b) => rankOf(a) - rankOf(b));
  let room = wordTargets[length].most - taken - wordsIn(unnamed);
  const chosen = new Map<Topic, ArticleBlock[]>();
  for (const topic of ranked) {
    const blocks = fitting(topic, room);
    if (blocks.length > 0) chosen.set(topic, blocks);
    room -= wordsIn(blocks);
  }
  const sections = all
    .filter((topic) => chosen.has(topic))
    .map((topic) => section(topic.kind, heading(topic.heading ?? ''), ...(chosen.get(topic) ?? [])));
  return { unnamed, sections };
}

/** Each of their blocks stands by itself. */
const partible: ReadonlySet<Topic['kind']> = new Set(['questions', 'voices']);

/** What of a part has room for so many words: all of it, or as many of its questions; else nothing. */
function fitting({ kind, blocks }: Topic, room: number): ArticleBlock[] {
  const over = blocks.findIndex((_, at) => wordsIn(blocks.slice(0, at + 1)) > room);
  if (over < 0) return blocks;
  // A list goes with what leads to it.
  const end = blocks[over]?.kind === 'list' ? over - 1 : over;
  return partible.has(kind) && end >= fewestOfPart ? blocks.slice(0, end) : [];
}

/** So many at most: of what can be spared the smallest go first, to what else their page has, or to what the product does. */
function withinSections(topics: readonly Topic[], most: number, product: string): Topic[] {
  const sparest = [...topics].sort((a, b) => rankOf(b) - rankOf(a) || wordsIn(a.blocks) - wordsIn(b.blocks));
  const gone = new Set(sparest.slice(0, Math.max(0, topics.length - most)));
  const kept = topics.filter((topic) => !gone.has(topic));
  const ofProduct = kept.filter(({ kind }) => telling.has(kind));
  const general = ofProduct.find(({ heading: text }) => text === generalHeading(product)) ?? ofProduct.at(-1);
  const homeOf = ({ page }: Topic) => ofProduct.find((other) => page > 0 && other.page === page) ?? general;
  const moved = Map.groupBy(inOrder([...gone].filter(({ kind }) => telling.has(kind) || kind === 'company')), homeOf);
  return kept.map((topic) => ({
    ...topic,
    blocks: [...topic.blocks, ...(moved.get(topic) ?? []).flatMap((one) => [...headed(one, product), ...one.blocks])],
  }));
}

const inOrder = (topics: readonly Topic[]) =>
  [...topics].sort((a, b) =>
    telling.has(a.kind) && telling.has(b.kind)
      ? a.page - b.page || (a.line ?? 0) - (b.line ?? 0)
      : topicKinds.indexOf(a.kind) - topicKinds.indexOf(b.kind),
  );

/** What is too small for a heading, or has none, goes to the part that it shares most words with. */
function joinSmall(topics: readonly Topic[], product: string): { joined: Topic[]; unnamed: ArticleBlock[] } {
  const whole = topics.filter(standsAlone).map((topic) => ({ ...topic }));
  const homeless: Topic[] = [];
  // What stands before all that has a section goes on from the opening.
  const first = Math.min(...whole.flatMap(({ page, kind, line = 0 }) => (page === 0 && telling.has(kind) ? line : [])));
  const isEarly = (topic: Topic) => topic.page === 0 && (topic.line ?? 0) < first && isOf(topic, product);
  for (const topic of inOrder(topics.filter((other) => !standsAlone(other)))) {
    // What it costs is looked for, and not under something else; what the site says first is told first.
    const isFirst = topic.kind === 'plans' || (topic.kind === 'passages' && isEarly(topic));
    const home = isFirst ? null : homeOf(topic, whole, product);
    const isUnnamed = topic.kind === 'features' && topic.heading === generalHeading(product);
    // What no name is over does not stand under that of another.
    if (home && isUnnamed && home.heading !== topic.heading) {
      home.blocks = [...topic.blocks, ...headed(home, product), ...home.blocks];
      home.heading = topic.heading;
    } else if (home) home.blocks = joinedTo(home, [...headed(topic, product), ...topic.blocks]);
    // Of a site that says little even a small part is one; running text says itself where it stands.
    else if (topic.heading !== null && topic.kind !== 'passages') whole.push({ ...topic });
    // A table that nothing names may be about anything.
    else if (topic.kind !== 'features' || isOf(topic, product)) homeless.push(topic);
  }
  const blocks = homeless.flatMap((topic) => topic.blocks);
  // A heading that says 'About it' says nothing, but over a long text.
  const isLong = wordsIn(blocks) > mostUnnamed;
  const about = isLong ? homeless.slice(0, 1).map((first) => ({ ...first, heading: `About ${product}`, blocks })) : [];
  return { joined: inOrder([...whole, ...about]), unnamed: isLong ? [] : blocks };
}

/** What leads to its words names the product too. */
const isOf = ({ blocks }: Topic, product: string) =>
  blocks.flatMap((block) => linesOf(block)).some(({ text, facts }) => facts.length > 0 && text.includes(product));

/** What has no heading stands before the first part of the other that has one, or it would be of that. */
function joinedTo({ blocks }: Topic, added: readonly ArticleBlock[]): ArticleBlock[] {
  const first = blocks.findIndex(({ kind }) => kind === 'heading');
  const at = first < 1 || added[0]?.kind === 'heading' ? blocks.length : first;
  return blocks.toSpliced(at, 0, ...added);
}

/** Things and steps keep the name that they stand under, be they too few for a section; running text says itself where it is from. */
const headed = ({ kind, heading: text }: Topic, product: string): ArticleBlock[] =>
  kind === 'passages' || text === null || text === generalHeading(product) ? [] : [{ kind: 'heading', level: 3, text }];

/** Running text joins what its page has, where that is about all of it, or what it shares words with, else what the product does. */
function homeOf(topic: Topic, whole: readonly Topic[], product: string): Topic | null {
  // What leads to words of the site says nothing of what they are about.
  const said = ({ blocks }: Topic) => blocks.flatMap((block) => linesOf(block)).filter(({ facts }) => facts.length > 0);
  const wordsOf = (one: Topic) =>
    contentOf(
      said(one)
        .map(({ text }) => text)
        .join(' '),
    );
  const own = wordsOf(topic);
  const shared = (other: Topic) =>
    contentOf(other.heading ?? '')
      .union(wordsOf(other))
      .intersection(own).size;
  const isGeneral = ({ heading: text }: Topic) => topic.kind === 'passages' && text === generalHeading(product);
  const isOfPage = ({ page, isOfAll = false }: Topic) =>
    topic.kind === 'passages' && page === topic.page && page > 0 && isOfAll;
  // What has a name of its own is of something else than what another name is over.
  const least = topic.kind !== 'passages' ? 0 : topic.heading === null ? sharedToJoin : sharedUnderName;
  const [best] = whole
    .filter(({ kind }) => kind === topic.kind || (topic.kind === 'passages' && telling.has(kind)))
    .map((other) => ({ other, count: shared(other) + (other.page === topic.page ? samePage : 0) }))
    .filter(({ other, count }) => isGeneral(other) || isOfPage(other) || count > least)
    .sort((a, b) => b.count - a.count);
  return best?.other ?? null;
}
