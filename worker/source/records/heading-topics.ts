import { escapePattern } from '../../escape-pattern.ts';
import type { HeadingText } from '../page/types.ts';

/*
 * What a part of a page is about, as its heading says it. Phrases with which product sites in general head such parts, gathered
 * from style guides of landing pages and the headings of common site kits; none names a product or a trade.
 */

/** '=' before a word: only where it is the whole heading ('Our team'), since in a sentence it may say anything. A star: some words. */
const phrases = {
  pricing:
    'pricing; prices; price; plans; plans and pricing; packages; =subscriptions; subscription plans; =editions; our editions; compare editions; * your plan; pick a plan; choose a plan',
  extras: 'add-ons; add-on; addons; =extras; top-ups; optional extras',
  questions:
    'faq; faqs; frequently asked; common questions; q&a; questions and answers; your questions; got questions; questions answered; questions',
  voices:
    'testimonials; testimonial; =reviews; =praise; what * say; what * says; what * are saying; what * think; loved by; wall of love; kind words; customer stories; success stories; hear from; in their words',
  integrations:
    'integrations; integration; integrates with; works with; work with; plays well with; plays nicely with; connects to; connects with; connect to; connectors; compatible with; compatibility; =supported *; ecosystem; your stack; your tools; integrates; integrate with; use it with; use it from; bring your own; supported models; supported providers; supported platforms; supported tools; supported databases; supported services; adapters; plug into; plugs into; =backends; providers',
  customers:
    'featured implementations; =implementations; =who is using it; =in the wild; awards; recognitions; accolades; =recognition; =achievements; trusted by; used by; our customers; who uses; companies that; in use at; =customers; =clients; as seen in; as seen on; featured in; featured on; backed by; sponsored by; =sponsors; =supporters; =partners; =investors',
  team: '=team; meet the team; the people behind; =founders; who we are; =leadership; =contributors; =maintainers; =advisors; =board',
  company:
    '=about; =company; =the company; about us; our story; =story; =mission; =vision; =values; =ambition; =goals; =goal; why * exists; why * exist; why we built; why i built; about the company; our history; what we believe; our beliefs; our principles; =principles; =manifesto',
  posts:
    '=blog; from the blog; from * blog; our blog; latest posts; latest news; recent posts; related posts; read next; =next; further reading; =where to go; =where to start; =contents; table of contents; in this documentation; in the news; case studies; =news; =articles; =resources; =press; press kit; media kit; =changelog; =release notes; release notes; =what’s new; what’s new in; =new in *; recently shipped; shipped recently; release history; version history; =updates; =references; =events; =webinars',
  jobs: 'open positions; open roles; current openings; job openings; vacancies; work with us; hiring; =careers; =jobs',
  steps: 'how it works; how * works; in * steps; three steps; four steps; =workflow; =the process; =steps',
  install:
    'install; installing; installation; =setup; setting up; getting started; get started; quick start; quickstart; build from source; =requirements; system requirements; =download; =downloads',
  requirements:
    '=requirements; system requirements; minimum requirements; hardware requirements; =prerequisites; =permissions; required permissions; =what you need; what you need to run; what you’ll need',
  suited:
    '=when to use; =when to use it; when * is the right; when * is a good; =best for; =ideal for; =best suited for; right for you; =good fit; a good fit; when to use something else; when to choose something else; choose * if; choose * when; pick * if; pick * when; when not to; when to avoid; when to look elsewhere; not a good fit; not a fit; not the right fit; not for you; not for everyone; not suited; not suitable; not ideal; not recommended; who should not; who shouldn’t; who * not for; who * isn’t for; what * is not; what * isn’t; what * does not; what * doesn’t; what * won’t; what * will not; what * can’t; what * cannot; =non-goals; out of scope; =trade-offs; =tradeoffs; =caveats; =constraints; =limits; current limits; where * is behind; where * falls short; what * lacks; =shortcomings; =drawbacks; =downsides; =weaknesses; known gaps; =limitations; known limitations; current limitations; =good to know; things to know; what you should know; =keep in mind; the fine print; before you start; before you begin; before you buy; before you install',
  status: 'project status; development status; current status; release status; =status; =maturity; =stability',
  comparison:
    'versus; vs; cheaper than; than what you; compared; compares; compare to; compare with; compare against; =compare; =comparison; how we differ; how we compare; before and after; =alternatives; =competitors; =competition; otherwise',
  problem:
    'the problem; every problem; problems we; problems you; is broken; are broken; fundamentally broken; =problem; =problems; struggling; tired of; frustrated; sound familiar; the old way; what goes wrong; =pain points; =pain; =pains; =challenges; =challenge; =mistakes',
  uses: 'use cases; use case; who it is for; who * for; who is it for; who is this for; for every team; industries; =solutions; built for teams',
  trouble: 'troubleshooting; common issues; common problems; known issues',
  coming:
    'coming soon; =roadmap; =planned; =upcoming; coming next; what comes next; what’s next; is headed; are headed; road ahead; on the way; where * is going; where * are going; where * is heading; where * are heading; in development; future plans; under development; =not yet; isn’t * yet; aren’t * yet; doesn’t * yet',
  legal:
    'privacy policy; terms of service; terms of use; cookie policy; refund policy; =terms; =legal; =license; =licence; =cookies; =disclaimer; =imprint; =refunds; =copyright; =acknowledgements; =credits',
  call: 'ready to; still have questions; have questions; still have a question; have a question; contact us; get in touch; =contact; subscribe; sign up; newsletter; join us; join the; join our; =community; =support; book a demo; request a demo; request access; get access; try it; try it now; stay in the loop; stay up to date; follow us; talk to us; need help; support us; =donate; =contributing; start today; start now; get notified; download now; affiliate program; affiliate programme; =affiliates; referral program; refer a friend; partner program; become a partner; =donations; =merchandise; =next steps; =next step; get help; =help; =feedback; report a bug; report bugs; email support',
  mock: 'product preview; app preview; sample output; example output; sample report; sample data',
  sample:
    'illustrative; live demo; see it in action; in action; =demo; demo video; video demo; =video; =preview; =examples; =example; =screenshots; =gallery; =playground; =showcase',
} as const;

