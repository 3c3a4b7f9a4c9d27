/** What a sentence says before it lists the products that this one works with; common words of product sites. */
export const relations = [
  'work with; works with; integrat*; connect*; sync*; publish*; import; imports; imported; export; exports; exported',
  'support; supports; compatible; plug into; plugs into',
].join('; ');

/** Kinds of things that a product can work with: a list of names right behind one is of such things. */
export const kindsOfOthers = [
  'adapter; adapters; provider; providers; backend; backends; storage; model; models; framework; frameworks; connector; connectors',
  'plugin; plugins; tools; apps; clients; services; integrations; platforms; editors; browsers; databases; sources; formats',
].join('; ');

/** What says it so plainly that one name behind it is enough. */
export const strongRelations = [
  'work with; works with; work _ with; works _ with; integrat* with; connect* to; connect* with; sync* to; sync* with',
  'compatible with; built on; run on; runs on; powered by; import from; imports from; export to; exports to; publish* to',
  'support for; extension for; plugin for; add-on for',
].join('; ');

/** What takes back what a sentence says, or says it of somebody else. */
export const denials = [
  'not; no; never; without; cannot; neither; nor; unlike; instead of; than; versus; vs; competitor; competitors; alternative',
  'alternatives; replace; replaces; replacing; other tools; supported by; backed by; trained by',
].join('; ');
