import type { Integration } from '../../contract/product-sheet.ts';
import { splitSentences } from '../../language/sentences.ts';
import { textKey } from '../page/fold-text.ts';
import type { HeadingTopic } from '../records/heading-topics.ts';
import type { Block } from '../types.ts';
import { stateOf } from './availability.ts';
import { denials, kindsOfOthers, relations, strongRelations } from './data/relations.ts';
import { enumerationsOf, isProductName, nameIn } from './named-products.ts';
import { phrasePattern } from './phrases.ts';
import { isAbout, type Section } from './sections.ts';

const denial = phrasePattern(denials);
const relation = phrasePattern(relations);
const kindOfOthers = phrasePattern(kindsOfOthers, 'g');
const strongRelation = phrasePattern(strongRelations, 'g');
const maxApart = 70;
const maxSentence = 1000;

type RecordsBlock = Extract<Block, { kind: 'records' }>;

const about: readonly HeadingTopic[] = ['integrations'];
const notAbout: readonly HeadingTopic[] = ['coming', 'customers', 'comparison', 'voices', 'jobs'];

const isAboutIntegrations = ({ topics }: RecordsBlock) =>
  about.some((topic) => topics.includes(topic)) && !notAbout.some((topic) => topics.includes(topic));

/** Cards under a heading about integrations whose titles are names: each is a product that this one works with. */
export function areIntegrations(block: RecordsBlock): boolean {
  if (!isAboutIntegrations(block)) return false;
  const titles = titlesOf(block);
  return titles.filter(isProductName).length > titles.length / 2;
}

function titlesOf(block: RecordsBlock): string[] {
  if (block.of === 'names') return block.names;
  return block.of === 'features' || block.of === 'steps' ? block.records.map(({ title }) => title) : [];
}

/** 'works with Slack': one name right after the words that say so. */
function singles(sentence: string): string[] {
  return [...sentence.slice(0, maxSentence).matchAll(strongRelation)].flatMap(({ 0: words, index }) => {
    const end = index + words.length;
    const name = /\s/.test(sentence[end] ?? '') ? nameIn(sentence, end + 1) : null;
    return name === null ? [] : [name];
  });
}

const opening = /^[\s:—–(,-]{0,3}(?:(?:like|such as|including|are)\s)?$/i;

/** '14 adapters: …', 'providers like …': what is listed next are such things. */
function endsInKind(text: string): boolean {
  const last = [...text.matchAll(kindOfOthers)].at(-1);
  return last !== undefined && opening.test(text.slice(last.index + last[0].length));
}

/** What stands right before the other side of a relation: 'syncs your files with', 'imports your notes from'. */
const joined = /(?:^|\s)(?:with|to|from|into|for)\s$/i;

/** Products that a sentence names together after it has said that this one works with them. */
function namedIn(sentence: string, isAboutThem: boolean): string[] {
  if (denial.test(sentence) || /n['’]t\b/.test(sentence) || stateOf(sentence) !== null) return [];
  return [
    ...singles(sentence),
    ...enumerationsOf(sentence).flatMap(({ names, at }) => {
      const before = sentence.slice(Math.max(0, at - maxApart), at);
      const isJoined = joined.test(before) && relation.test(before);
      return isJoined || endsInKind(before) || (isAboutThem && at < 3) ? names : [];
    }),
  ];
}

/** Texts in which the product speaks of itself. */
function textsOf(block: Block): string[] {
  if (block.kind === 'paragraph') return [block.text];
  if (block.kind === 'list') return block.items;
  if (block.kind !== 'records') return [];
  if (block.of === 'questions') return block.records.flatMap(({ answer }) => answer);
  if (block.of === 'features' || block.of === 'steps')
    return block.records.flatMap(({ title, lines, items }) => [...lines, ...items].map((line) => `${title}: ${line}`));
  return [];
}

/** A table whose first column holds names, its head apart. */
function namesInTable([, ...rows]: readonly (readonly string[])[]): string[] {
  const names = rows.flatMap(([name = '']) => (isProductName(name) ? [name] : []));
  return names.length > 2 && names.length > rows.length / 2 ? names : [];
}

/** Products that this one works with: named one by one under a heading that says so, or together in a sentence that does. */
export function findIntegrations(sections: readonly Section[], productName: string): Integration[] {
  const found = new Map<string, Integration>();
  const add = (name: string, page: number, quote = name) => {
    const key = textKey(name);
    if (key !== textKey(productName) && isProductName(name) && !found.has(key)) found.set(key, { name, page, quote });
  };
  for (const section of sections) {
    const isAboutThem = isAbout(section, ...about) && !isAbout(section, ...notAbout);
    for (const block of section.blocks) {
      if (block.kind === 'records' && areIntegrations(block))
        for (const title of titlesOf(block)) add(title, section.page);
      if (block.kind === 'table' && isAboutThem) for (const name of namesInTable(block.rows)) add(name, section.page);
      if (block.kind === 'list' && isAboutThem) for (const item of block.items) add(item, section.page);
      if (isAbout(section, ...notAbout, 'problem', 'posts', 'legal', 'team', 'pricing')) continue;
      for (const sentence of textsOf(block).flatMap(splitSentences))
        for (const name of namedIn(sentence, isAboutThem)) add(name, section.page, sentence);
    }
  }
  return [...found.values()];
}
