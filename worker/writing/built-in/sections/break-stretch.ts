import type { ArticleBlock } from '../../section.ts';
import type { SectionKind } from '../items.ts';
import { countWordsIn, type Kit, say } from '../kit.ts';

/** Longest text between two subheadings that reads well. */
const mostWords = 270;

/** Puts a subheading into a section that would else run on for too long. */
export function breakStretch(kit: Kit, kind: SectionKind, blocks: ArticleBlock[]): ArticleBlock[] {
  const words = blocks.map(wordsOfBlock);
  const total = words.reduce((sum, count) => sum + count, 0);
  const bank = breaks[kind];
  if (total <= mostWords || !bank) return blocks;
  const parts = Math.ceil(total / mostWords);
  const result: ArticleBlock[] = [];
  let since = 0;
  for (const [at, block] of blocks.entries()) {
    if (at > 1 && since >= total / parts - 20 && canOpen(block, kind)) {
      result.push({ kind: 'heading', level: 3, text: say(kit, `${kind} breaks`, bank) });
      since = 0;
    }
    result.push(block);
    since += words[at] ?? 0;
  }
  return result;
}

/** A question must not be parted from its answer. */
const canOpen = (block: ArticleBlock, kind: SectionKind) =>
  block.kind === 'paragraph' && (kind !== 'faq' || (block.sentences[0]?.text.startsWith('**') ?? false));

function wordsOfBlock(block: ArticleBlock): number {
  if (block.kind === 'paragraph') return block.sentences.reduce((sum, { text }) => sum + countWordsIn(text), 0);
  if (block.kind === 'list') return block.items.reduce((sum, { text }) => sum + countWordsIn(text), 0);
  return block.kind === 'quote' ? countWordsIn(block.text) : 0;
}

const breaks: Partial<Record<SectionKind, readonly string[]>> = {
  overview: ['More on what {P} is', '{P} in more detail', 'What else describes {P}'],
  group: [
    'More of the same kind',
    'Further details',
    'The details',
    'What else belongs here',
    'More on these features',
  ],
  workflow: ['The next steps', 'More on how it works', 'What comes after that', 'How it goes on'],
  pricing: ['The plans in detail', 'What each plan includes', 'The plans one by one'],
  faq: ['More questions', 'Further questions about {P}', 'Questions on details'],
  company: ['More on the company', 'Further background'],
  voices: ['More voices', 'What others say'],
};
