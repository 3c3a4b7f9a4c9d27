import { escapePattern } from '../../escape-pattern.ts';
import { functionWords } from '../../language/data/function-words.ts';
import { isThirdPersonVerb } from '../../language/verbs.ts';
import { placesOf } from '../../language/words.ts';
import { textKey } from '../page/fold-text.ts';
import { isTierName } from '../records/kinds/plans.ts';
import type { SourcePage } from '../types.ts';

type Candidate = { text: string; score: number };

/** What pages are called, not products. */
const generic = new Set([
  ...['home', 'homepage', 'home page', 'welcome', 'index', 'start', 'main', 'official site', 'official website'],
  ...[
    'pricing',
    'plans',
    'feature',
    'features',
    'about',
    'about us',
    'docs',
    'documentation',
    'overview',
    'introduction',
  ],
  ...['product', 'products', 'blog', 'contact', 'faq', 'faqs', 'integration', 'integrations', 'customer', 'customers'],
  ...['brochure', 'product brochure', 'product overview', 'datasheet', 'landing page', 'how it works', 'gallery'],
  ...['manual', 'manuals', 'guides', 'tutorials', 'download', 'downloads', 'support', 'roadmap', 'changelog'],
]);
/** 'Home page', 'Pricing': it names a page, and nothing of what the page is about. */
export const namesPage = (text: string) => generic.has(text.toLowerCase());

/** 'Pricing, Ledgerlark', 'Ledgerlark pricing' */
const withoutPage = (title: string) => {
  const [page = '', ...named] = title.split(', ');
  const bare = title.replace(/ \p{L}+$/u, '');
  if (namesPage(page)) return named.join(', ');
  return namesPage(title.slice(bare.length).trim()) ? bare : title;
};

const untitled = /^untitled|^the .{1,60} (?:platform|tool|app)$/i;
const separators = /\s[|–—·•»›:-]{1,3}\s|:\s|\s?\|\s?/;
const legalForm =
  /,?\s(?:inc|ltd|llc|gmbh|corp|corporation|co|ab|bv|b\.v|oy|as|aps|sas|(?:pty|pte)(?:\.? ltd)?|limited)\.?$/i;
const maxNameWords = 4;
const leastOfName = 0;
/** A site's name that its first page never says is its maker's. */
const unsaid = 4;
/** What has a legal form is a company. */
const maker = 2;

const squash = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** 'Your salt, finally weighed.': a claim, be it the first heading. */
const isSentence = /, |[.?]$|\s(?:to|for|with|of|in|on|the|an?|and|or|your|our|is|are)$/i;

/** 'tidewater' of 'www.tidewater.co.uk'; empty for addresses by number. */
function domainLabel(url: string): string {
  const labels = new URL(url).hostname.split('.');
  if (labels.length < 2 || labels.every((label) => /^\d+$/.test(label))) return '';
  labels.pop();
  if (labels.length > 1 && /^(?:co|com|org|net|ac|gov)$/.test(labels.at(-1) ?? '')) labels.pop();
  const label = labels.at(-1) ?? '';
  return hosts.has(label) ? (labels.at(-2) ?? label) : label;
}
/** Each site there has a name of its own before it (the private part of the Public Suffix List has them). */
const hosts = new Set([
  ...['github', 'gitlab', 'readthedocs', 'vercel', 'netlify', 'pages', 'workers', 'web', 'firebaseapp', 'herokuapp'],
  ...['onrender', 'fly', 'surge', 'webflow', 'framer', 'carrd', 'notion', 'azurewebsites', 'amplifyapp', 'streamlit'],
]);

function agreement(name: string, label: string): number {
  const [a, b] = [squash(name), squash(label)];
  if (a === '' || b === '') return 0;
  if (a === b) return 4;
  if (b.replace(/^(?:get|try|use|go|my|the|join|hey)|(?:app|hq|io|software|labs)$/g, '') === a) return 4;
  return a.length > 3 && b.length > 3 && (a.includes(b) || b.includes(a)) ? 2 : 0;
}

