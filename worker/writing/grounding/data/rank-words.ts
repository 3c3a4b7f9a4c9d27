/** The nouns, verbs and other words in -est that rank nothing. */
const plain =
  'arrest|attest|behest|bequest|chest|conquest|contest|crest|detest|digest|disinterest|divest|forest|guest|harvest|honest|infest|ingest|inquest|interest|invest|latest|manifest|midwest|modest|molest|nearest|nest|northwest|pest|priest|protest|quest|request|rest|southwest|suggest|tempest|test|unrest|vest|west|zest';
export const ranks = [
  new RegExp(`\\b(?:the|its|their|['’]s) (?:\\w+ )?(?!(?:${plain})\\b)(\\w{2,}est)\\b`, 'g'),
  /\b(?:the|its|their) (best|leading|only|most \w{1,20}|number one)\b/g,
  /\b(?:is|are|was|as|being|became) (?:the|its|their) (top|first)\b/g,
  /\b(?:most (?:popular|trusted|used|powerful|advanced|complete)|number one|no\. ?1|#1|world[- ]class|best[- ]in[- ]class|industry[- ]leading|award[- ]winning|market leader|unmatched|unrivall?ed|unparalleled|unique|exclusively|second to none|state[- ]of[- ]the[- ]art)\b/g,
  /\b(?:no|unlike) (?:other|rival|competitor|competing)\b|\bthan any (?:other|rival|competitor)\b|\b(?:nobody|nothing|no one) else\b/g,
  new RegExp(`\\b(?:best|most|least|(?!(?:${plain})\\b)\\w{3,12}est)(?: [\\w'’-]{1,20}){0,6}? of any \\w+`, 'g'),
];
/** What is best to do ranks advice, what comes first stands in an order, and plans are ranked by their prices. */
export const advice =
  /^(?:\s[a-z]{1,15})?\s(?:ways?|times?|places?|moments?|things?|reasons?|questions?|steps?|points?|parts?|tests?|advice|people|days?|weeks?|months?|years?|one|plans?|tiers?|packages?|editions?|prices?)\b|^,/;
/** What somebody offers, and where it is compared. */
export const offers =
  /\b(?:products?|tools?|apps?|software|platforms?|services?|solutions?|systems?|vendors?|compan(?:y|ies)|programs?|options?|choices?|market|world|industry)\b/;
