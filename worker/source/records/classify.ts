import { areCompared } from './kinds/comparison.ts';
import { type Evidence, isAbout } from './kinds/evidence.ts';
import {
  areCalledFeatures,
  areCaptions,
  areCountedLines,
  areIncomplete,
  areMenu,
  areNamed,
  areReadouts,
  areRepeated,
  areSteps,
  areTabular,
  sayLittle,
} from './kinds/features.ts';
import { areFigures } from './kinds/figures.ts';
import { areNames, leadAway } from './kinds/names.ts';
import { areMostlyPriced, arePlans, isPriced } from './kinds/plans.ts';
import { arePosts } from './kinds/posts.ts';
import { areQuestions } from './kinds/questions.ts';
import { areTeam } from './kinds/team.ts';
import { areSamples, areVoices } from './kinds/voices.ts';

/** What the records of a group are, decided for all of them at once. */
export type RecordKind =
  | 'plans'
  | 'questions'
  | 'voices'
  | 'figures'
  | 'steps'
  | 'features'
  | 'names'
  | 'comparison'
  | 'team'
  | 'posts'
  | 'elsewhere'
  | 'other';

const isIntegrations = isAbout('integrations');

/** The kinds in the order in which they are looked for, each with the marks that its records bear. */
const decisions: ReadonlyArray<readonly [kind: RecordKind, holds: (evidence: Evidence) => boolean]> = [
  ['plans', (evidence) => isPriced(evidence) && arePlans(evidence)],
  ['figures', areFigures],
  ['questions', areQuestions],
  ['comparison', areCompared],
  ['plans', arePlans],
  ['voices', areVoices],
  ['other', areSamples],
  ['team', areTeam],
  ['posts', arePosts],
  ['elsewhere', isAbout('posts', 'legal', 'call', 'jobs', 'mock')],
  ['steps', areCountedLines],
  ['names', areNames],
  // What a tool works with has a site of its own.
  ['elsewhere', (evidence) => leadAway(evidence) && !isIntegrations(evidence)],
  ['elsewhere', areMenu],
  ['other', isAbout('problem', 'comparison')],
  // What a tool works with needs no words: its name does.
  ['features', (evidence) => isIntegrations(evidence) && areNamed(evidence)],
  // Under 'Features' a word or two are enough, as they are of what one needs.
  ['features', areCalledFeatures],
  ['features', isAbout('requirements')],
  ['other', areIncomplete],
  ['other', areRepeated],
  ['other', areMostlyPriced],
  ['other', areTabular],
  ['other', areReadouts],
  ['other', areCaptions],
  ['other', sayLittle],
  ['steps', areSteps],
];

/** Decides what a group's records are: the first kind whose marks they bear; named things that are said something of are features. */
export const classify = (evidence: Evidence): RecordKind =>
  decisions.find(([, holds]) => holds(evidence))?.[0] ?? 'features';
