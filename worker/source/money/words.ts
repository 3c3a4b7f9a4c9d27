/**
 * Words around an amount, in English and the common ones of German, French, Spanish, Dutch, Swedish, Portuguese and Polish.
 * Sources: CLDR's unit names for the periods, in these and some twenty languages more; the rest as pages of prices print them.
 * Case, hyphens and points do not matter.
 */

/** Period nouns. Those that are no period of the contract stand with their number: a quarter is three months. */
export const periodNouns = {
  '1 day':
    'day|days|tag|tage|tagen|jour|jours|día|días|dia|dias|dag|dagen|dagar|dygn|dzień|dni|giorno|giorni|dage|døgn|päivä|pv|dny|dnů|' +
    'deň|nap|zi|zile|ден|ημέρα|gün|день|дня|дней|日',
  '1 week':
    'week|weeks|wk|wks|woche|wochen|semaine|semaines|semana|semanas|weken|vecka|veckan|veckor|tydzień|tygodnie|tygodniu|tydz|' +
    'settimana|settimane|uge|uger|uke|uker|viikko|vk|týden|týdny|týždeň|hét|săptămână|седмица|tjedan|teden|εβδομάδα|hafta|' +
    'тиждень|неделя|неделю|週間|周|주',
  '2 week': 'fortnight|fortnights',
  '1 month':
    'month|months|mo|mos|mth|mths|mnth|monat|monate|monaten|mt|mois|mes|meses|maand|maanden|mnd|månad|månader|månaden|mån|' +
    'måned|måneder|md|mdr|mês|miesiąc|miesiące|miesięcy|miesiącu|mies|mc|m c|mese|mesi|kuukausi|kuukautta|kk|měsíc|měsíce|' +
    'měsíců|měs|mesiac|mesiace|hónap|hó|lună|luni|месец|месеца|mjesec|mjesečno|mesec|mesecev|μήνας|μήνα|ay|місяць|місяців|міс|' +
    'месяц|месяца|месяцев|мес|bulan|bln|tháng|月|か月|ヶ月|个月|월|개월',
  '3 month': 'quarter|quarters|quartal|trimestre|kwartaal|kvartal|kwartał',
  '1 year':
    'year|years|yr|yrs|annum|jahr|jahre|jahren|an|ans|année|année|año|años|jaar|jr|år|året|ano|anos|rok|roku|roky|rokov|lata|lat|' +
    'anno|anni|vuosi|vuotta|év|година|години|godina|godine|leto|έτος|yıl|рік|років|год|года|лет|tahun|thn|năm|年|년',
} as const;

/** CLDR's narrow forms, right behind a slash only: '$9/m'. */
export const narrowNouns = { '1 month': 'm', '1 year': 'y', '1 week': 'w', '1 day': 'd' } as const;

/** Adverbs and adjectives of how often. */
export const periodAdverbs = {
  '1 day': 'daily|täglich|quotidien|diario|dagelijks|dagligen',
  '1 week': 'weekly|wöchentlich|hebdomadaire|semanal|wekelijks',
  '1 month':
    'monthly|month to month|monatlich|monatliche|monatlicher|mtl|mensuel|mensuelle|mensuellement|mensual|mensualmente|maandelijks|' +
    'månadsvis|månedlig|mensal|mensalmente|miesięcznie|pcm|pm|p m|p/m',
  '3 month': 'quarterly|vierteljährlich|quartalsweise|trimestriel|trimestral',
  '1 year':
    'yearly|annually|annual|jährlich|jährliche|jährlicher|jährl|annuel|annuelle|annuellement|anual|anualmente|jaarlijks|årligen|' +
    'årlig|årsvis|rocznie|p a|p/a|p/y',
  once:
    'once|one time|one off|lifetime|for life|for ever|forever|single payment|pay once|paid once|one time payment|one time fee|' +
    'one time purchase|one time charge|one time cost|one off payment|one off fee|lifetime access|lifetime license|lifetime licence|' +
    'lifetime deal|lifetime payment|one time license|once only|einmalig|einmalzahlung|une fois|paiement unique|pago único|' +
    'pagamento único|eenmalig|engångsbetalning|engångskostnad|jednorazowo',
} as const;

