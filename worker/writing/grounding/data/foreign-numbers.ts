/** Two to twelve in order ("-" where a word means something else too), and larger numbers. */
export const foreignNumbers: Readonly<Record<string, { small: string; large: Readonly<Record<string, number>> }>> = {
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
