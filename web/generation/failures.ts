import { createElement } from 'react';
import { usingArticle } from '../../worker/contract/generation.ts';
import { ApiError, toldOr } from '../lib/api.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { UsingLink } from './using-link.tsx';

const limitReached = "You've reached your article limit. Please publish or delete some articles to continue.";
const alreadyUsed = 'This URL has already been used to generate an article. Please try a different URL.';
const failed = 'Unable to generate article. Please try again later.';

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0);

/** What to tell where a generation from a URL did not start (spec section 8). */
function urlFailure(error: unknown): [title: string, description: string] {
  switch (statusOf(error)) {
    case 429:
      return ['Article Limit Reached', toldOr(error, limitReached)];
    case 409:
      return ['URL Already Used', toldOr(error, alreadyUsed)];
    case 400:
      return ['Invalid URL', 'Please check the URL format and try again.'];
    default:
      return ['Generation Failed', toldOr(error, failed)];
  }
}

export function tellUrlFailure(error: unknown): void {
  const [title, description] = urlFailure(error);
  const using = usingArticle.safeParse(error instanceof ApiError && error.article).data;
  toast({
    title,
    description,
    variant: 'destructive',
    ...(using && { action: createElement(UsingLink, { article: using }) }),
  });
}

export function tellIdeaFailure(error: unknown): void {
  const isLimit = statusOf(error) === 429;
  toastFailure(isLimit ? 'Article Limit Reached' : 'Generation Failed', toldOr(error, isLimit ? limitReached : failed));
}
