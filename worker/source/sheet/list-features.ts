import type { Feature } from '../../contract/product-sheet.ts';
import { splitSentences } from '../../language/sentences.ts';
import { countTextWords } from '../page/fold-text.ts';
import type { TopicRecord } from '../records/types.ts';
import type { Block, SourcePage } from '../types.ts';
import { availabilityOf, isStateLine, nameAndMarker } from './availability.ts';
import { plansOfMarker } from './plan-markers.ts';
import { listsFeatures, ownList } from './section-feature.ts';
import type { Section } from './sections.ts';
import { comingIn, toFeature } from './to-feature.ts';

/** 'Its features include:' */
const leadsToFeatures = (block: Block | undefined) =>
  block?.kind === 'paragraph' && block.text.endsWith(':') && listsFeatures.test(block.text);

const minItemWords = 2;
const maxItemWords = 60;

const longestLead = 12;

/** A line right before a list that leads to it, by a colon or, where `mayGoOn`, by words that do not end. */
const leadsTo = (before: Block | undefined, mayGoOn: boolean): before is Extract<Block, { kind: 'paragraph' }> =>
  before?.kind === 'paragraph' &&
  (before.text.endsWith(':') || (mayGoOn && goesOn.test(before.text))) &&
  splitSentences(before.text).length === 1 &&
  countTextWords(before.text) <= longestLead;
const goesOn = /\b(?:for|to|with|by|of|in|on|from|as|includes?|including)$/i;

/** Several lists of one part, each below the line that leads to it: 'It reads:', 'It writes:'. One alone is what its heading names. */
export function ofLedLists(section: Section, planNames: readonly string[]): Feature[] {
  const led = section.blocks.flatMap((block, at): TopicRecord[] => {
    const before = section.blocks[at - 1];
    if (block.kind !== 'list' || !leadsTo(before, false)) return [];
    const title = before.text.slice(0, -1);
    return [{ title, lines: [], items: block.items, badges: [], quote: [title, ...block.items].join('\n') }];
  });
  return led.length < 2 ? [] : led.map((record) => toFeature(record, section, section.heading, 'feature', planNames));
}

/** Items of a list that its heading, or the address of its page, calls features, or names: each is told as it stands. */
export function ofLists(section: Section, planNames: readonly string[], pages: readonly SourcePage[]): Feature[] {
  const { heading, page, blocks } = section;
  // The first heading of a page may be no more than the site's name.
  const address = section.isFirst ? (pages[page]?.url ?? '') : '';
  const isHeaded = listsFeatures.test(heading ?? '') || listsFeatures.test(address.split('/').at(-1) ?? '');
  const called = blocks.flatMap((block, at) =>
    block.kind === 'list' && (isHeaded || leadsToFeatures(blocks[at - 1])) ? block.items : [],
  );
  const items = called.length > 0 ? called : ownList(section);
  // An item that goes on in small letters where others begin with a capital is a part of the one before.
  const isCapital = items.filter((item) => /^\p{Lu}/u.test(item)).length > items.length / 2;
  const told = items.filter((item) => {
    const words = countTextWords(item);
    return words >= minItemWords && words <= maxItemWords && !(isCapital && /^\p{Ll}+\s/u.test(item));
  });
  const lead = leadTo(section, items);
  return told.map((text) => {
    const { name, marker } = nameAndMarker(text);
    const plans = plansOfMarker(marker, planNames);
    const state = isStateLine(marker) ? availabilityOf([marker]) : null;
    return {
      name: plans.length > 0 || state !== null ? name : text,
      sentences: [],
      heading: lead ?? heading,
      role: 'feature',
      availability: state ?? comingIn(section),
      plans,
      page,
      quote: text,
    };
  });
}

/** What stands right before a list and does not end leads to it: 'It is made for', 'It comes with:'; null where nothing does. */
function leadTo({ blocks }: Section, items: readonly string[]): string | null {
  const at = blocks.findIndex((block) => block.kind === 'list' && block.items.length === items.length);
  const before = blocks[at - 1];
  return leadsTo(before, true) ? before.text.replace(/:$/, '') : null;
}
