/** A line of text as a visitor sees it. */
export type Line = {
  kind: 'line';
  text: string;
  /** Element name and first class: what lines of like boxes have in common. */
  slot: string;
  /** Words of the classes of its element and of the wrappers that hold nothing else. */
  marks: readonly string[];
  /** 1 to 6 for a heading, else 0. */
  level: number;
  isItem: boolean;
  /** Of an item: its list is numbered. */
  isOrdered?: true;
  isBold: boolean;
  /** All of it is a link. */
  isLinked: boolean;
  /** A button, or a link that looks like one. */
  isAction: boolean;
  isQuoted: boolean;
  /** A stroke stands before it, as before the name of who said something. */
  signs?: true;
  /** A link to another site. */
  leadsAway: boolean;
  /** The page of the same site that it leads to. */
  leadsTo?: string;
  /** Length of the bold words that it begins with; 0 where it does not. */
  lead: number;
  /** Of a heading: the words at its end that are set apart from the others. */
  aside?: string;
  /** Of the first heading of a part: what the part's makers call it. */
  called?: string;
  /** The same of the section, which may hold that part. */
  section?: string;
};

/** `hasHead`: its markup says that the first row heads the others. */
export type Table = { kind: 'table'; rows: string[][]; hasHead?: true };

/** A picture with a text of its own. */
export type Picture = { kind: 'picture'; alt: string; slot: string };

/** An item that its list rules out: struck through, or behind a cross. */
export type Absent = { kind: 'absent'; text: string };

export type Box = {
  kind: 'box';
  name: string;
  slot: string;
  marks: readonly string[];
  children: Content[];
};

/** What a visitor can read of a page, in boxes as the markup nests them; wrappers around a single thing are gone. */
export type Content = Line | Table | Picture | Absent | Box;
