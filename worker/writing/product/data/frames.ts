/**
 * Sentences of the article's own: they lead from one part to the next and say nothing that could be false. Many for each place, so
 * that two articles seldom share one. `{…}` are filled by code.
 */
export const frames = {
  searched: [
    'If “{keyword}” is what you look for, here is what the site of {product} has to say.',
    'With “{keyword}” in mind, this is a reading of the {product} site.',
    'Whoever looks for “{keyword}” may come across {product}, and this is what its site says.',
    'This is a reading of the {product} site for people who look for “{keyword}”.',
  ],
  called: [
    'On its site, {product} is called {line}.',
    '{product} is called {line} on its site.',
    'The site calls {product} {line}.',
    'The site of {product} calls it {line}.',
  ],
  /** What follows is not, or not only, what the site says. */
  statedKind: ['This is {product}: {line}.', '{product}, in a few words: {line}.'],
  reading: [
    'This article goes by {pages} of the {product} site, read on {day}.',
    'This article rests on {pages} of the {product} site, read on {day}.',
  ],
  group: ['The {page} says:'],
  groupUnder: ['Under “{heading}”, the {page} says:', 'The {page} says under “{heading}”:'],
  things: ['The {page} lists:'],
  thingsUnder: ['Under “{heading}”, the {page} lists:', 'The {page} lists under “{heading}”:'],
  some: ['The {page} lists, among others:'],
  someUnder: ['Under “{heading}”, the {page} lists, among others:'],
  steps: ['The {page} gives these steps:', 'These are the steps on the {page}:'],
  stepsUnder: [
    'Under “{heading}”, the {page} gives these steps:',
    'These are the steps under “{heading}” on the {page}:',
  ],
  toDemo: ['For a demo, go to {place}.'],
  toTrial: ['For a trial, go to {place}.'],
  toTry: ['To try it, go to {place}.', '{product} can be tried on {place}.'],
  toInstall: ['To install {product}, go to {place}.'],
  toDownload: ['To download {product}, go to {place}.'],
  toFile: ['{product} can be downloaded as {place}.'],
  toStore: ['{product} is on {place}.'],
  toStart: ['To start, go to {place}.', 'The way to start is on {place}.'],
  plansToCome: ['of the plans, the site announces {names} for later.'],
  oldRelease: ['the version that its site names, {version}, is of {day}.'],
  limits: ['The site says:', 'In its own words, the site says:'],
  upcoming: ['The site announces {names} for later.', 'For later, the site announces {names}.'],
  footnote: [
    'Beside the price of {names}, the site notes: “{note}”',
    'A note of the site on the price of {names}: “{note}”',
  ],
  costs: ['What it costs, in short: {prices}.'],
  contradicted: [
    'For {name}, the {page} names another price: {price}.',
    'The {page} has another price for {name}: {price}.',
  ],
  pricesUnder: ['Under “{heading}” the site has these prices:', 'The site has these prices under “{heading}”:'],
  priceNote: ['Of its prices, the site says:', 'The site says this about paying:', 'About the cost, the site says:'],
  matrix: [
    'By the table on the {page}, this is where the plans differ.',
    'The table on the {page} tells where the plans differ.',
  ],
  ownColumn: ['A comparison on the {page} says this of {product}:'],
  inAll: ['All of the plans have these: {names}.', 'Each of the plans comes with these: {names}.'],
  askWhich: ['Which of the two prices of {names} holds?'],
  askCount: ['{first}, and {second}: which of the two holds?'],
  toPricing: ['The current prices are on the [{product} pricing page]({url}).'],
  toHome: ['The site of {product} is {place}.', '{product} has its site at {place}.'],
  summary: ['Its site says: {line}', 'The site says of it: {line}'],
  summedOf: ['The site of {called}, says: {line}'],
  summed: ['The {product} site says: {line}', 'The site of {product} says: {line}'],
  /** The same of phrases; what the site goes on to say may follow. */
  summaryAs: ['Its site describes it as {line}', 'The site describes it as {line}'],
  summedOfAs: ['The site describes {called}, as {line}'],
  summedAs: ['The site describes {product} as {line}', 'The site of {product} describes it as {line}'],
} as const satisfies Record<string, readonly string[]>;

export type Place = keyof typeof frames;
