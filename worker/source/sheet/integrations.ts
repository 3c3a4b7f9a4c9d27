import type { Integration } from '../../contract/product-sheet.ts';
import { textKey } from '../page/fold-text.ts';
import type { HeadingTopic } from '../records/heading-topics.ts';
import type { Block } from '../types.ts';
import { isAbout, type Section } from './sections.ts';

const maxNameWords = 3;
/** 'LangChain', 'Google Drive', 'llama.cpp', 'n8n': names begin with a capital or are written in a way of their own. */
const properName = /^(?:\p{Lu}[\p{L}\p{N}.+#&’'/-]*|\p{Ll}+[\p{Lu}\p{N}.][\p{L}\p{N}.+-]*)$/u;
const small = /^(?:of|for|the|and|&)$/;

/** A name of one to three words, each written as a name. */
export function isProductName(text: string): boolean {
  const words = text.split(' ');
  return words.length <= maxNameWords && text.length > 1 && words.every((word) => properName.test(word) || small.test(word));
}

type RecordsBlock = Extract<Block, { kind: 'records' }>;

const about: readonly HeadingTopic[] = ['integrations'];
const notAbout: readonly HeadingTopic[] = ['coming', 'customers', 'comparison', 'voices'];

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

/** Products that this one works with: named one by one under a heading that says so. */
export function findIntegrations(sections: readonly Section[], productName: string): Integration[] {
  const found = new Map<string, Integration>();
  const add = (name: string, page: number) => {
    const key = textKey(name);
    if (key !== textKey(productName) && isProductName(name) && !found.has(key)) found.set(key, { name, page, quote: name });
  };
  for (const section of sections) {
    for (const block of section.blocks) {
      if (block.kind === 'records' && areIntegrations(block)) for (const title of titlesOf(block)) add(title, section.page);
      if (block.kind === 'list' && isAbout(section, ...about) && !isAbout(section, ...notAbout))
        for (const item of block.items) add(item, section.page);
    }
  }
  return [...found.values()];
}
