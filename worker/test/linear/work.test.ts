import { describe, expect, it } from 'vitest';
import { escapeXml, jsonForScript } from '../../../web/edge/escape.ts';
import { categorySlug } from '../../contract/categories.ts';
import { renderMarkdown } from '../../contract/markdown/html.ts';
import { safeAddress } from '../../contract/markdown/read.ts';
import { scoreArticle } from '../../contract/seo/index.ts';
import { countUses, indexOfPhrase, readKeyphrase } from '../../contract/seo/keyphrase.ts';
import { SourceError } from '../../source/fetch/index.ts';
import { selectGroups } from '../../source/fetch/robots.ts';
import { findPrices, readPriceLines } from '../../source/money/index.ts';
import type { Line } from '../../source/page/content.ts';
import { readLabels } from '../../source/page/labels.ts';
import { noMeta } from '../../source/page/no-meta.ts';
import { readPlainText } from '../../source/page/plain-text.ts';
import { readContent } from '../../source/page/read-content.ts';
import { parseTree } from '../../source/page/tree.ts';
import { topicsOf } from '../../source/records/heading-topics.ts';
import { readBlocks } from '../../source/records/index.ts';
import { saidBy } from '../../source/records/lone-voice.ts';
import { splitLead, splitName } from '../../source/records/named-item.ts';
import { pathTopics } from '../../source/records/page-topics.ts';
import { parseSpeaker } from '../../source/records/speaker.ts';
import { mayTell } from '../../source/sheet/access/of-labels.ts';
import { assembleSource } from '../../source/sheet/assemble.ts';
import { findFigures } from '../../source/sheet/figures.ts';
import { findIntegrations } from '../../source/sheet/integrations.ts';
import { namesAt } from '../../source/sheet/named-products.ts';
import { namedTogether } from '../../source/sheet/named-together.ts';
import { phrasePattern } from '../../source/sheet/phrases.ts';
import { sectionsOf } from '../../source/sheet/sections.ts';
import { sentencesOf } from '../../source/sheet/sentences.ts';
import type { Source, SourcePage } from '../../source/types.ts';
import { prepareMaterial } from '../../writing/facts/material.ts';
import { composeProduct } from '../../writing/product/compose.ts';
import { readSentence } from '../../writing/product/read-sentence.ts';
import { leansOn } from '../../writing/subject/quotations.ts';
import type { Brief } from '../../writing/types.ts';
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
    readLabels(parseTree(text), 'https://example.com/').filter((label) => mayTell(label, new Set()));
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

/** What the sweep cannot call: they take more than a text, or need a text of their kind to do any work. */
const functions: Record<string, (text: string) => unknown> = {
  renderMarkdown: (text) => renderMarkdown(text, () => '/image/a/0'),
  'scoreArticle by its text': (text) => scoreArticle({ ...article, content: text }),
  'scoreArticle by everything else': (text) =>
    scoreArticle({ title: text, metaDescription: text, slug: text, keywords: [text.slice(0, 150)], content: 'Text.' }),
  countUses: (text) => keyphrase && countUses(keyphrase, text),
  indexOfPhrase: (text) => indexOfPhrase('invoicing software', text),
  safeAddress: (text) => safeAddress(text, 'link'),
  categorySlug: (text) => categorySlug.safeParse(text),
  ...{ escapeXml, jsonForScript },
  'findPrices behind a sign': (text) => findPrices(`$5 ${text} $9${text}`),
  readPriceLines: (text) => readPriceLines(['$', '29', ...text.split('\n')]),
  'selectGroups of a rule': (text) => selectGroups(`user-agent: *\nallow: ${text}\n${text}`),
  'topicsOf what nearly names a topic': (text) => topicsOf(`how what ${text.replaceAll(' ', '-')} your`),
  pathTopics: (text) => pathTopics(`https://example.com/${text}`),
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
  sentencesOf: (text) => sentencesOf(text, 'en'),
  readSentence: (text) => readSentence(text, { product: 'A', rivals: ['B'], readAt: Date.UTC(2026, 5, 1) }),
  leansOn: (text) => leansOn(text, text, new Set()),
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
  it('does at most three times the work for twice the text', { timeout: 600_000 }, () => expectLinear([run], 50_000));
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
