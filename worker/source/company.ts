import { sectionSentences } from './features.ts';
import { countTextWords } from './fold-text.ts';
import type { Verbatim } from './found.ts';
import { claim, type Ledger } from './ledger.ts';
import { paragraphsOf, type Section } from './outline.ts';

const maxFacts = 24;

const companyFact =
  /\b(?:(?:co-)?founded (?:in|by)|headquarter(?:s|ed)|(?:is|are) based in|started in (?:19|20)\d\d|since (?:19|20)\d\d|our team|we(?:['’]re| are) a (?:small|remote|distributed|team|family)|employees|offices? in|family[- ]owned|bootstrapped|independent(?:ly)? (?:company|owned)|(?:released|launched|established) in (?:19|20)\d\d|(?:raised|backed by|funded by)|trusted by|used by (?:more|over|\d|thousands|hundreds)|serves? (?:more than|over|\d))\b|\b(?:thousands|hundreds|millions) of\b.{0,80}\b(?:use|trust|rely|love|run)\b|\b\d[\d,.]{0,12}\+?\s(?:\w+\s)?(?:customers|teams|companies|businesses|users|organi[sz]ations|studios|clients|people)\b.{0,40}\b(?:use|trust|rely|love|run|work)\b/i;

/** What stands above a row of logos is a fact, though no sentence. */
const trustLine = /^(?:trusted|used|loved|chosen|relied on) by .{0,60}\d/i;

export const isCompanyFact = (text: string) => companyFact.test(text) || trustLine.test(text);

/** Sentences about the company: all of its own parts, and those elsewhere that tell of founding, place, people and customers. */
export function findCompany(sections: readonly Section[], ledger: Ledger, language: string | null): Verbatim[] {
  const facts: Verbatim[] = [];
  for (const section of sections) {
    const isOwn = section.topic === 'company';
    if (!isOwn && (section.topic === 'elsewhere' || section.topic === 'quotes')) continue;
    const phrases = paragraphsOf(section).filter((text) => trustLine.test(text) && countTextWords(text) < 25);
    for (const text of [...phrases, ...sectionSentences(section, language)]) {
      if (facts.length >= maxFacts) return facts;
      if ((isOwn || isCompanyFact(text)) && claim(ledger, text)) facts.push({ text, page: section.page });
    }
  }
  return facts;
}
