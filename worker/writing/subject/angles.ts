import type { ArticleAngle } from '../../contract/options.ts';
import type { Role } from './roles.ts';

export type SectionKind = Role | 'questions' | 'sources' | 'points';

export type AngleSection = {
  kind: SectionKind;
  /** What the section is about, for the lead and the meta description. */
  gist: string;
  /** `{k}` is the keyphrase in a sentence, `{K}` with a capital, `{t}` without article; verbs in braces take its number. */
  headings: readonly string[];
  /** Without the keyphrase. */
  plain: readonly string[];
};

type Angle = {
  titles: readonly string[];
  /** What this kind of article calls itself. */
  noun: readonly string[];
  sections: readonly AngleSection[];
};

const list = (text: string | undefined) => (text ?? '').split(';').map((part) => part.trim());

/** 'kind: gist | headings | plain headings', the headings parted by semicolons. */
function readSection(line: string): AngleSection {
  const [kind = '', ...rest] = line.split(': ');
  const [gist = '', headings, plain] = rest.join(': ').split('|');
  return { kind: kind.trim() as SectionKind, gist: gist.trim(), headings: list(headings), plain: list(plain) };
}

const common = new Map(
  `definition: what it is | What {k} {is}; {K} at a glance | The short answer
process: how it works | How {k} {works}; {K} in practice; How {k} {works} in practice | How it works; In practice
parts: what it consists of | What {k} {needs}; What goes into {k}; The parts of {k} | What it consists of; The parts
kinds: which kinds there are | Kinds of {t}; Forms of {t}; Which kinds of {t} there are | Kinds and forms; The main kinds
uses: what it is good for | What {k} {is} good for; What {k} {brings}; What speaks for {t} | What it is good for; What it brings
history: where it comes from | Where {k} {comes} from; The story of {t}; How {t} came about | Where it comes from; The story so far
figures: what it costs and who uses it | {K} in figures; The money side of {t} | Figures; The money side
rules: which rules apply | Rules for {t}; What the law says on {t} | Which rules apply; Rules and duties
limits: what speaks against it | Limits of {t}; Where {k} {meets} its limits; What critics say about {t} | Limits and criticism; What can go wrong
choice: how to choose | How to choose {t}; What to look for in {t} | How to choose; What to look for
other: what else matters | More about {t}; {K}: what else matters | What else matters; Around the subject
points: what to remember | What to remember about {t}; {K} in short | Worth remembering; In short
questions: the terms that come up | Questions about {t}; Questions that come up with {t} | Questions that come up; Terms worth knowing
sources: what to read next | Sources and further reading on {t}; What to read next on {t} | Sources and further reading; What to read next`
    .split('\n')
    .map(readSection)
    .map((section) => [section.kind, section]),
);

/** The sections of an angle in order: those named alone are as above, the others have words of their own. */
const sectionsFrom = (text: string): AngleSection[] =>
  text.split('\n').flatMap((line) =>
    line.includes(': ')
      ? [readSection(line)]
      : line.split(' ').flatMap((kind) => {
          const section = common.get(kind as SectionKind);
          return section ? [section] : [];
        }),
  );

/** Each angle has an order, titles and headings of its own; what the sources do not tell about is left out. */
export const angles: Record<ArticleAngle, Angle> = {
  informational: {
    titles: ['what it is and how it works', 'the essentials', 'a plain overview', 'what to know'],
    noun: ['overview', 'introduction', 'explainer'],
    sections: sectionsFrom(
      'definition process parts kinds uses history figures rules choice limits other points questions sources',
    ),
  },
  tutorial: {
    titles: ['a step-by-step start', 'how to begin', 'the steps in order', 'from first step to result'],
    noun: ['guide', 'tutorial', 'how-to'],
    sections: sectionsFrom(`definition
parts: what to have ready | What to have ready for {t}; Before the first step with {t} | What to have ready; Before the first step
process: the steps | {K} step by step; The steps of {t} | Step by step; The steps in order
kinds: which way to go | Variants of {t}; Which kind of {t} to start with | Which way to go; Variants
limits: what goes wrong | What goes wrong with {t}; Common trouble with {t} | What goes wrong; Common trouble
rules
points: a checklist | A checklist for {t}; {K}: a short checklist | A short checklist; Points to check
uses: what it is worth | What {k} {is} worth; What comes of {t} | What comes of it; The result
choice questions history figures other sources`),
  },
  comparison: {
    titles: ['the kinds compared', 'which kind for whom', 'the options side by side', 'how the kinds differ'],
    noun: ['comparison', 'side-by-side look'],
    sections: sectionsFrom(`definition
kinds: the kinds side by side | Kinds of {t} side by side; The options for {t} | The kinds side by side; The options
choice: how to choose | How to choose between kinds of {t}; What decides between the options for {t} | How to choose; What decides
parts: what sets them apart | What to compare in {t}; Criteria for {t} | What sets them apart; Criteria
uses: strengths | Strengths of {t}; What speaks for {t} | Strengths; What speaks for it
limits: weaknesses | Weaknesses of {t}; What speaks against {t} | Weaknesses; What speaks against it
process: how they work | How {k} {works}; {K} in use | How they work; In use
points: what to check | What to check before choosing {t}; {K}: points to compare | What to check; Points to compare
figures rules questions history other sources`),
  },
  review: {
    titles: ['strengths and limits', 'what holds up', 'the case for and against', 'pros and cons'],
    noun: ['review', 'assessment', 'appraisal'],
    sections: sectionsFrom(`definition
uses: what speaks for it | What speaks for {t}; Strengths of {t} | What speaks for it; Strengths
limits: what speaks against it | What speaks against {t}; Weak points of {t} | What speaks against it; Weak points
process: how it does in use | {K} in use; How {k} {works} in daily use | In use; In daily use
kinds parts figures choice
points: what remains | {K}: what remains; What to remember about {t} | What remains; In short
rules history questions other sources`),
  },
  news: {
    titles: ['where it stands now', 'what has changed', 'the state of things', 'the latest and the background'],
    noun: ['report', 'briefing'],
    sections: sectionsFrom(`definition
history: what has happened | What has happened with {t}; {K}: what has changed | What has happened; What has changed
figures: the figures | {K} in figures; The figures behind {t} | The figures; Figures behind it
limits: the dispute | The dispute over {t}; What critics say about {t} | The dispute; What critics say
rules: the rules | Rules for {t}; What the rules say on {t} | The rules; What the rules say
uses: why it matters | Why {k} {matters}; What is at stake with {t} | Why it matters; What is at stake
process: the background | Background: how {k} {works}; How {k} {works} | The background; How it works
kinds parts choice
points: what to watch | What to watch on {t}; {K}: what to watch | What to watch; In short
questions other sources`),
  },
  business: {
    titles: ['the business case', 'costs, value and risks', 'what it means for a company', 'value and risk'],
    noun: ['business brief', 'briefing'],
    sections: sectionsFrom(`definition
uses: the value | The value of {t}; What {k} {brings} a business | The value; What it brings
figures: market and money | Market and money in {t}; {K} in figures | Market and money; Figures
limits: the risks | Risks of {t}; What can go wrong with {t} | The risks; What can go wrong
rules: duties | Duties and rules in {t}; Rules for {t} | Duties and rules; Which rules apply
choice: the decision | How to decide on {t}; What to look for in {t} | The decision; What to look for
process: how it runs | How {k} {works} day to day; {K} as a process | How it runs; Day to day
parts kinds
points: first steps | First steps with {t}; {K}: points for the decision | First steps; Points for the decision
history questions other sources`),
  },
};
