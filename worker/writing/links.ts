import { wordsOf } from '../contract/seo/sentences.ts';
import { functionWords } from '../contract/seo/word-lists.ts';
import { type ArticleBlock, type Section, type Sentence, sentencesOf } from './section.ts';
import { createRandom } from './seed.ts';

const linkPattern = /\[([^\]]*)\]\(([^)\s]*)\)/g;

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

const mostInternal = 3;

const pointers = [
  'On a related subject, see {link}.',
  'For background, there is also {link}.',
  'Another article on this site, {link}, goes further into the subject.',
  'Readers with an interest in this may also want to read {link}.',
  'See also {link}.',
  'A neighbouring subject has its own article: {link}.',
  'For comparison, it is worth reading {link}.',
] as const;

/** Points to other articles of this site, each from the section that has most of its title's words. */
export function addInternalLinks(
  sections: readonly Section[],
  related: ReadonlyArray<{ title: string; slug: string }>,
  keyphrase: string,
  seed: number,
): Section[] {
  const random = createRandom(seed + 101);
  const open = new Map(
    sections.map((section, index) => [
      index,
      contentWords(
        sentencesOf(section)
          .map(({ text }) => text)
          .join(' '),
      ),
    ]),
  );
  open.delete(0);
  const added = new Map<number, string>();
  const left: string[] = [...pointers];
  for (const { title, slug } of related.slice(0, mostInternal)) {
    const label = title.replace(/[[\]()]/g, '').trim();
    if (!label || label.toLowerCase() === keyphrase.toLowerCase()) continue;
    const words = contentWords(label);
    const best = [...open]
      .filter(([index]) => sections[index]?.blocks.some(({ kind }) => kind === 'paragraph'))
      .map(([index, own]) => ({ index, shared: [...words].filter((word) => own.has(word)).length }))
      .sort((a, b) => b.shared - a.shared || a.index - b.index)[0];
    if (!best) break;
    open.delete(best.index);
    const pointer = left.splice(Math.floor(random() * left.length), 1)[0] ?? pointers[0];
    added.set(best.index, pointer.replace('{link}', `[${label}](/${slug})`));
  }
  return sections.map((section, index) => {
    const text = added.get(index);
    return text ? { ...section, blocks: appendSentence(section.blocks, text) } : section;
  });
}

const contentWords = (text: string) =>
  new Set(wordsOf(text).filter((word) => !functionWords.has(word) && word.length > 3));

function appendSentence(blocks: readonly ArticleBlock[], text: string): ArticleBlock[] {
  const sentence = { text, facts: [] };
  const last = blocks.at(-1);
  if (last?.kind === 'paragraph' && last.sentences.length < 4) {
    return [...blocks.slice(0, -1), { ...last, sentences: [...last.sentences, sentence] }];
  }
  return [...blocks, { kind: 'paragraph', sentences: [sentence] }];
}
