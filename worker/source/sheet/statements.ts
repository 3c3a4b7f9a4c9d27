import type { Notice, Statement } from '../../contract/product-sheet.ts';
import { escapePattern } from '../../escape-pattern.ts';
import { splitSentences } from '../../language/sentences.ts';
import { countTextWords, textKey } from '../page/fold-text.ts';
import { isStateLabel } from '../page/state-label.ts';
import type { PageLabel } from '../page/types.ts';
import type { SourcePage } from '../types.ts';
import { readSystems } from './access/systems.ts';
import { stateOf } from './availability.ts';
import { isAbout, paragraphsOf, type Section, sentencesIn } from './sections.ts';
import { isPitch, isSentence } from './sentences.ts';

/** One sentence that says what the product is: 'X is …', else the first sentence of the page's description that has a verb. */
export function findDescription(
  pages: readonly SourcePage[],
  sections: readonly Section[],
  name: string,
): Statement | null {
  const [first] = pages;
  if (!first) return null;
  const opening = sections
    .filter(({ page, level }) => page === 0 && level <= 2)
    .slice(0, 3)
    .flatMap(paragraphsOf);
  const sentences = [first.description ?? first.meta.description ?? '', ...opening]
    .flatMap(splitSentences)
    .filter((text) => !isPitch(text));
  const defines = new RegExp(
    `^${escapePattern(name)}\\s(?:is|lets|helps|makes|gives|turns|brings|provides|keeps)\\s`,
    'i',
  );
  const text =
    sentences.find((sentence) => defines.test(sentence)) ??
    sentences.find((sentence) => isSentence(sentence, first.language, name));
  return text ? { text, page: 0, quote: text } : null;
}

const maxStatements = 24;

/** What the makers say of themselves. */
export function findCompany(sections: readonly Section[], language: string | null, name: string): Statement[] {
  const found = new Map<string, Statement>();
  for (const section of sections) {
    if (!isAbout(section, 'company')) continue;
    for (const text of sentencesIn(section))
      if (isSentence(text, language, name) && found.size < maxStatements)
        found.set(textKey(text), { text, page: section.page, quote: text });
  }
  return [...found.values()];
}

/** What a page calls itself when it speaks of its end. */
const itself =
  'we|(?:the|this|our) (?:service|app|application|product|project|site|website|platform|company|software|tool|library|package|repository|program|plugin|extension|shop)';

/** What a sentence says of the whole product, and nothing more, while it cannot be had by all. */
const notOut =
  'in (?:an? )?(?:public |private |closed |open |early )?(?:beta|alpha)|in early access|pre-?launch|coming soon|launching soon|not (?:yet )?(?:available|released)(?: yet)?|(?:being prepared|preparing) for (?:[a-z]{1,15} ){0,2}(?:release|launch)';

/** 'During the beta, the app is free.' */
const isDuring =
  /^(?:during|while in) (?:the |our |its )?(?:public |private |closed |open |early )?(?:beta|alpha|early access|preview)\b/i;

const ofStore = /\b(?:app store|google play|play store|chrome web store|microsoft store)\b/i;

