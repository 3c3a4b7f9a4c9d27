import type { ArticleBlock, Sentence } from '../../section.ts';
import { joinList } from '../grammar/words.ts';
import { type Kit, say } from '../kit.ts';
import { integrationHeadings, integrationKeyHeadings } from '../phrases/headings.ts';
import { integrationIntros, integrationNotes, integrationRemarks, moreIntegrations } from '../phrases/sections.ts';
import type { PlannedSection } from '../plan.ts';
import { headingList, writeHeading } from './headings.ts';
import { frame, keyphraseRemark, packParagraphs } from './paragraphs.ts';

const perSentence = 7;
const mostNames = 24;

/** The tools that the product works with: all of them, as far as a sentence holds them. */
export function composeIntegrations(kit: Kit, planned: PlannedSection): ArticleBlock[] {
  const { integrations } = kit.material.book;
  const listed = integrations.slice(0, mostNames);
  const names = listed.map(({ name }) => name);
  const heading = writeHeading(
    kit,
    planned,
    { name: 'integrationHeadings', bank: integrationHeadings },
    { name: 'integrationKeyHeadings', bank: integrationKeyHeadings },
    { l: headingList(names.slice(0, 2)) },
  );
  const sentences: Sentence[] = [];
  // Shared out evenly, so that no name is left over for a sentence of its own.
  const size = Math.ceil(listed.length / Math.ceil(listed.length / perSentence));
  for (let at = 0; at < listed.length; at += size) {
    const part = listed.slice(at, at + size);
    const text =
      at === 0
        ? say(kit, 'integrationIntros', integrationIntros, { l: joinList(part.map(({ name }) => name)) })
        : say(kit, 'moreIntegrations', moreIntegrations, { l: joinList(part.map(({ name }) => name)) });
    sentences.push(
      ...frame(
        kit,
        text,
        part.map(({ fact }) => fact),
      ),
    );
  }
  sentences.push(...frame(kit, say(kit, 'integrationNotes', integrationNotes)));
  return [
    heading,
    ...packParagraphs([sentences, keyphraseRemark(kit, planned.keyInText, 'integrationRemarks', integrationRemarks)]),
  ];
}
