import { splitSentences } from '../../contract/seo/sentences.ts';
import type { Material } from '../material.ts';
import { escapeRegex } from './grammar/words.ts';
import { readStatement } from './rewrite/statement.ts';
import type { Wording } from './wording.ts';

/** What the source says that the product is: 'a | podcast transcription service | for independent hosts and small networks'. */
export type Category = {
  article: '' | 'a' | 'an' | 'the';
  noun: string;
  /** What follows the noun; empty where nothing does. */
  tail: string;
  fact: number;
};

const ends =
  /(?:\s|(?=,))(?:(?:that|which|who|to|with|where|in|from|of|by|and|on|without|for|built|made|designed|created|meant|intended|developed|based|so|as|when|while)\b|,|:|-)/;
const noNoun =
  /^(?:built|made|founded|designed|created|based|used|trusted|available|free|not|now|also|here|easy|simple|where|what|how)\b/;

/** The plainest definition: one that says for whom comes before one that goes on about what it does. */
export function readCategory({ book }: Material, wording: Wording): Category | null {
  const pattern = new RegExp(`^${escapeRegex(wording.product)} is (?:(an?|the) )?(.+)$`, 'u');
  const found = [...book.summary, ...(book.tagline === null ? [] : [book.tagline])].flatMap((fact): Category[] => {
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
      },
    ];
  });
  return found.find(({ tail }) => /^for /.test(tail) && tail.length < 90) ?? found[0] ?? null;
}

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
