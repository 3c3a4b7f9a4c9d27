import { type HeadingTopic, topicsBehind, topicsOf } from './heading-topics.ts';
import { ofTitle } from './page-topics.ts';
import type { Block } from './types.ts';

/** What was read of a page so far. */
export type Walk = {
  blocks: Block[];
  /** `isLeft`: its section of the page has ended. `isPictured`: a picture stands under it, and may be all that does. */
  headings: Array<{
    level: number;
    text: string;
    topics: ReadonlySet<HeadingTopic>;
    isLeft?: true;
    isPictured?: true;
  }>;
  pageTopics: ReadonlySet<HeadingTopic>;
  /** How many blocks there were where the last section ended. */
  ended: number;
  /** Whether some sum of money stands on the page: without one no part of it is about prices, be it called so. */
  namesSums: boolean;
};

/**
 * The heading that a group stands under: one of the rank of the group's own titles only where it stands right above. What its part is
 * about goes on behind the end of its section; it names nothing there.
 */
export function placeOf(walk: Walk, below = 7): { heading: string | null; topics: HeadingTopic[] } {
  // One that nothing stands below leads to what comes next, whatever its rank.
  const isLeading = walk.blocks.at(-1)?.kind === 'heading' && !walk.headings.at(-1)?.isPictured;
  const above = walk.headings.filter(
    ({ level }, at) => level < below || (isLeading && level === below && at === walk.headings.length - 1),
  );
  const own = above.at(-1);
  const last = walk.headings.at(-1);
  // Under another of their rank they may stand as well as under the one above both.
  const isBetween = last !== undefined && last.level === below && last !== own && !last.isLeft;
  const topics = new Set(above.flatMap((heading) => [...topicsUnder(heading)]));
  // Behind the end of a part of it a page of prices is one still.
  if (topics.size === 0 || (own?.isLeft && walk.pageTopics.has('pricing')))
    for (const topic of walk.pageTopics) topics.add(topic);
  return { heading: own === undefined || own.isLeft || isBetween ? null : own.text, topics: [...topics] };
}

/** What goes on below a heading. */
function topicsUnder({ level, topics, isLeft }: Walk['headings'][number]): ReadonlySet<HeadingTopic> {
  const own = level > 1 ? topics : ofTitle(topics);
  return isLeft ? topicsBehind(own) : own;
}

const maxLabelWords = 8;

/** A row of names stands under its heading, or under a short line of text: 'Works with'. */
export function namesPlace(walk: Walk): ReturnType<typeof placeOf> {
  const place = placeOf(walk);
  const before = walk.blocks.at(-1);
  const label = before?.kind === 'paragraph' && before.text.split(' ').length <= maxLabelWords ? before.text : null;
  const topics = topicsOf(label);
  return topics.size > 0 ? { heading: label, topics: [...topics] } : place;
}
