import { countMarkdownWords } from '../../contract/markdown/text.ts';
import { findPoorReading } from '../../contract/seo/readability-checks.ts';
import { plainSentence, renderSections, sentencesOf } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import { isCopied } from '../grounding/copied-runs.ts';
import { draftOf } from './fit-length.ts';
import type { Sparing } from './flow.ts';
import { readMaterial } from './kit.ts';
import type { Outline } from './plan.ts';

const mostCopied = 0.32;
const aimCopied = 0.27;
const aimPassive = 0.08;
const fullArticle = 300;

type Excess = Pick<Sparing, 'copies' | 'passives'> & { tooFewTies: boolean };

/** What a first plan has too much of: the source's own words, or the passive voice where other readers' troubles come with it. */
export function findExcess(material: Material, outline: Outline): Excess {
  const { runs } = readMaterial(material);
  const sections = draftOf(material, outline);
  const sentences = sections.flatMap(sentencesOf);
  const copied = sentences.filter(({ text }) => isCopied(plainSentence(text), runs)).length;
  const content = renderSections(sections);
  const poor = findPoorReading(content);
  const tooManyPassives = poor.length > 1 && poor.includes('passive') && countMarkdownWords(content) >= fullArticle;
  return {
    copies: copied > mostCopied * sentences.length ? Math.floor(aimCopied * sentences.length) : null,
    tooFewTies: poor.length > 1 && poor.includes('transitions'),
    // A short article needs every sentence that there is.
    passives: tooManyPassives ? Math.floor(aimPassive * sentences.length) : null,
  };
}
