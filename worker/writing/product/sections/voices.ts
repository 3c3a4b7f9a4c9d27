import { countWords } from '../../../contract/text.ts';
import { splitSentences } from '../../../language/sentences.ts';
import type { ArticleBlock } from '../../article/section.ts';
import type { Topic } from '../arrange.ts';
import * as words from '../data/phrases.ts';
import type { Desk } from '../desk.ts';
import { untilFirst } from '../runs.ts';

/** In words, of what one says; one person’s words are no part of an article. */
const [longest, fewest] = [70, 2];

/** What people say on the site, word for word, under the names that it gives. */
export function composeVoices(desk: Desk, most: number): Topic | null {
  const { book, source } = desk.material;
  const { quotes } = source.sheet;
  const told = quotes.flatMap((quote, at): ArticleBlock[] => {
    const { speaker, role, organisation } = quote;
    const fact = book.quotes[at] ?? -1;
    const text = beginningOf(quote.text);
    // Somebody may say in a few words what others say: only the very same is said twice.
    const isNew = !desk.isToldAs(text) && quotes.findIndex((other) => other.text === quote.text) === at;
    const isTold = fact >= 0 && text !== '' && !desk.rivals.some((rival) => quote.text.includes(rival)) && isNew;
    const named = [speaker, role, organisation].filter(Boolean).join(', ');
    return isTold ? [{ kind: 'quote', text, speaker: named, facts: [fact] }] : [];
  });
  if (told.length < fewest) return null;
  const heading = `What others say about ${desk.product}`;
  return { kind: 'voices', page: quotes[0]?.page ?? -1, heading, blocks: told.slice(0, most) };
}

/** A quotation may stop early, at a sentence's end, and says so. */
function beginningOf(text: string): string {
  const said = splitSentences(text.replace(/^["“]|["”]$/g, '').trim());
  // What the page itself breaks off may have gone on to say the opposite.
  if (words.brokenOff.test(said.at(-1) ?? '')) return '';
  const told = untilFirst(said, (_, at) => at > 0 && countWords(said.slice(0, at + 1).join(' ')) > longest);
  return `${told.join(' ')}${told.length < said.length ? ' …' : ''}`;
}
