import { splitSentences } from '../../language/sentences.ts';
import { ask } from '../../model/ask.ts';
import { fenceData } from '../../model/fence-data.ts';
import { plainSentence, type Section, sentencesOf } from '../article/section.ts';
import { listFacts } from './fact-list.ts';
import { aimedWords } from './plan.ts';
import { tellWishes } from './rules.ts';
import { type SectionAnswer, sectionAnswer } from './schemas.ts';
import type { Desk, ModelOutline, PlannedSection } from './types.ts';

export type Place = {
  /** Name of the step. */
  step: string;
  progress: number;
  planned: PlannedSection;
  position: 'introduction' | 'body' | 'closing' | 'extra';
};

/** What the model writes for one section, from its facts alone; null where it cannot be used. */
export function askForSection(
  desk: Desk,
  outline: ModelOutline,
  place: Place,
  earlier: readonly Section[],
): Promise<SectionAnswer | null> {
  return ask(desk.model, desk.keepAt(place.progress), place.step, {
    name: 'section',
    system: desk.rules,
    user: questionOf(desk, outline, place, earlier),
    schema: sectionAnswer.superRefine(({ blocks }, context) => {
      const message = 'At least one paragraph with a sentence is needed.';
      const hasText = blocks.some((block) => 'sentences' in block && block.sentences.some(({ text }) => text.trim()));
      if (!hasText) context.addIssue({ code: 'custom', path: ['blocks'], message });
    }),
  });
}

const tasks: Record<Place['position'], string> = {
  introduction:
    'It is the introduction: no heading. Say what this is and for whom, in two or three sentences a paragraph; its first paragraph holds the focus keyphrase.',
  body: 'It stands in the middle of the article.',
  closing:
    'It is the closing: sum up for whom this fits and name one next step for the reader, with a link to source S1 on fitting words.',
  extra:
    'It is a further section before the closing, for facts that are not told yet. Give it a short, informative heading.',
};

function questionOf(
  { material, wishes, emphasis }: Desk,
  outline: ModelOutline,
  { planned, position }: Place,
  earlier: readonly Section[],
): string {
  const { source } = material;
  const words = wordsFor(planned, outline, aimedWords(material));
  return [
    `Task: section. Write the section "${planned.heading || 'more'}" of an article in ${languageName(outline.language)}, about ${words} words. ${tasks[position]}`,
    planned.about ? `It is about: ${planned.about}` : '',
    `Focus keyphrase: "${outline.keyphrase}". Use it in full where it reads well, about once in 100 words.`,
    'Use the fact numbers of the data. Tell all of these facts; those that belong to a plan or feature stay with it. A table suits plans and prices, a list three or more things of a kind; otherwise paragraphs. A section of more than 250 words has subheadings: blocks of kind heading.',
    emphasis.length > 0
      ? `An earlier draft fell short in this; do better:\n${emphasis.map((point) => `- ${point}`).join('\n')}`
      : '',
    tellWishes(wishes),
    'The data:',
    fenceData({
      subject: source.sheet.name,
      sources: source.pages.map(({ title }, at) => ({ source: `S${at + 1}`, title })),
      headings: outline.sections.map(({ heading }) => heading),
      saidBefore: summarise(earlier),
      facts: listFacts(material, planned.facts),
    }),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const fewestWords = 60;

/** A section is as long as its facts make it: its share of the article's words. */
function wordsFor({ facts }: PlannedSection, { sections }: ModelOutline, aim: number): number {
  const all = sections.reduce((sum, section) => sum + section.facts.length, 0);
  return Math.max(fewestWords, Math.round((aim * facts.length) / Math.max(1, all) / 10) * 10);
}

/** The first sentence of each paragraph so far, the latest ones: enough not to say it again. */
function summarise(earlier: readonly Section[]): string[] {
  const sentences = earlier.flatMap(sentencesOf).filter(({ facts }) => facts.length > 0);
  return sentences.slice(-12).flatMap(({ text }) => splitSentences(plainSentence(text))[0] ?? []);
}

const languageName = (code: string) =>
  new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' }).of(code) ?? code;
