import type { ArticleAngle } from '../../contract/options.ts';
import { wordTargets } from '../../contract/options.ts';
import { readDocument } from '../../contract/seo/document.ts';
import { countUses, type Keyphrase, keyphraseDensity, readKeyphrase } from '../../contract/seo/keyphrase.ts';
import { countMarkdownWords } from '../../contract/text.ts';
import type { Material } from '../material.ts';
import { renderSections } from '../section.ts';
import { angles, type SectionKind } from './angles.ts';
import { composeArticle } from './compose.ts';
import { giveHeadings, leastWithKey } from './headings.ts';
import { choosePhrase, type Phrase } from './phrase.ts';
import { chooseUnits, type Shares, tiers } from './select.ts';
import { readUnits } from './units.ts';

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
    const overused = keyphrase
      ? findOveruse(material, outline, { keyphrase, most: shares.density + 0.5 }, content)
      : [];
    if (overused.length === 0 && written <= most && (written >= least || words >= total)) break;
    if (overused.length > 0) for (const id of overused) leftOut.add(id);
    else words = Math.max(60, Math.min(total, words + (aim - written)));
    outline = outlineFor(words, shares);
  }
  return outline;
}

/** A source may leave the choice between prose that reads well and an article at all: a good part of the possible length is enough. */
const enough = 0.7;

function chooseTier(wordsAt: (shares: Shares) => number, least: number): Shares {
  const counts: Array<{ shares: Shares; words: number }> = [];
  for (const shares of tiers) {
    const words = wordsAt(shares);
    if (words >= least * enough) return shares;
    counts.push({ shares, words });
  }
  const possible = Math.max(...counts.map(({ words }) => words));
  return counts.find(({ words }) => words >= possible * enough)?.shares ?? tiers[0];
}

const mostRounds = 10;
const shortText = 320;

/** The last units that use the keyphrase, as many as the article has too many uses of it for its readers. */
function findOveruse(
  material: Material,
  { sections }: TopicOutline,
  { keyphrase, most }: { keyphrase: Keyphrase; most: number },
  content: string,
): number[] {
  const { sentences, words } = readDocument(content);
  const usesOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + countUses(keyphrase, text), 0);
  const density = keyphraseDensity(keyphrase, usesOf(sentences.map(({ text }) => text)), words);
  const excess = Math.ceil((density - most) / keyphraseDensity(keyphrase, 1, words));
  if (excess <= 0) return [];
  const units = new Map(readUnits(material).map((unit) => [unit.id, unit]));
  const ids = sections.filter(({ kind }) => kind !== 'definition').flatMap((section) => section.units);
  const leaving: number[] = [];
  let left = words;
  for (const { id } of [...ids].reverse()) {
    const unit = units.get(id);
    if (!unit || leaving.length >= excess || usesOf(unit.told.map(({ text }) => text)) === 0) continue;
    left -= unit.words;
    // An article that is short already rather names its subject once too often than saying less.
    if (left < shortText) break;
    leaving.push(id);
  }
  return leaving;
}
