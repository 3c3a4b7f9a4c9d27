import { functionWords } from '../../language/data/function-words.ts';
import { articleFor, cutAtWord, headNoun, nounNumber } from '../../language/grammar.ts';
import { alsoNouns, baseVerbs } from '../../language/verbs.ts';
import { wordsOf } from '../../language/words.ts';
import type { Material } from '../facts/material.ts';
import { subjectOf } from '../idea/read-idea.ts';
import { createCasing } from './casing.ts';

/** The focus keyphrase and how it can stand in a sentence. */
export type Phrase = {
  text: string;
  /** 'urban beekeeping', 'a sourdough starter'; null for a search such as 'how to keep bees', which can only be quoted. */
  inline: string | null;
  /** Without article and of any number: 'urban beekeeping', 'sourdough starters'. */
  bare: string;
  isPlural: boolean;
};

const asks = /^(?:how|what|why|when|where|who|which|is|are|can|do|does|should|best|top|to|vs)$/i;
const opening =
  /^(?:(?:an? |the )?(?:introduction|guide|overview|beginner's guide) (?:to|of|on) |(?:how|why|when|what|where) (?:to|do|does|is|are|you|we|i|people|an?|the) )/i;
const mostCharacters = 44;
const mostContentWords = 5;

/** The first asked keyword; else what the idea is about, in as few words as say it. */
export function choosePhrase(material: Material): Phrase {
  const asked = material.brief.keywords[0]?.trim();
  const idea = subjectOf(material.brief);
  const casing = createCasing(material.source.pages);
  const text = casing.inside(asked || shorten(idea) || material.source.sheet.name);
  return shapePhrase(text);
}

function shorten(idea: string): string {
  const noun = idea.replace(opening, '').trim();
  const content = (text: string) => wordsOf(text).filter((word) => !functionWords.has(word)).length;
  const fits = (text: string) =>
    text.length <= mostCharacters && content(text) <= mostContentWords && content(text) > 0;
  const head = noun.split(/(?<!\s)\s+(?:that|which|who|because|so|when|if|while)\b|[,;:(]/)[0]?.trim() ?? noun;
  const first = head.split(/(?<!\s)\s+(?:for|in|with|at|from|by|and|without)\s+/)[0] ?? head;
  return [noun, head, first].find(fits) ?? cutAtWord(first, mostCharacters);
}

export function shapePhrase(text: string): Phrase {
  const [first = ''] = text.split(' ');
  const head = text.split(/\s(?:for|with|in|of|to|from|on|without|at|by)\s/)[0] ?? text;
  const isVerb = baseVerbs.has(first.toLowerCase()) && !alsoNouns.has(first.toLowerCase());
  if (asks.test(first) || /[?!.:]|\bvs\b|\bor\b/i.test(text) || isVerb || !headNoun(head)) {
    return { text, inline: null, bare: text, isPlural: false };
  }
  const number = nounNumber(head);
  const isName = /^\p{Lu}/u.test(head.split(' ').at(-1) ?? '');
  if (number === 'plural') return { text, inline: text, bare: text, isPlural: true };
  if (number === 'mass' || isName || isMass(head)) return { text, inline: text, bare: text, isPlural: false };
  return { text, inline: `${articleFor(text)} ${text}`, bare: text.replace(head, pluralOf(head)), isPlural: false };
}

/** Substances, crafts and fields take no article. */
const isMass = (head: string) =>
  /(?:ing|ism|ics|logy|phy|nomy|ture|bread|dough|water|food|milk|wine|coffee|tea|law|health|energy|finance|gardening|commerce|art|love|science)$/i.test(
    head,
  );

function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:[sxz]|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
