import { isPast } from '../../language/verbs.ts';
import { countWordsIn, type Kit } from './kit.ts';
import type { Manner } from './retell.ts';
import { isUsable, tidySentence } from './rewrite/clean.ts';
import { hasMainVerb, isFiniteVerb, tokenize } from './rewrite/finite.ts';
import { toThirdPerson } from './rewrite/pronouns.ts';
import { readStatement } from './rewrite/statement.ts';

/** A source sentence as a reporter says it; null where it cannot be said so. */
export function readPiece(reader: Kit, piece: string, { answer, company, follows }: Manner): string | null {
  const kit = company ? { ...reader, wording: { ...reader.wording, product: 'the company' } } : reader;
  const { product, users } = reader.wording;
  if (answer && isShortAnswer(piece)) return shiftPerson(kit, piece);
  const link = follows ? (/^(then|but|so)\b/i.exec(piece)?.[1]?.toLowerCase() ?? '') : '';
  if (link && !/^so (?:that|far|much|many)\b/i.test(piece)) {
    // What ties a sentence to the one before it stays where both stay.
    const rest = readPiece(reader, piece.slice(link.length + 1).trim(), {
      answer: false,
      alone: false,
      company,
      follows,
    });
    return rest === null ? null : `${link} ${rest}`;
  }
  const statement = readStatement(piece, kit.wording);
  if (!statement)
    return isUsable(piece) && isSentence(piece) ? (leans(piece) && !follows ? null : shiftPerson(kit, piece)) : null;
  const { form, text } = statement;
  // Of a function in a reference, not of the product: 'Returns the first element'.
  if ((form === 'action' || form === 'predicate') && /^(?:return|yield|iterate|invoke|throw)s?\b/.test(text))
    return null;
  if (form === 'action') return tellAction(kit, text, follows);
  if (form === 'predicate') return `${product} ${text}`;
  if (form === 'state')
    return `${product} is ${text.replace(/^(?:built|made|designed|meant|intended|created) (?=for (?:\S+ ){0,2}\p{Ll}+s\b)/u, '')}`;
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
  /^(?:it|this|that|they|these|those|such|both|either|its|their|he|she|then|but|and|so|or|also|additionally|however|moreover|furthermore|in addition|otherwise|instead|similarly|for (?:example|instance)|meanwhile|finally|therefore|as a result)\b/i.test(
    text,
  );

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
    !/["“”?…()[\]{}<>|\\*`]|\.\.|https?:|:\s*\S+\s*$/.test(text) &&
    (hasPlainVerb(text) ||
      isPast(tokenize(text)[1]?.word ?? '') ||
      hasMainVerb(tokenize(text)) ||
      isFiniteVerb(tokenize(text), 2) ||
      /\b(?:is|are|was|were|can|has|have|will)\b/.test(text))
  );
}

const shiftPerson = (kit: Kit, piece: string) =>
  toThirdPerson(tidySentence(piece).replace(/(?<!\s)\s+[–—]\s+|—/g, ', '), kit.wording, false);

/** What the page tells its reader to do is what its users can do. */
function tellAction({ wording }: Kit, action: string, follows: boolean): string | null {
  if (!follows && /^\p{Ll}+ (?:it|them|this|that|these|those)\b/u.test(action) && !/^give it\b/.test(action))
    return null;
  if (/^use .* first$|^(?:consider|notice|imagine|think|remember|note|look(?! back at)|wait)\b/.test(action))
    return null;
  const given = action.replace(/^give it\b/, `give ${wording.product}`);
  const joint = /^(.{8,}?)(,?) and (.{8,})$/.exec(given);
  const [, condition = '', comma, result = ''] = joint ?? [];
  // 'Tap a fault and the mender sees it': the one is the condition of the other.
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
