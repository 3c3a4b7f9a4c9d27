import { findRelated } from '../articles/public-page.ts';
import { createDb } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { createModel } from '../model/client.ts';
import { type ProductId, readOwnerWords } from '../owner-words/words.ts';
import { createWikipedia } from '../research/index.ts';
import { readSettings } from '../settings.ts';
import { linkAnswers, readPage, readRobots } from '../source/index.ts';
import { readSystemInstructions } from '../system-instructions/service.ts';
import type { WritingTools } from '../writing/types.ts';

type Reach = {
  articleId: string;
  /** The product that the article is about; null where it is about none. */
  product: ProductId | null;
  send: typeof fetch;
  sendToModel: typeof fetch;
  /** What is left for a reading of the source; null where nothing presses. */
  readWithinMs: () => number | null;
};

/** What a generation reaches outside of its lane: pages and the model by these functions, and its author's other articles. */
export function createOutside(
  env: Bindings,
  { articleId, product, send, sendToModel, readWithinMs }: Reach,
): Omit<WritingTools, 'step'> {
  const db = createDb(env.DB);
  const { sourceAllowedHosts: allowedHosts, wikipediaUrl, siteUrl, model, partnerName } = readSettings(env);
  return {
    model: model && createModel(model, sendToModel),
    ...(product && { ownerWords: () => readOwnerWords(db, product) }),
    instructions: () => readSystemInstructions(db, partnerName),
    readPage: (url, mayOpen) => {
      const withinMs = readWithinMs();
      return readPage(url, {
        allowedHosts,
        fetch: send,
        ...(mayOpen && { mayOpen }),
        ...(withinMs !== null && { withinMs }),
      });
    },
    readRobots: (url) => readRobots(url, { allowedHosts, fetch: send }),
    linkAnswers: (url) => linkAnswers(url, { allowedHosts, fetch: send }),
    search: wikipediaUrl ? createWikipedia({ baseUrl: wikipediaUrl, contact: siteUrl, fetch: send }) : null,
    relatedArticles: (words) => findRelated(db, articleId, { words, most: 5 }),
  };
}
