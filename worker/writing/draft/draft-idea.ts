import { scoreArticle } from '../../contract/seo/index.ts';
import { readKeyphrase } from '../../contract/seo/keyphrase.ts';
import { slugify } from '../../contract/slug.ts';
import { articleFor, capitalise, cutAtWord } from '../../language/grammar.ts';
import { type ArticleBlock, renderSections, type Section } from '../article/section.ts';
import { createRandom, hashText, type Random } from '../article/seed.ts';
import { subjectOf } from '../idea/read-idea.ts';
import type { Brief } from '../types.ts';
import type { Draft } from '../writer.ts';
import { angles } from './angles.ts';
import { describeDraft } from './describe-draft.ts';
import { draftTexts, ownQuestions } from './draft-texts.ts';
import { expand } from './expand.ts';

/** Says of a draft what it is and why: there was nothing to read, so nothing in it is a fact. */
export const draftNote = (isSearchAway: boolean) =>
  `${isSearchAway ? 'No source was read for this idea, because the search could not be reached' : 'No source was found for this idea'}: the article is a structured draft made from the idea itself, and its facts are still to be added.`;

/** There is no source that could be too thin. */
export const sayDraft = (suggestion: string) =>
  suggestion.replace(
    /^The source is too thin for the chosen length: /,
    'The draft is shorter than the chosen length: ',
  );

const mostQuestions = 7;

/** So many wordings are tried until one is good: always the best one would make drafts alike. */
const attempts = 16;
const goodDraft = 88;

/** A working outline in whole sentences: what is asked, which questions are to be answered, what to find out, in which order. */
export function draftIdea(brief: Brief): Draft {
  const seed = hashText(`${brief.idea} ${brief.keywords.join()} ${brief.angle} ${brief.length}`);
  let best = { draft: draftOnce(brief, createRandom(seed)), score: 0 };
  for (let at = 0; at < attempts && best.score < goodDraft; at += 1) {
    const draft = draftOnce(brief, createRandom(seed + at));
    const content = renderSections(draft.sections);
    const { score } = scoreArticle({ ...draft.metadata, content, slug: slugify(draft.metadata.title) });
    if (score > best.score) best = { draft, score };
  }
  return best.draft;
}

/** The keyphrase stands in the text as often as readers bear; beyond that it goes by 'the subject'. */
function createNaming(keyphrase: string): (text: string) => string {
  const weight = 0.7 + (readKeyphrase(keyphrase)?.length ?? 1) / 3;
  let left = Math.max(3, Math.floor((wantedDensity * usualWords) / (100 * weight)));
  return (text) =>
    text.replaceAll('{k}', () => {
      left -= 1;
      return left >= 0 ? keyphrase : 'the subject';
    });
}

const wantedDensity = 1.8;
const usualWords = 500;

function draftOnce(brief: Brief, random: Random): Draft {
  const subject = subjectOf(brief);
  const keyphrase = brief.keywords[0] ?? cutAtWord(subject, 40);
  const angle = angles[brief.angle];
  const name = createNaming(keyphrase);
  const vary = (text: string) => capitalise(name(expand(text, random)));
  const said = (...texts: string[]): ArticleBlock => ({
    kind: 'paragraph',
    sentences: texts.map((text) => ({ text: vary(text), facts: [] })),
  });
  const heading = (text: string, level: 2 | 3 = 2): ArticleBlock => ({
    ...{ kind: 'heading', level },
    text: capitalise(expand(text, random).replaceAll('{k}', keyphrase)),
  });
  const section = (id: string, ...blocks: ArticleBlock[]): Section => ({ id, blocks, phrases: [] });
  const texts = draftTexts(brief, subject, articleFor(brief.angle));
  const questions = [...shuffle(angle.questions, random).slice(0, 5), ...ownQuestions(subject, brief.keywords)];

  const sections = [
    section('lead', said(...texts.lead), said(...texts.idea)),
    section('aim', heading(texts.headings.aim), said(...angle.aims, ...texts.focus)),
    section(
      'questions',
      heading(texts.headings.questions),
      said(texts.beforeQuestions),
      { kind: 'list', items: questions.slice(0, mostQuestions).map((text) => ({ text: vary(text), facts: [] })) },
      said(texts.afterQuestions),
    ),
    section(
      'parts',
      heading(texts.headings.parts),
      ...angle.parts.flatMap((part, at): ArticleBlock[] => [
        heading(part.name, 3),
        said(part.purpose, texts.ofParts[at % texts.ofParts.length] ?? ''),
      ]),
    ),
    section('research', heading(texts.headings.research), said(...texts.research), said(...angle.looks)),
    section('next', heading(texts.headings.next), said(...texts.next)),
  ];
  return { sections, metadata: describeDraft(brief, { subject, keyphrase: cutAtWord(keyphrase, 60) }, random) };
}

function shuffle<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
