import type { Line } from '../page/content.ts';

/** One record of a group, its lines sorted by what they are to it. */
export type PageRecord = {
  title: string | null;
  /** '1', 'Step 2': its place in an order. */
  number: string | null;
  /** Running text and short lines below the title, in order. */
  lines: Line[];
  /** Items of its lists. */
  items: string[];
  /** Items that its lists rule out. */
  absent: string[];
  /** Short labels beside the title that only some records have, or that their makers call so: 'Coming soon'. */
  badges: string[];
  /** Those of the badges that few of the records have, and that their makers set as labels; or that each has its own of. */
  labels: string[];
  /** Texts of its buttons. */
  actions: string[];
  pictures: string[];
  /** It is an entry of a list, and its title all that it says. */
  isBare?: true;
};
