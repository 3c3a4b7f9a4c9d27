import { splitSentences } from '../../language/sentences.ts';
import {
  countUses,
  countUsesInWords,
  hasAllWords,
  indexOfPhrase,
  type Keyphrase,
  keyphraseDensity,
  readKeyphrase,
  shareOfWords,
} from './keyphrase.ts';
import { type Check, type CheckedArticle, inText, makeCheck } from './types.ts';

/** The checks that need a focus keyphrase. Thresholds and points are those of the field's most used analyser. */
export function checkKeyphrase(checked: CheckedArticle): Check[] {
  const { keyphrase } = checked;
  if (!keyphrase) {
    return [
      makeCheck('keyphrase', 'Focus keyphrase', 0, 9, 'Add a keyword: the first one is the focus keyphrase.', {
        field: 'keyphrase',
      }),
    ];
  }
  return [
    checkIntroduction(checked, keyphrase),
    checkLength(keyphrase),
    checkDensity(checked, keyphrase),
    checkMetaDescription(checked, keyphrase),
    checkSubheadings(checked, keyphrase),
    checkLinkTexts(checked, keyphrase),
    checkTitle(checked, keyphrase),
    checkSlug(checked, keyphrase),
  ];
}

function checkIntroduction({ document }: CheckedArticle, keyphrase: Keyphrase): Check {
  const first = document.paragraphs[0]?.text ?? '';
  const inOneSentence = splitSentences(first).some((sentence) => hasAllWords(keyphrase, sentence));
  const points = inOneSentence ? 9 : hasAllWords(keyphrase, first) ? 6 : 3;
  return makeCheck(
    'introduction',
    'Keyphrase in the introduction',
    points,
    9,
    points === 6
      ? `Bring the words of "${keyphrase.text}" together in one sentence of the first paragraph.`
      : `Use "${keyphrase.text}" in a sentence of the first paragraph.`,
    inText(first),
  );
}

function checkLength(keyphrase: Keyphrase): Check {
  const points = keyphrase.length <= 4 ? 9 : keyphrase.length <= 8 ? 6 : 3;
  return makeCheck(
    'keyphrase-length',
    'Keyphrase length',
    points,
    9,
    `Choose a focus keyphrase of at most 4 words that carry meaning: "${keyphrase.text}" has ${keyphrase.length}.`,
    { field: 'keyphrase' },
  );
}

function checkDensity({ document }: CheckedArticle, keyphrase: Keyphrase): Check {
  const uses = document.sentences.reduce((sum, { words }) => sum + countUsesInWords(keyphrase, words), 0);
  const density = keyphraseDensity(keyphrase, uses, document.words);
  const perUse = keyphraseDensity(keyphrase, 1, document.words);
  const least = Math.max(2, Math.ceil(0.5 / (perUse || 1)));
  const most = Math.max(least, Math.floor(3 / (perUse || 1)));
  const label = 'Keyphrase density';
  const points = density > 4 ? -50 : density > 3 ? -10 : 9;
  if (perUse * 2 > 3 && uses <= 2) {
    const room = Math.ceil((document.words * perUse * 2) / 3);
    const text = `Write at least ${room} words and use "${keyphrase.text}" twice in them: it stands ${times(uses)} in ${document.words}.`;
    return makeCheck('density', label, uses < 2 ? 4 : points, 9, text);
  }
  if (points < 9) {
    const text = `Use "${keyphrase.text}" less often in the text: it stands there ${uses} times, at most ${most} would be good.`;
    return makeCheck('density', label, points, 9, text);
  }
  return makeCheck(
    'density',
    label,
    uses >= least ? 9 : 4,
    9,
    `Use "${keyphrase.text}" more often in the text: it stands there ${times(uses)}, at least ${least} would be good.`,
  );
}

