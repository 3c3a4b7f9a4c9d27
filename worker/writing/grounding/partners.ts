import type { Ground } from './basis.ts';

/** Companies that the wishes name: capitalised words in a row, or one that does not begin a sentence. */
export function namesInWishes(wishes: string): string[] {
  const runs = wishes.match(/\p{Lu}[\p{L}\p{N}&'’-]+(?:\s+\p{Lu}[\p{L}\p{N}&'’-]+)+/gu) ?? [];
  const single = wishes.match(/(?<=\p{L},?\s)\p{Lu}\p{L}*\p{Ll}\p{L}*/gu) ?? [];
  // 'Mention Northwind Outsourcing': the verb is no part of the name.
  const asking = /^(?:Mention|Name|Add|Use|Write|Include|Please|Link|Refer)\s+(?:to\s+)?/;
  const names = runs.map((run) => run.replace(asking, ''));
  return [...new Set([...names, ...single])].filter((name) => name.length > 2).sort((a, b) => b.length - a.length);
}

const saysMuch = /\d|\b(?:best|leading|top|award|trusted|expert|excellent|renowned|years|clients|customers|founded)\b/i;
const endsClause = /^(?:[.,;:!?)]|\s(?:for|on|in|to|as|when|where|if|and|or|(?:can|may|could) (?:help|serve|act))\b)/;

/** `claims`: what a sentence says of a partner beyond its name, which is all that anybody knows of it. */
export function createPartnerCheck({ pages }: Ground['source'], allowed: readonly string[]) {
  // A name that the source has too is no partner's, and is told by its facts like all else.
  const partners = allowed.filter((name) => !pages.some(({ text }) => text.includes(name)));
  return {
    claims: (sentence: string, hasFacts: boolean): string[] => {
      const name = partners.find((partner) => sentence.includes(partner));
      if (name === undefined) return [];
      const [before = '', ...after] = sentence.split(name);
      // A figure, praise, or the company doing or being something.
      const saysMore = before === '' || !endsClause.test(after.join(name)) || saysMuch.test(sentence);
      return hasFacts || saysMore ? [`it says more of ${name} than the name`] : [];
    },
    without: (sentence: string) => partners.reduce((rest, name) => rest.replaceAll(name, ''), sentence),
  };
}
