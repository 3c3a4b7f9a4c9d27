import { countMarkdownWords } from '../../contract/markdown/text.ts';
import type { ArticleAngle } from '../../contract/options.ts';
import { wordTargets } from '../../contract/options.ts';
import { type ArticleDocument, readDocument } from '../../contract/seo/document.ts';
import { type Keyphrase, keyphraseDensity, readKeyphrase } from '../../contract/seo/keyphrase.ts';
import { isPassive } from '../../contract/seo/readability.ts';
import { renderSections } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import { angles, type SectionKind } from './angles.ts';
import { composeArticle } from './compose.ts';
import { giveHeadings, leastWithKey } from './headings.ts';
import { choosePhrase, type Phrase } from './phrase.ts';
import { chooseUnits, type Shares, tiers, usesInText } from './select.ts';
import { readUnits, type Unit } from './units.ts';

export type PlannedSection = {
  kind: SectionKind;
  heading: string;
  /** Its units in order, and how many of the sentences of each are told. */
  units: Array<{ id: number; sentences: number }>;
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
  const keyphrase = readKeyphrase(phrase.text);
  const leftOut = new Set<number>();
  const wordsIn = (outline: TopicOutline) => countMarkdownWords(renderSections(composeArticle(material, outline)));
  const outlineFor = (words: number, shares: Shares): TopicOutline => {
    const chosen = chooseUnits(material, angle, words, { leftOut, shares, keyphrase });
    const sections = angles[angle].sections.flatMap((section): PlannedSection[] => {
      const units = chosen.get(section.kind) ?? [];
      return units.length > 0 || section.kind === 'sources' || section.kind === 'definition'
        ? [{ kind: section.kind, heading: '', units: units.map(({ id, told }) => ({ id, sentences: told.length })) }]
        : [];
    });
    const bare = { angle, phrase, sections, salt };
    const below = composeArticle(material, bare).flatMap(({ blocks }) =>
      blocks.filter(({ kind }) => kind === 'heading'),
    );
    const wanted = Math.ceil((below.length + sections.length - 1) * leastWithKey);
    return { ...bare, sections: giveHeadings(bare, material.seed + salt, wanted) };
  };
  const total = readUnits(material).reduce((sum, { words }) => sum + words, 0);
  const shares = chooseTier((tier) => wordsIn(outlineFor(Math.min(aim, total), tier)), least);
  let words = Math.min(aim, total);
  let outline = outlineFor(words, shares);
  for (let round = 0; round < mostRounds; round += 1) {
    const content = renderSections(composeArticle(material, outline));
    const written = countMarkdownWords(content);
    const overused = findExcess(material, outline, { keyphrase, shares }, content);
    if (overused.length === 0 && written <= most && (written >= least || words >= total)) break;
    if (overused.length > 0) for (const id of overused) leftOut.add(id);
    else words = Math.max(60, Math.min(total, words + (aim - written)));
    outline = outlineFor(words, shares);
  }
  return outline;
}

/** A source may leave the choice between prose that reads well and a longer article: what makes an article at all is enough. */

function chooseTier(wordsAt: (shares: Shares) => number, least: number): Shares {
  const counts: Array<{ shares: Shares; words: number }> = [];
  for (const shares of tiers) {
    const words = wordsAt(shares);
    if (words >= Math.min(least, shortText)) return shares;
    counts.push({ shares, words });
  }
  const possible = Math.max(...counts.map(({ words }) => words));
  return counts.find(({ words }) => words >= possible * 0.8)?.shares ?? tiers[0];
}

const mostRounds = 10;
const shortText = 320;
const mostDensity = 2.45;

type Bounds = { keyphrase: Keyphrase | null; shares: Shares };
type Fault = 'long' | 'passive';

/** What reads well at most, and what a tier may promise to keep to. */
const mostOf: Record<Fault, number> = { long: 0.25, passive: 0.1 };
const longFrom = 21;

/** The last units with what the article has too much of for its readers, as many as it takes. */
function findExcess(
  material: Material,
  outline: TopicOutline,
  { keyphrase, shares }: Bounds,
  content: string,
): number[] {
  const document = readDocument(content);
  const { sentences, words } = document;
  const uses = keyphrase ? sentences.reduce((sum, { text }) => sum + usesInText(keyphrase, text), 0) : 0;
  const perUse = keyphrase ? keyphraseDensity(keyphrase, 1, words) : 1;
  const excess: Array<{ count: number; isIn: (unit: Unit) => boolean }> = [
    {
      count: keyphrase ? Math.ceil(uses - Math.min(mostDensity, shares.density + 0.5) / perUse) : 0,
      isIn: (unit) => keyphrase !== null && unit.told.some(({ text }) => usesInText(keyphrase, text) > 0),
    },
    ...(['long', 'passive'] as const)
      .filter((fault) => shares[fault] <= mostOf[fault])
      .map((fault) => ({
        count: Math.ceil(countFaults(document, fault) - sentences.length * mostOf[fault]),
        isIn: (unit: Unit) => unit[fault] > 0,
      })),
  ];
  const units = new Map(readUnits(material).map((unit) => [unit.id, unit]));
  const ids = outline.sections.filter(({ kind }) => kind !== 'definition').flatMap((section) => section.units);
  const leaving = new Set<number>();
  let left = words;
  for (const { count, isIn } of excess) {
    let missing = count;
    for (const { id } of [...ids].reverse()) {
      const unit = units.get(id);
      if (!unit || missing <= 0 || leaving.has(id) || !isIn(unit)) continue;
      left -= unit.words;
      // An article that is short already rather names its subject once too often than saying less.
      if (left < shortText) break;
      leaving.add(id);
      missing -= 1;
    }
  }
  return [...leaving];
}

const countFaults = ({ sentences }: ArticleDocument, fault: Fault) =>
  sentences.filter(({ words }) => (fault === 'long' ? words.length >= longFrom : isPassive(words))).length;
