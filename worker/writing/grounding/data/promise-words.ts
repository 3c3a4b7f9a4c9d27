export const standards =
  /\b(?:ISO|IEC|SOC|PCI|GDPR|CCPA|HIPAA|FERPA|COPPA|FIDO|FIPS|NIST|WCAG|FedRAMP|SAML|SCIM|OAuth|OIDC|TLS|AES|DSGVO|RGPD)\d?(?:[ -]?(?:DSS|\d[\d:.-]{0,12}|I{1,2}))?\b/g;
export const promises =
  /\b(?:guarantee[sd]?|unlimited|risk[- ]free|money[- ]back|lifetime|certified|certification|accredited|compliant|complies|compliance|audited|(?<!feel )(?<!-)free(?! (?:to|of)\b))\b/g;
export const costsNothing = /\bfree\b|[€$£]\s?0(?![.,]?\d)|\b0\s?[€$£]|\bno (?:cost|charge|fee)/;
