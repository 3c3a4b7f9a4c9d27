import { type ArticleLength, wordTargets } from '../../contract/options.ts';
import { countWords } from '../../contract/text.ts';
import { section } from '../article/blocks.ts';
import { withoutRepeatedLinks } from '../article/links.ts';
import { textOf } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import type { BuiltInWriter, Draft } from '../writer.ts';
import { arrange, generalHeading, type Topic, wordsIn } from './arrange.ts';
import { ofStart } from './data/phrases.ts';
import { describe } from './describe.ts';
import { createDesk, type Desk } from './desk.ts';
import { composeAccess } from './sections/access.ts';
import { composeEnding } from './sections/ending.ts';
import { composeParts, type Group } from './sections/features.ts';
import { composeGlance, withoutTold } from './sections/glance.ts';
import { composeLimits } from './sections/limits.ts';
import { composeOpening } from './sections/opening.ts';
import { composePageOpening, composePassages } from './sections/passages.ts';
import { composePlans } from './sections/plans.ts';
import { composeQuestions, readQuestions } from './sections/questions.ts';
import { composeComparisons, composeTables } from './sections/tables.ts';
import { composeVoices } from './sections/voices.ts';

const mostQuestions: Record<ArticleLength, number> = { short: 5, medium: 12, long: 18 };
const shareOfText = 0.9;
const mostVoices: Record<ArticleLength, number> = { short: 2, medium: 3, long: 4 };

/** Writes about a product from its site's sheet, without a model. */
export const productWriter: BuiltInWriter = {
  compose: composeProduct,
  origin: 'the site’s own wording, arranged.',
};

/**
 * The article about a product from its site's sheet: arranged, not paraphrased. Its sentences are the site's own, filled from the
 * sheet or reckoned from it, and a frame that states nothing. Pure, and composed once.
 */
export function composeProduct(material: Material): Draft {
  const { brief } = material;
  const desk = createDesk(material);
  const glance = composeGlance(desk);
  const said = composeOpening(desk, glance);
  const topics = [
    composePlans(desk),
    composeGroups(desk),
    composeComparisons(desk),
    composeTables(desk),
    composeVoices(desk, mostVoices[brief.length]),
    composeLimits(desk),
  ].flatMap((topic) => topic ?? []);
  const before = [...said, ...topics.flatMap((topic) => topic.blocks)].map(textOf).join('\n');
  // What the things have said no answer says again.
  const answered = readQuestions(desk, 'all else', mostQuestions[brief.length], before);
  topics.push(...composeQuestions(desk, answered));
  const blocks = topics.flatMap((topic) => topic.blocks);
  const opening = [...said, ...withoutTold(glance, said)];
  const told = blocks.map(textOf).join('\n');
  // The site's own words, quoted, say what its lists leave out; the rest of the room is for how it is got.
  const room = wordTargets[brief.length].most * shareOfText - countWords(told);
  topics.push(...composeAccess(desk, told), ...composePassages(desk, room, told));
  const { unnamed, sections: body } = arrange(topics, brief.length, wordsIn(opening), desk.product);
  const all = [section('lead', ...opening, ...unnamed), ...body];
  // Where the article is from is linked to where it is named first.
  const sections = [...withoutRepeatedLinks(all), section('ending', ...composeEnding(desk, all))];
  return { sections, ...describe(desk, sections) };
}

/** What no heading names comes together under the name of its page, where the first of it stands, behind what opens that page. */
function composeGroups(desk: Desk): Topic[] {
  const groups = composeParts(desk);
  const named = (page: number) =>
    ofStart.test(desk.pageName(page)) ? `Getting started with ${desk.product}` : generalHeading(desk.product);
  const nameOf = ({ heading, page }: Group) => heading ?? desk.pageTopic(page) ?? named(page);
  return [...Map.groupBy(groups, nameOf)].flatMap(([heading, of]) => {
    const blocks = of.flatMap(({ page, kind, tell }, at) => {
      // How it is got comes behind what its page says of it.
      const isLast = kind === 'start' && groups.some((other) => other.page === page && other.kind !== kind);
      const opening = isLast ? [] : composePageOpening(desk, page);
      const isLed = opening.length > 0;
      return [...opening, ...tell(isLed ? page : of[at - 1]?.page, isLed)];
    });
    const isOfAll = of.some((group) => group.heading === null);
    return of.slice(0, 1).map(({ tell: _, ...first }) => ({ ...first, heading, isOfAll, blocks }));
  });
}
