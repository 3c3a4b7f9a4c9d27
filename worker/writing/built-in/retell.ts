import { splitSentences } from '../../contract/seo/sentences.ts';
import type { Sentence } from '../section.ts';
import { isPast } from './grammar/verbs.ts';
import { escapeRegex } from './grammar/words.ts';
import { copies, countWordsIn, finishSentence, type Kit, repeatsStart } from './kit.ts';
import { productNoun } from './product-noun.ts';
import { isRepeated } from './repeats.ts';
import { isUsable, tidySentence } from './rewrite/clean.ts';
import { hasMainVerb, isFiniteVerb, tokenize } from './rewrite/finite.ts';
import {
  changeWords,
  frontClause,
  frontTeam,
  frontTime,
  simplifyWords,
  splitClause,
  splitPredicate,
  turnBut,
  turnSo,
} from './rewrite/loosen.ts';
import { nameActor, nameFounder, turnPassive } from './rewrite/passive.ts';
import { toThirdPerson } from './rewrite/pronouns.ts';
import { lowerFirst, readStatement } from './rewrite/statement.ts';

export type Retelling = {
  /** The sentence before it in the source stands just before it here, so that 'it' and 'this' have what they point to. */
  follows?: boolean;
  /** An answer: its question stands before it. */
  answer?: boolean;
  /** About the company: its 'we' is the company, not the product. */
  company?: boolean;
};

const mostWords = 34;
const splitFrom = 22;
const fewestWords = 7;

/** Tells the facts of one matter, in the order of the source. */
export function retellAll(
  kit: Kit,
  facts: readonly number[],
  { answer = false, follows = false, company = false }: Retelling = {},
): Sentence[] {
  const told: Sentence[] = [];
  let unbroken = follows || answer;
  for (const fact of facts) {
    const sentences = retell(kit, fact, { answer, company, follows: unbroken }, told);
    // What an answer opens with decides it: without that, the rest could say the opposite.
    if (answer && told.length === 0 && sentences.length === 0) return [];
    unbroken = sentences.length > 0;
    told.push(...sentences);
  }
  return told;
}

function retell(
  kit: Kit,
  fact: number,
  { answer, company, follows }: Required<Retelling>,
  before: readonly Sentence[],
): Sentence[] {
  const quote = kit.material.book.facts[fact]?.quote ?? '';
  if (kit.told.has(fact) || (!answer && isRepeated(kit, quote))) return [];
  const told: Sentence[] = [];
  let unbroken = follows;
  for (const piece of splitSentences(quote)) {
    const read = readPiece(kit, piece, { answer, company, follows: unbroken });
    const previous = [...before, ...told].at(-1);
    const sentences =
      read === null
        ? []
        : finishAll(
            kit,
            vary(kit, addAlso(kit, nameOnce(kit, makeActive(kit, simplifyWords(read)), previous), previous)),
            fact,
          );
    unbroken = sentences.length > 0;
    told.push(...sentences);
  }
  if (told.length > 0) kit.told.add(fact);
  return told;
}

