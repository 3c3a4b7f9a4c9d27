import type { Quotation } from '../../contract/product-sheet.ts';
import { foldText } from '../../language/words.ts';
import { urlsIn } from '../article/section.ts';
import { contentWords, hasRoot, type Pages, partsOf, rootsOf, type Told } from './basis.ts';
import * as words from './data/speaker-words.ts';

const quoted = /[“"„«]([^“”"„«»]+)[”"“»]/g;

/** Words between quotation marks that nobody has said in the facts. */
export function findWrongQuotes({ text, basis }: Told, asked: readonly string[], pages: Pages): string[] {
  const isSaid = (words: string) => {
    const inner = foldText(words).replace(/(?<![.,;:!?])[.,;:!?]+$/, '');
    if (basis.text.includes(inner) || asked.includes(inner)) return true;
    const { length } = inner.split(' ');
    // So few words say nothing; a few that readers search for are quoted as such, not as a statement.
    return length <= 2 || (length <= 5 && pages.some((page) => foldText(page.text).includes(inner)));
  };
  const found = [...text.matchAll(quoted)].map(([, words = '']) => words);
  return found.filter((words) => !isSaid(words)).map((words) => `the quote “${words}” stands in none of its facts`);
}

/** Addresses that are none of the sources and none of this site. */
export const findWrongLinks = (text: string, pages: Pages): string[] =>
  urlsIn(text)
    .filter((url) => !url.startsWith('/') && !pages.some((page) => page.url === url))
    .map((url) => `the address ${url} is none of the sources`);

/** 'Lets users find', 'a say': who is let do something, and what is no verb, says nothing. */
const notObject = "(?<!\\b(?:lets?|helps?|makes?|allows?|enables?) (?:[\\w'’-]+ ){0,2})";
const notNoun = '(?<!\\b(?:an?|the|their|to|any|every|each|no|this|that) )';
const speaks = (who: string, saying: string) =>
  new RegExp(
    `${notObject}\\b(${who})(?:\\s+(?!(?:but|while|can|could|may|might|must|should|will)\\s)[\\w'’-]+(?:,(?!\\s(?:the|its|an?)\\b))?){0,8}?\\s+${notNoun}(?:${saying})|\\b(?:according to|in the words of)(?: \\w+){0,2} (${who})\\b`,
  );
const byOutsider = speaks(words.outsiders, words.opinions);
const byInsider = speaks(words.insiders, words.statements);

/** Who is made to say what somebody else says in the facts. */
export function findWrongSpeakers({ text, basis }: Told, quotes: readonly Quotation[]): string[] {
  const sentence = text.charAt(0).toLowerCase() + text.slice(1);
  const facts = basis.quotes.map(foldText);
  const people = quotes.filter((quote) => facts.includes(foldText(quote.text)));
  const said = [basis.text, ...people.map(({ role, speaker }) => `${role ?? ''} ${speaker}`.toLowerCase())].join('\n');
  const nameIn = (pattern: RegExp) => {
    const [, speaking, name = speaking] = pattern.exec(sentence) ?? [];
    return name && !new RegExp(`\\b${name.replace(/s$/, '')}s?\\b`).test(said) ? name : null;
  };

  const promoted = quotes.find((quote) => {
    const { name, after } = mentionOf(quote, text);
    const [lead] = words.introduces.exec(after) ?? [];
    const introducing = partsOf(after.slice(lead?.length)).slice(0, 4);
    const made = introducing.find((word) => words.makes.test(word));
    const own = basis.quotes.filter((fact) => fact.includes(name));
    return lead && made && !hasRoot(rootsOf([quote.role ?? '', ...own].join('\n')), made);
  });
  if (promoted) return [`its facts do not make ${promoted.speaker} more than a speaker`];
  const misquoted = people.find((quote) => {
    const told = mentionOf(quote, text).after.split(words.attributes).slice(1).join(' ');
    const matter = contentWords(told);
    return matter.length > 1 && !matter.some((word) => hasRoot(rootsOf(quote.text), word));
  });
  if (misquoted) return [`${misquoted.speaker} says nothing of the kind`];
  const hasVoice = basis.kinds.has('quote');
  const outsider = nameIn(byOutsider);
  if (outsider && !hasVoice) return [`its facts are no words of ${outsider}`];
  const insider = nameIn(byInsider);
  const isStranger = hasVoice && !new RegExp(`\\b(?:${words.outsiders})\\b`).test(sentence);
  return insider && (isStranger || words.founder.test(insider)) ? [`its facts are no words of the ${insider}`] : [];
}

/** Where a speaker is told of, and what follows: 'Ada Hart, Hart Studio' is called by her name. */
function mentionOf({ speaker }: Quotation, text: string): { name: string; after: string } {
  const [name = ''] = speaker.split(',');
  return { name, after: (name && text.split(name)[1]) || '' };
}
