import { sourcesPerDepth } from '../contract/options.ts';
import { isOneProduct, namedPages, researchIdea } from '../research/index.ts';
import { readNamedPages, readSiteOf, readSource } from '../source/read-sources.ts';
import type { Source } from '../source/types.ts';
import { completeArticle } from './article/complete.ts';
import { finishDraft } from './article/finish.ts';
import { collectProof, noProof } from './article/proof.ts';
import { instructionsNote } from './built-in-notes.ts';
import { assertEnglish, builtInFor, isResearched } from './choose-writer.ts';
import { draftIdea, draftNote, sayDraft } from './draft/draft-idea.ts';
import { prepareMaterial } from './facts/material.ts';
import { assembleResearch } from './subject/assemble-source.ts';
import type { Brief, WritingTools, WrittenArticle } from './types.ts';
import { writeWithBuiltIn } from './write-with-built-in.ts';
import { writeWithModel } from './write-with-model.ts';

/** Writes an article: reads its sources, plans, writes section by section, and finishes with links, metadata and score. */
export async function writeArticle(brief: Brief, tools: WritingTools): Promise<WrittenArticle> {
  if (brief.sourceType === 'idea') return writeFromIdea(brief, tools);
  return writeFromSource(brief, await readSource(brief.url ?? '', tools, brief.length), tools);
}

async function writeFromIdea(brief: Brief, tools: WritingTools): Promise<WrittenArticle> {
  const most = sourcesPerDepth[brief.researchDepth];
  const urls = await tools.step('find sources', 1, () => namedPages(brief));
  const named = await readNamedPages(urls, tools, most);
  if (isOneProduct(named)) return writeFromSource(brief, await readSiteOf(named, tools, most), tools);
  const { pages, away } = await researchIdea(brief, named, tools);
  if (pages.length > 0) {
    const source = assembleResearch(named, pages.slice(named.length));
    return writeFromSource(brief, source, tools);
  }
  const draft = await tools.step('draft', 40, () => draftIdea(brief));
  const finished = await finishDraft(draft, tools, { pass: '', seed: 0, sourceUrl: null });
  // A model that has no facts to write from would make them up, so it is not asked.
  const notes = tools.model ? [] : instructionsNote(brief);
  const article = completeArticle(brief, finished, noProof, null, [draftNote(away), ...notes]);
  return { ...article, seoSuggestions: article.seoSuggestions.map(sayDraft) };
}

export async function writeFromSource(brief: Brief, source: Source, tools: WritingTools): Promise<WrittenArticle> {
  const material = prepareMaterial(brief, source);
  const sheet = isResearched(brief, source) ? null : source.sheet;
  if (tools.model) {
    const written = await writeWithModel(material, tools.model, builtInFor(brief, source), tools);
    const article = completeArticle(brief, written, collectProof(material, written.sections), sheet, written.notes);
    return { ...article, usage: written.usage };
  }
  assertEnglish(source);
  const writer = builtInFor(brief, source);
  const written = await writeWithBuiltIn(material, writer, tools);
  return completeArticle(
    brief,
    written,
    collectProof(material, written.sections),
    sheet,
    writer.notes(material, written),
  );
}
