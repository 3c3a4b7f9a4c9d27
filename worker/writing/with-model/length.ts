import { countMarkdownWords } from '../../contract/markdown/text.ts';
import { wordTargets } from '../../contract/options.ts';
import { foldText } from '../../language/words.ts';
import { changeSentences, factsIn, linesOf, renderSections, type Section, sentencesOf } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import { withoutLooseEnds } from './blocks.ts';
import { tellable } from './fact-list.ts';

export const countWordsOf = (sections: readonly Section[]) => countMarkdownWords(renderSections(sections));

/** Facts for one more section: those that are not told yet, as many as one has room for. */
export function factsLeft(material: Material, sections: readonly Section[]): number[] {
  const { book } = material;
  const told = new Set(factsIn(sections));
  const text = foldText(renderSections(sections));
  const isTold = (fact: number) => told.has(fact) || text.includes(foldText(book.facts[fact]?.quote ?? ''));
  const left = tellable(material).filter((fact) => !isTold(fact) && book.facts[fact]?.kind !== 'title');
  return left.slice(0, 12);
}

/**
 * The article without the explanation that is more than this share of it: taken sentence by sentence from the section that has most of
 * it, of the closing last, and from the ends of paragraphs, so that nothing is left that leads to what went.
 */
export function limitExplanation(sections: readonly Section[], most: number): Section[] {
  const surplus = (explainedIn(...sections) - most * countWordsOf(sections)) / (1 - most);
  return shorten(sections, surplus, { weigh: explainedIn, cut: withoutExplained });
}

type Way = { weigh(section: Section): number; cut(section: Section, at: number): Section | null };

/** Takes as many words away, bit by bit, from the section that has most of their kind; of the last one only where no other has any. */
function shorten(sections: readonly Section[], surplus: number, { weigh, cut }: Way): Section[] {
  const weighed = (section: Section, at: number) => ({ section, at, weight: weigh(section), rest: cut(section, at) });
  const held = sections.map(weighed);
  const last = sections.length - 1;
  for (let spare = surplus; spare > 0; ) {
    const [longest] = held
      .filter(({ rest }) => rest)
      .sort((one, other) => Number(one.at === last) - Number(other.at === last) || other.weight - one.weight);
    if (!longest?.rest) break;
    const next = weighed(longest.rest, longest.at);
    held[next.at] = next;
    spare -= longest.weight - next.weight;
  }
  return held.map(({ section }) => section);
}

/** Words of explanation. */
export const explainedIn = (...sections: readonly Section[]) =>
  sections
    .flatMap(sentencesOf)
    .reduce((sum, { kind, text }) => sum + (kind === 'explanation' ? countMarkdownWords(text) : 0), 0);

/** Without the last sentence of explanation that ends a paragraph; null where none does. */
function withoutExplained(section: Section): Section | null {
  const last = section.blocks.findLast((block) => linesOf(block).at(-1)?.kind === 'explanation');
  const blocks = section.blocks.flatMap((block) =>
    block === last ? changeSentences(block, (all) => all.slice(0, -1)) : [block],
  );
  return last ? { ...section, blocks: withoutLooseEnds(blocks) } : null;
}

/**
 * Takes sentences from the ends of the longest sections until the article fits, with what is to come `after` it; introduction and
 * closing stay.
 */
export function trimToLength({ brief }: Material, sections: readonly Section[], after: readonly Section[] = []) {
  const surplus = countWordsOf(sections) + countWordsOf(after) - wordTargets[brief.length].most;
  const isBetween = (at: number) => at > 0 && at < sections.length - 1;
  return shorten(sections, surplus, {
    weigh: (section) => countWordsOf([section]),
    cut: (section, at) => (isBetween(at) ? withoutLast(section) : null),
  });
}

/** The section without its last sentence or item, or its last block where that would be left too short; null where it is the only one. */
function withoutLast(section: Section): Section | null {
  const last = section.blocks.slice(-1).flatMap((block) => {
    const fewest = block.kind === 'list' ? 2 : 1;
    return block.kind === 'table' ? [] : changeSentences(block, (all) => (all.length > fewest ? all.slice(0, -1) : []));
  });
  const blocks = withoutLooseEnds([...section.blocks.slice(0, -1), ...last]);
  return blocks.some(({ kind }) => kind !== 'heading') ? { ...section, blocks } : null;
}
