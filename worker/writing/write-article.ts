import { goodSeoScore } from '../contract/limits.ts';
import { wordTargets } from '../contract/options.ts';
import { scoreArticle } from '../contract/seo/index.ts';
import type { SeoScore } from '../contract/seo/types.ts';
import { slugify } from '../contract/slug.ts';
import { countMarkdownWords } from '../contract/text.ts';
import { builtInWriter } from './built-in/index.ts';
import { WritingError } from './errors.ts';
import { createGrounding, dropInventions } from './grounding.ts';
import { addInternalLinks, outboundLinks, removeLinks } from './links.ts';
import { type Material, prepareMaterial } from './material.ts';
import { collectProof } from './proof.ts';
import { assertEnglish, readSource } from './read-sources.ts';
import { renderSections, type Section } from './section.ts';
import type { Brief, WritingTools, WrittenArticle } from './types.ts';
import type { Metadata, Writer } from './writer.ts';

const furtherPages = 4;
/** Below this an article says too little to be one. */
const fewestWords = 150;

/** Writes an article: reads its source, plans, writes section by section, and finishes with links, metadata and score. */
export async function writeArticle(brief: Brief, tools: WritingTools): Promise<WrittenArticle> {
  const source = await readSource(brief.url ?? '', tools, furtherPages);
  assertEnglish(source);
  const material = prepareMaterial(brief, source);
  const writer = builtInWriter;

  const draft = await writeDraft(material, writer, tools, []);
  const finished = await finishDraft(material, draft, tools, '');
  const lost = lostChecks(finished.score);
  if (finished.score.score >= goodSeoScore) return completeArticle(material, writer, finished);

  const revision = await finishDraft(material, await writeDraft(material, writer, tools, lost), tools, ' again');
  return completeArticle(material, writer, revision.score.score > finished.score.score ? revision : finished);
}

type Draft = { sections: Section[]; metadata: Metadata };

async function writeDraft<Outline>(
  material: Material,
  writer: Writer<Outline>,
  tools: WritingTools,
  emphasis: string[],
): Promise<Draft> {
  const pass = emphasis.length > 0 ? 'revise: ' : '';
  const outline = await tools.step(`${pass}plan`, 32, () => writer.plan(material, emphasis));
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

type Finished = Draft & { score: SeoScore; content: string };

async function finishDraft(
  material: Material,
  { sections, metadata }: Draft,
  tools: WritingTools,
  pass: string,
): Promise<Finished> {
  const related = await tools.step(`find related articles${pass}`, 92, () => tools.relatedArticles(metadata.keywords));
  const linked = addInternalLinks(sections, related, metadata.keywords[0] ?? '', material.seed);
  const dead = await tools.step(`check links${pass}`, 94, async () => {
    const urls = outboundLinks(linked);
    const answers = await Promise.all(urls.map((url) => tools.linkAnswers(url)));
    return urls.filter((_, at) => !answers[at]);
  });
  return tools.step(`score${pass}`, 97, () => {
    const final = removeLinks(linked, new Set(dead));
    const content = renderSections(final);
    const score = scoreArticle({ ...metadata, content, slug: slugify(metadata.title), sourceUrl: material.homeUrl });
    return { sections: final.map((section) => ({ ...section, phrases: [] })), metadata, content, score };
  });
}

const lostChecks = ({ checks }: SeoScore) => checks.filter(({ suggestion }) => suggestion !== null).map(({ id }) => id);

function completeArticle<Outline>(
  material: Material,
  writer: Writer<Outline>,
  { sections, metadata, content, score }: Finished,
): WrittenArticle {
  const wordCount = countMarkdownWords(content);
  if (wordCount < fewestWords) throw new WritingError('The source says too little to write an article from.');
  const { least } = wordTargets[material.brief.length];
  const thin =
    wordCount < least ? [`The source is too thin for the chosen length: ${wordCount} words instead of ${least}.`] : [];
  return {
    ...metadata,
    content,
    seoSuggestions: [...thin, ...writer.notes(material), ...score.suggestions],
    seoScore: score.score,
    wordCount,
    proof: collectProof(material, sections),
    usage: { modelCalls: 0, tokens: 0 },
  };
}