export type HeadingTopic = keyof typeof phrases;

const patternOf = (phrase: string) =>
  escapePattern(phrase)
    .replace('’', "[’']")
    .replace('\\* ', '(?:[^ ]{1,20} ){1,4}?')
    .replace(' \\*', '(?: [^ ]{1,20}){1,4}?');

const before = '(?:^|[^\\p{L}\\p{N}])';
const behind = '(?:$|[^\\p{L}\\p{N}])';

const patterns = Object.entries(phrases).map(([topic, list]) => {
  const all = list.split(';').map((phrase) => phrase.trim());
  const whole = all.filter((phrase) => phrase.startsWith('=')).map((phrase) => patternOf(phrase.slice(1)));
  const inside = all.filter((phrase) => !phrase.startsWith('=')).map(patternOf);
  const pattern = `^(?:(?:the|our|all|more|latest) )?(?:${whole.join('|')})[.!:]?$|${before}(?:${inside.join('|')})${behind}`;
  return [topic as HeadingTopic, new RegExp(pattern, 'iu')] as const;
});

/** A heading with more words is a claim of its own, in which such a word tells little. */
const maxHeadingWords = 9;
const longestHeading = 60;

const problem: ReadonlySet<HeadingTopic> = new Set(['problem']);

/** What goes on where the section of a heading has ended: how things are without the product has been said there. */
export const topicsBehind = (topics: ReadonlySet<HeadingTopic>): ReadonlySet<HeadingTopic> =>
  topics.difference(problem);

/** 'Are you missing updates?', 'Still copying by hand?': what is asked so is how things are without the product. */
const asksReader = (heading: string) =>
  heading.endsWith('?') &&
  /^(?:are you|do you|does your|is your|have you ever|still|ever)\s/i.test(heading) &&
  !/\bquestions?\b|\byou\?$/i.test(heading);

/** All topics that a heading names. */
export function topicsOf(heading: string | null): ReadonlySet<HeadingTopic> {
  // 'The problem is not that …' says so however it goes on.
  if (heading && /^the (?:real |hidden )?problem\b/i.test(heading)) return new Set(['problem']);
  // 'Tide tables are broken — there is a better way': what a dash sets apart is said first.
  const [said = ''] = (heading ?? '').length > longestHeading ? (heading ?? '').split(/\s[—–|]\s/) : [heading ?? ''];
  if (said === '' || said.split(' ').length > maxHeadingWords) return new Set();
  if (asksReader(said)) return new Set(['problem']);
  // '1,013 diagnostic questions' are asked by the product.
  const uncounted = said.replace(/\d[\d,.]{0,9}\+? (?:\p{L}{1,20} )?questions\b/giu, ' ');
  return new Set(patterns.filter(([, pattern]) => pattern.test(uncounted)).map(([topic]) => topic));
}

/** What a part is called tells these; other names are given to whatever looks alike. */
const telledByName: ReadonlySet<HeadingTopic> = new Set([
  ...(['pricing', 'questions', 'voices', 'integrations', 'team'] as const),
]);

/** What a heading and the small line above it say that their part is about; where they say nothing, what the part is called, or its section. */
export function headingTopics({ text, label, called, section }: HeadingText): ReadonlySet<HeadingTopic> {
  // 'For payment providers' says for whom a part is, and not what it is about.
  const said = topicsOf(text).union(topicsOf(label === undefined || /^for /i.test(label) ? null : label));
  const [ofPart, ofSection] = [called, section].map((name) => topicsOf(name ?? null).intersection(telledByName));
  return [said, ofPart].find((topics) => topics?.size) ?? ofSection ?? said;
}
