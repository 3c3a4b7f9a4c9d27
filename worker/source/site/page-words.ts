/*
 * What web sites call their pages, in menus and in addresses: English first, then German, French, Spanish, Italian, Portuguese,
 * Dutch, Swedish or Danish, and Polish, a line each. An own collection of names that sites of any trade share. Lower case,
 * without accents; `fillers` are left out.
 */

const names = (...lines: string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(', ')));

export type PageKind =
  | 'pricing'
  | 'features'
  | 'product'
  | 'about'
  | 'integrations'
  | 'questions'
  | 'customers'
  | 'uses'
  | 'comparison'
  | 'guides'
  | 'help';

/** Kinds of pages that say much about a product, and what one of each is worth for an article. */
export const pageKinds: Readonly<Record<PageKind, { worth: number; names: ReadonlySet<string> }>> = {
  pricing: {
    worth: 100,
    names: names(
      'pricing, prices, price, plans, plan, price list, plans and pricing, pricing and plans, cost, costs, order, ordering, buy',
      'preise, preis, tarife, kosten',
      'tarifs, tarif, prix',
      'precios, planes, tarifas',
      'prezzi, piani',
      'precos, planos',
      'prijzen, tarieven',
      'priser, prisplaner',
      'cennik',
    ),
  },
  features: {
    worth: 95,
    names: names(
      'features, feature, feature list, product features, key features, capabilities, functions',
      'funktionen, merkmale',
      'fonctionnalites',
      'funciones, funcionalidades, caracteristicas',
      'funzionalita',
      'functies',
      'funktioner',
      'funkcje',
    ),
  },
  product: {
    worth: 85,
    names: names(
      'product, products, platform, tour, product tour, how it works, services, service, what we do',
      'produkt, produkte, leistungen, so funktioniert es',
      'produit, produits, comment ca marche',
      'producto, productos, como funciona',
      'prodotto, prodotti, come funziona',
      'produto, produtos',
      'producten, hoe het werkt',
      'produkter, sa fungerar det',
      'jak to dziala',
    ),
  },
  about: {
    worth: 80,
    names: names(
      'about, company, story, who we are, mission, team, people',
      'uber uns, ueber uns, unternehmen',
      'a propos, qui sommes nous, entreprise',
      'nosotros, quienes somos, sobre nosotros, empresa',
      'chi siamo, azienda',
      'sobre, quem somos',
      'over ons',
      'om oss, om os',
      'o nas',
    ),
  },
  integrations: {
    worth: 75,
    names: names(
      'integrations, integration, apps, app directory, connectors, connections, plugins, extensions, add ons, marketplace, works with',
      'integrationen',
      'integraciones',
      'integrazioni',
      'integracoes',
      'integraties',
      'integrationer',
      'integracje',
    ),
  },
  questions: {
    worth: 70,
    names: names(
      'faq, faqs, frequently asked questions, questions, questions and answers, q and a',
      'haufige fragen, haeufige fragen, fragen und antworten',
      'questions frequentes',
      'preguntas frecuentes',
      'domande frequenti',
      'perguntas frequentes',
      'veelgestelde vragen',
      'vanliga fragor',
    ),
  },
  customers: {
    worth: 60,
    names: names(
      'customers, customer stories, case studies, case study, success stories, testimonials, reviews, wall of love, clients',
      'kunden, referenzen, kundenstimmen',
      'temoignages, avis',
      'clientes, casos de exito, testimonios',
      'clienti',
      'depoimentos',
      'klanten, klantverhalen',
      'kunder',
      'klienci',
    ),
  },
  uses: {
    worth: 50,
    names: names(
      'solutions, solution, use cases, use case, benefits, security, enterprise, teams, developers, self hosting, self hosted',
      'losungen, loesungen, anwendungsfalle, sicherheit',
      'cas d usage, avantages, securite',
      'soluciones, casos de uso, seguridad',
      'soluzioni, sicurezza',
      'solucoes, seguranca',
      'oplossingen',
      'losningar',
      'bezpieczenstwo',
    ),
  },
  comparison: {
    worth: 48,
    names: names('compare, comparison, comparisons, comparison table'),
  },
  guides: {
    worth: 45,
    names: names(
      'docs, documentation, guide, guides, getting started, introduction, quickstart, quick start, user guide, manual, tutorial, tutorials, install, installation, setup, examples',
      'dokumentation, handbuch, anleitung, erste schritte',
      'guide de demarrage',
      'documentacion, guia, primeros pasos',
      'documentazione, guida',
      'documentatie, handleiding',
      'kom igang',
    ),
  },
  help: {
    worth: 30,
    names: names(
      'support, help, help center, help centre, download, downloads',
      'hilfe',
      'aide',
      'ayuda',
      'aiuto',
      'ajuda',
      'hjalp',
      'pomoc',
    ),
  },
};

/** Pages that say nothing about a product that an article could tell, by a segment of their address or their link's text. */
export const unwantedNames = names(
  // To come in, to buy, to get in touch
  'login, log in, logout, log out, signin, sign in, signup, sign up, sign out, register, registration, auth, oauth, sso',
  'account, my account, dashboard, cart, checkout, basket, order, password, forgot password, reset password',
  'subscribe, unsubscribe, contact, contact us, contact sales, demo, book demo, request demo, trial, free trial',
  'start free, started free, try it free, try for free, waitlist, join waitlist',
  'anmelden, registrieren, warenkorb, kasse, kontakt',
  'connexion, inscription, panier, contactez nous',
  'iniciar sesion, registro, carrito, contacto',
  'accedi, carrello, contatti',
  'entrar, carrinho, contato',
  'inloggen, winkelwagen',
  'logga in, varukorg',
  'zaloguj, koszyk',
  // The law
  'terms, terms of service, terms of use, terms and conditions, tos, privacy, privacy policy, privacy notice, legal, legal notice',
  'gdpr, dpa, cookies, cookie policy, cookie settings, imprint, disclaimer, license, licence, licensing',
  'security policy, refund policy, refunds, acceptable use',
  'impressum, datenschutz, agb',
  'mentions legales, confidentialite, cgu, cgv',
  'aviso legal, privacidad, terminos, condiciones',
  'note legali, termini',
  'termos, privacidade',
  'voorwaarden',
  'integritet, villkor',
  'regulamin, prywatnosc',
  // What happened, and what is to come
  'blog, post, posts, news, newsroom, press, media, article, articles, changelog, change log, release notes, releases, roadmap',
  'events, event, webinars, webinar, podcast, newsletter',
  'aktuelles, nachrichten, presse',
  'actualites',
  'noticias',
  'notizie',
  'nieuws',
  'nyheter',
  'aktualnosci',
  // Work, other people, other products
  'careers, career, jobs, job, hiring, affiliates, affiliate program, partners, partner program, referral, forum, community',
  'vs, versus, alternative, alternatives, donate, sponsors, contributing, contributors',
  'karriere, stellen',
  'carrieres, emplois',
  'empleo',
  'lavora con noi',
  'carreiras',
  'vacatures',
  'jobb',
  'kariera',
  // Machinery
  'status, search, tag, tags, category, categories, author, authors, feed, rss, sitemap, archive, admin, edit, print, share',
  'wp admin, wp login, wp content, wp json, cdn cgi, api, assets, static, 404',
  'suche',
);

/** Words that change nothing about what a page's name says. */
export const fillers = new Set(
  'a all an at by en for get in la le les los more of on our page see the to us view your'.split(' '),
);

/** A name that begins so tells what the product is about: 'How billing works', 'What is Acme?', 'Why Acme'. */
export const tellingBeginnings = new Set(['how', 'what', 'why']);
