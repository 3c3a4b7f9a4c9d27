/** What a part of a page tells of its subject. */
export const roles = ['process', 'parts', 'kinds', 'uses', 'history', 'figures', 'rules', 'limits', 'choice'] as const;
export type Role = (typeof roles)[number];

/**
 * Beginnings of words in the section headings of reference works, by what stands below them; gathered by hand. The first role that
 * fits decides, so the narrower ones stand first.
 */
export const headingWords: ReadonlyArray<readonly [Role, string]> = [
  [
    'limits',
    'critic limitation disadvantage drawback challenge risk problem concern controvers fraud disease damage failure hazard threat safety pitfall mistake',
  ],
  ['choice', 'selection choosing choice comparison purchas buying'],
  ['rules', 'regulat law legal legislation complian licen rules'],
  [
    'history',
    'histor origin etymolog background adoption spread invention evolution timeline century development reception',
  ],
  ['kinds', 'type kind form variant variet variation classification categor style species breed'],
  [
    'parts',
    'part component content ingredient composition equipment material module structure anatomy feature tool element requirement characteristic hardware',
  ],
  ['figures', 'econom market cost price business industry demograph statistic trade funding figure prevalence'],
  ['uses', 'use uses application benefit advantage nutrition health effect impact importance purpose value'],
  [
    'process',
    'process prepar making techni method approach work practic procedure operation production mechanism function cycle maintenance implementation design treatment detection placement management cultivation principle step started training care construction installation',
  ],
];
