/** How an article speaks of its product and of those who use it. */
export type Wording = {
  product: string;
  /** Plural nouns for the product's users, as its pages call them; 'users' where they do not say. */
  users: string;
  /** Words that keep their capital in mid-sentence. */
  proper: ReadonlySet<string>;
};
