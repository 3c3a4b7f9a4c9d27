import type { ArticleBlock, Section } from '../article/section.ts';
import { createRandom } from '../article/seed.ts';
import type { Material } from '../facts/material.ts';
import { attribute } from './attribute.ts';
import { createCasing } from './casing.ts';
import { connect } from './connect.ts';
import { composeLead } from './frame.ts';
import { composeKindTable } from './kind-table.ts';
import { nameOnce } from './name-once.ts';
import { composeOpeners } from './openers.ts';
import { paragraphsOf } from './paragraphs.ts';
import type { PlannedSection, TopicOutline } from './plan.ts';
import { definesName } from './select.ts';
import { composeSources } from './sources.ts';
import { cutUnit, namesOf, readUnits, type Unit } from './units.ts';

const known = new WeakMap<TopicOutline, Section[]>();

/** The whole article: pure, so that a section can be asked for alone, hours and a restart apart. */
export function composeArticle(material: Material, outline: TopicOutline): Section[] {
  const done = known.get(outline);
  if (done) return done;
  const units = new Map(readUnits(material).map((unit) => [unit.id, unit]));
  const unitsOf = (section: PlannedSection) =>
    section.units.flatMap(({ id, sentences }) => {
      const unit = units.get(id);
      return unit ? [cutUnit(unit, sentences)] : [];
    });
  const random = createRandom(material.seed + outline.salt);
  const sections = outline.sections.map((section): Section => {
    const told = unitsOf(section);
    const heading: ArticleBlock[] = section.heading ? [{ kind: 'heading', level: 2, text: section.heading }] : [];
    return { id: section.kind, blocks: [...heading, ...blocksOf(section, told, material, outline)], phrases: [] };
  });
  const framed = composeOpeners(composeLead(sections, material, outline, random), outline, random);
  const casing = createCasing(material.source.pages);
  const named = nameOnce(framed, [outline.phrase.text, ...namesOf(material)]);
  const connected = connect(attribute(named, material, casing), casing, random);
  known.set(outline, connected);
  return connected;
}

function blocksOf(section: PlannedSection, units: Unit[], material: Material, outline: TopicOutline): ArticleBlock[] {
  switch (section.kind) {
    case 'sources':
      return composeSources(material, outline);
    case 'points':
      return [
        { kind: 'list', items: units.flatMap(({ told }) => told.map(({ text, fact }) => ({ text, facts: [fact] }))) },
      ];
    case 'questions':
      return composeQuestions(units, material);
    case 'kinds': {
      const table = outline.angle === 'comparison' ? composeKindTable(units, namesOf(material)) : null;
      return [...(table ? [table.block] : []), ...paragraphsOf(table?.rest ?? units, material, section.kind)];
    }
    default:
      return paragraphsOf(units, material, section.kind);
  }
}

/** What the other pages say of their own subjects, as answers. */
function composeQuestions(units: readonly Unit[], material: Material): ArticleBlock[] {
  const names = namesOf(material);
  const casing = createCasing(material.source.pages);
  return [...new Set(units.map(({ page }) => page))].flatMap((page): ArticleBlock[] => {
    const name = names[page] ?? '';
    if (!definesName(material, page, name)) return [];
    const first = material.source.passages.find((passage) => passage.page === page)?.sentences[0] ?? '';
    const [, article = '', verb = 'is'] = /^(an?\s|the\s)?.{1,80}? (is|are|was|were)\b/i.exec(first) ?? [];
    const told = units.filter((unit) => unit.page === page).flatMap((unit) => unit.told);
    return [
      { kind: 'heading', level: 3, text: `What ${verb} ${article.toLowerCase()}${casing.small(name)}?` },
      { kind: 'paragraph', sentences: told.map(({ text, fact }) => ({ text, facts: [fact] })) },
    ];
  });
}
