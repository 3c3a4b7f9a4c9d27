import { describe, expect, it } from 'vitest';
import { escapeXml, jsonForScript } from '../../../web/edge/escape.ts';
import { categorySlug } from '../../contract/categories.ts';
import { escapeAttribute } from '../../contract/escape.ts';
import { isMultiLabelHost } from '../../contract/generation.ts';
import { addressTag } from '../../contract/images.ts';
import { splitKeywords } from '../../contract/keyword-phrases.ts';
import { isReadable } from '../../contract/markdown/guard.ts';
import { renderMarkdown } from '../../contract/markdown/html.ts';
import { imagesIn } from '../../contract/markdown/images.ts';
import { readMarkdown, readPlain, safeAddress } from '../../contract/markdown/read.ts';
import { countMarkdownWords } from '../../contract/markdown/text.ts';
import { readDocument } from '../../contract/seo/document.ts';
import { scoreArticle } from '../../contract/seo/index.ts';
import { countUses, indexOfPhrase, readKeyphrase } from '../../contract/seo/keyphrase.ts';
import { titleWidthPx } from '../../contract/seo/title-width.ts';
import { slugify } from '../../contract/slug.ts';
import { countWords, titleCaseSlug } from '../../contract/text.ts';
import { normalizeTopic } from '../../keywords/ideas/normalize-topic.ts';
import { hasFiniteVerb } from '../../language/finite-verb.ts';
import { numberOf } from '../../language/numbers.ts';
import { splitSentences } from '../../language/sentences.ts';
import { opensWithImperative, opensWithThirdPerson } from '../../language/verb-forms.ts';
import { wordsOf } from '../../language/words.ts';
import { nameSubject } from '../../research/idea/name-subject.ts';
import { isIpAddress, SourceError } from '../../source/fetch/index.ts';
import { selectGroups } from '../../source/fetch/robots.ts';
import {
  findPrices,
  isDiscount,
  isPeriodText,
  readPrice,
  readPriceLines,
  readPrices,
} from '../../source/money/index.ts';
import type { Line } from '../../source/page/content.ts';
import { countTextWords, foldText, textKey } from '../../source/page/fold-text.ts';
import { splitLines } from '../../source/page/inline-text.ts';
import { readLabels } from '../../source/page/labels.ts';
import { guessLanguage } from '../../source/page/language.ts';
import { cleanHeading, cleanLine } from '../../source/page/line-text.ts';
import { noMeta } from '../../source/page/no-meta.ts';
import { readPlainText } from '../../source/page/plain-text.ts';
import { readContent } from '../../source/page/read-content.ts';
import { parseTree } from '../../source/page/tree.ts';
import { topicsOf } from '../../source/records/heading-topics.ts';
import { readBlocks } from '../../source/records/index.ts';
import { saidBy } from '../../source/records/lone-voice.ts';
import { splitLead, splitName } from '../../source/records/named-item.ts';
import { pathTopics } from '../../source/records/page-topics.ts';
import { parseSpeaker, unquote } from '../../source/records/speaker.ts';
import { mayTell } from '../../source/sheet/access/of-labels.ts';
import { assembleSource } from '../../source/sheet/assemble.ts';
import { stateOf } from '../../source/sheet/availability.ts';
import { findFigures } from '../../source/sheet/figures.ts';
import { findIntegrations } from '../../source/sheet/integrations.ts';
import { enumerationsOf, isPlainWord, isProductName, namesAt } from '../../source/sheet/named-products.ts';
import { namedInTitle, namedTogether } from '../../source/sheet/named-together.ts';
import { phrasePattern } from '../../source/sheet/phrases.ts';
import { kindPhrase } from '../../source/sheet/product-kind.ts';
import { sectionsOf } from '../../source/sheet/sections.ts';
import * as ofSource from '../../source/sheet/sentences.ts';
import { hasVerb } from '../../source/sheet/verbs.ts';
import type { Source, SourcePage } from '../../source/types.ts';
import { plainSentence } from '../../writing/article/section.ts';
import { prepareMaterial } from '../../writing/facts/material.ts';
import { shapeOf } from '../../writing/product/clause.ts';
import { composeProduct } from '../../writing/product/compose.ts';
import { readSentence } from '../../writing/product/read-sentence.ts';
import { leansOn, namesAll, standsAlone } from '../../writing/subject/leans-on.ts';
import type { Brief } from '../../writing/types.ts';
import { isLeftover, plainText } from '../../writing/with-model/clean-text.ts';
import { growth, most, type Steps } from './growth.ts';
import { pathological } from './pathological.ts';

const keyphrase = readKeyphrase('invoicing software');
const article = { title: 'A title', metaDescription: 'What it is.', slug: 'a-title', keywords: ['invoicing software'] };

const lineOf = (text: string): Line => ({
  ...{ kind: 'line', text, slot: 'p.', marks: [], level: 0, lead: 0, isItem: false, isBold: false },
  ...{ isLinked: false, isAction: false, isQuoted: false, leadsAway: false },
});

/** A page with a text in each of its places. */
const pageOf = (text: string): SourcePage => ({
  ...{
    url: 'https://example.com/',
    title: text.slice(0, 300),
    description: text,
    language: 'en',
    fetchedAt: 0,
    hash: '',
    text,
  },
  ...{
    blocks: [{ kind: 'paragraph', text }, ...readPlainText(text)],
    links: [],
    meta: { ...noMeta, productName: text },
  },
});

/** A page that is nested too deeply is refused: that is an answer too. */
function readPageText(text: string): void {
  try {
    readBlocks(readContent(parseTree(text), 'https://example.com/'), new Set());
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
  }
}

