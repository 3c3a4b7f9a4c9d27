import { functionWords } from '../../language/data/function-words.ts';
import { foldText } from '../../language/words.ts';
import { namesTier } from '../records/kinds/plans.ts';
import type { Source } from '../types.ts';
import { readSystems } from './access/systems.ts';

const rivalName = String.raw`(\p{Lu}[\p{L}\p{N}.]+(?: \p{Lu}[\p{L}\p{N}.]+){0,2})`;
/** Where a site sets itself against somebody by name. */
const contrasts = [
  new RegExp(
    String.raw`\b(?:[Uu]nlike|than|alternatives? to|compared (?:to|with)|instead of|switch(?:ing)? from|moving from|migrat\w+ from) ${rivalName}`,
    'gu',
  ),
  new RegExp(String.raw`(?:^|[\s|–])${rivalName} [Aa]lternative\b`, 'gu'),
];
/** 'Saltbook vs …', '… vs Saltbook' */
const versus = [
  new RegExp(String.raw`(?:^|[\s|–])${rivalName} (?:vs\.?|versus)\b`, 'gu'),
  new RegExp(String.raw`\b(?:vs\.?|versus) ${rivalName}`, 'gu'),
];

const longestRead = 60_000;

const ownThing = /\b[Yy]our (\p{Lu}[\p{L}\p{N}]{1,30})(?=[.,;:!?\n]| (?:or|and|is|are)\b)/gu;

/** In what forms software comes. */
const forms = new Set(
  'desktop mobile web cloud server browser phone tablet laptop app online offline local manual'.split(' '),
);

/** 'Desktop vs Android' sets two forms of one product side by side; 'than The …' names nobody. */
const isForm = (name: string) =>
  readSystems(name)
    .rest.toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => word === '' || forms.has(word) || functionWords.has(word));

/** Products that the site compares itself with: what is said beside their names is about them, or against them. */
export function findRivals({ pages, sheet }: Source): string[] {
  const own = foldText(sheet.name);
  const known = new Set([own, ...own.split(' '), ...sheet.plans.map(({ name: plan }) => foldText(plan))]);
  const found = pages.flatMap(({ title, text, blocks }) => {
    const whole = `${title}\n${text.slice(0, longestRead)}`;
    const headings = blocks.flatMap((block) => (block.kind === 'heading' ? block.text : []));
    // A line that names neither a side nor the product sets two things of its own side by side: 'ledger vs tide table'.
    const sided = whole.split('\n').filter((line) => line.includes(sheet.name) || /^(?:vs\.?|versus) /i.test(line));
    const against = [...headings, ...sided].join('\n');
    return [
      ...contrasts.map((pattern) => whole.matchAll(pattern)),
      ...versus.map((pattern) => against.matchAll(pattern)),
    ]
      .flatMap((matches) => [...matches])
      .map(([, rival = '']) => rival.replace(/\.$/, ''));
  });
  // 'Is it your ISP?': what everybody has one of is a thing, and no product.
  const things = new Set(
    pages.flatMap(({ text }) => [...text.matchAll(ownThing)].map(([, thing = '']) => foldText(thing))),
  );
  const integrations = new Set(sheet.integrations.map(({ name: other }) => foldText(other)));
  // 'Free vs Salt Pro': what costs nothing is set against what does, of one product.
  return [...new Set(found)].filter(
    (rival) =>
      !namesTier(rival) &&
      !isForm(rival) &&
      !foldText(rival).endsWith(own) &&
      ![known, integrations, things].some((no) => no.has(foldText(rival))),
  );
}
