import { splitSentences } from '../../language/sentences.ts';
import { remembered } from '../../remembered.ts';
import { type HeadingTopic, headingTopics, topicsBehind, topicsOf } from '../records/heading-topics.ts';
import { ofTitle, pathTopics } from '../records/page-topics.ts';
import type { Block, SourcePage } from '../types.ts';

/** A heading with the blocks that stand directly under it. */
export type Section = {
  page: number;
  /** Null before the first heading of a page. */
  heading: string | null;
  /** The small line over its heading. */
  label: string | null;
  /** 0 before the first heading. */
  level: number;
  /** What the makers of the page call the box that its heading opens. */
  called: string | null;
  /** What its heading says that it is about; where it says nothing, what the headings above it or the page's address say. */
  topics: ReadonlySet<HeadingTopic>;
  parent: Section | null;
  blocks: Block[];
  hasChildren: boolean;
  /** Buttons stand in it: it asks its reader to do something. */
  acts: boolean;
  /** The first heading of its page, or the last. */
  isFirst: boolean;
  isLast: boolean;
  /** The heading above it names a part that has things of its own, and has ended. */
  isApart: boolean;
};

function topicsUnder(
  parent: Section | null,
  heading: Extract<Block, { kind: 'heading' }>,
  pageTopics: ReadonlySet<HeadingTopic>,
): ReadonlySet<HeadingTopic> {
  const all = headingTopics(heading);
  // What a question asks is no name of a part, the small line above it is; and pages ask 'Tired of …?' about the time before.
  const isProblem = all.has('problem') && !parent?.topics.has('questions');
  const own = isProblem || !heading.text.endsWith('?') ? all : topicsOf(heading.label ?? null);
  if (own.size > 0) {
    // A page of prices stays one under 'Coming soon', and prices go on under 'Good to know'.
    const over = !parent?.heading ? pageTopics : own.isSubsetOf(ofConditions) ? parent.topics : new Set<HeadingTopic>();
    return own.union(over.intersection(new Set(['pricing'])));
  }
  if (parent && parent.level > 1) return parent.topics;
  return parent?.heading ? pageTopics.union(ofTitle(parent.topics)) : pageTopics;
}

/** The line right below a heading, if it says no more than that what the part tells of is not there yet. */
const saysAwaited = /^(?:coming|launching|arriving) (?:very )?soon[.!]?$/i;

const edge = { acts: false, isFirst: false, isLast: false, isApart: false };

/** The section over this one that things stand under, which the headings between do not name. */
function above({ heading: own, parent }: Section, heading: string | null): Section | null {
  let at = own === heading ? null : parent;
  while (at !== null && at.heading !== heading) at = at.parent;
  return at;
}

/** The sections of a page in order. */
export function sectionsOf(page: SourcePage, index: number): Section[] {
  const pageTopics = pathTopics(page.url);
  let current: Section = {
    page: index,
    heading: null,
    level: 0,
    label: null,
    called: null,
    topics: pageTopics,
    parent: null,
    blocks: [],
    hasChildren: false,
    ...edge,
  };
  const sections = [current];
  let isAwaited = false;
  for (const block of page.blocks) {
    if (block.kind !== 'heading') {
      // What it is about goes on; the heading names nothing there.
      if (block.kind === 'paragraph' && block.apart && current.heading !== null) {
        const topics = topicsBehind(current.topics);
        current = {
          ...current,
          heading: null,
          label: null,
          called: null,
          topics,
          blocks: [],
          hasChildren: false,
          ...edge,
        };
        sections.push(current);
      }
      // Things below a row of logos stand under what is over both.
      const isOther = block.kind === 'records' && block.topics.length === 0 && current.topics.size > 0;
      const owner = isOther ? above(current, block.heading) : null;
      if (owner) {
        current = { ...owner, blocks: [], hasChildren: false, ...edge };
        sections.push(current);
      }
      current.blocks.push(block);
      const [first] = current.blocks;
      if (first === block && block.kind === 'paragraph' && saysAwaited.test(block.text))
        current.topics = current.topics.union(new Set(['coming']));
      continue;
    }
    let parent: Section | null = current;
    while (parent && parent.level >= block.level) parent = parent.parent;
    if (parent) parent.hasChildren = true;
    const own = topicsUnder(parent, block, pageTopics);
    // 'Coming soon', set as a heading right over others as large, is said of all of them, up to the next part.
    isAwaited =
      current.level === block.level &&
      ((current.blocks.length === 0 && current.topics.has('coming')) || (isAwaited && block.section === undefined));
    const topics = isAwaited ? own.union(new Set<HeadingTopic>(['coming'])) : own;
    current = {
      page: index,
      heading: block.text,
      level: block.level,
      label: block.label ?? null,
      called: block.called ?? null,
      topics,
      parent,
      blocks: [],
      hasChildren: false,
      ...edge,
      acts: block.acts ?? false,
      isFirst: sections.length === 1,
      isApart:
        block.apart === true &&
        parent !== null &&
        parent.level > 1 &&
        parent.blocks.some(({ kind }) => kind !== 'paragraph'),
    };
    sections.push(current);
  }
  current.isLast = true;
  for (const section of beforeIntroduction(sections)) section.topics = new Set(['problem']);
  return sections;
}

/** 'Meet Oakwell', 'Introducing …', 'The solution'. */
const introduces =
  /^(?:meet|introducing|enter) \p{L}|^(?:the|our) (?:solution|answer)\b|^(?:there['’]s )?a better way\b/iu;

/** The part between the opening of a page and one that introduces the product: how things are without it. */
function beforeIntroduction(sections: readonly Section[]): Section[] {
  const end = sections.findIndex(
    ({ heading, topics, isFirst }) => introduces.test(heading ?? '') && topics.size === 0 && !isFirst,
  );
  const between = sections.slice(sections.findIndex(({ isFirst }) => isFirst) + 1, Math.max(0, end));
  const [part, ...more] = between.filter(({ level }) => level === sections[end]?.level);
  return part && more.length === 0 && between.every(({ topics }) => topics.size === 0) ? between : [];
}

export const paragraphsOf = (section: Section) =>
  section.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));

/** Its running text, sentence by sentence: several kinds of entries are looked for in it. */
export const sentencesIn = remembered((section: Section): readonly string[] =>
  paragraphsOf(section).flatMap(splitSentences),
);

export const isAbout = (section: { topics: ReadonlySet<HeadingTopic> }, ...topics: HeadingTopic[]) =>
  topics.some((topic) => section.topics.has(topic));

/** What its reader needs first, whom it does not suit and how far it is, by its own heading or the one above it: text, or a list. */
export const areConditions = ({ heading, level, blocks, parent }: Section) =>
  level > 1 &&
  blocks.every(({ kind }) => kind === 'paragraph' || kind === 'list') &&
  [heading, level > 2 ? (parent?.heading ?? null) : null].some((over) => !topicsOf(over).isDisjointFrom(ofConditions));
const ofConditions: ReadonlySet<HeadingTopic> = new Set(['requirements', 'suited', 'status']);
