import { isPassive } from '../../../contract/seo/readability.ts';
import { capitalise, joinList } from '../../../language/grammar.ts';
import { wordsOf } from '../../../language/words.ts';
import type { ArticleBlock, Sentence } from '../../article/section.ts';
import type { PlanItem } from '../items.ts';
import { choose, copies, countWordsIn, finishSentence, type Kit } from '../kit.ts';
import type { PlannedSection } from '../plan.ts';
import { retellAll } from '../retell.ts';
import { readNounPhrase, readStatement } from '../rewrite/statement.ts';
import { isPlainLabel, keyHeading, mostHeading, namesAudience, readHeading, readLabel } from './headings.ts';
import { tellIntegrations } from './integrations.ts';
import { heading, packParagraphs, paragraph } from './paragraphs.ts';

type Told = { label: string; sentences: Sentence[] };

/** Features that belong together, each under its own name. */
export function composeFeatures(kit: Kit, planned: PlannedSection): ArticleBlock[] {
  const parts: Told[] = [];
  for (const at of new Set(planned.items.filter(({ part }) => part === 'feature').map((item) => item.at))) {
    parts.push(
      tellFeature(
        kit,
        at,
        planned.items.filter((item) => item.part === 'feature' && item.at === at),
      ),
    );
  }
  if (planned.items.some(({ part }) => part === 'integrations'))
    parts.push({ label: integrations, sentences: tellIntegrations(kit) });
  const told = parts.filter(({ sentences }) => sentences.length > 0);
  const count = told.reduce((sum, { sentences }) => sum + sentences.length, 0);
  if (count === 0) return [];
  const [only] = told;
  const alone = told.length === 1 && only && !planned.keyInHeading ? readHeading(kit, only.label) : null;
  if (only && alone && count > 1) return [heading(alone), ...packParagraphs([only.sentences])];
  const withHeadings =
    planned.parts === 'headings' && told.length > 1 && told.every(({ label }) => isPlainLabel(label));
  const mark = chooseMark(kit, told);
  const blocks = told.flatMap(({ label, sentences }) =>
    withHeadings
      ? [heading(label, 3), ...packParagraphs([sentences])]
      : packParagraphs([runIn(mark, label, sentences)]),
  );
  const named = told.map(({ label }) => label).filter((label) => label !== integrations);
  return count < 2 ? blocks : [heading(headingFor(kit, planned, named)), ...blocks];
}

const integrations = 'Integrations';

function tellFeature(kit: Kit, at: number, items: readonly PlanItem[]): Told {
  const feature = kit.material.book.features[at];
  const name = kit.material.book.facts[feature?.name ?? -1]?.quote ?? '';
  const facts = items.flatMap(({ from, to }) => feature?.sentences.slice(from, to) ?? []);
  const sentences = retellAll(kit, facts, { alone: facts.length === 1 });
  if (sentences.length === 0 && feature && feature.sentences.length === 0) {
    const statement = readStatement(name, kit.wording);
    const text =
      statement?.form === 'action' && name.split(' ').length > 2 ? `${kit.wording.users} can ${statement.text}` : null;
    const sentence = text && finishSentence(kit, text, [feature.name]);
    if (sentence) return { label: '', sentences: [sentence] };
  }
  return { label: readLabel(kit, name), sentences };
}

/** Sentences that begin with their label in bold. */
function runIn(mark: '.' | ':', label: string, sentences: readonly Sentence[]): Sentence[] {
  const [first, ...others] = sentences;
  if (!first || !isPlainLabel(label)) return [...sentences];
  return [{ ...first, text: `**${label}${mark}** ${first.text}` }, ...others];
}

const mostWordsWithLabel = 31;

/** A colon after the labels of a group, unless the sentences with their labels before them would be too long, or copies. */
function chooseMark(kit: Kit, told: readonly Told[]): '.' | ':' {
  const wholes = told.map(({ label, sentences: [first] }) => ({
    text: first?.text ?? '',
    whole: `${label}: ${first?.text ?? ''}`,
  }));
  const tooLong = wholes.some(({ whole }) => countWordsIn(whole) > mostWordsWithLabel);
  const newCopies = wholes.filter(({ text, whole }) => copies(kit, whole) && !copies(kit, text)).length;
  return tooLong || newCopies > (kit.sparing.copies ? 0 : 1) ? '.' : ':';
}

