/** Nouns that take an article in the singular. Of any other noun nothing is known, so it stands bare. */
const countable = new Set(
  (
    'app tool platform system crm erp crms cms lms plugin tracker generator planner calculator scheduler builder dashboard chatbot bot ' +
    'editor manager calendar website extension template solution suite api vpn pos desk helpdesk program assistant database ' +
    'grinder machine blender kettle oven fryer toaster knife mattress pillow chair desk sofa table lamp laptop phone monitor keyboard ' +
    'camera lens watch bag backpack jacket dress bike bicycle car scooter tent stroller crib tv tablet printer drone router speaker ' +
    'microphone guitar piano drill saw mower grill vacuum cleaner purifier heater fan pump panel battery charger helmet tire boot shoe ' +
    'toy gift book pen notebook bottle mug pan pot bed bench rug mirror treadmill kayak surfboard racket ball harness leash collar ' +
    'plumber electrician lawyer attorney dentist doctor therapist accountant photographer videographer florist caterer dj planner ' +
    'coach tutor consultant designer developer architect contractor painter roofer mechanic locksmith cleaner babysitter nanny ' +
    'trainer barber hairdresser stylist realtor agent agency notary translator mover gardener company firm service ' +
    'hotel hostel restaurant cafe bar gym spa salon clinic museum park beach venue space studio school kindergarten library campsite ' +
    'resort theater cinema bakery pharmacy store shop market garage'
  ).split(' '),
);

const singularInS =
  /(?:ss|us|is|ics|sales|news|lens|canvas|kubernetes|postgres|windows|macos|ios|saas|gps|pos|cms|lms|dns|aws|css|js|tennis|series|yes)$/;

function isPlural(noun: string): boolean {
  const word = noun.toLowerCase();
  return (
    /^(?:people|children|men|women)$/.test(word) || (word.length > 3 && word.endsWith('s') && !singularInS.test(word))
  );
}

export type GrammaticalNumber = 'singular' | 'plural' | 'bare';

const split = (phrase: string) => {
  const at = phrase.lastIndexOf(' ') + 1;
  return { before: phrase.slice(0, at), head: phrase.slice(at) };
};

export function numberOf(phrase: string): GrammaticalNumber {
  const { head } = split(phrase);
  if (countable.has(head.toLowerCase())) return 'singular';
  return isPlural(head) ? 'plural' : 'bare';
}

/** 'a crm', 'an api', 'invoicing software', 'running shoes'. */
export function withArticle(phrase: string): string {
  return numberOf(phrase) === 'singular' ? `${articleFor(phrase)} ${phrase}` : phrase;
}

/** By sound. Acronyms without a vowel are spelled out when spoken, whatever their case: 'an mba', 'an lms', 'a crm'. */
function articleFor(phrase: string): 'a' | 'an' {
  const first = phrase.split(' ', 1)[0] ?? '';
  if (first.length <= 4 && !/[aeiouy]/i.test(first)) return /^[fhlmnrsx]/i.test(first) ? 'an' : 'a';
  return /^(?:[aeio]|u(?!ni|se|sa|ti|til|be|k\b)|hour|heir|honest)(?!ne\b)/i.test(first) ? 'an' : 'a';
}

export function pluralOf(phrase: string): string {
  if (numberOf(phrase) !== 'singular') return phrase;
  const { before, head } = split(phrase);
  if (/[^aeiou]y$/i.test(head)) return `${before}${head.slice(0, -1)}ies`;
  if (head === 'knife') return `${before}knives`;
  return `${before}${head}${/(?:[sxz]|ch|sh)$/i.test(head) ? 'es' : 's'}`;
}

/** The form that stands before another noun: 'running shoe brands'. */
export function modifierOf(phrase: string): string {
  if (numberOf(phrase) !== 'plural') return phrase;
  const { before, head } = split(phrase);
  if (/^(?:people|children|men|women)$/i.test(head)) return phrase;
  if (/ies$/i.test(head) && head.length > 5) return `${before}${head.slice(0, -3)}y`;
  if (/(?:[sx]|ch|sh)es$/i.test(head)) return `${before}${head.slice(0, -2)}`;
  return `${before}${head.slice(0, -1)}`;
}
