import { titleWidthPx } from '../../contract/seo/title-width.ts';
import { cutAtWord, joinList } from '../../language/grammar.ts';
import { plainSentence, type Section, sentencesOf } from '../article/section.ts';
import { hashText } from '../article/seed.ts';
import type { Material } from '../facts/material.ts';
import type { Metadata } from '../writer.ts';
import { angles } from './angles.ts';
import { createCasing } from './casing.ts';
import { gistsOf } from './frame.ts';
import { capital } from './headings.ts';
import type { TopicOutline } from './plan.ts';
import { namesOf } from './units.ts';

const titleMost = 60;
const titleMostPx = 595;
const metaLeast = 121;
const metaMost = 156;
const keywordsMost = 8;
const keywordsLeast = 4;

export function describeTopic(material: Material, outline: TopicOutline, sections: readonly Section[]): Metadata {
  return {
    title: writeTitle(material, outline),
    excerpt: writeExcerpt(outline, sections),
    metaDescription: writeMetaDescription(outline),
    keywords: chooseKeywords(material, outline),
  };
}

function writeTitle({ seed }: Material, { phrase, angle, salt }: TopicOutline): string {
  const key = capital(phrase.text);
  const fitting = angles[angle].titles
    .map((tail) => `${key}: ${tail}`)
    .filter((title) => title.length <= titleMost && titleWidthPx(title) <= titleMostPx);
  return fitting[hashText(`${seed} ${salt} title`) % Math.max(1, fitting.length)] ?? cutAtWord(key, titleMost);
}

const mostExcerpt = 260;

/** The opening of the article, as far as it fits. */
function writeExcerpt({ phrase }: TopicOutline, sections: readonly Section[]): string {
  const sentences = sections
    .slice(0, 1)
    .flatMap(sentencesOf)
    .filter(({ facts }) => facts.length > 0);
  let excerpt = '';
  for (const { text } of sentences) {
    const longer = `${excerpt} ${plainSentence(text)}`.trim();
    if (longer.length > mostExcerpt) break;
    excerpt = longer;
  }
  return excerpt.length >= 40 ? excerpt : `What the sources say on ${phrase.text}, with a link to each of them.`;
}

/** Built from what the article covers until it has the length that search results show in full. */
function writeMetaDescription(outline: TopicOutline): string {
  const key = capital(outline.phrase.text);
  const gists = gistsOf(outline);
  const tails = [
    '',
    ', with its sources.',
    ', with every source linked.',
    ', with a source for every statement.',
    ', each statement traced to its source and linked for further reading.',
    ', in plain words, each statement traced to its source and linked for further reading.',
  ];
  const candidates = [3, 2, 1].flatMap((count) =>
    tails.map((tail) => `${key}: ${joinList(gists.slice(0, count))}${tail || '.'}`),
  );
  const padded = `${key}: what reference works say in plain words, with the terms that matter, each statement traced to its source and linked for further reading.`;
  return (
    candidates.find((text) => text.length >= metaLeast && text.length <= metaMost) ??
    (padded.length >= metaLeast ? `${cutAtWord(padded.slice(0, -1), metaMost - 1)}.` : padded)
  );
}

function chooseKeywords(material: Material, { phrase }: TopicOutline): string[] {
  const casing = createCasing(material.source.pages);
  const asked = material.brief.keywords;
  const names = namesOf(material).map((name) => casing.small(name));
  const headings = material.source.passages.flatMap(({ heading }) =>
    heading && heading.split(' ').length > 1 && !/^(?:the|an?|use|uses) /i.test(heading) ? [casing.small(heading)] : [],
  );
  const keywords = [asked[0] ?? phrase.text, ...asked.slice(1)];
  // What the sources have no words for is searched for by such phrases; a few keywords must be.
  const spare = [`${phrase.text} basics`, `${phrase.text} sources`];
  for (const word of [...names, ...headings, ...spare]) {
    const most = spare.includes(word) ? keywordsLeast : keywordsMost;
    if (keywords.length >= Math.max(most, asked.length)) break;
    if (!keywords.some((known) => known.toLowerCase() === word.toLowerCase())) keywords.push(word);
  }
  return keywords.slice(0, 10);
}
