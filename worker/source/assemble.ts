import { findCompany } from './company.ts';
import { findFaq, findStructuredFaq } from './faq.ts';
import { findFeatures } from './features.ts';
import type { Found } from './found.ts';
import { findIntegrations } from './integrations.ts';
import { findKind } from './kind.ts';
import { claim, createLedger } from './ledger.ts';
import { findName } from './name.ts';
import { outlinePage, type Section } from './outline.ts';
import { findPassages } from './passages.ts';
import { type FoundPlans, findPlans, mergePlans } from './plans.ts';
import { findPriceNotes } from './price-notes.ts';
import { findQuotes } from './quotes.ts';
import { findSharedBlocks } from './shared-blocks.ts';
import { findSummary, findTagline } from './summary.ts';
import { toSource } from './to-source.ts';
import { isArticleUrl, isDocsUrl } from './topics.ts';
import type { Block, Source, SourcePage } from './types.ts';

/** The outline of a page without what its plans used up and what all pages share. */
function outlineRest(page: SourcePage, index: number, found: FoundPlans, shared: ReadonlySet<Block>): Section[] {
  const isUsed = (at: number, block: Block) =>
    shared.has(block) || found.used.some((box) => at >= box.from && at < box.to);
  return outlinePage(page, index, isUsed);
}

function withoutUsed(sections: readonly Section[], used: ReadonlySet<Section>, blocks: ReadonlySet<Block>): Section[] {
  for (const section of sections) section.blocks = section.blocks.filter((block) => !blocks.has(block));
  return sections.filter((section) => !used.has(section));
}

/**
 * Sorts what the pages of one site say. The order of the steps is an order of precedence: a sentence that answers a question is
 * no passage as well. `pages[0]` is the page that the user named. Pure: same pages, same source.
 */
export const assembleSource = (pages: SourcePage[]): Source => toSource(findAll(pages));

export function findAll(pages: SourcePage[]): Found {
  const [first] = pages;
  const language = first?.language ?? null;
  const kind = findKind(first);
  const name = findName(pages);
  const ledger = createLedger();
  const shared = findSharedBlocks(pages);
  const plansOf = pages.map((page, index) =>
    kind === 'article' ? { plans: [], used: [] } : findPlans(page, outlinePage(page, index), index),
  );
  const all = pages.flatMap((page, index) =>
    outlineRest(page, index, plansOf[index] ?? { plans: [], used: [] }, shared),
  );
  const { quotes, used: quoted } = findQuotes(all, ledger, kind !== 'product');
  const { faq, used: asked } = findFaq(all, ledger);
  faq.push(...findStructuredFaq(pages, ledger));
  const sections = withoutUsed(all, asked, quoted);
  const tagline = kind === 'article' ? null : findTagline(pages, sections, name);
  if (tagline) claim(ledger, tagline.text);
  const summary = findSummary(pages, sections, name, ledger, language);
  const isProse = (page: SourcePage | undefined) =>
    page !== undefined && (isDocsUrl(new URL(page.url)) || isArticleUrl(new URL(page.url)));
  const isProseSection = (section: Section) => kind !== 'product' || isProse(pages[section.page]);
  const selling = sections.filter(
    (section) => kind !== 'article' && (!isProseSection(section) || section.topic === 'features'),
  );
  const integrations = kind === 'article' ? [] : findIntegrations(sections, name);
  const priceNotes = kind === 'article' ? [] : findPriceNotes(sections, ledger, language);
  const company = kind === 'product' ? findCompany(selling, ledger, language) : [];
  const features = findFeatures(selling, ledger, language);
  const passages = findPassages(sections, ledger, language);
  const plans = mergePlans(plansOf.map((found) => found.plans));
  return {
    pages,
    language,
    kind,
    name,
    tagline,
    summary,
    features,
    plans,
    priceNotes,
    integrations,
    faq,
    quotes,
    company,
    passages,
  };
}
