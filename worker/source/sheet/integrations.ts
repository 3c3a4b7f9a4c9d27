import type { Integration } from '../../contract/product-sheet.ts';
import { splitSentences } from '../../language/sentences.ts';
import { textKey } from '../page/fold-text.ts';
import type { HeadingTopic } from '../records/heading-topics.ts';
import type { Block, Source } from '../types.ts';
import { isOperatingSystem, readSystems } from './access/systems.ts';
import { availabilityOf, isSeason } from './availability.ts';
import { relations } from './data/relations.ts';
import { isNameOf } from './name.ts';
import { isPlainWord, isProductName, namesAt } from './named-products.ts';
import { namedInTitle, namedTogether } from './named-together.ts';
import { phrasePattern } from './phrases.ts';
import { isAbout, type Section } from './sections.ts';

type RecordsBlock = Extract<Block, { kind: 'records' }>;

const about: readonly HeadingTopic[] = ['integrations'];
const notAbout: readonly HeadingTopic[] = ['coming', 'customers', 'comparison', 'voices', 'jobs'];
const notSaid: readonly HeadingTopic[] = [...notAbout, 'problem', 'posts', 'legal', 'team'];

const isAboutIntegrations = ({ topics }: RecordsBlock) =>
  about.some((topic) => topics.includes(topic)) && !notAbout.some((topic) => topics.includes(topic));

/** 'Gemini / Vertex' is one entry of a list. */
const isEntry = (text: string) => text.split(' / ').every(isProductName);

/** Cards under a heading about integrations whose titles are names: each is a product that this one works with. */
export function areIntegrations(block: RecordsBlock): boolean {
  if (!isAboutIntegrations(block)) return false;
  const titles = titlesOf(block);
  const plain = titles.filter(isPlainWord).length;
  return titles.filter(isEntry).length > titles.length / 2 && plain < titles.length / 2;
}

/** Nobody can use it today, as the labels beside a name say. */
const isUnavailable = (labels: readonly string[]) =>
  !['beta', null].includes(availabilityOf(labels)) ||
  labels.some((label) => isSeason(label) || /^(?:pilot|stub|placeholder|wanted|help wanted)$/i.test(label));

/** Names of a block that stand alone; where its records list names themselves, their titles are kinds of them. */
function titlesOf(block: RecordsBlock): string[] {
  if (block.of === 'names')
    return block.names.filter(
      (name) => !block.text?.some(([head, ...beside]) => head === name && isUnavailable(beside)),
    );
  if (block.of !== 'features') return [];
  const listed = block.records.map(({ lines, items }) => [...lines.flatMap(wholeList), ...items.filter(isEntry)]);
  return listed.filter((names) => names.length > 0).length > listed.length / 2
    ? listed.flat()
    : block.records.filter(({ badges }) => !isUnavailable(badges)).map(({ title }) => title);
}

/** What is said of each, by its title; of two with one title, of the first. */
const linesByTitle = (block: RecordsBlock): ReadonlyMap<string, string[]> =>
  new Map(block.of === 'features' ? block.records.toReversed().map(({ title, lines }) => [title, lines]) : []);

/** A line that is a list of names and nothing else. */
function wholeList(line: string): string[] {
  const { names, end } = namesAt(line, 0);
  return names.length > 1 && end >= line.length - 1 ? names : [];
}

const asksForThem = phrasePattern(`${relations}; integrations`);

/**
 * A text in which the product speaks of itself. `title`: what it begins with and what stands above it; `isAnswer`: it answers what
 * the product works with.
 */
type Said = { text: string; title?: string; isAnswer?: boolean };

function saidIn(block: Block): Said[] {
  if (block.kind === 'paragraph') return [{ text: block.text }];
  if (block.kind === 'list') return block.items.map((text) => ({ text }));
  if (block.kind !== 'records') return [];
  if (block.of === 'questions')
    return block.records.flatMap(({ question, answer }) =>
      answer.map((text) => ({ text, isAnswer: asksForThem.test(question) })),
    );
  if (block.of === 'features' || block.of === 'steps')
    return block.records.flatMap(({ title, lines, items }) => [
      ...[...lines, ...items].map((line) => ({ text: `${title}: ${line}`, title: `${title}: ` })),
    ]);
  return [];
}

