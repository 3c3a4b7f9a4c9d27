import { countUses, readKeyphrase } from '../../contract/seo/keyphrase.ts';
import { countWords } from '../../contract/text.ts';
import { splitSentences } from '../../language/sentences.ts';
import { fenceData } from '../../model/fence-data.ts';
import { plainSentence, type Section, sentencesOf, urlsIn } from '../article/section.ts';
import { namesInWishes } from '../grounding/names.ts';
import { languageName } from '../writer.ts';
import { joinParts, type Place, type PlannedDesk, type SectionAnswer, sectionAnswer, tellWishes } from './desk.ts';
import { countFactWords, listFacts, listSources } from './fact-list.ts';
import { countWordsOf, explainedIn } from './length.ts';
import { leastExplained, mostExplained, wordsAimed } from './plan.ts';

/** What the model writes for one section, from its facts and general knowledge alone; null where it cannot be used. */
export function askForSection(desk: PlannedDesk, place: Place, earlier: readonly Section[]) {
  return desk.ask(place.step, place.progress, {
    name: 'section',
    user: questionOf(desk, place, earlier),
    schema: sectionAnswer.refine(
      ({ blocks }) => blocks.some((block) => 'sentences' in block && block.sentences.some(({ text }) => text.trim())),
      { path: ['blocks'], message: 'At least one paragraph with a sentence is needed.' },
    ),
    // What an article has too much of would be cut from its end.
    faultsOf: (answer) =>
      place.planned.facts.length > 0 && place.position !== 'closing' ? excessOf(answer, mostExplainedIn(place)) : [],
  });
}

/** A further section is there to explain: its facts are what others have left. */
const mostExplainedIn = ({ position }: Place) => (position === 'extra' ? 1 : mostExplainedInPart);

/** One part may explain more than the article as a whole, where its facts are short; a few words more are not worth a question. */
const mostExplainedInPart = mostExplained + 0.15;

/** Words of explanation for a section of so many, at most this share of it: what the article has too much of would be cut in the end. */
export function roomToExplain(earlier: readonly Section[], words: number, share: number): number {
  const room = shareAimed * (countWordsOf(earlier) + words) - explainedIn(...earlier);
  return Math.round(Math.max(leastExplained * words, Math.min(share * words, room)) / 10) * 10;
}

/** A little less than an article may have: a model counts about. */
const shareAimed = mostExplained - 0.05;

/** What is wrong with a section that explains more than it tells. */
export function excessOf({ blocks }: SectionAnswer, share = mostExplainedInPart): string[] {
  const told = blocks.flatMap((block) =>
    'sentences' in block ? block.sentences : block.rows.map(({ cells }) => ({ kind: 'claim', text: cells.join(' ') })),
  );
  const count = (some: typeof told) => some.reduce((sum, { text }) => sum + countWords(text), 0);
  const explained = count(told.filter(({ kind }) => kind === 'explanation'));
  const most = Math.floor(share * count(told));
  const fault = `${explained} of its words are explanation, and at most ${most} may be: tell more of its facts, or leave explanation out.`;
  return explained > most ? [fault] : [];
}

const tasks = {
  introduction:
    'It is the introduction, without a heading: what this is, for whom, what it runs on, what it costs or how one starts, as far as its facts say; its first paragraph holds the focus keyphrase.',
  body: 'It stands in the middle of the article.',
  closing:
    'It is the closing: in two or three sentences the answer to the question of its readers, as its facts bear it out, then one next step with a link to source S1 on fitting words.',
  extra:
    'It is a further section before the closing, with a short heading of its own: what readers still have to know, ask or prepare before they decide.',
} satisfies Record<Place['position'], string>;

const fixedWords = { introduction: 90, closing: 70 } as const;

/** The words that a section should have: what is left of the article's, by the length of its facts. */
export function wordsFor({ material, outline }: PlannedDesk, at: number, written: readonly Section[]): number {
  const { sections } = outline;
  if (at === 0) return fixedWords.introduction;
  if (at === sections.length - 1) return fixedWords.closing;
  // What a section says besides its facts, to lead on and to tie them, has some twenty words.
  const weights = sections.slice(at, -1).map(({ facts }) => 20 + countFactWords(material.book, facts));
  const share = (weights[0] ?? 0) / weights.reduce((sum, weight) => sum + weight, 0);
  const words = wordsAimed(material) - fixedWords.closing - countWordsOf(written);
  return Math.max(60, Math.round((words * share) / 10) * 10);
}

