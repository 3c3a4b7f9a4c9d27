import type { Feature } from '../../contract/product-sheet.ts';
import { splitSentences } from '../../language/sentences.ts';
import { opensWithImperative } from '../../language/verbs.ts';
import { countTextWords } from '../page/fold-text.ts';
import { topicsOf } from '../records/heading-topics.ts';
import { areOrders, numberOfTitle, withoutNumber } from '../records/kinds/features.ts';
import { readSystems } from './access/systems.ts';
import { saysBeingMade } from './availability.ts';
import { rankOf } from './section-feature.ts';
import { paragraphsOf, type Section, sentencesIn } from './sections.ts';

const fewestNumbered = 3;

/** 'Step 1', '02' over a heading count it as a number in it does. */
const numberOf = ({ heading, label }: Section): number =>
  Number(/^(?:\p{L}+ )?(\d{1,2})$/u.exec(label ?? '')?.[1] ?? numberOfTitle(heading ?? ''));

/** Parts of a page whose headings are counted commands, '1. Weigh it', '2. Sell it', are an order, each told by how it begins. */
export function numberedOrders(sections: readonly Section[]): ReadonlyMap<Section, Feature> {
  const rows = Map.groupBy(sections, rankOf);
  const orders = [...rows.values()]
    .map((row) => row.filter((section) => !Number.isNaN(numberOf(section))))
    .filter((row) => row.length >= fewestNumbered)
    .filter((row) => row.every((section, at) => numberOf(section) === at + 1))
    .filter((row) => areOrders(row.map(({ heading }) => withoutNumber(heading ?? ''))));
  return new Map(
    orders.flat().map((section) => {
      const { heading, page, parent } = section;
      const [first = ''] = paragraphsOf(section);
      const sentences = first.endsWith(':') ? [] : splitSentences(first);
      const name = heading ?? '';
      const rest = {
        role: 'step' as const,
        availability: null,
        plans: [],
        page,
        quote: [name, ...sentences].join('\n'),
      };
      return [section, { name, sentences, heading: parent?.heading ?? null, ...rest }];
    }),
  );
}

const longestStep = 45;
/** 'If the tide is low, …' holds at all times. */
const isCondition = /^(?:if|unless)\b/i;

/**
 * An order told in sentences: the items of the one list under a heading on how it works or is installed, most of which say what to do,
 * or of a numbered one on a page about that, or under the name of a system.
 */
export function ofOrder(section: Section): Feature[] {
  const { heading, page, blocks, topics } = section;
  const [list, ...more] = blocks.filter(({ kind }) => kind === 'list');
  if (list?.kind !== 'list' || more.length > 0) return [];
  const { items, isOrdered } = list;
  const about = isOrdered ? topics : topicsOf(heading);
  const isOfSystem = isOrdered && readSystems(heading ?? '').found.length > 0;
  const isOrder =
    (about.has('steps') || about.has('install') || isOfSystem) &&
    (isOrdered ||
      (items.filter(opensWithImperative).length * 2 >= items.length &&
        !items.some((item) => isCondition.test(item)))) &&
    items.every((item) => !item.endsWith(':') && countTextWords(item) > 1 && countTextWords(item) <= longestStep) &&
    !saysBeingMade(sentencesIn(section)[0] ?? '');
  const rest = { sentences: [], heading, role: 'step' as const, availability: null, plans: [], page };
  return isOrder ? items.map((text) => ({ ...rest, name: text, quote: text })) : [];
}
