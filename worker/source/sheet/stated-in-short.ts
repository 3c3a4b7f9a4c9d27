import { countWords } from '../../contract/text.ts';
import { splitSentences } from '../../language/sentences.ts';

/** What a site says in a few words where nothing is sold, */
const ofFree =
  /\bfree(?: forever| of charge| to use|(?:,| and|, and| ·| &|\/) ?open[- ]source)\b|\bopen[- ]source and free\b|\b(?:completely|entirely|always|100%) free\b/i;
/** What a button hands out for nothing: 'Download Brinewell for free'. */
const ofButton = /^(download|install) (?:[^.!?]{0,30} )?(?:for )?free(?! trial)\b/i;
/** Beside it something is sold, be it for a price that nobody names. */
const ofUpgrade =
  /\bupgrade to (?:the )?(?:pro|premium|plus)\b|\blifetime (?:access|licen[cs]e)\b|\bone-time (?:purchase|upgrade|payment)\b/i;
const longest = 10;

/** It holds for a part, for some, or not yet. */
const narrowed =
  /\?$|[|:·•\n]|\b(?:if|when|while|unless|until|except|only for|core|plans?|tiers?|pro|premium|trial|beta|soon|yet|roadmap|planned|optional(?:ly)?|can|may|choose|(?:this|our|the|marketing) (?:web ?)?site)\b/i;
/** It needs what stands before it. */
const leans =
  /^(?:what|how|why|where|it|its|this|that|these|those|they|their|so|but|and|or|also|then|the (?!(?:app|extension|plugin|tool|software|program|service|site)\b))\b/i;
/** 'A tide clock that works offline' is what it is called. */
const calls = /^an? /i;
/** Beside being free it may be open: 'free, open-source tide clock' is a name. */
const mostBeside = 1;

/** In a table: `at`: the text that says it; `isFilled`: not in its words. */
type Stated = { text: string; at: number; isFilled?: boolean };

/** Whole sentences, short enough to stand in a table, each with the text it stands in (`at`: its index). */
export function statedInShort(texts: readonly string[], isSold: boolean) {
  const sentences = texts.flatMap((text, at): Stated[] =>
    splitSentences(text)
      .filter((one) => countWords(one) <= longest && !narrowed.test(one) && !leans.test(one) && !calls.test(one))
      // 'Yes, completely free' answers what is not asked here.
      .map((one) => ({ text: one.replace(/^(?:yes|no|sure|of course|absolutely)(?:,| [—–-]) |[.!]$/gi, ''), at })),
  );
  const saysFree = ({ text }: { text: string }) =>
    ofFree.test(text) && (/\b(?:is|are)\b/.test(text) || countWords(text.replace(ofFree, '')) <= mostBeside);
  // Beside a sum it is free to have, and not to use.
  const namesSum = texts.some((text) => /[$€£¥₹]\s?\d/.test(text));
  const handedOut = (namesSum ? [] : sentences).flatMap(({ text, at }) => {
    const [, verb] = ofButton.exec(text) ?? [];
    return verb ? [{ text: `free to ${verb.toLowerCase()}`, at, isFilled: true }] : [];
  });
  // 'Brinewell is a free logbook' says what it is as well, which is told elsewhere.
  const free = sentences
    .filter(saysFree)
    .map((one) => (/ is an? /.test(one.text) ? { ...one, text: 'free', isFilled: true } : one));
  const isPaid = isSold || texts.some((text) => ofUpgrade.test(text));
  return { label: 'Price', found: isPaid ? [] : [...free, ...handedOut].slice(0, 1) };
}
