import type { Price, ProductSheet } from '../../contract/product-sheet.ts';
import type { Plan, Source } from '../../source/types.ts';

/* What today's reader finds, in the terms of the sheet, so that it can be measured before there is one. */

const periods = [
  ['month', /\bmo(?:nth|nthly)?\b/i],
  ['year', /\byr\b|\byear|annual/i],
  ['once', /\bonce\b|one[- ]?(?:time|off)|lifetime|for life/i],
] as const;

function priceOf({ price: text, period }: Plan): Price {
  const printed = period ? `${text} ${period}` : text;
  const digits = /\d[\d.,]*/.exec(text)?.[0];
  const kind = digits ? 'amount' : /free/i.test(text) ? 'free' : 'on request';
  const amount = digits ? Number(digits.replace(/,(?=\d{3})/g, '').replace(',', '.')) : kind === 'free' ? 0 : null;
  const currency = /€|EUR/.test(text) ? 'EUR' : /£|GBP/.test(text) ? 'GBP' : text.includes('$') ? 'USD' : null;
  const told = periods.find(([, words]) => words.test(printed))?.[0] ?? null;
  const rest = { upTo: null, isFrom: /from/i.test(text), periods: 1, billed: null, unit: null };
  return { text: printed, kind, amount, currency: currency, period: told, ...rest };
}

const figure = /\d[\d.,]*\s?(?:%|\+|[kKmM]\b)?/;

export function sheetOfSource(source: Source): ProductSheet {
  const sentences = [...source.company, ...source.summary];
  const tagline = source.tagline;
  return {
    pages: source.pages.map(({ url, title, fetchedAt }) => ({ url, title, fetchedAt })),
    name: source.name,
    kind: null,
    description: tagline && { text: tagline.text, page: tagline.page, quote: tagline.text },
    audience: null,
    availability: null,
    plans: source.plans.map((plan) => ({
      name: plan.name,
      price: priceOf(plan),
      otherPrices: [],
      description: plan.description,
      includes: plan.features,
      availability: null,
      page: plan.page,
      quote: plan.name,
    })),
    features: source.features.map(({ name, details, page }) => ({
      name,
      sentences: details,
      heading: null,
      role: 'feature' as const,
      availability: null,
      page,
      quote: name,
    })),
    integrations: source.integrations.map(({ name, page }) => ({ name, page, quote: name })),
    quotes: source.quotes.map(({ text, speaker, role, page }) => ({
      text,
      speaker: speaker ?? '',
      role,
      organisation: null,
      page,
      quote: text,
    })),
    questions: source.faq.map(({ question, answer, page }) => ({ question, answer, page, quote: question })),
    figures: sentences.flatMap(({ text, page }) => {
      const found = figure.exec(text)?.[0];
      return found === undefined ? [] : [{ claim: text, figure: found, page, quote: text }];
    }),
    company: source.company.map(({ text, page }) => ({ text, page, quote: text })),
    notices: [],
  };
}
