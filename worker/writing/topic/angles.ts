import type { ArticleAngle } from '../../contract/options.ts';
import type { Role } from './roles.ts';

export type SectionKind = Role | 'questions' | 'sources' | 'points';

/** `{k}` is the keyphrase in a sentence, `{K}` with a capital, `{n}` what the first page is about. */
export type AngleSection = {
  kind: SectionKind;
  /** Where the keyphrase can stand in a sentence: several, so that two articles differ. */
  headings: readonly string[];
  /** Where it cannot; also without the keyphrase. */
  plain: readonly string[];
  /** What the section is about, for the lead and the meta description. */
  gist: string;
};

type Angle = {
  titles: readonly string[];
  /** What this kind of article calls itself. */
  noun: readonly string[];
  sections: readonly AngleSection[];
};

const part = (kind: SectionKind, gist: string, headings: string[], plain: string[]): AngleSection => ({
  kind,
  gist,
  headings,
  plain,
});

const common = {
  definition: part(
    'definition',
    'what it is',
    ['What {k} {is}', '{K} in plain words', '{K} at a glance'],
    ['What the words mean', 'The short answer'],
  ),
  process: part(
    'process',
    'how it works',
    ['How {k} {works}', '{K} in practice', 'How {k} {works} in practice'],
    ['How it works', 'In practice'],
  ),
  parts: part(
    'parts',
    'what it consists of',
    ['What {k} {needs}', 'What goes into {k}', 'The parts of {k}'],
    ['What it consists of', 'The parts'],
  ),
  kinds: part(
    'kinds',
    'which kinds there are',
    ['Kinds of {t}', 'Forms of {t}', 'Which kinds of {t} there are'],
    ['Kinds and forms', 'The main kinds'],
  ),
  uses: part(
    'uses',
    'what it is good for',
    ['What {k} {is} good for', 'What {k} {brings}', 'Why people choose {t}'],
    ['What it is good for', 'What it brings'],
  ),
  history: part(
    'history',
    'where it comes from',
    ['Where {k} {comes} from', 'The story of {t}', 'How {t} came about'],
    ['Where it comes from', 'The story so far'],
  ),
  figures: part(
    'figures',
    'what it costs and who uses it',
    ['{K} in figures', 'The money side of {t}'],
    ['Figures', 'The money side'],
  ),
  rules: part(
    'rules',
    'which rules apply',
    ['Rules for {t}', 'What the law says on {t}'],
    ['Which rules apply', 'Rules and duties'],
  ),
  limits: part(
    'limits',
    'what speaks against it',
    ['Limits of {t}', 'Where {k} {meets} its limits', 'What critics say about {t}'],
    ['Limits and criticism', 'What can go wrong'],
  ),
  choice: part(
    'choice',
    'how to choose',
    ['How to choose {t}', 'What to look for in {t}'],
    ['How to choose', 'What to look for'],
  ),
  other: part(
    'other',
    'what else matters',
    ['More about {t}', '{K}: what else matters'],
    ['What else matters', 'Around the subject'],
  ),
  points: part(
    'points',
    'where to begin',
    ['First steps with {t}', 'Where to begin with {t}'],
    ['Where to begin', 'First steps'],
  ),
  questions: part(
    'questions',
    'the terms that come up',
    ['Questions about {t}', 'Questions that come up with {t}'],
    ['Questions that come up', 'Terms worth knowing'],
  ),
  sources: part(
    'sources',
    'what to read next',
    ['Sources and further reading on {t}', 'What to read next on {t}'],
    ['Sources and further reading', 'What to read next'],
  ),
};

const named = (section: AngleSection, gist: string, headings: string[], plain: string[]): AngleSection => ({
  ...section,
  ...{ gist, headings, plain },
});

