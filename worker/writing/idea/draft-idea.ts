import { articleFor, capitalise, cutAtWord, joinList } from '../built-in/grammar/words.ts';
import type { ArticleBlock, Section, Sentence } from '../section.ts';
import { createRandom, hashText } from '../seed.ts';
import type { Brief } from '../types.ts';
import type { Metadata } from '../writer.ts';
import { angles } from './angles.ts';
import { expand } from './expand.ts';
import { subjectOf } from './read-idea.ts';

/** Says of a draft what it is and why: there was nothing to read, so nothing in it is a fact. */
export const draftNote = (isSearchAway: boolean) =>
  `${isSearchAway ? 'No source was read for this idea, because the search could not be reached' : 'No source was found for this idea'}: the article is a structured draft made from the idea itself, and its facts are still to be added.`;

/** A working outline in whole sentences: what is asked, which questions are to be answered, what to find out, in which order. */
export function draftIdea(brief: Brief): { sections: Section[]; metadata: Metadata } {
  const subject = subjectOf(brief);
  const keyphrase = brief.keywords[0] ?? cutAtWord(subject, 40);
  const angle = angles[brief.angle];
  const random = createRandom(hashText(`${brief.idea} ${brief.angle} ${brief.length}`));
  const vary = (text: string): Sentence => ({ text: capitalise(expand(text, random)), facts: [] });
  const said = (...texts: string[]): ArticleBlock => ({ kind: 'paragraph', sentences: texts.map(vary) });
  const heading = (text: string): ArticleBlock => ({ kind: 'heading', level: 2, text: capitalise(text) });
  const more = brief.keywords.slice(1);
  const section = (id: string, ...blocks: ArticleBlock[]): Section => ({ id, blocks, phrases: [] });

  const sections = [
    section(
      'lead',
      said(
        `(this is a working draft|what follows is a working draft|here is the plan) for ${articleFor(brief.angle)} ${brief.angle} article on ${keyphrase}.`,
        '(it rests on the idea alone|only the idea stands behind it), so it states no facts about the subject yet.',
        '(instead, it sets out|rather, it lists) what the article has to answer, what needs research, and in which order to tell it.',
      ),
      said(
        `the idea (itself |)reads: “${cutAtWord((brief.idea ?? subject).replace(/\s+/g, ' ').replace(/["“”]/g, "'").trim(), 160).replace(/[.!?]+$/, '')}”.`,
      ),
    ),
    section(
      'aim',
      heading(`What the article on ${keyphrase} should do`),
      said(...angle.aim),
      said(...keywordSentences(keyphrase, more)),
    ),
    section(
      'questions',
      heading(`Questions to answer about ${keyphrase}`),
      said(
        '(readers bring questions, and the article should answer them|a reader will come with questions), most of all these:',
      ),
      { kind: 'list', items: angle.questions.map(vary) },
      said('(if|where) one of them has no answer, the article should say so rather than guess.'),
    ),
    section(
      'parts',
      heading('A possible order of parts'),
      ...angle.parts.flatMap(({ name, purpose }): ArticleBlock[] => [
        { kind: 'heading', level: 3, text: name },
        said(purpose, partSentence(keyphrase, name, random)),
      ]),
    ),
    section(
      'research',
      heading(`What to find out about ${keyphrase}`),
      said(
        `(before the writing starts|first of all), someone has to read up on ${keyphrase}.`,
        'Good sources are those that were there: makers, users, studies with a method, official figures.',
        'For each figure, the note should hold the date and the page, because undated figures age without a sign.',
        '(also, |in addition, )at least one source should disagree with the others, so that the article does not repeat a single view.',
      ),
      said(
        'For example, the list could begin with an encyclopedia entry for the terms, a trade association for the figures, and two people who do the work every day.',
      ),
    ),
    section(
      'next',
      heading('What to do next'),
      said(
        'Name two or three web addresses in the idea and generate the article again: then it is written from what those pages say.',
        `Otherwise, use this page as a checklist while writing about ${keyphrase} by hand.`,
      ),
    ),
  ];
  return { sections, metadata: describeDraft(brief, subject, keyphrase) };
}

function keywordSentences(keyphrase: string, more: readonly string[]): string[] {
  const first = `The focus is on ${keyphrase}, so that phrase belongs in the title, in the first paragraph and in at least one subheading.`;
  if (more.length === 0) return [first, 'Further keywords can follow once the sources are known.'];
  return [
    first,
    `In addition, the text should cover ${joinList(more.slice(0, 6).map((word) => `“${word}”`))}, each where it fits.`,
  ];
}

function partSentence(keyphrase: string, name: string, random: () => number): string {
  return expand(
    `(a reader who looks for ${keyphrase} and jumps to “${name}” should understand it without the rest|this part is done when a stranger to ${keyphrase} can repeat its point|it should come back to ${keyphrase} at least once, with a concrete case|one real case about ${keyphrase} does more here than three claims).`,
    random,
  );
}

function describeDraft(brief: Brief, subject: string, keyphrase: string): Metadata {
  const title =
    [`${capitalise(keyphrase)}: a draft to work from`, capitalise(keyphrase)].find((text) => text.length <= 60) ??
    cutAtWord(capitalise(subject), 60);
  const description = `${capitalise(cutAtWord(keyphrase, 50))}: a working draft with the questions to answer, what to research first, and the order of its parts, for you to complete.`;
  const longer = `${description.slice(0, -1)} with facts.`;
  return {
    title,
    excerpt: `A working draft on ${keyphrase}: what the article has to answer, what to find out, and in which order to tell it.`,
    metaDescription: description.length >= 121 ? cutAtWord(description, 156) : longer,
    keywords: [keyphrase, ...brief.keywords.slice(1), ...(subject === keyphrase ? [] : [subject])].slice(0, 10),
  };
}
