const split = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** By these a sentence leans on the one before it, early on: pronouns, and the linking adverbs of English. */
export const pronouns = split(
  'it its itself they their them themselves he his him she her hers this these such another',
);
export const links = split(
  'however also instead therefore thus hence furthermore moreover likewise similarly otherwise meanwhile nevertheless nonetheless ' +
    'consequently subsequently accordingly then later afterwards elsewhere conversely additionally',
);

/** As the first word, or the first words. */
export const joints = split('and but or nor so yet both another other others here there neither either one that those');
export const jointPhrases = [
  ...['as a result', 'for example', 'for instance', 'in addition', 'in contrast', 'by contrast', 'in turn', 'by then'],
  ...['since then', 'until then', 'in fact', 'of the', 'on the other'],
];

/** As the last word: they measure by something named before. */
export const measures = split('one ones enough more less too instead otherwise so well same');

/** Behind 'the': which, the sentence before says. The second list does so at a sentence's beginning. */
export const pointers = split('latter former same other others');
export const openingPointers = split(
  'first second third two three result process method practice technique study book report design idea invention company group law ban',
);

export const quantifiers = split('most many some several few all each none');

/** Points to something that is not quoted with it. */
export const pointsAway =
  /\b(?:see (?:also|below|above)|(?:shown|described|mentioned|listed|discussed) (?:above|below|earlier)|as follows|the following)\b/i;

/** 'Two others followed': whom, the sentence before says. */
export const tellsWhatFollows = /\bfollow(?:ed|s)?\b(?! (?:by|from|an?|the)\b)/;

export const auxiliaries = /^(?:is|are|was|were|has|have|can|may|do|does|did|will|charge|need|use|cost)$/;
