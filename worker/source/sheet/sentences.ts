import { splitSentences } from '../../language/sentences.ts';
import { countTextWords } from '../page/fold-text.ts';
import { hasVerb } from './verbs.ts';

const minWords = 4;
const maxWords = 60;
/** Sixty words are shorter: what is longer is no prose, and the writers' patterns need not be patient with it. */
const maxLength = 1000;
/** From this length on a text that ends with a full stop is a sentence, whether its verb is known or not. */
const plainlyLong = 12;

/** Pushes the reader to act or leads elsewhere; says nothing of the product. */
const pitch = new RegExp(
  [
    String.raw`^(?:click|tap) here\b|^click (?:on|the)\b`,
    String.raw`^(?:read|learn|find out|discover|see|explore) (?:more|how (?:we|our)|our)\b`,
    String.raw`^(?:sign up|get started|get in touch|reach out|check out|come join|stay (?:tuned|up to date|in the loop)|see you)\b`,
    String.raw`^start (?:your (?:free|trial|journey)|today|now|for free)\b`,
    String.raw`^try (?:it|us|\S+ (?:free|today|now|for free))\b`,
    String.raw`^join (?:us|now|thousands|over|\d|the \d|our)\b`,
    String.raw`^(?:book|schedule|request) (?:a|your) (?:\S+ )?(?:demo|call|meeting|consultation|quote|tour)\b`,
    String.raw`^(?:subscribe(?: (?:now|today|to (?:our|my|the)|for (?:updates|news|free))|[.!]?$)|follow us|contact (?:us|our|sales)|talk to (?:us|sales|our|an)|please|thanks|thank you|your email)\b`,
    String.raw`^(?:download|get) (?:now|it|the (?:app|latest|newest|current)|our|for free|today)\b`,
    String.raw`^enter your (?:e-?mail|name|address)\b`,
    String.raw`^(?:watch|view|see|browse) (?:the|a|our|all) (?:\S+ )?(?:video|demo|webinar|film|docs|documentation|plans|pricing|gallery)\b`,
    String.raw`\b(?:e-?mail|contact|ask|write to|message) (?:us|our (?:support|sales|team|friendly))\b`,
    String.raw`\b(?:follow (?:me|us) on|join (?:my|our) .{0,60}newsletter)\b`,
    String.raw`\b(?:(?:you (?:can|may)|to) unsubscribe|unsubscribe (?:at )?any ?time|no spam|javascript is)\b`,
  ].join('|'),
  'i',
);

const legal = /\b(?:privacy policy|terms of (?:service|use)|cookies?)\b/i;
const asksConsent =
  /\b(?:we|our|us|this (?:site|website|page)|accept|agree|by (?:using|clicking|signing|continuing|submitting))\b/i;
const longestLink = 4;

/** 'By continuing you agree to our terms of use' is furniture; 'Finds cookies without consent' is what a product does. */
export const isPitch = (text: string) =>
  pitch.test(text) || (legal.test(text) && (asksConsent.test(text) || countTextWords(text) <= longestLink));

/** 'tidewell keeps …': a product's name may be written small. */
const begins = (text: string, name: string) =>
  /^["“‘'(]?[\p{Lu}\p{N}$€£\p{Lo}]/u.test(text) ||
  /^[a-z]+(?:[A-Z]|\.[a-z]{2,3} )/.test(text) ||
  (name !== '' && text.startsWith(`${name} `));

/**
 * True for a sentence that can stand by itself: it begins like one, or with the product's `name`, has a verb, and is neither a label
 * nor a call to act. One whose full stop was left off, as cards like it, must be longer.
 */
export function isSentence(text: string, language: string | null = 'en', name = '', least = minWords): boolean {
  const words = countTextWords(text);
  if (text.length > maxLength || words < least || words > maxWords || isPitch(text)) return false;
  if (!begins(text, name)) return false;
  if (/[:;,–—-]$/.test(text) || text.endsWith('?') || /[|→»✓•]/.test(text) || /\.{3}$|…$/.test(text)) return false;
  const isEnded = ended.test(text);
  if (!isEnded && words < minWords + 2) return false;
  // Titles In Capitals and lines in capitals are labels.
  const isShouted = /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
  return !isShouted && (language !== 'en' || (isEnded && words >= plainlyLong) || hasVerb(text));
}

const ended = /[.!。！]["”’')\]»]*$/;
/** 'A bell alone wakes nobody. Ours do.': behind a longer sentence a shorter one goes on with it. */
const [minProseWords, minBehind] = [3, 2];

/**
 * The whole sentences of a text. In running text (several sentences that all end as sentences do, twelve words or most of them with
 * verbs) even a short one, or one whose verb is not known, is whole; a line by itself must prove it.
 */
export function sentencesOf(text: string, language: string | null, name = ''): string[] {
  const sentences = splitSentences(text);
  const isProse = sentences.length > 1 && sentences.every((sentence) => ended.test(sentence) || sentence.endsWith('?'));
  const known = sentences.filter(hasVerb).length;
  const lengths = sentences.map(countTextWords);
  const least = (lengths[0] ?? 0) > minProseWords ? minBehind : minProseWords;
  const areMany = lengths.reduce((sum, length) => sum + length, 0) >= plainlyLong;
  const isRunning = isProse && (known >= sentences.length / 2 || areMany) && lengths.every((length) => length >= least);
  return sentences.filter((sentence) =>
    isSentence(sentence, isRunning ? null : language, name, isRunning ? least : minWords),
  );
}
