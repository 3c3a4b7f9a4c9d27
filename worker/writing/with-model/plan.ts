import { type ArticleAngle, wordTargets } from '../../contract/options.ts';
import { escapePattern } from '../../escape-pattern.ts';
import { capitalise } from '../../language/grammar.ts';
import { contentOf, contentWordsOf, foldText } from '../../language/words.ts';
import { fenceData } from '../../model/fence-data.ts';
import { asWritten } from '../../source/as-written.ts';
import { chooseKeyphrase } from '../../source/sheet/keyphrase.ts';
import type { Material } from '../facts/material.ts';
import { createGrounding } from '../grounding/grounding.ts';
import { type Desk, joinParts, type ModelOutline, outlineAnswer, type PlannedSection, tellWishes } from './desk.ts';
import { completeFacts, countFactWords, listFacts, tellable } from './fact-list.ts';
import { plainText } from './read-answer.ts';

const angles: Record<ArticleAngle, string> = {
  informational: 'It informs: what the subject is, what it does, whom it suits, what it costs.',
  tutorial: 'It teaches: its sections follow the order in which a reader would do things.',
  comparison:
    'It compares what the facts allow to compare, such as plans, options or approaches; a table where it helps.',
  review:
    'It reviews: what the subject offers, where its limits are, for whom it fits; judgements only where facts carry them.',
  news: 'It reports: what matters most comes first, then the background.',
  business: 'It speaks to people who decide: use, cost, effort and risk.',
};

const sections = { fewest: 3, most: 14, words: 110 } as const;
/** Of the headings that are shown so many hold the keyphrase: the score wants three to seven in ten of all, and there will be others below them. */
const shareWithPhrase = 0.35;
const mostInClosing = 3;
export const leastExplained = 0.15;
export const mostExplained = 0.5;

/** Words that the article should have: what its facts can tell, and as much explanation at most. */
export function wordsAimed(material: Material): number {
  const { least, most } = wordTargets[material.brief.length];
  // A fact is told in about its own number of words: 0.7 times where pages say much twice, 1.2 where they say little, in three articles
  // written by hand. Planning for more would ask for explanation that has no room at the end.
  const told = countFactWords(material.book, tellable(material));
  return Math.round(Math.min((least + most) / 2, Math.max(200, told) / (1 - mostExplained)));
}

/** The outline of the article, or null where the model gives none that can be used. */
export async function planWithModel(desk: Desk): Promise<ModelOutline | null> {
  const { material } = desk;
  const grounding = createGrounding(material);
  const answer = await desk.ask('model plan', 35, {
    name: 'outline',
    user: questionOf(desk),
    schema: outlineAnswer.refine(
      ({ sections }) => sections.filter(({ facts }) => completeFacts(material.book, facts).length > 0).length > 1,
      { path: ['sections'], message: 'At least two sections with the numbers of facts of the list are needed.' },
    ),
    // The heading of an introduction is not shown; a closing retells its facts.
    faultsOf: ({ sections: [introduction, ...shown] }) =>
      shown.flatMap(({ heading, facts }, at) => {
        const isClosing = at === shown.length - 1;
        const retold = isClosing ? (introduction?.facts ?? []) : [];
        const faults = grounding.heading(heading, completeFacts(material.book, [...facts, ...retold]));
        if (isClosing && facts.length > mostInClosing)
          faults.push(`it has ${facts.length} facts; more than ${mostInClosing} need a section before the closing`);
        return faults.map((fault) => `The heading “${heading}”: ${fault}.`);
      }),
  });
  if (!answer) return null;
  const proposed = plainText(answer.keyphrase);
  const keyphrase = material.brief.keywords[0] ?? usableKeyphrase(proposed, material);
  // Headings that were to hold the keyphrase hold the one that is used.
  const isOther = proposed !== '' && proposed.toLowerCase() !== keyphrase.toLowerCase();
  const phrase = (heading: string) =>
    isOther ? capitalise(heading.replace(new RegExp(escapePattern(proposed), 'i'), () => keyphrase)) : heading;
  return {
    ...answer,
    language: /^[a-z]{2}/.exec(answer.language.toLowerCase())?.[0] ?? material.source.language ?? 'en',
    keyphrase,
    sections: arrange(answer.sections, material).map((section) => ({ ...section, heading: phrase(section.heading) })),
  };
}

