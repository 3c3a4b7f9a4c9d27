import { fleschReadingEase, hasTransition, isPassive, longestSameStart, looksEnglish } from './readability.ts';
import { type Check, type CheckedArticle, inText, makeCheck } from './types.ts';

const longSentenceWords = 20;

/** The checks of the prose. Those that need English word lists are left out for articles in other languages. */
export function checkReadability(checked: CheckedArticle): Check[] {
  const { document } = checked;
  if (document.sentences.length === 0) return [];
  const everywhere = [checkSentenceLength(checked), checkParagraphs(checked), checkStretches(checked)];
  if (!looksEnglish(document)) return [...everywhere, checkSameStart(checked)];
  return [...everywhere, checkTransitions(checked), checkPassive(checked), checkSameStart(checked), checkEase(checked)];
}

const grade = (value: number, good: number, fair: number) => (value <= good ? 9 : value <= fair ? 6 : 3);

function checkSentenceLength({ document }: CheckedArticle): Check {
  const total = document.sentences.length;
  const long = document.sentences.filter(({ words }) => words.length > longSentenceWords).length;
  const most = Math.floor(total / 4);
  const [longest] = [...document.sentences].sort((one, other) => other.words.length - one.words.length);
  return makeCheck(
    'sentence-length',
    'Sentence length',
    grade((long / total) * 100, 25, 30),
    9,
    `Shorten ${count(long - most, 'sentence')} to ${longSentenceWords} words or fewer: ${long} of ${total} are longer.`,
    inText(longest?.text),
  );
}

function checkParagraphs({ document }: CheckedArticle): Check {
  const longest = document.paragraphs.reduce((most, paragraph) => (paragraph.words > most.words ? paragraph : most), {
    text: '',
    words: 0,
  });
  return makeCheck(
    'paragraph-length',
    'Paragraph length',
    grade(longest.words, 150, 200),
    9,
    `Split the paragraphs of more than 150 words: the one that begins "${firstWords(longest.text)}" has ${longest.words}.`,
    inText(longest.text),
  );
}

function checkStretches({ document }: CheckedArticle): Check {
  const longest = document.stretches.reduce((most, words) => Math.max(most, words), 0);
  return makeCheck(
    'subheading-distance',
    'Text between subheadings',
    grade(longest, 300, 350),
    9,
    `Add subheadings so that at most 300 words stand between two of them: the longest stretch has ${longest}.`,
    inText(document.headings[document.stretches.indexOf(longest) - 1]?.text),
  );
}

function checkTransitions({ document }: CheckedArticle): Check {
  const total = document.sentences.length;
  const tied = document.sentences.filter(({ words }) => hasTransition(words)).length;
  const share = (tied / total) * 100;
  return makeCheck(
    'transitions',
    'Transition words',
    share >= 30 ? 9 : share >= 20 ? 6 : 3,
    9,
    `Use transition words ("also", "because", "for example") in ${count(Math.ceil(total * 0.3) - tied, 'more sentence')}: ${tied} of ${total} have one.`,
    inText(document.sentences.find(({ words }) => !hasTransition(words))?.text),
  );
}

function checkPassive({ document }: CheckedArticle): Check {
  const total = document.sentences.length;
  const passive = document.sentences.filter(({ words }) => isPassive(words));
  return makeCheck(
    'passive',
    'Passive voice',
    grade((passive.length / total) * 100, 10, 15),
    9,
    `Rewrite ${count(passive.length - Math.floor(total / 10), 'passive sentence')} in the active voice, for example "${firstWords(passive[0]?.text ?? '')}".`,
    inText(passive[0]?.text),
  );
}

function checkSameStart({ document }: CheckedArticle): Check {
  const { word, run, first } = longestSameStart(document);
  return makeCheck(
    'sentence-starts',
    'Sentence beginnings',
    run <= 2 ? 9 : 3,
    9,
    `Vary the beginnings of the ${run} successive sentences that begin with "${word}".`,
    inText(first),
  );
}

function checkEase({ document }: CheckedArticle): Check {
  const ease = fleschReadingEase(document);
  return makeCheck(
    'reading-ease',
    'Reading ease',
    ease >= 60 ? 9 : ease >= 50 ? 6 : 3,
    9,
    `Use shorter sentences and shorter words: the reading ease is ${ease}, 60 or more is plain English.`,
  );
}

const count = (number: number, unit: string) => `${Math.max(1, number)} ${unit}${number > 1 ? 's' : ''}`;

const firstWords = (text: string) => {
  const words = text.split(/\s+/, 7);
  return words.length > 6 ? `${words.slice(0, 6).join(' ')} …` : words.join(' ');
};
