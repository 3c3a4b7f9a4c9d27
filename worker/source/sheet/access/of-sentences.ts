import type { Access } from '../../../contract/product-sheet.ts';
import { splitSentences } from '../../../language/sentences.ts';
import type { Block, SourcePage } from '../../types.ts';
import { stateOf } from '../availability.ts';
import type { Section } from '../sections.ts';
import { isElsewhere } from './elsewhere.ts';
import { licencesOf, saysOpenSource } from './licence.ts';
import { readSystems, systemsOfSentence } from './systems.ts';

/** `asks`: the question that a text answers. */
type Said = { text: string; asks: string; page: number; isOfSystems: boolean };

function textsOf(block: Block): Array<[asks: string, text: string]> {
  const bare = (texts: readonly string[]) => texts.map((text): [string, string] => ['', text]);
  if (block.kind === 'paragraph') return bare([block.text]);
  if (block.kind === 'list') return bare(block.items);
  if (block.kind !== 'records' || isElsewhere(block.topics)) return [];
  if (block.of === 'questions')
    return block.records.flatMap(({ question, answer }) => answer.map((text): [string, string] => [question, text]));
  if (block.of === 'features' || block.of === 'steps')
    return block.records.flatMap(({ lines, items }) => bare([...lines, ...items]));
  return [];
}

/** Each sentence that says something of the product itself. */
export const saidIn = (sections: readonly Section[], pages: readonly SourcePage[]): Said[] => [
  ...pages.flatMap(({ description }, page) =>
    splitSentences(description ?? '').map((text) => ({ text, asks: '', page, isOfSystems: true })),
  ),
  // A site's name for itself: 'Brinewell, the logbook for iPad'.
  ...[pages[0]?.title ?? '', sections.find(({ page, level }) => page === 0 && level === 1)?.heading ?? ''].map(
    (text) => ({ text, asks: '', page: 0, isOfSystems: true }),
  ),
  ...sections
    .filter(({ topics }) => !isElsewhere(topics))
    .flatMap(({ page, topics, blocks }) =>
      blocks.flatMap(textsOf).flatMap(([asks, text]) =>
        splitSentences(text).map((sentence) => ({
          text: sentence,
          asks,
          page,
          isOfSystems: !topics.has('integrations'),
        })),
      ),
    ),
];

const programs =
  /^(?:(?:the|our|this|a|an|its|native|portable|pre-?built|official|signed|desktop|mobile|also|it|free) ?){0,3}(?:(?:app|apps|application|client|cli|extension|add-on|program|software|tool|editor|version|binaries|installers|downloads|they) ?)?$/i;
export const denies = /\b(?:not|no|without|never|soon|except)\b|n[’']t\b/i;

const saysSelfHosted = (text: string, product: string) =>
  text.startsWith(`${product} is `) &&
  /^(?:an? )?(?:[\p{L}-]{1,20},? ){0,5}self-hosted\b/u.test(text.slice(product.length + 4));

/** What whole sentences of the pages say of how the product is got. */
export function accessOfSentences(said: readonly Said[], product: string): Access[] {
  return said.flatMap(({ text, asks, page, isOfSystems }) => {
    const stated = (kind: Access['kind'], value: string): Access => ({ kind, value, url: null, page, quote: text });
    const licences = [
      ...licencesOf(text, product, /\blicen[cs]e/i.test(asks)),
      ...(saysOpenSource(text, product, false) ? ['open source'] : []),
    ].map((value) => stated('licence', value));
    const hosted = saysSelfHosted(text, product) ? [stated('system', 'self-hosted')] : [];
    const lists = isOfSystems && stateOf(text) === null ? systemsOfSentence(text) : [];
    const systems = lists
      .filter(({ before }) => !denies.test(before) && (programs.test(before.trim()) || before.includes(product)))
      .flatMap(({ list }) => readSystems(list).found.map((of) => stated('system', of.text)));
    return [...licences, ...hosted, ...systems];
  });
}
