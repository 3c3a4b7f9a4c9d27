import { z } from 'zod';
import { article } from './articles.ts';
import { articleCategories as categories } from './categories.ts';
import {
  customInstructionsMaxLength,
  ideaMaxLength,
  ideaMinLength,
  keywordsInputMaxLength,
  urlMaxLength,
} from './limits.ts';
import {
  articleAngles,
  articleLengths,
  defaultArticleAngle,
  defaultArticleLength,
  defaultResearchDepth,
  researchDepths,
  type WaitReason,
} from './options.ts';

const invalidUrl = 'Please enter a valid URL';

/**
 * A source address as a person types it, completed: `https://` is added where no scheme stands. Refused are other schemes,
 * credentials, and a host of a single label without a port. A single label with a port passes here and is settled on the
 * server, which alone knows SOURCE_ALLOWED_HOSTS.
 */
export const sourceUrl = z
  .string('URL is required')
  .trim()
  .min(1, 'URL is required')
  .max(urlMaxLength, invalidUrl)
  .transform((typed, context) => {
    const completed = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
    const url = URL.canParse(completed) ? new URL(completed) : null;
    const usable =
      url !== null &&
      (url.protocol === 'https:' || url.protocol === 'http:') &&
      url.username === '' &&
      url.password === '' &&
      (isMultiLabelHost(url.hostname) || url.port !== '') &&
      !/\s/.test(typed);
    if (usable) return url.href;
    context.addIssue({ code: 'custom', message: invalidUrl });
    return z.NEVER;
  });

/** True for a name with a dot inside and for IP addresses; false for `localhost`, `intranet` and the like. */
export function isMultiLabelHost(hostname: string): boolean {
  return hostname.startsWith('[') || hostname.replace(/\.$/, '').includes('.');
}

const keywords = z.string().trim().max(keywordsInputMaxLength, 'Keywords are too long').nullish();
const customInstructions = z.string().trim().max(customInstructionsMaxLength, 'Instructions are too long').nullish();
const length = z.enum(articleLengths).default(defaultArticleLength);
const moreDetail = 'Please provide a more detailed idea';
const anyIdea = z
  .string(moreDetail)
  .trim()
  .min(1, moreDetail)
  .max(ideaMaxLength, `Please keep the idea below ${ideaMaxLength} characters`);
const idea = anyIdea.min(ideaMinLength, moreDetail);

export const regenerateUrlBody = z.object({ url: sourceUrl, keywords, length, customInstructions });
export type RegenerateUrlBody = z.infer<typeof regenerateUrlBody>;

/** A further article on a product, from what is known of it. */
export const anotherArticleBody = regenerateUrlBody
  .omit({ url: true })
  .extend({ angle: z.enum(articleAngles).default(defaultArticleAngle) });
export type AnotherArticleBody = z.infer<typeof anotherArticleBody>;

export const regenerateIdeaBody = z.object({
  idea,
  researchDepth: z.enum(researchDepths).default(defaultResearchDepth),
  angle: z.enum(articleAngles).default(defaultArticleAngle),
  keywords,
  length,
  customInstructions,
});
export type RegenerateIdeaBody = z.infer<typeof regenerateIdeaBody>;

const startFields = z.object({
  categories,
  /** Sent by the client and checked, never trusted: the session says who asks. */
  userId: z.string().nullish(),
  /** A failed article of the same user that this generation replaces. */
  retryOf: z.string().nullish(),
});

export const generateUrlBody = regenerateUrlBody.extend(startFields.shape);
export type GenerateUrlBody = z.infer<typeof generateUrlBody>;

/** What failed may be retried as it is: an article from a keyword has the keyword as its idea, however short. */
export const generateIdeaBody = regenerateIdeaBody
  .extend({ ...startFields.shape, idea: anyIdea })
  .refine(({ idea, retryOf }) => retryOf || idea.length >= ideaMinLength, { path: ['idea'], message: moreDetail });
export type GenerateIdeaBody = z.infer<typeof generateIdeaBody>;

export const generationStarted = z.object({ articleId: z.string(), article });
export type GenerationStarted = z.infer<typeof generationStarted>;

/** What `url_already_used` names: the article that was made from the same source. */
export const usingArticle = article.pick({ id: true, slug: true, title: true });
export type UsingArticle = z.infer<typeof usingArticle>;

export const regenerationStarted = z.object({ articleId: z.string() });
export type RegenerationStarted = z.infer<typeof regenerationStarted>;

/** Upper ends of the progress bands, as the progress card and the lane's steps share them. */
export const progressStages = [
  { below: 30, text: 'Initializing...' },
  { below: 60, text: 'Analyzing content...' },
  { below: 90, text: 'Generating article...' },
  { below: Number.POSITIVE_INFINITY, text: 'Finalizing...' },
] as const;

/** Stands below the stage text while a generation waits. */
export const waitTexts: Record<WaitReason, string> = {
  source: 'The page could not be read yet. It is tried again.',
  model: 'The language model is busy. This goes on by itself.',
  free_place: 'Waiting for a free place at the language model.',
  next_day: "Today's share of the language model is used up. This goes on by itself after 00:00 UTC.",
};

export const progressText = (percent: number): string =>
  progressStages.find((stage) => percent < stage.below)?.text ?? 'Finalizing...';
