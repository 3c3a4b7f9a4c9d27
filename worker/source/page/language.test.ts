import { describe, expect, it } from 'vitest';
import { guessLanguage, primarySubtag, settleLanguage } from './language.ts';

/** One product page in several languages, as short as pages come. */
const pages: Record<string, string> = {
  en: `Fieldnote\nInvoices for craftspeople.\nWrite quotes on the building site and invoices on the same day.
    Turn a quote into an invoice with one click. Reminders go out by themselves, and every payment is matched with your account.
    Solo\n$9 a month\nTeam\n$29 a month\nWhere is my data? In Frankfurt, encrypted and backed up each day.`,
  de: `Fieldnote\nRechnungen für das Handwerk.\nSchreiben Sie Angebote auf der Baustelle und Rechnungen noch am selben Tag.
    Machen Sie mit einem Klick aus einem Angebot eine Rechnung. Mahnungen gehen von selbst hinaus, jede Zahlung wird abgeglichen.
    Solo\n9 € im Monat\nTeam\n29 € im Monat\nWo liegen meine Daten? In Frankfurt, verschlüsselt und täglich gesichert.`,
  fr: `Fieldnote\nLa facturation des artisans.\nRédigez vos devis sur le chantier et vos factures le jour même.
    Transformez un devis en facture en un clic. Les relances partent toutes seules et chaque paiement est rapproché du compte.
    Solo\n9 € par mois\nÉquipe\n29 € par mois\nOù sont mes données ? À Paris, chiffrées et sauvegardées chaque jour.`,
  es: `Fieldnote\nFacturas para talleres.\nHaga los presupuestos en la obra y las facturas el mismo día.
    Convierta un presupuesto en factura con un clic. Los avisos de pago se envían solos y cada cobro se concilia con su cuenta.
    Solo\n9 € al mes\nEquipo\n29 € al mes\n¿Dónde están mis datos? En Madrid, cifrados y copiados cada día.`,
  nl: `Fieldnote\nFacturen voor vakmensen.\nMaak offertes op de bouwplaats en facturen nog dezelfde dag.
    Zet een offerte met één klik om in een factuur. Herinneringen gaan vanzelf de deur uit en elke betaling wordt vergeleken.
    Solo\n€ 9 per maand\nTeam\n€ 29 per maand\nWaar staan mijn gegevens? In Amsterdam, versleuteld en elke dag bewaard.`,
  sv: `Fieldnote\nFakturor för hantverkare.\nSkriv offerter på byggplatsen och fakturor samma dag.
    Gör om en offert till en faktura med ett klick. Påminnelser skickas av sig själva och varje betalning stäms av mot kontot.
    Solo\n99 kr i månaden\nTeam\n299 kr i månaden\nVar finns mina uppgifter? I Stockholm, krypterade och säkrade varje dag.`,
  da: `Fieldnote\nFakturaer for håndværkere.\nSkriv tilbud på byggepladsen og fakturaer samme dag.
    Lav et tilbud om til en faktura med et klik. Påmindelser sendes af sig selv, og hver betaling afstemmes med din konto.
    Solo\n99 kr om måneden\nTeam\n299 kr om måneden\nHvor ligger mine data? I København, krypteret og gemt hver dag.`,
  pl: `Fieldnote\nFaktury dla rzemieślników.\nTwórz oferty na budowie i wystawiaj faktury jeszcze tego samego dnia.
    Zamień ofertę na fakturę jednym kliknięciem. Przypomnienia wysyłają się same, a każda płatność jest uzgadniana z kontem.
    Solo\n39 zł miesięcznie\nZespół\n119 zł miesięcznie\nGdzie są moje dane? W Warszawie, zaszyfrowane i kopiowane co dzień.`,
  ja: `Fieldnote\n職人のための請求書ソフト。\n現場で見積書を作成し、その日のうちに請求書を発行できます。
    ワンクリックで見積書を請求書に変換。督促は自動で送信されます。ソロは月額900円、チームは月額2900円。`,
};
const norwegian = `Feltbok. Fakturaer for håndverkere. Skriv tilbud på byggeplassen og fakturaer samme dag. Gjør et tilbud om
    til en faktura med ett klikk. Påminnelser sendes av seg selv, og hver betaling stemmes av mot kontoen din.`;
const names = ['Docker', 'Kubernetes', 'REST API', 'Webhooks', 'Import', 'Export', 'Login', 'Dashboard'].join('\n');

describe('guessLanguage', () => {
  it.each(Object.entries(pages))('knows %s', (language, text) => {
    expect(guessLanguage(text)).toBe(language);
    expect(guessLanguage(`${names}\n${text}\n${names}`)).toBe(language);
  });

  it('says nothing of a text that is too short to tell', () => {
    expect(guessLanguage('Too short.')).toBeNull();
    expect(guessLanguage('')).toBeNull();
    expect(guessLanguage('これは日本語の文章です。とても短いです。')).toBe('ja');
  });
});

describe('settleLanguage', () => {
  it.each(Object.entries(pages))(
    'believes a page of its own language %s, and not that it is another',
    (language, text) => {
      expect(settleLanguage(language, text)).toBe(language);
      expect(settleLanguage(language === 'en' ? 'de' : 'en', text)).toBe(language);
    },
  );

  it('believes the page where its text is short, in several languages, or in one that is not known', () => {
    expect(settleLanguage('fr', 'Too short.')).toBe('fr');
    expect(settleLanguage('fr', `${pages.fr}\n${pages.en}`)).toBe('fr');
    expect(settleLanguage('cy', pages.en ?? '')).toBe('cy');
    expect(settleLanguage('nb', norwegian)).toBe('nb');
  });

  it('guesses where the page says nothing', () => {
    expect(settleLanguage(null, pages.sv ?? '')).toBe('sv');
    expect(settleLanguage(null, 'Too short.')).toBeNull();
  });
});

describe('primarySubtag', () => {
  it('reads what can be a tag', () => {
    expect(['en-US', 'DE', 'pt_BR', 'english', 'x-default', undefined].map(primarySubtag)).toEqual([
      ...['en', 'de', 'pt', null, null, null],
    ]);
  });
});
