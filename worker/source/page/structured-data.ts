import { z } from 'zod';
import { foldText } from './fold-text.ts';
import { descendants, type ElementNode, isJsonLd, rawText } from './tree.ts';
import type { PageMeta } from './types.ts';

const maxScriptLength = 300_000;
const maxNodes = 500;
const maxNesting = 8;

/** Texts in structured data may carry markup and entities of their own. */
const plain = (text: string) =>
  foldText(
    text
      .slice(0, 5000)
      .replace(/<[^<>]{0,500}>/g, ' ')
      .replace(/&nbsp;/g, ' ')
      .replace(/&amp;/g, '&'),
  );

const shortText = z.string().transform(plain).pipe(z.string().min(1).max(200));
const longText = z.string().transform(plain).pipe(z.string().min(1).max(3000));

const offerNode = z.object({
  name: shortText.optional().catch(undefined),
  price: z
    .union([z.number(), z.string()])
    .transform((price) => plain(String(price)))
    .pipe(z.string().regex(/^[\d.,]{1,12}$/)),
  priceCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional()
    .catch(undefined),
});

const questionNode = z.object({
  name: longText,
  acceptedAnswer: z.preprocess((answer) => (Array.isArray(answer) ? answer[0] : answer), z.object({ text: longText })),
});

const namedNode = z.object({
  name: shortText.optional().catch(undefined),
  description: longText.optional().catch(undefined),
});

const softwareNode = z.object({
  operatingSystem: z.preprocess((value) => (Array.isArray(value) ? value.join(', ') : value), shortText),
});

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All typed nodes of a document, however they are nested. */
function collectNodes(value: unknown, nodes: JsonObject[], nesting = 0): void {
  if (nesting > maxNesting || nodes.length >= maxNodes) return;
  if (Array.isArray(value)) {
    for (const item of value) collectNodes(item, nodes, nesting + 1);
  } else if (isObject(value)) {
    if ('@type' in value) nodes.push(value);
    for (const inner of Object.values(value)) if (typeof inner === 'object') collectNodes(inner, nodes, nesting + 1);
  }
}

function readNodes(root: ElementNode): JsonObject[] {
  const nodes: JsonObject[] = [];
  for (const element of descendants(root)) {
    if (!isJsonLd(element)) continue;
    const text = rawText(element);
    if (text.length > maxScriptLength) continue;
    try {
      collectNodes(JSON.parse(text), nodes);
    } catch {
      // Pages often carry broken structured data; the page itself still says it all.
    }
  }
  return nodes;
}

function typesOf(node: JsonObject): string[] {
  const type = node['@type'];
  return (Array.isArray(type) ? type : [type]).filter((name) => typeof name === 'string');
}

const productTypes = new Set([
  'Product',
  'SoftwareApplication',
  'WebApplication',
  'MobileApplication',
  'Service',
  'VideoGame',
]);
const articleTypes = new Set(['Article', 'BlogPosting', 'NewsArticle', 'Report', 'ScholarlyArticle']);
const docsTypes = new Set(['TechArticle', 'APIReference', 'HowTo']);
const siteTypes = new Set(['Organization', 'Corporation', 'WebSite', 'Brand', 'LocalBusiness']);

function kindOf(types: readonly string[]): PageMeta['kind'] {
  if (types.some((type) => productTypes.has(type))) return 'product';
  if (types.some((type) => docsTypes.has(type))) return 'docs';
  return types.some((type) => articleTypes.has(type)) ? 'article' : null;
}

/** What a page's JSON-LD says. Every node is checked before use: it is as foreign as the rest of the page. */
export function readStructuredData(root: ElementNode): PageMeta {
  const found: PageMeta = {
    kind: null,
    siteName: null,
    productName: null,
    offers: [],
    faq: [],
    description: null,
  };
  const nodes = readNodes(root);
  found.kind = kindOf(nodes.flatMap(typesOf));
  for (const node of nodes) {
    const types = typesOf(node);
    const named = namedNode.safeParse(node).data;
    if (types.some((type) => productTypes.has(type))) {
      found.productName ??= named?.name ?? null;
      found.description ??= named?.description ?? null;
      const software = softwareNode.safeParse(node).data;
      if (software) found.systems ??= software.operatingSystem;
    } else if (types.some((type) => siteTypes.has(type))) {
      found.siteName ??= named?.name ?? null;
    }
    if (types.includes('Offer')) {
      const offer = offerNode.safeParse(node).data;
      if (offer)
        found.offers.push({ name: offer.name ?? null, price: offer.price, currency: offer.priceCurrency ?? null });
    } else if (types.includes('Question')) {
      const question = questionNode.safeParse(node).data;
      if (question) found.faq.push({ question: question.name, answer: question.acceptedAnswer.text });
    }
  }
  return found;
}
