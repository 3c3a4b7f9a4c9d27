import type { Quotation } from '../../../contract/product-sheet.ts';
import { countWords } from '../../../contract/text.ts';
import { splitSentences } from '../../../language/sentences.ts';
import type { ArticleBlock } from '../../article/section.ts';
import type { Desk } from '../desk.ts';
import type { Topic } from '../topic.ts';

const longest = 70;
const shortest = 5;
/** One person's words are no part of an article. */
const fewest = 2;

/** What people say on the site, word for word, under the names that it gives. */
export function composeVoices(desk: Desk, most: number): Topic | null {
  const { sheet } = desk.material.source;
  const { book } = desk.material;
  const quotes = sheet.quotes.flatMap((quote, at): ArticleBlock[] => {
    const fact = book.quotes[at] ?? -1;
    const text = beginningOf(quote.text);
    // Who tells of themselves says nothing of the product.
    const isOwnStory = [quote.speaker, quote.organisation ?? ''].some(
      (who) => isAddress.test(who) || startsWith(text, who),
    );
    const isRivals = desk.rivals.some((rival) => quote.text.includes(rival));
    if (
      fact < 0 ||
      isRivals ||
      isOwnStory ||
      ofThemselves.test(text) ||
      countWords(text) < shortest ||
      !desk.tellOnce(text)
    )
      return [];
    return [{ kind: 'quote', text, speaker: speakerOf(quote), facts: [fact] }];
  });
  const chosen = quotes.slice(0, most);
  if (chosen.length < fewest) return null;
  return {
    kind: 'voices',
    page: sheet.quotes[0]?.page ?? -1,
    heading: `What others say about ${desk.product}`,
    blocks: chosen,
  };
}

const ofThemselves =
  /^(?:founded|established|based|incorporated) in\b|^we (?:are|provide|offer|specialise|specialize)\b/i;
/** Who signs with an address is shown as a customer. */
const isAddress = /^(?:https?:|www\.)/i;
const startsWith = (text: string, who: string) => who !== '' && text.toLowerCase().startsWith(who.toLowerCase());

const speakerOf = ({ speaker, role, organisation }: Quotation) =>
  [speaker, role, organisation].filter((part) => part !== null && part !== '').join(', ');

const broken = /(?:…|\.\.\.)(?:\s(?:read|show|see) more)?$/i;

/** A quotation may stop early, at a sentence's end. */
function beginningOf(text: string): string {
  const kept: string[] = [];
  const said = splitSentences(text.replace(/^["“]|["”]$/g, '').trim());
  // What the page itself breaks off may have gone on to say the opposite.
  if (broken.test(said.at(-1) ?? '')) return '';
  for (const sentence of said) {
    if (kept.length > 0 && countWords([...kept, sentence].join(' ')) > longest) break;
    kept.push(sentence);
  }
  return kept.join(' ');
}
