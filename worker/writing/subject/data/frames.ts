/**
 * The article's own words around quotations: where the words stand, and nothing of what they say. `{page}` is the linked title, `{site}`
 * its site, `{part}` the heading there.
 */
export const frames = {
  /** The article's first words. */
  lead: [
    'The page {page} of {site} begins with these words: {quote}',
    'This is how the page {page} of {site} begins: {quote}',
    '{site} opens its page {page} as follows: {quote}',
  ],
  /** The first quotation from a page in its section. */
  first: [
    'Under “{part}”, the page {page} says: {quote}',
    'The page {page} takes this up under “{part}”: {quote}',
    'In its part “{part}”, the page {page} has these words: {quote}',
    'The page {page} has a part called “{part}”, where it says: {quote}',
    'For this, see “{part}” on the page {page}: {quote}',
    'On the page {page}, under “{part}”, stands: {quote}',
  ],
  /** From one more page. */
  another: [
    'The page {page} adds, under “{part}”: {quote}',
    'There is more on the page {page}, under “{part}”: {quote}',
    'Another page, {page}, says under “{part}”: {quote}',
    'Compare “{part}” on the page {page}: {quote}',
  ],
  /** Straight on in the same part. */
  next: ['It goes on: {quote}', 'And, straight after that: {quote}', 'The text continues: {quote}'],
  /** Further down in the same part. */
  later: [
    'Further down it says: {quote}',
    'Later in the same part: {quote}',
    'The same part also says: {quote}',
    'A little further on: {quote}',
  ],
  /** From another part of the same page. */
  elsewhere: [
    'Under “{part}”, the same page says: {quote}',
    'The same page has more under “{part}”: {quote}',
    'Its part “{part}” says: {quote}',
    'To this belongs its part “{part}”: {quote}',
  ],
  /** From what stands at the top of a page, above its first heading. */
  opening: [
    'Before its first heading, the page {page} says: {quote}',
    'In its opening, the page {page} says: {quote}',
    'At the top of the page {page} stands: {quote}',
  ],
  terms: [
    'Some words come up again and again. Their own pages begin like this:',
    'These words are worth knowing first, each in the words of its own page:',
  ],
  method: [
    'Whatever is said here about the subject is quoted, with the page that says it.',
    'What stands in quotation marks is quoted word for word, and each page is linked.',
    'Every statement is a quotation and names its page, so that you can read on there.',
  ],
  ask: [
    'With these questions you can go through the sources, or ask somebody who knows:',
    'Take these questions along before you settle on anything:',
    'Before you decide, it is worth having an answer to each of these:',
  ],
  sources: ['The quotations come from these pages:', 'These pages were read for this article:'],
} as const satisfies Record<string, readonly string[]>;

export type FrameKind = keyof typeof frames;

export const headings = {
  overview: ['An overview', 'In outline'],
  terms: ['Words worth knowing', 'Terms that come up'],
  ask: ['Before you decide', 'Questions to ask first'],
  sources: ['Sources', 'Sources and further reading'],
} as const;

/** Questions that hold for any subject, where its parts leave room. */
export const askAnyway = [
  'What do you want to have reached in a year?',
  'Who gains if you believe what you have read, and who disagrees?',
  'Which of the pages has been changed most recently?',
] as const;

/** How the description of an article on a subject may end, the shorter first. */
export const descriptionTails = [
  '.',
  ', with sources.',
  ', in quotations with their sources.',
  ', in quotations from {sites}, each with its source.',
  ', quoted word for word from {sites}, with a link to each page and questions to ask.',
  ', quoted word for word from {sites}, with a link to each page that was read and the questions to ask before deciding.',
] as const;

/** What people search for together with a subject. */
export const searched = new Set('history rules benefits kinds risks figures value strengths weaknesses'.split(' '));
