import { functionWords } from '../../language/data/function-words.ts';
import { stem } from '../../language/stem.ts';
import { wordsOf } from '../../language/words.ts';
import { type ArticleBlock, type Section, type Sentence, sentencesOf } from './section.ts';

const linkPattern = /\[([^\][]*)\]\(([^)\s[]*)\)/g;

/** Addresses of other sites that the sections link to. */
export function outboundLinks(sections: readonly Section[]): string[] {
  const urls = sections.flatMap((section) =>
    sentencesOf(section).flatMap(({ text }) =>
      [...text.matchAll(linkPattern)].flatMap(([, , url]) => (url && /^https?:/.test(url) ? [url] : [])),
    ),
  );
  return [...new Set(urls)];
}

/** Takes away the links to the addresses given; their text stays. */
export function removeLinks(sections: readonly Section[], dead: ReadonlySet<string>): Section[] {
  if (dead.size === 0) return [...sections];
  const clean = ({ text, facts }: Sentence): Sentence => ({
    text: text.replace(linkPattern, (link, label: string, url: string) => (dead.has(url) ? label : link)),
    facts,
  });
  return sections.map((section) => ({ ...section, blocks: section.blocks.map((block) => mapSentences(block, clean)) }));
}

function mapSentences(block: ArticleBlock, change: (sentence: Sentence) => Sentence): ArticleBlock {
  if (block.kind === 'paragraph') return { ...block, sentences: block.sentences.map(change) };
  return block.kind === 'list' ? { ...block, items: block.items.map(change) } : block;
}

const mostInternal = 2;

const pointers = ['See also {link}.', 'A related article is {link}.'] as const;

/** Points to other articles of this site where the matter is related: at the end of a paragraph that shares a word with their title. */
export function addInternalLinks(
  sections: readonly Section[],
  related: ReadonlyArray<{ title: string; slug: string }>,
  keyphrase: string,
  seed: number,
): Section[] {
  const taken = new Set<string>();
  let result = [...sections];
  let added = 0;
  for (const { title, slug } of related) {
    const label = title.replace(/[[\]()]/g, '').trim();
    if (added >= mostInternal || !label || label.toLowerCase() === keyphrase.toLowerCase()) continue;
    const best = findPlace(result, label, taken);
    if (!best) continue;
    const pointer = pointers[(seed + added) % pointers.length] ?? pointers[0];
    const text = pointer.replace('{link}', `[${label}](/${slug})`);
    result = result.map((section, at) => (at === best.section ? appendTo(section, best.block, text) : section));
    taken.add(`${best.section}`);
    added++;
  }
  return result;
}

type Place = { section: number; block: number; shared: number };

function findPlace(sections: readonly Section[], title: string, taken: ReadonlySet<string>): Place | null {
  const words = contentWords(title);
  const places = sections.flatMap((section, at) =>
    at === 0 || at === sections.length - 1 || taken.has(`${at}`)
      ? []
      : section.blocks.flatMap((block, place): Place[] => {
          if (block.kind !== 'paragraph' || section.blocks[place + 1]?.kind === 'quote') return [];
          const own = contentWords(block.sentences.map(({ text }) => text).join(' '));
          const shared = [...words].filter((word) => own.has(word));
          return shared.length > 0 ? [{ section: at, block: place, shared: shared.length }] : [];
        }),
  );
  return places.sort((a, b) => b.shared - a.shared || a.section - b.section)[0] ?? null;
}

/** Words that name a matter: no function words, and none so general that every page has them. */
const contentWords = (text: string) =>
  new Set(
    wordsOf(text)
      .filter((word) => !functionWords.has(word) && word.length > 3 && !general.has(word))
      .map(stem),
  );

const general = new Set(
  'plan plans planning price prices company page pages small large team teams part work works time good best better choosing tools tool that with from last make makes help helps people guide ways year month week'.split(
    ' ',
  ),
);

function appendTo(section: Section, place: number, text: string): Section {
  const blocks = section.blocks.map((block, at) =>
    at === place && block.kind === 'paragraph'
      ? { ...block, sentences: [...block.sentences, { text, facts: [] }] }
      : block,
  );
  return { ...section, blocks };
}
