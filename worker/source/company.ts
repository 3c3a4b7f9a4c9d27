import { sectionSentences } from './features.ts';
import { claim, type Ledger } from './ledger.ts';
import type { Section } from './outline.ts';
import type { Verbatim } from './types.ts';

const maxFacts = 24;

const companyFact =
  /\b(?:founded (?:in|by)|was founded|co-founded|headquarter(?:s|ed)|based in|started in (?:19|20)\d\d|since (?:19|20)\d\d|our team|we(?:['’]re| are) a (?:small|remote|distributed|team|family)|employees|offices? in|family[- ]owned|bootstrapped|independent(?:ly)? (?:company|owned)|(?:raised|backed by|funded by)|trusted by|used by (?:more|over|\d|thousands|hundreds)|serves? (?:more|over|\d))\b|\b\d[\d,.]{0,12}\+?\s(?:\w+\s)?(?:customers|teams|companies|businesses|users|organi[sz]ations|studios|clients|countries|people)\b/i;

/** Sentences about the company: all of its own parts, and those elsewhere that tell of founding, place, people and customers. */
export function findCompany(sections: readonly Section[], ledger: Ledger, language: string | null): Verbatim[] {
  const facts: Verbatim[] = [];
  for (const section of sections) {
    const isOwn = section.topic === 'company';
    if (!isOwn && (section.topic === 'elsewhere' || section.topic === 'quotes')) continue;
    for (const text of sectionSentences(section, language)) {
      if (facts.length >= maxFacts) return facts;
      if ((isOwn || companyFact.test(text)) && claim(ledger, text)) facts.push({ text, page: section.page });
    }
  }
  return facts;
}
