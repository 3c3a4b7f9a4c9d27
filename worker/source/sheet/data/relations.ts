/** What a sentence says somewhere before it lists the products that this one works with; common words of product sites. */
export const relations = [
  'work with; works with; integrat*; connect*; sync*; publish*; import; imports; imported; export; exports; exported',
  'support; supports; compatible; plug into; plugs into',
].join('; ');

/** Those of them behind which a list of examples is one of such products: '… works with every logger (Corvane, Tallowmere)'. */
export const plainRelations = 'work with; works with; integrat*; connect*; sync*; compatible; plug into; plugs into';

/** What stands right before a list of two or more of them. */
export const listRelations = [
  'you use; you are using; talks to; use it with; use it from; use _ with; drive it from; call it from; connect your; connects your; bring your own',
  'streams to; ships to; export to; exports to; import from; imports from; key for; key from; keys for; keys from',
].join('; ');

/** Kinds of things that a product can work with: a list of names right behind one is of such things. */
export const kindsOfOthers = [
  'adapter; adapters; provider; providers; backend; backends; storage; model; models; framework; frameworks; connector; connectors',
  'plugin; plugins; tools; apps; clients; services; integrations; platforms; editors; browsers; databases; sources; formats',
  'agents; assistants; endpoints; runtimes; engines; ides; clis; wallets; registries; accounts; calendars; crms',
].join('; ');

/** What says it so plainly that one name behind it is enough. */
export const strongRelations = [
  'work with; works with; work _ with; works _ with; integrat* with; connect* to; connect* with; sync* to; sync* with; sync* _ _ with',
  'compatible with; built on; run on; runs on; powered by; import from; imports from; import _ from; import _ _ from; export to',
  'exports to; export _ to; export _ _ to; publish* to; support for; extension for; plugin for; add-on for; integration for',
  'integrations for; integration with; integrations with; adapter for; adapters for; connector for; connectors for',
].join('; ');

/** What a title or an item says behind the names of such products. */
export const integrationNouns = 'integration; integrations; connector; connectors; plugin; plugins; adapter; adapters';

/** What takes back what a sentence says, or says it of somebody else. */
export const denials = [
  'not; no; never; without; cannot; neither; nor; unlike; instead of; than; versus; vs; competitor; competitors; alternative',
  'alternatives; replace; replaces; replacing; other tools; supported by; backed by; trained by',
].join('; ');