/** 'Billed', before or after the word for how often. */
export const billed =
  'billed|paid|charged|invoiced|payable|billing|payment|payments|prepaid|abgerechnet|abrechnung|zahlung|zahlbar|zahlweise|' +
  'facturé|facturée|facturation|paiement|facturado|facturación|pago|gefactureerd|betaald|betaling|faktureras|betalas|fakturering|' +
  'cobrado|cobrança|faturado|rozliczane|płatne|płatność';
/** What may lead to 'billed': 'when billed yearly', 'with annual billing', 'on annual plan'. */
export const billedLead = 'when|if|with|on|or|as|at|bei|wenn|si|en|con|bij|vid|com|przy|avec';

export const billedTerms = 'plan|plans|subscription|commitment|contract|term|abo|vertrag|laufzeit|abonnement';

/** Marks of what one amount pays for: a period or a unit. */
export const perWords = 'per|pro|je|par|por|por cada|for each|for every|za|à';
/** The same, which also begin a clause of their own: 'it costs $9, each page is $1'. */
export const eachWords = 'each|every';
/** The same, but short words with many other meanings: a period or a known unit must follow. */
export const perOnlyKnown = 'a|an|al|im|i|om|la|le|ao|w|na|el|den|del';
export const forWords = 'for|für|pour|por|para|voor|för|na|over|covers';
export const andWords = 'and|und|et|y|en|och|e|i';

/** What a price is commonly paid for; a unit's words end with one of these, or where the phrase ends. */
export const unitNouns =
  'user|users|seat|seats|member|members|editor|editors|agent|agents|site|sites|website|websites|project|projects|person|people|' +
  'employee|employees|developer|developers|creator|creators|contributor|contributors|collaborator|host|hosts|device|devices|' +
  'server|servers|domain|domains|workspace|workspaces|team|teams|company|organization|organisation|location|locations|store|' +
  'stores|request|requests|call|calls|message|messages|email|emails|token|tokens|event|events|minute|minutes|min|hour|hours|hr|' +
  'second|seconds|page|pages|document|documents|image|images|gb|tb|mb|kb|credit|credits|transaction|transactions|contact|' +
  'contacts|license|licence|account|accounts|student|students|property|unit|units|channel|channels|order|orders|vehicle|' +
  'customer|customers|client|clients|admin|admins|participant|participants|head|guest|night|session|run|runs|item|items|' +
  'nutzer|benutzer|mitarbeiter|person|arbeitsplatz|platz|lizenz|stunde|std|utilisateur|utilisateurs|poste|siège|heure|usuario|' +
  'usuarios|persona|licencia|hora|gebruiker|gebruikers|medewerker|uur|användare|anställd|timme|usuário|usuários|licença|' +
  'użytkownik|użytkownika|osoba|osobę|godzina|godzinę|licencja';

/** Units in other languages, so that an article in one can be held against a page in another. */
export const unitTranslations: Readonly<Record<string, string>> = {
  user: 'nutzer|nutzerin|benutzer|anwender|utilisateur|usuario|gebruiker|användare|usuário|użytkownik|użytkownika|utente',
  seat: 'platz|arbeitsplatz|poste|siège|asiento|puesto|plats|assento|stanowisko|stanowiska',
  person: 'personne|persona|persoon|pessoa|osoba|osobę|people',
  member: 'mitglied|membre|miembro|lid|medlem|membro|członek|członka',
  employee: 'mitarbeiter|mitarbeiterin|employé|salarié|empleado|medewerker|anställd|funcionário|pracownik|pracownika',
  site: 'website|webseite',
  project: 'projekt|projet|proyecto|projeto|projektu',
  hour: 'hr|stunde|std|heure|hora|uur|timme|godzina|godzinę',
  minute: 'min|minuto|minuut|minut|minuta|minutę',
  license: 'licence|lizenz|licencia|licentie|licens|licença|licencja|licencję',
  request: 'anfrage|requête|solicitud|verzoek|förfrågan|solicitação|zapytanie',
  device: 'gerät|appareil|dispositivo|apparaat|enhet|urządzenie',
  company: 'unternehmen|firma|entreprise|empresa|bedrijf|företag',
  location: 'standort|ubicación|locatie',
};

