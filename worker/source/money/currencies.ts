/**
 * The currencies of ISO 4217 (active codes, with those that left it lately and are still printed; without metals, bond units and
 * the codes for tests) and their signs: CLDR's symbols and narrow symbols, with the spellings that shops use beside them.
 */

export const currencyCodes: ReadonlySet<string> = new Set(
  (
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF ' +
    'CHW CLF CLP CNY COP COU CRC CUC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD ' +
    'HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL ' +
    'MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD ' +
    'RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN ' +
    'UYI UYU UYW UZS VED VES VND VUV WST XAF XCD XCG XDR XOF XPF YER ZAR ZMW ZWG'
  ).split(' '),
);

/** ISO 4217: those without a smaller unit, and those with a thousandth. All others have a hundredth. */
export const withoutCents: ReadonlySet<string> = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
);
export const withThousandths: ReadonlySet<string> = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** Where they are at home (CLDR's formats), a point stands before the decimals and a comma between thousands. */
export const pointCurrencies: ReadonlySet<string> = new Set(
  (
    'AED AUD BBD BDT BHD BMD BND BSD BWP BZD CAD CNY DOP EGP ETB FJD GBP GHS GIP GTQ GYD HKD HNL ILS INR JMD JOD JPY KES KHR ' +
    'KRW KWD KYD LKR LRD LYD MMK MNT MOP MUR MVR MWK MXN MYR NAD NGN NIO NPR NZD OMR PAB PEN PGK PHP PKR QAR SAR SBD SCR SGD ' +
    'SLE SSP SZL THB TOP TTD TWD TZS UGX USD WST XCD YER ZMW'
  ).split(' '),
);

/** Codes that are words, abbreviations or names too ('TRY 3 plans', 'PHP 8', 'COP 28', 'AWG 24'): a number beside is not enough. */
export const wordCodes: ReadonlySet<string> = new Set(
  (
    'ALL AMD AWG BAM BOB BSD CHE CLP COP COU CRC CUP ERN GEL GIP HUF LAK MAD MOP MUR NAD PEN PHP RON SAR SCR SDG SHP SOS SRD ' +
    'SSP SVC TOP TRY XDR'
  ).split(' '),
);

/**
 * Signs = the currencies that print them, the first being meant where the page does not say: the one most traded (BIS turnover
 * survey), so '$' is USD, '¥' JPY, '£' GBP and 'kr' SEK. '?' first: no price, unless the page's own currency has this sign,
 * since by itself it is a letter or a weekday. '~' first: needs to look like money besides ('R 1,299', 'R299 per month').
 */
export const currencySigns: readonly string[] = [
  '$ = USD AUD CAD NZD HKD SGD MXN TWD ARS BBD BMD BND BSD BZD CLP COP CUP DOP FJD GYD JMD KYD LRD NAD SBD SRD TTD UYU XCD',
  '＄ US$ U$S U$ USD$ = USD',
  'A$ AU$ AUD$ = AUD',
  'C$ = CAD NIO',
  'CA$ CAD$ = CAD',
  'NZ$ = NZD',
  'HK$ = HKD',
  'S$ SG$ = SGD',
  'NT$ = TWD',
  'MX$ = MXN',
  'AR$ = ARS',
  'CLP$ = CLP',
  'COP$ COL$ = COP',
  'RD$ = DOP',
  'J$ = JMD',
  'TT$ = TTD',
  'EC$ = XCD',
  'N$ = NAD',
  'T$ = TOP',
  'FJ$ = FJD',
  'BZ$ = BZD',
  'MOP$ = MOP',
  '$U = UYU',
  'R$ = BRL',
  '€ = EUR',
  '£ = GBP EGP FKP GIP SHP SSP SYP',
  '￡ = GBP',
  'E£ = EGP',
  'L£ = LBP',
  '¥ ￥ = JPY CNY',
  'CN¥ RMB = CNY',
  'JP¥ 円 = JPY',
  '元 = CNY TWD HKD',
  '원 = KRW',
  '₩ = KRW KPW',
  '₹ = INR',
  'Rs ₨ = INR PKR LKR NPR MUR SCR',
  '৳ = BDT',
  '₽ руб = RUB',
  '₴ грн = UAH',
  '₺ = TRY',
  'TL = ~TRY',
  '₸ = KZT',
  '₼ = AZN',
  '₾ = GEL',
  '֏ = AMD',
  '؋ = AFN',
  '₪ = ILS',
  '₫ đ = VND',
  '฿ = THB',
  '៛ = KHR',
  '₭ = LAK',
  '₮ = MNT',
  '₱ = PHP',
  '₦ = NGN',
  '₵ GH₵ = GHS',
  '₡ = CRC',
  '₲ Gs. = PYG',
  '⃀ сом = KGS',
  'د.إ = AED',
  'kr Kr = SEK NOK DKK ISK',
  'KR = ~SEK NOK DKK ISK',
  ':- Skr = SEK',
  'Nkr = NOK',
  'Dkr = DKK',
  'Kč kč = CZK',
  'zł Zł ZŁ = PLN',
  'Ft = ~HUF',
  'lei = ~RON MDL',
  'лв = BGN',
  'ден = MKD',
  'дин = RSD',
  'din = ~RSD',
  'KM = ?BAM',
  'Lekë = ALL',
  'Br = ?BYN ETB',
  'SFr. SFr sFr = CHF',
  'Fr. Fr = ?CHF',
  'R = ~ZAR',
  'Rp = IDR',
  'RM = ~MYR',
  'KSh Ksh = KES',
  'TSh = TZS',
  'USh = UGX',
  'Bs Bs. = ~BOB VES',
  'S/ S/. = PEN',
  'B/. = PAB',
  'FCFA = XAF XOF',
  'CFA = XOF XAF',
  'CFPF = XPF',
  'DT = ?TND',
  'DA = ?DZD',
  'FC = ?CDF',
  'Kz = ~AOA',
  'MT = ?MZN',
  'Ar = ?MGA',
  'Q = ?GTQ',
  'L = ?HNL MDL',
  'K = ?MMK ZMW PGK',
  'P = ?BWP',
  'D = ?GMD',
  'E = ?SZL',
  'G = ?HTG',
];

/** Signs of the hundredth. */
export const centSigns = '¢ ￠ US¢ = USD';

/** In words, after the number. '' where several currencies have the name. 'Pounds' are weighed too. */
export const currencyNames: Readonly<Record<string, string>> = {
  'US dollar|US dollars|American dollars|U.S. dollars': 'USD',
  'dollar|dollars': 'USD',
  'Canadian dollars': 'CAD',
  'Australian dollars': 'AUD',
  'euro|euros': 'EUR',
  'pounds sterling|British pounds': 'GBP',
  'pound|pounds': '~GBP',
  'Swiss francs|Schweizer Franken|Franken': 'CHF',
  'franc|francs': 'CHF XOF XAF',
  yen: 'JPY',
  yuan: 'CNY',
  'rupee|rupees': 'INR',
  'Swedish kronor|kronor': 'SEK',
  'Norwegian kroner': 'NOK',
  'Danish kroner': 'DKK',
  kroner: 'NOK DKK',
  'zloty|zlotys|złoty|złotych': 'PLN',
  'reais|reals': 'BRL',
};
export const centNames = 'cent|cents|centimes|eurocent|eurocents';