/** Titles and items that may name such products and say no more. */
function titlesIn(block: Block): string[] {
  if (block.kind === 'list') return block.items;
  if (block.kind !== 'records') return [];
  if (block.of === 'plans') return block.records.flatMap(({ includes }) => includes);
  return block.of === 'features' ? block.records.flatMap(({ title, items }) => [title, ...items]) : [];
}

/** What a column of products is called, where it is called anything; 'Connection' is called what its states are of. */
const ofProducts =
  /^$|\b(?:integrations?|tools?|apps?|services?|platforms?|products?|providers?|connectors?|systems?|software|partners?|clients?|agents?|editors?|ides?|models?|frameworks?|names?|databases?|librar(?:y|ies)|languages?|sources?|channels?|works with)\b/i;

/** A table whose first column holds names, its head apart. */
function namesInTable([[head = ''] = [], ...rows]: readonly (readonly string[])[]): string[] {
  if (!ofProducts.test(head)) return [];
  const names = rows.flatMap(([name = '']) => (isProductName(name) ? [name] : []));
  return names.length > 2 && names.length > rows.length / 2 ? names : [];
}

/** 'Macs': it runs there, and works with nothing of that name. */
function isSystem(name: string): boolean {
  const { found, rest } = readSystems(name);
  return rest.trim() === '' && found.length > 0 && found.every(isOperatingSystem);
}

const isTitleCase = (text: string) => !/(?:^|\s)\p{Ll}{4}/u.test(text);

/** Whether a list under a heading has more entries than are told of it, be they names or not. */
export const hasMoreUnder = (heading: string | null, told: number, pages: Source['pages']): boolean =>
  pages.some(({ blocks }) =>
    blocks.some(
      (block) =>
        block.kind === 'records' &&
        block.heading === heading &&
        (block.of === 'names' ? block.names : block.records).length > told,
    ),
  );

/** Products that this one works with: named one by one under a heading that says so, or together in a sentence that does. */
export function findIntegrations(sections: readonly Section[], productName: string): Integration[] {
  const found = new Map<string, Integration>();
  const add = (
    name: string,
    page: number,
    { quote = name, heading, sentences = [] }: { quote?: string; heading?: string | null; sentences?: string[] } = {},
  ) => {
    const key = textKey(name);
    const known = found.get(key);
    // What a sentence names has its place in a list as well.
    const isNews = known === undefined || (known.heading === undefined && Boolean(heading));
    if (!isSystem(name) && !isNameOf(productName, name) && isEntry(name) && isNews)
      found.set(key, { name, page, quote, ...(heading && { heading }), ...(sentences.length > 0 && { sentences }) });
  };
  for (const section of sections) {
    const { heading, page } = section;
    const isAboutThem = isAbout(section, ...about) && !isAbout(section, ...notAbout);
    const isSaid = !isAbout(section, ...notSaid);
    if (heading !== null && isSaid && !isTitleCase(heading) && !heading.endsWith('?'))
      for (const name of namedTogether(heading, false)) add(name, page, { quote: heading });
    for (const block of section.blocks) {
      const titles = block.kind === 'records' && areIntegrations(block) ? titlesOf(block) : [];
      // Where the product is one of them, a way from it to others is drawn.
      if (block.kind === 'records' && !titles.some((title) => title.startsWith(`${productName} `))) {
        const said = linesByTitle(block);
        for (const title of titles)
          add(title, page, { heading: block.heading, sentences: (said.get(title) ?? []).flatMap(splitSentences) });
      }
      if (block.kind === 'table' && isAboutThem)
        for (const name of namesInTable(block.rows)) add(name, page, { heading });
      if (block.kind === 'list' && isAboutThem) for (const item of block.items) add(item, page, { heading });
      if (!isSaid) continue;
      for (const title of titlesIn(block)) for (const name of namedInTitle(title)) add(name, page, { quote: title });
      for (const { text, title = '', isAnswer } of saidIn(block))
        for (const sentence of splitSentences(text))
          for (const name of namedTogether(sentence, isAboutThem || isAnswer === true))
            add(name, page, { quote: sentence.startsWith(title) ? sentence.slice(title.length) : sentence });
    }
  }
  return [...found.values()];
}
