import { SourceError } from '../../source/fetch/index.ts';
import type { SourcePage } from '../../source/types.ts';
import type { WritingTools } from '../types.ts';

/** Tools that keep step results as the lane does: by name, as JSON. */
export function createTools(
  pages: readonly SourcePage[],
  options: { related?: Array<{ title: string; slug: string }>; deadLinks?: readonly string[]; robots?: string } = {},
): WritingTools & { steps: Array<{ name: string; progress: number }>; stored: Map<string, string> } {
  const steps: Array<{ name: string; progress: number }> = [];
  const stored = new Map<string, string>();
  return {
    steps,
    stored,
    async step<T>(name: string, progress: number, work: () => Promise<T> | T): Promise<T> {
      const known = stored.get(name);
      if (known !== undefined) return JSON.parse(known);
      steps.push({ name, progress });
      const result = JSON.stringify(await work());
      stored.set(name, result);
      return JSON.parse(result);
    },
    readPage: async (url) => {
      const page = pages.find((candidate) => candidate.url === url);
      if (!page) throw new SourceError('The page does not exist (404).', { transient: false });
      return page;
    },
    readRobots: async () => options.robots ?? '',
    linkAnswers: async (url) => !(options.deadLinks ?? []).includes(url),
    relatedArticles: async () => options.related ?? [],
  };
}
