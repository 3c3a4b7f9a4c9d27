/** First paragraphs and the way into the article. {kp} the focus keyphrase, {topics} what the article covers. */

export const searchOpenings = [
  'Anyone who looks for {kp} will want to know {questions}.',
  'Choosing {kp} comes down to a few plain questions: {questions}.',
  'A search for {kpAny} soon leads to the same questions: {questions}.',
  'People who compare {kpm} tend to ask {questions}.',
  'When the subject is {kpAny}, the useful questions are {questions}.',
  'The first things to settle about {kp} are {questions}.',
  'Whoever sets out to compare {kpm} needs to find out {questions}.',
  'Before deciding on {kp}, it helps to know {questions}.',
  'Those who read up on {kpAny} usually want to know {questions}.',
  'Readers who need {kp} mostly want to know {questions}.',
  'Some questions come first with {kp}: {questions}.',
  'People who type “{ask}” into a search box want to know {questions}.',
  'Behind a search for “{ask}” stand a few plain questions: {questions}.',
  'Readers who search for “{ask}” should know first {questions}.',
  'Looking for {kp} means asking {questions}.',
  'What makes {kpAny} worth a look? It depends on {questions}.',
  'For anyone in need of {kp}, this much should be clear at the start: {questions}.',
] as const;

export const productOpenings = [
  '{P} is one answer, and (its own pages|its makers) describe it in some detail.',
  '{P} gives its own answers, and this is what they are.',
  'This is how {P} answers them.',
  'For {P}, the answers stand on its own pages.',
  '{P} has answers to each of them.',
  'Here is what {P} has to say on each count.',
  'What follows are the answers that {P} gives.',
  '{P} spells out where it stands.',
] as const;

export const taglineOpenings = [
  '{P} sums itself up in a single line: “{tagline}”.',
  '“{tagline}” is how {P} introduces itself.',
  'The line at the top of the {P} site reads “{tagline}”.',
  '“{tagline}”: with these words, {P} states its purpose.',
  '{P} introduces itself with the words “{tagline}”.',
] as const;

export const roadmaps = [
  'This article (sets out|goes through) {topics}.',
  'The sections below cover {topics}.',
  'What follows is a look at {topics}.',
  'Read on for {topics}.',
  'In this article, the focus is on {topics}.',
  'The pages of {P} are the source here, and the subjects are {topics}.',
  'From here on, the text deals with {topics}.',
  'Here is a closer look at {topics}.',
  'The rest of this piece takes up {topics}.',
] as const;

export const sourcing = [
  'Everything here rests on what {P} itself (publishes|says in public).',
  'All of it comes from the pages that {P} has published.',
  'The statements come from the {P} site, so they show the product as its makers see it.',
  'It sticks to what the {P} site says.',
  'No claim goes further than what {P} states on its own site.',
  'The facts are those that {P} gives; the opinion is up to the reader.',
] as const;

export const titleOpenings = [
  'Its title is “{tagline}”.',
  'It bears the title “{tagline}”.',
  'The piece goes by the title “{tagline}”.',
  '“{tagline}” is the title.',
] as const;
