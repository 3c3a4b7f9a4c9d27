import { scoreArticle } from '../../contract/seo/index.ts';
import type { SeoScore } from '../../contract/seo/types.ts';
import { slugify } from '../../contract/slug.ts';
import type { WritingTools } from '../types.ts';
import type { Draft } from '../writer.ts';
import { addInternalLinks, outboundLinks, removeLinks } from './links.ts';
import { renderSections } from './section.ts';

export type Finished = Draft & { score: SeoScore; content: string };

/** Pointers to related articles are in English, so an article in another language gets none. */
type Finish = { pass: string; seed: number; sourceUrl: string | null; language?: string };

/** The last steps of every article: links to others of this site, dead links taken away, the score. */
export async function finishDraft(
  { sections, metadata }: Draft,
  tools: WritingTools,
  { pass, seed, sourceUrl, language = 'en' }: Finish,
): Promise<Finished> {
  const related = await tools.step(`${pass}find related articles`, 92, () =>
    language === 'en' ? tools.relatedArticles(metadata.keywords) : [],
  );
  const linked = addInternalLinks(sections, related, metadata.keywords[0] ?? '', seed);
  const dead = await tools.step(`${pass}check links`, 94, async () => {
    const urls = outboundLinks(linked);
    const answers = await Promise.all(urls.map((url) => tools.linkAnswers(url)));
    return urls.filter((_, at) => !answers[at]);
  });
  return tools.step(`${pass}score`, 97, () => {
    const final = removeLinks(linked, new Set(dead));
    const content = renderSections(final);
    const score = scoreArticle({ ...metadata, content, slug: slugify(metadata.title), sourceUrl });
    return { sections: final, metadata, content, score };
  });
}
