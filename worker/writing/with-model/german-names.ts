/** Forms in which companies are registered where German is spoken, and some of their neighbours'. */
const legalForm = /((?:\p{Lu}[\p{L}\p{N}&.-]*\s+){1,3})(?:GmbH|AG|SE|KG|OHG|UG|Inc|Ltd|LLC|SA|BV)(?![\p{L}\p{N}])/gu;

/** Abbreviations with a capital within that are no names. */
const abbreviations = new Set('GmbH MwSt USt kWh mAh MHz GHz'.split(' '));

/**
 * Names in a German sentence. All nouns have capitals there, so only what no noun looks like is a name: capitals or digits
 * within a word ("BillBoss", "Plan24"), and what stands before a legal form. "Innen" at the end is a way of writing plurals.
 */
export function findGermanNames(sentence: string): string[] {
  const companies = [...sentence.matchAll(legalForm)].map(([, name = '']) => name.trim());
  const words = sentence.match(/(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}]+/gu) ?? [];
  const shaped = words.filter(
    (word) =>
      !abbreviations.has(word) && /\p{Ll}\p{Lu}|\p{Lu}\p{Ll}+\d/u.test(word) && !/\p{Ll}In(?:nen)?$/u.test(word),
  );
  return [...new Set([...companies, ...shaped])];
}