function readPageLabels(text: string): void {
  try {
    readLabels(parseTree(text), 'https://example.com/').filter(mayTell);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
  }
}

const briefOf: Brief = {
  ...{
    sourceType: 'url',
    url: 'https://example.com/',
    idea: null,
    keywords: [],
    length: 'long',
    angle: 'informational',
  },
  ...{ researchDepth: 'basic', customInstructions: null },
} as const;

const functions: Record<string, (text: string) => unknown> = {
  isReadable,
  readMarkdown,
  readPlain,
  renderMarkdown: (text) => renderMarkdown(text, () => '/image/a/0'),
  countMarkdownWords,
  imagesIn,
  readDocument,
  'scoreArticle by its text': (text) => scoreArticle({ ...article, content: text }),
  'scoreArticle by everything else': (text) =>
    scoreArticle({ title: text, metaDescription: text, slug: text, keywords: [text.slice(0, 150)], content: 'Text.' }),
  ...{ countWords, titleCaseSlug, slugify, wordsOf, splitSentences, titleWidthPx, escapeAttribute, addressTag },
  readKeyphrase,
  countUses: (text) => keyphrase && countUses(keyphrase, text),
  indexOfPhrase: (text) => indexOfPhrase('invoicing software', text),
  safeAddress: (text) => safeAddress(text, 'link'),
  categorySlug: (text) => categorySlug.safeParse(text),
  ...{ splitKeywords, isMultiLabelHost, escapeXml, jsonForScript },
  ...{ foldText, textKey, countTextWords, splitLines, guessLanguage, isIpAddress, hasVerb },
  ...{ readPrice, readPrices, isPeriodText, isDiscount },
  findPrices: (text) => findPrices(text),
  'findPrices behind a sign': (text) => findPrices(`$5 ${text} $9${text}`),
  readPriceLines: (text) => readPriceLines(['$', '29', ...text.split('\n')]),
  selectGroups: (text) => selectGroups(`user-agent: *\nallow: ${text}\n${text}`),
  ...{ topicsOf, unquote },
  'topicsOf what nearly names a topic': (text) => topicsOf(`how what ${text.replaceAll(' ', '-')} your`),
  pathTopics: (text) => pathTopics(`https://example.com/${text}`),
  ...{
    cleanLine,
    cleanHeading,
    readPlainText,
    isProductName,
    isPlainWord,
    enumerationsOf,
    namedInTitle,
    kindPhrase,
    stateOf,
  },
  phrasePattern: (text) => text.match(phrasePattern('a; a a; a _ b; a-a b; a* b; a* _ b', 'g')),
  namesAt: (text) => namesAt(text, 0),
  namedTogether: (text) => namedTogether(text, true),
  splitName: (text) => splitName(lineOf(text)),
  splitLead: (text) => splitLead({ ...lineOf(text), lead: 20 }),
  saidBy: (text) => saidBy({ ...lineOf(`“${text}”`), isQuoted: true }, [lineOf(text), lineOf(text)], false),
  'saidBy in one line': (text) => saidBy(lineOf(`“${text}” — ${text}`), [], true),
  findFigures: (text) => findFigures(sectionsOf(pageOf(text), 0), 'en'),
  findIntegrations: (text) => findIntegrations(sectionsOf(pageOf(`Works with ${text}`), 0), 'A'),
  'readBlocks of a page': readPageText,
  'readLabels of a page': readPageLabels,
  parseSpeaker: (text) => parseSpeaker([text, text]),
  isPitch: ofSource.isPitch,
  isSentence: (text) => ofSource.isSentence(text),
  sentencesOf: (text) => ofSource.sentencesOf(text, 'en'),
  readSentence: (text) => readSentence(text, { product: 'A', rivals: ['B'], readAt: Date.UTC(2026, 5, 1) }, true),
  shapeOf,
  ...{ hasFiniteVerb, numberOf, opensWithImperative, opensWithThirdPerson, nameSubject, namesAll },
  leansOn: (text) => leansOn(text, text, new Set()),
  standsAlone: (text) => standsAlone(text, new Set()),
  ...{ normalizeTopic, plainText, plainSentence, isLeftover },
};

/** Pages that are hard for one reader alone. */
const pages: Record<string, Steps> = {
  'readLabels of spans in spans': [
    ({ length }) => `${'<i>a'.repeat(400)}<div>Linux</div>${'</i>'.repeat(400)}`.repeat(length / 3000),
    readPageLabels,
  ],
  'readBlocks of hidden parts': [({ length }) => '<i hidden>a</i>'.repeat(length / 8), readPageText],
};

function expectLinear(steps: Steps, length: number): void {
  for (const [text, make] of pathological) {
    expect(growth(steps, make, length), text).toBeLessThanOrEqual(most);
  }
}

describe.each(Object.entries(functions))('%s', (_, run) => {
  it('does at most three times the work for twice the text', { timeout: 600_000 }, () => expectLinear([run], 100_000));
});

describe.each(Object.entries(pages))('%s', (_, steps) => {
  it('does at most three times the work for twice the page', { timeout: 600_000 }, () => {
    expect(growth(steps, (length) => ' '.repeat(length), 100_000)).toBeLessThanOrEqual(most);
  });
});

// Made of many that are measured by themselves: half a minute of each would be waited for.
describe('assembleSource, and composeProduct with what it made', () => {
  const steps: Steps = [
    (text) => assembleSource([pageOf(text)]),
    (source: Source) => composeProduct(prepareMaterial(briefOf, source)),
  ];
  it('do at most three times the work for twice the text', { timeout: 600_000 }, () => expectLinear(steps, 15_000));
});
