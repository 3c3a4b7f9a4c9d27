import type { Source } from '../../../source/types.ts';
import { productOpenings, roadmaps, searchOpenings, sourcing } from './openings.ts';
import { nextSteps, overviewIntros, plainClosings, workflowIntros } from './sections.ts';
import { attributions } from './telling.ts';

/** The phrases that depend on what the source is: a product's pages, or an article that is retold. */
type KindPhrases = {
  name: string;
  openings: readonly string[];
  answers: readonly string[];
  roadmaps: readonly string[];
  sourcing: readonly string[];
  attributions: readonly string[];
  overviewIntros: readonly string[];
  workflowIntros: readonly string[];
  nextSteps: readonly string[];
  plainClosings: readonly string[];
};

const ofProduct: KindPhrases = {
  name: 'product',
  openings: searchOpenings,
  answers: productOpenings,
  roadmaps,
  sourcing,
  attributions,
  overviewIntros,
  workflowIntros,
  nextSteps,
  plainClosings,
};

const ofArticle: KindPhrases = {
  name: 'article',
  openings: [
    '{P} has published an article on {kpAny}.',
    'In an article on its site, {P} takes up {kpAny}.',
    '{P} devotes an article to {kpAny}.',
    'The subject of {kpAny} has an article of its own at {P}.',
    'Readers who look for {kpAny} may come across an article by {P}.',
    '{P} has looked into {kpAny} and written down what it found.',
    '{P} has published an article that bears on “{ask}”.',
    'A search for “{ask}” may lead to an article by {P}.',
    'On the subject of “{ask}”, {P} has an article of its own.',
  ],
  answers: [
    'Here is what it says.',
    'These are its points.',
    'This is what stands in it.',
    'It is worth a closer look.',
  ],
  roadmaps: [
    'Here are its main points, one after the other.',
    'The sections below retell it in order.',
    'What follows is a summary, so the original has more detail.',
    'This summary goes through it from start to end.',
    'Below are the points that carry it.',
  ],
  sourcing: [
    'All facts are those of the article.',
    'The facts come from there, and nothing is added.',
    'No fact here goes beyond the original.',
    'Whatever it does not say is not said here either.',
  ],
  attributions: [
    'according to the article, {C}',
    'as {P} reports, {C}',
    'the article says that {C}',
    'the text points out that {C}',
    'in the words of the article, {C}',
  ],
  overviewIntros: [
    'The article goes on from there.',
    'There is more to the case.',
    '{P} adds more to this.',
    'From there, the case unfolds.',
  ],
  workflowIntros: [
    'The article then turns to the details.',
    'From here, the text goes into detail.',
    'Next, {P} looks at the facts.',
    'Then the article gets concrete.',
  ],
  nextSteps: [
    'The original has more detail: [read it at {P}]({url}).',
    'For the full text, there is [the article itself]({url}).',
    'The whole story is on [the site of {P}]({url}).',
    'Those who want all of it can read [the original]({url}).',
  ],
  plainClosings: [
    'So much for {kpAny} as {P} describes it.',
    'In short, that is how {P} sees {kpAny}.',
    'Overall, these are the points that {P} makes on {kpAny}.',
    'That, then, is what {P} has to say on {kpAny}.',
    'So much for “{ask}” as {P} sees it.',
    'In short, that is what {P} adds to “{ask}”.',
  ],
};

export const phrasesFor = (kind: Source['kind']): KindPhrases => (kind === 'article' ? ofArticle : ofProduct);
