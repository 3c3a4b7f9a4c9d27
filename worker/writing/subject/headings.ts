import { readKeyphrase, shareOfWords } from '../../contract/seo/keyphrase.ts';
import { hashText } from '../article/seed.ts';
import { type AngleSection, angles, type SectionKind } from './angles.ts';
import { type Phrase, shapePhrase } from './phrase.ts';
import type { PlannedSection, TopicOutline } from './plan.ts';

/** So many of all headings, those of the third level included, name the keyphrase. */
export const leastWithKey = 0.32;

/** As many headings name the keyphrase as are wanted, evenly spread; the others are short. */
export function giveHeadings(
  { sections, phrase, angle }: TopicOutline,
  seed: number,
  wanted: number,
): PlannedSection[] {
  const keyphrase = readKeyphrase(phrase.text);
  const count = sections.length - 1;
  let withKey = 0;
  return sections.map((section, at) => {
    const options = angles[angle].sections.find(({ kind }) => kind === section.kind);
    // What stands before the first heading is the lead.
    if (!options || at === 0) return section;
    const isDue = withKey < Math.ceil((at / count) * Math.min(wanted, count));
    const heading = headingOf(options, phrase, isDue, hashText(`${seed} ${section.kind}`));
    if (keyphrase && shareOfWords(keyphrase, heading) > 0.5) withKey += 1;
    return { ...section, heading };
  });
}

function headingOf({ headings, plain }: AngleSection, phrase: Phrase, withKey: boolean, seed: number): string {
  const choice = <T>(options: readonly T[]): T | undefined => options[seed % options.length];
  if (!withKey) return choice(plain) ?? '';
  if (phrase.inline === null) {
    const [first = '', ...rest] = choice(plain) ?? '';
    return `${capital(phrase.text)}: ${first.toLowerCase()}${rest.join('')}`;
  }
  return fillPhrase(choice(headings) ?? '', phrase);
}

/** Puts the keyphrase into a template, and its verbs into the right number. */
export function fillPhrase(template: string, { text, inline, bare, isPlural }: Phrase): string {
  return template
    .replaceAll('{K}', capital(bare))
    .replaceAll('{k}', inline ?? text)
    .replaceAll('{t}', bare)
    .replace(/\{(\w+)\}/g, (_, verb: string) => (isPlural ? (plurals[verb] ?? verb.replace(/s$/, '')) : verb));
}

/** What another page says of its own subject, under a heading that says of what and in what respect. */
const underneath: Partial<Record<SectionKind, readonly string[]>> = {
  process: ['{K} in practice', '{K} in use'],
  parts: ['What goes into {t}', 'The parts of {t}'],
  kinds: ['Kinds of {t}', 'Forms of {t}'],
  uses: ['The uses of {t}', 'What speaks for {t}'],
  history: ['The story of {t}', 'The history of {t}'],
  figures: ['{K} in figures', 'The figures on {t}'],
  rules: ['Rules for {t}', 'Which rules apply to {t}'],
  limits: ['Limits of {t}', 'What can go wrong with {t}'],
  choice: ['How to choose {t}', 'What to look for in {t}'],
};

export function headingOfPage(name: string, kind: SectionKind, seed: number): string | null {
  const options = underneath[kind];
  const phrase = shapePhrase(name);
  if (!options || phrase.inline === null) return null;
  return fillPhrase(options[seed % options.length] ?? '', phrase);
}

const plurals: Record<string, string> = { is: 'are', it: 'they', its: 'their', has: 'have', does: 'do' };

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
