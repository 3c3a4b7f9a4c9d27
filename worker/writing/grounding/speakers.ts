import type { Quotation } from '../../contract/product-sheet.ts';
import { functionWords } from '../../language/data/function-words.ts';
import { foldText } from '../../language/fold.ts';
import { hasRoot, partsOf, rootsOf, type Told } from './basis.ts';
import {
  attributes,
  founder,
  insiders,
  introduces,
  makes,
  opinions,
  outsiders,
  statements,
} from './data/speaker-words.ts';

/** 'Lets users find', 'a say': who is let do something, and what is no verb, says nothing. */
const notObject = "(?<!\\b(?:lets?|helps?|makes?|allows?|enables?) (?:[\\w'’-]+ ){0,2})";
const notNoun = '(?<!\\b(?:an?|the|their|to) )';
const speaks = (who: string, saying: string) =>
  new RegExp(
    `${notObject}\\b(${who})(?:\\s+(?!(?:but|while|can|could|may|might|must|will)\\s)[\\w'’,-]+){0,8}?\\s+${notNoun}(?:${saying})|\\b(?:according to|in the words of)(?: \\w+){0,2} (${who})\\b`,
  );
const byOutsider = speaks(outsiders, opinions);
const byInsider = speaks(insiders, statements);

/** Who is made to say what somebody else says in the facts. */
export function findWrongSpeakers({ text, language, basis }: Told, quotes: readonly Quotation[]): string[] {
  if (language !== 'en') return [];
  const sentence = text.charAt(0).toLowerCase() + text.slice(1);
  const facts = basis.quotes.map(foldText);
  const people = quotes.filter((quote) => facts.includes(foldText(quote.text)));
  const said = [basis.text, ...people.map(({ role, speaker }) => `${role ?? ''} ${speaker}`.toLowerCase())].join('\n');
  const isNamed = (speaker: string) => new RegExp(`\\b${speaker.replace(/s$/, '')}s?\\b`).test(said);
  const promoted = quotes.find(({ speaker, role }) => {
    // 'Ada Hart, Hart Studio' is called by her name.
    const [name = ''] = speaker.split(',');
    const after = name === '' ? '' : (text.split(name)[1] ?? '');
    const [lead] = introduces.exec(after) ?? [];
    const made = lead
      ? partsOf(after.slice(lead.length))
          .slice(0, 4)
          .find((word) => makes.test(word))
      : undefined;
    const own = basis.quotes.filter((quote) => quote.includes(name));
    return made !== undefined && !hasRoot(rootsOf([role ?? '', ...own].join('\n')), made);
  });
  if (promoted) return [`its facts do not make ${promoted.speaker} more than a speaker`];
  const misquoted = people.find(({ speaker, text: words }) => {
    const [name = ''] = speaker.split(',');
    const told = name === '' ? '' : (text.split(name)[1] ?? '').split(attributes).slice(1).join(' ');
    const matter = partsOf(told).filter((word) => !functionWords.has(word));
    return matter.length > 1 && !matter.some((word) => hasRoot(rootsOf(words), word));
  });
  if (misquoted) return [`${misquoted.speaker} says nothing of the kind`];
  const outsider = nameIn(byOutsider, sentence);
  if (outsider && !basis.kinds.has('quote') && !isNamed(outsider)) return [`its facts are no words of ${outsider}`];
  const insider = nameIn(byInsider, sentence);
  const isStranger = basis.kinds.has('quote') && !new RegExp(`\\b(?:${outsiders})\\b`).test(sentence);
  return insider && (isStranger || founder.test(insider)) && !isNamed(insider)
    ? [`its facts are no words of the ${insider}`]
    : [];
}

function nameIn(pattern: RegExp, text: string): string | null {
  const match = pattern.exec(text);
  return match ? (match[1] ?? match[2] ?? null) : null;
}