/** A source sentence as a reporter says it; null where it cannot be said so. */
function readPiece(reader: Kit, piece: string, { answer, company, follows }: Required<Retelling>): string | null {
  const kit = company ? { ...reader, wording: { ...reader.wording, product: 'the company' } } : reader;
  const { product, users } = reader.wording;
  if (answer && isShortAnswer(piece)) return shiftPerson(kit, piece);
  const link = follows ? (/^(then|but|so)\b/i.exec(piece)?.[1]?.toLowerCase() ?? '') : '';
  if (link && !/^so (?:that|far|much|many)\b/i.test(piece)) {
    // What ties a sentence to the one before it stays where both stay.
    const rest = readPiece(reader, piece.slice(link.length + 1).trim(), { answer: false, company, follows });
    return rest === null ? null : `${link} ${rest}`;
  }
  const statement = readStatement(piece, kit.wording);
  if (!statement)
    return isUsable(piece) && isSentence(piece) ? (leans(piece) && !follows ? null : shiftPerson(kit, piece)) : null;
  const { form, text } = statement;
  if (form === 'action') return tellAction(kit, text, follows);
  if (form === 'predicate') return `${product} ${text}`;
  if (form === 'state')
    return `${product} is ${text.replace(/^(?:built|made|designed|meant|intended|created) (?=for\b)/, '')}`;
  if (form === 'thing') return answer ? text : hasPlainVerb(piece) ? shiftPerson(kit, piece) : null;
  if (!statement.leans || follows) return text;
  // Where nothing stands before it, 'it' can only be the product that the page is about.
  const rest = /^it (?=\p{Ll}+(?:s|n't|n) )(.*)$/u.exec(text)?.[1];
  return rest && !/^(?:is|was|takes|means|will|would|can|has)\b/.test(rest)
    ? `${product} ${rest}`
    : text.startsWith(`${users} `)
      ? text
      : null;
}

/** 'More than 3,200 builders use it': a sentence after all. */
const hasPlainVerb = (piece: string) =>
  /\.$/.test(piece.trim()) && countWordsIn(piece) >= 6 && / (?:use|trust|rely on|work with) /.test(piece);

const leans = (text: string) =>
  /^(?:it|this|that|they|these|those|such|both|either|its|their|he|she|then|but|and|so|or)\b/i.test(text);

/** 'Yes.', 'No, …', 'As a PDF in A4 or A3.': answers need not be whole sentences. */
const isShortAnswer = (piece: string) =>
  /^(?:yes|no|not yet|absolutely|sure|of course)\b/i.test(piece) || countWordsIn(piece) <= 5;

/** A whole sentence in plain prose, though its grammar was not read. */
function isSentence(piece: string): boolean {
  const text = piece.trim();
  return (
    /[.!]$/.test(text) &&
    countWordsIn(text) >= 4 &&
    countWordsIn(text) <= 32 &&
    !/["“”?…[\]{}<>|\\*`]|\.\.|https?:|:\s*\S+\s*$/.test(text) &&
    (hasPlainVerb(text) ||
      isPast(tokenize(text)[1]?.word ?? '') ||
      hasMainVerb(tokenize(text)) ||
      isFiniteVerb(tokenize(text), 2) ||
      /\b(?:is|are|was|were|can|has|have|will)\b/.test(text))
  );
}

const shiftPerson = (kit: Kit, piece: string) =>
  toThirdPerson(tidySentence(piece).replace(/\s+[–—]\s+|—/g, ', '), kit.wording, false);

/** What the page tells its reader to do is what its users can do. */
function tellAction({ wording }: Kit, action: string, follows: boolean): string | null {
  if (!follows && /^\p{Ll}+ (?:it|them|this|that|these|those)\b/u.test(action) && !/^give it\b/.test(action))
    return null;
  if (/^use .* first$/.test(action)) return null;
  const given = action.replace(/^give it\b/, `give ${wording.product}`);
  const joint = /^(.{8,}?)(,?) and (.{8,})$/.exec(given);
  const [, condition = '', comma, result = ''] = joint ?? [];
  // 'Photograph a receipt and Ledgerlark reads it': the one is the condition of the other.
  if (joint && startsClause(result) && !hasMainVerb(tokenize(condition), 1))
    return comma ? `${wording.users} ${condition}, and ${result}` : `when ${wording.users} ${condition}, ${result}`;
  return `${wording.users} can ${action}`;
}

/** True where a text has a subject of its own with its verb right after it. */
function startsClause(text: string): boolean {
  const tokens = tokenize(text);
  return (
    /^(?:it|they|the|an?|each|every|all|\p{Lu}|within|no)\S* /u.test(text) &&
    (hasMainVerb(tokens) || isFiniteVerb(tokens, 1) || isFiniteVerb(tokens, 2))
  );
}

const sentencesBetweenKeyphrases = 10;

/** Now and then the product goes by what it is rather than by its name: that keeps the article visibly on its subject. */
function callByKind(kit: Kit, text: string): string {
  const due = kit.flow.sinceKeyphrase >= sentencesBetweenKeyphrases || repeatsStart(kit, text);
  const noun = due ? productNoun(kit) : null;
  const { product } = kit.wording;
  const verb = text.slice(product.length + 1).split(' ')[0] ?? '';
  // 'The transcription service transcribes' says it twice.
  if (noun?.split(' ').some((word) => word.length > 6 && word.slice(0, 6) === verb.slice(0, 6))) return text;
  return noun && text.startsWith(`${product} `) && !/^\S+(?: \S+)? (?:is|was|will|would)\b/.test(text)
    ? `${noun}${text.slice(product.length)}`
    : text;
}

/** 'Fernhill … It …', 'Users … They …': the name need not come in two sentences running. */
function nameOnce({ wording: { product, users } }: Kit, text: string, before: Sentence | undefined): string {
  const second = new RegExp(`^${escapeRegex(product)} (?=\\p{Ll})`, 'u');
  if (before?.text.startsWith(`${product} `) && second.test(text)) return text.replace(second, 'it ');
  const actors = new RegExp(`^${escapeRegex(users)} (?=\\p{Ll})`, 'iu');
  const sameActors =
    before && new RegExp(`^(?:${escapeRegex(users)} |${escapeRegex(product)} lets )`, 'i').test(before.text);
  return sameActors && actors.test(text) ? text.replace(actors, 'they ') : text;
}

/** The sentence in words and an order that are not the source's; as it is where no change is safe. */
function vary(kit: Kit, plain: string): string[] {
  const long = countWordsIn(plain) > splitFrom;
  if (!copies(kit, plain) && !repeatsStart(kit, plain) && !soundsAlike(kit, plain) && !long) return [plain];
  const other = changeWords(plain);
  const ways = [
    ...(long ? [splitClause(plain), splitClause(other)] : []),
    single(lets(kit, other)),
    single(turnSo(other)),
    single(turnBut(other)),
    single(frontClause(other)),
    single(frontTeam(other)),
    single(frontTime(other)),
    [other],
    splitClause(plain),
    splitClause(other),
    splitPredicate(other),
    [plain],
  ].flatMap((way) => (way ? [way] : []));
  const faults = (way: readonly string[]) =>
    (way.filter((part) => copies(kit, part)).length / way.length) * 4 +
    (repeatsStart(kit, way[0] ?? '') ? 3 : 0) +
    (soundsAlike(kit, way[0] ?? '') ? 1 : 0) +
    way.filter((part) => countWordsIn(part) > splitFrom).length +
    // Two stubs read worse than one whole.
    (way.length > 1 && way.some((part) => countWordsIn(part) < fewestWords) ? 5 : 0);
  return [...ways].sort((a, b) => faults(a) - faults(b))[0] ?? [plain];
}

/** Says who acts where the source leaves it open and it can only be the product or those who use it. */
function makeActive({ wording: { product, users } }: Kit, text: string): string {
  const turn = (part: string) => turnPassive(part, users) ?? nameActor(part, product) ?? nameFounder(part);
  const whole = turn(text);
  if (whole) return whole;
  // 'When a photo is taken, it is filed …', 'connections are encrypted, and …': the parts one by one.
  const [, opening, first = '', joint = '', second = ''] =
    /^((?:when|if|once|after) [^,;:]+, )?([^,;:]+(?:, \p{Ll}+ and \p{Ll}+)?)(, and |, so |, but |$)([^,;:]*)$/iu.exec(
      text,
    ) ?? [];
  if (!opening && !second) return text;
  const turned = turn(first) ?? (opening ? nameActor(first.replace(/^they\b/, 'them'), product, true) : null) ?? first;
  const other = second ? (turn(second) ?? second) : '';
  const named = turned !== first && other.startsWith(`${product} `) ? `it${other.slice(product.length)}` : other;
  return `${opening ?? ''}${turned}${joint}${named}`;
}

/** True where the sentence before begins with the users too. */
const soundsAlike = ({ starts, wording }: Kit, text: string) =>
  starts.at(-1) === wording.users.toLowerCase() && text.toLowerCase().startsWith(`${wording.users.toLowerCase()} `);

/** 'Users can …' as what the product lets them do. */
function lets({ wording: { product, users } }: Kit, text: string): string | null {
  const rest = new RegExp(`^${escapeRegex(users)} can (?!(?:not|also|only)\\b)(.+)$`, 'iu').exec(text)?.[1];
  return rest && !rest.includes(product) && !/^\p{Ll}+ (?:it|them)\b/u.test(rest)
    ? `${product} lets ${users} ${rest}`
    : null;
}

const single = (text: string | null) => (text === null ? null : [text]);

function finishAll(kit: Kit, texts: readonly string[], fact: number): Sentence[] {
  return texts.flatMap((text) =>
    countWordsIn(text) <= mostWords
      ? (finishSentence(kit, callByKind(kit, lowerFirst(text, kit.wording)), [fact]) ?? [])
      : [],
  );
}

/** 'Also' between two things that one subject does or that are possible with it; never where the second follows from the first. */
function addAlso({ wording: { product, users } }: Kit, text: string, before: Sentence | undefined): string {
  if (!before || /\b(?:also|too|both|only|not|never|no|so|then)\b/.test(`${text} ${before.text}`)) return text;
  const can = new RegExp(`^(${escapeRegex(product)}|it|they|${escapeRegex(users)}) can (?=\\p{Ll}+ )`, 'iu');
  const sameUsers = new RegExp(`^(?:${escapeRegex(users)} |${escapeRegex(product)} lets )`, 'i').test(before.text);
  if (can.test(text) && sameUsers) return text.replace(can, (match) => `${match}also `);
  const does = new RegExp(
    `^(${escapeRegex(product)}|it) (?!is |was |has |does |can |will )(?=\\p{Ll}+s (?!(?:the|this|that|these|those|it|them|every|each|so)\\b))`,
    'u',
  );
  const sameSubject = before.text.startsWith(`${product} `) && !before.text.startsWith(`${product} lets `);
  return does.test(text) && sameSubject ? text.replace(does, (match) => `${match}also `) : text;
}
