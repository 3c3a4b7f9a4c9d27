import type { Price } from '../../contract/product-sheet.ts';
import type { TextBlock } from '../page/types.ts';
import type { HeadingTopic } from './heading-topics.ts';

/** Verbatim text of a record in the kept text of its page, white space aside. */
type Quoted = { quote: string };

export type PlanRecord = Quoted & {
  name: string;
  price: Price | null;
  priceUnread?: true;
  otherPrices: Price[];
  description: string | null;
  includes: string[];
  /** What its card lists as what it does not have. */
  excludes?: string[];
  /** Labels and button texts: they tell what cannot be had yet. */
  badges: string[];
  /** Further lines of its card that are no items. */
  notes?: string[];
};

export type QuestionRecord = Quoted & { question: string; answer: string[] };

export type VoiceRecord = Quoted & { text: string; speaker: string; role: string | null; organisation: string | null };

export type FigureRecord = Quoted & { figure: string; claim: string };

/** A named thing and what is said of it. */
export type TopicRecord = Quoted & {
  title: string;
  lines: string[];
  items: string[];
  badges: string[];
  /** Those of the badges that tell this one from its like. */
  labels?: string[];
};

/** Records of one group, by what they are. */
export type Records =
  | { of: 'plans'; records: PlanRecord[] }
  | { of: 'questions'; records: QuestionRecord[] }
  | { of: 'voices'; records: VoiceRecord[] }
  | { of: 'figures'; records: FigureRecord[] }
  /** `isOrder`: called steps, each with its number. */
  | { of: 'steps' | 'features'; records: TopicRecord[]; isOrder?: true }
  | { of: 'names'; names: string[] };

/** A piece of a page in reading order. */
export type Block =
  | TextBlock
  /**
   * A group of like boxes, and what it was decided to be; `text` has the lines of each box, `leadsTo` the pages of the site that they
   * lead to, where each of them does.
   */
  | ({
      kind: 'records';
      heading: string | null;
      topics: HeadingTopic[];
      text?: string[][];
      leadsTo?: string[];
    } & Records)
  /** A group of like boxes of which nothing is told. */
  | { kind: 'other'; of: string; heading: string | null; text: string[][] };
