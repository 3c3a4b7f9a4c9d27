/** Verbs by which a sentence says what comes of a thing. */
export const effects =
  'save spare cut reduce lower shorten speed boost improve increase raise gain win profit benefit eliminate remove prevent avoid ensure guarantee simplify relieve protect earn attract'.split(
    ' ',
  );

/** The same in more words, and by comparing. */
export const consequences = [
  /\b(?:pays?|paid|paying) off\b|\bthings? of the past\b|\bleav(?:e|es|ing) room\b|\bpeace of mind\b/g,
  /\b(?:fewer|less|earlier|higher|lower|shorter|faster|quicker|cheaper|easier|cleaner|clearer|better|safer|smoother|happier|sooner|smarter|most to (?:gain|lose))\b/g,
];
/** Those of them that say how much: where a figure stands beside them, it is the figure that is right or not. */
export const sizes = /^(?:sav|cut|reduc|lower|shorten|increas|rais|fewer|less|cheaper)/;
/** How often a thing is done, in so many words: those of one line say the same. */
export const rhythms = [
  /\b(?:every|each|per|(?:once|twice|times) an?) (?:\d{1,4} )?minutes?\b/,
  /\b(?:hourly|(?:every|each|per|(?:once|twice|times) an?) (?:\d{1,4} )?hours?)\b/,
  /\b(?:daily|nightly|(?:every|each|per|(?:once|twice|times) an?) (?:\d{1,4} )?(?:day|night|morning|evening)s?)\b/,
  /\b(?:weekly|(?:every|each|per|(?:once|twice|times) an?) (?:\d{1,4} )?weeks?)\b/,
  /\b(?:monthly|(?:every|each|per|(?:once|twice|times) an?) (?:\d{1,4} )?months?)\b/,
  /\b(?:quarterly|(?:every|each|per|(?:once|twice|times) an?) quarter)\b/,
  /\b(?:yearly|annual(?:ly)?|(?:every|each|per|(?:once|twice|times) an?) (?:\d{1,4} )?years?)\b/,
];
/** How often, how soon and by whom a thing is done; those of one line say the same. */
export const manners = [
  /\b(?:always|never|at all times|around the clock|24\/7)\b/,
  /\b(?:hourly|(?:every|each|(?<!after |within |for |in |than |half )an|per) hour)\b/,
  /\b(?:daily|(?:every|each|(?<!after |within |for |in |than |half )a|per) (?:day|night|morning)(?! (?:before|after|earlier|later|ahead)))\b/,
  /\b(?:weekly|(?:every|each|(?<!after |within |for |in |than |half )a|per) week)\b/,
  /\b(?:monthly|(?:every|each|a|per) month|mo)\b/,
  /\b(?:yearly|annual(?:ly)?|(?:every|each|a|per) year|yr)\b/,
  /\b(?:instant(?:ly)?|immediately|right away|straight away|real[- ]time)\b/,
  /\b(?:auto(?:mat\w{1,9})?|by (?:itself|themselves)|themselves in|on its own)\b/,
];
export const audience = /\b(?:suits?|for|relevant to|aimed at) /g;
export const people =
  /(?:ers|ors|ists|ants|ians|ees)$|^(?:firms|companies|teams|schools|hospitals|agencies|offices|shops|stores|clinics|hotels|universities|staff|businesses|organi[sz]ations|groups|clubs|charities|enterprises|startups|students|families|parents)$/;
/** Words about who offers, who uses, what is offered, and where and as what a page says it: every page has them. */
export const frameWords =
  'vendor maker site website page documentation docs limit step question answer product app tool software platform user customer company business firm team people organisation organization feature setup nobody somebody whoever whatever whereas everyone however therefore everyday according description describe'.split(
    ' ',
  );
