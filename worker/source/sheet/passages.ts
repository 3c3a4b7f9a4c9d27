import type { ProductSheet } from '../../contract/product-sheet.ts';
import { opensWithImperative } from '../../language/verbs.ts';
import { textKey } from '../page/fold-text.ts';
import { type HeadingTopic, topicsOf } from '../records/heading-topics.ts';
import type { Passage, Source } from '../types.ts';
import { calls } from './questions.ts';
import { areConditions, isAbout, paragraphsOf, type Section } from './sections.ts';
import { isPitch, sentencesOf } from './sentences.ts';

/** What says nothing of the product, on a page that presents one; an article may treat any of it. */
const elsewhere: readonly HeadingTopic[] = [
  'legal',
  'call',
  'voices',
  'customers',
  'problem',
  'posts',
  'sample',
  'jobs',
  'questions',
];

/** What is to come would read as if it were there; of prices it is told with the plans. */
const isToCome = (section: Section) => isAbout(section, 'coming') && !isAbout(section, 'pricing');

/**
 * What stands under the main heading of a page on prices is about prices; only the first page opens with the product. A page without a
 * main heading (`isTitled`) begins with its first one.
 */
function topicOf(section: Section, isTitled: boolean): Passage['topic'] {
  // Behind the end of its section a text opens nothing.
  const isApart = section.heading === null && section.level > 0;
  const opens = !isApart && (section.level <= 1 || (section.isFirst && !isTitled));
  if (opens && section.page === 0) return 'opening';
  if (isAbout(section, 'pricing')) return 'pricing';
  // On a page about them another heading is about something else.
  const isOfPage = section.level <= 1 || section.heading === null || namesMakers(section);
  if (isAbout(section, 'company') && isOfPage) return 'company';
  return opens ? 'opening' : null;
}

const namesMakers = ({ heading }: Section) => !topicsOf(heading).isDisjointFrom(ofMakers);
const ofMakers: ReadonlySet<HeadingTopic> = new Set(['company', 'team']);

const fewestBeside = 3;

/** 'When to use Saltbook' is about another. */
const isOfOther = ({ heading, topics }: Section, product: string) =>
  /.\b\p{Lu}/u.test(heading?.replace(product, '') ?? '') &&
  (isAbout({ topics }, 'comparison') || topicsOf(heading).has('suited'));

/** The sentences of its paragraphs; beside others only what begins with the product's name, and goes on from that, is said of it. */
function saidIn(section: Section, product: string, { language, kind }: Pick<Source, 'language' | 'kind'>): string[] {
  const isBesideOthers = kind === 'product' && isAbout(section, 'comparison');
  const isOfName = (text: string, at: number) => text.startsWith(`${product} `) || (at > 0 && text.startsWith('It '));
  return paragraphsOf(section).flatMap((text) => {
    const all = sentencesOf(text, language, product);
    const end = isBesideOthers ? all.findIndex((one, at) => !isOfName(one, at)) : -1;
    return end < 0 ? all : all.slice(0, end);
  });
}

/** 'It asks for these:' before the list that it leads to. */
const leadOf = (section: Section): string[] =>
  paragraphsOf(section)
    .slice(-1)
    .filter((text) => text.endsWith(':'));

/** What the things of a group are called, be it told elsewhere or not at all. */
function namesIn(block: Section['blocks'][number]): string[] {
  if (block.kind === 'other') return block.text.flatMap(([first]) => first ?? []);
  if (block.kind !== 'records') return [];
  if (block.of === 'names') return block.names;
  if (block.of === 'plans') return block.records.map(({ name }) => name);
  return block.of === 'features' || block.of === 'steps' ? block.records.map(({ title }) => title) : [];
}

/** Running text under its heading, paragraphs kept whole, without what the sheet tells already. */
export function findPassages(
  sections: readonly Section[],
  sheet: ProductSheet,
  { language, kind }: Pick<Source, 'language' | 'kind'>,
): Passage[] {
  const told = new Set(
    [...sheet.features.flatMap(({ sentences }) => sentences), ...sheet.questions.flatMap(({ answer }) => answer)].map(
      textKey,
    ),
  );
  const titled = new Set(sections.filter(({ level }) => level === 1).map(({ page }) => page));
  return sections.flatMap((section): Passage[] => {
    // What a page about the makers says of their product is told, what they are out for is not.
    const isOfProduct = paragraphsOf(section)[0]?.startsWith(`${sheet.name} `) ?? false;
    const isOfMakers = topicsOf(section.heading).has('company') && !isOfProduct;
    if (kind === 'product' && (isAbout(section, ...elsewhere) || isToCome(section) || isOfMakers)) return [];
    // A step is told with the others.
    if (
      sheet.features.some(
        ({ role, name, page }) => role === 'step' && name === section.heading && page === section.page,
      )
    )
      return [];
    const isOfConditions = areConditions(section) && !isOfOther(section, sheet.name);
    const said = saidIn(section, sheet.name, { language, kind }).filter(
      (text) => !told.has(textKey(text)) && !isPitch(text),
    );
    const listed = isOfConditions ? section.blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])) : [];
    const leading = listed.length > 0 ? leadOf(section) : [];
    const sentences = [...said, ...leading, ...listed];
    for (const sentence of sentences) told.add(textKey(sentence));
    // The last part of a page takes its leave with a call; one that speaks of the product says something.
    const speaks = sentences.some((text) => text.includes(sheet.name));
    const isFarewell = section.isLast && !speaks && opensWithImperative(sentences[0] ?? '');
    if (sentences.length === 0 || isFarewell || calls(section.heading ?? '', sentences[0])) return [];
    const beside = section.blocks.flatMap(namesIn);
    return [
      {
        ...{ heading: section.heading, sentences, page: section.page },
        topic: isOfConditions ? 'conditions' : topicOf(section, titled.has(section.page)),
        ...(listed.length > 0 && { listed: listed.length }),
        ...(beside.length >= fewestBeside && { beside }),
      },
    ];
  });
}
