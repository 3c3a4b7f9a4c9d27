import { fenceData } from '../../model/fence-data.ts';
import { changeLinks, plainSentence, type Sentence } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import { listFacts, listSources } from './fact-list.ts';
import { joinParts } from './rules.ts';
import { rewriteAnswer } from './schemas.ts';
import { toSentences } from './to-section.ts';
import type { Desk, Step } from './types.ts';

/** A sentence, those around it, and how many things it leads to. */
export type Place = { sentence: Sentence; before?: Sentence; after?: Sentence; following: number };
type Problem = Place & { faults: readonly string[] };

const task =
  'Task: rewrite. Something is wrong with each of these sentences. Mend what its faults name and leave the rest, so that it still follows on the sentence before and leads to the one after; keep its links, a closing colon, and the length of about 25 words at most. A sentence without facts may tell those of its section. What its facts do not carry becomes an explanation that is true of any product, or goes; where nothing is left to say, give an empty text.';

/** What the model makes of sentences that cannot stay: none, one or several for each. */
export async function askToRewrite(desk: Desk, problems: readonly Problem[], ofSection: readonly number[], at: Step) {
  const { material } = desk;
  const lacksFacts = problems.some(({ sentence }) => sentence.facts.length === 0);
  const answer = await desk.ask(`${at.step}: rewrite`, at.progress, {
    name: 'rewrite',
    user: joinParts(
      fenceData({
        sources: listSources(material),
        sentences: problems.map(({ sentence, faults, before, after }, number) => ({
          ...{ number, text: withSources(sentence.text, material), faults },
          ...{ before: before ? plainSentence(before.text) : null, after: after ? plainSentence(after.text) : null },
          facts: listFacts(material, sentence.facts),
        })),
        ...(lacksFacts && { factsOfSection: listFacts(material, ofSection) }),
      }),
      task,
    ),
    schema: rewriteAnswer,
  });
  const answersTo = (place: number) => answer?.sentences.filter(({ number }) => number === place) ?? [];
  const rewritten = (place: number) => answersTo(place).flatMap((one) => toSentences(one, material));
  return new Map(problems.map(({ sentence }, place) => [sentence, rewritten(place)]));
}

/** The sentence as the model wrote it: its links name sources. */
const withSources = (text: string, { source }: Material) =>
  changeLinks(text, (words, url, link) => {
    const at = source.pages.findIndex((page) => page.url === url);
    return at < 0 ? link : `[${words}][S${at + 1}]`;
  });
