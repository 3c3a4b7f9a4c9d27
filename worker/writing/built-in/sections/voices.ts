import type { Quotation } from '../../../contract/product-sheet.ts';
import { countWords } from '../../../contract/text.ts';
import { escapePattern } from '../../../escape-pattern.ts';
import { articleFor } from '../../../language/grammar.ts';
import { splitSentences } from '../../../language/sentences.ts';
import { wordsOf } from '../../../language/words.ts';
import type { ArticleBlock } from '../../article/section.ts';
import { choose, type Kit, state } from '../kit.ts';
import type { PlannedSection } from '../plan.ts';
import { lowerFirst } from '../rewrite/statement.ts';
import { keyHeading } from './headings.ts';
import { heading, paragraph } from './paragraphs.ts';

const mostWordsPerSentence = 35;
const mostWords = 90;

/** What customers say, word for word; the sentence before each quote says who speaks. */
export function composeVoices(kit: Kit, planned: PlannedSection): ArticleBlock[] {
  const { book, source } = kit.material;
  const blocks: ArticleBlock[] = [];
  for (const { at } of planned.items) {
    const quote = source.sheet.quotes[at];
    const fact = book.quotes[at];
    const text = quote && fact !== undefined && fact >= 0 ? excerptOf(quote.text) : '';
    if (!quote || fact === undefined || !text) continue;
    const opening = introduceSpeaker(kit, quote, text, blocks.length / 2);
    const sentence = state(kit, opening, [fact]);
    if (sentence.length === 0) continue;
    blocks.push(paragraph(sentence));
    for (const part of splitSentences(text)) kit.starts.push(wordsOf(part)[0] ?? '');
    blocks.push({ kind: 'quote', text, speaker: null, facts: [fact] });
  }
  if (blocks.length === 0) return [];
  const { product, users } = kit.wording;
  return [
    heading(
      planned.keyInHeading
        ? keyHeading(kit, 'voices')
        : users === 'users'
          ? `What users of ${product} say`
          : choose(kit, 'voices', [`What ${users} say`, `What ${users} say about ${product}`]),
    ),
    ...blocks,
  ];
}

function introduceSpeaker(kit: Kit, { speaker, role, organisation }: Quotation, text: string, place: number): string {
  const whose = /\breview$/i.test(speaker) ? `${articleFor(speaker)} ${speaker}` : speaker;
  const who = `${whose}${describeRole(kit, unambiguous(kit, role), unambiguous(kit, organisation))}`;
  const change = /\b(?:used to|no longer|changed)\b/i.test(text);
  const verbs = change
    ? ['describes the change', 'tells what changed']
    : ['says', 'puts it this way', 'has this to say'];
  // One after another without a word between them they would read as a list.
  if (place === 1)
    return `another ${choose(kit, 'second voice', ['voice is that of', 'view comes from'])} ${who.replace(/,$/, '')}:`;
  return `${who} ${verbs[(choose(kit, 'speaker', [0, 1, 2]) + place) % verbs.length] ?? 'says'}:`;
}

/** A firm whose name is also that of a plan would be taken for the plan. */
const unambiguous = ({ material }: Kit, role: string | null) =>
  role &&
  [...material.source.sheet.plans, ...material.source.sheet.integrations].some(({ name }) =>
    new RegExp(`\\b${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'u').test(role),
  )
    ? null
    : role;

/** ', owner of Caldo Coffee,' for a post, ' (dentist, Porto)' for a post at a firm or in a place, ' of Kowalski Remodeling' for either alone. */
function describeRole({ wording }: Kit, role: string | null, organisation: string | null): string {
  if (role === null) return organisation === null ? '' : ` of ${organisation}`;
  const isPost = /^\p{Ll}/u.test(role) || postNouns.test(role);
  const post = isPost ? lowerPost(role, wording) : role;
  if (organisation !== null) return ` (${post}, ${organisation})`;
  return isPost ? `, ${post},` : ` of ${role}`;
}

const postNouns =
  /\b(?:owner|manager|founder|director|head|lead|chief|officer|engineer|developer|designer|editor|producer|host|teacher|partner|president|CEO|CTO|COO|CFO|VP|consultant|accountant|baker|chef|coordinator|supervisor|analyst|assistant|specialist|principal|professor|writer|author|nurse|doctor|lawyer|buyer|planner|grower|farmer|gardener|dentist)\b/i;

/** 'Owner of Caldo Coffee': the post takes small letters, the firm keeps its own. */
function lowerPost(post: string, wording: Kit['wording']): string {
  const [head = '', ...rest] = post.split(/(?= (?:of|at|in|for) )/);
  return [
    head
      .split(' ')
      .map((word) => lowerFirst(word, wording))
      .join(' '),
    ...rest,
  ].join('');
}

/** The first sentences of a quote that read easily; a quote is cut only between its sentences. */
function excerptOf(quote: string): string {
  const kept: string[] = [];
  for (const sentence of splitSentences(quote.replace(/^["“]|["”]$/g, '').trim())) {
    if (countWords(sentence) > mostWordsPerSentence || countWords([...kept, sentence].join(' ')) > mostWords) break;
    kept.push(sentence);
  }
  return kept.join(' ');
}