/** No unit has one of these. */
export const stopWords =
  'the|a|an|this|and|or|for|with|when|if|on|in|at|to|is|are|was|were|has|have|will|can|plus|than|then|but|so|as|by|from|that|which|who|it|' +
  'you|we|they|your|our|their|up|only|just|more|less|get|gets|including|includes|include|excluding|billed|paid|charged|' +
  'und|oder|für|mit|bei|ab|et|ou|pour|avec|y|o|para|con|en|of|met|voor|och|eller|för|com|e|lub|dla|z|not|no|per|pro|each|every';

export const from =
  'from|starts at|start at|starts from|start from|starting at|starting from|starting|begins at|beginning at|as low as|as little as|at least|' +
  'ab|à partir de|dès|a partir de|desde|vanaf|från|fra|od|a partire da|da';
/** The same, after the amount. */
export const andUp = 'and up|and above|and more|or more|onwards|upwards|und mehr|et plus|y más|i więcej';
/** What is paid besides the amount: behind a plus sign, or with a word for it. */
export const alsoPaid =
  'usage|metered usage|overage|overages|usage fees|transaction fees|setup|setup fee|setup costs|plus usage|plus metered usage|plus overage|plus overages|plus transaction fees|plus setup fee|plus setup';
/** May stand between 'from' and the amount. */
export const fromFillers = 'just|only|about|nur|seulement|slechts|endast|apenas|tylko';
/** Words before a price that change nothing. */
export const fillers =
  'or|oder|ou|eller|only|just|now|pay|price|prices|pricing|cost|costs|at|about|approx|ca|for|nur|jetzt|preis|seulement|prix|sólo|precio|slechts|' +
  'prijs|endast|pris|apenas|preço|tylko|cena|plan|plans|usd|flat|fee';
/** Of how many at least is to be paid: 'min. 3 users', '3 seat minimum'. */
export const leastWords = 'min|minimum|minimum of|at least|mind|mindestens|ab|from';
/** Words after a price that change nothing of it: taxes, praise, from when on it is paid. */
export const taxNotes =
  'excl vat|excluding vat|exclusive of vat|ex vat|plus vat|vat excluded|vat not included|before vat|incl vat|including vat|vat included|inc vat|' +
  'excl tax|excluding tax|excluding taxes|excl taxes|plus tax|plus taxes|plus applicable taxes|before tax|ex tax|incl tax|incl taxes|' +
  'including tax|taxes included|tax included|excl gst|ex gst|plus gst|incl gst|inc gst|including gst|vat|gst|' +
  'zzgl mwst|zzgl ust|exkl mwst|inkl mwst|inkl ust|netto|brutto|net|gross|ht|ttc|hors taxes|iva incluido|más iva|sin iva|best value|best deal|' +
  'after trial|after the trial|after your trial|after free trial|after the free trial|after your free trial|after trial ends|' +
  'after the trial ends|after your trial ends|after the free trial ends|after your free trial ends|' +
  'excl btw|incl btw|ex btw|exkl moms|inkl moms|ex moms|sem impostos|bez vat|only|flat|flat rate|fee|each';

