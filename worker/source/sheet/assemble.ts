import type { ProductSheet } from '../../contract/product-sheet.ts';
import { isManual } from '../records/page-topics.ts';
import type { Source, SourcePage } from '../types.ts';
import { awaitedSystems, findAccess } from './access/find-access.ts';
import { findAudience } from './audience.ts';
import { withCommands } from './feature-commands.ts';
import { findFeatures } from './features.ts';
import { findFigures } from './figures.ts';
import { findIntegrations } from './integrations.ts';
import { findLimits } from './limits.ts';
import { findName } from './name.ts';
import { findOpenPrices } from './open-prices.ts';
import { findPassages } from './passages.ts';
import { findPlans } from './plans.ts';
import { findProductKind } from './product-kind.ts';
import { findQuestions } from './questions.ts';
import { findQuotations } from './quotations.ts';
import { sectionsOf } from './sections.ts';
import { findSiteKind, isArticleUrl } from './site-kind.ts';
import { findCompany, findDescription, findNotices, findWaitlist } from './statements.ts';
import { findTerms } from './terms.ts';

/**
 * What the pages of one site say, typed. `pages[0]` is the page that the user named. What a page states is decided where the page
 * is read; here the pages come together, each thing once. Pure: same pages, same source.
 */
export function assembleSource(pages: SourcePage[]): Source {
  const [first] = pages;
  const kind = findSiteKind(first);
  const language = first?.language ?? null;
  const name = findName(pages);
  const all = pages.flatMap(sectionsOf);
  const selling = kind === 'article' ? [] : all.filter(({ page }) => !isArticleUrl(new URL(pages[page]?.url ?? '')));
  // A manual tells those who have the product how to use it, in sentences that stand by its samples.
  const offering = selling.filter(({ page }) => page === 0 || !isManual(pages[page]?.url ?? ''));
  const plans = findPlans(selling, { pages, name });
  const planNames = plans.map((plan) => plan.name);
  const productKind = kind === 'article' ? null : findProductKind(pages, selling, name, planNames);
  const access = kind === 'article' ? [] : findAccess(selling, pages, { name, kind: productKind });
  const stated = findNotices(selling, name);
  const isHanded = stated.length > 0 || access.some(({ kind: of }) => of === 'way' || of === 'command');
  const notices = [...stated, ...(isHanded ? [] : findWaitlist(pages)), ...findOpenPrices(selling)];
  const questions = findQuestions(all, pages);
  const known = { name, plans, awaited: awaitedSystems(pages), pages, questions };
  const sheet: ProductSheet = {
    pages: pages.map(({ url, title, fetchedAt }) => ({ url, title, fetchedAt })),
    name,
    kind: productKind,
    description: findDescription(pages, all, name),
    audience: findAudience(selling, productKind, { name, description: first?.description ?? null }),
    availability: notices[0]?.availability ?? null,
    plans,
    features: withCommands(findFeatures(offering, known), pages),
    integrations: findIntegrations(selling, name),
    quotes: findQuotations(all, name),
    questions,
    figures: findFigures(selling, language),
    company: findCompany(selling, language, name),
    notices,
    limits: findLimits(offering, { pages, plans, notices }),
    terms: findTerms(selling, {
      name,
      plans,
      offered: pages.flatMap(({ meta }) => meta.offers.map(({ price }) => price)),
    }),
    access,
  };
  return { pages, language, kind, sheet, passages: findPassages(all, sheet, { language, kind }) };
}
