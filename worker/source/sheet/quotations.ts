import type { Quotation } from '../../contract/product-sheet.ts';
import { textKey } from '../page/fold-text.ts';
import type { VoiceRecord } from '../records/types.ts';
import { type Section, sentencesIn } from './sections.ts';

const makes = /\b(?:co-?)?(?:founder|creator|maintainer|author)s?\b/i;

/** Who made the product does not say what others say of it; somebody of another company does. */
const isMaker = ({ speaker, role, organisation }: VoiceRecord, name: string) =>
  makes.test(`${speaker} ${role ?? ''} ${organisation ?? ''}`) &&
  (organisation === null || makes.test(organisation) || textKey(organisation).includes(textKey(name)));

const ofOther = /\b(?:reviews? of|(?:clients?|customers?|users?) of|(?:of|by|from) our)\b/i;
const ofOurs = /^\w+ of ours\b/i;

/** 'Customer of our partner', 'review of the stand': the words are about something else. */
function isAboutOther({ speaker, role, organisation }: VoiceRecord, name: string): boolean {
  const signed = [speaker, role, organisation].filter(Boolean).join(', ');
  const at = signed.search(ofOther);
  const other = signed.slice(at);
  return at >= 0 && !ofOurs.test(other) && !textKey(other).includes(textKey(name));
}

const placeholder = /\bcoming soon\b|\byour (?:story|quote|review|testimonial)\b/i;
/** Who signs with an address is shown as a customer. */
const address = /^(?:https?:|www\.)/i;
const ofThemselves =
  /^(?:founded|established|based|incorporated) in\b|^we (?:are|provide|offer|specialise|specialize)\b/i;

/** Of whoever speaks, or of nobody yet, and not of the product; its makers stand in the place of others to come. */
function isOfNone({ text, speaker, organisation }: VoiceRecord, name: string): boolean {
  const said = text.replace(/^["“]/, '').trim();
  const isOwn = (who: string) => address.test(who) || (who !== '' && said.toLowerCase().startsWith(who.toLowerCase()));
  return (
    [speaker, organisation ?? ''].some(isOwn) ||
    ofThemselves.test(said) ||
    placeholder.test(said) ||
    speaker.includes(name)
  );
}

/** 'Representative quotes from our tests': nobody said them so. */
const madeUp =
  /\b(?:representative|illustrative|sample|example|fictional|composite|placeholder) (?:quotes?|testimonials?|reviews?|voices)\b/i;

/** What parts of the pages and things are called: such a name over words is nobody's. */
const namesOfParts = (sections: readonly Section[]): ReadonlySet<string> =>
  new Set(
    sections
      .flatMap(({ heading, blocks }) => [
        heading ?? '',
        ...blocks.flatMap((block) =>
          block.kind === 'records' && block.of === 'features' ? block.records.map(({ title }) => title) : [],
        ),
      ])
      .map(textKey),
  );

/** People's words, each once. */
export function findQuotations(sections: readonly Section[], name: string): Quotation[] {
  const found = new Map<string, Quotation>();
  const parts = namesOfParts(sections);
  for (const section of sections) {
    if (sentencesIn(section).some((text) => madeUp.test(text))) continue;
    for (const block of section.blocks) {
      if (block.kind !== 'records' || block.of !== 'voices') continue;
      for (const record of block.records) {
        if (isMaker(record, name) || isAboutOther(record, name) || isOfNone(record, name)) continue;
        if (record.speaker !== '' && parts.has(textKey(record.speaker))) continue;
        const key = textKey(record.text).slice(0, 60);
        if (!found.has(key)) found.set(key, { ...record, page: section.page });
      }
    }
  }
  return [...found.values()];
}
