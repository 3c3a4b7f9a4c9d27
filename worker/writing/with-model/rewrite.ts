import { ask } from '../../model/ask.ts';
import { fenceData } from '../../model/fence-data.ts';
import { plainSentence, type Sentence } from '../article/section.ts';
import { isLeftover, sentenceText } from './clean-text.ts';
import { completeFacts, contextOf, listFacts } from './fact-list.ts';
import { rewriteAnswer } from './schemas.ts';
import type { Desk } from './types.ts';

export type Problem = { sentence: Sentence; faults: string[] };

const task =
  'Task: rewrite. These sentences cannot stay as they are. Rewrite each under its number so that it says only what its facts say, in your own words, in sentences of at most 25 words; where nothing is left to say, give an empty text.';

/** What the model makes of sentences that cannot stay, by their text: none, one or several for each. */
export async function askToRewrite(
  desk: Desk,
  problems: readonly Problem[],
  step: string,
  progress: number,
): Promise<Map<string, Sentence[]>> {
  const { material } = desk;
  const answer = await ask(desk.model, desk.keepAt(progress), step, {
    name: 'rewrite',
    system: desk.rules,
    user: [
      task,
      'The data:',
      fenceData({
        sentences: problems.map(({ sentence, faults }, number) => ({
          number,
          text: plainSentence(sentence.text),
          faults,
          facts: listFacts(material, sentence.facts),
        })),
      }),
    ].join('\n\n'),
    schema: rewriteAnswer,
  });
  const context = contextOf(material.book);
  const rewritten = new Map<string, Sentence[]>();
  for (const [at, { sentence }] of problems.entries()) {
    const texts = (answer?.sentences ?? [])
      .filter(({ number }) => number === at)
      .map(({ text, facts }) => ({
        text: sentenceText(text, material),
        facts: completeFacts(material.book, context, facts),
      }))
      .filter(({ text }) => text !== '' && !isLeftover(text));
    rewritten.set(sentence.text, texts);
  }
  return rewritten;
}
