import type { ArticleAngle } from '../../contract/options.ts';
import { comparison, informational, tutorial } from './angles-of-explanation.ts';
import { business, news, review } from './angles-of-judgement.ts';

/** What an article of each angle must do, as templates: '(a|b)' is one of both, `{k}` the keyphrase. Every entry is a whole sentence. */
export type IdeaAngle = {
  aims: string[];
  questions: string[];
  /** In the order in which they are to be told. */
  parts: Array<{ name: string; purpose: string }>;
  /** Where to look for answers. */
  looks: string[];
};

/** Reads 'aim: …', 'ask: …', 'part: name :: purpose' and 'look: …', an entry a line. */
function readAngle(text: string): IdeaAngle {
  const lines = text.trim().split('\n');
  const entries = (kind: string) =>
    lines.flatMap((line) => (line.startsWith(`${kind}: `) ? [line.slice(kind.length + 2).trim()] : []));
  return {
    aims: entries('aim'),
    questions: entries('ask'),
    parts: entries('part').map((entry) => {
      const at = entry.indexOf(' :: ');
      return { name: entry.slice(0, at), purpose: entry.slice(at + 4) };
    }),
    looks: entries('look'),
  };
}

export const angles: Record<ArticleAngle, IdeaAngle> = {
  informational: readAngle(informational),
  tutorial: readAngle(tutorial),
  comparison: readAngle(comparison),
  review: readAngle(review),
  news: readAngle(news),
  business: readAngle(business),
};
