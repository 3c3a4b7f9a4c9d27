import type { Ground } from './ground.ts';

/** Companies that the wishes name: capitalised words in a row, or one that does not begin a sentence. */
export function namesInWishes(wishes: string): string[] {
  const runs = wishes.match(/\p{Lu}[\p{L}\p{N}&'’-]+(?:\s+\p{Lu}[\p{L}\p{N}&'’-]+)+/gu) ?? [];
  const single = [...wishes.matchAll(/(?<=\p{L},?\s)\p{Lu}\p{L}*\p{Ll}\p{L}*/gu)].map(([name]) => name);
  // 'Mention Northwind Outsourcing': the verb is no part of the name.
  const names = runs.map((run) =>
    run.replace(/^(?:Mention|Name|Add|Use|Write|Include|Please|Link|Refer)\s+(?:to\s+)?/, ''),
  );
  return [...new Set([...names, ...single])].filter((name) => name.length > 2).sort((a, b) => b.length - a.length);
}

type PartnerCheck = {
  /** What a sentence says of a partner beyond its name, which is all that anybody knows of it. */
  claims(sentence: string, hasFacts: boolean): string[];
  without(sentence: string): string;
};

export function createPartnerCheck({ pages }: Ground['source'], allowed: readonly string[]): PartnerCheck {
  // A name that the source has too is no partner's, and is told by its facts like all else.
  const partners = allowed.filter((name) => !pages.some(({ text }) => text.includes(name)));
  const named = (sentence: string) => partners.find((name) => sentence.includes(name));
  return {
    claims: (sentence, hasFacts) => {
      const partner = named(sentence);
      return partner && (hasFacts || saysMore(sentence, partner)) ? [`it says more of ${partner} than the name`] : [];
    },
    without: (sentence) => partners.reduce((rest, name) => rest.replaceAll(name, ''), sentence),
  };
}

/** A figure, praise, or the company doing or being something. */
function saysMore(sentence: string, name: string): boolean {
  const at = sentence.indexOf(name);
  const after = sentence.slice(at + name.length);
  const endsClause = /^(?:[.,;:!?)]|\s(?:for|on|in|to|as|when|where|if|and|or|can help|may help)\b)/.test(after);
  const praised = /\b(?:best|leading|top|award|trusted|expert|excellent|renowned|years|clients|customers|founded)\b/i;
  return at === 0 || !endsClause || praised.test(sentence) || /\d/.test(sentence);
}
