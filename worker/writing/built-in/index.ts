import type { Section } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import type { Emphasis, Writer } from '../writer.ts';
import { composeSection } from './compose.ts';
import { chooseKeyphrase } from './keyphrase.ts';
import { shapeKeyphrase } from './keyphrase-shape.ts';
import { readMaterial } from './kit.ts';
import { describeArticle } from './metadata.ts';
import { type Outline, planArticle } from './plan.ts';

const mostWordsOfLabel = 3;

/** 'Responsive JavaScript image gallery' is searched for as 'JavaScript image gallery'. */
const shortLabel = (noun: string) => noun.split(' ').slice(-mostWordsOfLabel).join(' ');

/** The writer that needs no model: it composes from what the source says, and from nothing else. */
export const builtInWriter: Writer<Outline> = {
  plan(material: Material, emphasis: Emphasis) {
    const { wording, category } = readMaterial(material);
    const { proper, product } = wording;
    const known = [...proper, ...product.split(' '), ...(category?.noun.split(' ') ?? [])];
    const names = new Map(known.map((name) => [name.toLowerCase(), name]));
    const phrase =
      material.brief.keywords[0] ?? (category?.isLabel ? shortLabel(category.noun) : chooseKeyphrase(material.source));
    const shape = shapeKeyphrase(phrase, (word) => names.get(word.toLowerCase()) ?? word);
    return planArticle(material, shape, emphasis.length);
  },
  sectionsOf: (outline) => outline.sections.map(({ id }) => id),
  writeSection: (material: Material, outline: Outline, index: number, earlier: readonly Section[]) =>
    composeSection(material, outline, index, earlier.slice(-1)),
  describe: describeArticle,
  notes: (brief) =>
    brief.customInstructions?.trim()
      ? ['Custom instructions need a language model: the built-in writer could not follow them.']
      : [],
};
