import { countUsesInWords, readKeyphrase } from '../../contract/seo/keyphrase.ts';
import { wordsOf } from '../../language/words.ts';
import { type ArticleBlock, plainSentence, type Section, type Sentence, sentencesOf } from '../article/section.ts';
import type { Random } from '../article/seed.ts';
import type { SectionKind } from './angles.ts';
import { fillPhrase } from './headings.ts';
import type { Phrase } from './phrase.ts';
import type { TopicOutline } from './plan.ts';

const leastDensity = 0.58;

const openers: Partial<Record<SectionKind, readonly string[]>> = {
  process: ['How {does} {k} work in practice?', 'How {does} {k} work from day to day?'],
  parts: ['What goes into {t}?', 'What {does} {k} call for?'],
  kinds: ['Which kinds of {t} are there?', 'What forms {does} {k} take?'],
  uses: ['What speaks for {t}?', 'What {does} {k} bring?'],
  history: ['Where {does} {k} come from?', 'What lies behind {t} today?'],
  figures: ['What do the figures say on {t}?', 'Which figures bear on {t}?'],
  rules: ['Which rules apply to {t}?', 'What do the rules ask of {t}?'],
  limits: ['What speaks against {t}?', 'Where {does} {k} fall short?'],
  choice: ['What decides in {t}?', 'Which points help to decide on {t}?'],
  points: ['A few points on {t} to keep in mind:', 'What the sources say on {t}, in short:'],
  sources: [
    'This article on {t} rests on the following pages:',
    'For {t} in more depth, these pages are a good start:',
  ],
  other: ['What else do the sources say on {t}?', 'Which further points concern {t}?'],
};

/** Opens as many sections with the keyphrase as it takes for the article to be visibly on its subject; lists always. */
export function composeOpeners(sections: readonly Section[], { phrase }: TopicOutline, random: Random): Section[] {
  const keyphrase = readKeyphrase(phrase.text);
  if (!keyphrase) return [...sections];
  const sentences = sections.flatMap(sentencesOf).map(({ text }) => wordsOf(plainSentence(text)));
  const words = sentences.reduce((sum, sentence) => sum + sentence.length, 0) * 1.08;
  const uses = sentences.reduce((sum, sentence) => sum + countUsesInWords(keyphrase, sentence), 0);
  const perUse = (100 / words) * (0.7 + keyphrase.length / 3);
  let missing = Math.ceil(leastDensity / perUse) - uses;
  return sections.map((section, at) => {
    const options = openers[section.id as SectionKind];
    const introducesList = section.id === 'points' || section.id === 'sources';
    // A question straight before the next heading would stay without its answer.
    const isAnswered = section.blocks[1]?.kind !== 'heading';
    if (!options || at === 0 || !isAnswered || (missing <= 0 && !introducesList)) return section;
    const kind = section.id as SectionKind;
    const text = options[Math.floor(random() * options.length)] ?? options[0] ?? '';
    const withPhrase = phrase.inline === null ? quotedOpener(kind, phrase) : fillPhrase(text, phrase);
    const sentence = { text: missing > 0 ? withPhrase : (withoutPhrase[kind] ?? withPhrase), facts: [] };
    missing -= 1;
    return { ...section, blocks: withOpener(section.blocks, sentence) };
  });
}

/** Lists need words before them even where the keyphrase stands often enough. */
const withoutPhrase: Partial<Record<SectionKind, string>> = {
  points: 'These points are worth keeping in mind:',
  sources: 'This article rests on the following pages:',
};

/** A search phrase that is no thing can only be quoted. */
function quotedOpener(kind: SectionKind, { text }: Phrase): string {
  const about: Partial<Record<SectionKind, string>> = {
    process: `Part of “${text}” is the question of how it all works.`,
    parts: `What belongs to it is part of “${text}” too.`,
    kinds: `On “${text}”, the sources tell several kinds apart.`,
    uses: `Whoever asks “${text}” will want to know what speaks for it.`,
    history: `A look back helps with “${text}” as well.`,
    figures: `Some figures bear on “${text}”.`,
    rules: `Rules and duties bear on “${text}”, too.`,
    limits: `Also part of “${text}” is what counts against it.`,
    choice: `The heart of “${text}” is the choice itself.`,
    points: `A few points on “${text}” to keep in mind:`,
    sources: `What this article says on “${text}” rests on the following pages:`,
  };
  return about[kind] ?? `The sources say more on “${text}”.`;
}

/** Straight under the heading of the section, in the paragraph there where there is one. */
function withOpener(blocks: readonly ArticleBlock[], sentence: Sentence): ArticleBlock[] {
  const [heading, first, ...rest] = blocks;
  if (heading?.kind === 'heading' && first?.kind === 'paragraph') {
    return [heading, { ...first, sentences: [sentence, ...first.sentences] }, ...rest];
  }
  const opener: ArticleBlock = { kind: 'paragraph', sentences: [sentence] };
  return heading?.kind === 'heading' ? [heading, opener, ...blocks.slice(1)] : [opener, ...blocks];
}