/** 'Harbour Works Ltd is an independent software company' */
const isCompany = (name: string, text: string): boolean =>
  new RegExp(
    `(?:^|[.!?\\n] ?)${escapePattern(name)}(?:,? (?:inc|ltd|llc|gmbh)\\.?)? is an? (?:[\\w-]{2,20} ){0,4}(?:company|studio|agency|vendor|consultancy)\\b`,
    'iu',
  ).test(text);

const mostPlaces = 50;
const manyMore = 2;

const countForm = (text: string, form: string) => Math.min(mostPlaces, [...placesOf(form, text)].length);

const longestVerb = 22;

/** What a name does in a sentence: 'Ledgerlark lets', 'Ledgerlark is'. A slogan does nothing. */
const doesSomething = (text: string, form: string): boolean =>
  [...placesOf(form, text)].some((at) => {
    const end = at + form.length;
    const [, next = ''] = /^ (\p{Ll}{2,20})\b/u.exec(text.slice(end, end + longestVerb)) ?? [];
    return isThirdPersonVerb(next) || /^(?:is|has|does|can|will)$/.test(next);
  });

const doer =
  /(?<=^|[.!?] )(\p{Lu}[\p{L}\p{N}]{2,30}(?:\.\p{L}{2,10})?) (?:is|lets|helps|gives|keeps|makes|turns|brings|was built) /gmu;
const fewestDone = 2;

/** What the text says more than once of one thing that it is or does: 'Ledgerlark keeps …'. */
function doersOf(text: string): string[] {
  const counted = Map.groupBy(text.matchAll(doer), ([, name = '']) => name);
  return [...counted].flatMap(([name, found]) =>
    found.length >= fewestDone && !functionWords.has(name.toLowerCase()) && !isTierName(name) ? [name] : [],
  );
}

/** As far as the pages say it: 'Ledgerlark' of 'Ledgerlark API for invoices'; all of it where they say none. */
function saidForm(name: string, text: string): string {
  if (countForm(text, name) > 0) return name;
  const words = name.split(' ');
  const lengths = words.map((_, less) => words.length - less);
  const said = lengths.find((length) => countForm(text, words.slice(0, length).join(' ')) > 1);
  return said === undefined ? name : words.slice(0, said).join(' ');
}

/** 'Ledgerlark' of 'Ledgerlark for bakers', where the pages call it so. */
function withoutAudience(name: string, text: string): string {
  const [head = name, ...whom] = name.split(' for ');
  return whom.length > 0 && countForm(text, head) > manyMore * countForm(text, name) ? head : name;
}

function gatherCandidates(pages: readonly SourcePage[], text: string): Candidate[] {
  const candidates: Candidate[] = [];
  const add = (found: string | null | undefined, score: number) => {
    const name = found?.trim().replace(legalForm, '').replace(/[®™]/g, '').trim() ?? '';
    const form = name === '' ? '' : saidForm(withoutAudience(name, text), text);
    // 'Harbour Works Ltd' makes it.
    const ofMaker = found && legalForm.test(found.trim()) ? maker : 0;
    // 'Get Ledgerlark — $100'
    const isPrice = /[$€£¥₹]\s?\d/.test(form);
    if (form !== '' && form.length < 60 && !isPrice && !generic.has(form.toLowerCase()) && !untitled.test(form))
      candidates.push({ text: form, score: score - ofMaker });
  };
  for (const [index, page] of pages.entries()) {
    const weight = index === 0 ? 1 : 0.3;
    add(page.meta.productName, 4 * weight);
    for (const part of (page.meta.siteName ?? '').split(separators).slice(0, 1)) add(part, 4 * weight);
    const parts = page.title.split(separators).map(withoutPage).filter(Boolean);
    for (const [place, part] of parts.entries())
      add(part, (place === 0 || place === parts.length - 1 ? 2 : 1) * weight);
    // 'Ledgerlark — a till for small shops', as the page describes itself.
    for (const part of (page.description ?? '').split(separators).slice(0, 1)) add(part, 2 * weight);
    const h1 = page.blocks.find((block) => block.kind === 'heading' && block.level === 1);
    if (h1?.kind === 'heading') for (const part of h1.text.split(separators).slice(0, 1)) add(part, weight);
  }
  return candidates;
}

