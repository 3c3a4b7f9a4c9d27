import { stem } from '../../language/stem.ts';
import { wordsOf } from '../../language/words.ts';

/** Subjects under which features of any product can be grouped: the name in mid-sentence, and the words that tell it. */
const themes: ReadonlyArray<readonly [string, string]> = [
  [
    'billing and payments',
    'invoice billing bill payment pay price tax vat expense quote estimate deposit currency refund payout accounting accountant checkout card bank transfer receipt budget payroll money',
  ],
  [
    'planning and scheduling',
    'calendar schedule booking appointment shift deadline roadmap plan time agenda meeting reminder cutoff slot availability recurring standing week rota milestone',
  ],
  [
    'teamwork',
    'team collaborate collaboration share shared comment role permission invite member colleague mention guest workspace assign approval friend together',
  ],
  [
    'reports and insight',
    'report reporting analytics dashboard insight metric chart forecast statistic measure trend funnel budget latency year history',
  ],
  [
    'automation',
    'automatic automate automation workflow trigger rule ai assistant bot agent generate smart suggestion template',
  ],
  [
    'security and privacy',
    'security secure encrypt encryption backup sso audit compliance gdpr privacy private permission two-factor login password vault hipaa soc certificate',
  ],
  [
    'alerts and messages',
    'email message chat notification notify inbox sms call alert reminder reply newsletter campaign conversation',
  ],
  [
    'writing and content',
    'write editor document content markdown blog post article template media image video photo design draft font wiki',
  ],
  [
    'data and connections',
    'import export api sync integration database webhook search csv connect query schema table storage file upload provider terraform',
  ],
  [
    'customers and sales',
    'customer client lead pipeline deal crm order stock inventory shop store sale menu guest portal catalogue wholesale product',
  ],
  [
    'work on the move',
    'mobile offline phone ios android app tablet watch widget device gps driver delivery route round',
  ],
  ['setup and support', 'setup onboarding install migrate migration support help training documentation guide start'],
  [
    'development',
    'deploy code git build test log error monitor monitoring uptime incident check cron endpoint http cli sdk type component branch preview release pull function region server performance',
  ],
];

const themeStems = themes.map(([name, words]) => ({ name, stems: new Set(words.split(' ').map(stem)) }));

/** Points that a text gives each theme. */
export function scoreThemes(name: string, sentences: readonly string[]): Array<{ theme: string; points: number }> {
  const nameStems = wordsOf(name).map(stem);
  const sentenceStems = wordsOf(sentences.join(' ')).map(stem);
  return themeStems.map(({ name: theme, stems }) => ({
    theme,
    // A theme that the name has no word of needs a good many in the sentences.
    points: pointsOf(
      nameStems.filter((word) => stems.has(word)).length,
      sentenceStems.filter((word) => stems.has(word)).length,
    ),
  }));
}

const pointsOf = (inName: number, inSentences: number) =>
  inName > 0 ? inName * 3 + inSentences : Math.max(0, inSentences - 2);

export type ThemeGroup = { theme: string | null; members: number[] };

/**
 * Groups features by theme: the theme that most of the yet ungrouped features share comes first. What shares no theme with
 * another feature ends in one group without a theme. Members keep the order of the page.
 */
export function groupByTheme(
  features: ReadonlyArray<{ name: string; sentences: readonly string[] }>,
  mostPerGroup: number,
): ThemeGroup[] {
  const scores = features.map(
    ({ name, sentences }) => new Map(scoreThemes(name, sentences).map(({ theme, points }) => [theme, points])),
  );
  const left = new Set(features.keys());
  const groups: ThemeGroup[] = [];
  while (left.size > 0) {
    const best = themeStems
      .map(({ name: theme }) => {
        const members = [...left].filter((at) => (scores[at]?.get(theme) ?? 0) >= 3).sort((a, b) => a - b);
        const points = members.reduce((sum, at) => sum + Math.min(6, scores[at]?.get(theme) ?? 0), 0);
        return { theme, members: members.slice(0, mostPerGroup), points };
      })
      .filter(({ members }) => members.length >= 2)
      .sort((a, b) => b.points - a.points)[0];
    if (!best) break;
    for (const at of best.members) left.delete(at);
    groups.push(best);
  }
  const rest = [...left].sort((a, b) => a - b);
  for (let at = 0; at < rest.length; at += mostPerGroup)
    groups.push({ theme: null, members: rest.slice(at, at + mostPerGroup) });
  return mergeSingles(groups).sort((a, b) => (a.members[0] ?? 0) - (b.members[0] ?? 0));
}

/** A feature alone makes no section: it joins the smallest of the other groups. */
function mergeSingles(groups: ThemeGroup[]): ThemeGroup[] {
  if (groups.length < 2) return groups;
  const single = groups.find(({ members }) => members.length === 1);
  const host = groups.filter((group) => group !== single).sort((a, b) => a.members.length - b.members.length)[0];
  if (!single || !host) return groups;
  const merged = { ...host, members: [...host.members, ...single.members].sort((a, b) => a - b) };
  return mergeSingles(groups.flatMap((group) => (group === single ? [] : group === host ? [merged] : [group])));
}