/** Sentences and headings that say that the product cannot be had, or not for long. */
export function findNotices(sections: readonly Section[], name: string): Notice[] {
  const found = new Map<string, Notice>();
  const names = name === '' ? itself : `${itself}|${escapePattern(name)}`;
  const isOfProduct = new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${names})(?:$|[^\\p{L}\\p{N}])`, 'iu');
  const isNotOut = new RegExp(
    `^(?:${names})\\s(?:is|will be)\\s(?:currently |still )?(?:(?:${notOut})[.!]?$|(?:invite|invitation)[- ]only\\b)`,
    'iu',
  );
  for (const section of sections) {
    if (isAbout(section, 'voices', 'posts', 'comparison', 'questions', 'problem')) continue;
    const { heading, page } = section;
    for (const text of [...(heading === null ? [] : [heading]), ...sentencesIn(section)]) {
      const availability = stateOf(text);
      const isGrave = availability === 'closing' || availability === 'closed';
      const isStore = page === 0 && text === heading && ofStore.test(text) && isStateLabel(text);
      const isEarly = isNotOut.test(text) || (isDuring.test(text) && isOfProduct.test(text));
      const isTold = isGrave ? text.split(' ').length > 3 && isOfProduct.test(text) : isEarly || isStore;
      if (availability !== null && isTold) found.set(textKey(text), { text, availability, page, quote: text });
    }
  }
  const opening = sections.filter(({ page, level, isFirst }) => page === 0 && (level === 0 || isFirst));
  for (const { heading } of sections.filter(({ page, level }) => page === 0 && level > 0).slice(0, 2))
    if (heading !== null && endsAwaited.test(heading))
      found.set(textKey(heading), { text: heading, availability: 'coming', page: 0, quote: heading });
  for (const lines of opening.map(paragraphsOf))
    for (const [at, line] of lines.entries()) {
      const [text = ''] = splitSentences(line);
      const availability = isStateLabel(text) && !isOfOneSystem(lines, at) ? stateOf(text) : null;
      if (availability !== null && found.size === 0)
        found.set(textKey(text), { text, availability, page: 0, quote: text });
    }
  if (found.size === 0) for (const notice of waitlists(sections)) found.set(textKey(notice.text), notice);
  return [...found.values()];
}

/** 'A logbook for the shore, coming soon', as a page is headed. */
const endsAwaited = /^[^.!?]{1,80}[,–—-] ?(?:coming|launching|arriving) (?:very )?soon[.!]?$/i;

/** 'Windows version in development' right beside 'Coming soon' says what is coming. */
const isOfOneSystem = (lines: readonly string[], at: number) =>
  [lines[at - 1], lines[at + 1]].some(
    (line = '') => readSystems(line).found.length === 1 && countTextWords(line) <= longestBeside,
  );
const longestBeside = 6;

const fewestButtons = 2;
const ofAccess =
  /^(?:get|request|join|apply for|sign up for) (?:the |our |your )?(?:early access|wait ?list|waiting list|launch list|(?:private |closed |public )?beta|an invite)[\s.!→›]{0,3}$/i;

/** What is pressed to be let in one day. */
export const asksForAccess = ({ kind, text }: PageLabel) => kind === 'link' && ofAccess.test(text);

/** Several buttons that ask for access, one of them on the first page, where nothing else hands the product out. */
export function findWaitlist(pages: readonly SourcePage[]): Notice[] {
  const asking = ({ labels = [] }: SourcePage) => labels.filter(asksForAccess);
  const [text] = pages
    .slice(0, 1)
    .flatMap(asking)
    .map((label) => label.text.replace(/[\s.!→›]{1,3}$/, ''));
  return text === undefined || pages.flatMap(asking).length < fewestButtons
    ? []
    : [{ text, availability: 'waitlist', page: 0, quote: text }];
}

export const asksToWait =
  /^(?:join|get on|sign up for) (?:the|our) (?:waitlist|waiting list)(?:[.!]?$|,? (?:and|to) )/i;
const saysWhen = /\b(?:launch|open|invite|ready|released?|pilots?)\b/i;

/** A heading or running text of the first page that asks its reader to wait: there is nothing to be had yet. */
function waitlists(sections: readonly Section[]): Notice[] {
  // One thing that is to come has a list of its own.
  const others = ['pricing', 'questions', 'voices', 'coming'] as const;
  const about = sections.filter((section) => section.page === 0 && !isAbout(section, ...others));
  const said = about.flatMap((section) => [...(section.heading ? [section.heading] : []), ...paragraphsOf(section)]);
  const asked = said.flatMap((paragraph): Notice[] => {
    const sentences = splitSentences(paragraph);
    const at = sentences.findIndex((sentence) => asksToWait.test(sentence));
    const [before = '', asked, next = ''] = ['', ...sentences].slice(Math.max(0, at));
    if (at < 0 || asked === undefined) return [];
    const text = [before, asked, next].filter((one) => one === asked || saysWhen.test(one)).join(' ');
    return [{ text, availability: 'waitlist', page: 0, quote: text }];
  });
  return asked.slice(0, 1);
}
