import type { ArticleAngle } from '../../../contract/options.ts';
import type { Role } from '../../../research/index.ts';

/** `{k}` is the subject, `{K}` with a capital. Wordings hold for a subject of any number: no verb has it as its subject. */
export type RoleTexts = {
  /** In a list of what the article is about. */
  gist: string;
  headings: readonly string[];
  /** Without the subject, for parts that several pages tell of. */
  plain: readonly string[];
  /** For the reader to ask before deciding. */
  ask: readonly string[];
};

const common: Record<Role, RoleTexts> = {
  process: {
    gist: 'practice',
    headings: ['{K} in practice', 'What happens in {k}?'],
    plain: ['What happens in practice?', 'In practice'],
    ask: ['What could you try on a small scale first?', 'Who near you has done it and could show you?'],
  },
  parts: {
    gist: 'parts',
    headings: ['What belongs to {k}?', 'What is needed for {k}?'],
    plain: ['Parts and contents', 'What is needed?'],
    ask: [
      'Which of the parts do you have already, and which would you have to get?',
      'What of all that is needed do you have already?',
    ],
  },
  kinds: {
    gist: 'kinds',
    headings: ['Which kinds of {k} are there?', 'Kinds of {k}'],
    plain: ['Which kinds are there?', 'Kinds and forms'],
    ask: ['Of all kinds, which fits your case, and what would rule it out?'],
  },
  uses: {
    gist: 'benefits',
    headings: ['What speaks for {k}?', 'Uses of {k}'],
    plain: ['Uses and benefits', 'Points in favour'],
    ask: ['How would you notice in your own case that it was worth it?'],
  },
  history: {
    gist: 'history',
    headings: ['The history of {k}', 'How did {k} come about?'],
    plain: ['A look back', 'Dates and origins'],
    ask: ['Has anything changed since the pages were written?'],
  },
  figures: {
    gist: 'figures',
    headings: ['{K} in figures', 'Which figures are there on {k}?'],
    plain: ['Which figures are there?', 'Money and figures'],
    ask: ['What would {k} cost you today, in money and in hours?', 'How old is each figure, and who counted?'],
  },
  rules: {
    gist: 'rules',
    headings: ['Which rules apply to {k}?', 'Rules for {k}'],
    plain: ['Which rules apply?', 'Rules and duties'],
    ask: ['Where you live, which rules on {k} apply, and since when?'],
  },
  limits: {
    gist: 'limits',
    headings: ['What speaks against {k}?', 'Limits of {k}'],
    plain: ['What can go wrong?', 'Points against'],
    ask: ['If it goes wrong, what would make you stop, and at what cost?'],
  },
  choice: {
    gist: 'how to choose',
    headings: ['How to choose {k}', 'What decides the choice of {k}?'],
    plain: ['What decides the choice?', 'What to look for'],
    ask: ['Who could check the two criteria that matter most to you?'],
  },
};

type AngleTexts = {
  /** Says for whom the article is; names the subject. */
  reader: readonly string[];
  order: readonly Role[];
  changes?: Partial<Record<Role, Partial<RoleTexts>>>;
};

const order = (roles: string) => roles.split(' ') as Role[];

const angles: Record<ArticleAngle, AngleTexts> = {
  informational: {
    reader: [
      'This overview of {k} is for readers who want the essentials, and who want to see where they come from.',
      'This introduction to {k} is for readers who start from nothing and like to check what they read.',
    ],
    order: order('process parts kinds uses history figures rules choice limits'),
  },
  tutorial: {
    reader: [
      'This guide to {k} is for readers who are about to start and want to know what comes first.',
      'This guide to {k} is for readers who have decided to try, and who look for the first steps.',
    ],
    order: order('parts process kinds limits rules choice uses figures history'),
    changes: {
      parts: { gist: 'what to have ready', headings: ['What to have ready for {k}'], plain: ['What to have ready'] },
      process: { gist: 'the steps', headings: ['{K}: the steps', 'First steps in {k}'], plain: ['The steps'] },
      limits: { gist: 'common trouble', headings: ['What goes wrong in {k}?'], plain: ['What goes wrong?'] },
    },
  },
  comparison: {
    reader: [
      'This comparison on {k} is for readers who weigh one way against another.',
      'This article on {k} is for readers who have a choice to make and want the differences side by side.',
    ],
    order: order('kinds choice parts uses limits figures process rules history'),
    changes: {
      kinds: { headings: ['The kinds of {k} side by side', 'Kinds of {k}'], plain: ['Kinds side by side'] },
      uses: { gist: 'strengths', headings: ['Strengths of {k}'], plain: ['Strengths'] },
      limits: { gist: 'weaknesses', headings: ['Weaknesses of {k}'], plain: ['Weaknesses'] },
    },
  },
  review: {
    reader: [
      'This look at {k} is for readers who want to hear both sides before they judge.',
      'This review of what is said on {k} is for readers who want praise and doubt in one place.',
    ],
    order: order('uses limits process figures parts kinds choice rules history'),
    changes: {
      uses: {
        gist: 'strengths',
        headings: ['What speaks for {k}?', 'Strengths of {k}'],
        plain: ['Points in favour'],
      },
      limits: { gist: 'weak points', headings: ['What speaks against {k}?', 'Weak points of {k}'] },
    },
  },
  news: {
    reader: [
      'This background on {k} is for readers who follow the subject and want dates and sources.',
      'This report on {k} is for readers who want to know how things came to where they stand.',
    ],
    order: order('history figures rules limits uses process kinds parts choice'),
    changes: {
      history: {
        headings: ['What has happened in {k}?', '{K}: dates and background'],
        plain: ['Dates and background'],
      },
      limits: { gist: 'doubts', headings: ['{K}: doubts and difficulties'], plain: ['Doubts and difficulties'] },
    },
  },
  business: {
    reader: [
      'This briefing on {k} is for readers who have to decide for a company and must give their reasons.',
      'This briefing on {k} is for readers who weigh cost against value before they sign.',
    ],
    order: order('uses figures limits rules choice process kinds parts history'),
    changes: {
      uses: { gist: 'value', headings: ['The value of {k}', 'What speaks for {k}?'], plain: ['The value'] },
      figures: { gist: 'costs', headings: ['{K}: costs and figures'], plain: ['Costs and figures'] },
      limits: { gist: 'risks', headings: ['The risks of {k}'], plain: ['The risks'] },
      rules: { gist: 'duties', headings: ['Duties and rules in {k}'] },
    },
  },
};

export const readerOf = (angle: ArticleAngle) => angles[angle].reader;
export const orderOf = (angle: ArticleAngle) => angles[angle].order;
export const textsOf = (angle: ArticleAngle, role: Role): RoleTexts => ({
  ...common[role],
  ...angles[angle].changes?.[role],
});
