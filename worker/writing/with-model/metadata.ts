import { metaDescriptionMaxLength } from '../../contract/limits.ts';
import { splitSentences } from '../../language/sentences.ts';
import { ask } from '../../model/ask.ts';
import { fenceData } from '../../model/fence-data.ts';
import { plainSentence, type Section, sentencesOf } from '../article/section.ts';
import { furtherKeywords } from '../built-in/keyphrase.ts';
import type { Metadata } from '../writer.ts';
import type { ProseCheck } from './check-prose.ts';
import { isLeftover, plainText } from './clean-text.ts';
import { tellable } from './fact-list.ts';
import { tellWishes } from './rules.ts';
import { metadataAnswer } from './schemas.ts';
import type { Desk, ModelOutline } from './types.ts';

const titleMost = 60;
const description = { least: 121, most: 156 } as const;
const keywordsMost = 8;

/** Title, excerpt, meta description and keywords from the model; what it gets wrong twice, or makes up, comes from elsewhere. */
export async function describeWithModel(
  desk: Desk,
  outline: ModelOutline,
  sections: readonly Section[],
  check: ProseCheck,
): Promise<Metadata> {
  const { material } = desk;
  const facts = tellable(material.book);
  const isTrue = (text: string) =>
    check.sentence({ text, facts: [...facts, material.book.name] }).inventions.length === 0 && !isLeftover(text);
  const answer = await ask(desk.model, desk.keepAt(90), `${desk.pass}model describe`, {
    name: 'metadata',
    system: desk.rules,
    user: questionOf(desk, outline, sections),
    schema: metadataAnswer.superRefine(({ title, metaDescription }, context) => {
      const tell = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
      if (title.length > titleMost) tell('title', `It has ${title.length} characters; at most ${titleMost} fit.`);
      const { length } = metaDescription;
      if (length < description.least || length > description.most) {
        tell('metaDescription', `It has ${length} characters; ${description.least} to ${description.most} are wanted.`);
      }
    }),
  });
  const title = plainText(answer?.title ?? '').replace(/\.$/, '');
  const meta = plainText(answer?.metaDescription ?? '');
  const excerpt = plainText(answer?.excerpt ?? '');
  const ofModel = {
    title: title !== '' && title.length <= titleMost && isTrue(title),
    meta: meta.length >= description.least && meta.length <= metaDescriptionMaxLength && isTrue(meta),
    excerpt: excerpt.length >= 40 && excerpt.length <= 300 && isTrue(excerpt),
  };
  const isWhole = ofModel.title && ofModel.meta && ofModel.excerpt;
  const supplied = isWhole ? null : await otherMetadata(desk, outline, sections);
  return {
    title: ofModel.title ? title : (supplied?.title ?? title),
    excerpt: ofModel.excerpt ? excerpt : (supplied?.excerpt ?? excerpt),
    metaDescription: ofModel.meta ? meta : (supplied?.metaDescription ?? meta),
    keywords: keywordsOf(desk, outline, answer?.keywords ?? []),
  };
}

async function otherMetadata({ supply }: Desk, outline: ModelOutline, sections: readonly Section[]) {
  return supply && outline.language === 'en' ? (await supply()).metadata : plainMetadata(outline, sections);
}

/** In a language that the built-in writer does not speak: the article's own words. */
function plainMetadata({ keyphrase }: ModelOutline, sections: readonly Section[]): Omit<Metadata, 'keywords'> {
  const text = sections
    .slice(0, 2)
    .flatMap(sentencesOf)
    .map((sentence) => plainSentence(sentence.text))
    .join(' ');
  const cut = (most: number) => (text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most - 1))}…`);
  const title = keyphrase.charAt(0).toUpperCase() + keyphrase.slice(1);
  return { title: title.slice(0, titleMost), excerpt: cut(240), metaDescription: cut(description.most) };
}

function questionOf({ material, wishes, emphasis }: Desk, outline: ModelOutline, sections: readonly Section[]): string {
  const text = sections.flatMap(sentencesOf).map((sentence) => plainSentence(sentence.text));
  return [
    `Task: metadata. Describe the finished article of the data in its own language (${outline.language}). State nothing that it does not state.`,
    `title: at most ${titleMost} characters; it begins with the keyphrase "${outline.keyphrase}" and names ${material.source.sheet.name}. metaDescription: ${description.least} to ${description.most} characters, one or two sentences, with the keyphrase. excerpt: one or two sentences, at most 240 characters. keywords: five to seven further search phrases.`,
    emphasis.length > 0
      ? `An earlier draft fell short in this; do better:\n${emphasis.map((point) => `- ${point}`).join('\n')}`
      : '',
    tellWishes(wishes),
    'The data:',
    fenceData({
      subject: material.source.sheet.name,
      headings: outline.sections.map(({ heading }) => heading),
      article: splitSentences(text.join(' ')).slice(0, 60),
    }),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
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
  const room = Math.max(0, keywordsMost - given.length);
  const keywords = [...given, ...further.slice(0, room)];
  return keywords.length >= 3 ? keywords : [...keywords, ...furtherKeywords(material.source, keywords, 5)];
}
