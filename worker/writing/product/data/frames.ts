/**
 * Sentences of the article's own: they lead from one part to the next and say nothing that could be false. Many for each place, so
 * that two articles seldom share one. `{…}` are filled by code.
 */
export const frames = {
  /** Over the questions at the end. */
  ending: [
    'Before you decide',
    'Questions to ask first',
    'What to find out yourself',
    'Before you choose',
    'What is left to settle',
    'To check before you start',
  ],
  featuresHeading: ['{product} features', 'What {product} does'],
  searched: [
    'If “{keyword}” is what you look for, here is what the site of {product} has to say.',
    'With “{keyword}” in mind, this is a reading of the {product} site.',
    'Whoever looks for “{keyword}” may come across {product}, and this is what its site says.',
    'This is a reading of the {product} site for people who look for “{keyword}”.',
  ],
  called: [
    'On its site, {product} is called “{line}”.',
    'Its site calls {product} “{line}”.',
    '“{line}” is what its site calls {product}.',
    'The site of {product} calls it “{line}”.',
  ],
  /** What follows is not, or not only, what the site says. */
  statedKind: ['This is {product}: “{line}”.', '{product}, in a few words: “{line}”.'],
  statedCompany: ['About the project itself:', 'On {product} and its makers:'],
  statedAnswer: [
    'On “{question}” the answer is this:',
    'The answer to “{question}” reads:',
    'Of “{question}” this can be said:',
  ],
  topLine: [
    'The line at the top of the {product} site reads “{line}”.',
    '“{line}” is the first line on the {product} site.',
    'The {product} site opens with the words “{line}”.',
    'At the head of its site, {product} puts the line “{line}”.',
    'The page begins with “{line}”, and that is how {product} introduces itself.',
  ],
  reading: [
    'What follows goes by {pages} of its site, read on {day}.',
    'Everything here was read on {day}, on {pages} of its site.',
    'This article is a reading of {pages} of its site, on {day}.',
  ],
  group: [
    'The {page} puts it like this.',
    'These are the words of the {page}.',
    'This is how the {page} tells it.',
    'Here is what the {page} says.',
    'From the {page}:',
    'In the words of the {page}:',
  ],
  groupUnder: [
    'Under “{heading}”, the {page} says:',
    'The {page} tells this under “{heading}”.',
    'This is from the {page}, under “{heading}”.',
    'The {page} has a part headed “{heading}”.',
    'The part “{heading}” of the {page} says:',
    'From “{heading}” on the {page}:',
    'The {page} explains under “{heading}”:',
    'The {page} puts it this way under “{heading}”.',
    'The words below stand under “{heading}” on the {page}.',
    'The {page} writes under “{heading}”:',
    'On the {page}, under “{heading}”, it says:',
  ],
  table: [
    'The {page} has these points:',
    'These points are from the {page}, in its words:',
    'The {page} names these, each with its own line:',
    'In the words of the {page}:',
    'Listed on the {page}:',
  ],
  tableUnder: [
    'The {page} has these points under “{heading}”:',
    'Under “{heading}”, the {page} lists these:',
    'The {page} names these under “{heading}”, each with its own line:',
    '“{heading}” is the heading over these on the {page}:',
    'These stand under “{heading}” on the {page}:',
    'The part “{heading}” of the {page} has these:',
  ],
  tableMore: [
    'The {page} goes on to list these:',
    'Also on the {page}, in short:',
    'The same page has these as well:',
    'In short, the {page} also says:',
  ],
  steps: [
    'The {page} describes the way in steps:',
    'Step by step, this is how the {page} describes it:',
    'The steps, in the words of the {page}:',
  ],
  stepsUnder: [
    'Under “{heading}”, the {page} gives these steps:',
    'These steps stand under “{heading}” on the {page}:',
    'The {page} has these steps under “{heading}”:',
    'On the {page}, “{heading}” stands over these steps:',
  ],
  access: [
    'The site of {product} gives these:',
    'For getting {product}, its site has these:',
    'On its site, {product} comes by these:',
    'To get {product}, its site gives these:',
  ],
  toStart: [
    'The way in, as the site calls it: {link}.',
    'To begin, the site has this button: {link}.',
    'The next step that the site offers: {link}.',
  ],
  limits: [
    'What to know before you rely on {product}, in the words of its site:',
    'The site of {product} says this too:',
    'Before you decide, the site of {product} has this to say:',
    'In the words of its site, some things about {product} hold only so far:',
  ],
  announced: [
    'Announced for later when the site was read: {names}.',
    'Still to come when the site was read: {names}.',
    'The site announced {names} for later when it was read.',
  ],
  closed: [
    'The site still names {names}, which could not be had any more when it was read.',
    'No longer to be had when the site was read: {names}.',
  ],
  pricesUnder: [
    'Under “{heading}” the site has these:',
    'These stand under “{heading}”:',
    'The part “{heading}” has these:',
  ],
  priceNote: [
    'On prices, the site adds:',
    'The site says this about paying:',
    'About the cost, the site says:',
    'On what it costs, the site writes:',
  ],
  answer: [
    'The {page} answers:',
    'The answer on the {page} is this:',
    'On the {page} the answer reads:',
    'To this the {page} says:',
  ],
  asked: [
    'To the question “{question}” the site answers:',
    'Asked “{question}”, the site says:',
    '“{question}” is one of the questions on the site:',
    'On “{question}” the answer is this:',
    'The site takes up “{question}”:',
    '“{question}”, somebody asks, and the site says:',
    'Whoever wonders “{question}” finds this:',
    'The answer to “{question}” reads:',
    'There is the question “{question}”:',
    'Of “{question}” the site says:',
    'Under “{question}” stands this answer:',
  ],
  company: [
    'The site tells of the project itself:',
    'On {product} and its makers the site says:',
    'Of where {product} comes from, the site says:',
    'The project has a part of its own on the site:',
  ],
  toPricing: [
    'The current figures are on the [{product} pricing page]({url}).',
    'Then compare the plans on the [{product} pricing page]({url}).',
    'Prices change: the [{product} pricing page]({url}) has them as they are now.',
  ],
  toHome: [
    'To see it for yourself, go to the [{product} site]({url}).',
    'The rest is on the [{product} site]({url}).',
    'Everything quoted here can be read on the [{product} site]({url}).',
    'From here, the [{product} site]({url}) is the next stop.',
    'The place to go on is the [{product} site]({url}).',
  ],
  summary: [
    'The site sums it up: “{line}”',
    'In short, says the site: “{line}”',
    'The site describes it like this: “{line}”',
    'What its site says in short: “{line}”',
  ],
  summed: [
    'The site sums {product} up: “{line}”',
    'This is how the site of {product} describes it: “{line}”',
    '{product}, in the words of its site: “{line}”',
    'What the site says of {product} in short: “{line}”',
  ],
} as const satisfies Record<string, readonly string[]>;

export type Place = keyof typeof frames;