function questionOf({ material, wishes }: Desk): string {
  const { brief, source } = material;
  const words = wordsAimed(material);
  const count = Math.min(sections.most, Math.max(sections.fewest, Math.round(words / sections.words)));
  const asked = brief.keywords[0];
  return joinParts(
    fenceData({ subject: source.sheet.name, keywords: brief.keywords, facts: listFacts(material) }),
    tellWishes(wishes),
    `Task: outline. Plan an article about ${source.kind === 'product' ? 'the product' : 'the subject'} of the data: about ${words} words in ${count} sections. ${angles[brief.angle]} Say for whom it is, what these people typed into the search, and the angle in one sentence; every section serves that.`,
    `Write in the language of the facts (${source.language ?? 'en'}), unless the wishes ask for another.`,
    asked
      ? `Focus keyphrase: "${asked}".`
      : 'Choose a focus keyphrase: a noun phrase of two to four words that people search for when they need this, from the words of the facts, no brand name alone.',
    `The first section is the introduction (its heading is not shown; its facts are what this is, for whom, what it runs on and what it costs), the last one a closing with a next step. Each answers a question that a reader has; every section has facts, each fact belongs to one section, and the closing, some 70 words, names those of its next step alone, ${mostInClosing} at most. Leave out facts that say what another says, that disagree with another, or that only praise. Headings name their content in a few words, no slogans; ${Math.ceil(shareWithPhrase * (count - 1))} of them hold the keyphrase or most of its words.`,
  );
}

/** A phrase of words that the source has; else the one that the built-in writer would choose. */
function usableKeyphrase(proposed: string, { source }: Material): string {
  const phrase = asWritten(proposed, source.pages);
  const content = contentWordsOf(phrase);
  const folded = foldText(source.pages.map((page) => `${page.title} ${page.text}`).join(' '));
  const known = content.every((word) => folded.includes(word.slice(0, Math.max(4, word.length - 3))));
  const fits = content.length >= 1 && content.length <= 5 && phrase.length <= 60 && known;
  return fits && phrase.toLowerCase() !== source.sheet.name.toLowerCase() ? phrase : chooseKeyphrase(source);
}

/** Each fact is told once; sections that are left without any fall away, but for the closing. */
export function arrange(planned: readonly PlannedSection[], { book }: Pick<Material, 'book'>): PlannedSection[] {
  const given = new Set<number>();
  const isNew = (fact: number) => !given.has(fact) && Boolean(given.add(fact));
  const arranged = planned.slice(0, sections.most).map(({ heading, about, facts }) => ({
    heading: plainText(heading).replace(/(?<![.:])[.:]+$/, ''),
    about: plainText(about),
    facts: facts.filter((fact) => book.facts[fact] !== undefined && isNew(fact)),
  }));
  const quotesOf = (facts: readonly number[]) => facts.map((fact) => book.facts[fact]?.quote ?? '').join(' ');
  const closing = arranged.at(-1);
  const body = arranged.slice(1, -1).toReversed();
  // A closing is short: what is more than its next step rests on would be lost, and goes together to the part that speaks of the same.
  const left = body.length > 0 ? (closing?.facts.splice(mostInClosing) ?? []) : [];
  const own = contentOf(quotesOf(left.flatMap((fact) => [fact, ...(book.context.get(fact) ?? [])])));
  const shared = ({ heading, about, facts }: PlannedSection) =>
    own.intersection(contentOf(`${heading} ${about} ${quotesOf(facts)}`)).size;
  body.toSorted((a, b) => shared(b) - shared(a))[0]?.facts.push(...left);
  return arranged.filter((section) => section.facts.length > 0 || section === closing);
}
