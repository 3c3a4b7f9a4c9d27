import type { Told } from './basis.ts';

const standards =
  /\b(?:ISO|IEC|SOC|PCI|GDPR|CCPA|HIPAA|FERPA|COPPA|FIDO|FIPS|NIST|WCAG|FedRAMP|SAML|SCIM|OAuth|OIDC|TLS|AES|DSGVO|RGPD)\d?(?:[ -]?(?:DSS|\d[\d:.-]*|I{1,2}))?\b/g;
const promises =
  /\b(?:guarantee[sd]?|unlimited|risk[- ]free|money[- ]back|lifetime|certified|certification|accredited|compliant|complies|compliance|audited|(?<!feel )(?<!-)free(?! (?:to|of)\b))\b/g;

const costsNothing = /\bfree\b|[€$£]\s?0(?![.,]?\d)|\b0\s?[€$£]|\bno (?:cost|charge|fee)/;

/** Standards, certificates and promises that the facts of a sentence do not make. */
export function findStandards({ text, folded, language, basis }: Told): string[] {
  const named = (text.match(standards) ?? []).filter((name) => !basis.text.includes(name.toLowerCase()));
  const promised = language === 'en' ? (folded.match(promises) ?? []) : [];
  const isSaid = (word: string) =>
    word === 'free' ? costsNothing.test(basis.text) : basis.text.includes(word.slice(0, Math.max(4, word.length - 3)));
  return [...named, ...promised.filter((word) => !isSaid(word))];
}
