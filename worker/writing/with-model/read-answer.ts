import { authorAddress } from '../../contract/product.ts';
import { placeholderIn } from '../../contract/seo/unfit.ts';
import { splitSentences } from '../../language/sentences.ts';
import { type ArticleBlock, changeLinks, factsOf, type Section, type Sentence } from '../article/section.ts';
import { accessFacts } from '../facts/facts.ts';
import type { Material } from '../facts/material.ts';
import { headed, itemsOf } from './blocks.ts';
import * as left from './data/leftovers.ts';
import type { AnsweredSentence, SectionAnswer } from './desk.ts';
import { completeFacts } from './fact-list.ts';

export const isLeftover = (text: string) =>
  placeholderIn(text) !== null || left.leftovers.some((pattern) => pattern.test(text));

const domain = /\b(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|app|co|example|test|ai|eu|uk|de)(?:\/[^\s)\]]*)?/gi;

/** Plain text: addresses, links, markup and marks of emphasis are taken away; the words of a link stay. */
export const plainText = (text: string) =>
  tidy(
    text
      .replace(/!\[[^\][]*\]\([^)[]*\)/g, ' ')
      .replace(/\[([^\][]+)\]\((?:[^()[]|\([^()[]*\))*\)/g, '$1')
      .replace(/<(?:https?:|mailto:)[^<>]*>|<\/?[a-z][^<>]*>/gi, ' ')
      .replace(/(?<!\s)\s*\((?:https?:\/\/|www\.)[^\s()]*\)/gi, '')
      .replace(/(?:https?:\/\/|www\.)[^\s)\]]*[^\s)\].,;:!?]/gi, '')
      .replace(/\[S\d+\]|\((?:S\d+(?:,\s*)?)+\)|\[\d+(?:,\s*\d+)*\]/g, '')
      .replace(/[*_]{2,}|`+|^\s*(?:#+|>|[-*+]|\d+[.)])\s+/g, ''),
  );

/** One space between words, none before a stop. */
const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])(\s|$)/g, '$1$2')
    .trim();

/** Options of commands as code, each with the value that a fact has behind it: '--unit KG'. */
const withOptions = (text: string, isQuoted: (code: string) => boolean): string =>
  text.replace(left.option, (code, name: string, value: string) =>
    isQuoted(code) && !left.ofOptions.test(value) ? `\`${code}\`` : `\`${name}\`${code.slice(name.length)}`,
  );

/** The lines of the commands that the source gives, the longest first: an address in them is theirs. */
const commandsOf = ({ facts }: Material['book']): string[] =>
  facts
    .flatMap(({ kind, quote }) => (kind === accessFacts.command ? quote.split('\n').map((line) => line.trim()) : []))
    // A page's own mark of code would end ours.
    .filter((line) => line.includes(' ') && !line.includes('`'))
    .sort((one, other) => other.length - one.length);

/**
 * What a model gives as a sentence, as sentences of the article: sources that it names become links, the source's commands code;
 * everything else that looks like an address is taken away.
 */
export function sentenceTexts(raw: string, { source, book }: Material): string[] {
  const own = new Set(book.facts.flatMap(({ quote }) => quote.toLowerCase().match(domain) ?? []));
  const held: string[] = [];
  const hold = (text: string) => `\u0001${held.push(text) - 1}\u0001`;
  const linked = raw.replace(/\[([^\][]+)\]\s?\[S(\d+)\]/g, (_, words: string, number: string) => {
    const page = source.pages[Number(number) - 1];
    const label = plainText(words);
    return page && page.url !== authorAddress && label ? hold(`[${label}](${page.url})`) : words;
  });
  const kept = commandsOf(book).reduce(
    (text, command) => text.replaceAll(`\`${command}\``, command).replaceAll(command, () => hold(`\`${command}\``)),
    linked,
  );
  // What stands in a fact as it is may be shown as code.
  const isQuoted = (code: string) => book.facts.some(({ quote }) => quote.includes(code));
  const spans = kept
    .replace(/`([^`\n]{2,80})`/g, (span, code: string) => (isQuoted(code) ? hold(span) : span))
    // It leads nowhere but to the reader's own machine.
    .replace(left.localAddress, (found) => (isQuoted(found) ? hold(`\`${found}\``) : found));
  // A bare 'name.com' is an address that nobody checked, unless a fact itself calls something so.
  const plain = plainText(spans).replace(domain, (found) => (own.has(found.toLowerCase()) ? found : ''));
  const text = withOptions(tidy(plain.replace(/[[\]]/g, '')), isQuoted);
  const release = (part: string) => part.replace(/\u0001(\d+)\u0001/g, (_, at: string) => held[Number(at)] ?? '');
  const isWhole = text === '' || /[.?!:]["”’)]?$/.test(text) || /^`[^`]+`$/.test(release(text));
  // What is held back is not torn apart by a full stop within.
  return splitSentences(isWhole ? text : `${text}.`).map(release);
}

