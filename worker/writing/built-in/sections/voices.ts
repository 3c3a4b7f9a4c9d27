import { splitSentences, wordsOf } from '../../../contract/seo/sentences.ts';
import { countWords } from '../../../contract/text.ts';
import type { ArticleBlock } from '../../section.ts';
import { type Kit, say } from '../kit.ts';
import { voiceHeadings } from '../phrases/headings.ts';
import { namelessVoiceLinks, voiceIntros, voiceLinks } from '../phrases/sections.ts';
import type { PlannedSection } from '../plan.ts';
import { writeHeading } from './headings.ts';
import { frame, paragraph } from './paragraphs.ts';

const mostWordsPerSentence = 35;
const mostWords = 90;

/** What customers say, word for word, each with the name of the speaker. */
export function composeVoices(kit: Kit, planned: PlannedSection): ArticleBlock[] {
  const { book, source } = kit.material;
  const blocks: ArticleBlock[] = [];
  planned.items.forEach(({ at }) => {
    const quote = source.quotes[at];
    const fact = book.quotes[at];
    if (!quote || fact === undefined || fact < 0) return;
    const text = excerptOf(quote.text);
    if (!text) return;
    const speaker = [quote.speaker, quote.role].filter(Boolean).join(', ') || null;
    const named = quote.speaker !== null && isPersonName(quote.speaker);
    const opening =
      blocks.length === 0
        ? say(kit, 'voiceIntros', voiceIntros)
        : named
          ? say(kit, 'voiceLinks', voiceLinks, { speaker: quote.speaker ?? '' })
          : say(kit, 'namelessVoiceLinks', namelessVoiceLinks);
    blocks.push(paragraph(frame(kit, opening, named && blocks.length > 0 ? [fact] : [])));
    for (const sentence of splitSentences(text)) kit.starts.push(wordsOf(sentence)[0] ?? '');
    if (speaker) kit.starts.push(wordsOf(speaker)[0] ?? '');
    blocks.push({ kind: 'quote', text, speaker, facts: [fact] });
  });
  return blocks.length === 0
    ? []
    : [writeHeading(kit, planned, { name: 'voiceHeadings', bank: voiceHeadings }, null), ...blocks];
}

const isPersonName = (speaker: string) =>
  /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|de|da|van|von|der|el|bin))+$/u.test(speaker) &&
  !/\b(?:Review|Store|Team|Customer|User|Inc|Ltd)\b/.test(speaker);

/** The first sentences of a quote that read easily; a quote is cut only between its sentences. */
function excerptOf(quote: string): string {
  const kept: string[] = [];
  for (const sentence of splitSentences(quote.replace(/^["“]|["”]$/g, '').trim())) {
    if (countWords(sentence) > mostWordsPerSentence || countWords([...kept, sentence].join(' ')) > mostWords) break;
    kept.push(sentence);
  }
  return kept.join(' ');
}
