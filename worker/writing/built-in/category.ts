import { escapePattern } from '../../escape-pattern.ts';
import { functionWords } from '../../language/data/function-words.ts';
import { articleFor, nounNumber } from '../../language/grammar.ts';
import { splitSentences } from '../../language/sentences.ts';
import type { Material } from '../facts/material.ts';
import { productHeads, singularOf } from './keyphrase.ts';
import { lowerFirst, readStatement } from './rewrite/statement.ts';
import type { Wording } from './wording.ts';

/** What the source says that the product is: 'a | podcast transcription service | for independent hosts and small networks'. */
export type Category = {
  article: '' | 'a' | 'an' | 'the';
  noun: string;
  /** What follows the noun; empty where nothing does. */
  tail: string;
  fact: number;
  /** Read from a title or a line, not from a sentence. */
  isLabel: boolean;
};

const ends =
  /(?:\s|(?=,))(?:(?:that|which|who|to|with|where|in|from|of|by|and|on|without|for|built|made|designed|created|meant|intended|developed|based|so|as|when|while)\b|,|:|-)/;
const noNoun =
  /^(?:built|made|founded|designed|created|based|used|trusted|available|free|not|now|also|here|easy|simple|where|what|how)\b/;

/** The plainest definition: one that says for whom comes before one that goes on about what it does. */
export function readCategory({ book }: Material, wording: Wording): Category | null {
  const pattern = new RegExp(`^${escapePattern(wording.product)} is (?:(an?|the) )?(.+)$`, 'u');
  const found = book.opening.flatMap((fact): Category[] => {
    const first = splitSentences(book.facts[fact]?.quote ?? '')[0] ?? '';
    const match = pattern.exec(readStatement(first, wording)?.text ?? '');
    const rest = match?.[2] ?? '';
    if (!rest || noNoun.test(rest)) return [];
    const end = ends.exec(rest)?.index ?? rest.length;
    const noun = rest.slice(0, end).trim();
    const tail = rest
      .slice(end)
      .trim()
      .replace(/^,\s*/, '')
      .replace(/^(?:built|made|designed|created|meant|intended) (?=for )/, '');
    if (!noun || noun.split(' ').length > 6 || /^(?:best|first|only|leading|#)/.test(noun)) return [];
    const article = match?.[1];
    return [
      {
        article: article === 'a' || article === 'an' || article === 'the' ? article : '',
        noun,
        tail: tail.replace(/:.*$/, ''),
        fact,
        isLabel: false,
      },
    ];
  });
  return (
    found.find(({ tail }) => /^for /.test(tail) && tail.length < 90) ?? found[0] ?? readLabel(book, wording) ?? null
  );
}

const mostWordsOfLabel = 6;

/** 'PhotoSwipe: Responsive JavaScript Image Gallery': a title or line that only names what the product is. */
function readLabel(book: Material['book'], wording: Wording): Category | null {
  const name = escapePattern(wording.product);
  const title = book.title === null ? '' : (book.facts[book.title]?.quote ?? '');
  const label =
    new RegExp(`^${name}\\s*[:|–—-]\\s*(.+)$`, 'u').exec(title)?.[1] ??
    new RegExp(`^(.+?)\\s+[:|–—-]\\s*${name}$`, 'u').exec(title)?.[1];
  const quoteOf = (fact: number) => book.facts[fact]?.quote ?? '';
  const options: Array<[string | undefined, number | null]> = [
    ...(book.kind === null ? [] : [[quoteOf(book.kind), book.kind] as [string, number]]),
    [label, book.title],
    ...book.opening.map((fact): [string | undefined, number] => [quoteOf(fact).split(/[,.]/)[0], fact]),
  ];
  for (const [text, fact] of options) {
    const [, article = '', rest = ''] = /^(?:(an?|the) )?(.+)$/i.exec(text?.trim() ?? '') ?? [];
    const words = rest.split(' ').map((word) => lowerFirst(word, wording));
    const head = words.at(-1) ?? '';
    if (fact === null || words.length > mostWordsOfLabel || words.length < 2 || !productHeads.has(singularOf(head)))
      continue;
    if (!/^[\p{L}\p{N} .-]+$/u.test(rest) || words.some((word) => functionWords.has(word) || isPraise.test(word)))
      continue;
    const noun = words.join(' ');
    const determiner =
      article.toLowerCase() === 'the' ? 'the' : nounNumber(noun) === 'singular' ? articleFor(noun) : '';
    return { article: determiner, noun, tail: '', fact, isLabel: true };
  }
  return null;
}

const isPraise = /^(?:best|better|beautiful|awesome|powerful|ultimate|amazing|perfect|great|leading|first)$/;

/** 'a podcast transcription service for independent hosts'. */
export const describeCategory = ({ article, noun, tail }: Category) =>
  `${article ? `${article} ` : ''}${noun}${tail ? `${/^[,:]/.test(tail) ? '' : ' '}${tail}` : ''}`;

/** For whom the product is, as its definition says: 'independent hosts and small networks'. */
export function audienceOf(category: Category | null): string | null {
  const match = /^for ([^,:;]+(?:, [^,:;]+)*)$/.exec(category?.tail ?? '');
  const audience = match?.[1] ?? '';
  return audience &&
    !/\b(?:that|which|whose|where|the person|you|your|what|it)\b/.test(audience) &&
    audience.length < 80
    ? audience
    : null;
}
