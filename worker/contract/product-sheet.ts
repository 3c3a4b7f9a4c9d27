import { z } from 'zod';

/*
 * What the pages of one site say about its product, typed: the reader fills it, the writers arrange it, its owner can ask for
 * it. Precision before recall: an entry exists where a page states it clearly.
 */

/** Where it stands: `quote` stands verbatim, white space aside, in the kept text of `pages[page]`. */
const evidence = { page: z.number().int().min(0), quote: z.string() };

const statement = z.object({ text: z.string(), ...evidence });
export type Statement = z.infer<typeof statement>;

export const billingPeriods = ['day', 'week', 'month', 'year', 'once'] as const;

/** A price as the one grammar of prices reads it. */
export const price = z.object({
  /** As the page prints it, period and unit included. */
  text: z.string(),
  kind: z.enum(['amount', 'free', 'on request']),
  /** In the currency's units; the lower end of a range; null where the price is on request. 0 where free. */
  amount: z.number().nullable(),
  /** The upper end of a range. */
  upTo: z.number().nullable(),
  /** ISO 4217; null where free or on request, or where the sign alone does not tell. */
  currency: z.string().length(3).nullable(),
  /** True for 'from $9'. */
  isFrom: z.boolean(),
  /** How often the amount is paid; null where the page does not say. */
  period: z.enum(billingPeriods).nullable(),
  /** Number of periods that the amount pays for: 2 in '$500 for two years'. */
  periods: z.number().int().min(1),
  /** When it is billed, where that differs from the period: 'year' in '$8 a month, billed yearly'. */
  billed: z.enum(billingPeriods).nullable(),
  /** What one amount pays for: 'user', 'seat', '1,000 requests'. */
  unit: z.string().nullable(),
});
export type Price = z.infer<typeof price>;

/** What keeps something from being had today. */
export const availabilities = ['coming', 'beta', 'waitlist', 'closing', 'closed'] as const;
export type Availability = (typeof availabilities)[number];

const plan = z.object({
  name: z.string(),
  price: price.nullable(),
  /** True where a script would have put the price: its page has one, and we have not read it. */
  priceUnread: z.boolean().optional(),
  /** True where it can be paid by the year, or once for good, as well, and what that costs we have not read. */
  yearlyUnread: z.boolean().optional(),
  /** What a mark at its price leads to at the foot of the page: 'with a yearly commitment'. */
  priceNote: z.string().optional(),
  /** What another place of the site says that it costs instead; which of them holds nobody can tell. */
  contradiction: z.object({ price, ...evidence }).optional(),
  /** Further prices of the same plan: by the year, for life. */
  otherPrices: z.array(price),
  /** The plan's own line: what it is or for whom. */
  description: z.string().nullable(),
  includes: z.array(z.string()),
  /** What its card lists as what it does not have. */
  excludes: z.array(z.string()).optional(),
  /** What the page has over its group of plans; null where all plans stand together. */
  group: z.string().nullable().default(null),
  availability: z.enum(availabilities).nullable(),
  ...evidence,
});
export type Plan = z.infer<typeof plan>;

const feature = z.object({
  name: z.string(),
  /** Whole sentences or fragments, as the page prints them below the name. */
  sentences: z.array(z.string()),
  /** How many of them, at their end, are items of its list. */
  listed: z.number().optional(),
  /** The heading that the feature's group stands under. */
  heading: z.string().nullable(),
  /** A step of a numbered order, what somebody uses the product for, or simply something that it does. */
  role: z.enum(['feature', 'step', 'use']),
  availability: z.enum(availabilities).nullable(),
  /** Names of the plans that the page ties it to ('Cloud sync (Pro)'); empty where it says nothing of plans. */
  plans: z.array(z.string()).default([]),
  /** What its page has for a shell under its name, each as lines, with what is said right before them. */
  commands: z
    .array(z.object({ text: z.string(), lead: z.string().nullable() }))
    .optional()
    .catch(undefined),
  /** What is set beside its name and not beside its likes': 'Australia only', 'new in 3'. */
  labels: z.array(z.string()).optional(),
  ...evidence,
});
export type Feature = z.infer<typeof feature>;

/** `heading`: what it is listed under; `sentences`: what its card says of it. */
const integration = z.object({
  name: z.string(),
  heading: z.string().optional(),
  sentences: z.array(z.string()).optional(),
  ...evidence,
});
export type Integration = z.infer<typeof integration>;

const quotation = z.object({
  text: z.string(),
  speaker: z.string(),
  role: z.string().nullable(),
  organisation: z.string().nullable(),
  ...evidence,
});
export type Quotation = z.infer<typeof quotation>;

const question = z.object({ question: z.string(), answer: z.array(z.string()), ...evidence });
export type Question = z.infer<typeof question>;

/** A claim with its figure: 'over 150 design properties', '99.9% uptime'. */
const figure = z.object({ claim: z.string(), figure: z.string(), ...evidence });
export type Figure = z.infer<typeof figure>;

/** What readers must know before anything else: it closes, it is not out yet, an offer ends. */
const notice = z.object({
  text: z.string(),
  availability: z.enum(availabilities).nullable(),
  /** Its prices are not asked yet, or not settled: nothing is reckoned from them. */
  ofPrices: z.literal(true).optional(),
  ...evidence,
});
export type Notice = z.infer<typeof notice>;

/** On what terms the product is paid for: fees, trials, contracts, refunds. `heading`: what it stands under. */
const term = z.object({ text: z.string(), heading: z.string().nullable(), ...evidence });
export type Term = z.infer<typeof term>;

/** What a site says of how its product is got: what it runs on, under which licence, what installs it, the button that hands it out. */
export const accessKinds = ['system', 'licence', 'command', 'way'] as const;

const access = z.object({
  kind: z.enum(accessKinds),
  /** As the page prints it; of a licence its common name; of a command its lines. */
  value: z.string(),
  /** Where a button leads. */
  url: z.string().nullable().default(null),
  /** What its page says right before a command. */
  lead: z.string().optional(),
  /** The systems that a command is for, where its page says so beside it. */
  systems: z.array(z.string()).optional(),
  ...evidence,
});
export type Access = z.infer<typeof access>;

export const productSheet = z.object({
  pages: z.array(z.object({ url: z.string(), title: z.string(), fetchedAt: z.number() })),
  name: z.string(),
  /** What kind of product it is, in the site's words ('password manager'); null where no page says. */
  kind: statement.nullable(),
  /** One sentence of the site that says what the product is or does. */
  description: statement.nullable(),
  audience: statement.nullable(),
  availability: z.enum(availabilities).nullable(),
  plans: z.array(plan),
  features: z.array(feature),
  integrations: z.array(integration),
  quotes: z.array(quotation),
  questions: z.array(question),
  figures: z.array(figure),
  company: z.array(statement),
  notices: z.array(notice),
  /** Sentences that say what it does not do, not yet, or under a condition only: what somebody must know before they decide. */
  limits: z.array(statement).default([]),
  terms: z.array(term).default([]),
  access: z.array(access).default([]),
});
export type ProductSheet = z.infer<typeof productSheet>;
