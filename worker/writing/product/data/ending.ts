/** Headings over the questions at the end. */
export const endingHeadings = [
  'Before you decide',
  'Questions to ask first',
  'What to find out yourself',
  'Before you choose',
  'What is left to settle',
  'To check before you start',
] as const;
