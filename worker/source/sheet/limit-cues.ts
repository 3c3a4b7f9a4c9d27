import { escapePattern } from '../../escape-pattern.ts';
import {
  asking,
  betweenDenial,
  bounded,
  caveats,
  deniedStates,
  deniedVerbs,
  missingThings,
  notYet,
  others,
  praise,
  prerequisites,
  restricted,
} from './data/limits.ts';
import { phrasePattern } from './phrases.ts';

const alternatives = (list: string) => list.split('; ').map(escapePattern).join('|');

/** 'not yet available', 'does not currently support', 'cannot be undone' */
const denied = new RegExp(
  `(?:(?<!\\bshould |\\bneed )\\bnot|\\bcannot|(?<!\\bshould|\\bneed)n't)(?: (?:${alternatives(betweenDenial)}))? (?:${alternatives(`${deniedStates}; ${deniedVerbs}`)})\\b`,
  'i',
);
/** 'There is no desktop app': with 'to' behind it ('no app to install') it is one thing less to do. */
const missing = new RegExp(
  `\\bthere(?: is|'s| are) (?:currently |yet |still )?no (?:\\p{L}{2,20} ){0,2}(?:${alternatives(missingThings)})\\b(?! to| fee)`,
  'iu',
);
const negation = /(?:\bnot|\bno|\bnone|\bcannot|n't)\b/i;
const notYetAtEnd = /\byet(?:[.,;:!)]| [–—]|$)/i;
const onlyAtEnd = /(?<!read|write|view) only[.!)]/i;
/** 'Only the newest version is supported.' */
const onlyThose =
  /\bonly (?:[\p{L}\p{N}'-]{1,20} ){1,5}(?:is|are) (?:supported|available|included|covered|allowed|possible|paid)\b/iu;
const sizeLimit = /\b\d[\p{L}\d,.]{0,8} (?:\p{L}{1,12} )?limit\b/iu;
const upTo = /\bup to (?:\d[\d,.]{0,12}|one|two|three|four|five|six|ten) (?!times|x\b|percent|faster|more)\p{L}/iu;
const ofOffer = /\b(?:free|trial|plans?|tiers?|accounts?|per (?:month|day|user|seat))\b/i;

/** 'No credit card required' */
const noneAsked = /\bno (?:[\p{L}\p{N}'-]{1,20} ){1,4}?(?:is |are )?(?:required|needed|necessary)\b/giu;
/** What stays with its user is theirs. */
const ownOnly = /\bonly (?:on|in|with|to|by|for|from|inside|within) you(?:r|rs)?\b/gi;
const shortTime =
  /\b(?:at most|only) (?:an?|one|two|\d{1,3}) (?:\p{L}{1,12} )?(?:minutes?|seconds?|clicks?|lines?)\b/giu;
const whereNeeded =
  /\b(?:if|when|whenever|once|that|as|what|all|everything|whatever|tools?|who|only) (?:you|we|they|teams?|your \p{L}{1,20}|it) (?:may |might |will |also |ever |just |really |actually )?needs?\b/giu;
/** What a thing does where something is missing is no limit, and what is said of 'those that' is said of those. */
const clause =
  /\b(?:even if|in case|if|when|whenever|where|before|until|because|so that|that|which|who|whose) [^,.;:–—]{1,200}/gi;
/** It speaks of the page, not of what the page is about. */
const ofPage = /^(?:the |this |these )?(?:cells?|tables?|matrix|charts?|rows?|columns?|screenshots?|diagrams?|page)\b/i;
const noting = /\b(?:please )?(?:note|keep in mind|be aware|remember) that\b/gi;

const patterns = {
  notYet: phrasePattern(notYet),
  restricted: phrasePattern(restricted),
  bounded: phrasePattern(bounded),
  caveats: phrasePattern(caveats),
  asking: phrasePattern(asking, 'g'),
  prerequisites: phrasePattern(prerequisites),
  praise: phrasePattern(praise, 'g'),
  others: phrasePattern(others),
};

const maxAsked = 70;
/** A name behind a word that asks is of something to be had first: 'requires Docker'. */
const namesThing = /^ (?:\p{Ll}{1,12} ){0,3}\p{Lu}/u;
/** It asks for somebody's judgement, or somebody else is asked. */
const asksOthers = /^ (?:their|his|her)\b|\b(?:approval|review|consent|confirmation|attention|sign-off)\b/i;

/** Asks its reader to have something first. */
function asksFirst(text: string): boolean {
  return [...text.matchAll(patterns.asking)].some(({ 0: cue, index }) => {
    const behind = text.slice(index + cue.length, index + cue.length + maxAsked);
    const before = text.slice(Math.max(0, index - maxAsked), index);
    const what = / required$/i.test(cue) ? before : behind;
    // 'You need neither an account nor …'
    if (what === behind && /^ (?:neither|no|nothing|not)\b/i.test(behind)) return false;
    const isNamed = what === behind && /^(?:requires?|needs?)$/i.test(cue) && namesThing.test(behind);
    return !asksOthers.test(what) && (isNamed || patterns.prerequisites.test(what));
  });
}

/** Whether a sentence says what a product does not do, not yet, or under a condition only. Tells by English alone, not by the product. */
export function saysLimit(sentence: string): boolean {
  if (patterns.others.test(sentence) || ofPage.test(sentence)) return false;
  const plain = sentence.replaceAll('’', "'").replace(noting, '');
  const text = plain
    .replace(patterns.praise, ' ')
    .replace(noneAsked, ' ')
    .replace(ownOnly, ' ')
    .replace(shortTime, ' ')
    .replace(whereNeeded, ' ');
  const main = text.replace(clause, ' ');
  const isDenied = denied.test(main) || missing.test(main) || (negation.test(main) && notYetAtEnd.test(main));
  const isBounded = patterns.bounded.test(main) || sizeLimit.test(main) || (upTo.test(main) && ofOffer.test(sentence));
  return (
    isDenied ||
    isBounded ||
    patterns.notYet.test(main) ||
    patterns.caveats.test(main) ||
    patterns.restricted.test(text) ||
    onlyAtEnd.test(text) ||
    onlyThose.test(text) ||
    asksFirst(main)
  );
}