function checkMetaDescription({ article }: CheckedArticle, keyphrase: Keyphrase): Check {
  const uses =
    countUses(keyphrase, article.metaDescription) || (hasAllWords(keyphrase, article.metaDescription) ? 1 : 0);
  return makeCheck(
    'meta-keyphrase',
    'Keyphrase in the meta description',
    uses === 1 || uses === 2 ? 9 : 3,
    9,
    uses === 0
      ? `Use "${keyphrase.text}" in the meta description.`
      : `Use "${keyphrase.text}" only once in the meta description: it stands there ${uses} times.`,
    { field: 'metaDescription' },
  );
}

function checkSubheadings({ document }: CheckedArticle, keyphrase: Keyphrase): Check {
  const id = 'subheadings';
  const label = 'Keyphrase in subheadings';
  const headings = document.headings.filter(({ level }) => level === 2 || level === 3);
  if (headings.length === 0) {
    const points = document.words > 300 ? 2 : 9;
    return makeCheck(id, label, points, 9, `Add subheadings, and use words of "${keyphrase.text}" in some of them.`);
  }
  const reflecting = headings.filter(({ text }) => shareOfWords(keyphrase, text) > 0.5).length;
  const least = Math.ceil(headings.length * 0.3);
  const most = Math.floor(headings.length * 0.75);
  const good = headings.length === 1 ? reflecting === 1 : reflecting >= least && reflecting <= Math.max(least, most);
  return makeCheck(
    id,
    label,
    good ? 9 : 3,
    9,
    reflecting < least
      ? `Use words of "${keyphrase.text}" in at least ${least} of the ${headings.length} subheadings: ${reflecting === 1 ? 'it is' : 'they are'} in ${reflecting} now.`
      : `Use words of "${keyphrase.text}" in at most ${Math.max(least, most)} of the ${headings.length} subheadings: they are in ${reflecting} now.`,
    inText(headings.find(({ text }) => shareOfWords(keyphrase, text) > 0.5 !== reflecting < least)?.text),
  );
}

function checkLinkTexts({ document }: CheckedArticle, keyphrase: Keyphrase): Check {
  const competing = document.links.find(
    ({ text }) => text.toLowerCase() === keyphrase.text.toLowerCase() && hasAllWords(keyphrase, text),
  );
  return makeCheck(
    'link-text',
    'Link texts',
    competing ? 2 : 8,
    8,
    `Change the text of the link to ${competing?.url ?? ''}: the keyphrase as a link's text makes that page a competitor.`,
    inText(competing?.text),
  );
}

function checkTitle({ article }: CheckedArticle, keyphrase: Keyphrase): Check {
  const at = indexOfPhrase(keyphrase.text, article.title);
  const atStart = at >= 0 && /^(?:(?:the|an?)\s)?["“‘']?$/i.test(article.title.slice(0, at));
  const points = atStart ? 9 : at >= 0 || hasAllWords(keyphrase, article.title) ? 6 : 2;
  return makeCheck(
    'title-keyphrase',
    'Keyphrase in the title',
    points,
    9,
    points === 6
      ? `Begin the title with "${keyphrase.text}".`
      : `Use "${keyphrase.text}" in the title, best at its start.`,
    { field: 'title' },
  );
}

function checkSlug({ article }: CheckedArticle, keyphrase: Keyphrase): Check {
  // An address has no hyphenated words: 'key-value store' stands in it as three.
  const parted = readKeyphrase(keyphrase.text.replaceAll('-', ' ')) ?? keyphrase;
  const share = shareOfWords(parted, article.slug.replaceAll('-', ' '));
  const good = parted.length <= 2 ? share === 1 : share > 0.5;
  return makeCheck(
    'slug',
    'Keyphrase in the address',
    good ? 9 : 6,
    9,
    `Use the words of "${keyphrase.text}" in the title before the article is written: its address is made from the title.`,
  );
}

const times = (count: number) => (count === 0 ? 'not once' : count === 1 ? 'once' : `${count} times`);
