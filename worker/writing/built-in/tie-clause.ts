import { hasTransition } from '../../contract/seo/readability.ts';
import { wordsOf } from '../../contract/seo/sentences.ts';
import { countWordsIn, type Kit, needsTies, say } from './kit.ts';
import { phrasesFor } from './phrases/by-kind.ts';
import { ties } from './phrases/telling.ts';

const sentencesBetweenAttributions = 7;
const mostAttributedWords = 22;

/** Joins a clause to what stands before it, or says who says it; often it stands alone. */
export function tieClause(kit: Kit, clause: string, first: boolean): string {
  const chance = kit.voice.random();
  const tied = hasTransition(wordsOf(clause));
  const negative = /\b(?:not|no|never|nothing|nobody)\b|n't\b/.test(clause);
  if (!first && !tied && !negative) {
    const wanted = needsTies(kit);
    const withAlso = chance < (wanted ? 0.6 : 0.2) ? insertAlso(kit, clause) : null;
    if (withAlso) return withAlso;
    if (chance > (wanted ? 0.35 : 0.8) && !opensWithAdverbial(clause)) return `${say(kit, 'ties', ties)} ${clause}`;
  }
  if (/^(?:it|they|this|that|these) /.test(clause)) return clause;
  const due = kit.flow.sentences - kit.flow.attributed > sentencesBetweenAttributions;
  return due && chance > 0.34 && chance < 0.46 && countWordsIn(clause) < mostAttributedWords
    ? attribute(kit, clause)
    : clause;
}

/** Says whose words these are; the product is not named twice in one breath. */
function attribute(kit: Kit, clause: string): string {
  kit.flow.attributed = kit.flow.sentences;
  const { name, attributions } = phrasesFor(kit.material.source.kind);
  const twice = clause.includes(kit.wording.product);
  const bank = twice ? attributions.filter((phrase) => !phrase.includes('{P}')) : attributions;
  return say(kit, `${name} attributions${twice ? ' plain' : ''}`, bank, { C: clause });
}

const opensWithAdverbial = (clause: string) =>
  /^(?:from|in|on|at|with|without|after|before|by|for|when|if|once|as|to|today|now|then|here|there|every|each (?:day|evening|morning|night|week|month)|instead|because|since|while|until|most|only|even)\b/i.test(
    clause,
  );

/** 'clients can pay' becomes 'clients can also pay'. Null where 'also' has no safe place. */
function insertAlso({ wording }: Kit, clause: string): string | null {
  if (/\b(?:also|too|both|only)\b/.test(clause)) return null;
  const product = escapeRegex(wording.product);
  const modal = new RegExp(
    `^(${escapeRegex(wording.users)}|they|it|${product}|\\p{Ll}+s) (can|is|are|will) (?!not\\b|\\p{Ll}+er\\b)`,
    'u',
  );
  if (modal.test(clause)) return clause.replace(modal, '$1 $2 also ');
  const verb = new RegExp(`^(${product}|it) (?!was|has|does|is)(\\p{Ll}+s) `, 'u');
  return verb.test(clause) ? clause.replace(verb, '$1 also $2 ') : null;
}

export const escapeRegex = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
