import { goodSeoScore } from '../contract/limits.ts';
import { sourcesPerDepth } from '../contract/options.ts';
import type { Source } from '../source/types.ts';
import { builtInWriter } from './built-in/index.ts';
import { completeArticle } from './complete.ts';
import { type Finished, finishDraft } from './finish.ts';
import { createGrounding, dropInventions } from './grounding.ts';
import { draftIdea, draftNote } from './idea/draft-idea.ts';
import { isOneProduct, namedPages } from './idea/read-idea.ts';
import { researchIdea } from './idea/research-idea.ts';
import { type Material, prepareMaterial } from './material.ts';
import { collectProof, noProof } from './proof.ts';
import { assertEnglish, readNamedPages, readSiteOf, readSource } from './read-sources.ts';
import type { Section } from './section.ts';
import { assembleTopic } from './topic/assemble-topic.ts';
import { builtInFor } from './topic/index.ts';
import type { Brief, WritingTools, WrittenArticle } from './types.ts';
import type { Draft, Writer } from './writer.ts';

const furtherPages = 4;

/** Writes an article: reads its sources, plans, writes section by section, and finishes with links, metadata and score. */
export async function writeArticle(brief: Brief, tools: WritingTools): Promise<WrittenArticle> {
  if (brief.sourceType === 'idea') return writeFromIdea(brief, tools);
  return writeFromSource(brief, await readSource(brief.url ?? '', tools, furtherPages), tools);
}

async function writeFromIdea(brief: Brief, tools: WritingTools): Promise<WrittenArticle> {
  const most = sourcesPerDepth[brief.researchDepth];
  const urls = await tools.step('find sources', 1, () => namedPages(brief));
  const named = await readNamedPages(urls, tools, most);
  if (isOneProduct(named)) return writeFromSource(brief, await readSiteOf(named, tools, most), tools);
  const { pages, away } = await researchIdea(brief, named, tools);
  if (pages.length > 0) {
    const source = assembleTopic(named, pages.slice(named.length));
    return writeFromSource(brief, source, tools);
  }
  const draft = await tools.step('draft', 40, () => draftIdea(brief));
  const finished = await finishDraft(draft, tools, { pass: '', seed: 0, sourceUrl: null });
  return completeArticle(brief, finished, noProof, [draftNote(away), ...builtInWriter.notes(brief)]);
}

export async function writeFromSource(brief: Brief, source: Source, tools: WritingTools): Promise<WrittenArticle> {
  assertEnglish(source);
  const material = prepareMaterial(brief, source);
  const writer = builtInFor(brief, source);
  const finished = await writeAndFinish(material, writer, tools, '', []);
  const best =
    finished.score.score >= goodSeoScore
      ? finished
      : higher(finished, await writeAndFinish(material, writer, tools, 'revise: ', lostChecks(finished)));
  return completeArticle(brief, best, collectProof(material, best.sections), writer.notes(brief));
}

async function writeAndFinish<Outline>(
  material: Material,
  writer: Writer<Outline>,
  tools: WritingTools,
  pass: string,
  emphasis: string[],
): Promise<Finished> {
  const draft = await writeDraft(material, writer, tools, pass, emphasis);
  return finishDraft(draft, tools, { pass, seed: material.seed, sourceUrl: material.homeUrl });
}

async function writeDraft<Outline>(
  material: Material,
  writer: Writer<Outline>,
  tools: WritingTools,
  pass: string,
  emphasis: string[],
): Promise<Draft> {
  const outline = await tools.step(`${pass}plan`, 40, () => writer.plan(material, emphasis));
  const grounding = createGrounding(material);
  const names = writer.sectionsOf(outline);
  const sections: Section[] = [];
  for (const [at, name] of names.entries()) {
    const progress = 60 + Math.floor((at / names.length) * 29);
    const section = await tools.step(`${pass}write ${at + 1} ${name}`, progress, async () =>
      dropInventions(await writer.writeSection(material, outline, at, sections), grounding),
    );
    sections.push(section);
  }
  const written = sections.filter(({ blocks }) => blocks.some(({ kind }) => kind !== 'heading'));
  const metadata = await tools.step(`${pass}describe`, 90, () => writer.describe(material, outline, written));
  return { sections: written, metadata };
}

const lostChecks = ({ score }: Finished) =>
  score.checks.filter(({ suggestion }) => suggestion !== null).map(({ id }) => id);

const higher = (first: Finished, second: Finished) => (second.score.score > first.score.score ? second : first);
