import { stem } from '../../../language/words.ts';

/** Where a clause ends: what one says or denies, another may not. */
export const clauseEnds =
  /[,;:.!?]\s|\s[–—]\s|\s?[()]\s?|\s(?:but|while|whereas|although|because|so|which|and|unless)\s/;
/** Words of denial; 'not only' and 'not just' say yes. */
export const denials =
  /\b(?:no(?! (?:matter|doubt|problem|trouble|wonder|(?:more|later|fewer|less) than))|not(?! (?:only|just|merely|simply)\b)|(?:zero|(?<![\d.,])0)(?= [a-z]{3})|never|without|none|nobody|nothing|neither|nor|cannot|absent|(?:is|are|remains?) missing|lacks?|unable|(?:fail|refuse|decline)s? to|rul(?:es?|ed|ing) out)\b|n['’]t\b/gi;
/** Words that deny by how they begin: 'nobody can read it' is 'it is unreadable'. */
export const deniesWithin = /\b(?:un|in|im|ir|il)\w+[ai]ble\b/i;
/** What somebody does not do under a condition, or who does not do it, is no denial of what is done. */
export const conditional =
  /\b(?:who|whoever|that|which|whose|if|when|where|unless|until|without|(?:as|so) long as|provided|in case)\b/i;
/** What need not be done is not denied: it may be done. */
export const releases =
  /\b(?:need not|needn['’]t|not (?:have|need) to|n['’]t (?:have|need) to|nobody (?:has|needs) to|not (?:required|necessary|need|limited|tied|bound|restricted|confined)|no need|no longer)\b/i;
const stems = (words: string) => new Set(words.split(' ').map(stem));
export const removing = stems(
  'remove replace avoid eliminate spare drop end skip prevent free nothing behind unnecessary optional wait',
);
/** What a fact ends is not done: 'stops billing twice' is 'does not bill twice'. */
export const ending = stems('stop end cease prevent avoid');
export const removal =
  /\b(?:do(?:es|ing)? away|leav(?:e|es|ing) out|go(?:es)? without|instead of|rather than|no longer|places? of|out of|takes? out|of (?:your|their|its) own)\b/i;
/** What a thing is unlike it is not; what others do it does not. */
export const setsApart =
  /\b(?:differs? from|different from|unlike|where others?|while others?|sets? (?:it|them|itself|[\w.-]+) apart)\b/i;
/** 'After a refused order' tells when, and neither yes nor no. */
export const circumstance =
  /^\s?(?:after|before|during|despite|upon|because of|due to|in case of) (?:[\p{L}’'-]{1,20} ?){1,5}$/iu;
/** 'A poor choice' is no good one. */
export const unfavourable = /\b(?:poor|bad|weak|wrong|unsuitable|unfit|ill-suited|hardly|barely)\b/i;
/** 'This rather than that' is 'this, not that'. */
export const contrasts = / (?:rather than|instead of) /gi;
/** What must be; 'that need' with nothing behind it that is needed is a noun. */
export const obliges =
  /\b(?:must|(?:has|have|had) to|(?:is|are) (?:required|mandatory|necessary)|needs?(?! (?:as|for|of|is|in|with|by|when|and|or)\b|[.,;:!?]|$)|requires?)\b/i;
/** What is to come is not there yet; 'your app will be hosted by us' tells how it is. */
export const pending =
  /\b(?:planned|coming soon|upcoming|on the roadmap|in development|will (?:follow|come)|will be (?:available|added|supported|released|launched|introduced|included|offered))\b/i;
/** Verbs and nouns that leave it to others to say what is done. */
export const light = stems(
  'do use need require yet still available anyone anything else time give make offer provide get take way option possibility chance',
);
/** Verbs that say nothing without their subject: 'a pen does not work'. */
export const bare = stems('work apply count exist happen run help do');
/** 'Folders are not supported': what is denied stands before such a verb. */
export const ofAbsence = stems('support available include possible offer allow permit provide implement handle');
/** 'iPadOS 16 or later' leaves no choice. */
export const alternatives = /\bor\b(?! (?:later|newer|higher|above|more|less|fewer|older|earlier|up|so)\b)/i;
/** More than these: "other files too". */
export const widens = /\b(?:other|others|any|also|too|as well|else|old|all)\b/i;
