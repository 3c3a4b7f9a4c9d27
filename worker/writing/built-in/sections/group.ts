import type { ArticleBlock, Sentence } from '../../section.ts';
import { capitalise, joinList, withArticle, withThe } from '../grammar/words.ts';
import type { PlanItem } from '../items.ts';
import { type Kit, say } from '../kit.ts';
import {
  firstGroupHeadings,
  firstGroupKeyHeadings,
  groupHeadings,
  groupKeyHeadings,
  restHeadings,
  restKeyHeadings,
} from '../phrases/headings.ts';
import { groupIntros, groupRemarks, plainGroupIntros, proseRemarks } from '../phrases/sections.ts';
import type { Outline, PlannedSection } from '../plan.ts';
import { readNounPhrase } from '../rewrite/statement.ts';
import { headingList, writeHeading } from './headings.ts';
import { frame, keyphraseRemark, packParagraphs } from './paragraphs.ts';
import { canTell, tellFeature } from './tell-feature.ts';

/** Features that belong together, each with its name and what the source says of it. */
export function composeGroup(kit: Kit, planned: PlannedSection, outline: Outline): ArticleBlock[] {
  const leads = outline.sections.find(({ kind }) => kind === 'group')?.id === planned.id;
  const { book } = kit.material;
  const features = new Map<number, PlanItem[]>();
  for (const item of planned.items) features.set(item.at, [...(features.get(item.at) ?? []), item]);
  const named = [...features.keys()].flatMap((at) => {
    const fact = book.features[at]?.name;
    const phrase = fact === undefined ? null : readNounPhrase(book.facts[fact]?.quote ?? '', kit.wording);
    const says = book.features[at]?.details.length === 0 || canTell(kit, book.features[at]?.details ?? []);
    return fact !== undefined && phrase && says ? [{ fact, phrase }] : [];
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
  const plain =
    list || planned.theme
      ? { name: 'groupHeadings', bank: groupHeadings }
      : leads
        ? { name: 'firstGroupHeadings', bank: firstGroupHeadings }
        : { name: 'restHeadings', bank: restHeadings };
  const keyed = planned.theme
    ? { name: 'groupKeyHeadings', bank: groupKeyHeadings }
    : leads
      ? { name: 'firstGroupKeyHeadings', bank: firstGroupKeyHeadings }
      : { name: 'restKeyHeadings', bank: restKeyHeadings };
  const heading = writeHeading(kit, planned, plain, keyed, slots);
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