/** Each angle has an order, titles and headings of its own; what a source does not tell about is left out. */
export const angles: Record<ArticleAngle, Angle> = {
  informational: {
    titles: ['what it is and how it works', 'the essentials', 'a plain overview', 'what to know'],
    noun: ['overview', 'introduction', 'explainer'],
    sections: [
      common.definition,
      common.process,
      common.parts,
      common.kinds,
      common.uses,
      common.history,
      common.figures,
      common.rules,
      common.choice,
      common.limits,
      common.other,
      common.points,
      common.questions,
      common.sources,
    ],
  },
  tutorial: {
    titles: ['a step-by-step start', 'how to begin', 'the steps in order', 'from first step to result'],
    noun: ['guide', 'tutorial', 'how-to'],
    sections: [
      common.definition,
      named(
        common.parts,
        'what to have ready',
        ['What to have ready for {t}', 'Before the first step with {t}'],
        ['What to have ready', 'Before the first step'],
      ),
      named(
        common.process,
        'the steps',
        ['{K} step by step', 'The steps of {t}'],
        ['Step by step', 'The steps in order'],
      ),
      named(
        common.kinds,
        'which way to go',
        ['Ways to do {t}', 'Which kind of {t} to start with'],
        ['Which way to go', 'Ways to do it'],
      ),
      named(
        common.limits,
        'what goes wrong',
        ['What goes wrong with {t}', 'Common trouble with {t}'],
        ['What goes wrong', 'Common trouble'],
      ),
      common.rules,
      named(
        common.points,
        'a checklist',
        ['A checklist for {t}', '{K}: a short checklist'],
        ['A short checklist', 'Before you call it done'],
      ),
      named(
        common.uses,
        'what it is worth',
        ['What {k} {is} worth', 'What comes of {t}'],
        ['What comes of it', 'The result'],
      ),
      common.choice,
      common.questions,
      common.history,
      common.figures,
      common.other,
      common.sources,
    ],
  },
  comparison: {
    titles: ['the kinds compared', 'which kind for whom', 'the options side by side', 'how the kinds differ'],
    noun: ['comparison', 'side-by-side look'],
    sections: [
      common.definition,
      named(
        common.kinds,
        'the kinds side by side',
        ['Kinds of {t} side by side', 'The options for {t}'],
        ['The kinds side by side', 'The options'],
      ),
      named(
        common.choice,
        'how to choose',
        ['How to choose between kinds of {t}', 'What decides between the options for {t}'],
        ['How to choose', 'What decides'],
      ),
      named(
        common.parts,
        'what sets them apart',
        ['What to compare in {t}', 'Criteria for {t}'],
        ['What sets them apart', 'Criteria'],
      ),
      named(common.uses, 'strengths', ['Strengths of {t}', 'What speaks for {t}'], ['Strengths', 'What speaks for it']),
      named(
        common.limits,
        'weaknesses',
        ['Weaknesses of {t}', 'What speaks against {t}'],
        ['Weaknesses', 'What speaks against it'],
      ),
      named(common.process, 'how they work', ['How {k} {works}', '{K} in use'], ['How they work', 'In use']),
      named(
        common.points,
        'what to check',
        ['What to check before choosing {t}', '{K}: points to compare'],
        ['What to check', 'Points to compare'],
      ),
      common.figures,
      common.rules,
      common.questions,
      common.history,
      common.other,
      common.sources,
    ],
  },
  review: {
    titles: ['strengths and limits', 'what holds up', 'the case for and against', 'is it worth it?'],
    noun: ['review', 'assessment', 'appraisal'],
    sections: [
      common.definition,
      named(
        common.uses,
        'what speaks for it',
        ['What speaks for {t}', 'Strengths of {t}'],
        ['What speaks for it', 'Strengths'],
      ),
      named(
        common.limits,
        'what speaks against it',
        ['What speaks against {t}', 'Weak points of {t}'],
        ['What speaks against it', 'Weak points'],
      ),
      named(
        common.process,
        'how it does in use',
        ['{K} in use', 'How {k} {works} in daily use'],
        ['In use', 'In daily use'],
      ),
      common.kinds,
      common.parts,
      common.figures,
      common.choice,
      named(
        common.points,
        'the short verdict',
        ['{K}: the short verdict', 'What remains of {t}'],
        ['The short verdict', 'What remains'],
      ),
      common.rules,
      common.history,
      common.questions,
      common.other,
      common.sources,
    ],
  },
  news: {
    titles: ['where it stands now', 'what has changed', 'the state of things', 'the latest and the background'],
    noun: ['report', 'briefing'],
    sections: [
      common.definition,
      named(
        common.history,
        'what has happened',
        ['What has happened with {t}', '{K}: what has changed'],
        ['What has happened', 'What has changed'],
      ),
      named(
        common.figures,
        'the figures',
        ['{K} in figures', 'The figures behind {t}'],
        ['The figures', 'Figures behind it'],
      ),
      named(
        common.limits,
        'the dispute',
        ['The dispute over {t}', 'What critics say about {t}'],
        ['The dispute', 'What critics say'],
      ),
      named(
        common.rules,
        'the rules',
        ['Rules for {t}', 'What the rules say on {t}'],
        ['The rules', 'What the rules say'],
      ),
      named(
        common.uses,
        'why it matters',
        ['Why {k} {matters}', 'What is at stake with {t}'],
        ['Why it matters', 'What is at stake'],
      ),
      named(
        common.process,
        'the background',
        ['Background: how {k} {works}', 'How {k} {works}'],
        ['The background', 'How it works'],
      ),
      common.kinds,
      common.parts,
      common.choice,
      named(
        common.points,
        'what to watch',
        ['What to watch on {t}', '{K}: what to watch'],
        ['What to watch', 'In short'],
      ),
      common.questions,
      common.other,
      common.sources,
    ],
  },
  business: {
    titles: ['the business case', 'costs, value and risks', 'what it means for a company', 'value and risk'],
    noun: ['business brief', 'briefing'],
    sections: [
      common.definition,
      named(
        common.uses,
        'the value',
        ['The value of {t}', 'What {k} {brings} a business'],
        ['The value', 'What it brings'],
      ),
      named(
        common.figures,
        'market and money',
        ['Market and money in {t}', '{K} in figures'],
        ['Market and money', 'Figures'],
      ),
      named(
        common.limits,
        'the risks',
        ['Risks of {t}', 'What can go wrong with {t}'],
        ['The risks', 'What can go wrong'],
      ),
      named(
        common.rules,
        'duties',
        ['Duties and rules in {t}', 'Rules for {t}'],
        ['Duties and rules', 'Which rules apply'],
      ),
      named(
        common.choice,
        'the decision',
        ['How to decide on {t}', 'What to look for in {t}'],
        ['The decision', 'What to look for'],
      ),
      named(
        common.process,
        'how it runs',
        ['How {k} {works} day to day', '{K} as a process'],
        ['How it runs', 'Day to day'],
      ),
      common.parts,
      common.kinds,
      named(
        common.points,
        'first steps',
        ['First steps with {t}', '{K}: first steps'],
        ['First steps', 'Where to begin'],
      ),
      common.history,
      common.questions,
      common.other,
      common.sources,
    ],
  },
};