/** A word of the text that is the domain's name, in the form in which the text has it. */
function domainForm(text: string, label: string): string | null {
  if (label.length < 3) return null;
  const at = text.toLowerCase().indexOf(label);
  const form = text.slice(at, at + label.length);
  return at >= 0 && countForm(text, form) > 1 ? form : null;
}

/** 'Ledgerlark is a …', in what a page says of itself. */
const defines = /^(\p{Lu}[\p{L}\p{N}.-]{1,30}(?: \p{Lu}[\p{L}\p{N}.-]{1,30}){0,2}) is (?:an?|the) /u;

/** The product's (or site's) name as a person would say it: what most of title, structured data, heading and domain agree on. */
export function findName(pages: readonly SourcePage[]): string {
  const [first] = pages;
  if (!first) return '';
  const text = pages.map((page) => page.text).join('\n');
  const label = domainLabel(first.url);
  const candidates = gatherCandidates(pages, text);
  const ofDomain = domainForm(text, label);
  if (ofDomain) candidates.push({ text: ofDomain, score: 1 });
  for (const name of doersOf(text)) candidates.push({ text: name, score: 1 });
  const scores = new Map<string, Candidate>();
  for (const { text: form, score } of candidates) {
    const key = squash(form);
    const words = textKey(form).split(' ').length;
    const known = scores.get(key);
    const inherent =
      agreement(form, label) +
      Math.min(2, countForm(text, form) / 2) +
      (doesSomething(text, form) ? 2 : 0) -
      (words > maxNameWords ? 5 : words > 2 ? 1 : 0) -
      (countForm(`${first.title}\n${first.text}`, form) === 0 ? unsaid : 0) -
      (isSentence.test(form) ? unsaid : 0);
    scores.set(
      key,
      known
        ? { text: betterForm(text, known.text, form), score: known.score + score }
        : { text: form, score: score + inherent },
    );
  }
  const ranked = [...scores.values()].sort((a, b) => b.score - a.score);
  const [leading] = ranked;
  // A maker's site that tells of its one product names that more often, or first, or says of itself that it is a company.
  const isMaker = leading !== undefined && isCompany(leading.text, text);
  const shareOfMaker = isMaker ? 1 / manyMore : manyMore;
  // What both the title and the description begin with is what the page is about.
  const isSettled =
    !isMaker && [first.title, first.description ?? ''].every((line) => leading && line.startsWith(leading.text));
  const told = ranked.find(
    ({ text: form }) =>
      leading &&
      !isSettled &&
      form !== leading.text &&
      !isNameOf(leading.text, form) &&
      countForm(text, form) > shareOfMaker * countForm(text, leading.text) &&
      (doesSomething(text, form) || first.title.startsWith(form)),
  );
  const best = told ?? leading;
  const bare = best?.text.replace(/ v?\d{1,3}(?:\.\d{1,3})?$|\.(?:com|org|net|io|app|dev)$/i, '') ?? '';
  // 'Ledgerlark 7', or 'Ledgerlark.com', is called 'Ledgerlark' in running text.
  if (best && bare !== best.text && countForm(text, bare) > 2 * countForm(text, best.text)) return bare;
  // Where a maker's site tells of its one product, the product is what it is about.
  const [, defined = ''] = defines.exec(first.description ?? '') ?? [];
  if (best && defined !== '' && countForm(text, defined) > countForm(text, best.text)) return defined;
  const ofAddress = label ? label[0]?.toUpperCase() + label.slice(1) : null;
  // A slogan is no name.
  if (best && (ofAddress === null || best.score >= leastOfName)) return best.text;
  return ofAddress ?? new URL(first.url).hostname;
}

/** 'Brinewell' names 'Brinewell API'. */
export const isNameOf = (product: string, text: string) => `${textKey(product)} `.startsWith(`${textKey(text)} `);

const betterForm = (text: string, a: string, b: string) => (countForm(text, b) > countForm(text, a) ? b : a);