/** The sentence as the model wrote it: its links name sources. */
export const withSources = (text: string, { source }: Material) =>
  changeLinks(text, (words, url, link) => {
    const at = source.pages.findIndex((page) => page.url === url);
    return at < 0 ? link : `[${words}][S${at + 1}]`;
  });

/** A model's sentence as the article's: plain text, links written by us, facts that exist. A claim without any is none. */
export function toSentences({ kind, text, facts }: AnsweredSentence, material: Material): Sentence[] {
  const known = completeFacts(material.book, kind === 'explanation' ? [] : facts);
  return sentenceTexts(text, material)
    .filter((sentence) => /\p{L}/u.test(sentence) && !isLeftover(sentence))
    .map((sentence) => ({ text: sentence, facts: known, ...(kind === 'explanation' && { kind }) }));
}

/** A model's answer as a section: quotes as the source has them, tables whose rows are whole. */
export function toSection(id: string, heading: string | null, answer: SectionAnswer, material: Material): Section {
  const { book, source } = material;
  const toBlocks = (block: SectionAnswer['blocks'][number]): ArticleBlock[] => {
    if (block.kind === 'table') {
      const header = block.header.map(plainText);
      const rows = block.rows
        .map(({ cells, facts }) => ({ cells: cells.map(plainText), facts: completeFacts(book, facts) }))
        .filter(({ cells }) => cells.length === header.length && !cells.some(isLeftover));
      return header.length > 1 && rows.length > 0 ? [{ kind: 'table', header, rows }] : [];
    }
    const [first] = block.sentences;
    if (block.kind === 'heading') {
      const text = plainText(first?.text ?? '').replace(/\.$/, '');
      return text === '' || isLeftover(text) ? [] : [{ kind: 'heading', level: 3, text }];
    }
    if (block.kind === 'quote') {
      const fact = first?.facts.find((number) => book.quotes.includes(number)) ?? -1;
      const quote = source.sheet.quotes[book.quotes.indexOf(fact)];
      return quote && fact >= 0 ? [{ kind: 'quote', text: quote.text, speaker: quote.speaker, facts: [fact] }] : [];
    }
    const sentences = block.sentences.flatMap((sentence) => toSentences(sentence, material));
    if (sentences.length === 0) return [];
    // Items that are no sentences get no full stops.
    const isOfNames = block.sentences.every(({ text }) => !/[.!?:;]["”’)]*\s*$/.test(text));
    const items = sentences.map((item) => (isOfNames ? { ...item, text: item.text.replace(/\.$/, '') } : item));
    return [block.kind === 'list' ? { kind: 'list', items } : { kind: 'paragraph', sentences }];
  };
  return headed(id, heading, withLeadIns(answer.blocks.flatMap(toBlocks)));
}

/** A sentence that leads into a list rests on what the list does. */
const withLeadIns = (blocks: ArticleBlock[]) =>
  blocks.map((block, at): ArticleBlock => {
    const next = blocks[at + 1];
    const last = block.kind === 'paragraph' ? block.sentences.at(-1) : undefined;
    if (block.kind !== 'paragraph' || !last?.text.endsWith(':') || !next || itemsOf(next) === 0) return block;
    const led = { ...last, facts: [...new Set([...last.facts, ...factsOf(next)])] };
    return { ...block, sentences: [...block.sentences.slice(0, -1), led] };
  });
