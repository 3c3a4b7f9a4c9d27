import { sourcesPerDepth } from '../contract/options.ts';
import { assembleResearch, isOneProduct, namedPages, researchIdea } from '../research/index.ts';
import { readNamedPages, readSiteOf, readSource } from '../source/read-sources.ts';
import type { Source } from '../source/types.ts';
import { correctSource } from '../source/words/correct-source.ts';
import { completeArticle } from './article/complete.ts';
import { draftIdea, draftNote, sayDraft } from './draft/draft-idea.ts';
import { mostPassages } from './facts/facts.ts';
import { type Material, prepareMaterial } from './facts/material.ts';
import { productWriter } from './product/compose.ts';
import { subjectWriter } from './subject/index.ts';
import type { Brief, OwnerWords, WritingTools, WrittenArticle } from './types.ts';
import { writeWithModel } from './with-model/index.ts';
import { instructionsNote, languageName, originNotes, WritingError, type Written } from './writer.ts';

/** Writes an article: reads its sources, plans, writes section by section, and finishes with links, metadata and score. */
export async function writeArticle(brief: Brief, tools: WritingTools): Promise<WrittenArticle> {
  if (brief.sourceType === 'idea') return writeFromIdea(brief, tools);
  const source = await readSource(brief.url ?? '', tools, brief.length);
  // A step of its own: facts are named by their number, and what is said meanwhile would move them.
  const own = await tools.step('read corrections', 29, async () => (await tools.ownerWords?.()) ?? null);
  return writeFromSource(brief, source, tools, own);
}

async function writeFromIdea(brief: Brief, tools: WritingTools): Promise<WrittenArticle> {
  const most = sourcesPerDepth[brief.researchDepth];
  const named = await readNamedPages(await tools.step('find sources', 1, () => namedPages(brief)), tools, most);
  if (isOneProduct(named)) return writeFromSource(brief, await readSiteOf(named, tools, most), tools);
  const { pages, away } = await researchIdea(brief, named, tools);
  if (pages.length > 0)
    return writeFromSource(brief, assembleResearch(named, pages.slice(named.length), mostPassages), tools);
  const draft = await tools.step('draft', 40, () => draftIdea(brief));
  // A model that has no facts to write from would make them up, so it is not asked.
  const notes = () => [draftNote(away), ...(tools.model ? [] : instructionsNote(brief))];
  const article = await completeArticle(brief, { ...draft, notes }, tools, null, null);
  return { ...article, seoSuggestions: article.seoSuggestions.map(sayDraft) };
}

export async function writeFromSource(brief: Brief, read: Source, tools: WritingTools, own: OwnerWords | null = null) {
  const material = prepareMaterial(brief, own ? await correctSource(read, own.words, own.at) : read);
  const written = await writeDraft(material, tools);
  return completeArticle(brief, written, tools, material, isResearched(brief, read) ? null : read.sheet);
}

/** The article by the model, where there is one; the writer that needs none stands by for what the model does not manage. */
export async function writeDraft(material: Material, tools: WritingTools): Promise<Written> {
  const { brief, source } = material;
  const writer = isResearched(brief, source) ? subjectWriter : productWriter;
  const { language } = source;
  const isEnglish = language === null || language === 'en';
  const compose = (step: string) => tools.step(step, 60, () => writer.compose(material));
  // Steps of their own names: a job that began with one writer may go on with the other.
  if (tools.model)
    return writeWithModel(material, tools.model, tools, isEnglish ? () => compose('built-in write') : null);
  if (!isEnglish)
    throw new WritingError(`The built-in writer writes English only, and the source is in ${languageName(language)}.`);
  return { ...(await compose('write')), notes: (finished) => originNotes(material, finished, writer.origin) };
}

/** Whether the source is pages on a subject, not those of a product: an idea is told from the pages on it. */
export const isResearched = (brief: Brief, source: Source) => brief.sourceType === 'idea' && source.kind === 'article';
