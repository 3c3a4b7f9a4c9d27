/** What a sentence says before it lists the products that this one works with; common words of product sites. */
export const relations = [
  'work with; works with; integrat*; connect*; sync*; publish*; import; imports; export; exports; support; supports; supported',
  'compatible; adapter; adapters; provider; providers; backend; backends; storage; model; models; framework; frameworks',
  'connector; connectors; plug*; tools; apps; clients; services',
].join('; ');

/** What says it so plainly that one name behind it is enough. */
export const strongRelations = [
  'work with; works with; work _ with; works _ with; integrat* with; connect* to; connect* with; sync* to; sync* with',
  'compatible with; built on; run on; runs on; powered by; import from; imports from; export to; exports to; publish* to',
  'support for; extension for; plugin for; add-on for',
].join('; ');
