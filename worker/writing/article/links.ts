import { frequencyRanks } from '../../language/frequency.ts';
import { contentOf, stem } from '../../language/words.ts';
import { genericWords } from '../../source/sheet/generic-kind.ts';
import { frame, paragraph } from './blocks.ts';
import { changeLinks, mapSentences, type Section, sentencesOf, textOf, urlsIn } from './section.ts';

/** Addresses of other sites that the sections link to. */
export const outboundLinks = (sections: readonly Section[]) => [
  ...new Set(sections.flatMap(sentencesOf).flatMap(({ text }) => urlsIn(text).filter((url) => /^https?:/.test(url)))),
];

/** One page is linked to once on the way and once at the end, and wherever a link is all that an item says; elsewhere the words stay. */
export function withoutRepeatedLinks(sections: readonly Section[]): Section[] {
  const linkOnce = (part: readonly Section[]) => {
    const linked = new Set<string>();
    return mapLinks(part, (words, url, link, text) => {
      const isFurther = linked.has(url) && link !== text;
      linked.add(url);
      return isFurther ? words : link;
    });
  };
  return [...linkOnce(sections.slice(0, -1)), ...linkOnce(sections.slice(-1))];
}

/** Takes away the links to the addresses given; their text stays. */
export const removeLinks = (sections: readonly Section[], dead: ReadonlySet<string>): Section[] =>
  mapLinks(sections, (words, url, link) => (dead.has(url) ? words : link));

const mapLinks = (sections: readonly Section[], change: Parameters<typeof changeLinks>[1]) =>
  mapSentences(sections, (sentence) => ({ ...sentence, text: changeLinks(sentence.text, change) }));

const pointers = ['See also {link}.', 'A related article is {link}.'] as const;

/** Points to other articles of this site at the end of the section that they are about; a pointer that fits no section is not made. */
export function addInternalLinks(
  sections: readonly Section[],
  related: ReadonlyArray<{ title: string; slug: string }>,
  keyphrase: string,
  seed: number,
): Section[] {
  const added = new Map<number, string>();
  for (const { title, slug } of related) {
    const label = title.replace(/[[\]()]/g, '').trim();
    const place = label.toLowerCase() === keyphrase.toLowerCase() ? null : findPlace(sections, label, added);
    if (place === null || added.size >= 2) continue;
    const pointer = pointers[(seed + added.size) % pointers.length] ?? pointers[0];
    added.set(place, pointer.replace('{link}', `[${label}](/${slug})`));
  }
  return sections.map((section, at) => {
    const text = added.get(at);
    return text ? { ...section, blocks: [...section.blocks, paragraph([frame(text)])] } : section;
  });
}

/** The section between the first and the last that shares most words that name a matter with the title; null where none shares two. */
function findPlace(sections: readonly Section[], title: string, taken: ReadonlyMap<number, string>): number | null {
  const words = contentWords(title);
  const places = sections.flatMap((section, at) => {
    if (at === 0 || at === sections.length - 1 || taken.has(at)) return [];
    const shared = words.intersection(contentWords(section.blocks.map(textOf).join(' '))).size;
    return shared < 2 ? [] : [{ at, shared }];
  });
  return places.sort((a, b) => b.shared - a.shared)[0]?.at ?? null;
}

const [fewestLetters, everydayRank] = [4, 1000];
const isEveryday = (word: string) => (frequencyRanks().get(word) ?? everydayRank + 1) <= everydayRank;
const generic: ReadonlySet<string> = new Set([...genericWords].map(stem));

/** Words that name a matter: none that everybody says of anything, or of any product. */
const contentWords = (text: string): ReadonlySet<string> =>
  new Set(
    [...contentOf(text)].filter((word) => word.length >= fewestLetters && !isEveryday(word) && !generic.has(word)),
  );
