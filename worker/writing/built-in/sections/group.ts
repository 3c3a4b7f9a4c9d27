import type { ArticleBlock, Sentence } from '../../section.ts';
import { capitalise, joinList, withArticle, withThe } from '../grammar/words.ts';
import type { PlanItem } from '../items.ts';
import { type Kit, say } from '../kit.ts';
import { groupHeadings, groupKeyHeadings } from '../phrases/headings.ts';
import { groupIntros, groupRemarks, plainGroupIntros, proseRemarks } from '../phrases/sections.ts';
import type { PlannedSection } from '../plan.ts';
import { readActionName, readNounPhrase } from '../rewrite/statement.ts';
import { tellFact } from '../tell.ts';
import { headingList, writeHeading } from './headings.ts';
import { frame, keyphraseRemark, packParagraphs } from './paragraphs.ts';

/** Features that belong together, each with its name and what the source says of it. */
export function composeGroup(kit: Kit, planned: PlannedSection): ArticleBlock[] {
  const { book } = kit.material;
  const features = new Map<number, PlanItem[]>();
  for (const item of planned.items) features.set(item.at, [...(features.get(item.at) ?? []), item]);
  const named = [...features.keys()].flatMap((at) => {
    const fact = book.features[at]?.name;
    const phrase = fact === undefined ? null : readNounPhrase(book.facts[fact]?.quote ?? '', kit.wording);
    return fact !== undefined && phrase ? [{ fact, phrase }] : [];
  });
  const phrases = named.map(({ phrase }) => phrase);
  // An 'and' inside a name would make the list hard to read.
  const listed = named.filter(({ phrase }) => !/ and /.test(phrase)).slice(0, 4);
  const intro: Sentence[] =
    listed.length >= 2
      ? frame(
          kit,
          say(kit, 'groupIntros', groupIntros, {
            theme: planned.theme ?? '',
            l: joinList(listed.map(({ phrase }) => withArticle(phrase))),
          }),
          listed.map(({ fact }) => fact),
        )
      : planned.theme
        ? frame(kit, say(kit, 'plainGroupIntros', plainGroupIntros, { theme: planned.theme }))
        : [];

  const units = [...features].map(([at, items]) => tellFeature(kit, at, items));
  if (units.every((unit) => unit.length === 0)) return [];
  const list = headingList(phrases);
  const slots = { theme: planned.theme ?? '', Theme: capitalise(planned.theme ?? ''), l: list, L: capitalise(list) };
  const heading = writeHeading(
    kit,
    planned,
    {
      name: 'groupHeadings',
      bank:
        list || planned.theme
          ? groupHeadings
          : ['More that {P} does', 'What else {P} offers', 'Further features of {P}', 'Other parts of {P}'],
    },
    planned.theme
      ? { name: 'groupKeyHeadings', bank: groupKeyHeadings }
      : {
          name: 'restKeyHeadings',
          bank: [
            'More from this {short}',
            'What else the {short} offers',
            'Further {short} features',
            '{Kp}: more features',
          ],
        },
    slots,
  );
  const [firstUnit = [], ...otherUnits] = units;
  const noted = named.filter(({ phrase }) => !/ and /.test(phrase)).slice(-2);
  const remark =
    noted.length === 2
      ? keyphraseRemark(
          kit,
          planned.keyInText,
          'groupRemarks',
          groupRemarks,
          { l: joinList(noted.map(({ phrase }) => withThe(phrase))) },
          noted.map(({ fact }) => fact),
        )
      : keyphraseRemark(kit, planned.keyInText, 'proseRemarks', proseRemarks);
  return [heading, ...packParagraphs([[...intro, ...firstUnit], ...otherUnits, remark])];
}

function tellFeature(kit: Kit, at: number, items: readonly PlanItem[]): Sentence[] {
  const { book } = kit.material;
  const feature = book.features[at];
  if (!feature) return [];
  const name = book.facts[feature.name]?.quote ?? '';
  const phrase = readNounPhrase(name, kit.wording);
  const told: Sentence[] = [];
  if (!phrase && readActionName(name, kit.wording)) told.push(...tellFact(kit, feature.name, { first: true }));
  for (const { from, to } of items) {
    for (const fact of feature.details.slice(from, to)) {
      const first = told.length === 0;
      told.push(...tellFact(kit, fact, { first, feature: first ? phrase : null, featureFacts: [feature.name] }));
    }
  }
  if (told.length === 0 && phrase && feature.details.length === 0) {
    const facts = [feature.name];
    told.push(...frame(kit, say(kit, 'bareFeatures', bareFeatures, { n: phrase }), facts));
  }
  return told;
}

/** For features that the source names without a word on how they work. */
const bareFeatures = [
  '{P} also lists {n}',
  'the list of features goes on with {n}',
  'another entry is {n}',
  'also on the list is {n}',
  'the features include {n} too',
] as const;
