/** What a part of a page is about, as its heading or its page's address tells. */
export type Topic =
  | 'pricing'
  | 'faq'
  | 'quotes'
  | 'integrations'
  | 'company'
  | 'customers'
  | 'features'
  | 'steps'
  | 'elsewhere'
  | 'call';

const byHeading: ReadonlyArray<readonly [Topic, RegExp]> = [
  [
    'call',
    /^(?:ready to|ready for|get started|start (?:your|using|for free|free|today|now)|try .{1,40}(?:today|free|now)|join\b|still have|have (?:a |any )?(?:more )?questions?|got questions|any (?:other |more )?questions|need help|contact(?: us| sales)?$|get in touch|subscribe|sign up|stay (?:up to date|in the loop|tuned)|newsletter|(?:book|request) a demo|see .{1,30} in action|let['’]s talk|talk to|questions\?|want to see|take the next step)/i,
  ],
  ['faq', /\b(?:faqs?|frequently asked|q ?& ?a|questions(?!\?))\b/i],
  [
    'elsewhere',
    /^(?:(?:our |the )?blog|resources|press|comments?|contents|changelog|legal|privacy|search|navigation|menu|references|careers|follow us|site ?map|tags|categories|share(?: this)?:?|see also|external links|about the author|cookies?|leave a (?:reply|comment))$|\b(?:latest (?:news|posts|articles|updates)|(?:from|on) (?:the|our) blog|related (?:posts|articles|content|products|pages)|read next|keep reading|further reading|recent (?:posts|articles)|more (?:posts|articles|stories)|table of contents|on this page|in this article|share this|you (?:may|might) also like|in the news|open positions|we['’]re hiring|cookie (?:policy|settings)|privacy policy|edit this page)\b/i,
  ],
  [
    'quotes',
    /\b(?:testimonials?|what .{1,40} (?:say|says|are saying|think)|loved by|love letters|wall of love|kind words|hear (?:it )?from|don['’]t take our word|customer stories|success stories|why .{1,20} love|from our mailbox)\b|^(?:customer |user )?reviews$/i,
  ],
  ['pricing', /\b(?:pricing|prices?|plans|packages|subscriptions?|editions|(?:choose|pick) (?:a|your) plan)\b/i],
  [
    'integrations',
    /\b(?:integrations?|integrates?|works? (?:well |great )?with|connects? (?:to|with)|plays? (?:nicely|nice|well) with|tools you|(?:favou?rite|existing) (?:tools|apps|stack)|connectors|plug(?:s|ged)? into|compatible with)\b/i,
  ],
  [
    'customers',
    /\b(?:trusted by|used by|our customers|who uses|case studies|companies (?:that|who) )|^(?:customers|clients)$/i,
  ],
  [
    'company',
    /^about(?: us| (?:the )?(?:company|team|us))?$|\b(?:our (?:story|mission|team|company|values|vision|history|offices?|investors)|who we are|meet the|the team|founders?|leadership|headquarters)\b|^company$/i,
  ],
  [
    'steps',
    /\b(?:how (?:it|.{1,24}) works|in (?:three|four|two|five|\d) (?:\w+ )?steps|three steps|getting started|quick ?start|setup|installation|how to)\b/i,
  ],
  [
    'features',
    /\b(?:features?|capabilities|benefits|what you get|everything (?:you|your)|why |what['’]s included|solutions?|use cases?|product|highlights|toolkit|built for|designed for)\b/i,
  ],
];

/** Longer headings are claims of their own, not names of a part. */
const maxTopicHeading = 90;

export function headingTopic(heading: string | null): Topic | null {
  if (heading === null || heading.length > maxTopicHeading) return null;
  return byHeading.find(([, pattern]) => pattern.test(heading))?.[0] ?? null;
}

const byPath: ReadonlyArray<readonly [Topic, RegExp]> = [
  ['pricing', /^(?:pricing|plans?|prices?|cost|buy|tarife|preise)$/],
  ['faq', /^(?:faqs?|questions)$/],
  ['integrations', /^(?:integrations?|apps|connectors|marketplace)$/],
  ['company', /^(?:about(?:-us)?|company|team|our-story|story|mission|who-we-are)$/],
  ['customers', /^(?:customers?|case-studies|stories|testimonials|clients)$/],
  ['steps', /^(?:how-it-works|how-to)$/],
  ['features', /^(?:features?|product|tour|overview|platform|solutions?|capabilities)$/],
];

const lastSegments = (url: string) =>
  new URL(url).pathname
    .toLowerCase()
    .replace(/\.\w{2,5}$/, '')
    .split('/')
    .filter(Boolean);

/** What a whole page is about, by the parts of its path; null for a home page. */
export function pathTopic(url: string): Topic | null {
  const segments = lastSegments(url);
  for (const segment of segments) {
    const found = byPath.find(([, pattern]) => pattern.test(segment));
    if (found) return found[0];
  }
  return null;
}

const docsSegment = /^(?:docs?|documentation|guides?|reference|manual|api|tutorials?|handbook|wiki|help|kb|learn)$/i;
const docsHost = /^(?:docs?|help|support|wiki|learn|developers?)\.|\.readthedocs\.io$/;
const articlePath = /(?:^|\/)(?:blog|posts?|articles?|news|stories|magazine|journal)\/[^/]+|\/\d{4}\/\d{2}\//i;

export const isArticleUrl = (url: URL) => articlePath.test(url.pathname);

export function isDocsUrl(url: URL): boolean {
  const segments = url.pathname.split('/').filter(Boolean).slice(0, 2);
  return !isArticleUrl(url) && (docsHost.test(url.hostname) || segments.some((segment) => docsSegment.test(segment)));
}
