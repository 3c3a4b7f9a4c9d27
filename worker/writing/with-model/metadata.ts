import { excerptAimed, metaDescriptionLeast, metaDescriptionMost, titleAimed } from '../../contract/limits.ts';
import { splitSentences } from '../../language/sentences.ts';
import { ask } from '../../model/ask.ts';
import { fenceData } from '../../model/fence-data.ts';
import { plainSentence, type Section, sentencesOf } from '../article/section.ts';
import { furtherKeywords } from '../facts/keyphrase.ts';
import type { Grounding } from '../grounding/grounding.ts';
import type { Metadata } from '../writer.ts';
import { isLeftover, plainText } from './clean-text.ts';
import { tellable } from './fact-list.ts';
import { joinParts, tellWishes } from './rules.ts';
import { metadataAnswer } from './schemas.ts';
import type { Desk, ModelOutline } from './types.ts';

const keywordsMost = 8;
const sentencesShown = 60;

type Texts = Pick<Metadata, 'title' | 'excerpt' | 'metaDescription'>;
const limits = {
  title: { least: 1, most: titleAimed },
  metaDescription: { least: metaDescriptionLeast, most: metaDescriptionMost },
  excerpt: { least: 40, most: excerptAimed },
};
const parts = ['title', 'metaDescription', 'excerpt'] as const;

/** Title, excerpt, meta description and keywords from the model; what it gets wrong twice, or makes up, comes from elsewhere. */
export async function describeWithModel(
  desk: Desk,
  outline: ModelOutline,
  sections: readonly Section[],
  grounding: Grounding,
): Promise<Metadata> {
  const { book } = desk.material;
  const facts = [...tellable(book), book.name];
  const faultsOf = (texts: Texts) =>
    parts.flatMap((part) => {
      const text = texts[part];
      const { least, most } = limits[part];
      const wrong = part === 'title' ? grounding.heading(text, facts) : grounding.check({ text, facts }).inventions;
      return [
        ...(text.length < least || text.length > most
          ? [`it has ${text.length} characters; ${least} to ${most} are wanted`]
          : []),
        ...(isLeftover(text) ? ['it speaks of the task'] : []),
        ...wrong,
      ].map((fault) => ({ part, fault }));
    });
  const answer = await ask(desk.model, desk.keepAt(90), 'model describe', {
    name: 'metadata',
    system: desk.rules,
    user: questionOf(desk, outline, sections),
    schema: metadataAnswer,
    faultsOf: (texts) => faultsOf(textsOf(texts)).map(({ part, fault }) => `${part}: ${fault}.`),
  });
  const texts = answer && textsOf(answer);
  const wrong = new Set(texts ? faultsOf(texts).map(({ part }) => part) : parts);
  const supplied = wrong.size > 0 ? await otherMetadata(desk, outline, sections) : null;
  const choose = (part: keyof Texts) => (texts && !wrong.has(part) ? texts[part] : (supplied?.[part] ?? ''));
  return {
    ...{ title: choose('title'), excerpt: choose('excerpt'), metaDescription: choose('metaDescription') },
    keywords: keywordsOf(desk, outline, answer?.keywords ?? []),
  };
}

const textsOf = ({ title, metaDescription, excerpt }: Texts): Texts => ({
  title: plainText(title).replace(/\.$/, ''),
  metaDescription: plainText(metaDescription),
  excerpt: plainText(excerpt),
});

async function otherMetadata({ supply }: Desk, outline: ModelOutline, sections: readonly Section[]): Promise<Texts> {
  return supply && outline.language === 'en' ? (await supply()).metadata : plainMetadata(outline, sections);
}

/** In a language that the built-in writer does not speak: the article's own words. */
function plainMetadata({ keyphrase }: ModelOutline, sections: readonly Section[]): Texts {
  const opening = sections.slice(0, 2).flatMap(sentencesOf);
  const text = opening.map((sentence) => plainSentence(sentence.text)).join(' ');
  const cut = (most: number) => (text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most - 1))}…`);
  const title = keyphrase.charAt(0).toUpperCase() + keyphrase.slice(1);
  return {
    title: title.slice(0, titleAimed),
    ...{ excerpt: cut(excerptAimed), metaDescription: cut(metaDescriptionMost) },
  };
}

function questionOf({ material, wishes }: Desk, outline: ModelOutline, sections: readonly Section[]): string {
  const text = sections.flatMap(sentencesOf).map((sentence) => plainSentence(sentence.text));
  return joinParts(
    fenceData({
      subject: material.source.sheet.name,
      headings: outline.sections.map(({ heading }) => heading),
      article: splitSentences(text.join(' ')).slice(0, sentencesShown),
    }),
    tellWishes(wishes),
    `Task: metadata. Describe the finished article of the data in its own language (${outline.language}). State nothing that it does not state.`,
    `title: at most ${titleAimed} characters; it begins with the keyphrase "${outline.keyphrase}" and names ${material.source.sheet.name}. metaDescription: ${metaDescriptionLeast} to ${metaDescriptionMost} characters, one or two sentences, with the keyphrase. excerpt: one or two sentences, ${40} to ${excerptAimed} characters. keywords: five to seven further search phrases.`,
  );
}

/** Asked keywords first, in their order; the focus keyphrase leads. */
function keywordsOf({ material }: Desk, outline: ModelOutline, proposed: readonly string[]): string[] {
  const asked = material.brief.keywords;
  const given = asked.length > 0 ? [...asked] : [outline.keyphrase];
  const known = new Set(given.map((keyword) => keyword.toLowerCase()));
  const further = proposed
    .map((keyword) => plainText(keyword).toLowerCase())
    .filter(
      (keyword) =>
        keyword !== '' &&
        keyword.length <= 60 &&
        !isLeftover(keyword) &&
        !known.has(keyword) &&
        Boolean(known.add(keyword)),
    );
  const keywords = [...given, ...further.slice(0, Math.max(0, keywordsMost - given.length))];
  return keywords.length >= 3 ? keywords : [...keywords, ...furtherKeywords(material.source, keywords, 5)];
}
