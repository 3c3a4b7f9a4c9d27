import { article } from '../contract/articles.ts';
import { anotherArticleBody, generationStarted } from '../contract/generation.ts';
import {
  acceptedChangesBody,
  acceptedUpdatesBody,
  additionBody,
  correctionBody,
  product,
  productUpdates,
  withdrawalBody,
} from '../contract/product.ts';
import { readerNotesBody } from '../contract/reader-notes.ts';
import { accepted, type Operation, ok } from './operation.ts';

/** The product that an article is about, as its owner sees and corrects it. */
export const productOperations: Operation[] = [
  {
    method: 'get',
    path: '/articles/:id/product',
    summary: 'What was read of the product that the article is about, field by field, with its owner’s corrections',
    access: 'user',
    success: ok(product),
    failures: [403, 404],
  },
  {
    method: 'post',
    path: '/articles/:id/product/corrections',
    summary: 'Correct a field of the product; later articles use it. Null takes the field out.',
    access: 'user',
    body: correctionBody,
    success: ok(product),
    failures: [403, 404],
  },
  {
    method: 'post',
    path: '/articles/:id/product/additions',
    summary: 'Add what the pages do not say of the product',
    access: 'user',
    body: additionBody,
    success: ok(product),
    failures: [403, 404],
  },
  {
    method: 'post',
    path: '/articles/:id/product/withdrawals',
    summary: 'Take a correction back: what the site says holds again',
    access: 'user',
    body: withdrawalBody,
    success: ok(product),
    failures: [403, 404],
  },
  {
    method: 'post',
    path: '/articles/:id/product/check',
    summary: 'Read the site again, behind the answer; what it says otherwise then stands on the sheet as changes',
    access: 'user',
    success: accepted(product),
    failures: [403, 404, 429],
  },
  {
    method: 'post',
    path: '/articles/:id/product/check/accepted',
    summary: 'Take over what the site was found to say of these fields',
    access: 'user',
    body: acceptedChangesBody,
    success: ok(product),
    failures: [403, 404, 409],
  },
  {
    method: 'get',
    path: '/articles/:id/product/updates',
    summary: 'What the sheet tells otherwise than the owner’s articles on the product do, sentence by sentence',
    access: 'user',
    success: ok(productUpdates),
    failures: [403, 404],
  },
  {
    method: 'post',
    path: '/articles/:id/product/updates',
    summary: 'Take over changes of this article; an edit like any other',
    access: 'user',
    body: acceptedUpdatesBody,
    success: ok(article),
    failures: [403, 404, 409, 412],
  },
  {
    method: 'post',
    path: '/articles/:id/product/article',
    summary: 'Write another article on the product, with another keyphrase, angle or length',
    access: 'user',
    body: anotherArticleBody,
    success: accepted(generationStarted),
    failures: [400, 403, 404, 409, 429],
  },
  {
    method: 'patch',
    path: '/articles/:id/notes',
    summary: 'Show readers the pages that the article rests on, or not',
    access: 'user',
    body: readerNotesBody,
    success: ok(article),
    failures: [403, 404],
  },
];
