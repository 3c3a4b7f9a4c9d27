/*
 * What a part of a page is about, as its heading says it. Phrases with which product sites in general head such parts, gathered
 * from style guides of landing pages and the headings of common site kits; none names a product or a trade.
 */

export const topics = {
  pricing:
    'pricing; price; prices; plans; packages; subscriptions; editions; choose your plan; pick a plan; choose a plan',
  questions:
    'faq; faqs; frequently asked; common questions; q&a; questions and answers; your questions; got questions; questions answered',
  voices:
    'testimonials; testimonial; reviews; what * say; what * says; what * are saying; what * think; loved by; wall of love; kind words; customer stories; success stories; hear from; in their words; praise',
  integrations:
    'integrations; integrates with; integration; works with; work with; plays well with; connects to; connects with; connect to; connectors; compatible with; compatibility; supported providers; supported models; supported platforms; supported tools; supported backends; supported formats; ecosystem; your stack; your tools; adapters; plug into; backends; providers; plugs into',
  customers:
    'trusted by; used by; our customers; who uses; companies that; teams at; in use at; customers; clients; as seen in; as seen on; featured in; featured on; backed by; sponsors; sponsored by; supporters; partners; our partners; investors',
  team: 'team; our team; meet the team; founders; who we are; leadership; contributors; maintainers; people behind; advisors; board',
  company: 'about us; our story; our mission; our values; our vision; mission; about the company; our history',
  posts:
    'blog; latest posts; latest news; news; from the blog; articles; recent posts; related posts; resources; press; in the news; read next; further reading; changelog; release notes; what is new; updates; references; case studies; events; webinars',
  steps: 'how it works; how * works; in * steps; three steps; four steps; workflow; the process',
  install:
    'install; installing; installation; setup; set up; setting up; getting started; get started; quick start; quickstart; build from source; requirements',
  comparison:
    'versus; vs; compare; compared; comparison; compares; alternatives; alternative; the difference; how we differ; before and after; unlike; others; competitors; competition',
  problem:
    'problem; the problem; problems; pain; struggling; tired of; frustrated; sound familiar; the old way; without; challenge; challenges; what goes wrong; broken; the cost of; mistakes; risks; stop',
  coming:
    'coming soon; roadmap; planned; upcoming; coming next; on the way; in development; future plans; under development',
  legal:
    'privacy; terms; legal; license; licence; cookies; cookie policy; disclaimer; imprint; refunds; refund policy; copyright; acknowledgements; credits',
  call: 'ready to; still have questions; still have; contact us; get in touch; subscribe; sign up; newsletter; join us; join the; join our; book a demo; request a demo; request access; try it; try it now; stay in the loop; stay up to date; follow us; talk to us; need help; support us; donate; start today; start now; get notified; want to; download now; questions?',
  sample:
    'demo; live demo; preview; example; examples; screenshots; gallery; see it in action; in action; playground; showcase',
} as const;

export type HeadingTopic = keyof typeof topics;

/** A star stands for up to four words. */
const escape = (phrase: string) => phrase.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(' *', '(?: [^ ]{1,20}){1,4}?');

const patterns = Object.entries(topics).map(([topic, phrases]) => {
  const words = phrases.split(';').map((phrase) => escape(phrase.trim()));
  return [
    topic as HeadingTopic,
    new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${words.join('|')})(?:$|[^\\p{L}\\p{N}])`, 'iu'),
  ] as const;
});

/** A heading with more words is a claim of its own, in which such a word tells little. */
const maxHeadingWords = 9;

/** All topics that a heading names. */
export function topicsOf(heading: string | null): ReadonlySet<HeadingTopic> {
  if (heading === null || heading.split(' ').length > maxHeadingWords) return new Set();
  return new Set(patterns.filter(([, pattern]) => pattern.test(heading)).map(([topic]) => topic));
}

/** What a heading and the small line above it say that their part is about. */
export const headingTopics = ({ text, label = null }: { text: string; label?: string | null }) =>
  topicsOf(text).union(topicsOf(label));
