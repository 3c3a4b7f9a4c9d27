import { foldText } from '../../language/fold.ts';

/** A number of a text with what it counts, where that is a measure. */
export type Quantity = { text: string; value: number; unit: Unit | null; noun: string; isWord: boolean; at: number };

type Unit = { of: 'time' | 'share' | 'data'; size: number };

const small = (words: string) => words.split(' ').map((word, at): [string, number] => [word, at + 2]);
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Two to twelve in order, then larger ones; words that mean something else too ("-") are left out. */
const words: Readonly<Record<string, { small: string; large: Readonly<Record<string, number>> }>> = {
  en: {
    small:
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    large: {
      ...Object.fromEntries(tens.map((word, at) => [word, (at + 2) * 10])),
      ...{ twice: 2, thrice: 3, dozen: 12, dozens: 12, hundred: 100, hundreds: 100, thousand: 1000, thousands: 1000 },
      ...{ million: 1e6, millions: 1e6, billion: 1e9, billions: 1e9 },
    },
  },
  de: {
    small: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    large: { hundert: 100, hunderte: 100, tausend: 1000, tausende: 1000, million: 1e6, millionen: 1e6, dutzend: 12 },
  },
  fr: {
    small: 'deux trois quatre cinq six sept huit - dix onze douze',
    large: { cent: 100, cents: 100, mille: 1000, milliers: 1000, million: 1e6, millions: 1e6, douzaine: 12 },
  },
  es: {
    small: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
    large: { cien: 100, ciento: 100, cientos: 100, mil: 1000, miles: 1000, millón: 1e6, millones: 1e6, docena: 12 },
  },
  it: {
    small: 'due tre quattro cinque - sette otto nove dieci undici dodici',
    large: {
      cento: 100,
      centinaia: 100,
      mille: 1000,
      mila: 1000,
      migliaia: 1000,
      milione: 1e6,
      milioni: 1e6,
      dozzina: 12,
    },
  },
  nl: {
    small: 'twee drie vier vijf zes zeven acht negen tien elf twaalf',
    large: { honderd: 100, honderden: 100, duizend: 1000, duizenden: 1000, miljoen: 1e6, miljoenen: 1e6, dozijn: 12 },
  },
  pt: {
    small: 'dois três quatro cinco - sete oito nove dez onze doze',
    large: { duas: 2, cem: 100, cento: 100, mil: 1000, milhares: 1000, milhão: 1e6, milhões: 1e6, dúzia: 12 },
  },
};

const valuesOf = (language: string): ReadonlyMap<string, number> => {
  const table = words[language];
  return new Map(table ? [...small(table.small), ...Object.entries(table.large)] : []);
};
const known = new Map(Object.keys(words).map((language) => [language, valuesOf(language)]));

const day = 1;
const units: ReadonlyArray<[RegExp, Unit]> = [
  [/^sec(?:ond)?s?$/, { of: 'time', size: day / 86_400 }],
  [/^min(?:ute)?s?$/, { of: 'time', size: day / 1440 }],
  [/^(?:hours?|hrs?)$/, { of: 'time', size: day / 24 }],
  [/^days?$/, { of: 'time', size: day }],
  [/^weeks?$/, { of: 'time', size: 7 * day }],
  [/^(?:months?|mo)$/, { of: 'time', size: 30 * day }],
  [/^(?:years?|yrs?)$/, { of: 'time', size: 365 * day }],
  [/^(?:%|percent|per cent)$/, { of: 'share', size: 1 }],
  [/^[kmgt]b$/, { of: 'data', size: 1 }],
];
const dataSizes = 'kmgt';

function unitOf(word: string): Unit | null {
  const unit = units.find(([pattern]) => pattern.test(word))?.[1] ?? null;
  return unit?.of === 'data' ? { of: 'data', size: 1000 ** dataSizes.indexOf(word.charAt(0)) } : unit;
}

const token = /[\p{L}\p{N}][\p{L}\p{N}.,']*|%/gu;
const scales: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, bn: 1e9 };

type Token = { word: string; at: number; end: number };

function tokensOf(text: string): Token[] {
  return [...text.matchAll(token)].map(({ 0: found, index }) => {
    const word = found.replace(/(?<![.,'])[.,']+$/, '').replace(/'s$/, '');
    return { word, at: index, end: index + word.length };
  });
}

/** The numbers of a text in figures and in words; ordinals ("2nd") and what is a part of a name ("S3") are none. */
export function findQuantities(text: string, language = 'en'): Quantity[] {
  const folded = foldText(text).replace(/per cent/g, 'percent');
  const tokens = tokensOf(folded);
  const values = known.get(language) ?? new Map<string, number>();
  const found: Quantity[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const first = tokens[index];
    const [, digits = '', tail = ''] = /^(\d[\d.,]*)([a-z]*)$/.exec(first?.word ?? '') ?? [];
    const alone = digits ? Number.parseFloat(digits.replaceAll(',', '.')) : values.get(first?.word ?? '');
    if (!first || alone === undefined || /^(?:st|nd|rd|th)$/.test(tail)) continue;
    let value = alone * (scales[tail] ?? 1);
    // 'twenty-five', 'two hundred', '3 million'.
    for (let next = tokens[index + 1]; next; next = tokens[index + 1]) {
      const more = values.get(next.word);
      if (more === undefined || !/^[\s-]$/.test(folded.slice(tokens[index]?.end, next.at))) break;
      if (more >= 100 && value < more) value *= more;
      else if (value >= 20 && value % 10 === 0 && more < 10) value += more;
      else break;
      index += 1;
    }
    const noun = tokens[index + 1]?.word ?? '';
    const isShare = folded[tokens[index]?.end ?? 0] === '%';
    const told = `${folded.slice(first.at, tokens[index]?.end)}${isShare ? '%' : ''}`;
    found.push({ text: told, value, unit: unitOf(tail) ?? unitOf(noun), noun, isWord: digits === '', at: first.at });
  }
  return found;
}

const tolerance = 0.02;

/** 'nine' is '9', and '14 days' are 'two weeks'; a number without its measure is the same number. */
export function sameQuantity(one: Quantity, other: Quantity): boolean {
  if (!one.unit || !other.unit)
    return one.value === other.value && one.unit?.of !== 'share' && other.unit?.of !== 'share';
  const [a, b] = [one.value * one.unit.size, other.value * other.unit.size];
  return one.unit.of === other.unit.of && Math.abs(a - b) <= tolerance * Math.max(a, b);
}