export const free =
  'free|for free|100% free|free of charge|always free|free forever|free for ever|free for life|completely free|totally free|' +
  'no cost|at no cost|no charge|kostenlos|kostenfrei|gratis|umsonst|gratuit|gratuitement|gratuito|gratuita|gratis para siempre|' +
  'för alltid gratis|grátis|kostnadsfri|kostnadsfritt|za darmo|darmowy|bezpłatnie|bezpłatny|für immer kostenlos|' +
  'gratuit pour toujours|altijd gratis';
export const onRequest =
  'custom|custom pricing|custom price|custom quote|custom plan|contact us|contact sales|contact our sales team|contact our team|contact us for pricing|' +
  "contact for pricing|contact us for a quote|contact sales for pricing|let's talk|lets talk|let's chat|let us talk|talk to us|talk to sales|talk to our team|get a quote|request a quote|" +
  'request pricing|request quote|ask for a quote|ask for pricing|ask us|on request|upon request|price on request|pricing on request|' +
  'price upon request|available on request|by agreement|tailored|tailored pricing|quote|quote based|individual pricing|' +
  'negotiable|call us|call for pricing|call for price|inquire|enquire|poa|get in touch|' +
  'auf anfrage|preis auf anfrage|individuell|nach absprache|nach vereinbarung|kontakt aufnehmen|kontaktieren sie uns|' +
  'sur devis|sur demande|sur mesure|prix sur demande|contactez nous|nous contacter|a medida|personalizado|a consultar|' +
  'bajo consulta|contáctanos|contáctenos|op aanvraag|prijs op aanvraag|op maat|neem contact op|på begäran|på förfrågan|' +
  'kontakta oss|pris på begäran|offert|begär offert|sob consulta|fale conosco|contacte nos|sob medida|na zapytanie|' +
  'indywidualnie|indywidualna wycena|skontaktuj się|wycena indywidualna';

/** Between the ends of a range, beside dashes. */
export const rangeWords = 'to|bis|till|until|through|à|a|tot|til|do|até|hasta';
/** '-20 %' and '$20 off' are no prices: words before and after. */
export const discountBefore =
  'save|saves|saved|saving|you save|save up to|save over|sparen|sparen sie|spare|économisez|ahorra|ahorre|bespaar|spara|economize|' +
  'poupe|oszczędź|rabatt|discount of';
export const discountAfter =
  'off|discount|discounted|cheaper|rabatt|ermäßigung|günstiger|gespart|remise|réduction|descuento|korting|' +
  'desconto|zniżki|rabatu|taniej|cashback|cash back';

/** After 'save 20 %' these tell of time and work, not of money. */
export const notMoney = 'of|more|time|effort|in|hours|work|energy|zeit|temps|tiempo|tijd|tid|tempo|czasu';

/** Numbers that are written out before a period. */
export const smallNumbers: Readonly<Record<string, string>> = {
  '1': 'one|a|an|ein|einen|une|un|una|een|ett|um|jeden',
  '2': 'two|zwei|deux|dos|twee|två|dois|dwa',
  '3': 'three|drei|trois|tres|drie|tre|três|trzy',
  '4': 'four|vier|quatre|cuatro|fyra|quatro|cztery',
  '5': 'five|fünf|cinq|cinco|vijf|fem|pięć',
  '6': 'six|sechs|seis|zes|sex|sześć',
  '10': 'ten|zehn|dix|diez|tien|tio|dez',
  '12': 'twelve|zwölf|douze|doce|twaalf|tolv|doze',
  '18': 'eighteen|achtzehn',
  '24': 'twenty four|vierundzwanzig',
};

/** Letters and words that multiply. The letters stand right behind the number. */
export const scales: Readonly<Record<string, string>> = {
  '1000': 'k|thousand|tsd|tausend|mille|mil|tusen',
  '100000': 'lakh|lakhs',
  '1000000': 'm|mm|mn|mio|million|millions|millionen|millones|miljoen|miljoner|milhões',
  '10000000': 'crore|crores|cr',
  '1000000000': 'b|bn|mrd|billion|billions|milliarden|milliard|milliards|miljard|miljarder',
};
