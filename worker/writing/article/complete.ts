import { countMarkdownWords } from '../../contract/markdown/text.ts';
import { wordTargets } from '../../contract/options.ts';
import type { ProductSheet } from '../../contract/product-sheet.ts';
import { scoreArticle } from '../../contract/seo/index.ts';
import { slugify } from '../../contract/slug.ts';
import { countWords } from '../../contract/text.ts';
import type { Material } from '../facts/material.ts';
import type { Brief, WritingTools, WrittenArticle } from '../types.ts';
import { WritingError, type Written } from '../writer.ts';
import { addInternalLinks, outboundLinks, removeLinks } from './links.ts';
import { collectProof } from './proof.ts';
import { renderSections } from './section.ts';

/** Below this an article says too little to be one. */
const fewestWords = 60;

/**
 * The last steps of every article: links to others of this site, dead links taken away, the score. What the writer has to say of it
 * stands before what the score says. `material`: null where nothing was read.
 */
export async function completeArticle(
  brief: Brief,
  written: Written,
  tools: WritingTools,
  material: Material | null,
  sheet: ProductSheet | null,
): Promise<WrittenArticle> {
  const { metadata, language = 'en' } = written;
  const { related, dead } = await tools.step('set links', 92, async () => {
    const urls = outboundLinks(written.sections);
    const answers = await Promise.all(urls.map((url) => tools.linkAnswers(url)));
    // Pointers to related articles are in English, so an article in another language gets none.
    const related = language === 'en' ? await tools.relatedArticles(metadata.keywords) : [];
    return { related, dead: urls.filter((_, at) => !answers[at]) };
  });
  const linked = addInternalLinks(written.sections, related, metadata.keywords[0] ?? '', material?.seed ?? 0);
  const sections = removeLinks(linked, new Set(dead));
  const content = renderSections(sections);
  const slug = slugify(metadata.title);
  const score = scoreArticle({ ...metadata, content, slug, sourceUrl: material?.homeUrl ?? null });
  const proof = material ? collectProof(material, sections, written.described) : { sources: [], facts: [], claims: [] };
  const wordCount = countMarkdownWords(content);
  // Of an article with sources only what rests on them says something.
  const resting = proof.claims.filter(({ kind }) => kind !== 'connective').map(({ sentence }) => sentence);
  const told = material ? countWords(resting.join(' ')) : wordCount;
  if (told < fewestWords) throw new WritingError('The source says too little to write an article from.');
  const { least } = wordTargets[brief.length];
  const thin =
    wordCount < least ? [`The source is too thin for the chosen length: ${wordCount} words instead of ${least}.`] : [];
  return {
    ...metadata,
    content,
    seoSuggestions: [...thin, ...written.notes({ sections, metadata }), ...score.suggestions],
    seoScore: score.score,
    wordCount,
    proof,
    sheet,
    usage: written.usage ?? { modelCalls: 0, tokens: 0 },
  };
}
