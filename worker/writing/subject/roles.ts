/** What a part of a page tells of its subject. */
export type Role =
  | 'definition'
  | 'process'
  | 'parts'
  | 'kinds'
  | 'uses'
  | 'history'
  | 'figures'
  | 'rules'
  | 'limits'
  | 'choice'
  | 'other';

/** The first that fits decides, so the narrower ones stand first. */
const byHeading: ReadonlyArray<readonly [RegExp, Role]> = [
  [/\b(?:see also|references)\b/i, 'other'],
  [
    /critic|limitation|disadvantage|drawback|challenge|\brisks?\b|problem|concern|controvers|fraud|late payment|disease|damage|failure|hazard|threat|safety|side effects|pitfall|mistake/i,
    'limits',
  ],
  [/\b(?:selection|choosing|choice|comparison|purchas|buying)\b/i, 'choice'],
  [/regulat|\blaw|legal|legislation|complian|licen[cs]|\brules?\b/i, 'rules'],
  [
    /histor|origin|etymolog|background|adoption|spread|invention|evolution|timeline|century|early|development|reception/i,
    'history',
  ],
  [
    /\b(?:types?|kinds?|forms?|formats?|variants?|varieties|variations|classification|categories|styles|models|approaches|methods|species|breeds|examples)\b/i,
    'kinds',
  ],
  [
    /\b(?:parts?|components?|contents?|ingredients?|composition|equipment|materials?|modules?|structure|anatomy|features|tools|elements|requirements|characteristics|properties|leavening|hardware)\b/i,
    'parts',
  ],
  [
    /econom|market|\bcosts?\b|price|business|industry|demograph|statistics|trade|funding|figures|prevalence|usage/i,
    'figures',
  ],
  [
    /\b(?:uses?|applications?|benefits?|advantages?|nutrition|health|effects?|impact|importance|purpose|value)\b/i,
    'uses',
  ],
  [
    /process|prepar|making|techni|how|\bworks?\b|practic|procedure|operation|production|mechanism|function|cycle|\byear\b|maintenance|implementation|design|treatment|detection|placement|management|cultivation|retarding|principle|steps|hydration|temperature|training|care|construction|installation/i,
    'process',
  ],
];

/** What a heading promises; what stands under a narrower heading that promises nothing belongs to the larger one. */
export function roleOf(headings: readonly string[]): Role {
  for (const heading of headings) {
    const found = byHeading.find(([pattern]) => pattern.test(heading));
    if (found) return found[1];
  }
  return 'other';
}

const bySentence: ReadonlyArray<readonly [RegExp, Role]> = [
  [/\b(?:criti(?:cs|cised|cized|cism)|warn|complain|disadvantage|drawback|risk|danger|threat)\b/i, 'limits'],
  [/\b(?:1[0-9]|20)\d\d\b|\bcentur(?:y|ies)\b|\bB\.?C\b/i, 'history'],
];

/** An opening tells what the subject is, but a sentence in it may tell something else. */
export const roleOfOpening = (sentence: string): Role =>
  bySentence.find(([pattern]) => pattern.test(sentence))?.[1] ?? 'definition';
