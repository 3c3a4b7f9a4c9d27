import { gerundOf } from '../../language/verbs.ts';
import {
  businessWords,
  collectionHeads,
  hobbyWords,
  howItWorks,
  languageWords,
  leadIns,
  placeHeads,
  productHeads,
  serviceHeads,
  softwareHeads,
} from './data/topic-words.ts';
import { normalizeTopic } from './normalize-topic.ts';
import { grammaticalNumber, modifierOf, pluralOf, withArticle } from './nouns.ts';
import type { NounKind, Topic, TopicKind } from './types.ts';

/** What a topic is, and the words that its patterns need; null where there is nothing to search for. */
export function readTopic(typed: string): Topic | null {
  const text = normalizeTopic(typed);
  if (!text) return null;
  const language = foreignLanguage(text);
  if (language) return { kind: language, text, words: { t: text } };
  const rivals = /^(.+?) (?:vs\.?|versus) (.+)$/i.exec(text);
  if (rivals?.[1] && rivals[2] && !/ (?:vs\.?|versus) /i.test(rivals[2])) {
    return { kind: 'rivals', text, words: { x: rivals[1], y: rivals[2] } };
  }
  const core = dropLeadIn(text);
  const task =
    /^(?:how (?:to|do (?:i|you|we)|can (?:i|you|we))|(?:best |easiest |fastest )?ways? to|learn(?:ing)? (?:how )?to|tips to) (.+)$/i.exec(
      text,
    );
  if (task?.[1]) return readTask(text, task[1]);
  const learning = /^learn(?:ing)? (.+)$/i.exec(text);
  if (learning?.[1]) return readTask(text, `learn ${learning[1]}`);
  return readParts(text, core) ?? readNoun(text, core);
}

function dropLeadIn(text: string): string {
  for (const leadIn of leadIns) {
    const rest = text.replace(leadIn, '');
    if (rest !== text && rest.length > 1) return leadIn === howItWorks ? rest.replace(/ works?$/i, '') : rest;
  }
  return text;
}

function readTask(text: string, verbPhrase: string): Topic {
  const v = shorten(verbPhrase, 6);
  const [verb = '', ...rest] = v.split(' ');
  // A verb with an adverb or a particle before its object keeps them: 'set up a vpn' → 'setting up a vpn'.
  return { kind: 'task', text, words: { v, ving: [gerundOf(verb), ...rest].join(' ') } };
}

/** 'crm for dentists', 'hotels in Lisbon'. */
function readParts(text: string, core: string): Topic | null {
  const parts = /^(.+?) (for|in) (.+)$/i.exec(core);
  const [, x = '', link = '', rest = ''] = parts ?? [];
  if (!parts || x.split(' ').length > 5 || /^(?:what|why|when|who|where|is|are|does|do|can|should)\b/i.test(x))
    return null;
  const kind = kindOf(x);
  const y = shorten(rest, 4);
  const local = kind === 'service' || kind === 'place';
  if (link.toLowerCase() === 'in' && !local) return null;
  const located = local && link.toLowerCase() === 'in';
  const words = {
    x,
    y,
    ax: withArticle(x),
    xp: pluralOf(x),
    xs: modifierOf(x),
    ...agreement(x),
  };
  return { kind: located ? (kind === 'place' ? 'located' : 'service-in') : audienceKind(kind), text, words };
}

function audienceKind(kind: NounKind): TopicKind {
  if (kind === 'software') return 'software-for';
  if (kind === 'practice' || kind === 'hobby') return `${kind}-for`;
  return kind === 'product' ? 'product-for' : 'concept-for';
}

function readNoun(text: string, core: string): Topic {
  const t = shorten(core, 7);
  const words = { t, a: withArticle(t), ts: pluralOf(t), s: modifierOf(t), ...agreement(t) };
  const kind = kindOf(t);
  if (kind !== 'concept' || !isSentence(t)) return { kind, text, words };
  return { kind: questionWord.test(text) ? 'question' : 'phrase', text, words };
}

const questionWord = /^(?:what|why|when|who|where|which|how|is|are|does|do|can|should|will)\b/i;

/** Too much of its own for patterns made for a noun. */
function isSentence(phrase: string): boolean {
  const words = phrase.toLowerCase().split(' ');
  return (
    words.length > 3 ||
    !/\p{L}/u.test(phrase) ||
    collectionHeads.has(modifierOf(words.at(-1) ?? '')) ||
    /\b(?:the|a|an|my|your|is|are|does|do|i)\b/.test(phrase.toLowerCase())
  );
}

function agreement(noun: string) {
  const plural = grammaticalNumber(noun) === 'plural';
  return {
    is: plural ? 'are' : 'is',
    does: plural ? 'do' : 'does',
    do: plural ? 'do' : 'does',
    matter: plural ? 'matter' : 'matters',
    work: plural ? 'work' : 'works',
    integrate: plural ? 'integrate' : 'integrates',
  };
}

function kindOf(phrase: string): NounKind {
  const words = phrase.toLowerCase().split(' ');
  const head = modifierOf(words.at(-1) ?? '');
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word));
  if (softwareHeads.has(head)) return 'software';
  if (productHeads.has(head)) return 'product';
  if (serviceHeads.has(head)) return 'service';
  if (placeHeads.has(head)) return 'place';
  if (has(hobbyWords)) return 'hobby';
  if (has(businessWords)) return 'practice';
  return 'concept';
}

/** The part of a long topic that people would type: cut before a preposition or a clause, and at a number of words. */
function shorten(phrase: string, most: number): string {
  const words = phrase.split(' ');
  if (words.length <= most) return phrase;
  const stops =
    /^(?:with|without|using|that|which|who|when|while|because|and|or|by|from|at|during|after|before|on|in|to|for|of|working|so)$/i;
  const stop = words.findIndex((word, at) => at >= 2 && stops.test(word));
  const cut = words.slice(0, stop > 0 ? Math.min(stop, most) : most);
  while (cut.length > 2 && (stops.test(cut.at(-1) ?? '') || /^(?:a|an|the|my|your|small)$/i.test(cut.at(-1) ?? '')))
    cut.pop();
  return cut.join(' ');
}

/** English patterns around a topic of another language would be neither: known by its letters and its smallest words. */
function foreignLanguage(text: string): 'german' | 'french' | 'spanish' | 'foreign' | null {
  const words = text.toLowerCase().split(' ');
  const known = languageWords.find(({ list }) => words.some((word) => list.has(word)));
  if (known) return known.language;
  const letters = text.match(/\p{L}/gu) ?? [];
  const strange = letters.filter((letter) => !/[a-zéèêëïöüáíóúñç]/i.test(letter)).length;
  return strange / Math.max(1, letters.length) > 0.2 || /[äößåøæœãõìàùîû]/i.test(text) ? 'foreign' : null;
}
