import type { Availability, Feature } from '../../contract/product-sheet.ts';
import { splitSentences } from '../../language/sentences.ts';
import { contentOf } from '../../language/words.ts';
import { countTextWords } from '../page/fold-text.ts';
import { praise } from '../records/card-titles.ts';
import { type HeadingTopic, topicsOf } from '../records/heading-topics.ts';
import { numberOfTitle } from '../records/kinds/features.ts';
import { figureText, worded } from '../records/kinds/figures.ts';
import type { TopicRecord } from '../records/types.ts';
import { availabilityOf, isStateLine, isStateName, nameAndMarker, saysBeingMade } from './availability.ts';
import { plansOfMarker, saysPaid } from './plan-markers.ts';
import { isAbout, type Section, sentencesIn } from './sections.ts';
import { isPitch } from './sentences.ts';
import { sharesOf } from './twin-groups.ts';

/** Parts of a page in which nothing is said of what the product does. */
const elsewhere: readonly HeadingTopic[] = [
  ...(['pricing', 'questions', 'voices', 'customers', 'team', 'company', 'posts', 'comparison', 'problem'] as const),
  ...(['legal', 'call', 'install', 'jobs', 'trouble'] as const),
];

/** What one needs is told, where one reads how it is installed too. */
export const isElsewhere = (section: Pick<Section, 'topics'>, ...others: HeadingTopic[]) =>
  isAbout(section, ...elsewhere.filter((topic) => topic !== 'install' || !isAbout(section, 'requirements')), ...others);

/** 'The kit below is planned, not built' holds of all that stands there. */
const saysPlanned =
  /\b(?:below|following|these|this) (?:\p{L}{1,15} ){0,3}(?:is|are) (?:still |currently )?(?:planned|in development|not (?:yet )?(?:built|available|released)|coming)\b|\bhere(?:['’]s| is) what we(?:['’]re| are) (?:designing|building|planning)\b/iu;

export const comingIn = (section: Section): Availability | null =>
  isAbout(section, 'coming') || sentencesIn(section).some((text) => saysPlanned.test(text)) ? 'coming' : null;

function headingsOver({ heading, parent }: Section): string[] {
  return [...(heading === null ? [] : [heading]), ...(parent ? headingsOver(parent) : [])];
}

/** 'More about tide tables' is set over what is told of them. */
const leadingOn = /^(?:(?:learn|read|know|find out) )?more about (?:(?:our|the) )?(?=\p{L})/iu;

const fewestOfTagline = 5;
const shareOfTagline = 0.6;

/** Without the line under a name of which most, and every figure, is said once more, and in full, below it; what denies is told. */
function withoutTagline(lines: readonly string[]): readonly string[] {
  const [first = '', ...rest] = lines;
  // Labels repeat what a sentence is about, and say nothing of it.
  const [own, said] = [first, rest.filter((text) => /[.!]$/.test(text)).join(' ')].map(contentOf);
  const isSaid =
    own && said && own.size >= fewestOfTagline && said.size > own.size && sharesOf(own, said) >= shareOfTagline;
  const figures = [...(own ?? [])].filter((word) => /\d/.test(word));
  return isSaid &&
    figures.every((figure) => said.has(figure)) &&
    !/\b(?:no|not|never|without)\b/i.test(first) &&
    !/^(?:it|its|this|that|these|those|they)\b/i.test(rest[0] ?? '')
    ? rest
    : lines;
}

/** The list below a text, where that does not say already what each of its items says. */
function withoutEcho(items: readonly string[], said: string): readonly string[] {
  const told = contentOf(said);
  const echoes = items.filter((item) => sharesOf(contentOf(item), told) > 0.5);
  return echoes.length === items.length ? [] : items;
}

/** A named thing and what is told of it, without calls and labels. */
export function toFeature(
  record: TopicRecord,
  section: Section,
  heading: string | null,
  role: Feature['role'],
  planNames: readonly string[],
): Feature {
  const title = record.title.replace(leadingOn, '');
  const { name, marker } = nameAndMarker(title);
  const sentences = withoutTagline(record.lines).flatMap(splitSentences);
  const states = [...(isStateName(record.title) ? [record.title] : []), ...sentences.filter(isStateLine)];
  const markers = [...record.badges, ...sentences].filter((text) => plansOfMarker(text, planNames).length > 0);
  // What stands under the name of a plan is a part of it.
  const plans = [marker, ...markers, ...headingsOver(section)].flatMap((text) => plansOfMarker(text, planNames));
  const state = availabilityOf([marker]);
  const isComing = role !== 'step' && saysBeingMade(sentences[0] ?? '');
  const availability =
    availabilityOf([...record.badges, ...states]) ?? state ?? (isComing ? 'coming' : comingIn(section));
  const paid = [marker, ...record.badges, ...sentences].filter((text) => saysPaid(text) && !markers.includes(text));
  const whole = sentences.filter(
    // What calls somebody is a step all the same.
    (sentence) => ![...states, ...markers, ...paid].includes(sentence) && (role === 'step' || !isPitch(sentence)),
  );
  const labels = [...new Set([...(record.labels ?? []), ...paid])].filter(
    (label) => label !== marker && !praise.test(label) && !markers.includes(label),
  );
  const isMarked = state !== null || plansOfMarker(marker, planNames).length > 0;
  const isWhole = record.items.length > 0 || whole.some((sentence) => countTextWords(sentence) > 3);
  // Beside sentences or a list, a word or two are labels.
  const told = whole.filter((sentence) => !isWhole || countTextWords(sentence) > 2 || /[.!]$/.test(sentence));
  const items = withoutEcho(record.items, told.join(' '));
  return {
    name: isMarked ? name : title,
    sentences: [...told, ...items],
    ...(items.length > 0 && { listed: items.length }),
    heading,
    role,
    availability,
    plans: planNames.filter((plan) => plans.includes(plan)),
    ...(labels.length > 0 && { labels }),
    page: section.page,
    quote: record.quote,
  };
}

/** 'Watch the video', 'Read our guide' */
const ofMedia =
  /^(?:watch|view|see|read|play|explore|browse) (?:(?:the|our|a|an) )?(?:[\p{L}-]{1,15} )?(?:walk-?through|demo|video|tour|docs|documentation|guides?|webinar|tutorials?|changelog|roadmap)\b/iu;

/** '39% of breaches begin with …', '~120 passwords each': how the world is, and nothing that the product does. */
const ofWorld =
  /^(?:(?:about|over|nearly|almost|up to) )?\d{1,3}(?:\.\d)?\s?% of (?:(?:all|the) )?\p{L}{2,20}s\b|^[~≈]\s?\d/iu;

/** A card may stand for a part of its own: 'Our mission', 'Get in touch', '1.4.0'; '3 · Check out' is one of an order. */
export function isCall(title: string): boolean {
  if (!Number.isNaN(numberOfTitle(title))) return false;
  const topics = topicsOf(title);
  return (
    topics.has('call') ||
    topics.has('legal') ||
    topics.has('company') ||
    /^(?:…|\.\.\.)|\band (?:much |so much |many |lots )?more[.!…]{0,3}$/i.test(title) ||
    (figureText.test(title) && !worded.test(title)) ||
    ofWorld.test(title) ||
    ofMedia.test(title)
  );
}
