import type { ArticleBlock, Sentence } from '../../article/section.ts';
import { audienceOf } from '../category.ts';
import { choose, type Kit, state } from '../kit.ts';
import { isFree, readOffer } from '../offers.ts';
import type { PlannedSection } from '../plan.ts';
import { keyphraseAsNoun, productNoun } from '../product-noun.ts';
import { lowerFirst } from '../rewrite/statement.ts';
import { keyHeading } from './headings.ts';
import { heading, paragraph } from './paragraphs.ts';

/** For whom the product is, and the next step that the source offers. */
export function composeClosing(kit: Kit, planned: PlannedSection): ArticleBlock[] {
  const { product } = kit.wording;
  const step = kit.material.source.kind === 'article' ? [] : nextStep(kit);
  const sentences =
    kit.material.source.kind === 'article' ? pointToArticle(kit) : step.length > 0 ? step : pointToSite(kit);
  const plain = choose(kit, 'closing', [
    `Getting started with ${product}`,
    `Trying ${product}`,
    `First steps with ${product}`,
  ]);
  const canTry = readOffer(kit.material).trial ?? readOffer(kit.material).free;
  const text = planned.keyInHeading ? keyHeading(kit, 'closing') : canTry ? plain : `Getting started with ${product}`;
  return [
    heading(kit.material.source.kind === 'article' && !planned.keyInHeading ? 'Where to read on' : text),
    paragraph(sentences),
  ];
}

/** For whom it is, and where the source lets them begin. */
function nextStep(kit: Kit): Sentence[] {
  const { category, material } = kit;
  const { trial, free } = readOffer(material);
  const { homeUrl } = material;
  const audience = material.source.kind === 'product' ? audienceOf(category) : null;
  const facts = audience && category ? [category.fact] : [];
  const topic = kit.keyphrase.inSentence;
  // 'People who grow vegetables in search of an app': one addition is enough.
  const plain = audience && !/ (?:who|with|of|in) /.test(audience);
  const forWhom = audience
    ? `For ${audience}${topic && plain ? choose(kit, 'for whom', [` in search of ${topic}`, ` in need of ${topic}`]) : ''}`
    : topic
      ? `For anyone in search of ${topic}`
      : '';
  const open = (text: string) => (forWhom ? `${forWhom}, ${text}` : text);
  const noun = topic && plain ? null : productNoun(kit);
  if (trial) {
    const terms = [trial.noCard ? 'needs no card' : '', trial.everything ? 'includes every feature' : '']
      .filter(Boolean)
      .join(' and ');
    const text = choose(kit, 'trial', [
      `the [trial of ${trial.length}](${homeUrl}) is the place to start${terms && `, since it ${terms}`}`,
      `the first step is the [trial of ${trial.length}](${homeUrl})${terms && `, which ${terms}`}`,
    ]);
    return state(kit, open(text), [...facts, ...trial.facts]);
  }
  if (free) {
    const limit = readLimit(kit, free.name);
    const what = `the [${free.name} plan](${homeUrl})${noun && audience ? ` of ${noun}` : ''} is the place to start, ${choose(kit, 'free', ['since', 'because'])} it costs nothing`;
    return state(kit, open(`${what}${limit ? ` and covers ${limit.text}` : ''}`), [
      ...facts,
      ...free.facts,
      ...(limit ? [limit.fact] : []),
    ]);
  }
  return [];
}

/** What the free plan is limited to: the first of its entries with a figure. */
function readLimit({ material, wording }: Kit, name: string): { text: string; fact: number } | null {
  const plan = material.source.sheet.plans.find((entry) => entry.name === name && isFree(entry));
  const text = plan?.includes.find(
    (entry) => /^(?:up to |one |two |three )?\d* ?\p{Ll}[^.:;]{3,40}$/iu.test(entry) && /\d|^one\b/i.test(entry),
  );
  const fact = text === undefined ? -1 : material.book.facts.findIndex(({ quote }) => quote === text);
  return text === undefined || fact < 0 ? null : { text: lowerFirst(text, wording), fact };
}

const fewSentences = 14;

/** Where to go: the site itself. */
function pointToSite(kit: Kit): Sentence[] {
  const { homeUrl, source } = kit.material;
  const { product } = kit.wording;
  const site = `the [${product} website](${homeUrl})`;
  if (source.kind === 'docs')
    return state(kit, `the documentation of [${product}](${homeUrl}) has the full instructions`, []);
  const audience = audienceOf(kit.category);
  const topic = kit.keyphrase.inSentence;
  const facts = kit.category ? [kit.category.fact] : [];
  // In a short article the keyphrase has been named often enough.
  const isShort = kit.flow.told < fewSentences;
  const subject = isShort ? product : (productNoun(kit) ?? (topic ? `${topic} with ${product}` : product));
  const whom = audience ? ` for ${audience}` : '';
  return state(
    kit,
    choose(kit, 'site', [
      `for what is still open about ${subject}${whom}, ${site} is the place to look`,
      `before deciding on ${subject}${whom}, readers can look around on ${site}`,
    ]),
    facts,
  );
}

function pointToArticle(kit: Kit): Sentence[] {
  const { homeUrl } = kit.material;
  const about = ` on ${keyphraseAsNoun(kit) ?? kit.keyphrase.phrase}`;
  return state(
    kit,
    choose(kit, 'site', [
      `the [original article](${homeUrl})${about} by ${kit.wording.product} has the whole argument`,
      `the whole text${about} is to be found in the [original article](${homeUrl})`,
    ]),
    [],
  );
}
