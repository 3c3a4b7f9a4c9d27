import type { Block, Source, SourcePage, Verbatim } from '../source/types.ts';
import { foldText } from './fold.ts';

/** A source whose sentences stand with what they are about, and the larger heading that each feature stands under. */
export type SortedSource = { source: Source; headings: Readonly<Record<string, string>> };

type Place = { page: number; block: number; at: number; heading: string; level: number; above: string };

const aboutCompany =
  /^(?:(?:about|meet) (?:us|the (?:company|team|makers|people))|about|company|the people behind.*|our story|who we are|team|the team)$/i;
const aboutPrices = /\b(?:pricing|prices|plans|cost|costs)\b/i;

/**
 * A reader sorts sentences by their words, one by one. Here those that share a paragraph come together again, what stands under a
 * heading about the company or the prices goes there, and everything takes the order of the page.
 */
export function sortSource(source: Source): SortedSource {
  const find = createFinder(source.pages);
  const features = source.features.map((feature) => ({ ...feature, details: [...feature.details] }));
  const passages = source.passages.map((passage) => ({ ...passage, sentences: [...passage.sentences] }));
  let company = [...source.company];
  let priceNotes = [...source.priceNotes];

  const toCompany = features.filter(({ name }) => aboutCompany.test(name.trim()));
  const toPrices = passages.filter(
    ({ heading }) => source.kind === 'product' && heading !== null && aboutPrices.test(heading),
  );
  company.push(...toCompany.flatMap(({ details, page }) => details.map((text) => ({ text, page }))));
  priceNotes.push(...toPrices.flatMap(({ sentences, page }) => sentences.map((text) => ({ text, page }))));

  // A heading of the same rank as those of the features names one more feature.
  const ranks = new Set(features.flatMap(({ name, page }) => find(name, page)?.level ?? []));
  const named = passages.filter(
    ({ heading, page }) =>
      heading !== null && !toPrices.some((other) => other.heading === heading) && isLabel(heading, page),
  );
  function isLabel(heading: string, page: number): boolean {
    const level = find(heading, page)?.level ?? 0;
    return level >= 3 && ranks.has(level);
  }
  features.push(
    ...named.map(({ heading, sentences, page }) => ({ name: heading ?? '', details: [...sentences], page })),
  );

  const keptFeatures = features.filter((feature) => !toCompany.includes(feature));
  const keptPassages = passages.filter((passage) => !named.includes(passage) && !toPrices.includes(passage));
  const owners = [
    ...keptFeatures.map(({ details, page }) => ({ sentences: details, page })),
    ...keptPassages.map(({ sentences, page }) => ({ sentences, page })),
  ];
  /** True where the sentence went back to the paragraph that it was taken from. */
  const goesHome = ({ text, page }: Verbatim): boolean => {
    const block = find(text, page)?.block;
    if (block === undefined) return false;
    const owner = owners.find(
      (other) => other.page === page && other.sentences.some((sentence) => find(sentence, page)?.block === block),
    );
    owner?.sentences.push(text);
    return owner !== undefined;
  };
  company = company.filter((fact) => !goesHome(fact));
  priceNotes = priceNotes.filter((fact) => !goesHome(fact));
  const ofCompany = source.summary.filter(({ text, page }) => aboutCompany.test(find(text, page)?.heading ?? ''));
  company.push(...ofCompany);

  // 'Lunr is a search engine …' is about the product, whatever its heading.
  const defines = ({ text }: Verbatim) =>
    text.startsWith(`${source.name} is a`) && !source.summary.some((fact) => fact.text === text);

  const order = (text: string, page: number) => {
    const place = find(text, page);
    return page * 1e7 + (place ? place.block * 1e4 + place.at : 9e6);
  };
  const sortTexts = (texts: string[], page: number) =>
    [...new Set(texts)].sort((a, b) => order(a, page) - order(b, page));
  const sortFacts = (facts: Verbatim[]) => [...facts].sort((a, b) => order(a.text, a.page) - order(b.text, b.page));
  const sorted = keptFeatures
    .map((feature) => ({ ...feature, details: sortTexts(feature.details, feature.page) }))
    .sort((a, b) => order(a.name, a.page) - order(b.name, b.page));
  return {
    source: {
      ...source,
      features: sorted,
      passages: keptPassages.map((passage) => ({ ...passage, sentences: sortTexts(passage.sentences, passage.page) })),
      faq: source.faq.map((entry) => ({ ...entry, answer: withVerdict(source.pages[entry.page], entry.answer) })),
      company: sortFacts(company.filter((fact) => !defines(fact))),
      priceNotes,
      summary: [...source.summary.filter((fact) => !ofCompany.includes(fact)), ...sortFacts(company.filter(defines))],
    },
    headings: Object.fromEntries(sorted.map(({ name, page }) => [name, find(name, page)?.above ?? ''])),
  };
}

/** A 'Yes.' that opens more than one answer of a page may have been read as a repetition: it is part of each. */
function withVerdict(page: SourcePage | undefined, answer: readonly string[]): string[] {
  const first = answer[0] ?? '';
  const block = page?.blocks.find((entry) => entry.kind === 'paragraph' && first !== '' && entry.text.includes(first));
  const text = block ? textOf(block) : '';
  const verdict = /^(Yes|No)\.\s+/.exec(text);
  return verdict?.[1] && text.startsWith(`${verdict[0]}${first}`) ? [`${verdict[1]}.`, ...answer] : [...answer];
}

/** Tells where on its page a text stands: in which block, under which heading, and under which one above that. */
function createFinder(pages: readonly SourcePage[]) {
  const read = pages.map(({ blocks }) => {
    const open: Array<{ level: number; text: string }> = [];
    return blocks.map((block) => {
      if (block.kind === 'heading') {
        while (open.length > 0 && (open.at(-1)?.level ?? 0) >= block.level) open.pop();
        open.push({ level: block.level, text: block.text });
      }
      const own = open.at(-1);
      const above = open.findLast(({ level }) => level > 1 && level < (own?.level ?? 0));
      return {
        folded: foldText(textOf(block)),
        heading: own?.text ?? '',
        level: own?.level ?? 0,
        above: above?.text ?? '',
        isHeading: block.kind === 'heading',
      };
    });
  });
  const known = new Map<string, Place | null>();
  return (text: string, page: number): Place | null => {
    const key = `${page} ${text}`;
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const folded = foldText(text);
    const blocks = read[page] ?? [];
    const heading = blocks.findIndex((block) => block.isHeading && block.folded === folded);
    const block = heading >= 0 ? heading : blocks.findIndex((entry) => entry.folded.includes(folded));
    const entry = blocks[block];
    const place = entry
      ? {
          page,
          block,
          at: entry.folded.indexOf(folded),
          heading: entry.heading,
          level: entry.level,
          above: entry.above,
        }
      : null;
    known.set(key, place);
    return place;
  };
}

function textOf(block: Block): string {
  if (block.kind === 'list') return block.items.join(' \n ');
  return block.kind === 'table' ? block.rows.map((row) => row.join(' ')).join(' \n ') : block.text;
}
