import { capitalise, cutAtWord } from '../../language/grammar.ts';
import type { Random } from '../article/seed.ts';
import type { Brief } from '../types.ts';
import type { Metadata } from '../writer.ts';
import { expand } from './expand.ts';

const titleMost = 60;
const metaLeast = 121;
const metaMost = 156;

const tails = [
  'a draft to work from',
  'draft and open questions',
  'outline and research plan',
  'a working draft',
  'draft',
];

/** Title, excerpt and meta description of a draft: each says that it is one. */
export function describeDraft(
  brief: Brief,
  { subject, keyphrase }: { subject: string; keyphrase: string },
  random: Random,
): Metadata {
  const key = capitalise(keyphrase);
  const fitting = tails.map((tail) => `${key}: ${tail}`).filter((title) => title.length <= titleMost);
  const title = fitting[Math.floor(random() * fitting.length)] ?? cutAtWord(`${key}: draft`, titleMost);
  return {
    title,
    excerpt: expand(
      `(A working draft|A draft to work from|An outline in draft) on ${keyphrase}: (what the article has to answer|which questions are open), (what to find out|what needs research), and (in which order to tell it|how it could be told).`,
      random,
    ),
    metaDescription: describe(cutAtWord(keyphrase, 60), random),
    keywords: [...new Set([keyphrase, ...brief.keywords.slice(1), subject])].slice(0, 10),
  };
}

/** As long as search results show in full, whatever the length of the keyphrase. */
function describe(key: string, random: Random): string {
  const starts = [`${capitalise(key)}: a working draft with`, `${capitalise(key)} in draft:`, `A draft on ${key}:`];
  const middles = ['the questions to answer', 'open questions', 'the questions that readers bring, and what to answer'];
  const ends = [
    'what to research first',
    'where to look for answers',
    'what needs research first, and the order of its parts',
    'what to look up, which sources to trust, and the order of its parts',
  ];
  const all = starts.flatMap((start) =>
    middles.flatMap((middle) =>
      ends.flatMap((end) => ['.', ', for you to complete.'].map((stop) => `${start} ${middle}, ${end}${stop}`)),
    ),
  );
  const fitting = all.filter((text) => text.length >= metaLeast && text.length <= metaMost);
  return fitting[Math.floor(random() * fitting.length)] ?? `${cutAtWord(all.at(-1) ?? key, metaMost - 1)}.`;
}
