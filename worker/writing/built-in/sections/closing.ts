import type { ArticleBlock, Sentence } from '../../section.ts';
import { joinList, withThe } from '../grammar/words.ts';
import { type Kit, say } from '../kit.ts';
import { phrasesFor } from '../phrases/by-kind.ts';
import { closingHeadings, closingKeyHeadings } from '../phrases/headings.ts';
import { closings, decisionAdvice } from '../phrases/sections.ts';
import type { Outline, PlannedSection } from '../plan.ts';
import { readNounPhrase } from '../rewrite/statement.ts';
import { writeHeading } from './headings.ts';
import { frame, packParagraphs } from './paragraphs.ts';

/** What it comes to, and what a reader can do next. */
export function composeClosing(kit: Kit, planned: PlannedSection, outline: Outline): ArticleBlock[] {
  const { book, homeUrl } = kit.material;
  const phrases = phrasesFor(kit.material.source.kind);
  const kinds = new Set(outline.sections.map(({ kind }) => kind));
  const told = outline.sections.flatMap(({ kind, items }) => (kind === 'group' ? items.slice(0, 2) : []));
  const points = told.flatMap(({ at }) => {
    const fact = book.features[at]?.name;
    const phrase = fact === undefined ? null : readNounPhrase(book.facts[fact]?.quote ?? '', kit.wording);
    return fact !== undefined && phrase ? [{ fact, phrase }] : [];
  });
  const distinct = points
    .filter(({ phrase }, at) => points.findIndex((other) => other.phrase === phrase) === at)
    .slice(0, 3);
  const heading = writeHeading(
    kit,
    planned,
    { name: 'closingHeadings', bank: closingHeadings },
    { name: 'closingKeyHeadings', bank: closingKeyHeadings },
  );
  const summing: Sentence[] =
    distinct.length >= 2
      ? frame(
          kit,
          say(
            kit,
            'closings',
            planned.keyInText
              ? closings.filter((phrase) => /\{(?:kp|ask)/.test(phrase))
              : closings.filter((phrase) => !/\{(?:kp|ask)/.test(phrase)),
            { points: joinList(distinct.map(({ phrase }) => withThe(phrase))) },
          ),
          distinct.map(({ fact }) => fact),
        )
      : frame(kit, say(kit, `${phrases.name} plainClosings`, phrases.plainClosings));
  const check = [
    kinds.has('group') ? 'the features' : null,
    kinds.has('pricing') ? 'the prices' : null,
    kinds.has('integrations') ? 'the list of integrations' : null,
  ].flatMap((part) => part ?? []);
  const advice =
    check.length >= 2 ? frame(kit, say(kit, 'decisionAdvice', decisionAdvice, { check: joinList(check) })) : [];
  const step = frame(kit, say(kit, `${phrases.name} nextSteps`, phrases.nextSteps, { url: homeUrl }));
  return [heading, ...packParagraphs([[...summing, ...advice], step])];
}
