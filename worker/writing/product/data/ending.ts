/** Questions that hold for any product, and the heading over them. */
export const openQuestions = [
  'What would have to be better after a month for you to keep {product}?',
  'Whom can you ask when something does not work?',
  'What do you use for this today, and what should stay as it is?',
  'How long would it take to try {product} with work of your own?',
  'Who will look after {product} once it is in use?',
  'Which one task would you give {product} first?',
] as const;

export const endingHeadings = [
  'Before you decide',
  'Questions to ask first',
  'What to find out yourself',
  'Before you choose',
  'What is left to settle',
  'To check before you start',
] as const;
