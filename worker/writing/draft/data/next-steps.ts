/** What makes an article of a brief. */
export const nextSteps = [
  'Read at least two sources that do not depend on each other, and one that disagrees with them.',
  'Note the page and the date beside every figure.',
  'Put the addresses of good pages into the idea and generate the article again: it is then written from what they say.',
];