function questionOf({ material, wishes, outline }: PlannedDesk, place: Place, earlier: readonly Section[]): string {
  const { planned, position, words } = place;
  const { language, keyphrase, audience, question, angle, sections } = outline;
  const phrase = readKeyphrase(keyphrase);
  const sentences = earlier.flatMap(sentencesOf);
  const before = sentences.map(({ text }) => plainSentence(text));
  const uses = phrase ? countUses(phrase, before.join(' ')) : 0;
  const isDue = Math.round((countWords(before.join(' ')) + words) / wordsPerUse) > uses;
  const due = isDue
    ? 'use it once here, if a sentence speaks of that very thing; rather not at all than forced'
    : 'it need not stand here';
  const links = new Set(sentences.flatMap(({ text }) => urlsIn(text)));
  // A further link to a page would not stay, but at the end.
  const linkedBefore = material.source.pages.flatMap(({ url }, at) =>
    links.has(url) && (position !== 'closing' || at > 0) ? `S${at + 1}` : [],
  );
  const [named] = namesInWishes(wishes).filter((name) => before.some((text) => text.includes(name)));
  const told = countFactWords(material.book, planned.facts);
  // What the facts of this part leave of its length.
  const share = Math.min(mostExplainedIn(place), Math.max(leastExplained, 1 - told / words));
  const explained = roomToExplain(earlier, words, share);
  // No more than its facts and what may be explained can fill.
  const least = Math.round(0.9 * Math.min(words, told + explained));
  const most = Math.round(1.1 * words);
  return joinParts(
    fenceData({
      subject: material.source.sheet.name,
      sources: listSources(material),
      ...{ audience, question, angle },
      sections: sections.map(({ heading, about }) => `${heading}: ${about}`),
    }),
    `Focus keyphrase: "${keyphrase}", in full where it reads well, about once in ${wordsPerUse} words. A table suits plans and prices, a list three or more like things. Above 250 words, subheadings. A block of kind heading has one sentence, one of kind quote one that names the fact of the quote.`,
    tellWishes(wishes),
    fenceData({
      toldBefore: inShort(before),
      linkedBefore,
      ...(named && { namedBefore: named }),
      facts: listFacts(material, planned.facts),
    }),
    `Task: section. Write the section "${planned.heading || 'more'}" of an article in ${languageName(language)}. ${tasks[position]}${planned.about ? ` It is about: ${planned.about.replace(/[.\s]+$/, '')}.` : ''}${before.length > 0 ? ' Its first sentence may go on from the last one told before.' : ''} It leaves to the other sections what is theirs.`,
    `The focus keyphrase stands ${uses} times in what is told before: ${due}.`,
    position === 'closing'
      ? `Length: about ${words} words, at most ${most}. Facts told before may be summed up in the answer, not told again one by one.`
      : `Length: about ${words} words, no fewer than ${least} and at most ${most}: explanation gives way to facts. Tell its facts, each once; fill the rest with explanation, at most ${explained} words, that helps its audience decide.`,
  );
}

/** Sentences that are told, the last of them in full, of those that stand before the beginnings. */
function inShort(sentences: readonly string[]): string[] {
  const all = sentences.map((text) => splitSentences(text)[0] ?? '');
  const beginningOf = (text: string) =>
    text.split(' ', wordsOfEarlier + 1).length > wordsOfEarlier
      ? `${text.split(' ', wordsOfEarlier).join(' ')} …`
      : text;
  return all.slice(-mostTold).map((text, at, last) => (at < last.length - mostInFull ? beginningOf(text) : text));
}
const [mostTold, mostInFull, wordsOfEarlier] = [45, 5, 13];

/** The score wants a keyphrase at half a per cent of the words or more; a reader hears it at one. */
const wordsPerUse = 180;