function headingFor(kit: Kit, planned: PlannedSection, labels: readonly string[]): string {
  if (planned.keyInHeading) return keyHeading(kit, 'group');
  const theme =
    planned.theme === null
      ? null
      : planned.isTheme
        ? labels.length > 1
          ? capitalise(planned.theme)
          : null
        : readHeading(kit, planned.theme);
  const { product } = kit.wording;
  const general = [`What ${product} does`, `The features of ${product}`, `What ${product} offers`];
  const start = choose(kit, 'features', [0, 1, 2]);
  const rotated = [...general.slice(start), ...general.slice(0, start)];
  // Of several groups only the first can be 'what it does': the others go by what is in them.
  const options = planned.first ? [theme, ...rotated] : [theme, nameContents(kit, labels), ...rotated];
  return takeHeading(kit, options) ?? 'Further features';
}

/** 'Spray records, plant passports and web shop': a heading made of the names under it. */
function nameContents(kit: Kit, labels: readonly string[]): string | null {
  const nouns = labels.flatMap((label) => readNounPhrase(label, kit.wording) ?? []);
  const plain = nouns.filter((noun) => !/ (?:and|or) /.test(noun));
  const [first, second, third] = plain;
  if (!first || !second) return null;
  const options = [...(third ? [joinList([first, second, third])] : []), joinList([first, second])];
  return capitalise(options.find((text) => text.length <= mostHeading) ?? '') || null;
}

/** The first of the headings that the article does not have yet. */
function takeHeading(kit: Kit, options: ReadonlyArray<string | null>): string | null {
  const text = options.find((option) => option && !kit.said.has(option.toLowerCase())) ?? null;
  if (text) kit.said.add(text.toLowerCase());
  return text;
}

/** For whom the product is. */
export function composeAudience(kit: Kit, planned: PlannedSection): ArticleBlock[] {
  const { book } = kit.material;
  const { product } = kit.wording;
  const facts = planned.items.flatMap(
    ({ part, at, from, to }) =>
      (part === 'feature' ? book.features[at]?.sentences : book.passages[at]?.sentences)?.slice(from, to) ?? [],
  );
  const told = retellAll(kit, facts);
  if (told.length < 2) return [];
  const first = planned.items[0];
  const fact = first?.part === 'feature' ? book.features[first.at]?.name : book.passages[first?.at ?? -1]?.heading;
  const own = readHeading(kit, book.facts[fact ?? -1]?.quote ?? '');
  const named = own && namesAudience(own) && !/\bit\b/.test(own) ? own : `Who ${product} is for`;
  return [heading(planned.keyInHeading ? keyHeading(kit, 'audience') : named), ...packParagraphs([told])];
}

/** Passages of the page under their own headings. */
export function composePassages(kit: Kit, planned: PlannedSection): ArticleBlock[] {
  const { book } = kit.material;
  const facts = planned.items.flatMap(({ at, from, to }) => book.passages[at]?.sentences.slice(from, to) ?? []);
  const told = retellAll(kit, facts);
  // A sentence alone makes no section: it stands under the heading before it. One that leaves open who acts would hang in the air there.
  const [only, ...more] = told;
  if (!only || (more.length === 0 && book.features.length > 2 && isPassive(wordsOf(only.text)))) return [];
  if (more.length === 0) return [paragraph(told)];
  const fact = book.passages[planned.items[0]?.at ?? -1]?.heading;
  const own = fact == null ? null : readHeading(kit, book.facts[fact]?.quote ?? '');
  const { product } = kit.wording;
  const text = takeHeading(kit, [
    planned.keyInHeading ? keyHeading(kit, 'workflow') : own,
    `How ${product} works`,
    'Also good to know',
  ]);
  if (!text) return packParagraphs([told]);
  return [heading(text), ...packParagraphs([told])];
}
