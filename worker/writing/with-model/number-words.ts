import { foldText } from '../../language/fold.ts';

/** Two to twelve in order, larger ones, and months, in small letters; words that mean something else too are left out ("-"). */
type Words = { small: string; large: string; months: string };

const languages: Readonly<Record<string, Words>> = {
  de: {
    small: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    large: 'hundert hunderte tausend tausende million millionen milliarde milliarden dutzend dutzende prozent',
    months: 'januar februar märz april mai juni juli august september oktober november dezember',
  },
  fr: {
    small: 'deux trois quatre cinq six sept huit - dix onze douze',
    large: 'cent cents mille million millions milliard milliards centaine centaines milliers douzaine douzaines',
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  },
  es: {
    small: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
    large: 'cien ciento cientos mil miles millón millones docena docenas',
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  },
  it: {
    small: 'due tre quattro cinque - sette otto nove dieci undici dodici',
    large: 'cento centinaia mille mila migliaia milione milioni miliardo miliardi dozzina dozzine',
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  },
  nl: {
    small: 'twee drie vier vijf zes zeven acht negen tien elf twaalf',
    large: 'honderd honderden duizend duizenden miljoen miljoenen miljard dozijn procent',
    months: 'januari februari maart april mei juni juli augustus september oktober november december',
  },
  pt: {
    small: 'dois/duas três quatro cinco - sete oito nove dez onze doze',
    large: 'cem cento centenas mil milhares milhão milhões bilhão bilhões dúzia dúzias',
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  },
};

/**
 * Number words and months of a sentence that its facts have not, in languages other than English, which grounding knows. A fact
 * may have the figure instead of the word.
 */
export function findForeignNumbers(sentence: string, basis: string, language: string): string[] {
  const words = languages[language];
  if (!words) return [];
  const figures = figuresOf(words);
  const given = new Set(wordsIn(basis));
  return wordsIn(sentence).filter((word) => {
    const figure = figures.get(word);
    return figure !== undefined && !given.has(word) && !given.has(figure);
  });
}

const wordsIn = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Each word with the figure that says the same; larger words and months are their own. */
function figuresOf({ small, large, months }: Words): ReadonlyMap<string, string> {
  const counted = small
    .split(' ')
    .flatMap((variants, at) => variants.split('/').map((word): [string, string] => [word, String(at + 2)]));
  const others = `${large} ${months}`.split(' ').map((word): [string, string] => [word, word]);
  return new Map([...counted.filter(([word]) => word !== '-'), ...others]);
}
