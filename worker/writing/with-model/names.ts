/** Capitalised words within a sentence: its first word, and the first of a quote, may be no name. */
export function findNames(sentence: string): string[] {
  const found = sentence.matchAll(/(?<=[\p{L}\p{N},;)%”"’]\s+(?:["“(])?)(\p{Lu}[\p{L}\p{N}&+.'’-]*)/gu);
  const within = [...found].map(([, name = '']) => bare(name));
  // 'HubSpot' is a name wherever it stands.
  const first = bare(/^["“(]?(\S+)/.exec(sentence)?.[1] ?? '');
  return [...within, ...(/^\p{Lu}\p{Ll}+\p{Lu}/u.test(first) ? [first] : [])].filter(
    (name) => name.length > 1 && !everyday.has(name.toLowerCase()),
  );
}

const bare = (name: string) => name.replace(/['’]s$/, '').replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '');

const everyday = new Set('i english yes no faq internet web ok'.split(' '));

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

/** True where a sentence says something about the company: a figure, praise, or the company doing or being something. */
export function saysMoreThanName(sentence: string, name: string): boolean {
  const at = sentence.indexOf(name);
  const after = sentence.slice(at + name.length);
  const endsClause = /^(?:[.,;:!?)]|\s(?:for|on|in|to|as|when|where|if|and|or|can help|may help)\b)/.test(after);
  const praised =
    /\b(?:best|leading|top|award|trusted|expert|excellent|renowned|years|clients|customers|founded)\b/i.test(sentence);
  return at === 0 || !endsClause || praised || /\d/.test(sentence);
}
