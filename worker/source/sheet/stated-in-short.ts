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
/** and of what is put into the product. */
const ofData: readonly RegExp[] = [
  /\b(?:stored|saved|kept|processed|stays?) (?:only |entirely )?(?:locally|on[- ]device|(?:on|in) your (?:own )?\p{L}+)\b/iu,
  /(?:\bnever|\b(?:does|do|will) not|n['’]t) leaves? your \p{L}+\b/iu,
  /\bend-to-end encrypt(?:ed|ion)\b/i,
  /\bno (?:telemetry|tracking|analytics)\b/i,
  /\b(?:works?|runs?) (?:fully |completely |entirely |100% )?offline\b/i,
];

const longest = 10;

/** It holds for a part, for some, or not yet. */
const narrowed =
  /\?$|[|:·•\n]|\b(?:if|when|while|unless|until|except|only for|core|plans?|tiers?|pro|premium|trial|beta|soon|yet|roadmap|planned|optional(?:ly)?|can|may|choose|(?:this|our|the|marketing) (?:web ?)?site)\b/i;
const sends = /\b(?:sends?|sent|uploads?|uploaded|shares?|shared|transmits?|transmitted|third part(?:y|ies))\b/i;
/** It needs what stands before it. */
const leans =
  /^(?:what|how|why|where|it|its|this|that|these|those|they|their|so|but|and|or|also|then|the (?!(?:app|extension|plugin|tool|software|program|service|site)\b))\b/i;
/** 'A tide clock that works offline' is what it is called. */
const calls = /^an? /i;
/** Beside being free it may be open: 'free, open-source tide clock' is a name. */
const mostBeside = 1;

/** What becomes of some of it, 'Scans are stored locally', is not what becomes of all. */
const ofAll =
  /^(?:all|everything|nothing|no|there(?:[’']s| is) no|never|data|(?:your|user) (?:data|content|files|information)|your \p{L}+ (?:never|stays?)|works?|runs?|100%|fully|completely|entirely|end-to-end|processed|stored|saved|kept|stays?|the (?:app|extension|plugin|tool|software|program|service))\b/iu;

/** In a table: `at`: the text that says it; `isFilled`: not in its words. */
type Stated = { text: string; at: number; isFilled?: boolean };

/** Whole sentences, short enough to stand in a table, each with the text it stands in (`at`: its index). */
export function statedInShort(texts: readonly string[], product: string, isSold: boolean) {
  const sentences = texts.flatMap((text, at): Stated[] =>
    // 'Your log stays here. Audio is sent to the maker': the first alone would be half of it.
    (sends.test(text) ? [] : splitSentences(text))
      .filter((one) => countWords(one) <= longest && !narrowed.test(one) && !leans.test(one) && !calls.test(one))
      // 'Yes, completely free' answers what is not asked here.
      .map((one) => ({ text: one.replace(/^(?:yes|no|sure|of course|absolutely), |[.!]$/gi, ''), at })),
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
  // More of them would be said of several parts of it.
  const ofProduct = sentences.filter(({ text }) => text.startsWith(`${product} `) || ofAll.test(text));
  const data = ofData.flatMap((says) => ofProduct.find(({ text }) => says.test(text)) ?? []).slice(0, 1);
  return {
    price: {
      label: 'Price',
      found: isSold || texts.some((text) => ofUpgrade.test(text)) ? [] : [...free, ...handedOut].slice(0, 1),
    },
    data: { label: 'Data', found: data },
  };
}
