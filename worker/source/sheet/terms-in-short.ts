import type { Plan } from '../../contract/product-sheet.ts';
import { splitSentences } from '../../language/sentences.ts';
import { foldText } from '../../language/words.ts';
import { isPaid } from './compare-plans.ts';

const ofTrial = /\b\d{1,3}[- ]days? (?:free )?(?:trial|pilot)\b|\b(?:free )?trial (?:of|for|lasts) \d{1,3} days\b/i;
const ofCard = /\b(?:no )?credit card (?:is )?(?:required|needed|necessary)\b/i;
/** How sites in general say in a few words on what terms a plan is to be had, */
const ofPaid = {
  'To try it': [ofTrial, ofCard],
  Terms: [
    /\bcancel (?:any ?time|at any time)\b/i,
    /\b\d{1,3}[- ]days? money[- ]back(?: guarantee)?\b/i,
    /\b\d{1,3}[- ]days? refund(?:s| window| policy)?\b/i,
    /\bno (?:long-term )?contracts?\b/i,
    /\bno set-?up fees?\b/i,
  ],
};
/** and what is asked of whoever uses it. */
const ofAll = {
  'To use it': [
    /\bno (?:account|sign-?up|registration) (?:is )?(?:required|needed|necessary)\b(?! (?:to (?!use\b)|for\b))/i,
  ],
};

/** 'Your card is charged nothing for the first 30 days': one is asked for, whatever goes without. */
const asksForCard =
  /(?<!\bno (?:credit |debit )?)\b(?:card|payment method) (?:is|will be|gets) (?!not\b|never\b)(?:charged|required|needed|asked)\b/i;

const nearDenial = 12;
/** Words that say the same with and without. */
const idle = /[^a-z0-9]|\b(?:free|is|at|guarantee)\b/g;

const longer = /\b(?:annual|yearly|lifetime) (?:plan|subscription|licen[cs]e|billing|subscriber|member)/i;
const byMonth = /\b(?:monthly|month-to-month) (?:plans?|subscriptions?|billing|subscribers|members)\b/i;
/** 'The annual plan starts with a 7-day trial': the others do not. */
const isNarrowed = (quote: string, term: RegExp) =>
  quote
    .split('\n')
    .flatMap((line) => splitSentences(line))
    .some((text) => {
      const at = term.exec(text)?.index ?? -1;
      // 'Monthly plans cancel anytime' says that others do not.
      const isOfOne = longer.test(text)
        ? !/\bmonth/i.test(text)
        : byMonth.test(text) && !/\b(?:annual|year)/i.test(text);
      return (
        at >= 0 &&
        (ofOthers.test(text) ||
          conditional.test(text) ||
          awaited.test(text) ||
          behindPrice.test(text.slice(0, at)) ||
          isOfOne)
      );
    });
/** 'If you are a new customer' */
const conditional =
  /\b(?:if|unless|except|only|provided|eligible|excluding|first[- ]time|new (?:customers|users|accounts)|selected)\b/i;
/** 'Coming: …' */
const awaited = /\b(?:coming|soon|planned|upcoming|roadmap|not (?:yet )?available)\b/i;
/** 'No ladder, no contract, no deck': among other things that are not needed it is none to sign. */
const ofOthers =
  /\bno (?!set-?up|hidden|extra|fees?|commitments?|credit|cards?|sign|surprises|lock)[\p{L}-]{2,20}(?: [\p{L}-]{2,20})?, no (?:long-term )?contracts?\b/iu;
/** Beside one, 'No account needed' may be said of that. */
const ofDemo = /\b(?:demos?|playground|sandbox)\b/i;
/** '$23/yr (7-day trial)' */
const behindPrice = /\d ?(?:\/|per|an?) ?(?:mo|month|yr|year) \($/i;

/**
 * The terms of what is paid, each with the text it stands in (`at`: its index); what two texts say otherwise, and what the
 * card of one plan alone says, is not told.
 */
export function termsInShort(texts: readonly string[], plans: readonly Plan[]) {
  const paid = plans.filter(isPaid);
  const isOfOne = (quote: string, term: RegExp) =>
    plans.some((plan) => plan.quote.includes(quote)) && !paid.every((plan) => term.test(plan.quote));
  // Beside a free plan, and without a trial, it is the free one that asks for no card.
  const isOfFree = plans.some(({ price }) => price?.kind === 'free') && !texts.some((quote) => ofTrial.test(quote));
  // What one of several plans costs is on terms of its own.
  const whose = paid.length === 1 && plans.length > 1 ? ` (${paid[0]?.name})` : '';
  return Object.entries({ ...(paid.length > 0 && ofPaid), ...ofAll }).map(([label, all]) => ({
    label: label in ofPaid ? `${label}${whose}` : label,
    found: all.flatMap((term) => {
      if (term === ofCard && isOfFree) return [];
      if (label in ofAll && texts.some((quote) => ofDemo.test(quote))) return [];
      if (texts.some((quote) => isNarrowed(quote, term) || (term === ofCard && asksForCard.test(quote)))) return [];
      const told = texts.flatMap((quote, at) => {
        const match = term.exec(quote);
        // 'Can I cancel anytime?' asks it.
        if (!match || quote.endsWith('?') || isOfOne(quote, term)) return [];
        // 'There is no 90-day pilot' has none.
        const before = quote.slice(Math.max(0, match.index - nearDenial), match.index);
        return /\b(?:no|not|never|without)\b|n['’]t\b/i.test(before) ? [] : [{ text: match[0], at }];
      });
      // A '30-day trial' is a 'trial of 30 days'.
      const bare = told.map(({ text }) => /\d+/.exec(text)?.[0] ?? foldText(text).replace(idle, ''));
      return new Set(bare).size === 1 ? told.slice(0, 1) : [];
    }),
  }));
}
