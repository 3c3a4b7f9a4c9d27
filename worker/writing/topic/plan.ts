import type { ArticleAngle } from '../../contract/options.ts';
import { wordTargets } from '../../contract/options.ts';
import { readKeyphrase, shareOfWords } from '../../contract/seo/keyphrase.ts';
import { countMarkdownWords } from '../../contract/text.ts';
import type { Material } from '../material.ts';
import { renderSections } from '../section.ts';
import { hashText } from '../seed.ts';
import { type AngleSection, angles, type SectionKind } from './angles.ts';
import { composeArticle } from './compose.ts';
import { choosePhrase, type Phrase } from './phrase.ts';
import { chooseUnits } from './select.ts';
import { readUnits } from './units.ts';

export type PlannedSection = {
  kind: SectionKind;
  heading: string;
  /** Ids of its units, in order. */
  units: number[];
};

export type TopicOutline = {
  angle: ArticleAngle;
  phrase: Phrase;
  sections: PlannedSection[];
  /** Changes what is chosen among equals; a revision takes another. */
  salt: number;
};

/** As much as the asked length holds, what matters most to the angle first. Composing adds and takes away words, so it is measured. */
export function planTopic(material: Material, salt: number): TopicOutline {
  const { angle, length } = material.brief;
  const { least, most } = wordTargets[length];
  const aim = Math.round(least + (most - least) * 0.5);
  const phrase = choosePhrase(material);
  const outlineFor = (words: number): TopicOutline => {
    const chosen = chooseUnits(material, angle, words);
    const sections = angles[angle].sections.flatMap((section): PlannedSection[] => {
      const units = chosen.get(section.kind) ?? [];
      return units.length > 0 || section.kind === 'sources' || section.kind === 'definition'
        ? [{ kind: section.kind, heading: '', units: units.map(({ id }) => id) }]
        : [];
    });
    return { angle, phrase, sections: giveHeadings(sections, phrase, angle, material.seed + salt), salt };
  };
  const total = readUnits(material).reduce((sum, { words }) => sum + words, 0);
  let words = Math.min(aim, total);
  let outline = outlineFor(words);
  for (let round = 0; round < 4; round += 1) {
    const written = countMarkdownWords(renderSections(composeArticle(material, outline)));
    if (written <= most && (written >= least || words >= total)) break;
    words = Math.max(60, Math.min(total, words + (aim - written)));
    outline = outlineFor(words);
  }
  return outline;
}

const leastWithKey = 0.34;

/** About a third of the headings name the keyphrase, the others are short. */
function giveHeadings(
  sections: readonly PlannedSection[],
  phrase: Phrase,
  angle: ArticleAngle,
  seed: number,
): PlannedSection[] {
  const keyphrase = readKeyphrase(phrase.text);
  const wanted = Math.max(1, Math.ceil(sections.length * leastWithKey * 1.4));
  let withKey = 0;
  return sections.map((section, at) => {
    const options = angles[angle].sections.find(({ kind }) => kind === section.kind);
    if (!options || at === 0) return section;
    const left = sections.length - at;
    const isDue = withKey < wanted && (at % 2 === 1 || left <= wanted - withKey);
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

const plurals: Record<string, string> = { is: 'are', it: 'they', its: 'their', has: 'have' };

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
